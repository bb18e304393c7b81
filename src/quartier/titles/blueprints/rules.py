"""Blueprints: three rounds of taking dice from a common pool and building behind a screen."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, lowest_bit, take_bit
from quartier.core.event import EVERYBODY, Event
from quartier.core.game import Game
from quartier.core.luck import Luck, stir
from quartier.titles.blueprints.closing import Closing, with_page
from quartier.titles.blueprints.hidden import EVERY_FACE, imagine_others, still_fits
from quartier.titles.blueprints.pieces import (
    AWARDS,
    CELLS,
    DICE_OF_A_BUILDING,
    EMPTY,
    FACES,
    ROUNDS,
    Pieces,
    face_of,
    make_die,
)

BAG: Final = 0
DICE: Final = 1
PLANS: Final = 2
SEATS: Final = 3
STREAMS: Final = 4

SET_ASIDE: Final = 6
"""In place of a cell: the die fits nowhere and leaves the round."""
DISCARD: Final = 7
"""In place of a cell: the second die two players take away each turn."""
CHOICES: Final = 256
"""A code is `kind * 8 + place`, the place being a cell or one of the two above."""

NO_LUCK: Final = Luck(0)


class Blueprints(Game):
    def __init__(self, pieces: Pieces, seats: i64, strict: bool) -> None:
        """A bare table; `deal` and `copy` lay the pieces out."""
        self.seats = seats
        self.told = None
        self.pieces: Pieces = pieces
        self.strict: bool = strict
        self.luck: Luck = NO_LUCK
        self.round: i64 = 0
        self.lap: i64 = 0
        self.first: i64 = 0
        self.active: i64 = 0
        self.discarding: bool = False
        self.over: bool = False
        self.plans_left: i64 = 0
        self.plans: vec[i64] = vec[i64]()
        self.bag: i64 = 0
        self.bag_size: i64 = 0
        self.demand: vec[i64] = vec[i64]()
        self.pool_size: i64 = 0
        self.pool: vec[i64] = vec[i64]()
        # the cells where a die of each face fits, six bits a face, for each seat
        self.fits: vec[i64] = vec[i64]()
        self.towers: vec[i64] = vec[i64]()
        # the dice a seat took, in order; one set aside has the lowest face then in question above it
        self.taken: vec[i64] = vec[i64]()
        self.discards: vec[i64] = vec[i64]()
        self.awards: vec[i64] = vec[i64]()
        self.prizes: vec[i64] = vec[i64]()
        # the rounds that are over; never changed in place, so copies share it
        self.archive: vec[i64] = vec[i64]()

    # what is asked

    def owed(self) -> i64:
        if self.over:
            return 0
        return 1 << self.active

    def choices(self, seat: i64) -> vec[i64]:
        if self.over or seat != self.active:
            return vec[i64]()
        fits: i64 = self.fits[seat]
        if self.strict and not self.discarding and not self.something_fits(fits):
            fits = 0
        codes: vec[i64] = vec[i64]([0] * (self.pool_size * CELLS))
        count: i64 = 0
        last: i64 = -1
        place: i64 = 0
        while place < self.pool_size:
            kind: i64 = self.pool[place] >> 3
            place += 1
            if kind == last:
                continue
            last = kind
            code: i64 = kind << 3
            if self.discarding:
                codes[count] = code + DISCARD
                count += 1
                continue
            cells: i64 = (fits >> ((kind & 7) * 6)) & 63
            if cells == 0:
                if not self.strict or fits == 0:
                    codes[count] = code + SET_ASIDE
                    count += 1
                continue
            while cells > 0:
                codes[count] = code
                count += cells & 1
                cells >>= 1
                code += 1
        return codes[:count]

    def something_fits(self, fits: i64) -> bool:
        """Whether any die of the pool fits; the lowest face fits wherever a higher one does."""
        return (fits >> (self.lowest_face() * 6)) & 63 != 0

    def lowest_face(self) -> i64:
        lowest: i64 = FACES
        place: i64 = 0
        while place < self.pool_size:
            face: i64 = face_of(self.pool[place])
            if face < lowest:
                lowest = face
            place += 1
        return lowest

    # a move

    def play(self, seat: i64, code: i64) -> None:
        place: i64 = code & 7
        die: i64 = self.take(code >> 3)
        if place == DISCARD:
            self.discards = append(self.discards, die)
            self.discarding = False
            if self.told is not None:
                self.tell("discard", seat, {"die": die})
            self.end_turn()
            return
        self.build(seat, die, place)
        if self.seats == 2:
            self.discarding = True
        else:
            self.end_turn()

    def take(self, kind: i64) -> i64:
        """The last die of this kind leaves the pool; the others close up."""
        place: i64 = self.pool_size - 1
        while self.pool[place] >> 3 != kind:
            place -= 1
        die: i64 = self.pool[place]
        self.pool_size -= 1
        while place < self.pool_size:
            self.pool[place] = self.pool[place + 1]
            place += 1
        return die

    def build(self, seat: i64, die: i64, place: i64) -> None:
        face: i64 = face_of(die)
        at: i64 = seat * DICE_OF_A_BUILDING + self.lap
        if place == SET_ASIDE:
            if self.strict and self.lowest_face() < face:
                face = self.lowest_face()
            self.taken[at] = die | face << 8
            if self.told is not None:
                self.tell("set-aside", seat, {"die": die})
            return
        self.taken[at] = die
        cell: i64 = seat * CELLS + place
        self.towers[cell] = self.towers[cell] << 8 | die
        self.fits[seat] = still_fits(self.fits[seat], place, face)
        if self.told is not None:
            self.tell("build", seat, {"die": die}, {"cell": place})

    def end_turn(self) -> None:
        self.active += 1
        if self.active == self.seats:
            self.active = 0
        if self.active == self.first:
            self.lap += 1
            if self.lap == DICE_OF_A_BUILDING:
                self.end_round()
                return
        self.refill()
        if self.seats == 2:
            self.refill()

    def refill(self) -> None:
        if self.bag_size > 0:
            die: i64 = self.roll()
            if self.told is not None:
                self.tell("roll", EVERYBODY, {"die": die})

    def roll(self) -> i64:
        """A die from the bag, rolled into the pool, which is kept in order."""
        colour: i64 = colour_at(self.bag, self.luck.below(BAG, self.bag_size))
        self.draw(colour)
        which: i64 = (self.bag >> (8 * colour)) & 255
        die: i64 = make_die(colour, self.luck.below(DICE, FACES) + 1, which)
        place: i64 = self.pool_size
        while place > 0 and self.pool[place - 1] > die:
            self.pool[place] = self.pool[place - 1]
            place -= 1
        self.pool[place] = die
        self.pool_size += 1
        return die

    def draw(self, colour: i64) -> None:
        self.bag -= 1 << (8 * colour)
        self.bag_size -= 1

    # a round

    def start_round(self) -> None:
        self.bag = self.pieces.bag
        self.bag_size = self.pieces.bag_size
        self.pool_size = 0
        self.discards = vec[i64]()
        self.lap = 0
        self.active = self.first
        self.draw_demand()
        if self.told is not None:
            self.tell(
                "round", EVERYBODY,
                {"round": self.round, "first": self.first, "demand": list(self.demand)},
            )
        seat: i64 = 0
        while seat < self.seats:
            self.deal_plan(seat)
            seat += 1
        count: i64 = 0
        size: i64 = self.pieces.pool[int(self.seats)]
        while count < size:
            self.roll()
            count += 1
        if self.told is not None:
            self.tell("pool", EVERYBODY, {"dice": self.pool_dice()})

    def draw_demand(self) -> None:
        """Two dice of different colours: as long as the second is like the first it goes back."""
        first: i64 = colour_at(self.bag, self.luck.below(BAG, self.bag_size))
        same: i64 = (self.bag >> (8 * first)) & 255
        others: i64 = self.bag - (same << (8 * first))
        second: i64 = colour_at(others, self.luck.below(BAG, self.bag_size - same))
        self.demand[0] = first
        self.demand[1] = second
        self.draw(first)
        self.draw(second)

    def deal_plan(self, seat: i64) -> None:
        plan: i64 = take_bit(self.plans_left, self.luck.below(PLANS, count_bits(self.plans_left)))
        self.plans_left ^= bit(plan)
        self.plans[seat] = plan
        self.fits[seat] = self.pieces.open_cells(plan) * EVERY_FACE
        cell: i64 = 0
        while cell < CELLS:
            self.towers[seat * CELLS + cell] = EMPTY
            cell += 1
        step: i64 = 0
        while step < DICE_OF_A_BUILDING:
            self.taken[seat * DICE_OF_A_BUILDING + step] = 0
            step += 1
        if self.told is not None:
            self.tell("plan", seat, {}, {"plan": self.pieces.plan_keys[int(plan)]})

    def end_round(self) -> None:
        closing = Closing(self.towers, self.plans, self.first, self.demand, self.seats, self.pieces)
        self.archive = with_page(self.archive, closing.page)
        seat: i64 = 0
        while seat < self.seats:
            award: i64 = closing.award(seat)
            if award >= 0:
                self.awards[seat * AWARDS + award] = self.awards[seat * AWARDS + award] + 1
            self.prizes[seat] = self.prizes[seat] + count_bits(closing.prizes(seat))
            seat += 1
        if self.told is not None:
            self.tell_closing(closing)
        self.round += 1
        if self.round == ROUNDS:
            self.over = True
            if self.told is not None:
                self.tell("end", EVERYBODY, {"scores": list(self.scores()), "ranking": list(self.ranking())})
        else:
            self.first = closing.last()
            self.start_round()

    # the score

    def scores(self) -> vec[i64]:
        total: vec[i64] = vec[i64]([0] * self.seats)
        seat: i64 = 0
        while seat < self.seats:
            won: i64 = self.prizes[seat] * self.pieces.prize_points
            award: i64 = 0
            while award < AWARDS:
                won += self.awards[seat * AWARDS + award] * self.pieces.award_points[award]
                award += 1
            total[seat] = won
            seat += 1
        return total

    def ranking(self) -> vec[i64]:
        total: vec[i64] = self.scores()
        seat: i64 = 0
        while seat < self.seats:
            standing: i64 = total[seat] << 8 | self.prizes[seat]
            award: i64 = 0
            while award < AWARDS:
                standing = standing << 8 | self.awards[seat * AWARDS + award]
                award += 1
            total[seat] = standing
            seat += 1
        places: vec[i64] = vec[i64]([1] * self.seats)
        seat = 0
        while seat < self.seats:
            for other in total:
                if other > total[seat]:
                    places[seat] = places[seat] + 1
            seat += 1
        return places

    # copies

    def copy(self) -> Blueprints:
        twin = Blueprints(self.pieces, self.seats, self.strict)
        twin.luck = self.luck.copy()
        twin.round = self.round
        twin.lap = self.lap
        twin.first = self.first
        twin.active = self.active
        twin.discarding = self.discarding
        twin.over = self.over
        twin.plans_left = self.plans_left
        twin.plans = self.plans[:]
        twin.bag = self.bag
        twin.bag_size = self.bag_size
        twin.demand = self.demand[:]
        twin.pool_size = self.pool_size
        twin.pool = self.pool[:]
        twin.fits = self.fits[:]
        twin.towers = self.towers[:]
        twin.taken = self.taken[:]
        twin.discards = self.discards[:]
        twin.awards = self.awards[:]
        twin.prizes = self.prizes[:]
        twin.archive = self.archive
        return twin

    def imagine(self, seat: i64, luck: Luck) -> Blueprints:
        twin = self.copy()
        twin.luck = Luck(luck.seed_for_another(0), STREAMS)
        if self.told is not None:
            viewer = int(seat)
            twin.told = [event.kept_by(viewer) for event in self.told]
        if not self.over:
            twin.plans_left = imagine_others(
                seat, self.seats, self.plans_left, twin.plans, twin.taken, twin.towers, twin.fits,
                self.pieces, luck,
            )
        return twin

    def digest(self) -> i64:
        hashed: i64 = stir(self.luck.seed, self.seats)
        for value in self.luck.drawn:
            hashed = stir(hashed, value)
        hashed = stir(hashed, self.round << 8 | self.lap << 4 | self.active)
        hashed = stir(hashed, self.first)
        hashed = stir(hashed, (1 if self.discarding else 0) | (2 if self.over else 0))
        hashed = stir(hashed, self.plans_left)
        hashed = stir(hashed, self.bag)
        for value in self.demand:
            hashed = stir(hashed, value)
        place: i64 = 0
        while place < self.pool_size:
            hashed = stir(hashed, self.pool[place])
            place += 1
        for value in self.plans:
            hashed = stir(hashed, value)
        for value in self.towers:
            hashed = stir(hashed, value)
        for value in self.taken:
            hashed = stir(hashed, value)
        for value in self.discards:
            hashed = stir(hashed, value)
        for value in self.awards:
            hashed = stir(hashed, value)
        for value in self.prizes:
            hashed = stir(hashed, value)
        for value in self.archive:
            hashed = stir(hashed, value)
        return hashed

    # telling

    def pool_dice(self) -> list[int]:
        return list(self.pool[: self.pool_size])

    def tell_closing(self, closing: Closing) -> None:
        self.tell("reveal", EVERYBODY, {"round": self.round})
        seat: i64 = 0
        while seat < self.seats:
            self.tell("score", seat, {"points": closing.points(seat)})
            seat += 1
        seat = 0
        while seat < self.seats:
            award: i64 = closing.award(seat)
            if award >= 0:
                self.tell("award", seat, {"award": award})
            prizes: i64 = closing.prizes(seat)
            while prizes > 0:
                self.tell("prize", seat, {"prize": lowest_bit(prizes)})
                prizes &= prizes - 1
            seat += 1

    def tell(
        self, kind: str, seat: i64, open: dict[str, object], own: dict[str, object] | None = None
    ) -> None:
        if self.told is not None:
            self.told.append(Event(kind, int(seat), open, own))


def deal(
    pieces: Pieces, seats: int, seed: int, strict: bool = False, tell: bool = False, first: int = -1
) -> Blueprints:
    """A new game; `first` chooses who starts, otherwise chance does.

    `strict`: a die that fits nowhere may be taken only when no die of the pool fits.
    """
    game = Blueprints(pieces, seats, strict)
    game.told = [] if tell else None
    game.luck = Luck(seed, STREAMS)
    game.first = first if first >= 0 else game.luck.below(SEATS, seats)
    game.plans_left = bit(pieces.plan_count) - 1
    game.plans = vec[i64]([0] * seats)
    game.demand = vec[i64]([0] * 2)
    game.pool = vec[i64]([0] * pieces.pool[seats])
    game.fits = vec[i64]([0] * seats)
    game.towers = vec[i64]([EMPTY] * (seats * CELLS))
    game.taken = vec[i64]([0] * (seats * DICE_OF_A_BUILDING))
    game.awards = vec[i64]([0] * (seats * AWARDS))
    game.prizes = vec[i64]([0] * seats)
    game.start_round()
    return game


def colour_at(bag: i64, rest: i64) -> i64:
    """The colour of one of the dice in a bag, counted from 0 colour by colour."""
    colour: i64 = 0
    left: i64 = bag & 255
    while rest >= left:
        rest -= left
        colour += 1
        left = (bag >> (8 * colour)) & 255
    return colour
