"""Skyrise: two eras of auctions that wander over the map; the winner of each builds where his bid lies."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, lowest_bit
from quartier.core.luck import Luck
from quartier.titles.skyrise.auction import Bidder
from quartier.titles.skyrise.eras import Eras
from quartier.titles.skyrise.hidden import imagine_others
from quartier.titles.skyrise.pieces import (
    ATELIER,
    CARD,
    FIRST_WONDER,
    HAMMER,
    KAHN,
    NO_DISC,
    OF_ERA_ONE,
    OTHER,
    PASS,
    SHIFT,
    TAKE_DISC,
    TALL,
    VAULT,
    WILD,
    WILD_DISC,
    district_of,
    make_bid,
    number_of,
    piece_of,
    seat_of,
)
from quartier.titles.skyrise.players import (
    BUILT,
    EARNED,
    OBJECTIVE,
    SHOWN,
    STANDING,
    STOCK,
    WIDTH,
)
from quartier.titles.skyrise.players import CARDS as CARDS_OF
from quartier.titles.skyrise.table import (
    ANSWERING,
    ASSIGNING,
    CHOOSING,
    NOBODY,
    NOWHERE,
    OPENING,
    OVER,
    RAISING,
    TAKING,
)
from quartier.titles.skyrise.wonders import Site, effect, second_discs


class Skyrise(Eras):
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
        return self.raises(seat)

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
        """Where this seat may not bid what is tall: around another's Hammer, if others are vacant."""
        if self.hammer_owner == NOBODY or self.hammer_owner == seat or not self.vacant & ~self.hammer_near:
            return 0
        return self.hammer_near

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
        place: i64 = district_of(code)
        if kind < OTHER:
            self.bid(seat, kind, place)
        elif code == PASS:
            self.drop(seat)
        elif kind == TAKE_DISC:
            self.take_second(seat, place)
        elif code == NO_DISC:
            self.refuse_second(seat)
        elif code < NO_DISC:
            self.assign(seat, code - WILD)
        else:
            self.choose(seat, code - CARD)

    def bid(self, seat: i64, piece: i64, district: i64) -> None:
        at: i64 = seat * WIDTH + STOCK
        self.players[at] = self.players[at] & ~bit(piece)
        self.vacant &= ~bit(district)
        self.chain[self.bids] = make_bid(seat, piece, district)
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
                beaten: i64 = self.chain[self.bids - 2]
                card: i64 = self.card_of(seat_of(beaten), piece_of(beaten))
                self.tell("outbid", seat_of(beaten), {"card": card})
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
        leader: i64 = seat_of(self.chain[self.bids - 1])
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

    def end_auction(self, why: str) -> None:
        self.bids -= 1
        self.won = self.chain[self.bids]
        while self.bids > 0:
            self.bids -= 1
            bid: i64 = self.chain[self.bids]
            at: i64 = seat_of(bid) * WIDTH + STOCK
            self.players[at] = self.players[at] | bit(piece_of(bid))
            self.vacant |= bit(district_of(bid))
        seat: i64 = seat_of(self.won)
        district: i64 = district_of(self.won)
        self.build(seat, piece_of(self.won), district, why)
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
        self.sites[district] = make_bid(seat, piece, district)
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
        if card == ATELIER:
            self.players[at + BUILT + TALL] = self.players[at + BUILT + TALL] | here
        elif card == HAMMER:
            self.hammer_owner = seat
            self.hammer_near = self.board.adjacent[district]
        if self.told is not None:
            self.tell("build-wonder", seat, {"card": card, "district": district})

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
        piece: i64 = piece_of(self.won)
        if piece < FIRST_WONDER or self.resolved:
            self.close_auction()
            return
        self.resolved = True
        seat: i64 = seat_of(self.won)
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
            self.board, self.players, self.seats, seat_of(self.won), district_of(self.won), self.vacant,
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

    def refuse_second(self, seat: i64) -> None:
        if self.told is not None:
            self.tell("no-disc", seat, {})
        self.close_auction()

    def close_auction(self) -> None:
        seat: i64 = seat_of(self.won)
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
        twin.sites = self.sites[:]
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
