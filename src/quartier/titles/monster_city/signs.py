"""The three colours of buildings and the shape that goes with each."""

from __future__ import annotations

from typing import Final

from htpy import Element, circle, polygon, rect

from quartier.draw.palette import Faces
from quartier.draw.svg import corners, number
from quartier.titles.monster_city.pieces import GREEN, RED

COLOURS: Final = (
    Faces("#E9806B", "#D2503C", "#9C3123"),
    Faces("#83C994", "#4BA566", "#2F7846"),
    Faces("#FBDB83", "#F0B735", "#BF861B"),
)
GREY: Final = Faces("#C9CFDC", "#9BA5BA", "#6D7890")
"""Whoever eats any colour has none."""
DEEP: Final = "#101A2E"
"""Outlines at night, whatever the theme."""
SKY: Final = "#24365F"
LIGHT: Final = "#FFE9A8"
DARK: Final = "#1D2B4B"
"""Windows with and without somebody at home."""
BONE: Final = "#FBF6EA"


def sign(colour: int, x: float, y: float, size: float, fill: str | None = None, line: float = 1.6) -> Element:
    """Red circle, green triangle, yellow square; its middle at (x, y)."""
    inside = COLOURS[colour].front if fill is None else fill
    half = size / 2
    if colour == RED:
        return circle(
            cx=number(x), cy=number(y), r=number(half), fill=inside, stroke=DEEP, stroke_width=number(line)
        )
    if colour == GREEN:
        points = [(x, y - half * 1.05), (x + half * 1.15, y + half * 0.9), (x - half * 1.15, y + half * 0.9)]
        return polygon(
            points=corners(points), fill=inside, stroke=DEEP, stroke_width=number(line),
            stroke_linejoin="round",
        )
    side = size * 0.92
    return rect(
        x=number(x - side / 2), y=number(y - side / 2), width=number(side), height=number(side), rx="1.5",
        fill=inside, stroke=DEEP, stroke_width=number(line),
    )
