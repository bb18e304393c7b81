"""How the scores went over the game, drawn; every step leads to its moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import htpy as h
from htpy import Element, Node, a, circle, g, line, path, title

from quartier.draw.palette import OWNERS
from quartier.draw.svg import canvas, label, number
from quartier.web.sight import Sight

WIDTH: Final = 400
HEIGHT: Final = 230
LEFT: Final = 34
RIGHT: Final = 122
TOP: Final = 16
BOTTOM: Final = 34
APART: Final = 20
"""How far apart two names at the end of their lines must stand."""
DASHES: Final = ("", "9 5", "2 5", "14 4 2 4", "5 4")
"""Lines are told apart without their colours too."""

Scores = Sequence[Sequence[int]]
"""The points of each seat at every moment."""


def scores_plot(sight: Sight) -> Element:
    words, scores = sight.words, sight.table.course.scores()
    places = [int(place) for place in sight.game.ranking()]
    deciding = lead_for_good(scores, places)
    winner = places.index(1)
    return h.figure(".course")[
        h.figcaption[
            h.b[words("web-course")], " ",
            h.a(href=f"{sight.address}/at/{deciding}")[
                words("web-course-lead", who=words.names[winner], moment=deciding)
            ] if deciding else None,
        ],
        drawn(sight, scores, deciding),
    ]


def lead_for_good(scores: Scores, places: Sequence[int]) -> int | None:
    """The moment from which the one winner was ahead of everybody; None if more than points decided."""
    winners = [seat for seat, place in enumerate(places) if place == 1]
    moment = None
    for back in range(len(scores) - 1, 0, -1):
        now = scores[back]
        if len(winners) > 1 or now[winners[0]] < max(now) or list(now).count(max(now)) > 1:
            break
        moment = back
    return moment


def drawn(sight: Sight, scores: Scores, deciding: int | None) -> Element:
    every = [points for now in scores for points in now]
    low, high = min(0, *every), max(1, *every)
    last = len(scores) - 1

    def x(moment: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * moment / max(1, last)

    def y(points: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (high - points) / (high - low)

    def course(seat: int) -> Node:
        points = [now[seat] for now in scores]
        steps = [moment for moment in range(1, last + 1) if points[moment] != points[moment - 1]]
        way = f"M{number(x(0))} {number(y(points[0]))}" + "".join(
            f"H{number(x(moment))}V{number(y(points[moment]))}" for moment in steps
        )
        colour = OWNERS[seat].front
        return g[
            path(
                d=f"{way}H{number(x(last))}", fill="none", stroke=colour, stroke_width="3",
                stroke_dasharray=DASHES[seat] or None, stroke_linejoin="round",
            ),
            [
                a(href=f"{sight.address}/at/{moment}")[
                    title[sight.words(
                        "web-course-step", who=sight.words.names[seat], moment=moment, points=points[moment]
                    )],
                    circle(
                        cx=number(x(moment)), cy=number(y(points[moment])), r="4.5", fill=colour,
                        stroke="currentColor", stroke_width="1.2",
                    ),
                ]
                for moment in steps
            ],
        ]

    return canvas(WIDTH, HEIGHT, class_="scores-plot", role="img", aria_label=sight.words("web-course"))[
        [ruled(step, y(step)) for step in ticks(low, high)],
        line(
            x1=number(x(deciding)), x2=number(x(deciding)), y1=str(TOP), y2=str(HEIGHT - BOTTOM),
            stroke="currentColor", stroke_dasharray="3 4",
        ) if deciding else None,
        label(sight.words("web-moment", moment=last, moments=last), x(last), HEIGHT - 10, 16, anchor="end"),
        [course(seat) for seat in range(len(scores[0]))],
        names(sight, scores[-1], [y(points) for points in scores[-1]], x(last) + 10),
    ]


def ruled(points: int, y: float) -> Node:
    return g[
        line(
            x1=str(LEFT), x2=str(WIDTH - RIGHT), y1=number(y), y2=number(y), stroke="currentColor",
            opacity=".18",
        ),
        label(str(points), LEFT - 8, y + 5, 16, anchor="end"),
    ]


def ticks(low: int, high: int) -> range:
    """Round numbers over the whole height, about five of them."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500, high - low) if (high - low) / step <= 6)
    return range(-(-low // step) * step, high + 1, step)


def names(sight: Sight, points: Sequence[int], heights: Sequence[float], x: float) -> Node:
    """Who it was and with how much, beside the end of each line and never one upon the other."""
    found: list[Node] = []
    floor = -float(APART)
    for seat in sorted(range(len(points)), key=lambda seat: heights[seat]):
        floor = max(heights[seat], floor + APART)
        name = sight.words("web-you") if seat == sight.eyes else sight.words.names[seat]
        short = name if len(name) <= 10 else f"{name[:9]}…"
        found.append(label(f"{points[seat]}  {short}", x, floor + 5, 16, weight=600, anchor="start"))
    return found
