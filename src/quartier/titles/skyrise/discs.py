"""The signs of the four factions, and the discs that lie on the districts."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from htpy import Element, circle, g, path

from quartier.draw.palette import GOLD, INK, PAPER
from quartier.draw.svg import corners, label, number
from quartier.draw.text import drawn_once

GROUNDS: Final = ("#F2C14E", "#8FB573", "#F7F3E8", "#B98A63")
"""Philosophers, naturalists, artists, inventors."""

BOOK: Final = "M0 -4C-2 -6.5 -6 -6.5 -8 -5.5V5C-6 4 -2 4 0 6.5C2 4 6 4 8 5V-5.5C6 -6.5 2 -6.5 0 -4ZM0 -4V6.5"
LEAF: Final = "M-7 7L-3.5 3.5M-4.5 4.5C-8 -3 -2 -8 7.5 -7.5C8 2 3 8 -4.5 4.5ZM-4 4L3.5 -3.5"
BRUSH: Final = "M7.5 -7.5L-1 1M-7.5 7.5C-7.5 3.5 -5.5 .5 -2.5 .5C-.5 .5 1 2 .5 4C-.5 7 -4 7.5 -7.5 7.5Z"


def cog(teeth: int = 8) -> str:
    step = 360 / teeth
    turns = ((-0.3, 5.8), (-0.2, 8.2), (0.2, 8.2), (0.3, 5.8))
    points = [
        (far * sin(radians(step * (tooth + off))), -far * cos(radians(step * (tooth + off))))
        for tooth in range(teeth) for off, far in turns
    ]
    return f"M{corners(points)}ZM2.6 0A2.6 2.6 0 1 1 -2.6 0A2.6 2.6 0 1 1 2.6 0Z"


SIGNS: Final = (BOOK, LEAF, BRUSH, cog())


def sign(faction: int, size: float = 1, opacity: float = 1, ink: str = INK) -> Element:
    """A book, a leaf, a brush or a gear, around its middle."""
    return path(
        d=SIGNS[faction], transform=f"scale({size:g})", fill="none", stroke=ink, stroke_width="1.5",
        stroke_linejoin="round", stroke_linecap="round", stroke_opacity=f"{opacity:g}",
    )


def faction_disc(faction: int, radius: float = 13) -> Element:
    return g[body(GROUNDS[faction], radius), sign(faction, radius / 13 * 0.9)]


def patron_disc(letter: str, radius: float = 13) -> Element:
    return g[
        body(INK, radius, "currentColor"),
        label(letter, 0, radius * 0.42, radius * 1.2, weight=650, fill=PAPER),
    ]


def wild_disc(radius: float = 13) -> Element:
    """A quarter of each faction."""
    quarters = (
        "M0 0V-1A1 1 0 0 1 1 0Z", "M0 0H1A1 1 0 0 1 0 1Z", "M0 0V1A1 1 0 0 1 -1 0Z", "M0 0H-1A1 1 0 0 1 0 -1Z"
    )
    return g[
        body(PAPER, radius),
        g(transform=f"scale({radius:g})")[
            [path(d=quarter, fill=ground) for quarter, ground in zip(quarters, GROUNDS, strict=True)]
        ],
        circle(r=number(radius), fill="none", stroke=INK, stroke_width="1.3"),
        circle(r=number(radius * 0.36), fill=PAPER, stroke=INK, stroke_width="1.1"),
    ]


def commission_disc(radius: float = 13) -> Element:
    """A seal that adds one to everything beside it."""
    return g[
        body(GOLD, radius),
        circle(r=number(radius * 0.74), fill=PAPER, stroke=INK, stroke_width="1", stroke_dasharray="2 1.6"),
        label("+1", 0, radius * 0.33, radius * 0.92, weight=700, fill=INK),
    ]


@drawn_once
def disc(kind: int, radius: float = 13) -> Element:
    """0 to 3 of a faction, 4 to 7 of a patron, then wild, then a commission."""
    if kind < 4:
        return faction_disc(kind, radius)
    if kind < 8:
        return patron_disc("ABCD"[kind - 4], radius)
    return wild_disc(radius) if kind == 8 else commission_disc(radius)


def body(fill: str, radius: float, rim: str = INK) -> Element:
    """The wood of a disc with its edge below."""
    return g[
        circle(cy=number(radius * 0.16), r=number(radius), fill=INK, fill_opacity=".45"),
        circle(r=number(radius), fill=fill, stroke=rim, stroke_width="1.3"),
    ]
