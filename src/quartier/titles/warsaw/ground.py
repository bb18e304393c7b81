"""The map on paper: where hexes, their sides and corners lie, and the land and the river drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, hypot, radians, sin, sqrt
from typing import Final

from htpy import Element, g, path, polygon

from quartier.draw.svg import Point, corners, number

Hex = tuple[int, int]
"""Column to the east, row to the south, along the axes of the grid."""

SIDE: Final = 60.0
STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""The neighbour across the side from corner k to corner k + 1."""

CITY: Final = "light-dark(#ECDCB2, #57513F)"
SUBURB: Final = "light-dark(#C3CFA6, #47543F)"
WATER: Final = "light-dark(#6FA8C7, #2F6484)"
BANK: Final = "light-dark(#4D86A8, #6FA8C7)"
SITE: Final = "light-dark(#B5651D, #F0A04B)"
"""Round a historic space."""
LINE: Final = "light-dark(#8B7F5F, #8E8A74)"


def centre(place: Hex) -> Point:
    q, r = place
    return 1.5 * q * SIDE, sqrt(3) * (r + q / 2) * SIDE


def corner(place: Hex, which: int, size: float = SIDE) -> Point:
    x, y = centre(place)
    angle = radians(60 * which)
    return x + size * cos(angle), y + size * sin(angle)


def outline(place: Hex, size: float = SIDE) -> list[Point]:
    return [corner(place, which, size) for which in range(6)]


def side(one: Hex, other: Hex) -> tuple[Point, Point]:
    """The two ends of what these neighbours share."""
    which = STEPS.index((other[0] - one[0], other[1] - one[1]))
    return corner(one, which), corner(one, which + 1)


def middle(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def meeting(*around: Hex) -> Point:
    """The corner where three hexes meet, on the board or beyond it."""
    x, y = zip(*(centre(place) for place in around), strict=True)
    return sum(x) / 3, sum(y) / 3


def toward(one: Point, other: Point, far: float) -> Point:
    """The point this far from one on the way to the other."""
    length = hypot(other[0] - one[0], other[1] - one[1])
    return one[0] + (other[0] - one[0]) * far / length, one[1] + (other[1] - one[1]) * far / length


def way(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)


def land(place: Hex, city: bool) -> Element:
    return polygon(
        points=corners(outline(place)), fill=CITY if city else SUBURB, stroke=LINE, stroke_width="1.2",
        stroke_linejoin="round",
    )


def river(banks: Sequence[tuple[Hex, Hex]]) -> Element:
    """One broad curve along these sides, in the order in which the water passes them.

    It runs through the middle of every side, where bridges stand, and rounds off the corners between.
    """
    sides = [side(*pair) for pair in banks]
    bends = [shared(one, other) for one, other in pairwise(sides)]
    source = next(end for end in sides[0] if not near(end, bends[0]))
    mouth = next(end for end in sides[-1] if not near(end, bends[-1]))
    start = toward(middle(*sides[0]), source, SIDE * 1.15)
    end = toward(middle(*sides[-1]), mouth, SIDE * 1.15)
    course = way([start, middle(*sides[0])])
    for bend, onward in zip(bends, sides[1:], strict=True):
        x, y = middle(*onward)
        course += f"Q{number(bend[0])} {number(bend[1])} {number(x)} {number(y)}"
    course += way([end]).replace("M", "L")
    return g(class_="river", fill="none", stroke_linejoin="round")[
        path(d=course, stroke=BANK, stroke_width="29"),
        path(d=course, stroke=WATER, stroke_width="25"),
        path(
            d=course, stroke="#FFFFFF", stroke_opacity=".35", stroke_width="2", stroke_dasharray="26 34",
            stroke_linecap="round",
        ),
    ]


def shared(one: tuple[Point, Point], other: tuple[Point, Point]) -> Point:
    return next(end for end in one if any(near(end, another) for another in other))


def near(one: Point, other: Point) -> bool:
    return hypot(one[0] - other[0], one[1] - other[1]) < 1
