"""What a building is worth: the plan, the four materials, and the prizes it may claim."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.titles.blueprints.pieces import (
    CELLS,
    COLOURS,
    COLUMNS,
    FACES,
    GEOMETER,
    GLASS,
    INTEGRITY,
    MATERIALS,
    RECYCLED,
    SKYSCRAPER,
    STONE,
    WOOD,
    Pieces,
    colour_of,
    face_of,
    height_of,
)

PLAN: Final = 4
"""Place of the plan bonus among the points of a building, after the four colours."""
ITEMS: Final = 5


def touching(heights: vec[i64], cell: i64, level: i64) -> i64:
    """How many dice touch a whole face of the die on this level (from 0) of this cell."""
    count: i64 = 0
    if level > 0:
        count += 1
    if level + 1 < heights[cell]:
        count += 1
    column: i64 = cell % COLUMNS
    if column > 0 and heights[cell - 1] > level:
        count += 1
    if column < COLUMNS - 1 and heights[cell + 1] > level:
        count += 1
    if cell >= COLUMNS and heights[cell - COLUMNS] > level:
        count += 1
    if cell < CELLS - COLUMNS and heights[cell + COLUMNS] > level:
        count += 1
    return count


def die_at(tower: i64, height: i64, level: i64) -> i64:
    return (tower >> (8 * (height - 1 - level))) & 255


def points(towers: vec[i64], at: i64, plan: i64, pieces: Pieces) -> vec[i64]:
    """Points of the building whose six towers start at `at`: by colour, then for its plan."""
    heights: vec[i64] = vec[i64]([0] * CELLS)
    kept: bool = True
    cell: i64 = 0
    while cell < CELLS:
        heights[cell] = height_of(towers[at + cell])
        if heights[cell] != pieces.height(plan, cell):
            kept = False
        cell += 1
    won: vec[i64] = vec[i64]([0] * ITEMS)
    recycled: i64 = 0
    cell = 0
    while cell < CELLS:
        tower: i64 = towers[at + cell]
        level: i64 = heights[cell] - 1
        while tower > 1:
            die: i64 = tower & 255
            tower >>= 8
            colour: i64 = colour_of(die)
            if colour == WOOD:
                won[WOOD] = won[WOOD] + pieces.wood_touch * touching(heights, cell, level)
            elif colour == RECYCLED:
                recycled += 1
            elif colour == STONE:
                top: i64 = len(pieces.stone) - 1
                won[STONE] = won[STONE] + pieces.stone[level if level < top else top]
            else:
                won[GLASS] = won[GLASS] + face_of(die)
            level -= 1
        cell += 1
    won[RECYCLED] = pieces.recycled[recycled]
    if kept:
        won[PLAN] = pieces.plan_bonus
    return won


def tally(towers: vec[i64], at: i64) -> i64:
    """How many dice of each colour stand in a building, four bits a colour."""
    found: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        tower: i64 = towers[at + cell]
        while tower > 1:
            found += 1 << (4 * colour_of(tower & 255))
            tower >>= 8
        cell += 1
    return found


def of_colour(found: i64, colour: i64) -> i64:
    """How many of one colour there are in a tally."""
    return (found >> (4 * colour)) & 15


def prizes_earned(towers: vec[i64], at: i64, pieces: Pieces) -> i64:
    """The prizes this building qualifies for, as bits."""
    return prizes_with(tally(towers, at), towers, at, pieces)


def prizes_with(found: i64, towers: vec[i64], at: i64, pieces: Pieces) -> i64:
    """The same for a building whose tally is known."""
    of_face: i64 = 0
    highest: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        tower: i64 = towers[at + cell]
        height: i64 = 0
        while tower > 1:
            of_face += 1 << (4 * (face_of(tower & 255) - 1))
            height += 1
            tower >>= 8
        if height > highest:
            highest = height
        cell += 1
    most_of_a_colour: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        if of_colour(found, colour) > most_of_a_colour:
            most_of_a_colour = of_colour(found, colour)
        colour += 1
    every_face: bool = True
    most_of_a_face: i64 = 0
    face: i64 = 0
    while face < FACES:
        same: i64 = (of_face >> (4 * face)) & 15
        if same == 0:
            every_face = False
        if same > most_of_a_face:
            most_of_a_face = same
        face += 1
    earned: i64 = 0
    if highest >= pieces.skyscraper:
        earned |= 1 << SKYSCRAPER
    if every_face:
        earned |= 1 << GEOMETER
    if most_of_a_face >= pieces.integrity:
        earned |= 1 << INTEGRITY
    if most_of_a_colour >= pieces.materials:
        earned |= 1 << MATERIALS
    return earned
