"""The event cards: six pictures, and the names below them."""

from __future__ import annotations

from typing import Final

from htpy import Element, circle, g, path, polygon, rect

from quartier.draw.svg import at, number
from quartier.draw.text import drawn_once
from quartier.titles.monster_city.cards import CARD, SOIL, body, fitted
from quartier.titles.monster_city.houses import house
from quartier.titles.monster_city.monsters import SKIN, eye
from quartier.titles.monster_city.signs import BONE, DEEP
from quartier.titles.monster_city.tokens import banknote


def arrow(d: str, head: tuple[float, float], turn: float) -> Element:
    return g[
        path(d=d, fill="none", stroke=DEEP, stroke_width="8", stroke_linecap="round"),
        path(d=d, fill="none", stroke="#F2B01E", stroke_width="4.5", stroke_linecap="round"),
        g(transform=f"translate({number(head[0])} {number(head[1])}) rotate({number(turn)})")[
            path(
                d="M-8-2L0 11L8-2Z", fill="#F2B01E", stroke=DEEP, stroke_width="2", stroke_linejoin="round"
            )
        ],
    ]


def crossed(x: float, y: float, size: float) -> Element:
    whole = number(2 * size)
    d = f"M{number(x - size)} {number(y - size)}l{whole} {whole}m0 -{whole}l-{whole} {whole}"
    return g(fill="none", stroke_linecap="round")[
        path(d=d, stroke=DEEP, stroke_width="10"), path(d=d, stroke="#D2503C", stroke_width="6")
    ]


def coward() -> Element:
    """A monster that shows the white flag."""
    return g(stroke=DEEP, stroke_width="1.8", stroke_linejoin="round")[
        path(
            d="M-34 34Q-36-8-12-10Q12-8 10 34Q5 29 0 34Q-6 29-12 34Q-18 29-24 34Q-29 29-34 34Z", fill=SKIN
        ),
        eye(-19, 4, 7, (0, -0.35)), eye(-4, 4, 7, (0, -0.35)),
        path(d="M-20 20q4-6 8 0t8 0", fill="none", stroke_width="2.4", stroke_linecap="round"),
        path(d="M8 14L22-34", fill="none", stroke_width="3.2", stroke_linecap="round"),
        path(d="M22-34q10 6 18 0l-6 22q-8 5-17 0z", fill="#FFFFFF"),
    ]


def rejected() -> Element:
    """A plan crossed out."""
    return g[
        rect(
            x="-30", y="-26", width="60", height="56", rx="4", fill="#2D6CA8", stroke=DEEP, stroke_width="2"
        ),
        path(
            d="M-18 22V-4h12v26M0 22V-16h16v38M-24 22h48M4-8h8M4 0h8M4 8h8M-14 4h4M-14 12h4", fill="none",
            stroke="#DCEBF5", stroke_width="2",
        ),
        crossed(0, 2, 22),
    ]


def rebuild() -> Element:
    """One building for another."""
    return g[
        g(transform="translate(-38 30) scale(.36)")[house(0, 3)],
        g(transform="translate(18 30) scale(.36)")[house(1, 8)],
        arrow("M-14-16Q0-32 10-22", (12, -20), -40),
        arrow("M12 18Q0 30-8 22", (-10, 20), 130),
    ]


def counter() -> Element:
    """Everything off the planet, everything new onto it."""
    return g[
        circle(r="21", fill=SOIL, stroke=DEEP, stroke_width="2"),
        eye(-7, -2, 6.5), eye(8, -2, 6.5),
        arrow("M-30 4A30 30 0 0 1 18-25", (20, -24), -65),
        arrow("M30 0A30 30 0 0 1-18 28", (-20, 27), 115),
    ]


def detour() -> Element:
    """The turn goes the other way round."""
    return g[
        path(d="M0 36V-8", stroke=DEEP, stroke_width="6", stroke_linecap="round"),
        polygon(
            points="0,-36 34,-4 0,28 -34,-4", fill="#F2B01E", stroke=DEEP, stroke_width="2.4",
            stroke_linejoin="round",
        ),
        path(
            d="M-14 6V-4Q-14-13-5-13H6", fill="none", stroke=DEEP, stroke_width="5.5", stroke_linecap="round"
        ),
        polygon(points="5,-22 18,-13 5,-4", fill=DEEP),
    ]


def grant() -> Element:
    """A banknote more."""
    return g[
        g(transform="rotate(-10) translate(-33 -16) scale(1.2)")[banknote()],
        circle(cx="24", cy="22", r="13", fill="#4BA566", stroke=DEEP, stroke_width="2"),
        path(d="M24 15v14M17 22h14", stroke=BONE, stroke_width="4", stroke_linecap="round"),
    ]


EVENTS: Final = {
    "coward": coward, "rejected-project": rejected, "rebuild": rebuild, "counter-attack": counter,
    "detour": detour, "grant": grant,
}


@drawn_once
def event_card(kind: str, name: str) -> Element:
    """Its picture, and its name on one line or two."""
    lines = in_two(name)
    foot = 112 if len(lines) == 2 else 119
    return body(
        BONE,
        path(d="M3 10a8 8 0 0 1 8-8h70a8 8 0 0 1 8 8v80H3z", fill="#F3C9C9"),
        path(d="M3 90h86", stroke=DEEP, stroke_width="1.6"),
        g(at(46, 45))[EVENTS[kind]()],
        [
            fitted(line, CARD / 2, foot - 4 + place * 15, 84, 16)
            for place, line in enumerate(lines)
        ],
    )


def in_two(name: str) -> list[str]:
    """A long name on two lines, broken where it may be."""
    for mark in (" ", "-"):
        head, found, tail = name.partition(mark)
        if found:
            return [head + mark.strip(), tail]
    return [name]
