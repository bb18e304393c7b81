"""Buildings in three heights and four materials, as they stand on the map and in the tray."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Element, Node, circle, g, path, rect

from quartier.draw.iso import shadow
from quartier.draw.palette import GOLD, INK, OWNERS, PAPER, RED, Faces
from quartier.draw.svg import face, label, number
from quartier.draw.text import drawn_once

SHORT, MEDIUM, TALL = range(3)
TOP: Final = (30, 52, 80)
"""How high each building reaches, roof and all."""

PLATE_AT: Final = (-30, -27, -32)
"""Where the number of a bid hangs."""

RISE: Final = 0.62
"""How steeply the side of a block runs back."""


def block(left: float, foot: float, width: float, height: float, depth: float, faces: Faces) -> Element:
    """A box seen from the front and a little from above and the right."""
    top, right, back = foot - height, left + width, depth * RISE
    return g[
        face([(left, top), (right, top), (right, foot), (left, foot)], faces.front, 1.2),
        face([(right, top), (right + depth, top - back), (right + depth, foot - back), (right, foot)],
             faces.side, 1.2),
        face([(left, top), (left + depth, top - back), (right + depth, top - back), (right, top)],
             faces.top, 1.2),
    ]


def windows(left: float, top: float, columns: int, rows: int, wide: float = 3.4, high: float = 4.2,
            across: float = 6.4, down: float = 8) -> Element:
    d = "".join(
        f"M{number(left + column * across)} {number(top + row * down)}h{wide:g}v{high:g}h-{wide:g}Z"
        for row in range(rows) for column in range(columns)
    )
    return path(d=d, fill=PAPER, fill_opacity=".88")


def strokes(d: str, opacity: float = 0.75, width: float = 1.1) -> Element:
    return path(d=d, fill="none", stroke=INK, stroke_width=f"{width:g}", stroke_opacity=f"{opacity:g}")


def slate(height: int, faces: Faces) -> Node:
    """Pointed: steep roofs, and a spire on the tall one."""
    if height == SHORT:
        return [
            block(-14, 0, 25, 17, 7, faces), gable(-14, -17, 25, 9, 7, faces),
            windows(-10.4, -12.5, 3, 1, across=7),
        ]
    if height == MEDIUM:
        return [
            block(-12, 0, 22, 38, 7, faces), gable(-12, -38, 22, 12, 7, faces),
            windows(-9, -33, 3, 4, across=6.3),
        ]
    return [
        block(-13, 0, 24, 36, 8, faces), block(-8, -36 - 2, 15, 20, 6, faces),
        gable(-8, -58, 15, 12, 6, faces), strokes("M2 -70V-82", 1, 1.4),
        windows(-9.5, -31, 3, 4, across=7), windows(-4.6, -53, 2, 2, across=6),
    ]


def gable(left: float, foot: float, width: float, height: float, depth: float, faces: Faces) -> Element:
    """A steep roof over a block."""
    middle, back = left + width / 2, depth * RISE
    peak = (middle + depth * 0.5, foot - height - back * 0.5)
    return g[
        face([(left + width, foot), (left + width + depth, foot - back), peak], faces.side, 1.2),
        face([(left, foot), (left + width, foot), peak], faces.top, 1.2),
    ]


def brick(height: int, faces: Faces) -> Node:
    """Heavy blocks on blocks, banded, with flat roofs."""
    if height == SHORT:
        return [
            block(-15, 0, 27, 20, 8, faces), bands(-15, 27, (-4, -9)), windows(-11, -17, 3, 1, 4.4, 4, 7.6)
        ]
    if height == MEDIUM:
        return [
            block(-13, 0, 24, 30, 8, faces), block(-8, -32, 15, 14, 6, faces),
            bands(-13, 24, (-5, -26)), windows(-9.6, -23, 3, 2, 4, 4.4, 6.9, 9), windows(-4.6, -42, 2, 1),
        ]
    return [
        block(-14, 0, 26, 26, 8, faces), block(-11, -27.5, 20, 26, 7, faces),
        block(-6.5, -55, 12, 18, 5, faces),
        bands(-14, 26, (-5, -22)), bands(-11, 20, (-31, -50)),
        windows(-10, -19, 3, 1, 4.4, 5, 7.4), windows(-7.4, -47, 3, 2, 3, 4.6, 5.6, 8),
        windows(-3.4, -69, 2, 2, 2.4, 4, 4.6, 7),
    ]


def bands(left: float, width: float, at: tuple[float, ...]) -> Element:
    return strokes("".join(f"M{left:g} {y:g}h{width:g}" for y in at), 0.55)


def patina(height: int, faces: Faces) -> Node:
    """Stepped like a crown, under copper domes."""
    if height == SHORT:
        return [block(-13, 0, 24, 16, 7, faces), dome(-7, -18, 15, 9, faces), ribs(-13, 24, 0, 16, 5)]
    if height == MEDIUM:
        return [
            block(-13, 0, 24, 24, 7, faces), block(-9, -26, 17, 12, 6, faces),
            dome(-5.5, -39.5, 12, 8, faces),
            ribs(-13, 24, 0, 24, 5), ribs(-9, 17, -26, 12, 4),
        ]
    return [
        block(-14, 0, 26, 28, 8, faces), block(-10, -30, 18, 20, 6, faces),
        block(-7, -51.5, 12, 10, 5, faces),
        dome(-4.5, -63, 9.5, 8, faces), strokes("M1.5 -71V-81", 1, 1.4), ribs(-14, 26, 0, 28, 6),
        ribs(-10, 18, -30, 20, 4),
    ]


def dome(left: float, foot: float, width: float, height: float, faces: Faces) -> Element:
    d = f"M{left:g} {foot:g}c0 -{height * 1.3:g} {width:g} -{height * 1.3:g} {width:g} 0Z"
    return path(d=d, fill=faces.top, stroke="currentColor", stroke_width="1.2", stroke_linejoin="round")


def ribs(left: float, width: float, foot: float, height: float, count: int) -> Element:
    """Bright upright lines on a front."""
    step = width / count
    d = "".join(
        f"M{number(left + step * (n + 0.5))} {number(foot - 3)}v-{number(height - 6)}"
        for n in range(count)
    )
    return path(d=d, stroke=PAPER, stroke_width="1.7", stroke_opacity=".75")


def sand(height: int, faces: Faces) -> Node:
    """Sloping: every storey smaller than the one below."""
    if height == SHORT:
        return [slope(-15, 0, 28, 20, 5, faces), windows(-8.6, -14, 3, 1, 4, 5.4, 6.6)]
    if height == MEDIUM:
        return [
            slope(-14, 0, 26, 46, 6, faces), windows(-7, -40, 2, 2, 3.4, 5, 8),
            windows(-9, -22, 3, 2, 3.4, 5, 7.2, 9),
        ]
    return [
        slope(-14, 0, 27, 42, 4, faces), slope(-8.5, -43, 15, 34, 5, faces),
        windows(-8.6, -36, 3, 4, 3.2, 5, 6.8, 9), windows(-4, -66, 1, 3, 5.6, 4, 1, 7.4),
    ]


def slope(left: float, foot: float, width: float, height: float, lean: float, faces: Faces) -> Element:
    """A block that narrows as it rises."""
    depth, back, top = 7.0, 7.0 * RISE, foot - height
    right = left + width
    high, low = (left + lean, right - lean), (left, right)
    return g[
        face([(high[0], top), (high[1], top), (low[1], foot), (low[0], foot)], faces.front, 1.2),
        face(
            [(high[1], top), (high[1] + depth, top - back), (low[1] + depth, foot - back), (low[1], foot)],
            faces.side, 1.2,
        ),
        face(
            [(high[0], top), (high[0] + depth, top - back), (high[1] + depth, top - back), (high[1], top)],
            faces.top, 1.2,
        ),
    ]


STYLES: Final[tuple[Callable[[int, Faces], Node], ...]] = (slate, brick, patina, sand)
"""One for each seat."""


@drawn_once
def tower(seat: int, height: int) -> Element:
    """A building on its shadow, its foot in the middle below."""
    return g[shadow(3, 0, 44, 13), STYLES[seat](height, OWNERS[seat])]


@drawn_once
def plate(bid: int, radius: float = 12.5, leading: bool = False) -> Element:
    """The number of a bid on round paper; the one to beat has a red rim."""
    return g[
        circle(
            r=number(radius), fill=PAPER, stroke=RED if leading else INK,
            stroke_width="2.6" if leading else "1.4",
        ),
        label(str(bid), 0, radius * 0.42, radius * 1.22, weight=700, fill=INK),
    ]


def ghost(height: float, width: float = 38) -> Element:
    """What would be put there stands before dashed gold."""
    return rect(
        class_="ghost", x=number(3 - width / 2), y=number(-height - 4), width=number(width),
        height=number(height + 9),
        rx="6", fill=GOLD, fill_opacity=".3", stroke=GOLD, stroke_width="2.4", stroke_dasharray="5 4",
    )
