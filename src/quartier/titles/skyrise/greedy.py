"""A sensible bidder: what a district is worth against what the number for it is worth."""

from __future__ import annotations

from mypy_extensions import i64

from quartier.core.luck import Luck
from quartier.titles.skyrise.outlook import gain, gain_of_disc
from quartier.titles.skyrise.pieces import (
    BUILDINGS,
    FIRST_WONDER,
    NO_DISC,
    OTHER,
    PASS,
    SHIFT,
    TAKE_DISC,
    WILD,
)
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.table import CHOOSING

POINT = 100


def greedy(game: Skyrise, seat: i64, luck: Luck) -> i64:
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


def worth_of(game: Skyrise, seat: i64, code: i64) -> i64:
    kind: i64 = code >> SHIFT
    if code in (PASS, NO_DISC):
        return 0
    if kind == TAKE_DISC:
        return gain_of_disc(game, seat, game.disc_at(code & 63)) * POINT
    if game.phase == CHOOSING:
        return 0
    if kind == OTHER:
        return gain_of_disc(game, seat, code - WILD) * POINT
    return gain(game, seat, kind, code & 63) * POINT - price(game, seat, kind)


def price(game: Skyrise, seat: i64, piece: i64) -> i64:
    if piece >= FIRST_WONDER:
        return 10 * POINT
    return 5 * POINT + game.pieces.numbers[seat * BUILDINGS + piece] * 6
