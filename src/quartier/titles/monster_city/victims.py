"""Which buildings fall to a monster: those it takes without a choice, and those best spared."""

from __future__ import annotations

from mypy_extensions import i64

from quartier.core.bits import count_bits
from quartier.titles.monster_city.pieces import APPETITES, Pieces, first_of
from quartier.titles.monster_city.scoring import open_worth


def without_choice(pieces: Pieces, prey: i64, count: i64) -> i64:
    """Which so many of these buildings fall when there is nothing to choose; none when there is."""
    if count_bits(prey) <= count:
        return prey
    for alike in pieces.of_kind:
        if prey & alike:
            return 0 if prey & ~alike else prey ^ all_but(prey, count)
    return 0


def all_but(cards: i64, count: i64) -> i64:
    """Without the so many lowest."""
    while count > 0:
        cards &= cards - 1
        count -= 1
    return cards


def left_after(pieces: Pieces, city: i64, face: i64, filled: i64) -> i64:
    """What is left of a city when this monster is fed what can best be spared."""
    city &= ~pieces.swept[face]
    appetite: i64 = 0
    while appetite < APPETITES:
        count: i64 = (pieces.appetite[face] >> (8 * appetite)) & 255
        while count > 0 and city & pieces.prey[appetite]:
            city ^= best_spared(pieces, city, pieces.prey[appetite], filled)
            count -= 1
        appetite += 1
    return city


def best_spared(pieces: Pieces, city: i64, prey: i64, filled: i64) -> i64:
    """Of these buildings the one whose loss costs the open categories least."""
    best: i64 = 0
    most: i64 = -1
    for alike in pieces.of_kind:
        card: i64 = first_of(city & prey & alike)
        if card:
            worth: i64 = open_worth(pieces, city ^ card, filled)
            if worth > most:
                most = worth
                best = card
    return best
