"""A building, drawn: as many floors as its value, its colour told by its roof and its sign as well."""

from __future__ import annotations

from typing import Final

from htpy import Element, g, path, polygon, rect

from quartier.draw.svg import at, corners, face, label, number
from quartier.draw.text import drawn_once
from quartier.titles.monster_city.pieces import GREEN, RED, YELLOW
from quartier.titles.monster_city.signs import BONE, COLOURS, DARK, DEEP, LIGHT

FLOOR: Final = 17.0
PLATE: Final = 34.0
"""The height of the storey that carries the number."""
ROOF: Final = 24.0
FRONT: Final = 44.0
SIDE: Final = 11.0
RISE: Final = 7.0
"""How far the side runs up towards the back."""
WIDTH: Final = FRONT + SIDE + 5


def body_height(value: int) -> float:
    return PLATE + value * FLOOR


def house_height(value: int) -> float:
    return body_height(value) + ROOF + RISE


@drawn_once
def house(colour: int, value: int) -> Element:
    """Its lower left corner at the origin, so that it stands on whatever lies below."""
    height, faces = body_height(value), COLOURS[colour]
    side = [(FRONT, -height), (FRONT + SIDE, -height - RISE), (FRONT + SIDE, -RISE), (FRONT, 0)]
    front = [(0.0, -height), (FRONT, -height), (FRONT, 0), (0, 0)]
    return g(color=DEEP)[
        roof(colour, height),
        face(side, faces.side, 1.8),
        face(front, faces.front, 1.8),
        windows(colour, value),
        plate(value, FRONT / 2, -height + PLATE / 2 + 1),
    ]


def roof(colour: int, height: float) -> Element:
    """A dome, a gable, a flat roof with a block on it: each the sign of its colour grown large."""
    faces, top = COLOURS[colour], -height
    if colour == RED:
        return g[
            path(
                d=f"M{number(FRONT)} {number(top)}L{number(FRONT + SIDE)} {number(top - RISE)}"
                f"A18 20 0 0 0 {number(FRONT - 14)} {number(top - 21)}Z",
                fill=faces.side, stroke=DEEP, stroke_width="1.8", stroke_linejoin="round",
            ),
            path(
                d=f"M0 {number(top)}A{number(FRONT / 2)} 23 0 0 1 {number(FRONT)} {number(top)}Z",
                fill=faces.top, stroke=DEEP, stroke_width="1.8", stroke_linejoin="round",
            ),
        ]
    if colour == GREEN:
        peak = (FRONT / 2, top - ROOF)
        back = (FRONT / 2 + SIDE, top - ROOF - RISE)
        return g[
            face([peak, back, (FRONT + SIDE, top - RISE), (FRONT, top)], faces.side, 1.8),
            face([(0, top), peak, (FRONT, top)], faces.top, 1.8),
        ]
    flat = [(0.0, top), (SIDE, top - RISE), (FRONT + SIDE, top - RISE), (FRONT, top)]
    return g[
        face(flat, faces.top, 1.8),
        face([(34, top - 3), (40, top - 7), (40, top - 20), (34, top - 16)], faces.side, 1.6),
        face([(12, top - 16), (18, top - 20), (40, top - 20), (34, top - 16)], faces.top, 1.6),
        face([(12, top - 16), (34, top - 16), (34, top - 3), (12, top - 3)], faces.front, 1.6),
    ]


def windows(colour: int, value: int) -> Element:
    """One row a floor; who is at home looks random and always is the same."""
    lit, dark = "", ""
    for floor in range(value):
        y = -(floor + 1) * FLOOR + 4
        for column in range(3):
            pane = f"M{number(6 + column * 12)} {number(y)}h8v9h-8z"
            if (floor * 5 + column * 7 + value * 3 + colour * 11) % 10 % 4:
                lit += pane
            else:
                dark += pane
    return g(stroke="none")[path(d=dark, fill=DARK, opacity=".8"), path(d=lit, fill=LIGHT)]


def plate(value: int, x: float, y: float) -> Element:
    return g[
        rect(
            x=number(x - 15), y=number(y - 13), width="30", height="26", rx="5", fill=BONE, stroke=DEEP,
            stroke_width="1.6",
        ),
        g(stroke="none")[label(str(value), x, y + 9.5, 28, weight=700, fill=DEEP)],
    ]


SLIM: Final = 26.0
LOW: Final = 9.0


@drawn_once
def small_house(colour: int, value: int) -> Element:
    """The same seen from afar, with its number all over it; its lower left corner at the origin."""
    height, faces = 24 + value * LOW, COLOURS[colour]
    top, middle = -height, SLIM / 2
    above = {
        RED: f"M1 {number(top)}A12 12 0 0 1 25 {number(top)}Z",
        GREEN: f"M1 {number(top)}L{number(middle)} {number(top - 13)}L25 {number(top)}Z",
        YELLOW: f"M7 {number(top)}v-9h12v9z",
    }[colour]
    lit = "".join(
        f"M{number(4 + column * 6.5)} {number(-floor * LOW - 6)}h5v4h-5z"
        for floor in range(value) for column in range(3) if (floor * 4 + column * 7 + value * 3 + colour) % 5
    )
    return g(stroke=DEEP, stroke_width="1.5", stroke_linejoin="round")[
        path(d=above, fill=faces.top),
        rect(x="1", y=number(top), width="24", height=number(height), fill=faces.front),
        path(d=lit, fill=LIGHT, stroke="none"),
        rect(x="4", y=number(top + 3), width="18", height="20", rx="3.5", fill=BONE, stroke_width="1.2"),
        g(stroke="none")[label(str(value), middle, top + 20, 20, weight=700, fill=DEEP)],
    ]


@drawn_once
def ruin(width: float) -> Element:
    """What is left for a moment: rubble, and smoke that climbs."""
    half = width / 2
    return g[
        g(class_="smoke", fill="#8B93A8", stroke=DEEP, stroke_width="1.2")[
            [
                path(
                    class_=f"puff puff-{place}",
                    d="M-9 0a6 6 0 0 1 1-10a8 8 0 0 1 14-3a7 7 0 0 1 5 12q-3 4-9 2q-6 4-11-1z",
                    transform=f"translate({number(half + dx)} {number(dy)}) scale({scale})",
                )
                for place, (dx, dy, scale) in enumerate(((-4, -20, 0.9), (5, -38, 1.15), (-2, -58, 0.8)))
            ]
        ],
        polygon(
            points=corners([
                (0, 0), (3, -8), (width * 0.2, -12), (width * 0.32, -6), (width * 0.5, -15),
                (width * 0.68, -7), (width * 0.85, -11), (width, 0),
            ]),
            fill="#4A546B", stroke=DEEP, stroke_width="1.6", stroke_linejoin="round",
        ),
        g(at(half, -4))[path(d="M-8 0l3-4M2 1l4-3", stroke=DEEP, stroke_width="1.4")],
    ]


@drawn_once
def outline_of(colour: int, value: int) -> Element:
    """A building that would stand, or would fall: only its contour, dashed."""
    height = body_height(value) + (18 if colour != GREEN else ROOF)
    points = [(-1.5, 1.5), (-1.5, -height), (FRONT + SIDE + 1, -height), (FRONT + SIDE + 1, 1.5)]
    return polygon(
        class_="ghost", points=corners(points), fill="#F2B01E", fill_opacity=".12", stroke="#F2B01E",
        stroke_width="3", stroke_dasharray="7 5", stroke_linejoin="round",
    )


@drawn_once
def small_ruin() -> Element:
    return g(transform="scale(.43)")[ruin(58)]
