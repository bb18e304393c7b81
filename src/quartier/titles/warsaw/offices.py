"""The action board: each field with what it gives and the engineers sent there."""

from __future__ import annotations

from functools import cache
from typing import Final

from htpy import Element, Node, circle, g, path, rect
from markupsafe import Markup

from quartier.draw.palette import GOLD
from quartier.draw.svg import at, label, number, piece
from quartier.draw.text import drawn_once
from quartier.titles.warsaw.counters import RESOURCES, engineer, rubble
from quartier.titles.warsaw.lettering import block_of
from quartier.titles.warsaw.posters import paper

WIDTH: Final = 134.0
HEIGHT: Final = 66.0


@cache
def gain_sign(what: str) -> Markup:
    """What a field gives, about 26 units high, standing on the origin."""
    if what in RESOURCES:
        return Markup(str(g(transform="translate(0 -3) scale(.72)")[RESOURCES[what]()]))
    drawn: dict[str, Node] = {
        "project": project_back(),
        "clear": g[
            g(transform="translate(-4 -2) scale(.6)")[rubble()],
            path(
                d="M5 -1L14 -18M9 -20q8 -2 11 5", fill="none", stroke="currentColor", stroke_width="2.6",
                stroke_linecap="round",
            ),
        ],
        "first": first_sign(),
        "look": g[
            g(transform="translate(-5 0) scale(.86) rotate(-9)")[project_back()],
            g(transform="translate(3 0) scale(.86) rotate(7)")[project_back()],
            circle(cx="7", cy="-9", r="6.5", fill="#DCEBF5", fill_opacity=".9", stroke="currentColor",
                   stroke_width="2"),
            path(d="M11.5 -4.5l5 5", stroke="currentColor", stroke_width="3", stroke_linecap="round"),
        ],
    }
    return Markup(str(drawn[what]))


def project_back() -> Element:
    """A project face down: a sheet with the plan of a house."""
    return g[
        rect(x="-8.5", y="-24", width="17", height="23", rx="2", fill="#2D6CA8", stroke="currentColor",
             stroke_width="1.3"),
        path(d="M-4.5 -5v-9l4.5 -4 4.5 4v9z", fill="none", stroke="#DCEBF5", stroke_width="1.4"),
    ]


def first_sign() -> Element:
    """The marker of whoever begins: a pennant."""
    return g[
        path(d="M-7 -1v-25", stroke="currentColor", stroke_width="2.4", stroke_linecap="round"),
        path(d="M-6 -25h17l-5 6 5 6h-17z", fill=GOLD, stroke="currentColor", stroke_width="1.4",
             stroke_linejoin="round"),
    ]


@drawn_once
def office(
    name: str, gains: tuple[tuple[str, int], ...], unlimited: bool, sent: tuple[tuple[int, str], ...],
) -> Element:
    """A field of the action board. `sent` are the engineers there, seat and key, in order."""
    return g[
        paper(WIDTH, HEIGHT, 8),
        block_of(name, 8, 17, WIDTH - 12, 14.5, 1.0, most=2, weight=600),
        [
            g(at(22 + place * 42, HEIGHT - 5))[g[gain_sign(what)], times(what, count) if count > 1 else None]
            for place, (what, count) in enumerate(gains)
        ],
        endless(WIDTH - 22, HEIGHT - 17) if unlimited and not sent else None,
        slot(WIDTH - 19, HEIGHT - 18) if not unlimited and not sent else None,
        [
            piece(key, engineer(seat, 0.72), x=WIDTH - 20 - place * spread(len(sent)), y=HEIGHT - 5)
            for place, (seat, key) in reversed(list(enumerate(sent)))
        ],
    ]


def times(what: str, count: int) -> Element:
    return label(str(count), 22 if what == "clear" else 16, -3, 18, weight=700, anchor="start")


def spread(count: int) -> float:
    """How far apart the engineers stand, so that a crowd still has room."""
    return min(20.0, 86.0 / max(count, 1))


def slot(x: float, y: float) -> Element:
    return circle(
        cx=number(x), cy=number(y), r="12.5", fill="none", stroke="currentColor", stroke_opacity=".5",
        stroke_width="1.4", stroke_dasharray="4 3.4",
    )


def endless(x: float, y: float) -> Element:
    return path(
        d=f"M{number(x)} {number(y)}c-4 -7 -12 -6 -12 0s8 7 12 0 12 -7 12 0 -8 7 -12 0z", fill="none",
        stroke="currentColor", stroke_width="2.2", stroke_opacity=".7",
    )
