"""How an era ends and the next begins: control, panoramas, keys, wonder cards, and the last scoring."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, lowest_bit
from quartier.core.event import EVERYBODY
from quartier.titles.skyrise.pieces import (
    CARD,
    CARDS,
    FIRST_WONDER,
    ISLANDS,
    OF_ERA_TWO,
    TALL,
)
from quartier.titles.skyrise.players import (
    BUILT,
    FINISHED,
    HAND,
    INITIATIVE,
    KEYS,
    OBJECTIVE,
    PRESTIGE,
    SHOWN,
    STANDING,
    STOCK,
    WIDTH,
)
from quartier.titles.skyrise.players import CARDS as CARDS_OF
from quartier.titles.skyrise.scoring import (
    commission_points,
    holders,
    in_objective,
    key_points,
    objective_points,
    patron_points,
    row_points,
    surplus_discs,
    times_met,
)
from quartier.titles.skyrise.table import (
    CHOOSING,
    ERAS,
    NOBODY,
    OVER,
    Table,
)

PAGE: Final = 4
"""Numbers a seat on the page of an era that is over: low, medium, tall buildings, prestige."""

LATE_ITEMS: Final = ("patrons", "surplus", "keys", "commissions", "rows")


class Eras(Table):
    def finish(self, seat: i64) -> None:
        """This seat has built all it had; a key for the first, with three or four players for the second."""
        place: i64 = count_bits(self.finished)
        self.finished |= 1 << seat
        at: i64 = seat * WIDTH
        self.players[at + FINISHED] = place + 1
        key: i64 = place if place == 0 or (place == 1 and self.seats > 2) else 2
        if key < 2:
            self.players[at + KEYS] = 1 << key
        if self.told is not None:
            self.tell("finished", seat, {"key": key})
        if place + 1 == self.seats:
            self.end_era()
        else:
            self.start_auction(self.lowest_initiative(), "initiative")

    def lowest_initiative(self) -> i64:
        """Of those who still have something to build."""
        found: i64 = NOBODY
        seat: i64 = 0
        while seat < self.seats:
            if not (self.finished >> seat) & 1 and (
                found == NOBODY
                or self.players[seat * WIDTH + INITIATIVE] < self.players[found * WIDTH + INITIATIVE]
            ):
                found = seat
            seat += 1
        return found

    def end_era(self) -> None:
        if self.told is not None:
            self.tell("era-end", EVERYBODY, {"era": self.era + 1})
        island: i64 = 0
        while island < ISLANDS:
            self.score_control(island)
            island += 1
        self.score_panorama(self.first)
        self.score_panorama(self.second)
        self.archive = with_page(self.archive, self.players, self.seats)
        self.era += 1
        if self.era == ERAS:
            self.score_end()
            return
        self.phase = CHOOSING
        self.bids = 0

    def score_control(self, island: i64) -> None:
        districts: i64 = self.board.islands[island]
        if districts == 0:
            return
        found: i64 = holders(self.players, self.seats, districts)
        if self.told is not None:
            seats = [one for one in range(int(self.seats)) if (found >> one) & 1]
            self.tell("control", EVERYBODY, {"island": island, "seats": seats, "points": self.pieces.control})
        while found:
            self.credit(lowest_bit(found), self.pieces.control)
            found &= found - 1

    def score_panorama(self, card: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            standing: i64 = self.players[seat * WIDTH + STANDING]
            met: i64 = times_met(card, standing, self.board.all, self.board)
            if met > 0:
                points: i64 = met * self.pieces.panoramas[card]
                self.credit(seat, points)
                if self.told is not None:
                    self.tell("panorama", seat, {"card": card, "count": met, "points": points})
            seat += 1

    # between the eras

    def cards(self, seat: i64) -> vec[i64]:
        hand: i64 = self.players[seat * WIDTH + HAND]
        codes: vec[i64] = vec[i64]([0] * count_bits(hand))
        count: i64 = 0
        while hand:
            codes[count] = CARD + lowest_bit(hand)
            hand &= hand - 1
            count += 1
        return codes

    def choose(self, seat: i64, card: i64) -> None:
        at: i64 = seat * WIDTH
        self.players[at + HAND] = self.players[at + HAND] & ~bit(card)
        which: i64 = 0 if self.players[at + CARDS_OF] == 0 else 1
        self.players[at + CARDS_OF + which] = card
        if self.told is not None:
            self.tell("choose-card", seat, {}, {"card": card})
        if self.owed() == 0:
            self.reveal()

    def reveal(self) -> None:
        """The wonders are shown, and with them all of era 2 is unlocked."""
        seat: i64 = 0
        while seat < self.seats:
            at: i64 = seat * WIDTH
            card: i64 = self.players[at + CARDS_OF]
            other: i64 = self.players[at + CARDS_OF + 1]
            lowest: i64 = other if 0 < other < card else card
            # several cards count by their sum, then by the lowest
            self.players[at + INITIATIVE] = (card + other) * (CARDS + 1) + lowest
            self.players[at + HAND] = 0
            unlocked: i64 = OF_ERA_TWO | bit(FIRST_WONDER)
            if other > 0:
                unlocked |= bit(FIRST_WONDER + 1)
            self.players[at + STOCK] = self.players[at + STOCK] | unlocked
            if self.told is not None:
                cards = [int(card)] if other == 0 else [int(card), int(other)]
                self.tell("wonders", seat, {"cards": cards})
            seat += 1
        if self.told is not None:
            self.tell("era-two", EVERYBODY, {})
        self.start_auction(self.lowest_initiative(), "initiative")

    # the end of the game

    def score_end(self) -> None:
        self.phase = OVER
        if self.told is not None:
            self.tell("patrons", EVERYBODY, {"values": list(self.values)})
        seat: i64 = 0
        while seat < self.seats:
            objective: i64 = objective_points(self.players, seat, self.board)
            patrons: i64 = patron_points(self.players, seat, self.values)
            surplus: i64 = surplus_discs(self.players, seat) * self.pieces.surplus
            keys: i64 = key_points(self.players, seat, self.board)
            commissions: i64 = commission_points(self.players, seat, self.board)
            rows: i64 = row_points(self.players, seat, self.board)
            if self.told is not None:
                self.tell_end(seat, objective, [patrons, surplus, keys, commissions, rows])
            self.players[seat * WIDTH + SHOWN] = 1
            self.credit(seat, objective + patrons + surplus + keys + commissions + rows)
            seat += 1
        if self.told is not None:
            self.tell("end", EVERYBODY, {"scores": list(self.scores()), "ranking": list(self.ranking())})

    def tell_end(self, seat: i64, objective: i64, rest: list[i64]) -> None:
        self.tell(
            "score-objective", seat,
            {
                "faction": self.players[seat * WIDTH + OBJECTIVE],
                "count": in_objective(self.players, seat, self.board), "points": objective,
            },
        )
        for what, points in zip(LATE_ITEMS, rest, strict=True):
            if points > 0:
                self.tell("score", seat, {"what": what, "points": points})


def with_page(archive: vec[i64], players: vec[i64], seats: i64) -> vec[i64]:
    """A new archive with one more page; the old one is shared with copies of the game."""
    start: i64 = len(archive)
    longer: vec[i64] = vec[i64]([0] * (start + seats * PAGE))
    at: i64 = 0
    while at < start:
        longer[at] = archive[at]
        at += 1
    seat: i64 = 0
    while seat < seats:
        height: i64 = 0
        while height <= TALL:
            longer[at] = players[seat * WIDTH + BUILT + height]
            at += 1
            height += 1
        longer[at] = players[seat * WIDTH + PRESTIGE]
        at += 1
        seat += 1
    return longer
