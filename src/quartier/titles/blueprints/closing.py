"""A round that is over, written down: what each building was worth, and who got the cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.titles.blueprints.pieces import CELLS, PRIZES, Pieces
from quartier.titles.blueprints.scoring import ITEMS, of_colour, points, prizes_with, tally

HEADER: Final = 3
"""Before the seats on a page: the first seat, the two colours in demand."""
SHEET: Final = 14
"""A seat's part of the page: towers, plan, points by item, award (0 for none), prizes."""
SHEET_PLAN: Final = 6
SHEET_POINTS: Final = 7
SHEET_AWARD: Final = 12
SHEET_PRIZES: Final = 13

CHAIN: Final = 4096
"""A seat's order is its points above its standing in the chain that breaks ties."""


class Closing:
    def __init__(
        self, towers: vec[i64], plans: vec[i64], first: i64, demand: vec[i64], seats: i64, pieces: Pieces
    ) -> None:
        self.seats = seats
        self.pieces = pieces
        self.first = first
        self.demand = demand
        self.page: vec[i64] = vec[i64]([0] * (HEADER + SHEET * seats))
        self.page[0] = first
        self.page[1] = demand[0]
        self.page[2] = demand[1]
        self.order: vec[i64] = vec[i64]([0] * seats)
        self.earned: vec[i64] = vec[i64]([0] * seats)
        seat: i64 = 0
        while seat < seats:
            self.write(seat, towers, plans[seat])
            seat += 1
        self.give_awards()
        self.give_prizes()

    def write(self, seat: i64, towers: vec[i64], plan: i64) -> None:
        sheet: i64 = HEADER + seat * SHEET
        at: i64 = 0
        while at < CELLS:
            self.page[sheet + at] = towers[seat * CELLS + at]
            at += 1
        self.page[sheet + SHEET_PLAN] = plan
        won: vec[i64] = points(towers, seat * CELLS, plan, self.pieces)
        total: i64 = 0
        at = 0
        while at < ITEMS:
            self.page[sheet + SHEET_POINTS + at] = won[at]
            total += won[at]
            at += 1
        found: i64 = tally(towers, seat * CELLS)
        self.order[seat] = total * CHAIN + self.standing(seat, found)
        self.earned[seat] = prizes_with(found, towers, seat * CELLS, self.pieces)

    def standing(self, seat: i64, found: i64) -> i64:
        """How a tied seat stands: more in demand, first colour before second, then the later turn."""
        late: i64 = (seat - self.first + self.seats) % self.seats
        return of_colour(found, self.demand[0]) << 8 | of_colour(found, self.demand[1]) << 4 | late

    def give_awards(self) -> None:
        placed: i64 = 0
        for award in self.pieces.awards[int(self.seats)]:
            best: i64 = -1
            seat: i64 = 0
            while seat < self.seats:
                if not (placed >> seat) & 1 and (best < 0 or self.order[seat] > self.order[best]):
                    best = seat
                seat += 1
            placed |= 1 << best
            self.page[HEADER + best * SHEET + SHEET_AWARD] = award + 1

    def give_prizes(self) -> None:
        prize: i64 = 0
        while prize < PRIZES:
            best: i64 = -1
            seat: i64 = 0
            while seat < self.seats:
                if (self.earned[seat] >> prize) & 1 and (
                    best < 0 or self.order[seat] % CHAIN > self.order[best] % CHAIN
                ):
                    best = seat
                seat += 1
            if best >= 0:
                sheet: i64 = HEADER + best * SHEET + SHEET_PRIZES
                self.page[sheet] = self.page[sheet] | 1 << prize
            prize += 1

    def points(self, seat: i64) -> i64:
        return self.order[seat] // CHAIN

    def award(self, seat: i64) -> i64:
        """The award this seat got; -1 for none."""
        return self.page[HEADER + seat * SHEET + SHEET_AWARD] - 1

    def prizes(self, seat: i64) -> i64:
        """The prizes this seat won, as bits."""
        return self.page[HEADER + seat * SHEET + SHEET_PRIZES]

    def last(self) -> i64:
        """The seat ranked last."""
        last: i64 = 0
        seat: i64 = 1
        while seat < self.seats:
            if self.order[seat] < self.order[last]:
                last = seat
            seat += 1
        return last


def with_page(archive: vec[i64], page: vec[i64]) -> vec[i64]:
    """A new archive; the old one is shared with copies of the game."""
    start: i64 = len(archive)
    longer: vec[i64] = vec[i64]([0] * (start + len(page)))
    at: i64 = 0
    while at < start:
        longer[at] = archive[at]
        at += 1
    at = 0
    while at < len(page):
        longer[start + at] = page[at]
        at += 1
    return longer
