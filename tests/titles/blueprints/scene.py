"""Positions laid out by hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.luck import Luck
from quartier.titles.blueprints.edition import pieces_from
from quartier.titles.blueprints.hidden import EVERY_FACE, still_fits
from quartier.titles.blueprints.names import LETTERS
from quartier.titles.blueprints.pieces import (
    CELLS,
    DICE_OF_A_BUILDING,
    EMPTY,
    Pieces,
    face_of,
    make_die,
)
from quartier.titles.blueprints.rules import Blueprints
from quartier.titles.blueprints.rules import deal as deal_game
from quartier.titles.blueprints.title import TITLE
from quartier.titles.blueprints.why import CELLS_BY_MARK

PIECES: Pieces = pieces_from(TITLE.edition.values())
PLANS = {key: number for number, key in enumerate(PIECES.plan_keys)}


def deal(seats: int, seed: int = 1, strict: bool = False, first: int = 0, tell: bool = True) -> Blueprints:
    return deal_game(PIECES, seats, seed, strict, tell, first)


def die(name: str, which: int = 0) -> int:
    """`w4` is a wooden four."""
    return int(make_die(LETTERS.index(name[0]), int(name[1]), which))


def cell(name: str) -> int:
    return CELLS_BY_MARK[f"cell-{name}"]


def towers(text: str) -> list[int]:
    """`a1 g1 r1, b2 r6` stacks two dice on a1 and puts one on b2; kernel towers, cell by cell."""
    built = [EMPTY] * CELLS
    for place in filter(None, text.split(", ")):
        name, *dice = place.split()
        for one in dice:
            built[cell(name)] = built[cell(name)] << 8 | die(one)
    return built


def put(game: Blueprints, seat: int, plan: str, text: str, aside: Sequence[str] = ()) -> None:
    """This plan and this building for a seat; dice set aside come last."""
    game.plans[seat] = PLANS[plan]
    fits = PIECES.open_cells(PLANS[plan]) * EVERY_FACE
    taken: list[int] = []
    for place, tower in enumerate(towers(text)):
        game.towers[seat * CELLS + place] = tower
        dice = [int(byte) for byte in tower.to_bytes(8, "big").lstrip(b"\0")[1:]]
        for one in dice:
            fits = still_fits(fits, place, face_of(one))
        taken += dice
    taken += [die(name) | face_of(die(name)) << 8 for name in aside]
    game.fits[seat] = fits
    for step in range(DICE_OF_A_BUILDING):
        game.taken[seat * DICE_OF_A_BUILDING + step] = taken[step] if step < len(taken) else 0


def lay(game: Blueprints, text: str) -> None:
    """These dice in the pool and no others."""
    dice = sorted(die(name, which) for which, name in enumerate(text.split()))
    pool: vec[i64] = vec[i64]([0] * max(len(dice), len(game.pool)))
    for place, one in enumerate(dice):
        pool[place] = one
    game.pool = pool
    game.pool_size = len(dice)


def demand(game: Blueprints, letters: str) -> None:
    game.demand[0], game.demand[1] = (LETTERS.index(letter) for letter in letters)


def turn(game: Blueprints, seat: int) -> None:
    game.active = seat


def codes(game: Blueprints) -> dict[str, int]:
    """What the active seat may choose, by notation."""
    return {choice.notation: choice.code for choice in TITLE.menu(game, int(game.active))}


def choose(game: Blueprints, notation: str) -> None:
    game.play(game.active, codes(game)[notation])


def play_randomly(game: Blueprints, seed: int, moves: int = 1000) -> None:
    luck = Luck(seed, 1)
    while moves and game.owed():
        choices = game.choices(game.active)
        game.play(game.active, choices[luck.below(0, len(choices))])
        moves -= 1


def rounds(game: Blueprints) -> list[dict[str, Any]]:
    found: Any = TITLE.truth(game)["rounds"]
    return list(found)


def score_round(game: Blueprints) -> dict[str, Any]:
    """End the round as it stands; what was written down of it."""
    game.end_round()
    return rounds(game)[-1]
