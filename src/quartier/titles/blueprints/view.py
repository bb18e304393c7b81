"""What a seat may see, listed piece by piece; all of it plain data."""

from __future__ import annotations

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from quartier.titles.blueprints.closing import (
    HEADER,
    SHEET,
    SHEET_AWARD,
    SHEET_PLAN,
    SHEET_POINTS,
    SHEET_PRIZES,
)
from quartier.titles.blueprints.pieces import (
    AWARDS,
    CELLS,
    DICE_OF_A_BUILDING,
    MOST_OF_A_COLOUR,
    PRIZES,
    ROUNDS,
    colour_of,
    face_of,
)
from quartier.titles.blueprints.rules import Blueprints
from quartier.titles.blueprints.scoring import ITEMS, of_colour, points, prizes_earned, tally
from quartier.titles.blueprints.ties import Tie, final_ties, round_ties

Heights = tuple[int, ...]
"""What a plan asks for, cell by cell; 0 is hatched."""


class DieView(msgspec.Struct, frozen=True):
    id: int
    """0 to 31, the same die for a whole round."""
    colour: int
    face: int


Towers = tuple[tuple[DieView, ...], ...]
"""For each cell its dice from the ground up."""


class TakenView(msgspec.Struct, frozen=True):
    die: DieView
    aside: bool
    """Whether it fitted nowhere and left the round."""


class SheetView(msgspec.Struct, frozen=True):
    """One seat's part of a round that is over."""

    plan_key: str
    plan: Heights
    towers: Towers
    points: tuple[int, ...]
    """Wood, recycled, stone, glass, plan."""
    total: int
    award: int | None
    prizes: tuple[int, ...]
    """Those won."""
    earned: tuple[int, ...]
    """Those the building qualified for."""


class RoundView(msgspec.Struct, frozen=True):
    number: int
    first: int
    demand: tuple[int, int]
    sheets: tuple[SheetView, ...]
    ties: tuple[Tie, ...]


class EndView(msgspec.Struct, frozen=True):
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    awards: tuple[tuple[int, ...], ...]
    """For each seat how many gold, silver, bronze."""
    prizes: tuple[int, ...]
    ties: tuple[Tie, ...]


class View(msgspec.Struct, frozen=True):
    seats: int
    seat: int | None
    """Who looks; None is a spectator."""
    round: int
    lap: int
    first: int
    active: int
    discarding: bool
    over: bool
    demand: tuple[int, int]
    pool: tuple[DieView, ...]
    bag: int
    """How many dice are left in it."""
    taken: tuple[tuple[TakenView, ...], ...]
    """For each seat the dice it took this round, in order."""
    discards: tuple[DieView, ...]
    plan_key: str
    plan: Heights | None
    """One's own; None for a spectator and when all is over."""
    towers: Towers
    points: tuple[int, ...]
    """What one's own building is worth as it stands: wood, recycled, stone, glass, plan."""
    rounds: tuple[RoundView, ...]
    end: EndView | None


def view_of(game: Blueprints, seat: int | None) -> View:
    own = None if game.over else seat
    return View(
        seats=int(game.seats),
        seat=seat,
        round=min(int(game.round) + 1, ROUNDS),
        lap=min(int(game.lap) + 1, DICE_OF_A_BUILDING),
        first=int(game.first),
        active=int(game.active),
        discarding=game.discarding,
        over=game.over,
        demand=(int(game.demand[0]), int(game.demand[1])),
        pool=tuple(die_view(die) for die in game.pool[: game.pool_size]),
        bag=int(game.bag_size),
        taken=tuple(taken_view(game, one) for one in range(game.seats)),
        discards=tuple(die_view(die) for die in game.discards),
        plan_key="" if own is None else game.pieces.plan_keys[int(game.plans[own])],
        plan=None if own is None else heights(game, game.plans[own]),
        towers=() if own is None else towers_view(game.towers, own * CELLS),
        points=() if own is None else points_now(game, own),
        rounds=tuple(round_view(game, number) for number in range(game.round)),
        end=end_view(game) if game.over else None,
    )


def die_view(die: i64) -> DieView:
    colour = int(colour_of(die))
    return DieView(colour * MOST_OF_A_COLOUR + int(die & 7), colour, int(face_of(die)))


def tower_view(tower: i64) -> tuple[DieView, ...]:
    dice: list[DieView] = []
    while tower > 1:
        dice.insert(0, die_view(tower & 255))
        tower >>= 8
    return tuple(dice)


def towers_view(towers: vec[i64], at: int) -> Towers:
    return tuple(tower_view(tower) for tower in towers[at : at + CELLS])


def points_now(game: Blueprints, seat: int) -> tuple[int, ...]:
    return tuple(int(won) for won in points(game.towers, seat * CELLS, game.plans[seat], game.pieces))


def heights(game: Blueprints, plan: i64) -> Heights:
    return tuple(int(game.pieces.height(plan, cell)) for cell in range(CELLS))


def taken_view(game: Blueprints, seat: int) -> tuple[TakenView, ...]:
    start = seat * DICE_OF_A_BUILDING
    return tuple(
        TakenView(die_view(die & 255), bool(die > 255))
        for die in game.taken[start : start + DICE_OF_A_BUILDING]
        if die
    )


# rounds that are over


def round_view(game: Blueprints, number: int) -> RoundView:
    seats = int(game.seats)
    start = number * (HEADER + SHEET * seats)
    first, one, other = (int(value) for value in game.archive[start : start + HEADER])
    sheets = tuple(sheet_view(game, start + HEADER + seat * SHEET) for seat in range(seats))
    found = [tally(game.archive, start + HEADER + seat * SHEET) for seat in range(seats)]
    chains = [
        (int(of_colour(found[seat], one)), int(of_colour(found[seat], other)), (seat - first) % seats)
        for seat in range(seats)
    ]
    ties = round_ties(
        number + 1, [sheet.total for sheet in sheets], chains, game.pieces.awards[seats],
        [sheet.earned for sheet in sheets],
    )
    return RoundView(number + 1, first, (one, other), sheets, ties)


def sheet_view(game: Blueprints, at: int) -> SheetView:
    archive = game.archive
    won = tuple(int(archive[at + SHEET_POINTS + item]) for item in range(ITEMS))
    award = int(archive[at + SHEET_AWARD])
    plan = archive[at + SHEET_PLAN]
    return SheetView(
        plan_key=game.pieces.plan_keys[int(plan)],
        plan=heights(game, plan),
        towers=towers_view(archive, at),
        points=won,
        total=sum(won),
        award=award - 1 if award else None,
        prizes=members(archive[at + SHEET_PRIZES]),
        earned=members(prizes_earned(archive, at, game.pieces)),
    )


def members(bits: i64) -> tuple[int, ...]:
    return tuple(prize for prize in range(PRIZES) if bits >> prize & 1)


def end_view(game: Blueprints) -> EndView:
    scores = tuple(int(score) for score in game.scores())
    ranking = tuple(int(place) for place in game.ranking())
    prizes = tuple(int(count) for count in game.prizes)
    awards = tuple(
        tuple(int(count) for count in game.awards[seat * AWARDS : (seat + 1) * AWARDS])
        for seat in range(game.seats)
    )
    return EndView(scores, ranking, awards, prizes, final_ties(scores, prizes, awards))
