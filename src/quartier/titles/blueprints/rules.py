"""Blueprints: three rounds of taking dice from a common pool and building behind a screen."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartier.core.bits import count_bits, take_bit
from quartier.core.event import EVERYBODY, Event
from quartier.core.game import Game
from quartier.core.luck import Luck, stir
from quartier.titles.blueprints.hidden import EVERY_FACE, imagine_others, still_fits
from quartier.titles.blueprints.pieces import (
    AWARDS,
    CELLS,
    COLOURS,
    DICE_OF_A_BUILDING,
    DICE_OF_A_COLOUR,
    EMPTY,
    FACES,
    PRIZES,
    ROUNDS,
    Pieces,
    face_of,
    make_die,
)
from quartier.titles.blueprints.scoring import ITEMS, count_colour, points, prizes_earned

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

FULL_BAG: Final = 0x08080808
NO_LUCK: Final = Luck(0)

# one seat's part of a round that is over: towers, plan, points by item, award (0 for none), prizes
SHEET: Final = 14
SHEET_PLAN: Final = 6
SHEET_POINTS: Final = 7
SHEET_AWARD: Final = 12
SHEET_PRIZES: Final = 13
HEADER: Final = 3
"""Before the seats of a round that is over: first seat, the two colours in demand."""


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
        codes: vec[i64] = vec[i64]([0] * 54)
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
                if cells & 1:
                    codes[count] = code
                    count += 1
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
        rest: i64 = self.luck.below(BAG, self.bag_size)
        colour: i64 = 0
        left: i64 = self.bag & 255
        while rest >= left:
            rest -= left
            colour += 1
            left = (self.bag >> (8 * colour)) & 255
        self.draw(colour)
        die: i64 = make_die(colour, self.luck.below(DICE, FACES) + 1, left - 1)
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
        self.bag = FULL_BAG
        self.bag_size = COLOURS * DICE_OF_A_COLOUR
        self.pool_size = 0
        self.discards = vec[i64]()
        self.lap = 0
        self.active = self.first
        first: i64 = self.luck.below(BAG, COLOURS)
        second: i64 = self.luck.below(BAG, COLOURS - 1)
        if second >= first:
            second += 1
        self.demand[0] = first
        self.demand[1] = second
        self.draw(first)
        self.draw(second)
        if self.told is not None:
            self.tell(
                "round", EVERYBODY,
                {"round": self.round, "first": self.first, "demand": [first, second]},
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

    def deal_plan(self, seat: i64) -> None:
        plan: i64 = take_bit(self.plans_left, self.luck.below(PLANS, count_bits(self.plans_left)))
        self.plans_left ^= 1 << plan
        self.plans[seat] = plan
        self.fits[seat] = self.pieces.open_cells(plan) * EVERY_FACE
        cell: i64 = 0
        while cell < CELLS:
            self.towers[seat * CELLS + cell] = EMPTY
            self.taken[seat * CELLS + cell] = 0
            cell += 1
        if self.told is not None:
            self.tell("plan", seat, {}, {"plan": plan})

    def end_round(self) -> None:
        start: i64 = len(self.archive)
        archive: vec[i64] = vec[i64]([0] * (start + HEADER + SHEET * self.seats))
        at: i64 = 0
        while at < start:
            archive[at] = self.archive[at]
            at += 1
        archive[start] = self.first
        archive[start + 1] = self.demand[0]
        archive[start + 2] = self.demand[1]
        sheets: i64 = start + HEADER
        order: vec[i64] = vec[i64]([0] * self.seats)
        earned: vec[i64] = vec[i64]([0] * self.seats)
        seat: i64 = 0
        while seat < self.seats:
            won: vec[i64] = points(self.towers, seat * CELLS, self.plans[seat], self.pieces)
            sheet: i64 = sheets + seat * SHEET
            total: i64 = 0
            at = 0
            while at < CELLS:
                archive[sheet + at] = self.towers[seat * CELLS + at]
                at += 1
            archive[sheet + SHEET_PLAN] = self.plans[seat]
            at = 0
            while at < ITEMS:
                archive[sheet + SHEET_POINTS + at] = won[at]
                total += won[at]
                at += 1
            order[seat] = total * 4096 + self.standing(seat)
            earned[seat] = prizes_earned(self.towers, seat * CELLS, self.pieces)
            seat += 1
        self.give_awards(archive, sheets, order)
        self.give_prizes(archive, sheets, order, earned)
        self.archive = archive
        self.first = lowest(order)
        if self.told is not None:
            self.tell("scored", EVERYBODY, {"round": self.round})
        self.round += 1
        if self.round == ROUNDS:
            self.over = True
            if self.told is not None:
                self.tell("end", EVERYBODY, {"scores": list(self.scores())})
        else:
            self.start_round()

    def standing(self, seat: i64) -> i64:
        """How a tied seat stands: more in demand, first colour before second, then the later turn."""
        late: i64 = (seat - self.first + self.seats) % self.seats
        first: i64 = count_colour(self.towers, seat * CELLS, self.demand[0])
        second: i64 = count_colour(self.towers, seat * CELLS, self.demand[1])
        return first << 8 | second << 4 | late

    def give_awards(self, archive: vec[i64], sheets: i64, order: vec[i64]) -> None:
        placed: i64 = 0
        for award in self.pieces.awards[int(self.seats)]:
            best: i64 = -1
            seat: i64 = 0
            while seat < self.seats:
                if not (placed >> seat) & 1 and (best < 0 or order[seat] > order[best]):
                    best = seat
                seat += 1
            placed |= 1 << best
            medal: i64 = award
            archive[sheets + best * SHEET + SHEET_AWARD] = medal + 1
            self.awards[best * AWARDS + medal] = self.awards[best * AWARDS + medal] + 1

    def give_prizes(
        self, archive: vec[i64], sheets: i64, order: vec[i64], earned: vec[i64]
    ) -> None:
        prize: i64 = 0
        while prize < PRIZES:
            best: i64 = -1
            seat: i64 = 0
            while seat < self.seats:
                if (earned[seat] >> prize) & 1 and (
                    best < 0 or (order[seat] & 4095) > (order[best] & 4095)
                ):
                    best = seat
                seat += 1
            if best >= 0:
                sheet: i64 = sheets + best * SHEET + SHEET_PRIZES
                archive[sheet] = archive[sheet] | 1 << prize
                self.prizes[best] = self.prizes[best] + 1
            prize += 1

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
    game.plans_left = (1 << pieces.plan_count) - 1
    game.plans = vec[i64]([0] * seats)
    game.demand = vec[i64]([0] * 2)
    game.pool = vec[i64]([0] * 10)
    game.fits = vec[i64]([0] * seats)
    game.towers = vec[i64]([EMPTY] * (seats * CELLS))
    game.taken = vec[i64]([0] * (seats * DICE_OF_A_BUILDING))
    game.awards = vec[i64]([0] * (seats * AWARDS))
    game.prizes = vec[i64]([0] * seats)
    game.start_round()
    return game


def lowest(order: vec[i64]) -> i64:
    """The seat ranked last."""
    last: i64 = 0
    seat: i64 = 1
    while seat < len(order):
        if order[seat] < order[last]:
            last = seat
        seat += 1
    return last
