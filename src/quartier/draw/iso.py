"""Standing things seen from above at an angle: the isometric grid and its boxes."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from htpy import Element, ellipse, g, polygon

from quartier.draw.palette import GOLD, Faces
from quartier.draw.svg import Point, corners, face, number

ACROSS: Final = cos(radians(30))
DOWN: Final = sin(radians(30))


class Iso:
    """A grid with its origin on the canvas and the length of one step.

    x runs to the lower right, y to the lower left, z up.
    """

    def __init__(self, left: float, top: float, unit: float) -> None:
        self.left = left
        self.top = top
        self.unit = unit

    def at(self, x: float, y: float, z: float = 0) -> Point:
        return (
            self.left + (x - y) * ACROSS * self.unit,
            self.top + ((x + y) * DOWN - z) * self.unit,
        )

    def tile(self, x: float, y: float, z: float = 0, size: float = 1) -> list[Point]:
        """The four corners of a flat square whose upper corner is (x, y)."""
        return [
            self.at(x, y, z), self.at(x + size, y, z), self.at(x + size, y + size, z),
            self.at(x, y + size, z),
        ]

    def front(self, x: float, y: float, z: float, width: float, height: float) -> list[Point]:
        """The side that looks to the lower left, standing on the line y."""
        return [
            self.at(x, y, z + height), self.at(x + width, y, z + height),
            self.at(x + width, y, z), self.at(x, y, z),
        ]

    def side(self, x: float, y: float, z: float, depth: float, height: float) -> list[Point]:
        """The side that looks to the lower right, standing on the line x."""
        return [
            self.at(x, y, z + height), self.at(x, y + depth, z + height),
            self.at(x, y + depth, z), self.at(x, y, z),
        ]


def box(
    grid: Iso, x: float, y: float, z: float, width: float, depth: float, height: float, colours: Faces,
    line: float = 1.4,
) -> Element:
    """A block with its three visible sides."""
    top = [
        grid.at(x, y, z + height), grid.at(x + width, y, z + height),
        grid.at(x + width, y + depth, z + height), grid.at(x, y + depth, z + height),
    ]
    return g[
        face(grid.front(x, y + depth, z, width, height), colours.front, line),
        face(grid.side(x + width, y, z, depth, height), colours.side, line),
        face(top, colours.top, line),
    ]


def ghost(grid: Iso, x: float, y: float, z: float, height: float = 1) -> Element:
    """What would be built: dashed gold."""
    sides = [
        grid.front(x, y + 1, z, 1, height), grid.side(x + 1, y, z, 1, height),
        grid.tile(x, y, z + height),
    ]
    return g[
        [
            polygon(
                class_="ghost", points=corners(side), fill=GOLD, fill_opacity=".35", stroke=GOLD,
                stroke_width="2.4", stroke_dasharray="5 4", stroke_linejoin="round",
            )
            for side in sides
        ]
    ]


def shadow(x: float, y: float, width: float, height: float) -> Element:
    return ellipse(
        class_="shadow", cx=number(x), cy=number(y), rx=number(width / 2), ry=number(height / 2),
        fill="currentColor", fill_opacity=".13",
    )
