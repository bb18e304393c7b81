"""Cards: projects as posters of their time, urban tasks, norms."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from htpy import Element, Node, circle, g, path, polygon, rect
from markupsafe import Markup

from quartier.draw.palette import GOLD, INK, PAPER
from quartier.draw.svg import at, label, number
from quartier.draw.text import drawn_once
from quartier.titles.warsaw.ground import CITY, SUBURB
from quartier.titles.warsaw.lettering import block_of
from quartier.titles.warsaw.silhouettes import COLOURS, building, hexagon, sign

WIDTH: Final = 184.0
HEIGHT: Final = 172.0
BAND: Final = 72.0
FITTING: Final = {"culture": 0.88, "industry": 0.88}
"""What is taller than the others, made smaller to stay on its poster."""
CARD: Final = "light-dark(#FBF6EA, #2C3C49)"


def paper(width: float, height: float, corner: float = 10) -> Element:
    """The sheet that cards and counters are printed on."""
    return rect(
        x="1", y="1", width=number(width - 2), height=number(height - 2), rx=number(corner), fill=CARD,
        stroke="currentColor", stroke_width="1.5",
    )


@cache
def sky(kind: str) -> Markup:
    """The upper part of a poster: rays behind a silhouette, in the colour of the type."""
    colours = COLOURS[kind]
    rays = (
        "M58 71L1 46V24Z M58 71L10 2H34Z M58 71L52 1H74Z M58 71L98 1H128Z M58 71L160 1H176L183 10V14Z"
        "M58 71L183 34V52Z"
    )
    return Markup(str(g[
        path(d="M1 72V11a10 10 0 0 1 10 -10H173a10 10 0 0 1 10 10V72z", fill=colours.side),
        path(d=rays, fill=colours.front),
        path(d="M1 72H183", stroke="currentColor", stroke_width="1.6"),
    ]))


def plate(x: float, y: float, text: str, size: float = 25, radius: float = 19) -> Element:
    """What it is worth, on a round plate."""
    return g(color=INK)[
        circle(cx=number(x), cy=number(y), r=number(radius), fill=PAPER, stroke=INK, stroke_width="1.6"),
        label(text, x, y + size * 0.35, size, weight=700, fill=INK),
    ]


ZONES: Final = {
    "city": (CITY, CITY), "suburb": (SUBURB, SUBURB), "any": (CITY, SUBURB),
    "historic": ("#E2A15C", "#E2A15C"),
}


@cache
def zone_sign(zone: str) -> Markup:
    """A small field: roofs for the city, a tree for the suburbs, both for either, a star for historic."""
    left, right = ZONES[zone]
    roofs = path(d="M-6 4v-7h4v-3h4v10z", fill="currentColor")
    tree = path(d="M0 5v-4M0 2a3.6 4.4 0 1 1 .1 0z", stroke="currentColor", fill="currentColor")
    star = path(
        d="M0 -6l1.7 4.2 4.5 .3 -3.5 2.9 1.2 4.4 -3.9 -2.5 -3.9 2.5 1.2 -4.4 -3.5 -2.9 4.5 -.3z",
        fill="currentColor",
    )
    drawn: Node = {
        "city": g(transform="translate(1 1)")[roofs], "suburb": tree, "historic": star,
        "any": g[
            g(transform="translate(-2.5 1) scale(.8)")[roofs], g(transform="translate(5 .5) scale(.8)")[tree],
        ],
    }[zone]
    return Markup(str(g[
        polygon(points=hexagon(11), fill=left, stroke="currentColor", stroke_width="1.3"),
        polygon(points="0,-9.5 5.5,-9.5 11,0 5.5,9.5 0,9.5", fill=right) if left != right else None,
        polygon(points=hexagon(11), fill="none", stroke="currentColor", stroke_width="1.3"), drawn,
    ]))


def printed_points(kind: str, points: int) -> str:
    """Industry has more to come."""
    return f"{points}+" if kind == "industry" else str(points)


@drawn_once
def poster(
    kind: str, name: str, when: str, points: str, zone: str, function: str, stage: str,
) -> Element:
    """A project with its name, its year, where it may stand, what it is worth and what it gives."""
    return g[
        paper(WIDTH, HEIGHT),
        sky(kind),
        g(transform=f"translate(56 69) scale({FITTING.get(kind, 1.12)})", color=INK)[building(kind)],
        label(stage, 118, 58, 19, weight=700, fill=PAPER),
        plate(WIDTH - 26, 26, points),
        g(at(WIDTH - 26, 57))[zone_sign(zone)],
        label(when, 12, BAND + 18, 14, anchor="start"),
        block_of(name, 12, BAND + 36, WIDTH - 22, 16, 1.06, most=3, weight=650),
        path(d=f"M10 {number(HEIGHT - 24)}H{number(WIDTH - 10)}", stroke="currentColor", stroke_opacity=".3"),
        label(function, WIDTH / 2, HEIGHT - 8, 14.5, weight=500),
    ]


# urban tasks and norms

TASK_WIDTH: Final = 128.0
TASK_HEIGHT: Final = 96.0


def style_sign(style: str) -> Element:
    """22 units wide, as the signs of the types: a cornice with a star, or a grid of glass."""
    if style == "soc":
        inside: Node = path(
            d="M11 3.2l2 4.6 5 .4 -3.8 3.2 1.2 4.9 -4.4 -2.7 -4.4 2.7 1.2 -4.9 -3.8 -3.2 5 -.4z", fill=PAPER
        )
        colour = "#A8382A"
    else:
        inside = path(d="M5 18V4.5H17V18M5 9H17M5 13.5H17M9 4.5V18M13 4.5V18", stroke=PAPER, fill="none",
                      stroke_width="1.5")
        colour = "#33475A"
    return g[
        rect(x=".8", y=".8", width="20.4", height="20.4", rx="4.5", fill=colour, stroke="currentColor",
             stroke_width="1.2"),
        inside,
    ]


def any_sign(what: str) -> Node:
    """A type, a style, a segment of metro or a bridge, 22 units wide."""
    if what in COLOURS:
        return sign(what)
    if what in ("metro", "bridge"):
        return metro_sign() if what == "metro" else bridge_sign()
    return style_sign(what)


@drawn_once
def task_card(new: str, old: str, points: int, words: str) -> Element:
    """Build the one, dashed, beside the other, which stands already."""
    return g[
        paper(TASK_WIDTH, TASK_HEIGHT, 8),
        g(at(66, 38))[
            polygon(points=hexagon(25), fill="#F3E6C8", stroke="currentColor", stroke_width="1.4"),
            g(transform="translate(-15.5 -15.5) scale(1.4)", color=INK)[any_sign(old)],
        ],
        g(at(28, 28))[
            polygon(
                points=hexagon(25), fill=GOLD, fill_opacity=".28", stroke=GOLD, stroke_width="2.6",
                stroke_dasharray="6 4",
            ),
            g(transform="translate(-15.5 -15.5) scale(1.4)", color=INK)[any_sign(new)],
        ],
        plate(108, 19, f"{points}", 21, 15),
        block_of(words, 8, 75, TASK_WIDTH - 12, 14, 1.08, most=2),
    ]


def norm_card(wanted: Sequence[Node], counts: Sequence[str], ignored: int | None = None) -> Element:
    """The set, object by object, and how many of each stand; the marked one may not count."""
    step = 46.0
    return g[
        [
            g(at(8 + place * step, 6), opacity=".45" if place == ignored else None)[
                g(transform="scale(1.65)")[one],
                label(counts[place], 18, 56, 17, weight=650) if counts else None,
                path(d="M2 34L34 2", stroke="currentColor", stroke_width="2.4") if place == ignored else None,
            ]
            for place, one in enumerate(wanted)
        ]
    ]


@cache
def metro_sign() -> Markup:
    return Markup(str(g[
        rect(x=".8", y=".8", width="20.4", height="20.4", rx="4.5", fill=PAPER, stroke="currentColor",
             stroke_width="1.2"),
        path(d="M2 15L20 7", stroke="#C8402F", stroke_width="5"),
        circle(cx="11", cy="11", r="4", fill=PAPER, stroke=INK, stroke_width="1.6"),
    ]))


@cache
def bridge_sign() -> Markup:
    return Markup(str(g[
        rect(x=".8", y=".8", width="20.4", height="20.4", rx="4.5", fill="#6FA8C7", stroke="currentColor",
             stroke_width="1.2"),
        path(
            d="M1 14.5h20M1 8h20M1 14.5l3.4 -6.5l3.3 6.5l3.3 -6.5l3.3 6.5l3.3 -6.5l3.4 6.5", stroke=INK,
            fill="none", stroke_width="1.6",
        ),
    ]))
