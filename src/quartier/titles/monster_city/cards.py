"""Cards and the other things of cardboard, each drawn in a box of its own."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, g, path, polygon, rect
from markupsafe import Markup

from quartier.core.look import Look
from quartier.draw.svg import corners, label, number
from quartier.draw.text import drawn_once
from quartier.titles.monster_city.demand import Demand
from quartier.titles.monster_city.houses import house
from quartier.titles.monster_city.monsters import creature, eye, meal_of, twinkle
from quartier.titles.monster_city.signs import BONE, COLOURS, DEEP, GREY, SKY, sign

CARD: Final = 92.0
TALL: Final = 128.0
SPACE: Final = "#372C6B"
SOIL: Final = "#5B4A9C"


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


def monster_card(demand: Demand, look: Look) -> Element:
    """The creature, and at a glance what it eats."""
    return g[lair(demand, look), resident(demand)]


def lair(demand: Demand, look: Look) -> Markup:
    """The card without its creature."""
    every = look.words("card-any", count=demand.any) if demand.any else look.words("card-all")
    return empty_lair(demand, every)


@drawn_once
def empty_lair(demand: Demand, every: str) -> Element:
    if demand.all is not None:
        strip_of_colour = strip(COLOURS[demand.all].front)
        return night(sign(demand.all, 46, 16, 17), strip_of_colour, fitted(every, CARD / 2, 118, 82, 19))
    if not demand.each:
        return night(strip(GREY.top), fitted(every, CARD / 2, 118, 82, 19))
    meal = meal_of(demand.each)
    step = 18.0 if len(meal) > 3 else 22.0
    left = CARD / 2 - (len(meal) - 1) / 2 * step
    signs = [sign(colour, left + place * step, 111.5, 16) for place, colour in enumerate(meal)]
    return night(strip(BONE, signs))


def resident(demand: Demand) -> Element:
    down, scale = RESIDENTS[demand.family()]
    return g(transform=f"translate(46 {down}) scale({scale})")[creature(demand)]


RESIDENTS: Final = {"colour": (56, 0.86), "values": (53, 0.85), "each": (61, 0.92), "any": (54, 0.98)}
"""How far down a creature stands on its card, and how large it is."""


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


def bolt(x: float, y: float, scale: float) -> Element:
    points = [(4, -24), (-14, 4), (-2, 4), (-6, 24), (14, -6), (2, -6)]
    return polygon(
        points=corners((x + px * scale, y + py * scale) for px, py in points), fill="#F2B01E", stroke=DEEP,
        stroke_width="2", stroke_linejoin="round",
    )
