"""A sensible mayor: what each choice does to the city, weighed against the banknote it costs or brings.

Points are counted over all categories still blank on the pad, for each will be scored once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import count_bits
from quartier.core.luck import Luck
from quartier.titles.monster_city.codes import (
    ALL,
    ATTACK,
    BUILD,
    ONE_COLOUR,
    SCORE,
    STOP,
    SWAP,
    USE,
    VICTIM,
    WITHOUT,
)
from quartier.titles.monster_city.pieces import GRANT, KINDS, SCORINGS, first_of
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.scoring import (
    CATEGORIES,
    COLOUR_CATEGORY,
    best_colour,
    category_of,
    open_worth,
    points,
)
from quartier.titles.monster_city.victims import left_after

BANKNOTE: Final = 9
"""What a banknote is worth as long as there is enough to build with it."""
STOP_CARD: Final = 4
EVENT_CARD: Final = 5

USUAL: Final = vec[i64]([9, 9, 7, 7, 10, 10, 9, 10, 8, 10, 14, 18, 11, 14, 16, 20])
"""Category by category, what a sensible city is worth in it at each of the four scorings."""


def greedy(game: MonsterCity, seat: i64, luck: Luck) -> i64:
    codes = game.choices(seat)
    best: i64 = codes[0]
    most: i64 = -(1 << 40)
    alike: i64 = 0
    for code in codes:
        worth: i64 = worth_of(game, seat, code)
        if worth > most:
            most = worth
            best = code
            alike = 1
        elif worth == most:
            alike += 1
            if luck.below(0, alike) == 0:
                best = code
    return best


def worth_of(game: MonsterCity, seat: i64, code: i64) -> i64:
    pieces = game.pieces
    city: i64 = game.cities[seat]
    if code < ATTACK:
        built: i64 = first_of(game.office & pieces.of_kind[code - BUILD])
        return gain(game, seat, city | built) - note(game, seat)
    if code < STOP:
        left: i64 = left_after(pieces, city, code - ATTACK, game.filled[seat])
        worth: i64 = gain(game, seat, left) + note(game, seat)
        if game.events and count_bits(city ^ left) >= pieces.event_for_fallen:
            worth += EVENT_CARD
        return worth
    if code == STOP:
        return -STOP_CARD
    if code < SCORE:
        return gain(game, seat, city ^ first_of(city & pieces.of_kind[code - VICTIM]))
    if code < WITHOUT:
        return worth_of_score(game, seat, code - SCORE)
    if SWAP <= code < USE:
        given: i64 = first_of(city & pieces.of_kind[(code - SWAP) // KINDS])
        taken: i64 = first_of(game.office & pieces.of_kind[(code - SWAP) % KINDS])
        return gain(game, seat, city ^ given ^ taken) - EVENT_CARD
    return (note(game, seat) if code == USE + GRANT else 0) - EVENT_CARD


def gain(game: MonsterCity, seat: i64, city: i64) -> i64:
    """What it adds to all blank categories to have this city instead."""
    filled: i64 = game.filled[seat]
    return open_worth(game.pieces, city, filled) - open_worth(game.pieces, game.cities[seat], filled)


def note(game: MonsterCity, seat: i64) -> i64:
    """What one more banknote is worth: nothing once the buildings to come are too few to spend it."""
    to_come: i64 = count_bits(game.stack) + count_bits(game.office)
    return BANKNOTE if to_come > game.purses[seat] * game.seats else 0


def worth_of_score(game: MonsterCity, seat: i64, score: i64) -> i64:
    """Points now, and what the other categories may bring at the scorings to come."""
    category: i64 = category_of(score)
    won: i64 = points(game.pieces, game.cities[seat], score)
    return won + best_of_later(game, seat, game.filled[seat] | 1 << category, game.scorings + 1)


def best_of_later(game: MonsterCity, seat: i64, filled: i64, scoring: i64) -> i64:
    """The most that the blank categories can bring, each at one of the scorings from this one on."""
    if scoring == SCORINGS:
        return 0
    most: i64 = 0
    category: i64 = 0
    while category < CATEGORIES:
        if not (filled >> category) & 1:
            worth: i64 = expected(game, seat, category, scoring)
            worth += best_of_later(game, seat, filled | 1 << category, scoring + 1)
            if worth > most:
                most = worth
        category += 1
    return most


def expected(game: MonsterCity, seat: i64, category: i64, scoring: i64) -> i64:
    """The city as it stands, growing as cities usually do until then."""
    at: i64 = category * SCORINGS
    score: i64 = category
    if category == COLOUR_CATEGORY:
        score = ONE_COLOUR + best_colour(game.pieces, game.cities[seat])
    elif category > COLOUR_CATEGORY:
        score = ALL
    won: i64 = points(game.pieces, game.cities[seat], score)
    return won + USUAL[at + scoring] - USUAL[at + game.scorings]
