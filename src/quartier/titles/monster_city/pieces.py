"""The pieces as numbers: cards as the bits of sets, and the printed values the rules read.

A kind of building is `colour * VALUES + place of its value`; a face is a kind of monster. Every card
has a number of its own, and wherever cards lie together they are the bits of one integer.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit
from quartier.titles.monster_city.demand import LETTERS, Demand

RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
COLOURS: Final = 3
VALUES: Final = 6
KINDS: Final = 18

ROW: Final = 5
"""Cards laid out in the office, and on the planet."""
BLOCK: Final = 10
"""Buildings above each scoring card."""
SCORINGS: Final = 4
BUILDINGS: Final = 40
PAIR: Final = 2
MOST_SEATS: Final = 5
MONSTERS: Final = 30
EVENTS: Final = 14

COWARD: Final = 0
REJECTED: Final = 1
REBUILD: Final = 2
COUNTER: Final = 3
DETOUR: Final = 4
GRANT: Final = 5
EVENT_KINDS: Final = 6

ANY: Final = 3
"""The appetites of a monster are for red, green, yellow, and any building: eight bits each."""
APPETITES: Final = 4


class Pieces:
    """The pieces of an edition, numbered."""

    def __init__(
        self, values: Sequence[int], copies: Sequence[Sequence[int]], pairs: Sequence[Sequence[int]],
        demands: Sequence[Demand], monsters: Sequence[int], events: Sequence[int], bank: int,
        notes_at_start: int, notes_at_most: int, events_at_start: int, event_for_fallen: int,
    ) -> None:
        self.values: vec[i64] = vec[i64](values)
        self.kinds: list[int] = [
            colour * VALUES + place
            for colour, counts in enumerate(copies)
            for place, count in enumerate(counts)
            for _ in range(count)
        ] + [kind for pair in pairs for kind in pair]
        """The kind of each building, the starting pairs last."""
        self.kind_names: list[str] = [f"{letter}{value}" for letter in LETTERS for value in values]
        self.of_kind: vec[i64] = vec[i64](sets_of(self.kinds, KINDS))
        self.stack: i64 = bit(BUILDINGS) - 1
        self.pairs: vec[i64] = vec[i64]([3 << (BUILDINGS + PAIR * pair) for pair in range(len(pairs))])
        self.prey: vec[i64] = vec[i64](
            [union(self.of_kind, range(colour * VALUES, (colour + 1) * VALUES)) for colour in range(COLOURS)]
            + [union(self.of_kind, range(KINDS))]
        )
        """What each appetite may fall on."""

        self.demands: list[Demand] = list(demands)
        self.face_names: list[str] = [demand.name() for demand in demands]
        self.faces: list[int] = [face for face, count in enumerate(monsters) for _ in range(count)]
        """The face of each monster."""
        self.face_count: i64 = len(demands)
        self.of_face: vec[i64] = vec[i64](sets_of(self.faces, len(demands)))
        self.swept: vec[i64] = vec[i64]([self.swept_by(demand) for demand in demands])
        """The buildings that fall to a face without a choice, wherever they stand."""
        self.appetite: vec[i64] = vec[i64]([appetite_of(demand) for demand in demands])
        self.monsters: i64 = bit(MONSTERS) - 1

        self.event_kinds: list[int] = [kind for kind, count in enumerate(events) for _ in range(count)]
        self.of_event: vec[i64] = vec[i64](sets_of(self.event_kinds, EVENT_KINDS))
        self.events: i64 = bit(EVENTS) - 1

        self.bank: i64 = bank
        self.notes_at_start: i64 = notes_at_start
        self.notes_at_most: i64 = notes_at_most
        self.events_at_start: i64 = events_at_start
        self.event_for_fallen: i64 = event_for_fallen

    def swept_by(self, demand: Demand) -> int:
        if demand.all is not None:
            return int(self.prey[demand.all])
        places = [place for place, value in enumerate(self.values) if int(value) in demand.values]
        return union(self.of_kind, [kind for kind in range(KINDS) if kind % VALUES in places])


def sets_of(kinds: Sequence[int], count: int) -> list[int]:
    """For each kind, the cards of it as bits."""
    found = [0] * count
    for card, kind in enumerate(kinds):
        found[kind] |= 1 << card
    return found


def union(sets: vec[i64], members: Sequence[int]) -> int:
    found = 0
    for member in members:
        found |= int(sets[member])
    return found


def appetite_of(demand: Demand) -> int:
    found = demand.any << 8 * ANY
    for colour, count in enumerate(demand.each):
        found |= count << 8 * colour
    return found


def first_of(cards: i64) -> i64:
    """The card of the lowest number, as a set of one; nothing of nothing."""
    return cards & -cards


def nth_of(cards: i64, index: i64) -> i64:
    """The card that has `index` lower ones, as a set of one."""
    while index > 0:
        cards &= cards - 1
        index -= 1
    return cards & -cards
