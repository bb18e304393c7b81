"""What belongs to each player: one row of numbers a seat, in one vector that copies at once."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.titles.skyrise.pieces import ROW

WIDTH: Final = 32
"""A seat's row starts at its number times this."""

STOCK: Final = 0
"""Buildings and wonders it may bid with; those that lie on the map as bids are not among them."""
STANDING: Final = 1
"""Districts with a structure of its own, wonders included."""
BUILT: Final = 2
"""And the next two: districts with a low, a medium, a tall building of its own."""
DISCS: Final = 5
"""And the next three: discs of each faction, in its row or, beyond that, on the portrait."""
PATRON: Final = 9
"""And the next three: discs of each patron."""
COMMISSIONS: Final = 13
KEYS: Final = 14
"""Bits: the big key, the small one."""
PRESTIGE: Final = 15
FINISHED: Final = 16
"""In which place it built its last structure, from 1; 0 as long as it has not."""
OBJECTIVE: Final = 17
SHOWN: Final = 18
"""Whether everybody knows the objective."""
HAND: Final = 19
"""Cards, as bits, until all have chosen."""
CARDS: Final = 20
"""And the next: the card of each wonder, 0 for none."""
EARNED: Final = 22
"""And the next: what each wonder brought when it was built."""
INITIATIVE: Final = 24


def in_row(players: vec[i64], seat: i64, faction: i64) -> i64:
    """How many discs of a faction lie in its row."""
    count: i64 = players[seat * WIDTH + DISCS + faction]
    return count if count < ROW else ROW


def on_portrait(players: vec[i64], seat: i64, faction: i64) -> i64:
    """How many discs of a faction are more than its row holds."""
    count: i64 = players[seat * WIDTH + DISCS + faction]
    return count - ROW if count > ROW else 0


def structures(players: vec[i64], seats: i64) -> i64:
    """Every district that is built on."""
    built: i64 = 0
    seat: i64 = 0
    while seat < seats:
        built |= players[seat * WIDTH + STANDING]
        seat += 1
    return built


def tall_buildings(players: vec[i64], seats: i64) -> i64:
    """Every district with a tall building, whoever owns it."""
    tall: i64 = 0
    seat: i64 = 0
    while seat < seats:
        tall |= players[seat * WIDTH + BUILT + 2]
        seat += 1
    return tall
