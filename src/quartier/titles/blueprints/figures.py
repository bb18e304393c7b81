"""The pictures beside the rules, and the title's poster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from htpy import Element, Node, circle, g, path, polygon, rect

from quartier.core.look import Look
from quartier.core.phrase import Phrase
from quartier.draw.iso import Iso, shadow
from quartier.draw.palette import GOLD, INK, PAPER, PAPER_DARK, RED
from quartier.draw.svg import at, canvas, corners, label
from quartier.titles.blueprints import dice
from quartier.titles.blueprints.building import (
    BLUE,
    LINES,
    plan_card,
    standing_building,
    towers_with,
)
from quartier.titles.blueprints.pieces import COLOURS, GLASS, RECYCLED, STONE, WOOD

Stack = Sequence[tuple[int, int]]


def figure(name: str, look: Look) -> Element:
    return FIGURES[name](look)


def stack(stacked: Stack, unit: float, x: float, ground: float) -> Element:
    """A tower by itself, standing on this height of the canvas."""
    grid = Iso(x, ground - unit, unit)
    return g[
        shadow(x, ground - unit * 0.45, unit * 2.1, unit * 0.9),
        [
            dice.standing(grid, 0, 0, level, colour, value, top=level == len(stacked) - 1)
            for level, (colour, value) in enumerate(stacked)
        ],
    ]


def verdict(x: float, y: float, good: bool) -> Element:
    """A tick or a cross on a round plate."""
    shape = "M-6 0L-2 5L6 -5" if good else "M-5 -5L5 5M5 -5L-5 5"
    return g(at(x, y))[
        circle(r="13", fill=PAPER, stroke="#3F9180" if good else RED, stroke_width="2.5"),
        path(
            d=shape, fill="none", stroke="#2C6B5E" if good else RED, stroke_width="3", stroke_linecap="round"
        ),
    ]


def place(look: Look) -> Element:
    return canvas(360, 190, class_="figure")[
        stack([(STONE, 5), (WOOD, 4)], 44, 75, 160), verdict(128, 40, True),
        stack([(GLASS, 3), (RECYCLED, 3)], 44, 190, 160), verdict(243, 40, True),
        stack([(WOOD, 2), (STONE, 6)], 44, 300, 160), verdict(342, 40, False),
    ]


def hatched(look: Look) -> Element:
    plan = [0, 2, 2, 1, 0, 1]
    return canvas(360, 220, class_="figure")[
        g(transform="translate(30 5)")[plan_card(plan, towers_with([]), None, width="150", height="206")],
        g(transform="translate(190 30)")[
            standing_building(plan, towers_with([]), unit=34, width="160", height="150")
        ],
    ]


def wood_touch(look: Look) -> Element:
    towers = towers_with([(3, [(WOOD, 5), (GLASS, 2)]), (1, [(STONE, 4)]), (2, [(RECYCLED, 6)])])
    return canvas(360, 200, class_="figure")[
        standing_building([0, 1, 1, 2, 0, 0], towers, unit=40, width="220", height="190"),
        label("3 × 2 = 6", 285, 105, 26, weight=650),
    ]


def recycled_steps(look: Look) -> Element:
    return steps(look, RECYCLED, ["2", "5", "10", "15", "20", "30"])


def steps(look: Look, colour: int, worth: Sequence[str]) -> Element:
    """One die after the other, and what so many are worth."""
    return canvas(420, 110, class_="figure")[
        [
            g[
                g(at(40 + place * 68, 45))[dice.cube(colour, place % 6 + 1, 27)],
                label(points, 40 + place * 68, 103, 22, weight=650),
            ]
            for place, points in enumerate(worth)
        ]
    ]


def stone_floors(look: Look) -> Element:
    grid = Iso(90, 172, 34)
    floors = [(STONE, 6), (STONE, 5), (STONE, 3), (STONE, 1)]
    return canvas(300, 220, class_="figure")[
        shadow(90, 196, 74, 32),
        [dice.standing(grid, 0, 0, level, *one, top=level == 3) for level, one in enumerate(floors)],
        [
            g[
                path(d=f"M128 {189 - level * 34}h40", stroke="currentColor"),
                label(points, 192, 196 - level * 34, 22, weight=650),
            ]
            for level, points in enumerate(("2", "3", "5", "8"))
        ],
    ]


def glass_faces(look: Look) -> Element:
    return steps(look, GLASS, ["1", "2", "3", "4", "5", "6"])


def plan_met(look: Look) -> Element:
    plan = [3, 2, 0, 1, 0, 0]
    towers = towers_with(
        [
            (0, [(GLASS, 6), (RECYCLED, 4), (RECYCLED, 1)]),
            (1, [(GLASS, 2), (WOOD, 2)]),
            (3, [(RECYCLED, 6)]),
        ]
    )
    return canvas(380, 230, class_="figure")[
        g(transform="translate(8 8)")[plan_card(plan, towers_with([]), None, width="120", height="170")],
        g(transform="translate(135 0)")[standing_building(plan, towers, unit=40, width="190", height="222")],
        label("+6", 345, 120, 34, weight=700, fill=RED),
    ]


def prizes(look: Look) -> Element:
    every = [g(at(26 + value * 29, 0))[dice.flat((value * 2) % COLOURS, value, 24)] for value in range(1, 7)]
    same_value = [g(at(26 + place * 29, 0))[dice.flat(place - 1, 4, 24)] for place in range(1, 5)]
    same_colour = [g(at(26 + place * 29, 0))[dice.flat(WOOD, place, 24)] for place in range(1, 6)]
    names = ["skyscraper", "geometer", "integrity", "materials"]
    tower = [g(at(55 + place * 29, 0))[dice.flat(place % COLOURS, 6 - place, 24)] for place in range(5)]
    return canvas(460, 210, class_="figure")[
        [
            g(at(0, 28 + row * 50))[
                label(look.words.say(Phrase(f"prize-{names[row]}")), 240, 6, 17, anchor="start"), drawn
            ]
            for row, drawn in enumerate((tower, every, same_value, same_colour))
        ]
    ]


def demand_tie(look: Look) -> Element:
    def row(y: float, total: str, colours: Sequence[int], wins: bool) -> Element:
        return g(at(0, y))[
            label(total, 40, 8, 26, weight=650),
            [
                g(at(90 + place * 34, 0))[dice.flat(colour, 1 + (colour + place) % 6, 28)]
                for place, colour in enumerate(colours)
            ],
            verdict(330, 0, True) if wins else None,
        ]

    return canvas(370, 170, class_="figure")[
        rect(x="62", y="4", width="120", height="44", rx="8", fill=BLUE),
        g(at(98, 26))[dice.cube(RECYCLED, 3, 17)],
        g(at(146, 26))[dice.cube(STONE, 4, 17)],
        row(85, "23", [RECYCLED, RECYCLED, RECYCLED, STONE, WOOD, WOOD], True),
        row(135, "23", [RECYCLED, RECYCLED, RECYCLED, WOOD, GLASS, GLASS], False),
    ]


FIGURES: Final[dict[str, Callable[[Look], Element]]] = {
    "place": place,
    "hatched": hatched,
    "wood-touch": wood_touch,
    "recycled-steps": recycled_steps,
    "stone-floors": stone_floors,
    "glass-faces": glass_faces,
    "plan-met": plan_met,
    "prizes": prizes,
    "demand-tie": demand_tie,
}


def cover() -> Element:
    """A building of dice on a cyanotype sheet, before a drawn skyline."""
    sheet: list[Node] = [rect(width="360", height="460", fill=BLUE)]
    down, across = range(0, 361, 24), range(0, 461, 24)
    ruled = "".join([*(f"M{x} 0V460" for x in down), *(f"M0 {y}H360" for y in across)])
    sheet.append(path(d=ruled, stroke=LINES, stroke_opacity=".13"))
    skyline = (
        "M0 300V236H34V198H66V236H84V150H96V128H110V150H122V236H150V180H176V262H204V120H214V92H220V120H246"
        "V226H270V166H306V244H326V206H360V300"
    )
    sheet.append(path(d=skyline, fill="none", stroke=LINES, stroke_width="1.6", stroke_opacity=".55"))
    sheet.append(circle(cx="290", cy="86", r="38", fill=GOLD))
    sheet.append(
        circle(
            cx="290", cy="86", r="52", fill="none", stroke=LINES, stroke_opacity=".5", stroke_dasharray="3 5"
        )
    )
    table = [(0, 460), (0, 372), (180, 300), (360, 372), (360, 460)]
    sheet.append(polygon(points=corners(table), fill=PAPER_DARK))
    unit = 54.0
    grid = Iso(180, 318, unit)
    built = {
        (-1, -1): [(STONE, 5), (STONE, 4), (STONE, 2)],
        (0, -1): [(GLASS, 6), (RECYCLED, 3), (WOOD, 3), (GLASS, 2)],
        (-1, 0): [(WOOD, 6), (WOOD, 5)],
        (0, 0): [(RECYCLED, 4)],
    }
    for (x, y), tower in built.items():
        for level, (colour, value) in enumerate(tower):
            sheet.append(dice.standing(grid, x, y, level, colour, value, top=level == len(tower) - 1))
    return canvas(360, 460, class_="cover", color=INK)[sheet]
