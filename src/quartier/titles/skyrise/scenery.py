"""What the islands are made of: rock, districts, lakes, bridges, airships, windmills, clouds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import atan2, degrees
from typing import Final

from htpy import Element, circle, ellipse, g, path, polygon, rect

from quartier.draw.palette import INK, PAPER, RED
from quartier.draw.svg import corners, number
from quartier.draw.text import drawn_once
from quartier.titles.skyrise.shapes import Outline, Point, distance, middle

ROCK: Final = ("#8A7461", "#6F5B4B", "#574638")
WATER: Final = "#4F9CB8"
PLANK: Final = "#B58A58"
RED_DARK: Final = "#8E2A1E"


def rock(rim: Outline, deep: float = 46) -> Element:
    """The underside of an island: facets that hang from the lower half of its rim."""
    x, y = middle(rim)
    under = [(x + (at_x - x) * 0.95, y + (at_y - y) * 0.95) for at_x, at_y in lower_hull(rim)]
    wide = under[-1][0] - under[0][0]
    tips = []
    for place, (at_x, at_y) in enumerate(under):
        near = max(0.0, 1 - (2 * abs(at_x - x) / wide) ** 2)
        drop = deep * (0.2 + 0.9 * near) * (1.25 if place % 2 else 0.75)
        tips.append((at_x + (x - at_x) * 0.22, at_y + drop))
    facets = [
        [one, other, low_other, low]
        for one, other, low_other, low in zip(under[:-1], under[1:], tips[1:], tips[:-1], strict=True)
    ]
    return g[
        polygon(points=corners(under), fill=ROCK[2], stroke="currentColor", stroke_width="1.2"),
        [
            polygon(points=corners(facet), fill=ROCK[place % 2], stroke=ROCK[place % 2])
            for place, facet in enumerate(facets)
        ],
        [
            polygon(points=corners([facet[0], facet[3], middle(facet)]), fill=ROCK[2], fill_opacity=".55")
            for facet in facets
        ],
        polygon(
            points=corners([*under, *reversed(tips)]), fill="none", stroke="currentColor", stroke_width="1.5",
            stroke_linejoin="round",
        ),
    ]


def lower_hull(points: Sequence[Point]) -> list[Point]:
    """Around the lower side of all points, from the left to the right, with stops on the way."""
    hull: list[Point] = []
    for point in sorted(points):
        while len(hull) > 1 and turns_up(hull[-2], hull[-1], point):
            hull.pop()
        hull.append(point)
    stops = [hull[0]]
    for start, end in pairwise(hull):
        parts = max(1, round(distance(start, end) / 62))
        stops += [
            (start[0] + (end[0] - start[0]) * n / parts, start[1] + (end[1] - start[1]) * n / parts)
            for n in range(1, parts + 1)
        ]
    return stops


def turns_up(one: Point, two: Point, three: Point) -> bool:
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0]) >= 0


def edge(rim: Outline) -> Element:
    """The thickness of the ground along the rim."""
    return g(transform="translate(0 7)")[
        polygon(
            points=corners(rim), fill=ROCK[0], stroke="currentColor", stroke_width="1.5",
            stroke_linejoin="round",
        )
    ]


def lake(shore: Outline) -> Element:
    x, y = middle(shore)
    return g[
        polygon(points=corners(shore), fill=WATER, stroke=INK, stroke_width="1.5", stroke_linejoin="round"),
        path(
            d=f"M{number(x - 9)} {number(y - 3)}h13M{number(x - 4)} {number(y + 4)}h12", stroke="#CBE6EE",
            stroke_width="1.6", stroke_linecap="round",
        ),
    ]


@drawn_once
def airship(bow: Point, stern: Point) -> Element:
    """Moored from tip to tip over the border it hides."""
    left, right = sorted((bow, stern))
    x, y = middle((left, right))
    turn = degrees(atan2(right[1] - left[1], right[0] - left[0]))
    long = distance(left, right) / 2 + 6
    fin, bright, seam = long * 0.72, long * 0.82, long - 2
    return g(transform=f"translate({number(x)} {number(y)}) rotate({number(turn)})")[
        path(
            d=f"M{number(fin)} -3L{number(long + 6)} -13V12L{number(fin)} 4Z", fill=RED_DARK, stroke=INK,
            stroke_width="1.4", stroke_linejoin="round",
        ),
        path(d="M-9 12h16l-3 7h-10Z", fill=INK),
        ellipse(rx=number(long), ry="15", fill=RED, stroke=INK, stroke_width="1.6"),
        path(d=arc(bright, -6, -11), fill="none", stroke="#F3B7A8", stroke_width="1.8"),
        path(d=arc(seam, 3, 8), fill="none", stroke=RED_DARK, stroke_width="1.5"),
    ]


def arc(half: float, end: float, bend: float) -> str:
    """A shallow curve from left to right."""
    inner = number(half * 0.5)
    return f"M{number(-half)} {end:g}C-{inner} {bend:g} {inner} {bend:g} {number(half)} {end:g}"


def windmill() -> Element:
    """Of paper, on its foot."""
    return g[
        ellipse(rx="11", ry="3.5", fill=INK, fill_opacity=".18"),
        path(
            d="M-7.5 0L-4.5 -20H4.5L7.5 0Z", fill=PAPER, stroke=INK, stroke_width="1.3",
            stroke_linejoin="round",
        ),
        path(
            d="M-5.5 -20L0 -26L5.5 -20Z", fill="#C9B28B", stroke=INK, stroke_width="1.3",
            stroke_linejoin="round",
        ),
        path(d="M-1.8 0v-6h3.6v6", fill="#C9B28B", stroke=INK, stroke_width="1"),
        g(transform="translate(0 -21) rotate(22)")[
            [
                g(transform=f"rotate({90 * n})")[
                    path(d="M0 0V-17M0.8 -5H5.6V-16.5H.8Z", fill=PAPER, stroke=INK, stroke_width="1.1"),
                ]
                for n in range(4)
            ],
            circle(r="1.8", fill=INK),
        ],
    ]


def bridge(start: Point, end: Point) -> Element:
    """Planks between two ropes."""
    long, angle = distance(start, end), degrees(atan2(end[1] - start[1], end[0] - start[0]))
    planks = "".join(f"M{number(x)} -6.5V6.5" for x in steps(3, long, 7))
    return g(transform=f"translate({number(start[0])} {number(start[1])}) rotate({number(angle)})")[
        rect(x="0", y="-6.5", width=number(long), height="13", fill=PLANK, stroke=INK, stroke_width="1.4"),
        path(d=planks, stroke="#7D5A33", stroke_width="1.3"),
        path(
            d=f"M-3 -8.5H{number(long + 3)}M-3 8.5H{number(long + 3)}", stroke=INK, stroke_width="2",
            stroke_linecap="round",
        ),
    ]


def steps(start: float, end: float, step: float) -> list[float]:
    return [start + step * n for n in range(int((end - start) / step) + 1)]


def cloud(x: float, y: float, size: float = 1) -> Element:
    return g(".cloud", transform=f"translate({number(x)} {number(y)}) scale({size:g})")[
        path(
            d="M-68 22C-76 6 -60 -6 -50 -3C-52 -24 -22 -36 -10 -20C0 -30 24 -26 24 -8C40 -20 66 -2 62 22Z",
        )
    ]


def path_of_bids(sites: Sequence[Point]) -> Element | None:
    """The chain of bids of an auction, dotted red."""
    if len(sites) < 2:
        return None
    d = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in sites)
    return g[
        path(d=d, fill="none", stroke=PAPER, stroke_width="7", stroke_opacity=".7", stroke_linejoin="round"),
        path(
            d=d, fill="none", stroke=RED, stroke_width="5", stroke_dasharray=".1 10", stroke_linecap="round",
            stroke_linejoin="round",
        ),
    ]
