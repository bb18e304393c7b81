"""Skyrise: two eras of auctions that wander over the map; the winner of each builds where his bid lies."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, lowest_bit
from quartier.core.event import EVERYBODY, Event
from quartier.core.game import Game
from quartier.core.luck import Luck, stir
from quartier.titles.skyrise.auction import Bidder
from quartier.titles.skyrise.board import Board
from quartier.titles.skyrise.hidden import imagine_others
from quartier.titles.skyrise.pieces import (
    ATELIER,
    CARD,
    CARDS,
    CHAINS,
    COMMISSION,
    DISCS,
    FIRST_PATRON,
    FIRST_WONDER,
    HAMMER,
    ISLANDS,
    KAHN,
    NO_DISC,
    OF_ERA_ONE,
    OF_ERA_TWO,
    OTHER,
    PASS,
    ROW,
    SHIFT,
    TAKE_DISC,
    TALL,
    VAULT,
    WILD,
    WILD_DISC,
    Pieces,
    number_of,
)
from quartier.titles.skyrise.players import (
    BUILT,
    COMMISSIONS,
    EARNED,
    FINISHED,
    HAND,
    INITIATIVE,
    KEYS,
    OBJECTIVE,
    PATRON,
    PRESTIGE,
    SHOWN,
    SITES,
    STANDING,
    STOCK,
    WIDTH,
)
from quartier.titles.skyrise.players import CARDS as CARDS_OF
from quartier.titles.skyrise.players import DISCS as DISCS_OF
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
from quartier.titles.skyrise.wonders import Site, effect, second_discs

ERAS: Final = 2

OPENING: Final = 0
RAISING: Final = 1
ANSWERING: Final = 2
"""Only the owner of the Hammer may still bid, above another wonder."""
ASSIGNING: Final = 3
"""The winner assigns a wild disc."""
TAKING: Final = 4
"""The winner takes a second disc for the Vault."""
CHOOSING: Final = 5
"""All choose their wonder cards in secret."""
OVER: Final = 6

NOBODY: Final = -1
NOWHERE: Final = -1
NO_LUCK: Final = Luck(0)

PAGE: Final = 4
"""Numbers a seat on the page of an era that is over: low, medium, tall buildings, prestige."""


class Skyrise(Game):
    def __init__(self, board: Board, seats: i64, olmsted_own: bool) -> None:
        """A bare table; `deal` and `copy` lay the pieces out."""
        self.seats = seats
        self.told = None
        self.board: Board = board
        self.pieces: Pieces = board.pieces
        self.olmsted_own: bool = olmsted_own
        # drawn from while dealing only, so copies share it
        self.luck: Luck = NO_LUCK
        self.era: i64 = 0
        self.auction: i64 = 0
        self.phase: i64 = OPENING
        self.active: i64 = 0
        self.opener: i64 = 0
        # of the auction: its bids in order, the number and district to go on from, who is out
        self.chain: vec[i64] = vec[i64]()
        self.bids: i64 = 0
        self.top: i64 = 0
        self.last: i64 = NOWHERE
        self.out: i64 = 0
        # what won it, while its disc and its effect are dealt with
        self.won: i64 = 0
        self.placed: i64 = 0
        self.resolved: bool = False
        self.vacant: i64 = 0
        self.reach: i64 = 0
        self.hammer_owner: i64 = NOBODY
        self.hammer_near: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0
        self.finished: i64 = 0
        self.players: vec[i64] = vec[i64]()
        # for each kind of disc the districts where one lies; never changed for patrons' values
        self.discs: vec[i64] = vec[i64]()
        self.values: vec[i64] = vec[i64]()
        # the eras that are over; never changed in place, so copies share it
        self.archive: vec[i64] = vec[i64]()

    # what is asked

    def owed(self) -> i64:
        if self.phase == OVER:
            return 0
        if self.phase != CHOOSING:
            return 1 << self.active
        owing: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.cards_to_pick(seat) > 0:
                owing |= 1 << seat
            seat += 1
        return owing

    def choices(self, seat: i64) -> vec[i64]:
        if self.phase == CHOOSING:
            return self.cards(seat) if self.cards_to_pick(seat) > 0 else vec[i64]()
        if self.phase == OVER or seat != self.active:
            return vec[i64]()
        if self.phase == OPENING:
            return self.openings(seat)
        if self.phase == ASSIGNING:
            return vec[i64]([WILD, WILD + 1, WILD + 2, WILD + 3])
        if self.phase == TAKING:
            return self.discs_to_take()
        codes: vec[i64] = self.raises(seat)
        with_pass: vec[i64] = vec[i64]([PASS] * (len(codes) + 1))
        count: i64 = 0
        for code in codes:
            with_pass[count] = code
            count += 1
        return with_pass

    def bidder(self, seat: i64, banned: i64) -> Bidder:
        at: i64 = seat * WIDTH
        stock: i64 = self.players[at + STOCK]
        if self.phase == ANSWERING:
            stock &= bit(self.hammer_piece(seat))
        return Bidder(
            self.pieces, seat, stock, self.players[at + CARDS_OF], self.players[at + CARDS_OF + 1], banned
        )

    def openings(self, seat: i64) -> vec[i64]:
        banned: i64 = self.banned(seat)
        codes: vec[i64] = self.bidder(seat, banned).openings(self.vacant, self.vacant & self.reach)
        if len(codes) == 0 and banned:
            return self.bidder(seat, 0).openings(self.vacant, self.vacant & self.reach)
        return codes

    def raises(self, seat: i64) -> vec[i64]:
        places: i64 = self.vacant & self.board.adjacent[self.last]
        return self.bidder(seat, self.banned(seat)).raises(self.top, places)

    def banned(self, seat: i64) -> i64:
        """Where this seat may not bid what is tall: around another's Hammer, unless nothing else is vacant."""
        if self.hammer_owner == NOBODY or self.hammer_owner == seat or not self.vacant & ~self.hammer_near:
            return 0
        return self.hammer_near

    def cards_to_pick(self, seat: i64) -> i64:
        if self.phase != CHOOSING:
            return 0
        at: i64 = seat * WIDTH + CARDS_OF
        if self.players[at] == 0:
            return 2 if self.seats == 2 else 1
        return 1 if self.seats == 2 and self.players[at + 1] == 0 else 0

    def cards(self, seat: i64) -> vec[i64]:
        hand: i64 = self.players[seat * WIDTH + HAND]
        codes: vec[i64] = vec[i64]([0] * count_bits(hand))
        count: i64 = 0
        while hand:
            codes[count] = CARD + lowest_bit(hand)
            hand &= hand - 1
            count += 1
        return codes

    def discs_to_take(self) -> vec[i64]:
        districts: i64 = self.second_discs()
        codes: vec[i64] = vec[i64]([0] * (count_bits(districts) + 1))
        codes[0] = NO_DISC
        count: i64 = 1
        while districts:
            codes[count] = TAKE_DISC << SHIFT | lowest_bit(districts)
            districts &= districts - 1
            count += 1
        return codes

    # a move

    def play(self, seat: i64, code: i64) -> None:
        kind: i64 = code >> SHIFT
        place: i64 = code & ((1 << SHIFT) - 1)
        if kind < OTHER:
            self.bid(seat, kind, place)
        elif code == PASS:
            self.drop(seat)
        elif kind == TAKE_DISC:
            self.take_second(seat, place)
        elif code == NO_DISC:
            self.tell("no-disc", seat, {})
            self.close_auction()
        elif code < NO_DISC:
            self.assign(seat, code - WILD)
        else:
            self.choose(seat, code - CARD)

    def bid(self, seat: i64, piece: i64, district: i64) -> None:
        at: i64 = seat * WIDTH + STOCK
        self.players[at] = self.players[at] & ~bit(piece)
        self.vacant &= ~bit(district)
        self.chain[self.bids] = (seat * 16 + piece) << SHIFT | district
        self.bids += 1
        opening: bool = self.phase == OPENING
        if piece >= FIRST_WONDER:
            self.place_wonder(seat, piece, district, opening)
            return
        self.top = number_of(self.pieces, seat, piece)
        self.last = district
        self.placed += 1
        if self.told is not None:
            self.tell(
                "bid", seat, {"number": self.top, "district": district, "what": "yes" if opening else "no"}
            )
        if not self.vacant & self.board.adjacent[district]:
            self.end_auction("enclosed")
        else:
            self.ask_next(seat)

    def place_wonder(self, seat: i64, piece: i64, district: i64, opening: bool) -> None:
        if self.told is not None:
            if self.phase == ANSWERING:
                beaten: i64 = self.chain[self.bids - 2] >> SHIFT
                self.tell("outbid", beaten >> 4, {"card": self.card_of(beaten >> 4, beaten & 15)})
            self.tell(
                "wonder", seat,
                {"card": self.card_of(seat, piece), "district": district, "what": "yes" if opening else "no"},
            )
        self.last = district
        owner: i64 = self.hammer_holder()
        if (
            owner != NOBODY and owner != seat and not (self.out >> owner) & 1
            and self.vacant & self.board.adjacent[district]
        ):
            self.phase = ANSWERING
            self.active = owner
        else:
            self.end_auction("wonder")

    def drop(self, seat: i64) -> None:
        self.out |= 1 << seat
        if self.told is not None:
            self.tell("pass", seat, {})
        if self.phase == ANSWERING:
            self.end_auction("wonder")
        else:
            self.ask_next(seat)

    def ask_next(self, seat: i64) -> None:
        """The next who can go higher; whoever cannot passes without being asked."""
        leader: i64 = self.chain[self.bids - 1] >> (SHIFT + 4)
        self.phase = RAISING
        places: i64 = self.vacant & self.board.adjacent[self.last]
        one: i64 = seat
        while True:
            one += 1
            if one == self.seats:
                one = 0
            if one == leader:
                self.end_auction("passed" if self.seats > count_bits(self.finished) + 1 else "alone")
                return
            if (self.out >> one) & 1:
                continue
            if self.bidder(one, self.banned(one)).can_raise(self.top, places):
                self.active = one
                return
            self.out |= 1 << one
            if self.told is not None:
                self.tell("cannot", one, {})

    # the end of an auction: the winner builds, bids go back, its disc, the effect of a wonder

    def start_auction(self, opener: i64, why: str) -> None:
        self.auction += 1
        self.phase = OPENING
        self.active = opener
        self.opener = opener
        self.bids = 0
        self.placed = 0
        self.top = 0
        self.last = NOWHERE
        self.out = self.finished
        self.resolved = False
        if self.told is not None:
            self.tell("auction", opener, {"auction": self.auction, "why": why})

    def end_auction(self, why: str) -> None:
        self.bids -= 1
        self.won = self.chain[self.bids]
        while self.bids > 0:
            self.bids -= 1
            bid: i64 = self.chain[self.bids]
            at: i64 = (bid >> (SHIFT + 4)) * WIDTH + STOCK
            self.players[at] = self.players[at] | bit((bid >> SHIFT) & 15)
            self.vacant |= bit(bid & 63)
        seat: i64 = self.won >> (SHIFT + 4)
        district: i64 = self.won & 63
        self.build(seat, (self.won >> SHIFT) & 15, district, why)
        disc: i64 = self.disc_at(district)
        if disc != NOWHERE:
            self.discs[disc] = self.discs[disc] & ~bit(district)
            if self.told is not None:
                self.tell("disc", seat, {"disc": disc, "district": district})
            if disc == WILD_DISC:
                self.ask_for_wild(seat)
                return
            self.gain(seat, disc)
        self.resolve()

    def build(self, seat: i64, piece: i64, district: i64, why: str) -> None:
        at: i64 = seat * WIDTH
        here: i64 = bit(district)
        self.players[at + STANDING] = self.players[at + STANDING] | here
        self.reach |= self.board.adjacent[district]
        if piece < FIRST_WONDER:
            height: i64 = self.pieces.heights[piece]
            self.players[at + BUILT + height] = self.players[at + BUILT + height] | here
            if self.told is not None:
                self.tell(
                    "build", seat,
                    {"number": self.top, "height": height, "district": district, "why": why},
                )
            return
        card: i64 = self.card_of(seat, piece)
        self.players[at + SITES + piece - FIRST_WONDER] = district + 1
        if card == ATELIER:
            self.players[at + BUILT + TALL] = self.players[at + BUILT + TALL] | here
        elif card == HAMMER:
            self.hammer_owner = seat
            self.hammer_near = self.board.adjacent[district]
        if self.told is not None:
            self.tell("build-wonder", seat, {"card": card, "district": district})

    def gain(self, seat: i64, disc: i64) -> None:
        """A disc of a faction, a patron or a commission comes to a player."""
        at: i64 = seat * WIDTH
        if disc < FIRST_PATRON:
            count: i64 = self.players[at + DISCS_OF + disc]
            self.players[at + DISCS_OF + disc] = count + 1
            if self.told is not None and count >= ROW:
                self.tell("surplus", seat, {"faction": disc})
        elif disc == COMMISSION:
            self.players[at + COMMISSIONS] = self.players[at + COMMISSIONS] + 1
        else:
            letter: i64 = disc - FIRST_PATRON
            count = self.players[at + PATRON + letter]
            self.players[at + PATRON + letter] = count + 1
            if self.told is not None and count == 0:
                self.tell("peek", seat, {"letter": letter}, {"value": self.values[letter]})

    def ask_for_wild(self, seat: i64) -> None:
        self.phase = ASSIGNING
        self.active = seat

    def assign(self, seat: i64, faction: i64) -> None:
        if self.told is not None:
            self.tell("wild", seat, {"faction": faction})
        self.gain(seat, faction)
        self.resolve()

    def resolve(self) -> None:
        """The effect of a wonder, once its disc is with its owner."""
        piece: i64 = (self.won >> SHIFT) & 15
        if piece < FIRST_WONDER or self.resolved:
            self.close_auction()
            return
        self.resolved = True
        seat: i64 = self.won >> (SHIFT + 4)
        card: i64 = self.card_of(seat, piece)
        if card == VAULT:
            if self.second_discs():
                self.phase = TAKING
                self.active = seat
                return
            self.close_auction()
            return
        if card == KAHN:
            self.players[seat * WIDTH + SHOWN] = 1
            if self.told is not None:
                self.tell("reveal-objective", seat, {"faction": self.players[seat * WIDTH + OBJECTIVE]})
        points: i64 = effect(card, self.site())
        at: i64 = seat * WIDTH + EARNED + piece - FIRST_WONDER
        self.players[at] = points
        self.credit(seat, points)
        if self.told is not None:
            self.tell("effect", seat, {"card": card, "points": points})
        self.close_auction()

    def site(self) -> Site:
        """Where the wonder just built stands."""
        return Site(
            self.board, self.players, self.seats, self.won >> (SHIFT + 4), self.won & 63, self.vacant,
            self.placed, self.first, self.second, self.olmsted_own,
        )

    def second_discs(self) -> i64:
        lying: i64 = 0
        for districts in self.discs:
            lying |= districts
        return second_discs(self.site(), lying)

    def take_second(self, seat: i64, district: i64) -> None:
        disc: i64 = self.disc_at(district)
        self.discs[disc] = self.discs[disc] & ~bit(district)
        if self.told is not None:
            self.tell("vault", seat, {"disc": disc, "district": district})
        if disc == WILD_DISC:
            self.ask_for_wild(seat)
            return
        self.gain(seat, disc)
        self.close_auction()

    def close_auction(self) -> None:
        seat: i64 = self.won >> (SHIFT + 4)
        stock: i64 = self.players[seat * WIDTH + STOCK]
        if self.era == 0:
            if not stock & OF_ERA_ONE:
                self.end_era()
            else:
                self.start_auction(seat, "won")
        elif stock:
            self.start_auction(seat, "won")
        else:
            self.finish(seat)

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

    # eras

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

    def credit(self, seat: i64, points: i64) -> None:
        at: i64 = seat * WIDTH + PRESTIGE
        self.players[at] = self.players[at] + points

    # the pieces

    def card_of(self, seat: i64, piece: i64) -> i64:
        """The card of one of its wonders."""
        return self.players[seat * WIDTH + CARDS_OF + piece - FIRST_WONDER]

    def hammer_piece(self, seat: i64) -> i64:
        return FIRST_WONDER if self.players[seat * WIDTH + CARDS_OF] == HAMMER else FIRST_WONDER + 1

    def hammer_holder(self) -> i64:
        """Who still has the Hammer to place."""
        seat: i64 = 0
        while seat < self.seats:
            at: i64 = seat * WIDTH
            if self.players[at + CARDS_OF] == HAMMER or self.players[at + CARDS_OF + 1] == HAMMER:
                if self.players[at + STOCK] & bit(self.hammer_piece(seat)):
                    return seat
                return NOBODY
            seat += 1
        return NOBODY

    def disc_at(self, district: i64) -> i64:
        """The kind of disc that lies there; -1 if none does."""
        disc: i64 = 0
        while disc < DISCS:
            if self.discs[disc] & bit(district):
                return disc
            disc += 1
        return NOWHERE

    # the score

    def scores(self) -> vec[i64]:
        total: vec[i64] = vec[i64]([0] * self.seats)
        seat: i64 = 0
        while seat < self.seats:
            total[seat] = self.players[seat * WIDTH + PRESTIGE]
            seat += 1
        return total

    def ranking(self) -> vec[i64]:
        """By prestige; between equals, who built his last structure earlier is ahead."""
        standing: vec[i64] = self.scores()
        seat: i64 = 0
        while seat < self.seats:
            place: i64 = self.players[seat * WIDTH + FINISHED]
            standing[seat] = standing[seat] << 4 | (8 - place if place > 0 else 0)
            seat += 1
        places: vec[i64] = vec[i64]([1] * self.seats)
        seat = 0
        while seat < self.seats:
            for other in standing:
                if other > standing[seat]:
                    places[seat] = places[seat] + 1
            seat += 1
        return places

    # copies

    def copy(self) -> Skyrise:
        twin = Skyrise(self.board, self.seats, self.olmsted_own)
        twin.luck = self.luck
        twin.era = self.era
        twin.auction = self.auction
        twin.phase = self.phase
        twin.active = self.active
        twin.opener = self.opener
        twin.chain = self.chain[:]
        twin.bids = self.bids
        twin.top = self.top
        twin.last = self.last
        twin.out = self.out
        twin.won = self.won
        twin.placed = self.placed
        twin.resolved = self.resolved
        twin.vacant = self.vacant
        twin.reach = self.reach
        twin.hammer_owner = self.hammer_owner
        twin.hammer_near = self.hammer_near
        twin.first = self.first
        twin.second = self.second
        twin.finished = self.finished
        twin.players = self.players[:]
        twin.discs = self.discs[:]
        twin.values = self.values
        twin.archive = self.archive
        return twin

    def imagine(self, seat: i64, luck: Luck) -> Skyrise:
        twin = self.copy()
        twin.luck = Luck(luck.seed_for_another(0), 1)
        if self.told is not None:
            viewer = int(seat)
            twin.told = [event.kept_by(viewer) for event in self.told]
        if self.phase != OVER:
            twin.values = imagine_others(seat, self.seats, twin.players, self.values, luck)
        return twin

    def digest(self) -> i64:
        hashed: i64 = stir(self.luck.seed, self.seats)
        for value in self.luck.drawn:
            hashed = stir(hashed, value)
        hashed = stir(hashed, 1 if self.olmsted_own else 0)
        for tile in self.board.tiles:
            hashed = stir(hashed, tile)
        hashed = stir(hashed, self.era << 16 | self.auction << 8 | self.phase << 4 | self.active)
        hashed = stir(hashed, self.opener << 4 | self.out)
        hashed = stir(hashed, self.won << 8 | self.placed << 1 | (1 if self.resolved else 0))
        hashed = stir(hashed, self.vacant)
        hashed = stir(hashed, self.first * (CHAINS + 1) + self.second)
        place: i64 = 0
        while place < self.bids:
            hashed = stir(hashed, self.chain[place])
            place += 1
        for value in self.players:
            hashed = stir(hashed, value)
        for value in self.discs:
            hashed = stir(hashed, value)
        for value in self.values:
            hashed = stir(hashed, value)
        for value in self.archive:
            hashed = stir(hashed, value)
        return hashed

    # telling

    def tell_end(self, seat: i64, objective: i64, rest: list[i64]) -> None:
        self.tell(
            "score-objective", seat,
            {
                "faction": self.players[seat * WIDTH + OBJECTIVE],
                "count": in_objective(self.players, seat, self.board), "points": objective,
            },
        )
        for what, points in zip(("patrons", "surplus", "keys", "commissions", "rows"), rest):
            if points > 0:
                self.tell("score", seat, {"what": what, "points": points})

    def tell(
        self, kind: str, seat: i64, open: dict[str, object], own: dict[str, object] | None = None
    ) -> None:
        if self.told is not None:
            self.told.append(Event(kind, int(seat), open, own))


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
