"""The dice, drawn: a cube on its corner, its value on top, its material on its sides."""

from __future__ import annotations

from functools import cache
from typing import Final

from htpy import Element, Node, ellipse, g, path, rect
from markupsafe import Markup

from quartier.draw.iso import Iso, box
from quartier.draw.palette import Faces
from quartier.draw.svg import at, canvas, label, number
from quartier.titles.blueprints.pieces import GLASS, RECYCLED, STONE, WOOD

MATERIALS: Final = {
    WOOD: Faces("#F0A04B", "#DB862C", "#BA6619"),
    RECYCLED: Faces("#86B86B", "#659B4B", "#4C7A35"),
    STONE: Faces("#5F6B76", "#48525C", "#2D343B"),
    GLASS: Faces("#E3F4F4", "#BFE0E2", "#98C5CA"),
}
INKS: Final = {WOOD: "#5A2C05", RECYCLED: "#1B3A10", STONE: "#F6EEDC", GLASS: "#1D5B66"}

SPOTS: Final = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)],
}


def pips(grid: Iso, x: float, y: float, z: float, colour: int, value: int) -> list[Element]:
    drawn = []
    for across, down in SPOTS[value]:
        cx, cy = grid.at(x + 0.5 + across * 0.25, y + 0.5 + down * 0.25, z)
        drawn.append(
            ellipse(
                cx=number(cx), cy=number(cy), rx=number(grid.unit * 0.108), ry=number(grid.unit * 0.064),
                fill=INKS[colour],
            )
        )
    return drawn


def texture(grid: Iso, x: float, y: float, z: float, colour: int) -> Element:
    """What tells the material without its colour: grain, the triangle of arrows, courses, glints."""

    def front(across: float, up: float) -> str:
        px, py = grid.at(x + across, y + 1, z + up)
        return f"{number(px)} {number(py)}"

    def side(along: float, up: float) -> str:
        px, py = grid.at(x + 1, y + 1 - along, z + up)
        return f"{number(px)} {number(py)}"

    ink, fill, width = INKS[colour], "none", 0.028
    if colour == WOOD:
        lines = "".join(
            f"M{front(0.12, up)}Q{front(0.35, up + bend)} {front(0.55, up)}T{front(0.9, up - bend / 2)}"
            for up, bend in ((0.78, 0.05), (0.55, -0.07), (0.3, 0.06), (0.14, -0.04))
        )
        for back, up, front_up in ((0.8, 0.72, 0.7), (0.85, 0.4, 0.42), (0.7, 0.18, 0.2)):
            lines += f"M{side(0.15, front_up)}L{side(back, up)}"
    elif colour == RECYCLED:
        lines = (
            f"M{front(0.5, 0.7)}L{front(0.26, 0.28)}L{front(0.74, 0.28)}Z"
            f"M{side(0.5, 0.68)}L{side(0.28, 0.3)}L{side(0.72, 0.3)}Z"
        )
        width = 0.045
    elif colour == STONE:
        ink = "#A9B3BC"
        lines = "".join(f"M{front(0, up)}L{front(1, up)}M{side(0, up)}L{side(1, up)}" for up in (0.33, 0.67))
        for place, (low, high) in enumerate(((0, 0.33), (0.33, 0.67), (0.67, 1))):
            for across in (0.3, 0.8) if place % 2 else (0.05, 0.55):
                lines += f"M{front(across, low)}L{front(across, high)}"
                lines += f"M{side(across, low)}L{side(across, high)}"
    else:
        ink, width = "#FFFFFF", 0.06
        lines = (
            f"M{front(0.2, 0.3)}L{front(0.5, 0.8)}M{front(0.42, 0.25)}L{front(0.6, 0.55)}"
            f"M{side(0.25, 0.75)}L{side(0.45, 0.35)}"
        )
    return path(
        d=lines, fill=fill, stroke=ink, stroke_width=number(max(grid.unit * width, 1)),
        stroke_linecap="round", stroke_linejoin="round", opacity=".75",
    )


def standing(grid: Iso, x: float, y: float, z: float, colour: int, value: int, top: bool = True) -> Element:
    """A die on the grid; its pips are left out where another die covers them."""
    return g(at(*grid.at(x + 0.5, y + 0.5, z + 0.5)))[cube(colour, value if top else 0, grid.unit)]


def pips_of_ghost(grid: Iso, x: float, y: float, z: float, value: int) -> Element:
    """The value a die about to be placed would show, over its dashed outline."""
    return g(opacity=".8")[pips(grid, x, y, z, WOOD, value)]


@cache
def cube(colour: int, value: int, unit: float) -> Markup:
    """A die by itself, its middle at the origin; without pips when the value is 0."""
    grid, corner = Iso(0, 0, unit), -0.5
    body = g[
        box(grid, corner, corner, corner, 1, 1, 1, MATERIALS[colour]),
        texture(grid, corner, corner, corner, colour),
        pips(grid, corner, corner, corner + 1, colour, value) if value else None,
    ]
    return Markup(str(body))


@cache
def flat(colour: int, value: int, size: float) -> Markup:
    """A die seen from above, its middle at the origin: for plans and lines of text."""
    half, faces = size / 2, MATERIALS[colour]
    spots: list[Node] = [
        ellipse(
            cx=number(across * size * 0.25), cy=number(down * size * 0.25), rx=number(size * 0.085),
            ry=number(size * 0.085), fill=INKS[colour],
        )
        for across, down in SPOTS[value]
    ]
    body = rect(
        x=number(-half), y=number(-half), width=number(size), height=number(size), rx=number(size * 0.16),
        fill=faces.top, stroke="currentColor", stroke_width="1.4",
    )
    return Markup(str(g[body, spots]))


def token(colour: int, value: int | None) -> Element:
    """A die in a line of text: its material as a square, its value beside it in figures."""
    square = rect(
        x="1.5", y="3.5", width="15", height="15", rx="3.5", fill=MATERIALS[colour].top,
        stroke="currentColor", stroke_width="1.5",
    )
    return canvas(30 if value else 18, 22, class_="token", aria_hidden="true")[
        square, sign(colour), label(str(value), 24.5, 17, 16, weight=650) if value else None
    ]


def sign(colour: int) -> Element:
    """The material's sign in the square of a token."""
    shapes = {
        WOOD: "M4 8q4-2 10 0M4 12q5 2 10 0M4 15.5q4-1.5 10 0",
        RECYCLED: "M9 7l4 7.5H5Z",
        STONE: "M2 8.5h14M2 13.5h14M6 4v4.5M12 8.5v5M6 13.5V18",
        GLASS: "M5 14l5-7M9 15l3.5-5",
    }
    return path(
        d=shapes[colour], fill="none", stroke=INKS[colour], stroke_width="1.4", stroke_linecap="round",
        stroke_linejoin="round", opacity=".8",
    )
