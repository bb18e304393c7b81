"""The board of each player: rows of discs, the portrait, the numbers that are left."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, circle, div, g, rect

from quartier.core.look import Look, Speaker
from quartier.core.phrase import Seat, phrase
from quartier.draw.palette import OWNERS, PAPER
from quartier.draw.svg import at, canvas, label
from quartier.draw.text import drawn_once
from quartier.titles.skyrise.cards import key_drawn
from quartier.titles.skyrise.discs import commission_disc, faction_disc, patron_disc, sign
from quartier.titles.skyrise.names import FACTIONS, PATRONS
from quartier.titles.skyrise.towers import tower
from quartier.titles.skyrise.view import PlayerView, View

WIDE: Final = 300
HIGH: Final = 232
ROW: Final = 30
CELL: Final = 25


def boards(view: View, look: Look) -> Element:
    """One's own first, then the others clockwise."""
    first = view.seat or 0
    order = [(first + step) % view.seats for step in range(view.seats)]
    return div(class_="row boards")[[board(view.players[seat], seat, look.words) for seat in order]]


@drawn_once
def board(player: PlayerView, seat: int, words: Speaker) -> Element:
    return canvas(WIDE, HIGH, class_="player-board")[
        rect(
            x="1.5", y="1.5", width=str(WIDE - 3), height=str(HIGH - 3), rx="12", class_="card-face",
            stroke="currentColor", stroke_width="1.4",
        ),
        rect(x="1.5", y="1.5", width="9", height=str(HIGH - 3), rx="4", fill=OWNERS[seat].front),
        g(transform="translate(32 39) scale(.8)")[tower(seat, 0)],
        label(words.say(phrase("name-alone", who=Seat(seat))), 54, 34, 21, weight=600, anchor="start"),
        label(str(player.prestige), WIDE - 16, 37, 30, weight=700, anchor="end"),
        [row(player, faction, words) for faction in range(len(FACTIONS))],
        portrait(player, words),
        numbers(player),
    ]


def row(player: PlayerView, faction: int, words: Speaker) -> Element:
    """The discs of a faction, and what each structure in its districts is worth by them."""
    count, worth = player.rows[faction], player.row_worth[faction]
    says = words(
        "label-row", faction=words(f"faction-{FACTIONS[faction]}"), discs=count, worth=worth
    )
    return g(at(34, 66 + ROW * faction), role="img", aria_label=says)[
        sign(faction, 0.95, ink="currentColor"),
        [
            g(at(28 + CELL * place, 0))[
                faction_disc(faction, 10.5) if place < count
                else circle(r="9.5", fill="none", stroke="currentColor", stroke_opacity=".35")
            ]
            for place in range(4)
        ],
        label(f"{worth}", 136, 7, 20, weight=650),
    ]


def portrait(player: PlayerView, words: Speaker) -> Element:
    """Patrons, surplus discs, commissions and keys."""
    things: list[Node] = []
    for letter, count in zip(PATRONS.upper(), player.patrons, strict=True):
        things += [patron_disc(letter, 10.5)] * count
    for faction, count in enumerate(player.surplus):
        things += [faction_disc(faction, 10.5)] * count
    things += [commission_disc(10.5)] * player.commissions
    things += [g(transform=f"scale({0.62 if key == 'big' else 0.48})")[key_drawn()] for key in player.keys]
    across = 4 if len(things) <= 16 else 5
    return g(at(196, 66), role="img", aria_label=words("label-portrait", things=len(things)))[
        rect(
            x="-15", y="-15", width="106", height="121", rx="8", fill=PAPER, fill_opacity=".16",
            stroke="currentColor", stroke_opacity=".35",
        ),
        [
            g(at(2 + place % across * (100 - 24) / (across - 1), 2 + place // across * 27))[thing]
            for place, thing in enumerate(things)
        ],
    ]


def numbers(player: PlayerView) -> Element:
    """What it may bid with; those of era 2 paler, behind a line."""
    left = [str(one.number) if one.number else "✶" for one in player.stock]
    later = [str(one.number) for one in player.locked if one.number]
    size = 18 if len(left) + len(later) <= 10 else 15.5
    return g[
        label(" ".join(left), 24, 200, size, weight=600, anchor="start"),
        g(opacity=".62")[
            label(" ".join(later), 24, 222, size - 1, weight=450, anchor="start")
        ] if later else None,
        g[rect(x="24", y="180", width=str(WIDE - 40), height="1", fill="currentColor", fill_opacity=".2")],
    ]
