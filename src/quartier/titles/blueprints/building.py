"""A plan and what stands on it: from above, and from the side at an angle."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from htpy import Element, Node, g, path, polygon, rect

from quartier.core.look import Look
from quartier.draw.iso import Iso, ghost, shadow
from quartier.draw.palette import GOLD
from quartier.draw.svg import at, canvas, corners, frame, label, mark, number, piece, ring
from quartier.draw.text import drawn_once
from quartier.titles.blueprints import dice
from quartier.titles.blueprints.names import cell_name
from quartier.titles.blueprints.pieces import CELLS, COLUMNS, ROWS

BLUE: Final = "#1D4E89"
OPEN: Final = "#2D6CA8"
LINES: Final = "#DCEBF5"
HATCHED: Final = "#173F70"

Towers = Sequence[Sequence[tuple[int, int]]]
"""For each cell its dice from the ground up, as colour and value."""


def hatching(points: Sequence[tuple[float, float]]) -> Element:
    """Lines across a four-cornered cell, parallel to its diagonal."""
    one, two, three, four = points
    strokes = []
    for step in (0.25, 0.5, 0.75, 1.0):
        strokes.append((mix(one, two, step), mix(one, four, step)))
        if step < 1:
            strokes.append((mix(two, three, step), mix(four, three, step)))
    return path(
        d="".join(f"M{number(a[0])} {number(a[1])}L{number(b[0])} {number(b[1])}" for a, b in strokes),
        stroke=LINES, stroke_width="1.2", stroke_opacity=".6", fill="none",
    )


def mix(one: tuple[float, float], other: tuple[float, float], share: float) -> tuple[float, float]:
    return (one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share)


def plan_card(
    plan: Sequence[int], towers: Towers, look: Look | None, names: Sequence[str] = (), size: float = 58,
    **attributes: str,
) -> Element:
    """The plan from above: what each cell asks for, and the die that lies on top there."""
    margin = 20.0
    width, height = COLUMNS * size + 2 * margin, ROWS * size + 2 * margin
    cells: list[Node] = []
    for cell in range(CELLS):
        x, y = margin + cell % COLUMNS * size, margin + cell // COLUMNS * size
        drawn: list[Node] = [
            rect(
                x=number(x), y=number(y), width=number(size), height=number(size), stroke=LINES,
                stroke_width="1.4", fill=OPEN if plan[cell] else HATCHED,
            )
        ]
        if not plan[cell]:
            drawn.append(hatching([(x, y), (x + size, y), (x + size, y + size), (x, y + size)]))
        tower, name = towers[cell], f"cell-{cell_name(cell)}"
        worth = "" if look is None else look.worth_of(name)
        if tower:
            # room for the plate below
            across, down, wide = (0.25, 0.36, 0.38) if worth else (0.42, 0.6, 0.6)
            die = dice.flat(*tower[-1], size * wide)
            drawn.append(g(at(x + size * across, y + size * down))[die])
            drawn.append(height_badge(x + size - 14, y + 13, len(tower), plan[cell]))
        elif plan[cell]:
            foot = y + size * (0.32 if worth else 0.5) + 10
            drawn.append(label(str(plan[cell]), x + size / 2, foot, 28, weight=650, fill="#FFFFFF"))
        if look is not None:
            drawn.append(frame(look, name, x + 2, y + 2, size - 4, size - 4, 6))
            if worth:
                drawn.append(worth_plate(x + size / 2, y + size - 13, worth))
            cells.append(mark(look, name, names[cell], *drawn))
        else:
            cells.append(g[drawn])
    coordinates = [
        *(label("ab"[x], margin + (x + 0.5) * size, 15, 14, fill=LINES) for x in range(COLUMNS)),
        *(label(str(y + 1), 10, margin + (y + 0.5) * size + 5, 14, fill=LINES) for y in range(ROWS)),
    ]
    card = rect(width=number(width), height=number(height), rx="8", fill=BLUE)
    return canvas(width, height, class_="plan", **attributes)[card, coordinates, cells]


def worth_plate(x: float, y: float, worth: str) -> Element:
    """What the die picked up would be worth here."""
    return g[
        rect(
            x=number(x - 19), y=number(y - 10), width="38", height="20", rx="10", fill=GOLD,
            stroke="#22313F", stroke_width="1.2",
        ),
        label(worth, x, y + 5.5, 15, weight=650, fill="#22313F"),
    ]


def height_badge(x: float, y: float, height: int, wanted: int) -> Element:
    """How high it is of how high it should be."""
    return g[
        rect(
            x=number(x - 21), y=number(y - 9), width="30", height="19", rx="9.5",
            fill="#F6EEDC" if height <= wanted else GOLD, stroke="#22313F", stroke_width="1.2",
        ),
        label(f"{height}/{wanted}", x - 6, y + 5.5, 14, weight=600, fill="#22313F"),
    ]


def standing_building(
    plan: Sequence[int],
    towers: Towers,
    look: Look | None = None,
    names: Sequence[str] = (),
    keys: Sequence[Sequence[str]] = (),
    pending: tuple[int, int] | None = None,
    unit: float = 62,
    **attributes: str,
) -> Element:
    """The building on its plan. `pending` is the cell and the value of the die about to be placed.

    The canvas is as high as the plan, and grows with towers that go beyond it.
    """
    floors = max([*plan, *(len(tower) for tower in towers)])
    if pending is not None:
        floors = max(floors, len(towers[pending[0]]) + 1)
    grid = Iso(ROWS * unit * 0.9 + 20, (floors + 0.4) * unit, unit)
    width = (ROWS + COLUMNS) * unit * 0.9 + 40
    height = (floors + 0.4) * unit + (ROWS + COLUMNS) * unit * 0.5 + 34
    ground: list[Node] = [shadow(width / 2, height - 46, width * 0.94, unit * 1.5)]
    columns: list[Node] = []
    for cell in sorted(range(CELLS), key=lambda one: one % COLUMNS + one // COLUMNS):
        x, y = cell % COLUMNS, cell // COLUMNS
        tile = grid.tile(x, y)
        ground.append(
            polygon(
                points=corners(tile), fill=OPEN if plan[cell] else HATCHED, stroke=LINES, stroke_width="1.4",
                stroke_linejoin="round",
            )
        )
        if not plan[cell]:
            ground.append(hatching(tile))
        elif not towers[cell]:
            cx, cy = grid.at(x + 0.5, y + 0.5)
            ground.append(label(str(plan[cell]), cx, cy + unit * 0.13, unit * 0.36, weight=650, fill=LINES))
        tower = towers[cell]
        drawn: list[Node] = []
        for level, (colour, value) in enumerate(tower):
            body = dice.standing(grid, x, y, level, colour, value, top=level == len(tower) - 1)
            drawn.append(piece(keys[cell][level], body) if keys else body)
        if pending is not None and pending[0] == cell:
            drawn.append(ghost(grid, x, y, len(tower)))
            drawn.append(dice.pips_of_ghost(grid, x, y, len(tower) + 1, pending[1]))
        if look is not None:
            name = f"cell-{cell_name(cell)}"
            top = grid.tile(x, y, len(tower) + (1 if pending and pending[0] == cell else 0))
            columns.append(mark(look, name, names[cell], *drawn, ring(look, name, top)))
        else:
            columns.append(g[drawn])
    return canvas(width, height, class_="building", **attributes)[ground, columns]


@drawn_once
def small_building(plan: tuple[int, ...], towers: tuple[tuple[tuple[int, int], ...], ...]) -> Element:
    """For score sheets."""
    return standing_building(plan, towers, unit=34)


def towers_with(cells: Iterable[tuple[int, Sequence[tuple[int, int]]]]) -> list[list[tuple[int, int]]]:
    """Six towers of which only these are built."""
    towers: list[list[tuple[int, int]]] = [[] for _ in range(CELLS)]
    for cell, tower in cells:
        towers[cell] = list(tower)
    return towers
