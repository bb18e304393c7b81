"""Pieces small enough to stand in a line of text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Element, Node, g

from quartier.draw.svg import at, canvas, label
from quartier.titles.warsaw import offices, posters
from quartier.titles.warsaw.counters import concrete, funds, plain_engineer, rubble
from quartier.titles.warsaw.names import RESOURCES, ZONES

HELD: Final[dict[str, tuple[str, Callable[[], Node]]]] = {
    "rubble": ("translate(13 21) scale(.74)", rubble),
    "concrete": ("translate(13 21) scale(.74)", concrete),
    "fund": ("translate(13 21) scale(.74)", funds),
    "engineer": ("translate(12 23) scale(.6)", plain_engineer),
    "project": ("translate(12 24) scale(.86)", offices.project_back),
    "marker": ("translate(1 1)", posters.metro_sign),
}
"""What is held in numbers, and where it stands before its number."""


def icon(name: str) -> Element:
    """`housing` is a type, `soc` a style, `city` a zone; `fund-2` two funds, `have-metro-2` two segments."""
    kind, _, rest = name.partition("-")
    if kind == "have":
        what, _, count = rest.partition("-")
        return counted(g[posters.any_sign(what)], count, 36)
    if kind in HELD:
        where, drawn = HELD[kind]
        return counted(g(transform=where)[drawn()], rest, 44 if kind in RESOURCES else 38)
    return canvas(22, 22, class_="token", aria_hidden="true")[small(kind)]


def counted(drawn: Element, count: str, width: float) -> Element:
    return canvas(width, 24, class_="token", aria_hidden="true")[
        drawn, label(count, width - 8, 18, 17, weight=650) if count else None
    ]


def small(kind: str) -> Node:
    if kind in ZONES:
        return g(at(11, 11))[posters.zone_sign(kind)]
    if kind == "first":
        return g(transform="translate(9 22) scale(.8)")[offices.first_sign()]
    return posters.any_sign(kind)
