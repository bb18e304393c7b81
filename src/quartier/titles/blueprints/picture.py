"""The table as one reader sees it, panel by panel."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, div, g, path, polygon, rect

from quartier.core.look import Look, Panel
from quartier.core.phrase import Seat, phrase
from quartier.draw.palette import GOLD, INK, OWNERS, PAPER, RED
from quartier.draw.svg import at, canvas, corners, frame, label, mark, number, piece
from quartier.draw.text import drawn_once
from quartier.titles.blueprints import dice
from quartier.titles.blueprints.building import BLUE, LINES, plan_card, standing_building
from quartier.titles.blueprints.names import LETTERS, cell_name, die_name, die_phrase, material_phrase
from quartier.titles.blueprints.pieces import CELLS, DICE_OF_A_BUILDING
from quartier.titles.blueprints.view import DieView, Heights, TakenView, Towers, View

TRACK: Final = 50
STEP: Final = 18.8


def panels(view: View, look: Look) -> list[Panel]:
    drawn = [
        Panel("screens", phrase("label-screens"), screens(view, look)),
        Panel("supply", phrase("label-supply"), supply(view, look)),
        Panel("demand", phrase("label-demand"), demand(view.demand, look)),
    ]
    if view.plan is not None:
        drawn.append(Panel("plan", phrase("label-plan"), own_plan(view.plan, view.towers, look)))
        drawn.append(
            Panel("building", phrase("label-building"), own_building(view.plan, view.towers, look))
        )
    if view.rounds:
        totals = tuple(sheet.total for sheet in view.rounds[-1].sheets)
        drawn.append(Panel("track", phrase("label-track"), track(totals)))
    return drawn


def die_mark(die: DieView) -> str:
    return f"die-{die_name(die.colour, die.face)}"


# what everybody sees


def screens(view: View, look: Look) -> Element:
    """The others behind their screens, in turn order, with the dice they were seen to take."""
    order = [(view.first + step) % view.seats for step in range(view.seats)]
    return div(class_="row")[
        [screen(view, look, seat) for seat in order if seat != view.seat]
    ]


def screen(view: View, look: Look, seat: int) -> Element:
    name = look.words.say(phrase("name", who=Seat(seat)))
    busy = seat == view.active and not view.over
    return canvas(280, 150, class_="screen")[
        cardboard(seat),
        label(name, 140, 68, 25, weight=600, fill="#FFFFFF"),
        first_sign(34, 34, look) if seat == view.first else None,
        path(d="M8 101H272", stroke=RED, stroke_width="4", class_="busy") if busy else None,
        tray(view.taken[seat], 140, 127),
    ]


@drawn_once
def cardboard(seat: int) -> Element:
    """A screen in its owner's colour, with a skyline printed on it."""
    colours = OWNERS[seat]
    return g[
        polygon(
            points=corners([(24, 8), (256, 8), (272, 94), (8, 94)]), fill=colours.front,
            stroke="currentColor", stroke_width="1.5", stroke_linejoin="round",
        ),
        polygon(points=corners([(24, 8), (256, 8), (259, 25), (21, 25)]), fill=colours.top),
        path(d="M62 92v-22h16v22zm22 0v-38h16v38zm22 0v-30h16v30zm22 0v-52h16v52zm22 0v-34h16v34z"
               "m22 0v-58h16v58zm22 0v-26h16v26z", fill=PAPER, opacity=".16"),
    ]


def first_sign(x: float, y: float, look: Look) -> Element:
    """The hard hat of whoever began the round."""
    return g(at(x, y), role="img", aria_label=look.words("label-first-seat"))[
        path(d="M2 18a13 13 0 0 1 26 0Z", fill=GOLD, stroke=INK, stroke_width="1.4"),
        path(d="M-2 18h34v4h-34Z", fill=GOLD, stroke=INK, stroke_width="1.4", stroke_linejoin="round"),
        path(d="M15 5v9", stroke=INK, stroke_width="1.4"),
    ]


@drawn_once
def tray(taken: tuple[TakenView, ...], middle: float, y: float) -> Element:
    """The dice a seat took this round; the one set aside is crossed out."""
    step = 36.0
    drawn: list[Node] = []
    for place in range(DICE_OF_A_BUILDING):
        x = middle + (place - (DICE_OF_A_BUILDING - 1) / 2) * step
        if place < len(taken):
            die, aside = taken[place].die, taken[place].aside
            body = dice.flat(die.colour, die.face, 28)
            drawn.append(piece(f"die-{die.id}", body, crossed_out() if aside else None, x=x, y=y))
        else:
            drawn.append(
                rect(
                    x=number(x - 13), y=number(y - 13), width="26", height="26", rx="5", fill="none",
                    stroke="currentColor", stroke_opacity=".4", stroke_dasharray="3 3",
                )
            )
    return g[drawn]


def crossed_out() -> Element:
    return path(d="M-11 11L11 -11", stroke=RED, stroke_width="3.5", stroke_linecap="round")


def supply(view: View, look: Look) -> Element:
    return div(class_="row dice")[
        [
            canvas(68, 76, class_="die")[
                mark(
                    look, die_mark(die), look.words.say(die_phrase(die.colour, die.face)),
                    piece(f"die-{die.id}", dice.cube(die.colour, die.face, 31), x=34, y=38),
                    frame(look, die_mark(die), 2.5, 2.5, 63, 71, 12),
                )
            ]
            for die in view.pool
        ]
    ]


@drawn_once
def demand(colours: tuple[int, int], look: Look) -> Element:
    """The two materials that break ties, the first before the second."""
    drawn: list[Node] = [rect(width="200", height="118", rx="12", fill=BLUE)]
    for place, colour in enumerate(colours):
        x = 56 + place * 88
        name = look.words.say(material_phrase(colour))
        drawn.append(g(at(x, 50), role="img", aria_label=name)[dice.cube(colour, 1, 27)])
        drawn.append(label(look.words(f"label-demand-{place + 1}"), x, 106, 16, fill=LINES))
    return canvas(200, 118, class_="demand")[drawn]


@drawn_once
def track(totals: tuple[int, ...]) -> Element:
    """The points of the buildings of the last round, on the board's track from 1 to 50."""
    ticks = "".join(f"M{number((place - 0.5) * STEP)} 34v10" for place in range(1, TRACK + 1) if place % 5)
    drawn: list[Node] = [
        rect(y="26", width=number(TRACK * STEP), height="26", rx="6", fill="currentColor", fill_opacity=".1"),
        path(d=ticks, stroke="currentColor", stroke_opacity=".35"),
        [label(str(place), (place - 0.5) * STEP, 45, 14) for place in range(5, TRACK + 1, 5)],
    ]
    stacked: dict[int, int] = {}
    for seat in sorted(range(len(totals)), key=totals.__getitem__):
        total = min(max(totals[seat], 1), TRACK)
        level = stacked[total] = stacked.get(total, -1) + 1
        drawn.append(marker(f"marker-{seat}", (total - 0.5) * STEP, 22 - level * 9, seat))
    return canvas(TRACK * STEP, 56, class_="track")[drawn]


def marker(key: str, x: float, y: float, seat: int) -> Element:
    return piece(
        key,
        path(d="M-8 0L0 10L8 0V-12H-8Z", fill=OWNERS[seat].front, stroke="currentColor", stroke_width="1.3"),
        x=x, y=y,
    )


# what only this seat sees


def cell_labels(plan: Heights, towers: Towers, look: Look) -> list[str]:
    """What a cell is called for whoever cannot see it."""
    return [
        look.words.say(
            phrase("label-cell", cell=cell_name(cell), wanted=plan[cell], height=len(towers[cell]))
        )
        for cell in range(CELLS)
    ]


def kinds(towers: Towers) -> list[list[tuple[int, int]]]:
    return [[(die.colour, die.face) for die in tower] for tower in towers]


@drawn_once
def own_plan(plan: Heights, towers: Towers, look: Look) -> Element:
    return plan_card(plan, kinds(towers), look, cell_labels(plan, towers, look))


@drawn_once
def own_building(plan: Heights, towers: Towers, look: Look) -> Element:
    keys = [[f"die-{die.id}" for die in tower] for tower in towers]
    labels = cell_labels(plan, towers, look)
    return standing_building(plan, kinds(towers), look, labels, keys, pending=about_to_stand(look))


def about_to_stand(look: Look) -> tuple[int, int] | None:
    """The cell and the value of the die that the picked marks would place."""
    cells = [cell for cell in range(CELLS) if f"cell-{cell_name(cell)}" in look.picked]
    values = [int(name[-1]) for name in look.picked if name.startswith("die-")]
    return (cells[0], values[0]) if look.pending and cells and values else None


# in a line of text


def icon(name: str) -> Element:
    """`w4` is a die, `w` its material alone, `aside` the sign of a die that leaves."""
    return dice.token(LETTERS.index(name[0]), int(name[1:]) if len(name) > 1 else None)
