"""SVG in a few words: canvases, polygons, labels, and things that can be clicked."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import quote_plus

from htpy import Element, Node, a, g, polygon, rect, svg, text, title

from quartier.core.look import Look
from quartier.draw.palette import GOLD, RED

Point = tuple[float, float]

def number(value: float) -> str:
    """A coordinate, as short as it can be."""
    return f"{value:.1f}".removesuffix(".0")


def corners(points: Iterable[Point]) -> str:
    return " ".join(f"{number(x)},{number(y)}" for x, y in points)


def at(x: float, y: float) -> dict[str, str]:
    """The attribute that moves a group to this place."""
    return {"transform": f"translate({number(x)} {number(y)})"}


def canvas(width: float, height: float, /, **attributes: str) -> Element:
    """An SVG of this size; as wide as its place allows."""
    box = f"0 0 {number(width)} {number(height)}"
    return svg(viewBox=box, xmlns="http://www.w3.org/2000/svg", **attributes)


def face(points: Iterable[Point], fill: str, line: float = 1.4) -> Element:
    """A flat side of a piece, outlined in the ink of the theme."""
    return polygon(
        points=corners(points), fill=fill, stroke="currentColor", stroke_width=number(line),
        stroke_linejoin="round",
    )


def label(
    words: str, x: float, y: float, size: float = 16, *, weight: int = 500, anchor: str = "middle",
    fill: str = "currentColor", kind: str = "",
) -> Element:
    return text(
        class_=kind or None, x=number(x), y=number(y), font_size=number(size), font_weight=str(weight),
        text_anchor=anchor, fill=fill,
    )[words]


def mark(look: Look, name: str, says: str, *drawn: Node) -> Element:
    """Something that may be clicked: a link that adds this mark to the move in the making.

    Clicking what is picked already lets go of it.
    """
    picked = name in look.picked
    left = [one for one in look.picked if one != name] if picked else [*look.picked, name]
    state = " picked" if picked else " live" if name in look.live else ""
    return a(
        class_=f"mark{state}", href="?pick=" + quote_plus(" ".join(left)), data_mark=name, aria_label=says,
        aria_current="true" if picked else None,
    )[title[says], *drawn]


def ring(look: Look, name: str, points: Iterable[Point], line: float = 3.5) -> Element:
    """Around what carries a mark: gold when it may be clicked, red when it is picked.

    Without either it still is the place a click hits.
    """
    return polygon(
        class_="ring", points=corners(points), stroke=_ring_colour(look, name), stroke_width=number(line),
        fill="transparent", stroke_linejoin="round",
    )


def frame(
    look: Look, name: str, x: float, y: float, width: float, height: float, corner: float = 10,
    line: float = 3.5,
) -> Element:
    """A ring with round corners."""
    return rect(
        class_="ring", x=number(x), y=number(y), width=number(width), height=number(height),
        rx=number(corner), stroke=_ring_colour(look, name), stroke_width=number(line), fill="transparent",
    )


def _ring_colour(look: Look, name: str) -> str:
    return RED if name in look.picked else GOLD if name in look.live else "none"


def lit(key: str, *drawn: Node) -> Element:
    """A part of a sheet's scene that lights up with the row that names it."""
    return g(".lit", data_lit=key)[drawn]


def piece(key: str, *drawn: Node, x: float = 0, y: float = 0, via: str | None = None) -> Element:
    """Something that travels: the page knows it again by its key, wherever it is drawn next.

    It comes by way of the element with the id `via`, if there is one.
    """
    return g(at(x, y))[g("#piece-" + key, data_via=via)[drawn]]
