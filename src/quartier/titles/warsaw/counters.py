"""Small pieces: engineers, tiles of their owners, rubble, concrete, funds, metro and bridges."""

from __future__ import annotations

from functools import cache
from math import atan2, degrees
from typing import Final

from htpy import Element, Node, circle, ellipse, g, path, polygon, rect
from markupsafe import Markup

from quartier.draw.palette import GOLD, INK, OWNERS, PAPER, RED
from quartier.draw.svg import Point, corners, number
from quartier.draw.text import drawn_once
from quartier.titles.warsaw.ground import middle, toward, way

PAVED: Final = "#F3E6C8"
PLATES: Final = (
    rect(x="-7", y="-7", width="14", height="14", rx="3.5"), circle(r="7.4"),
    rect(x="-6.6", y="-6.6", width="13.2", height="13.2"),
    path(d="M-7 7V0a7 7 0 0 1 14 0V7Z"), path(d="M-7 7V-7H0A7 7 0 0 1 7 0V7Z"),
)
"""The shapes of the owners, as they stand beside their names."""


LINES: Final = (None, (1, 0), (1, -1), (0, 1), (1, 1))
"""What tells the owners apart without colour: plain, courses, rising, upright and falling lines."""
TILE: Final = 54.0


def hexagon_of(size: float) -> list[Point]:
    half = size * 0.866
    return [(size, 0), (size / 2, half), (-size / 2, half), (-size, 0), (-size / 2, -half), (size / 2, -half)]


@cache
def tile(seat: int) -> Markup:
    """A finished field: a ring in its owner's colour and texture round a paved square."""
    return Markup(str(g[
        polygon(
            points=corners(hexagon_of(TILE)), fill=OWNERS[seat].front, stroke="currentColor",
            stroke_width="1.4",
        ),
        texture(LINES[seat]),
        polygon(points=corners(hexagon_of(40)), fill=PAVED, stroke="currentColor", stroke_width="1.2"),
    ]))


def texture(direction: tuple[int, int] | None) -> Node:
    """The owner's lines over a tile, each cut at its border."""
    if direction is None:
        return None
    x, y = direction
    far = 90.0
    lines = [
        cut(((-x * far - y * step, -y * far + x * step), (x * far - y * step, y * far + x * step)),
            hexagon_of(TILE))
        for step in range(-105, 106, 15)
    ]
    d = "".join(way(line) for line in lines if line)
    return path(d=d, stroke="#FFFFFF", stroke_opacity=".45", stroke_width="2.4")


def cut(line: tuple[Point, Point], ring: list[Point]) -> list[Point]:
    """What of this line lies within a convex outline."""
    (ax, ay), (bx, by) = line
    start, end = 0.0, 1.0
    for place, (px, py) in enumerate(ring):
        qx, qy = ring[(place + 1) % len(ring)]
        nx, ny = py - qy, qx - px
        at, along = nx * (ax - px) + ny * (ay - py), nx * (bx - ax) + ny * (by - ay)
        if along == 0:
            if at < 0:
                return []
        elif along > 0:
            start = max(start, -at / along)
        else:
            end = min(end, -at / along)
    if start >= end:
        return []
    return [(ax + (bx - ax) * share, ay + (by - ay) * share) for share in (start, end)]


@cache
def neutral_tile() -> Markup:
    return Markup(str(
        polygon(
            points=corners(hexagon_of(TILE)), fill=PAVED, stroke="currentColor", stroke_width="1.6",
            stroke_dasharray="6 4",
        )
    ))


@cache
def engineer(seat: int, size: float = 1) -> Markup:
    """A figure in a hard hat, standing on the origin, with its owner's shape on the chest."""
    return Markup(str(g(transform=f"scale({number(size)})" if size != 1 else None)[
        figure_in_hat(OWNERS[seat].front),
        g(transform="translate(0 -10) scale(.72)", fill=PAPER)[PLATES[seat]],
    ]))


def plain_engineer() -> Element:
    """Anybody's."""
    return figure_in_hat("#8E938F")


def figure_in_hat(coat: str) -> Element:
    return g[
        ellipse(cx="1", cy="0", rx="15", ry="4.5", fill="currentColor", fill_opacity=".18"),
        path(
            d="M-13 0v-9q0 -11 8 -13h10q8 2 8 13v9z", fill=coat, stroke="currentColor",
            stroke_width="1.6", stroke_linejoin="round",
        ),
        circle(cx="0", cy="-28", r="7", fill="#F1D3B0", stroke="currentColor", stroke_width="1.4"),
        path(d="M-9 -30a9 9.5 0 0 1 18 0z", fill=GOLD, stroke="currentColor", stroke_width="1.4"),
        path(d="M-11.5 -30h23", stroke="currentColor", stroke_width="2.2", stroke_linecap="round"),
    ]


@cache
def owner_plate(seat: int, size: float = 1) -> Markup:
    """The owner's shape in the owner's colour: who built this."""
    return Markup(str(g(
        transform=f"scale({number(size)})", fill=OWNERS[seat].front, stroke="currentColor",
        stroke_width="1.6",
    )[PLATES[seat]]))


@cache
def rubble(size: float = 1) -> Markup:
    """A heap of charcoal blocks on the origin."""

    def lump(x: float, y: float, unit: float) -> Node:
        return g(transform=f"translate({number(x)} {number(y)}) scale({number(unit)})")[
            path(d="M-9 0v-12h13v12z", fill="light-dark(#3A3F44, #171B1F)"),
            path(d="M4 0l6 -4v-12l-6 4z", fill="light-dark(#24282C, #0D1013)"),
            path(d="M-9 -12l6 -4h13l-6 4z", fill="light-dark(#5C636A, #343A40)"),
        ]

    return Markup(str(g(
        class_="rubble", transform=f"scale({number(size)})" if size != 1 else None, stroke="currentColor",
        stroke_width="1", stroke_linejoin="round",
    )[lump(-9, -3, 0.95), lump(8, -1, 1), lump(-1, -13, 0.8), lump(-3, 2, 0.62)]))


@cache
def concrete(size: float = 1) -> Markup:
    """A slab with its reinforcing bars."""
    return Markup(str(g(
        transform=f"scale({number(size)})" if size != 1 else None, stroke="currentColor", stroke_width="1.2",
        stroke_linejoin="round",
    )[
        path(d="M-16 1v-11h24v11z", fill="#B9BDB8"), path(d="M8 1l8 -6v-11l-8 6z", fill="#8E938F"),
        path(d="M-16 -10l8 -6h24l-8 6z", fill="#D9DBD5"),
        path(d="M-11 -4.5h3M-4 -4.5h3M3 -4.5h2", stroke_width="2.2"),
    ]))


@cache
def funds(size: float = 1) -> Markup:
    """Two banknotes."""
    return Markup(str(g(
        transform=f"scale({number(size)})" if size != 1 else None, stroke="currentColor", stroke_width="1.2",
        stroke_linejoin="round",
    )[
        rect(x="-13", y="-17", width="30", height="15", rx="1.5", fill="#8FB07A"),
        rect(x="-17", y="-12", width="30", height="15", rx="1.5", fill="#A9C793"),
        circle(cx="-2", cy="-4.5", r="4.4", fill="#E9F0DC"),
        path(d="M-13.5 -8.5h3M6.5 -.5h3", fill="none"),
    ]))


RESOURCES: Final = {"rubble": rubble, "concrete": concrete, "fund": funds}


# metro and bridges


@drawn_once
def metro(one: Point, other: Point, seat: int | None = None) -> Element:
    """A segment with its station in the middle, and in it the shape of whoever built it."""
    x, y = middle(one, other)
    d = way([one, other])
    return g(class_="metro")[
        path(d=d, stroke="currentColor", stroke_width="14", stroke_linecap="round"),
        path(d=d, stroke=RED, stroke_width="10.5", stroke_linecap="round"),
        circle(cx=number(x), cy=number(y), r="9.5", fill=PAPER, stroke=INK, stroke_width="1.8"),
        g(transform=f"translate({number(x)} {number(y)})", color=INK)[owner_plate(seat, 0.72)]
        if seat is not None else None,
    ]


@drawn_once
def tunnel(one: Point, other: Point) -> Element:
    """Under the river, from a mouth to the other."""
    d = way([one, other])
    return g(class_="tunnel")[
        path(d=d, stroke=INK, stroke_width="13", stroke_linecap="round"),
        path(d=d, stroke=RED, stroke_width="8", stroke_dasharray="9 7"),
        [
            circle(cx=number(x), cy=number(y), r="7.5", fill=INK, stroke=PAPER, stroke_width="1.6")
            for x, y in (one, other)
        ],
    ]


@drawn_once
def bridge(one: Point, other: Point, seat: int | None = None) -> Element:
    """A truss over the side with these ends, from bank to bank."""
    x, y = middle(one, other)
    turn = degrees(atan2(other[1] - one[1], other[0] - one[0])) + 90
    if turn > 90:
        turn -= 180
    return g(class_="bridge", transform=f"translate({number(x)} {number(y)}) rotate({number(turn)})")[
        rect(x="-29", y="-8.5", width="58", height="17", fill=PAPER, stroke=INK, stroke_width="1.6"),
        path(
            d="M-29 -8.5h58M-29 8.5h58M-29 8.5l8.3 -17l8.3 17l8.3 -17l8.3 17l8.3 -17l8.3 17l8.3 -17",
            fill="none", stroke=INK, stroke_width="2.4", stroke_linejoin="round",
        ),
        g(transform=f"rotate({number(-turn)})", color=INK)[
            circle(r="10", fill=PAPER, stroke=INK, stroke_width="1.6"), owner_plate(seat, 0.76)
        ] if seat is not None else None,
    ]


def bridge_site(one: Point, other: Point) -> Element:
    """Where a bridge may stand some day: two abutments."""
    x, y = middle(one, other)
    turn = degrees(atan2(other[1] - one[1], other[0] - one[0])) + 90
    return path(
        d="M-17 -7v14M17 -7v14", transform=f"translate({number(x)} {number(y)}) rotate({number(turn)})",
        stroke="currentColor", stroke_opacity=".5", stroke_width="3", stroke_linecap="round",
    )


def along(one: Point, other: Point, reach: float, wide: float) -> list[Point]:
    """A lozenge round the way between two points, this much longer at each end."""
    x, y = middle(one, other)
    a, b = toward(one, (x, y), -reach), toward(other, (x, y), -reach)
    ahead = toward((0, 0), (b[0] - a[0], b[1] - a[1]), wide)
    return [a, (x - ahead[1], y + ahead[0]), b, (x + ahead[1], y - ahead[0])]
