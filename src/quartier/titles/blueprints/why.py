"""The rule that forbids what is not offered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, Refusal
from quartier.titles.blueprints.hidden import cells_for
from quartier.titles.blueprints.names import LETTERS, cell_name, kind_phrase
from quartier.titles.blueprints.pieces import CELLS, EMPTY, FACES, kind_of
from quartier.titles.blueprints.rules import Blueprints

DIE: Final = re.compile(f"die-([{LETTERS}])([1-{FACES}])")
CELLS_BY_MARK: Final = {f"cell-{cell_name(cell)}": cell for cell in range(CELLS)}


def why_not(game: Blueprints, seat: int, marks: Sequence[str]) -> Refusal | None:
    if game.over:
        return GAME_OVER
    if seat != game.active:
        return NOT_YOUR_TURN
    kinds: set[int] = set()
    cells: set[int] = set()
    for mark in marks:
        if die := DIE.fullmatch(mark):
            kinds.add(LETTERS.index(die[1]) << 3 | int(die[2]))
        elif mark in CELLS_BY_MARK:
            cells.add(CELLS_BY_MARK[mark])
        else:
            return NO_SUCH_MOVE
    return (
        not_in_pool(game, kinds)
        or (Refusal("discard-second") if game.discarding and cells else None)
        or hatched(game, seat, cells)
        or (Refusal("take-one") if len(kinds) > 1 or len(cells) > 1 else None)
        or (None if game.discarding else not_there(game, seat, kinds, cells))
    )


def not_in_pool(game: Blueprints, kinds: set[int]) -> Refusal | None:
    pool = {int(kind_of(die)) for die in game.pool[: game.pool_size]}
    for kind in kinds:
        if kind not in pool:
            return Refusal("from-pool", {"die": kind_phrase(kind)})
    return None


def hatched(game: Blueprints, seat: int, cells: set[int]) -> Refusal | None:
    for cell in cells:
        if game.pieces.height(game.plans[seat], cell) == 0:
            return Refusal("hatched", {"cell": cell_name(cell)})
    return None


def not_there(game: Blueprints, seat: int, kinds: set[int], cells: set[int]) -> Refusal | None:
    """Why this die does not go on this cell, or neither goes anywhere."""
    fits = game.fits[seat]
    for kind in kinds:
        fitting = cells_for(fits, kind & 7)
        if fitting == 0 and game.strict and game.something_fits(fits):
            return Refusal("fitting-first", {"die": kind_phrase(kind)})
        for cell in cells:
            if not fitting >> cell & 1:
                return too_high(game, seat, cell, kind)
    if not kinds:
        for cell in cells:
            if not cells_for(fits, game.lowest_face()) >> cell & 1:
                return too_high(game, seat, cell, None)
    return None


def too_high(game: Blueprints, seat: int, cell: int, kind: int | None) -> Refusal:
    """For a die, or for all of the pool."""
    tower = game.towers[seat * CELLS + cell]
    assert tower > EMPTY, "an empty open cell takes every die"
    top = kind_phrase(kind_of(tower & 255))
    if kind is None:
        return Refusal("place-lower", {"which": "all", "top": top, "die": "", "cell": cell_name(cell)})
    return Refusal(
        "place-lower", {"which": "one", "top": top, "die": kind_phrase(kind), "cell": cell_name(cell)}
    )
