"""The pictures beside the rules, and all cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from htpy import Element, Node, circle, div, g, path, polygon

from quartier.core.look import Look
from quartier.draw.palette import GOLD, INK, PAPER, RED
from quartier.draw.svg import Point, at, canvas, label
from quartier.titles.warsaw.catalogue import all_norms, all_projects, all_tasks
from quartier.titles.warsaw.counters import (
    bridge,
    engineer,
    metro,
    neutral_tile,
    rubble,
    tile,
    tunnel,
)
from quartier.titles.warsaw.ground import (
    SITE,
    Hex,
    centre,
    land,
    meeting,
    middle,
    river,
    side,
    way,
)
from quartier.titles.warsaw.offices import HEIGHT as OFFICE_HEIGHT
from quartier.titles.warsaw.offices import WIDTH as OFFICE_WIDTH
from quartier.titles.warsaw.offices import office
from quartier.titles.warsaw.pieces import Pieces
from quartier.titles.warsaw.posters import (
    any_sign,
    norm_card,
    plate,
    task_card,
    zone_sign,
)
from quartier.titles.warsaw.silhouettes import building, hexagon

MIDDLE: Final = (0, 0)
AROUND: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def figure(name: str, look: Look, pieces: Pieces) -> Element:
    if name == "map":
        return map_figure(pieces)
    return FIGURES[name](look) if name in FIGURES else spread(CARDS[name](look, pieces))


def part_of_map(
    spaces: Iterable[tuple[Hex, bool]], *drawn: Node, width: float = 400, height: float = 330,
) -> Element:
    """Some spaces round the middle of a canvas, and what stands on them."""
    return canvas(width, height, class_="figure")[
        g(at(width / 2, height / 2))[[land(place, city) for place, city in spaces], drawn]
    ]


def ring_of(city: bool = True) -> list[tuple[Hex, bool]]:
    return [(place, city) for place in (MIDDLE, *AROUND)]


def stands(place: Hex, kind: str, seat: int | None = None) -> Element:
    return g(at(*centre(place)), color=INK)[
        neutral_tile() if seat is None else tile(seat),
        g(transform="translate(-3 29) scale(1.14)")[building(kind)],
    ]


BANKS: Final = (
    ((-1, 0), (0, -1)), ((0, 0), (0, -1)), ((0, 0), (1, -1)), ((0, 0), (1, 0)), ((0, 0), (0, 1)),
    ((-1, 1), (0, 1)),
)
"""A river round the middle space."""


def bonus(place: Hex, text: str) -> Element:
    x, y = centre(place)
    return g(at(x, y), color=INK)[plate(32, -34, text, 22, 17)]


def verdict(point: Point, good: bool) -> Element:
    """A tick or a cross on a round plate."""
    shape = "M-6 0L-2 5L6 -5" if good else "M-5 -5L5 5M5 -5L-5 5"
    return g(at(*point))[
        circle(r="13", fill=PAPER, stroke="#2C6B5E" if good else RED, stroke_width="2.5"),
        path(
            d=shape, fill="none", stroke="#2C6B5E" if good else RED, stroke_width="3", stroke_linecap="round",
        ),
    ]


def dotted(one: Hex, other: Hex, good: bool) -> Element:
    """A segment that might be built, and whether it may."""
    ends = side(one, other)
    return g[
        path(
            d=way(ends), stroke=GOLD if good else "currentColor", stroke_width="9", stroke_dasharray="9 7",
            opacity=None if good else ".6",
        ),
        verdict(centre_of_side(one, other), good),
    ]


def centre_of_side(one: Hex, other: Hex) -> Point:
    return middle(*side(one, other))


def map_figure(pieces: Pieces) -> Element:
    """The whole city as the game begins."""
    city = pieces.city
    places = city.places
    return canvas(680, 740, class_="figure")[
        g(at(340, 370))[
            [land(place, bool(city.zone >> hex & 1)) for hex, place in enumerate(places)],
            river([(places[left], places[right]) for left, right in city.bridges]),
            [
                g(at(*centre(place)))[
                    g(at(0, 16))[rubble(1.2)] if city.zone >> hex & 1 else None,
                    polygon(
                        points=hexagon(49), fill="none", stroke=SITE, stroke_width="4", stroke_dasharray="4 5"
                    ) if hex in pieces.sites else None,
                ]
                for hex, place in enumerate(places)
            ],
        ]
    ]


def fields_figure(look: Look) -> Element:
    shown: Sequence[tuple[str, tuple[tuple[str, int], ...], bool, tuple[int, ...]]] = (
        ("u1", (("project", 1),), True, (0, 1, 1)), ("l3", (("fund", 2),), False, (2,)),
        ("l4", (("concrete", 2),), False, ()), ("l8", (("look", 1), ("fund", 1)), False, ()),
    )
    return canvas(2 * OFFICE_WIDTH + 8, 2 * OFFICE_HEIGHT + 8, class_="figure")[
        [
            g(at(place % 2 * (OFFICE_WIDTH + 8), place // 2 * (OFFICE_HEIGHT + 8)))[
                office(
                    look.words(f"field-{key}"), gains, endless,
                    tuple((seat, f"figure-{key}-{turn}") for turn, seat in enumerate(sent)),
                )
            ]
            for place, (key, gains, endless, sent) in enumerate(shown)
        ]
    ]


def zones_figure(look: Look) -> Element:
    return canvas(280, 90, class_="figure")[
        [
            g(transform=f"translate({36 + place * 69} 45) scale(2.6)")[zone_sign(zone)]
            for place, zone in enumerate(("city", "suburb", "any", "historic"))
        ]
    ]


def industry_figure(look: Look) -> Element:
    return part_of_map(
        ring_of(), stands(MIDDLE, "industry", 0), stands(AROUND[0], "housing", 1),
        stands(AROUND[3], "culture", 2),
        g(at(*centre(AROUND[1])))[g(at(0, 16))[rubble(1.3)]],
        g(at(*centre(AROUND[5])))[g(at(0, 22))[engineer(2, 1.2)]],
        [bonus(AROUND[place], "+1") for place in (1, 2, 4, 5)], bonus(MIDDLE, "6"),
    )


def task_figure(look: Look) -> Element:
    return canvas(300, 110, class_="figure")[
        [
            g(at(8 + place * 144, 6))[
                task_card(build, beside, points, look.words("label-task", build=build, beside=beside))
            ]
            for place, (build, beside, points) in enumerate((("housing", "culture", 3), ("soc", "public", 4)))
        ]
    ]


def river_figure(look: Look) -> Element:
    above, below = (1, -1), (1, 0)
    return part_of_map(
        ring_of(), stands(MIDDLE, "housing", 0), stands(above, "services", 1), stands(below, "transport", 2),
        river(BANKS), bridge(*side(MIDDLE, above), 1), bonus(MIDDLE, "1"),
        verdict(centre_of_side(MIDDLE, below), False),
    )


def metro_figure(look: Look) -> Element:
    a, b, c, d = AROUND[:4]
    return part_of_map(
        ring_of(), metro(*side(MIDDLE, a), 0), metro(*side(MIDDLE, b), 1), metro(*side(MIDDLE, c), 2),
        dotted(c, d, True), dotted(MIDDLE, d, True), dotted(a, b, False),
    )


def branch_figure(look: Look) -> Element:
    a, b, c, *_, f = AROUND
    return part_of_map(
        ring_of(), metro(*side(MIDDLE, f), 0), metro(*side(MIDDLE, a), 1), metro(*side(MIDDLE, b), 0),
        dotted(a, b, True), dotted(MIDDLE, c, True), verdict_number(a, b),
    )


def verdict_number(one: Hex, other: Hex) -> Element:
    """The second line's number, where it begins."""
    ends = side(one, other)
    x, y = max(ends, key=lambda end: abs(end[0]) + abs(end[1]))
    return g(at(x, y), color=INK)[plate(0, 0, "2", 19, 14)]


def tunnel_figure(look: Look) -> Element:
    west, north, east = (-1, 0), (0, -1), (1, -1)
    return part_of_map(
        ring_of(), river(BANKS), metro(*side(west, MIDDLE), 0),
        tunnel(meeting(west, MIDDLE, north), meeting(MIDDLE, north, east)), dotted(north, east, True),
        verdict(centre_of_side(MIDDLE, (1, 0)), False),
    )


def neighbours_figure(look: Look) -> Element:
    return part_of_map(
        ring_of(), stands(MIDDLE, "housing", 0), stands(AROUND[1], "services", 1),
        stands(AROUND[3], "services", 0), stands(AROUND[5], "transport", 2), stands(AROUND[0], "culture", 1),
        [bonus(AROUND[place], "+1") for place in (1, 3, 5)], bonus(MIDDLE, "3"),
    )


def norm_figure(look: Look) -> Element:
    wanted = ("housing", "services", "public", "metro")

    def row(y: float, counts: Sequence[int], won: str) -> Element:
        return g(at(0, y))[
            norm_card([any_sign(what) for what in wanted], [str(count) for count in counts]),
            label(won, 232, 44, 30, weight=700, fill=RED if won.startswith("−") else "currentColor"),
        ]

    return canvas(270, 210, class_="figure")[
        row(0, (1, 2, 1, 3), "+3"), row(70, (2, 2, 3, 2), "+6"), row(140, (4, 2, 0, 3), "−3")
    ]


# all cards


def spread(drawn: Iterable[Element]) -> Element:
    return div(class_="spread")[list(drawn)]


FIGURES: Final[dict[str, Callable[[Look], Element]]] = {
    "fields": fields_figure, "zones": zones_figure, "industry": industry_figure,
    "task": task_figure, "river": river_figure, "metro": metro_figure, "branch": branch_figure,
    "tunnel": tunnel_figure, "neighbours": neighbours_figure, "norm": norm_figure,
}

CARDS: Final[dict[str, Callable[[Look, Pieces], Iterable[Element]]]] = {
    "projects-1": lambda look, pieces: all_projects(pieces, 1, look),
    "projects-2": lambda look, pieces: all_projects(pieces, 2, look),
    "tasks": lambda look, pieces: all_tasks(pieces, look),
    "norms": lambda look, pieces: all_norms(pieces),
}
