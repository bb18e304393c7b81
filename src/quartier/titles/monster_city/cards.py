"""Cards and the other things of cardboard, each drawn in a box of its own."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, circle, ellipse, g, path, polygon, rect
from markupsafe import Markup

from quartier.core.look import Look
from quartier.draw.svg import at, corners, label, number
from quartier.draw.text import drawn_once
from quartier.titles.monster_city.houses import house
from quartier.titles.monster_city.monsters import (
    SKIN,
    crabacus,
    eye,
    glutton,
    meal_of,
    nibblepede,
    twinkle,
    whim,
)
from quartier.titles.monster_city.demand import Demand
from quartier.titles.monster_city.signs import BONE, COLOURS, DEEP, GREY, SKY, sign

CARD: Final = 92.0
TALL: Final = 128.0
SPACE: Final = "#372C6B"
SOIL: Final = "#5B4A9C"
NOTE: Final = "#8FC9A4"


def body(fill: str, *drawn: Node) -> Element:
    """A card of cardboard with round corners and what is printed on it."""
    return g[
        rect(
            x="1", y="1", width=number(CARD - 2), height=number(TALL - 2), rx="9", fill=fill, stroke=DEEP,
            stroke_width="2",
        ),
        drawn,
    ]


# buildings


@drawn_once
def building_card(colour: int, value: int) -> Element:
    """The number loud, and the building as high as it will stand among the others."""
    faces = COLOURS[colour]
    scale = 0.53
    return body(
        BONE,
        path(d="M3 104h86v12a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8z", fill=faces.front),
        path(d="M3 104h86", stroke=DEEP, stroke_width="1.6"),
        g(transform=f"translate(54 115) scale({scale})")[house(colour, value)],
        label(str(value), 27, 46, 48, weight=700, fill=DEEP),
        sign(colour, 27, 70, 27, line=1.8),
    )


# monsters


def night(*drawn: Node) -> Element:
    return body(
        SPACE,
        path(d="M3 84Q46 66 89 84V117a8 8 0 0 1-8 8H11a8 8 0 0 1-8-8z", fill=SOIL),
        twinkle(16, 18, 3.4), twinkle(76, 14, 2.6), twinkle(80, 40, 2), twinkle(10, 48, 2),
        drawn,
    )


def strip(fill: str, *drawn: Node) -> Element:
    """What is eaten, in signs or a word, along the lower edge."""
    return g[
        path(
            d="M2 98h88v19a8 8 0 0 1-8 8H10a8 8 0 0 1-8-8z", fill=fill, stroke=DEEP, stroke_width="2",
            stroke_linejoin="round",
        ),
        drawn,
    ]


def fitted(words: str, x: float, y: float, room: float, size: float) -> Element:
    """Words in one line, smaller if they are too long for it."""
    return label(words, x, y, min(size, room / (0.56 * len(words))), weight=650, fill=DEEP)


@drawn_once
def glutton_card(colour: int, every: str) -> Element:
    return night(
        g(transform="translate(46 56) scale(.86)")[glutton(colour)], strip(COLOURS[colour].front, sign(colour, 17, 111.5, 15, BONE)),
        fitted(every, 56, 117.5, 62, 19),
    )


@drawn_once
def crabacus_card(values: tuple[int, ...], every: str) -> Element:
    return night(
        g(transform="translate(46 53) scale(.85)")[crabacus(values)], strip(GREY.top), fitted(every, CARD / 2, 118, 82, 19)
    )


@drawn_once
def nibblepede_card(meal: tuple[int, ...]) -> Element:
    step = 18.0 if len(meal) > 3 else 22.0
    left = CARD / 2 - (len(meal) - 1) / 2 * step
    return night(
        g(at(46, 62))[nibblepede(meal)],
        strip(BONE, [sign(colour, left + place * step, 111.5, 16) for place, colour in enumerate(meal)]),
    )


@drawn_once
def whim_card(count: int, any_of_them: str) -> Element:
    return night(g(transform="translate(46 54) scale(.98)")[whim(count)], strip(GREY.top), fitted(any_of_them, CARD / 2, 118, 82, 19))


def monster_card(demand: Demand, look: Look) -> Markup:
    """The creature, and at a glance what it eats."""
    if demand.all is not None:
        return glutton_card(demand.all, look.words("card-all"))
    if demand.values:
        return crabacus_card(demand.values, look.words("card-all"))
    if demand.each:
        return nibblepede_card(meal_of(demand.each))
    return whim_card(demand.any, look.words("card-any", count=demand.any))


@drawn_once
def monsters_back(count: int) -> Element:
    """The stack of monsters, and how many are in it."""
    return g[
        pile(count),
        body(SPACE, eye(31, 46, 15, (0.3, 0.3)), eye(61, 46, 15, (-0.3, 0.3)), count_plate(count)),
    ]


@drawn_once
def monsters_used(count: int) -> Element:
    """Those that have eaten sleep."""
    lids = "M18 46q13 12 26 0M48 46q13 12 26 0"
    return g[
        pile(count),
        body("#5C6580", path(d=lids, fill="none", stroke=DEEP, stroke_width="4", stroke_linecap="round"),
             count_plate(count)),
    ]


@drawn_once
def buildings_back(count: int) -> Element:
    panes = "".join(f"M{x} {y}h10v10h-10z" for y in (16, 36, 56) for x in (16, 32, 50, 66))
    return g[pile(count), body(SKY, path(d=panes, fill="#FFE9A8", opacity=".8"), count_plate(count))]


@drawn_once
def events_back(count: int) -> Element:
    return g[pile(count), body("#7A3048", bolt(46, 46, 1.5), count_plate(count))]


def pile(count: int) -> Node:
    """The cards below the one on top."""
    return [
        rect(
            x="1", y=number(1 + 3.5 * below), width=number(CARD - 2), height=number(TALL - 2), rx="9",
            fill=DEEP, stroke="#8791AC", stroke_width="1",
        )
        for below in range(min(count // 8 + 1, 3), 0, -1)
        if count > 1
    ]


def count_plate(count: int) -> Element:
    return g[
        rect(x="23", y="80", width="46", height="36", rx="8", fill=BONE, stroke=DEEP, stroke_width="1.8"),
        label(str(count), 46, 108, 29, weight=700, fill=DEEP),
    ]


@drawn_once
def scoring_card(left: int, number_of: int, scorings: int) -> Element:
    """Which scoring comes next, and after how many buildings."""
    lines: list[Node] = []
    for place in range(scorings):
        y = 20 + place * 14
        done = place < number_of - 1
        lines.append(path(d=f"M34 {y}H78", stroke="#B9C6D6" if done else DEEP, stroke_width="3"))
        shape = "M16 -1l4 5l8-9" if done else "M18-4h8v8h-8z"
        lines.append(
            path(
                d=shape, transform=f"translate(0 {y})", fill="none", stroke="#2F7846" if done else DEEP,
                stroke_width="2.4", stroke_linecap="round",
            )
        )
    return g[
        body(BONE, lines),
        rect(
            x="23", y="80", width="46", height="36", rx="8", fill="#F2B01E", stroke=DEEP, stroke_width="1.8"
        ),
        label(str(left), 46, 108, 29, weight=700, fill=DEEP),
    ]


# events


def bolt(x: float, y: float, scale: float) -> Element:
    points = [(4, -24), (-14, 4), (-2, 4), (-6, 24), (14, -6), (2, -6)]
    return polygon(
        points=corners((x + px * scale, y + py * scale) for px, py in points), fill="#F2B01E", stroke=DEEP,
        stroke_width="2", stroke_linejoin="round",
    )


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
    d = f"M{number(x - size)} {number(y - size)}l{number(2 * size)} {number(2 * size)}" \
        f"m0 {number(-2 * size)}l{number(-2 * size)} {number(2 * size)}"
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
        rect(x="-30", y="-26", width="60", height="56", rx="4", fill="#2D6CA8", stroke=DEEP, stroke_width="2"),
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


# money, and the sign that stops


@drawn_once
def banknote() -> Element:
    """56 by 30, its upper left corner at the origin."""
    return g[
        rect(width="56", height="30", rx="4", fill=NOTE, stroke=DEEP, stroke_width="1.8"),
        rect(
            x="4", y="4", width="48", height="22", rx="2", fill="none", stroke="#3B7D56", stroke_width="1.4"
        ),
        ellipse(cx="28", cy="15", rx="8", ry="9", fill="#D8F0DF", stroke="#3B7D56", stroke_width="1.6"),
        path(d="M23 19v-6h4v-4h5v10z", fill="#3B7D56"),
    ]


@drawn_once
def no_banknote() -> Element:
    return rect(
        x="1", y="1", width="54", height="28", rx="4", fill="none", stroke="#A9B4CC", stroke_width="1.6",
        stroke_dasharray="5 4",
    )


@drawn_once
def stop_sign(used: bool) -> Element:
    """Eight-cornered, its middle at the origin; 60 across."""
    points = [(-12, -29), (12, -29), (29, -12), (29, 12), (12, 29), (-12, 29), (-29, 12), (-29, -12)]
    inner = [(x * 0.86, y * 0.86) for x, y in points]
    return g(opacity=".45" if used else None)[
        polygon(
            points=corners(points), fill="#6D7890" if used else "#D2503C", stroke=DEEP, stroke_width="2",
            stroke_linejoin="round",
        ),
        polygon(points=corners(inner), fill="none", stroke=BONE, stroke_width="2", stroke_linejoin="round"),
        label("STOP", 0, 6.5, 19, weight=750, fill=BONE),
        path(d="M-24 24L24-24", stroke=BONE, stroke_width="4") if used else None,
    ]


