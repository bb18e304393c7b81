"""What a search remembers: how often each choice was open, tried, and how it went.

A node is known by a hash of the decisions of its own seat that lead to it, so that one table without
pointers holds the trees of all seats, and nobody's node tells what others have chosen in secret.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

NOWHERE: Final = -1
NODES_OF_A_PLAYOUT: Final = 24
LEAST_ROOM: Final = 1 << 10
MOST_ROOM: Final = 1 << 18


def room_for(playouts: i64) -> i64:
    """How large a table so many playouts need; always a power of two."""
    room: i64 = LEAST_ROOM
    while room < MOST_ROOM and room < playouts * NODES_OF_A_PLAYOUT:
        room *= 2
    return room


@final
class Tree:
    def __init__(self, room: i64) -> None:
        self.last: i64 = room - 1
        self.free: i64 = room * 3 // 4
        self.keys: vec[i64] = vec[i64]([0] * room)
        self.offered: vec[i64] = vec[i64]([0] * room)
        """How often the choice that leads here was legal when its node was passed."""
        self.tries: vec[i64] = vec[i64]([0] * room)
        self.worth: vec[float] = vec[float]([0.0] * room)
        """The sum of what the tries came to."""
        self.favourite: vec[i64] = vec[i64]([NOWHERE] * room)
        """The choice that seems sensible at first sight, once somebody had a look."""

    def find(self, key: i64) -> i64:
        """The place of a node, a new one if need be; NOWHERE when the table is full."""
        place: i64 = key & self.last
        while True:
            found: i64 = self.keys[place]
            if found == key:
                return place
            if found == 0:
                if self.free == 0:
                    return NOWHERE
                self.free -= 1
                self.keys[place] = key
                return place
            place = (place + 1) & self.last

    def learn(self, place: i64, worth: float) -> None:
        self.tries[place] = self.tries[place] + 1
        self.worth[place] = self.worth[place] + worth
