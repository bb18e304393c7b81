"""The table as one reader sees it, panel by panel."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from htpy import Element, Node, circle, div, g, path, rect

from quartier.core.look import Look, Panel
from quartier.core.phrase import Phrase, phrase
from quartier.draw.palette import INK, PAPER
from quartier.draw.svg import at, canvas, frame, label, mark, piece
from quartier.draw.text import drawn_once
from quartier.titles.warsaw import margins, offices, posters
from quartier.titles.warsaw.atlas import atlas
from quartier.titles.warsaw.counters import RESOURCES, engineer, plain_engineer
from quartier.titles.warsaw.lettering import block_of, width_of
from quartier.titles.warsaw.moves import object_phrase
from quartier.titles.warsaw.names import ONCE, REPLIES, STYLES, ZONES
from quartier.titles.warsaw.norms import counted
from quartier.titles.warsaw.silhouettes import sign
from quartier.titles.warsaw.view import BuiltView, FieldView, NormView, ProjectView, TaskView, View


def panels(view: View, look: Look) -> list[Panel]:
    drawn = [
        Panel("map", phrase("label-map"), atlas(view, look)),
        Panel("fields", phrase("label-fields"), fields(view, look)),
    ]
    if view.tasks:
        drawn.append(Panel("tasks", phrase("label-tasks"), tasks(view, look)))
    if view.seat is not None:
        if view.shown:
            drawn.append(Panel("shown", phrase("label-shown"), cards(view.shown, look)))
        drawn.append(Panel("stock", phrase("label-stock"), stock(view, look, view.seat)))
        if view.ask == "norm":
            drawn.append(Panel("choice", phrase("label-norms"), norm_choice(view, look)))
        else:
            drawn.append(Panel("norm", phrase("label-norm"), norms(view, look, view.seat)))
        if found := ways(look):
            drawn.append(Panel("ways", phrase("label-ways"), div(class_="row")[found]))
        if view.hand:
            drawn.append(Panel("hand", phrase("label-hand"), cards(view.hand, look)))
        mine = view.players[view.seat]
        if mine.sites or mine.built:
            drawn.append(Panel("own", phrase("label-own"), own(view, look, view.seat)))
    totals = view.end.scores if view.end else tuple(sum(player.points) for player in view.players)
    drawn.append(Panel("track", phrase("label-track"), score_track(totals, look.words("label-track"))))
    return drawn


@drawn_once
def score_track(totals: tuple[int, ...], about: str) -> Element:
    return canvas(margins.TRACK * margins.STEP + 10, 60, class_="track")[margins.track(totals, about)]


# the action board


def fields(view: View, look: Look) -> Element:
    return div(class_="row offices")[[field(one, look) for one in view.fields]]


GAINS: Final = ("draw", "look", "clear", "rubble", "concrete", "funds", "marker")
SIGNS_OF_GAINS: Final = {"draw": "project", "funds": "fund", "marker": "first"}


def field(one: FieldView, look: Look) -> Element:
    name = f"field-{one.key}"
    gains = [
        (SIGNS_OF_GAINS.get(gain, gain), 1 if gain == "look" else int(getattr(one, gain)))
        for gain in GAINS if getattr(one, gain)
    ]
    title = look.words(name)
    says = look.words.say(phrase("label-field", name=title, gains=gains_in_words(one, look)))
    sent = [
        (seat, f"engineer-{seat}-{one.key}-{one.engineers[:place].count(seat)}")
        for place, seat in enumerate(one.engineers)
    ]
    return canvas(offices.WIDTH, offices.HEIGHT, class_="office")[
        mark(
            look, name, says, offices.office(title, gains, not one.limited, sent),
            frame(look, name, 2.5, 2.5, offices.WIDTH - 5, offices.HEIGHT - 5, 8),
        )
    ]


def gains_in_words(one: FieldView, look: Look) -> str:
    """What the field gives, for whoever cannot see its signs."""
    return ", ".join(
        look.words.say(phrase(f"gain-{gain}", count=int(getattr(one, gain))))
        for gain in GAINS if getattr(one, gain)
    )


def tasks(view: View, look: Look) -> Element:
    return div(class_="row tasks")[[task(one, look) for one in view.tasks]]


def task(one: TaskView, look: Look) -> Element:
    name = f"task-{one.key.lower()}"
    words = look.words("label-task", build=one.build, beside=one.beside)
    says = look.words("label-task-worth", task=words, points=one.points)
    return canvas(posters.TASK_WIDTH, posters.TASK_HEIGHT, class_="task")[
        mark(
            look, name, says,
            piece(f"task-{one.key}", posters.task_card(one.build, one.beside, one.points, words)),
            frame(look, name, 2.5, 2.5, posters.TASK_WIDTH - 5, posters.TASK_HEIGHT - 5, 8),
        )
    ]


# one's own


def cards(hand: Iterable[ProjectView], look: Look) -> Element:
    return div(class_="row cards")[[card(one, look) for one in hand]]


def card(one: ProjectView, look: Look) -> Element:
    name = f"project-{one.key.lower()}"
    return canvas(posters.WIDTH, posters.HEIGHT, class_="card")[
        mark(
            look, name, card_in_words(one, look),
            piece(f"card-{one.key}", project(one, look)),
            frame(look, name, 2.5, 2.5, posters.WIDTH - 5, posters.HEIGHT - 5, 10),
        )
    ]


def project(one: ProjectView, look: Look) -> Element:
    return posters.poster(
        one.type, one.name, one.year, posters.printed_points(one.type, one.points), one.zone,
        look.words(f"function-{one.function}"), "I" * one.stage,
    )


def card_in_words(one: ProjectView, look: Look) -> str:
    return look.words(
        "label-project", name=one.name, type=one.type, zone=one.zone, points=one.points,
        function=look.words(f"function-{one.function}"), text=look.words(f"function-{one.function}.text"),
    )


def stock(view: View, look: Look, seat: int) -> Element:
    """Resources, of which what pays is clicked; engineers and metro markers left."""
    mine = view.players[seat]
    amounts = {"rubble": mine.rubble, "concrete": mine.concrete, "fund": mine.funds}
    verb = "take" if view.ask == "reply" else "pay"
    return div(class_="row stock")[
        [counter(f"{verb}-{kind}", kind, count, mine.limit, look) for kind, count in amounts.items()],
        crew(seat, mine.engineers, mine.markers, look),
    ]


WAYS: Final = ("pay-both", "pay-prefab", "pay-kredyt-concrete", "pay-kredyt-rubble", "abandon")


def ways(look: Look) -> list[Element]:
    """Other ways to pay, and giving up a site: only where there are any."""
    return [
        button(name, look.words(f"label-{name}"), look)
        for name in WAYS if name in look.live or name in look.picked
    ]


def counter(name: str, kind: str, count: int, limit: int, look: Look) -> Element:
    says = look.words(f"label-{name}" if name in look.live else "label-amount", kind=kind, count=count, limit=limit)
    return canvas(66, 78, class_="counter")[
        mark(
            look, name, says,
            rect(x="1", y="1", width="64", height="76", rx="10", fill=posters.CARD, stroke="currentColor",
                 stroke_width="1.4"),
            g(transform="translate(32 36)", opacity=".35" if count == 0 else None)[RESOURCES[kind]()],
            label(str(count), 33, 63, 25, weight=700),
            [
                circle(
                    cx=str(33 + (place - (limit - 1) / 2) * 11), cy="70.5", r="3.2", stroke="currentColor",
                    fill="currentColor" if place < count else "none",
                )
                for place in range(limit)
            ],
            frame(look, name, 2.5, 2.5, 61, 73, 10),
        )
    ]


def button(name: str, text: str, look: Look) -> Element:
    """A way to pay, or another thing to do, in words."""
    wide = max(90.0, width_of(text, 16) + 26) if len(text) < 18 else 150.0
    return canvas(wide, 78, class_="counter", width=str(wide))[
        mark(
            look, name, text,
            rect(x="1", y="1", width=str(wide - 2), height="76", rx="10", fill=posters.CARD, stroke="currentColor",
                 stroke_width="1.4"),
            block_of(text, wide / 2, 44 if wide < 150 else 34, wide - 18, 16, 1.15, anchor="middle"),
            frame(look, name, 2.5, 2.5, wide - 5, 73, 10),
        )
    ]


@drawn_once
def crew(seat: int, engineers: int, markers: int, look: Look) -> Element:
    """Who may still be sent, and the metro markers left."""
    return canvas(84, 78, class_="crew")[
        g(role="img", aria_label=look.words("label-engineers", count=engineers))[
            [g(at(12 + place * 20, 44))[engineer(seat, 0.9)] for place in range(engineers)]
        ],
        g(role="img", aria_label=look.words("label-markers", count=markers))[
            [
                g(at(8 + place * 13.4, 64))[
                    path(d="M-4 0h8", stroke="currentColor", stroke_width="11", stroke_linecap="round"),
                    path(d="M-4 0h8", stroke="#C8402F", stroke_width="8", stroke_linecap="round"),
                    circle(r="3.4", fill=PAPER, stroke=INK, stroke_width="1.2"),
                ]
                for place in range(markers)
            ]
        ],
    ]


def norms(view: View, look: Look, seat: int) -> Element:
    """What one has to meet; beside it the pennant of whoever begins."""
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
    have = counted(view, seat, one)
    wide = 76.0 + 46 * len(one.objects)
    says = look.words.say(norm_phrase(one))
    return canvas(wide, 78, class_="norm", width=str(wide))[
        mark(
            look, name, says,
            rect(x="1", y="1", width=str(wide - 2), height="76", rx="10", fill=posters.CARD, stroke="currentColor",
                 stroke_width="1.4"),
            block_of(look.words("label-norm-short"), 10, 34, 56, 15, weight=600),
            label("+3", 10, 60, 20, weight=700, anchor="start"),
            g(at(60, 4))[posters.norm_card([posters.any_sign(what) for what in one.objects], have)],
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
            look, name, says,
            rect(x="1", y="1", width="288", height="128", rx="10", fill=posters.CARD, stroke="currentColor",
                 stroke_width="1.4"),
            g(transform="translate(14 4) scale(1.32)")[
                posters.norm_card([posters.any_sign(what) for what in one.objects], ())
            ],
            block_of(says, 145, 88, 262, 17, 1.15, anchor="middle"),
            frame(look, name, 2.5, 2.5, 285, 125, 10),
        )
    ]


def norm_phrase(one: NormView) -> Phrase:
    return phrase("norm", objects=tuple(object_phrase(what) for what in one.objects))


CHIP_WIDTH: Final = 196.0
CHIP_HEIGHT: Final = 66.0


def own(view: View, look: Look, seat: int) -> Element:
    mine = view.players[seat]
    names = {one.key: one.name for one in view.hexes}
    return div(class_="row chips")[
        [site(one, names[one.hex], look, seat) for one in mine.sites],
        [built(one, look) for one in mine.built],
    ]


def chip(kind: str, title: str, below: str, *, faint: bool = False) -> Element:
    return g[
        rect(
            x="1", y="1", width=str(CHIP_WIDTH - 2), height=str(CHIP_HEIGHT - 2), rx="9", fill=posters.CARD,
            stroke="currentColor", stroke_width="1.4",
        ),
        g(opacity=".6" if faint else None)[
            g(transform=f"translate({'36 9) rotate(90' if faint else '8 9'}) scale(1.3)", color=INK)[sign(kind)],
            block_of(title, 46, 22, CHIP_WIDTH - 50, 15.5, 1.05, most=2, weight=600),
            label(below, 46, 57, 15, anchor="start"),
        ],
    ]


def site(one: BuiltView, where: str, look: Look, seat: int) -> Element:
    """A project under construction; a click on it means its space."""
    name = f"hex-{one.hex}"
    card = one.project
    return canvas(CHIP_WIDTH, CHIP_HEIGHT, class_="chip")[
        mark(
            look, name, look.words("label-own-site", name=card.name, hex=where),
            piece(f"card-{card.key}", chip(card.type, card.name, where), g(at(20, 60))[engineer(seat, 0.6)]),
            frame(look, name, 2.5, 2.5, CHIP_WIDTH - 5, CHIP_HEIGHT - 5, 9),
        )
    ]


def built(one: BuiltView, look: Look) -> Element:
    """A finished project and its function: turned when it is spent."""
    card = one.project
    name = f"function-{card.key.lower()}"
    function = look.words(f"function-{card.function}")
    says = look.words(
        "label-function", name=card.name, function=function, used="yes" if one.used else "no",
        text=look.words(f"function-{card.function}.text"),
    )
    return canvas(CHIP_WIDTH, CHIP_HEIGHT, class_="chip")[
        mark(
            look, name, says,
            piece(f"card-{card.key}", chip(card.type, card.name, function, faint=one.used)),
            state_sign(card.function),
            frame(look, name, 2.5, 2.5, CHIP_WIDTH - 5, CHIP_HEIGHT - 5, 9),
        )
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


# in a line of text


def icon(name: str) -> Element:
    """`housing` is a type, `soc` a style, `fund-2` two funds, `have-metro-2` two segments."""
    kind, _, rest = name.partition("-")
    if kind in RESOURCES:
        wide = 44 if rest else 28
        return canvas(wide, 24, class_="token", aria_hidden="true")[
            g(transform="translate(13 21) scale(.74)")[RESOURCES[kind]()],
            label(rest, 35, 18, 17, weight=650) if rest else None,
        ]
    if rest and kind in HELD:
        return canvas(38, 24, class_="token", aria_hidden="true")[
            g(transform=HELD[kind][0])[HELD[kind][1]()], label(rest, 30, 18, 17, weight=650)
        ]
    if kind == "have":
        what, _, count = rest.partition("-")
        return canvas(36, 22, class_="token", aria_hidden="true")[
            posters.any_sign(what), label(count, 30, 17, 17, weight=650)
        ]
    return canvas(22, 22, class_="token", aria_hidden="true")[small(kind)]


HELD: Final[dict[str, tuple[str, Callable[[], Node]]]] = {
    "engineer": ("translate(12 23) scale(.6)", plain_engineer),
    "project": ("translate(12 24) scale(.86)", offices.project_back),
    "marker": ("translate(1 1)", posters.metro_sign),
}


def small(kind: str) -> Node:
    if kind in ZONES:
        return g(at(11, 11))[posters.zone_sign(kind)]
    if kind == "first":
        return g(transform="translate(9 22) scale(.8)")[offices.first_sign()]
    return posters.any_sign(kind)
