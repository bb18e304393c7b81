"""The score pad, as on paper: a line for each category, a column for each player, filled as they fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from htpy import Element, Node, g, path, rect

from quartier.core.look import Look
from quartier.core.phrase import Seat, phrase
from quartier.draw.palette import OWNERS, RED
from quartier.draw.svg import at, canvas, frame, label, mark, number
from quartier.titles.monster_city.demand import LETTERS
from quartier.titles.monster_city.names import CATEGORY_NAMES
from quartier.titles.monster_city.pieces import GREEN, YELLOW
from quartier.titles.monster_city.pieces import RED as CIRCLE
from quartier.titles.monster_city.signs import BONE, DEEP, sign

WIDTH: Final = 320.0
HEAD: Final = 38.0
LINE: Final = 46.0
NAMES: Final = 136.0
"""The room for the categories, left of the players."""
PENCIL: Final = "#6B6F7A"
RULED: Final = "#B9C6D6"


class Entry(NamedTuple):
    """One field of the pad."""

    points: int | None
    """None as long as it is open."""
    would: int | None
    """What it would score now."""
    colour: int | None = None


class Page(NamedTuple):
    """What the pad says of one seat."""

    entries: Sequence[Entry]
    total: int
    chosen: bool
    """Whether it has chosen in secret what to score."""


def pad_sheet(
    pages: Sequence[Page], look: Look, mine: int | None, asked: bool, chosen: int | None,
    of_colours: Sequence[int] | None,
) -> Element:
    """Who is `asked` may click a category, and then a colour: `of_colours` is what each is worth.

    `chosen` is the category one has chosen in secret.
    """
    seats = len(pages)
    step = (WIDTH - NAMES - 8) / seats
    height = HEAD + LINE * (len(CATEGORY_NAMES) + 1) + 8
    drawn: list[Node] = [paper(height)]
    if mine is not None:
        drawn.append(
            rect(
                x=number(NAMES + step * mine + 1), y="4", width=number(step - 2), height=number(height - 8),
                fill="#F2B01E", opacity=".2",
            )
        )
    drawn.append(heads(look, pages, step, mine))
    for place, key in enumerate(CATEGORY_NAMES):
        y = HEAD + LINE * place
        drawn.append(path(d=f"M8 {number(y)}H{number(WIDTH - 8)}", stroke=RULED, stroke_width="1.4"))
        name = look.words(f"category-{key}")
        line: list[Node] = [
            g(at(26, y + LINE / 2))[symbol(key)],
            label(name, 47, y + LINE / 2 + 5.5, 16, anchor="start", fill=DEEP),
        ]
        line += [field(page.entries[place], seat, y, step) for seat, page in enumerate(pages)]
        if mine is not None and chosen == place:
            line.append(pick_ring(mine, y, step))
        if asked:
            key = f"category-{key}"
            line.append(frame(look, key, 5, y + 2, WIDTH - 10, LINE - 4, 8))
            drawn.append(mark(look, key, name, line))
        else:
            drawn.append(g[line])
    drawn.append(sums(look, pages, step) if of_colours is None else colours(look, of_colours))
    return canvas(WIDTH, height, class_="pad", color=DEEP)[drawn]


def paper(height: float) -> Element:
    return g[
        rect(
            x="1", y="1", width=number(WIDTH - 2), height=number(height - 2), rx="6", fill=BONE, stroke=DEEP,
            stroke_width="2",
        ),
        path(d=f"M{number(NAMES)} 8V{number(height - 8)}", stroke="#E3A79D", stroke_width="1.6"),
    ]


def heads(look: Look, pages: Sequence[Page], step: float, mine: int | None) -> Element:
    """Each player's mark, and the name where there is room for it."""
    drawn: list[Node] = []
    for seat, page in enumerate(pages):
        x = NAMES + step * (seat + 0.5)
        name = look.words.say(phrase("name", who=Seat(seat)))
        short = name if 24 + 7.6 * len(name) <= step else ""
        left = x - (8 + 4 * len(short)) if short else x - 7.5
        drawn.append(g(at(left, HEAD / 2 - 7), role="img", aria_label=name)[owner(seat)])
        if short:
            drawn.append(
                label(
                    short, left + 20, HEAD / 2 + 6, 15, anchor="start",
                    fill="#A62F20" if seat == mine else DEEP,
                    weight=650 if seat == mine else 500,
                )
            )
        if page.chosen:
            drawn.append(g(at(left + 8, HEAD - 5))[tick()])
    return g[drawn]


def owner(seat: int) -> Element:
    """The shape of a seat as the house draws it, 15 across."""
    shapes = (
        "M4 0h7a4 4 0 0 1 4 4v7a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z",
        "M7.5 0a7.5 7.5 0 0 1 0 15a7.5 7.5 0 0 1 0-15z", "M0 0h15v15H0z",
        "M0 15V7.5a7.5 7.5 0 0 1 15 0V15z", "M0 0h5a10 10 0 0 1 10 10v5H0z",
    )
    return path(d=shapes[seat], fill=OWNERS[seat].front, stroke=DEEP, stroke_width="1.4")


def symbol(key: str) -> Element:
    """The category without a word: three lines of roofs, one colour, everything."""
    three = [sign(colour, (colour - 1) * 12, 0, 9.5, line=1.3) for colour in (CIRCLE, GREEN, YELLOW)]
    if key == "lowest":
        return g[g(at(0, 6))[three], path(d="M-16 14h32M-5-9h10M0-13v6l-4-4m4 4l4-4", **PENNED)]
    if key == "highest":
        return g[g(at(0, -5))[three], path(d="M-16-14h32M0 14V5l-4 4m4-4l4 4", **PENNED)]
    if key == "colour":
        return g[
            sign(YELLOW, -6, -5, 13, "#FFFFFF", 1.5), sign(GREEN, 6, -4, 13, "#FFFFFF", 1.5),
            sign(CIRCLE, 0, 6, 15, line=1.6),
        ]
    return g[
        path(d="M-15 12V-2h8v14M-7 12V-12h10v24M3 12V2h11v10M-18 12h36", **PENNED),
        path(d="M-4-8h4M-4-3h4M-4 2h4", stroke=DEEP, stroke_width="1.4"),
    ]


PENNED: Final = {"fill": "none", "stroke": DEEP, "stroke_width": "1.8", "stroke_linecap": "round"}


def field(entry: Entry, seat: int, y: float, step: float) -> Node:
    x, middle = NAMES + step * (seat + 0.5), y + LINE / 2
    if entry.points is None:
        return label(f"{entry.would}", x, middle + 5.5, 16, weight=400, fill=PENCIL)
    size, shape = (26.0, 11.0) if step > 46 else (19.0, 9.0)
    if entry.colour is None:
        return label(str(entry.points), x, middle + size * 0.35, size, weight=700, fill=DEEP)
    size = min(size, 0.48 * step)
    half = size * 0.28 * len(str(entry.points))
    return g[
        label(str(entry.points), x - 6, middle + size * 0.35, size, weight=700, fill=DEEP),
        sign(entry.colour, x + half + shape * 0.2, middle, shape, line=1.3),
    ]


def pick_ring(seat: int, y: float, step: float) -> Element:
    """What one has decided, and nobody else sees yet."""
    return rect(
        x=number(NAMES + step * seat + 3), y=number(y + 5), width=number(step - 6), height=number(LINE - 10),
        rx="8", fill="none", stroke=RED, stroke_width="2.5", stroke_dasharray="6 4",
    )


def tick() -> Element:
    return path(d="M-5-3l4 4l7-8", fill="none", stroke="#2F7846", stroke_width="3", stroke_linecap="round")


def sums(look: Look, pages: Sequence[Page], step: float) -> Element:
    y = HEAD + LINE * len(CATEGORY_NAMES)
    return g[
        path(d=f"M8 {number(y)}H{number(WIDTH - 8)}", stroke=DEEP, stroke_width="2.4"),
        label(look.words("pad-total"), 16, y + LINE / 2 + 6, 17, weight=650, anchor="start", fill=DEEP),
        [
            label(
                str(page.total), NAMES + step * (seat + 0.5), y + LINE / 2 + 10, 30 if step > 40 else 22,
                weight=750, fill="#A62F20",
            )
            for seat, page in enumerate(pages)
        ],
    ]


def colours(look: Look, of_colours: Sequence[int]) -> Element:
    """Which colour, for the category that asks for one."""
    y = HEAD + LINE * len(CATEGORY_NAMES) + 3
    step = (WIDTH - 14) / len(of_colours)
    drawn: list[Node] = []
    for colour, points in enumerate(of_colours):
        name, x = f"colour-{LETTERS[colour]}", 7 + step * colour
        drawn.append(
            mark(
                look, name, look.words("colour", colour=LETTERS[colour]),
                sign(colour, x + step * 0.32, y + LINE / 2, 22),
                label(str(points), x + step * 0.68, y + LINE / 2 + 9, 26, weight=700, fill=DEEP),
                frame(look, name, x + 3, y, step - 6, LINE, 8),
            )
        )
    return g[drawn]
