"""What a city is worth in each category."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quartier.core.bits import count_bits
from quartier.titles.monster_city.codes import ALL, HIGHEST, LOWEST, ONE_COLOUR
from quartier.titles.monster_city.pieces import COLOURS, VALUES, Pieces

COLOUR_CATEGORY: Final = 2
ALL_CATEGORY: Final = 3
CATEGORIES: Final = 4


def category_of(score: i64) -> i64:
    """The category on the pad: the three colours are one."""
    if score == ALL:
        return ALL_CATEGORY
    if score >= ONE_COLOUR:
        return COLOUR_CATEGORY
    return score


def points(pieces: Pieces, city: i64, score: i64) -> i64:
    if score == LOWEST:
        return lowest(pieces, city)
    if score == HIGHEST:
        return highest(pieces, city)
    if score == ALL:
        return total(pieces, city, 0) + total(pieces, city, 1) + total(pieces, city, 2)
    return total(pieces, city, score - ONE_COLOUR)


def lowest(pieces: Pieces, city: i64) -> i64:
    """The lowest building of each colour; a colour that is missing adds nothing."""
    won: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        place: i64 = 0
        while place < VALUES:
            if city & pieces.of_kind[colour * VALUES + place]:
                won += pieces.values[place]
                break
            place += 1
        colour += 1
    return won


def highest(pieces: Pieces, city: i64) -> i64:
    won: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        place: i64 = VALUES - 1
        while place >= 0:
            if city & pieces.of_kind[colour * VALUES + place]:
                won += pieces.values[place]
                break
            place -= 1
        colour += 1
    return won


def total(pieces: Pieces, city: i64, colour: i64) -> i64:
    """All buildings of a colour."""
    won: i64 = 0
    place: i64 = 0
    while place < VALUES:
        won += count_bits(city & pieces.of_kind[colour * VALUES + place]) * pieces.values[place]
        place += 1
    return won


def best_colour(pieces: Pieces, city: i64) -> i64:
    """The colour that is worth most; of several the first."""
    best: i64 = 0
    colour: i64 = 1
    while colour < COLOURS:
        if total(pieces, city, colour) > total(pieces, city, best):
            best = colour
        colour += 1
    return best


def open_worth(pieces: Pieces, city: i64, filled: i64) -> i64:
    """What all categories still blank would score now, together."""
    worth: i64 = 0
    if not filled & 1 << LOWEST:
        worth += lowest(pieces, city)
    if not filled & 1 << HIGHEST:
        worth += highest(pieces, city)
    if not filled & 1 << COLOUR_CATEGORY:
        worth += total(pieces, city, best_colour(pieces, city))
    if not filled & 1 << ALL_CATEGORY:
        worth += points(pieces, city, ALL)
    return worth
