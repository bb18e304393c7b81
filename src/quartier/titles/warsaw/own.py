"""What lies before the reader: resources, norm, projects in hand, under construction and built."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from htpy import Element, Node, circle, div, g, path

from quartier.core.look import Look, Panel, Speaker
from quartier.core.phrase import Phrase, phrase
from quartier.draw.palette import INK, PAPER, RED
from quartier.draw.svg import at, canvas, frame, label, mark, number, piece
from quartier.draw.text import drawn_once
from quartier.titles.warsaw import offices, posters
from quartier.titles.warsaw.counters import RESOURCES, engineer
from quartier.titles.warsaw.lettering import block_of, width_of
from quartier.titles.warsaw.moves import object_phrase
from quartier.titles.warsaw.names import ONCE, REPLIES, STYLES
from quartier.titles.warsaw.posters import paper
from quartier.titles.warsaw.silhouettes import sign
from quartier.titles.warsaw.view import BuiltView, NormView, ProjectView, View


def panels(view: View, look: Look, seat: int) -> list[Panel]:
    drawn = [Panel("stock", phrase("label-stock"), stock(view, look, seat))]
    if view.shown:
        drawn.append(Panel("shown", phrase("label-shown"), cards(view.shown, look)))
    if view.ask == "norm" and seat in view.waiting:
        drawn.append(Panel("choice", phrase("label-norms"), norm_choice(view, look)))
    else:
        drawn.append(Panel("norm", phrase("label-norm"), norms(view, look, seat)))
    mine = view.players[seat]
    if view.hand or mine.sites or mine.built:
        drawn.append(Panel("hand", phrase("label-hand"), projects(view, look, seat)))
    if found := ways(look):
        drawn.append(Panel("ways", phrase("label-ways"), div(class_="row")[found]))
    return drawn


# resources


def stock(view: View, look: Look, seat: int) -> Element:
    """Resources, of which what pays is clicked; engineers and metro markers left."""
    mine = view.players[seat]
    amounts = {"rubble": mine.rubble, "concrete": mine.concrete, "fund": mine.funds}
    verb = "take" if view.ask == "reply" else "pay"
    return div(class_="row stock")[
        [counter(f"{verb}-{kind}", kind, count, mine.limit, look) for kind, count in amounts.items()],
        crew(seat, mine.engineers, mine.markers, look.words),
    ]


def counter(name: str, kind: str, count: int, limit: int, look: Look) -> Element:
    key = f"label-{name}" if name in look.live else "label-amount"
    return canvas(66, 78, class_="counter")[
        mark(
            look, name, look.words(key, kind=kind, count=count, limit=limit), paper(66, 78),
            g(transform="translate(32 36)", opacity=".35" if count == 0 else None)[RESOURCES[kind]()],
            label(str(count), 33, 63, 25, weight=700),
            [
                circle(
                    cx=number(33 + (place - (limit - 1) / 2) * 11), cy="70.5", r="3.2", stroke="currentColor",
                    fill="currentColor" if place < count else "none",
                )
                for place in range(limit)
            ],
            frame(look, name, 2.5, 2.5, 61, 73, 10),
        )
    ]


SAID: Final = ("pass", "done", "enough", "decline", "end")
WAYS: Final = ("pay-both", "pay-prefab", "pay-kredyt-concrete", "pay-kredyt-rubble", "abandon")


def ways(look: Look) -> list[Element]:
    """What is done without a piece to click, and other ways to pay: only what there is."""
    offered = look.live | frozenset(look.picked)
    return [
        *(button(name, look.words(f"choose-{name}"), look) for name in SAID if name in offered),
        *(button(name, look.words(f"label-{name}"), look) for name in WAYS if name in offered),
    ]


def button(name: str, text: str, look: Look) -> Element:
    """Something to do, in words."""
    text = text[:1].upper() + text[1:]
    wide = max(90.0, width_of(text, 17) + 34)
    return canvas(wide, 50, class_="way", width=number(wide))[
        mark(
            look, name, text, paper(wide, 50), label(text, wide / 2, 31, 17, weight=600),
            frame(look, name, 2.5, 2.5, wide - 5, 45, 10),
        )
    ]


@drawn_once
def crew(seat: int, engineers: int, markers: int, words: Speaker) -> Element:
    """Who may still be sent, and the metro markers left."""
    return canvas(84, 78, class_="crew")[
        g(role="img", aria_label=words("label-engineers", count=engineers))[
            [g(at(12 + place * 20, 44))[engineer(seat, 0.9)] for place in range(engineers)]
        ],
        g(role="img", aria_label=words("label-markers", count=markers))[
            [
                g(at(8 + place * 13.4, 64))[
                    path(d="M-4 0h8", stroke="currentColor", stroke_width="11", stroke_linecap="round"),
                    path(d="M-4 0h8", stroke=RED, stroke_width="8", stroke_linecap="round"),
                    circle(r="3.4", fill=PAPER, stroke=INK, stroke_width="1.2"),
                ]
                for place in range(markers)
            ]
        ],
    ]


# norms


def norms(view: View, look: Look, seat: int) -> Element:
    """What one has to meet and has; beside it the pennant of whoever begins."""
    pennant = canvas(34, 78, class_="counter")[
        g(transform="translate(12 60) scale(1.2)", role="img", aria_label=look.words("label-first"))[
            offices.first_sign()
        ]
    ]
    return div(class_="row norms")[
        [norm(one, view, look, seat) for one in view.norms], pennant if view.first == seat else None
    ]


def norm(one: NormView, view: View, look: Look, seat: int) -> Element:
    name = f"norm-{one.key.lower()}"
    wide = 76.0 + 46 * len(one.objects)
    return canvas(wide, 78, class_="norm", width=number(wide))[
        mark(
            look, name, look.words.say(norm_phrase(one)), paper(wide, 78),
            block_of(look.words("label-norm-short"), 10, 34, 56, 15, weight=600),
            label("+3", 10, 60, 20, weight=700, anchor="start"),
            g(at(60, 4))[posters.norm_card(signs_of(one), counted(view, seat, one))],
            frame(look, name, 2.5, 2.5, wide - 5, 73, 10),
        )
    ]


def norm_choice(view: View, look: Look) -> Element:
    """The norms dealt, with their objects named."""
    return div(class_="row norms")[[norm_to_choose(one, look) for one in view.norms]]


def norm_to_choose(one: NormView, look: Look) -> Element:
    name = f"norm-{one.key.lower()}"
    says = look.words.say(norm_phrase(one))
    return canvas(290, 130, class_="choice")[
        mark(
            look, name, says, paper(290, 130),
            g(transform="translate(14 4) scale(1.32)")[posters.norm_card(signs_of(one), ())],
            block_of(says, 145, 88, 262, 17, 1.15, anchor="middle"),
            frame(look, name, 2.5, 2.5, 285, 125, 10),
        )
    ]


def norm_phrase(one: NormView) -> Phrase:
    return phrase("label-objects", objects=tuple(object_phrase(what) for what in one.objects))


def signs_of(one: NormView) -> list[Node]:
    return [posters.any_sign(what) for what in one.objects]


def counted(view: View, seat: int, norm: NormView) -> list[str]:
    """How many of each object this seat has."""
    found = [one.type for one in view.hexes if one.built and one.owner == seat]
    found += ["metro" for one in view.segments if one.owner == seat]
    found += ["bridge" for one in view.bridges if one.owner == seat]
    return [str(found.count(what)) for what in norm.objects]


# projects


def projects(view: View, look: Look, seat: int) -> Element:
    """Those in hand as posters, then those under construction and built."""
    mine = view.players[seat]
    return div(class_="row cards")[
        [card(one, look) for one in view.hand],
        buildings(view, look, seat) if mine.sites or mine.built else None,
    ]


def cards(hand: Iterable[ProjectView], look: Look) -> Element:
    return div(class_="row cards")[[card(one, look) for one in hand]]


def card(one: ProjectView, look: Look) -> Element:
    name = f"project-{one.key.lower()}"
    function = look.words(f"function-{one.function}")
    says = look.words(
        "label-project", name=one.name, type=one.type, zone=one.zone, points=one.points, function=function,
        text=look.words(f"function-{one.function}.text"),
    )
    drawn = posters.poster(
        one.type, one.name, one.year, posters.printed_points(one.type, one.points), one.zone, function,
        "I" * one.stage,
    )
    return canvas(posters.WIDTH, posters.HEIGHT, class_="card")[
        mark(
            look, name, says, piece(f"card-{one.key}", drawn),
            frame(look, name, 2.5, 2.5, posters.WIDTH - 5, posters.HEIGHT - 5, 10),
        )
    ]


CHIP_WIDTH: Final = 196.0
CHIP_HEIGHT: Final = 66.0


def buildings(view: View, look: Look, seat: int) -> Element:
    mine = view.players[seat]
    names = {one.key: one.name for one in view.hexes}
    return div(class_="row chips")[
        [site(one, names[one.hex], look, seat) for one in mine.sites],
        [built(one, look) for one in mine.built],
    ]


def site(one: BuiltView, where: str, look: Look, seat: int) -> Element:
    """A project under construction; a click on it means its space."""
    name = f"hex-{one.hex}"
    printed = one.project
    return canvas(CHIP_WIDTH, CHIP_HEIGHT, class_="chip")[
        mark(
            look, name, look.words("label-own-site", name=printed.name, hex=where),
            piece(f"card-{printed.key}", chip(printed.type, printed.name, where)),
            g(at(20, 60))[engineer(seat, 0.6)],
            frame(look, name, 2.5, 2.5, CHIP_WIDTH - 5, CHIP_HEIGHT - 5, 9),
        )
    ]


def built(one: BuiltView, look: Look) -> Element:
    """A finished project and its function: turned when it is spent."""
    printed = one.project
    name = f"function-{printed.key.lower()}"
    function = look.words(f"function-{printed.function}")
    below = look.words(f"style-{printed.function}") if printed.function in STYLES else function
    says = look.words(
        "label-function", name=printed.name, function=function, used="yes" if one.used else "no",
        text=look.words(f"function-{printed.function}.text"),
    )
    return canvas(CHIP_WIDTH, CHIP_HEIGHT, class_="chip")[
        mark(
            look, name, says,
            piece(f"card-{printed.key}", chip(printed.type, printed.name, below, spent=one.used)),
            state_sign(printed.function), frame(look, name, 2.5, 2.5, CHIP_WIDTH - 5, CHIP_HEIGHT - 5, 9),
        )
    ]


@drawn_once
def chip(kind: str, title: str, below: str, *, spent: bool = False) -> Element:
    turned = "translate(36 9) rotate(90) scale(1.3)" if spent else "translate(8 9) scale(1.3)"
    return g[
        paper(CHIP_WIDTH, CHIP_HEIGHT),
        g(opacity=".66" if spent else None)[
            g(transform=turned, color=INK)[sign(kind)],
            block_of(title, 46, 22, CHIP_WIDTH - 50, 15.5, 1.05, most=2, weight=600),
            block_of(below, 42, 57, CHIP_WIDTH - 48, 15, most=1),
        ],
    ]


def state_sign(function: str) -> Node:
    """How a function works, in the corner of its card: once, in reply, for ever, or as a style."""
    if function in STYLES:
        return g(transform="translate(13 43) scale(.86)", color=INK)[posters.style_sign(function)]
    drawn = (
        path(d="M-6 2l6 -7l6 7M0 -5v11", stroke_width="2") if function in ONCE
        else path(d="M6 5v-4a5 5 0 0 0 -5 -5h-7M-2 -8l-4 4l4 4", stroke_width="2") if function in REPLIES
        else path(d="M0 0c-2 -4 -7 -4 -7 0s5 4 7 0 7 -4 7 0 -5 4 -7 0z", stroke_width="1.8")
    )
    return g(at(22, 53), fill="none", stroke="currentColor", stroke_linecap="round")[drawn]
