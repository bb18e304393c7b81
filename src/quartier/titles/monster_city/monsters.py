"""The creatures: one a family, big and flat, with eyes. What they are painted in is what they eat.

The Glutton swallows a colour whole, the Crabacus counts and takes what bears its numbers, the
Nibblepede is as long as its meal, and a Whim takes whatever it fancies.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from htpy import Element, Node, circle, ellipse, g, path, rect
from markupsafe import Markup

from quartier.draw.svg import at, label, number
from quartier.draw.text import drawn_once
from quartier.titles.monster_city.demand import Demand
from quartier.titles.monster_city.signs import BONE, COLOURS, DEEP, GREY, sign

SKIN: Final = "#8C7BC0"
"""Of whoever has no colour of its own."""
HEAD: Final = 17.5


def eye(x: float, y: float, size: float, look: tuple[float, float] = (0.2, 0.25)) -> Element:
    return g[
        circle(cx=number(x), cy=number(y), r=number(size), fill="#FFFFFF", stroke=DEEP, stroke_width="1.6"),
        circle(
            cx=number(x + look[0] * size), cy=number(y + look[1] * size), r=number(size * 0.46), fill=DEEP
        ),
    ]


@drawn_once
def glutton(colour: int) -> Element:
    """A hill with horns and a mouth that takes in whole quarters; 92 wide, its middle at the origin."""
    faces = COLOURS[colour]
    teeth = "".join(f"M{x} 0l4.5 8l4.5-8z" for x in range(-27, 27, 9))
    lower = "".join(f"M{x} 19l4.5-7l4.5 7z" for x in range(-22, 20, 9))
    return g(stroke=DEEP, stroke_width="1.8", stroke_linejoin="round")[
        path(d="M-27-20Q-42-26-40-44Q-27-40-14-28ZM27-20Q42-26 40-44Q27-40 14-28Z", fill=BONE),
        path(
            d="M-45 40Q-50 6-35-17Q-22-34 0-34Q22-34 35-17Q50 6 45 40Q36 33 27 40Q18 33 9 40Q0 33-9 40"
            "Q-18 33-27 40Q-36 33-45 40Z",
            fill=faces.front,
        ),
        path(d="M-40 8Q-46 22-43 32M40 8Q46 22 43 32", fill="none", stroke=faces.side, stroke_width="4"),
        path(d="M-34 0Q0-10 34 0Q30 22 0 23Q-30 22-34 0Z", fill=DEEP),
        path(d=teeth, fill=BONE, stroke="none", transform="translate(0 -3)"),
        path(d=lower, fill=BONE, stroke="none", transform="translate(0 2)"),
        eye(-14, -17, 8.5, (0.25, 0.3)), eye(14, -17, 8.5, (-0.25, 0.3)),
        path(d="M-25-29L-7-23M25-29L7-23", fill="none", stroke_width="3.4", stroke_linecap="round"),
    ]


@drawn_once
def crabacus(values: tuple[int, ...]) -> Element:
    """A crab that carries its sums on its shell."""
    legs = "M-34 22l-9 12M-26 27l-6 13M34 22l9 12M26 27l6 13"
    step = 62 / max(len(values), 1)
    return g(stroke=DEEP, stroke_width="1.8", stroke_linejoin="round")[
        path(d=legs, fill="none", stroke_width="5.5", stroke_linecap="round"),
        path(d=legs, fill="none", stroke=GREY.front, stroke_width="2.6", stroke_linecap="round"),
        path(d="M-33 2Q-45-6-41-18M33 2Q45-6 41-18", fill="none", stroke_width="8"),
        path(d="M-33 2Q-45-6-41-18M33 2Q45-6 41-18", fill="none", stroke=GREY.front, stroke_width="4.6"),
        path(
            d="M-40-14Q-50-22-45-38Q-40-28-37-27Q-34-31-31-38Q-24-24-32-15Q-36-12-40-14Z"
            "M40-14Q50-22 45-38Q40-28 37-27Q34-31 31-38Q24-24 32-15Q36-12 40-14Z",
            fill=GREY.top,
        ),
        path(d="M-10-8V-26M10-8V-26", fill="none", stroke_width="6"),
        path(d="M-10-8V-26M10-8V-26", fill="none", stroke=GREY.front, stroke_width="3"),
        eye(-10, -29, 8, (0.3, 0.3)), eye(10, -29, 8, (-0.3, 0.3)),
        path(d="M-38 14Q-36-14 0-15Q36-14 38 14Q32 33 0 33Q-32 33-38 14Z", fill=GREY.front),
        path(d="M-34 12Q-30-9 0-10Q30-9 34 12", fill="none", stroke=GREY.top, stroke_width="3.4"),
        path(d="M-11 24Q0 31 11 24", fill="none", stroke_width="2.2", stroke_linecap="round"),
        [
            g(at((place - (len(values) - 1) / 2) * step, 9))[
                rect(x="-9.5", y="-11", width="19", height="22", rx="4", fill=BONE, stroke_width="1.4"),
                g(stroke="none")[label(str(value), 0, 8, 22, weight=700, fill=DEEP)],
            ]
            for place, value in enumerate(values)
        ],
    ]


@drawn_once
def nibblepede(meal: tuple[int, ...]) -> Element:
    """As many joints as buildings it eats, each in the colour of one, behind a head that smiles."""
    joints = len(meal)
    size = 15.0 if joints <= 2 else 12.5 if joints == 3 else 10.5
    step = size * 1.55
    start = -(joints * step + size - HEAD) / 2
    places = [
        (start + step * (place + 1), 10 + sin(place * pi / 1.6 + 0.4) * (11 - joints * 1.4))
        for place in range(joints)
    ]
    feet = "".join(
        f"M{number(x - 4)} {number(y + size - 2)}l-3 9M{number(x + 4)} {number(y + size - 2)}l3 9"
        for x, y in places
    )
    drawn: list[Node] = [path(d=feet, fill="none", stroke_width="2.6", stroke_linecap="round")]
    for (x, y), colour in reversed(list(zip(places, meal, strict=True))):
        drawn.append(circle(cx=number(x), cy=number(y), r=number(size), fill=COLOURS[colour].side))
        drawn.append(sign(colour, x, y - (0.5 if colour != 1 else 1), size * 1.16, COLOURS[colour].top))
    return g(stroke=DEEP, stroke_width="1.8", stroke_linejoin="round")[
        drawn, g(at(start, places[0][1] - size * 0.6))[head(meal)]
    ]


def head(meal: Sequence[int]) -> Element:
    """The Nibblepede's, its middle at the origin; the feelers tell the first and the last of its meal."""
    return g(stroke=DEEP, stroke_width="1.8", stroke_linejoin="round")[
        path(d="M-5-14q-3-12-11-13M6-14q4-12 12-12", fill="none", stroke_width="2.4", stroke_linecap="round"),
        circle(cx="-16.5", cy="-27", r="3", fill=COLOURS[meal[0]].top),
        circle(cx="18.5", cy="-26", r="3", fill=COLOURS[meal[-1]].top),
        circle(r=number(HEAD), fill=SKIN),
        eye(-7, -4, 6.5, (-0.3, 0.25)), eye(7, -4, 6.5, (-0.3, 0.25)),
        path(d="M-9 6q9 7 18 0l-3 7l-4-4l-4 5l-3-6z", fill=BONE, stroke_width="1.3"),
    ]


@drawn_once
def whim(count: int) -> Element:
    """One-eyed jellies adrift, as many as they take buildings."""
    size = 1.0 if count == 1 else 0.72
    step = 42.0
    return g(stroke=DEEP, stroke_width="1.8", stroke_linejoin="round")[
        [
            g(
                transform=f"translate({number((place - (count - 1) / 2) * step)} "
                f"{number((place % 2) * 12 - (6 if count > 1 else 0))}) scale({size})"
            )[jelly(place)]
            for place in range(count)
        ]
    ]


def jelly(which: int) -> Element:
    arms = "".join(f"M{x} 10q{-7 if x % 4 else 7} 9 0 17t0 12" for x in (-18, -6, 6, 18))
    return g[
        path(d=arms, fill="none", stroke_width="6", stroke_linecap="round"),
        path(d=arms, fill="none", stroke=SKIN, stroke_width="3", stroke_linecap="round"),
        path(d="M-30 12Q-33-34 0-35Q33-34 30 12Q22 5 15 12Q7 5 0 12Q-8 5-15 12Q-22 5-30 12Z", fill=SKIN),
        path(d="M-21-8Q-17-25-4-27", fill="none", stroke="#BFB2E4", stroke_width="4", stroke_linecap="round"),
        eye(0, -9, 13, (0.3 if which % 2 else -0.3, 0.2)),
        ellipse(cx="0", cy="8", rx="3.4", ry="2", fill=DEEP, stroke="none"),
    ]


def creature(demand: Demand) -> Element | Markup:
    """Whoever has this appetite."""
    if demand.all is not None:
        return glutton(demand.all)
    if demand.values:
        return crabacus(demand.values)
    return nibblepede(meal_of(demand.each)) if demand.each else whim(demand.any)


def meal_of(counts: Sequence[int]) -> tuple[int, ...]:
    """The buildings of a meal, colour by colour."""
    return tuple(colour for colour, count in enumerate(counts) for _ in range(count))


def twinkle(x: float, y: float, size: float) -> Element:
    """A star."""
    points = [
        (x + cos(step * pi / 4) * size * (1 if step % 2 == 0 else 0.35),
         y + sin(step * pi / 4) * size * (1 if step % 2 == 0 else 0.35))
        for step in range(8)
    ]
    return path(d="M" + "L".join(f"{number(px)} {number(py)}" for px, py in points) + "Z", fill=BONE)
