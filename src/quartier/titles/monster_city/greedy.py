"""A sensible mayor: what each choice does to the city, weighed against the banknote it costs or brings.

Everything is counted in hundredths of a point, over all categories still blank on the pad.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quartier.core.luck import Luck
from quartier.titles.monster_city.codes import (
    ATTACK,
    BUILD,
    REJECT,
    SCORE,
    STOP,
    SWAP,
    TURN_AWAY,
    USE,
    VICTIM,
    WITHOUT,
)
from quartier.titles.monster_city.pieces import GRANT, KINDS, Pieces, first_of
from quartier.titles.monster_city.rules import MonsterCity, event_of
from quartier.titles.monster_city.scoring import category_of, open_worth, points
from quartier.titles.monster_city.victims import left_after

BANKNOTE: Final = 9
STOP_CARD: Final = 4
EVENT_CARD: Final = 3
REJECTING: Final = 0
TURNING_AWAY: Final = 0


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
    return points(game.pieces, game.cities[seat], code - SCORE) if SCORE <= code < WITHOUT else 0
