"""The map: spaces, their borders, the river, and where metro and bridges may run.

A space is a flat-topped hexagon at axial (q, r), column q to the east, r to the south. A border
between two spaces of one bank may carry metro; one across the river, a bridge. Where three spaces
meet is a corner; a border that ends where only two meet ends on the rim. Sets of spaces and of
corners are the bits of one number, a set of borders the bits of two.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit

RADIUS: Final = 3
CITY_RADIUS: Final = 2
HEXES: Final = 37
EVERY_HEX: Final = 0x1FFFFFFFFF
BORDERS_IN_A_WORD: Final = 40
RIM: Final = -1
"""In place of a corner: the border ends where the board does."""
NO_BORDER: Final = -1

Place = tuple[int, int]

AROUND: Final[list[Place]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""Each neighbour of a space borders the next one in this list."""


def distance(place: Place) -> int:
    q, r = place
    return max(abs(q), abs(r), abs(q + r))


def whole_map() -> list[Place]:
    """Column by column from the west, each from the north."""
    span = range(-RADIUS, RADIUS + 1)
    return [(q, r) for q in span for r in span if distance((q, r)) <= RADIUS]


def beside(place: Place) -> list[Place]:
    return [(place[0] + q, place[1] + r) for q, r in AROUND]


def corners_between(one: Place, other: Place) -> list[list[Place]]:
    """Both ends of a border: each the three spaces that meet there, on the board or off it."""
    return [sorted([one, other, third]) for third in beside(one) if third in beside(other)]


def southing(places: list[Place]) -> tuple[int, int]:
    """To order corners and borders from north to south, and from west to east."""
    return sum(2 * r + q for q, r in places), sum(q for q, _ in places)


class City:
    """The map with its right bank, whatever stands on it."""

    def __init__(self, right: list[Place]) -> None:
        places = whole_map()
        number = {place: hex for hex, place in enumerate(places)}
        self.places: list[Place] = places
        self.zone: i64 = 0
        self.right: i64 = 0
        near: vec[i64] = vec[i64]([0] * HEXES)
        over: vec[i64] = vec[i64]([0] * HEXES)
        metro: list[tuple[Place, Place]] = []
        river: list[tuple[Place, Place]] = []
        corners: list[list[Place]] = []
        for hex, place in enumerate(places):
            self.zone |= bit(hex) if distance(place) <= CITY_RADIUS else 0
            self.right |= bit(hex) if place in right else 0
            for other in beside(place):
                if other not in number:
                    continue
                crossing = (place in right) != (other in right)
                if crossing:
                    over[hex] = over[hex] | bit(number[other])
                else:
                    near[hex] = near[hex] | bit(number[other])
                if crossing and place not in right:
                    river.append((place, other))
                elif not crossing and hex < number[other]:
                    metro.append((place, other))
                for corner in corners_between(place, other):
                    if corner not in corners and all(one in number for one in corner):
                        corners.append(corner)
        self.near: vec[i64] = near
        """For each space those it borders on its own bank."""
        self.over: vec[i64] = over
        """And those on the other bank, which it borders by bridge."""
        self.lay_bridges(river, number)
        self.lay_borders(metro, sorted(corners, key=southing), number)
        self.find_tunnels(river)

    def lay_bridges(self, river: list[tuple[Place, Place]], number: dict[Place, int]) -> None:
        """Where bridges may stand, from the north: left bank, right bank."""
        self.bridges: list[tuple[int, int]] = [
            (number[left], number[right])
            for left, right in sorted(river, key=lambda one: southing(list(one)))
        ]
        self.bridge_left: vec[i64] = vec[i64]([left for left, _ in self.bridges])
        self.bridge_right: vec[i64] = vec[i64]([right for _, right in self.bridges])
        self.bridge_count: i64 = len(self.bridges)

    def lay_borders(
        self, metro: list[tuple[Place, Place]], corners: list[list[Place]], number: dict[Place, int]
    ) -> None:
        """The borders that may carry metro, and the corners they end in."""
        self.corners: list[list[Place]] = corners
        self.borders: list[tuple[int, int]] = [(number[one], number[other]) for one, other in metro]
        self.border_count: i64 = len(metro)
        self.ends: vec[i64] = vec[i64]([RIM] * (2 * len(metro)))
        self.sides: vec[i64] = vec[i64]([0] * len(metro))
        """The two spaces a border lies between, as bits."""
        self.left_borders: vec[i64] = vec[i64]([0, 0])
        self.all_borders: vec[i64] = vec[i64]([0, 0])
        self.borders_at: vec[i64] = vec[i64]([NO_BORDER] * (3 * len(corners)))
        """The borders that meet in a corner, three places each; a river has none."""
        for border, (one, other) in enumerate(metro):
            self.sides[border] = bit(number[one]) | bit(number[other])
            word = border // BORDERS_IN_A_WORD
            member = bit(border % BORDERS_IN_A_WORD)
            self.all_borders[word] = self.all_borders[word] | member
            if self.sides[border] & self.right == 0:
                self.left_borders[word] = self.left_borders[word] | member
            for side, corner in enumerate(corners_between(one, other)):
                if corner in corners:
                    end = corners.index(corner)
                    self.ends[2 * border + side] = end
                    place = 3 * end
                    while self.borders_at[place] != NO_BORDER:
                        place += 1
                    self.borders_at[place] = border

    def find_tunnels(self, river: list[tuple[Place, Place]]) -> None:
        """The corners on the river, and for each where a tunnel from it may come up."""
        self.on_river: i64 = 0
        self.mouths: vec[i64] = vec[i64]([0] * len(self.corners))
        downstream: dict[int, int] = {}
        for place, border in enumerate(sorted(river, key=lambda one: southing(list(one)))):
            ends = [
                self.corners.index(corner) for corner in corners_between(*border) if corner in self.corners
            ]
            for end in ends:
                self.on_river |= bit(end)
                downstream[end] = downstream.get(end, 0) + place
            if len(ends) == 2 and self.bank_of(ends[0]) != self.bank_of(ends[1]):
                self.mouths[ends[0]] = self.mouths[ends[0]] | bit(ends[1])
                self.mouths[ends[1]] = self.mouths[ends[1]] | bit(ends[0])
        self.river_corners: list[int] = sorted(downstream, key=lambda end: downstream[end])
        """From the north."""

    def bank_of(self, corner: int) -> bool:
        """Whether the one border with metro at this corner of the river is on the right bank."""
        return self.sides[self.borders_at[3 * corner]] & self.right != 0
