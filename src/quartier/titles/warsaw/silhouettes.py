"""The six types of buildings: each has its colour, its silhouette, and its sign in a line of text."""

from __future__ import annotations

from functools import cache
from typing import Final

from htpy import Element, Node, circle, g, path, rect
from markupsafe import Markup

from quartier.draw.palette import PAPER, Faces
from quartier.draw.svg import corners, face, number

COLOURS: Final = {
    "housing": Faces("#D98468", "#BF6148", "#94452F"),
    "services": Faces("#F0C873", "#DBA53C", "#AF7F22"),
    "industry": Faces("#A9B1B5", "#838C92", "#5F686E"),
    "public": Faces("#AC93C4", "#8367A3", "#614980"),
    "culture": Faces("#79BDB4", "#44948D", "#2E6C68"),
    "transport": Faces("#86B4DA", "#4C84B8", "#32608C"),
}


def block(x: float, ground: float, width: float, height: float, depth: float, colours: Faces) -> Element:
    """A block seen from the front and a little from above and the right."""
    back, up = depth, depth * 0.5
    left, right, roof = x, x + width, ground - height
    return g[
        face([(right, ground), (right + back, ground - up), (right + back, roof - up), (right, roof)],
             colours.side, 1.2),
        face([(left, roof), (left + back, roof - up), (right + back, roof - up), (right, roof)],
             colours.top, 1.2),
        face([(left, ground), (right, ground), (right, roof), (left, roof)], colours.front, 1.2),
    ]


def windows(
    x: float, y: float, across: int, down: int, step: tuple[float, float], size: float = 4
) -> Element:
    d = "".join(
        f"M{number(x + column * step[0])} {number(y + row * step[1])}h{number(size)}v{number(size * 1.2)}"
        f"h-{number(size)}z"
        for row in range(down) for column in range(across)
    )
    return path(d=d, fill=PAPER, fill_opacity=".92")


def housing(colours: Faces) -> list[Node]:
    """A block of flats with a pitched roof behind, a lower one before it."""
    roof = [(-24, -37), (-15, -49), (15, -49), (22, -37)]
    return [
        block(-23, 0, 38, 37, 12, colours),
        face([*roof, (15, -37), (15, -37)], colours.side, 1.2),
        face([(15, -37), (15, -49), (27, -43)], colours.top, 1.2),
        path(d="M-8 -49v-6h6v6z", fill=colours.side, stroke="currentColor", stroke_width="1.2"),
        windows(-18, -31, 4, 3, (8.4, 10)),
        path(d="M-7 0v-8h6v8z", fill=colours.side),
    ]


def services(colours: Faces) -> list[Node]:
    """A department store: wide glass, a striped awning, letters on the roof."""
    stripes = "".join(f"M{-27 + 12 * n} -20h6l-2 8h-6z" for n in range(5))
    return [
        block(-27, 0, 54, 29, 12, colours),
        path(d="M-21 0v-10h17v10zM0 0v-10h21v10z", fill=PAPER, fill_opacity=".92"),
        face([(-27, -20), (27, -20), (25, -12), (-29, -12)], PAPER, 1.1),
        path(d=stripes, fill=colours.side),
        path(d="M-13 -35v-12h32v12M-9 -35v4M15 -35v4", fill=PAPER, stroke="currentColor", stroke_width="1.2"),
        path(d="M-8 -41h6M1 -41h5M9 -41h5", stroke=colours.side, stroke_width="3"),
    ]


def industry(colours: Faces) -> list[Node]:
    """A hall with a sawtooth roof and a tall chimney."""
    return [
        path(d="M14 -20l2.5 -46h7l2.5 46z", fill=colours.side, stroke="currentColor", stroke_width="1.2"),
        path(d="M16 -57h8M15.7 -50h8.6", stroke=PAPER, stroke_width="2.4"),
        path(
            d="M20 -71c6 -5 13 -1 18 -6M22 -76c4 -5 9 -4 12 -7", fill="none", stroke="currentColor",
            stroke_width="1.6", stroke_linecap="round", opacity=".55",
        ),
        face([(26, 0), (36, -5), (36, -24), (26, -22)], colours.side, 1.2),
        face(
            [(-28, 0), (26, 0), (26, -22), (8, -36), (8, -22), (-10, -36), (-10, -22), (-28, -36)],
            colours.front, 1.2,
        ),
        path(d="M8 -36v14h17zM-10 -36v14h17zM-28 -36v14h17z", fill=colours.top, opacity=".9"),
        windows(-23, -13, 5, 1, (9.5, 9), 5.4),
    ]


def public(colours: Faces) -> list[Node]:
    """Columns under a pediment, on steps."""
    columns = "".join(f"M{number(-20 + 10 * n)} -8v-21" for n in range(5))
    return [
        block(-26, -6, 52, 24, 9, colours),
        path(d="M-24 -8v-20h48v20z", fill=colours.side),
        path(d=columns, stroke=PAPER, stroke_width="4.4"),
        face([(-29, -30), (29, -30), (38, -35), (0, -52), (-4, -50)], colours.side, 1.2),
        face([(-30, -30), (30, -30), (0, -48)], colours.top, 1.2),
        circle(cx="0", cy="-36", r="4", fill=PAPER, stroke="currentColor", stroke_width="1"),
        face([(-31, 0), (31, 0), (28, -7), (-28, -7)], colours.front, 1.2),
        path(d="M-29.5 -3.5h59", stroke="currentColor", stroke_width="1"),
    ]


def culture(colours: Faces) -> list[Node]:
    """A palace in steps, with a spire."""
    return [
        block(-27, 0, 49, 15, 11, colours),
        block(-17, -14, 28, 16, 9, colours),
        block(-10, -29, 15, 18, 7, colours),
        path(d="M-1 -50l2 -24l2 24z", fill=colours.top, stroke="currentColor", stroke_width="1.2"),
        windows(-22, -10, 6, 1, (7.6, 8), 3.6),
        windows(-13, -25, 4, 1, (6.4, 8), 3.6),
        windows(-7, -42, 2, 2, (5.6, 8), 3.4),
    ]


def transport(colours: Faces) -> list[Node]:
    """A station hall under a vault, with its clock, rails before it."""
    return [
        path(
            d="M26 -3l10 -5v-15q-3 -20 -26 -24l-11 4z", fill=colours.side, stroke="currentColor",
            stroke_width="1.2", stroke_linejoin="round",
        ),
        path(
            d="M-28 -3v-15a27 26 0 0 1 54 0v15z", fill=colours.front, stroke="currentColor",
            stroke_width="1.2", stroke_linejoin="round",
        ),
        path(d="M-20 -3v-14a19 18 0 0 1 38 0v14z", fill=PAPER, fill_opacity=".92"),
        path(
            d="M-10.5 -3v-29M-1 -3v-32M8.5 -3v-29M-20 -15h38", stroke=colours.side, stroke_width="2",
        ),
        circle(cx="-1", cy="-35", r="5.6", fill=PAPER, stroke="currentColor", stroke_width="1.2"),
        path(d="M-1 -38.5v3.5h2.6", fill="none", stroke="currentColor", stroke_width="1.2"),
        path(d="M-34 2h70M-32 -1l-3 5M-20 -1l-2 5M-8 -1l-1 5M4 -1l1 5M16 -1l2 5M28 -1l3 5",
             stroke="currentColor", stroke_width="1.6"),
    ]


SHAPES: Final = {
    "housing": housing, "services": services, "industry": industry, "public": public, "culture": culture,
    "transport": transport,
}


@cache
def building(kind: str, size: float = 1) -> Markup:
    """A building of this type that stands with the middle of its front on the origin."""
    return Markup(str(g(class_="building", transform=f"scale({number(size)})" if size != 1 else None)[
        SHAPES[kind](COLOURS[kind])
    ]))


SIGNS: Final = {
    "housing": "M4 18V9.5L11 4.5L18 9.5V18Z M7.5 11h2.4v2.4H7.5z M12 11h2.4v2.4H12z M9.7 18v-3.2h2.6V18z",
    "services": "M3.5 5H18.5V8.5H3.5Z M4.5 9.8H17.5V18H4.5Z M6.5 12V18H10V12Z M12 12v3.5h3.7V12z",
    "industry": "M3 18V9.5L7.5 12.5V9.5L12 12.5V3.5h3V12.5L18.8 9.8V18Z",
    "public": "M3 9L11 3.5 19 9ZM4.5 10.2h2.6V16H4.5zM9.7 10.2h2.6V16H9.7zM14.9 10.2h2.6V16h-2.6M3 17h16v2H3",
    "culture": "M10.4 2h1.2V6h2.2v4.2h2.6v3.6H19V19H3V13.8H5.6V10.2H8.2V6h2.2z",
    "transport": "M3.5 18V11a7.5 7.5 0 0 1 15 0V18H15.6V12a4.6 4.6 0 0 0-9.2 0V18Z M2.5 19.2h17v1.6h-17z",
}


@cache
def sign(kind: str) -> Markup:
    """The type as a small square of 22 units: colour and silhouette."""
    return Markup(str(g[
        rect(
            x="0.8", y="0.8", width="20.4", height="20.4", rx="4.5", fill=COLOURS[kind].side,
            stroke="currentColor", stroke_width="1.2",
        ),
        path(d=SIGNS[kind], fill=PAPER, fill_rule="evenodd"),
    ]))


def hexagon(size: float) -> str:
    half = size * 0.866
    return corners([(size, 0), (size / 2, half), (-size / 2, half), (-size, 0), (-size / 2, -half),
                    (size / 2, -half)])
