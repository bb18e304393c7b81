"""What a search remembers: how often each choice was open, tried, and how it went.

A node is known by a hash of the decisions of its own seat that lead to it, so that one table without
pointers holds the trees of all seats, and nobody's node tells what others have chosen in secret.
The choices of a node lie side by side, and all about one of them in one line of the processor's cache.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.luck import mix

NOWHERE: Final = -1
NODES_OF_A_PLAYOUT: Final = 32
LEAST_ROOM: Final = 1 << 10
MOST_ROOM: Final = 1 << 20

KEY: Final = 0
OFFERED: Final = 1
"""How often the choice that leads here was legal when its node was passed."""
TRIES: Final = 2
WORTH: Final = 3
"""The sum of what the tries came to."""
FIELDS: Final = 4

WHOLE: Final = 1 << 30
"""What 1.0 is as a worth."""


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
        self.free: i64 = room // 2
        self.table: vec[i64] = vec[i64]([0] * (room * FIELDS))
        """The fields of all nodes; a node is the place of its first one."""
        self.favourite: vec[i64] = vec[i64]([NOWHERE] * room)
        """The choice that seems sensible at first sight, once somebody had a look."""

    def find(self, key: i64) -> i64:
        """The node of this key, a new one if need be; NOWHERE when the table is full."""
        place: i64 = key & self.last
        while True:
            node: i64 = place * FIELDS
            found: i64 = self.table[node]
            if found == key:
                return node
            if found == 0:
                if self.free == 0:
                    return NOWHERE
                self.free -= 1
                self.table[node] = key
                return node
            place = (place + 1) & self.last

    def below(self, node: i64) -> i64:
        """What the keys of the nodes below this one begin at: add a code."""
        return mix(self.table[node]) >> 1 | 1 << 40

    def learn(self, node: i64, worth: i64) -> None:
        self.table[node + TRIES] = self.table[node + TRIES] + 1
        self.table[node + WORTH] = self.table[node + WORTH] + worth
