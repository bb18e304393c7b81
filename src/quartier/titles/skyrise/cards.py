"""Cards and tiles beside the map: wonders, panoramas, patrons, keys, the secret objective."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

import htpy as h
from htpy import Element, Node, circle, div, g, path, polygon, rect
from markupsafe import Markup

from quartier.core.look import Look
from quartier.core.phrase import phrase
from quartier.draw.palette import GOLD, INK, OWNERS, PAPER
from quartier.draw.svg import Point, at, canvas, corners, frame, label, mark
from quartier.draw.text import drawn_once
from quartier.titles.skyrise import scenery
from quartier.titles.skyrise.discs import faction_disc, patron_disc
from quartier.titles.skyrise.landmarks import landmark_of
from quartier.titles.skyrise.names import PATRONS, WONDERS, faction_phrase
from quartier.titles.skyrise.towers import tower
from quartier.titles.skyrise.view import View

FOREIGN: Final = Element("foreignObject")
WIDE: Final = 250
HIGH: Final = 168


# wonders


def hand(view: View, seat: int, look: Look) -> Element:
    """One's own wonder cards; while they are asked for, to be clicked."""
    return div(class_="row cards")[
        [wonder_card(card, seat, look, "card" if view.cards_to_pick else "wonder") for card in view.hand],
        [wonder_card(card, seat, look, picked=True) for card in view.picks],
    ]


def chosen(view: View, look: Look) -> Element:
    """The wonders in play, each in its owner's material."""
    return div(class_="row cards")[
        [
            wonder_card(card, seat, look)
            for seat, player in enumerate(view.players) for card in player.wonders
        ]
    ]


def wonder_card(card: str, seat: int, look: Look, kind: str = "", picked: bool = False) -> Element:
    """A card in its owner's colour, with the mark of its kind, if any."""
    name, effect = look.words(f"wonder-{card}"), look.words(f"effect-{card}")
    face = card_face(card, seat, name, effect, picked)
    if not kind:
        return canvas(WIDE, HIGH, class_="wonder-card")[face]
    ring = frame(look, f"{kind}-{card}", 2, 2, WIDE - 4, HIGH - 4, 12)
    return canvas(WIDE, HIGH, class_="wonder-card")[
        mark(look, f"{kind}-{card}", f"{name}. {effect}", face, ring)
    ]


@drawn_once
def card_face(card: str, seat: int, name: str, effect: str, picked: bool) -> Element:
    high = str(HIGH - 4)
    return g[
        rect(
            class_="card-face", x="2", y="2", width=str(WIDE - 4), height=high, rx="12",
            stroke="currentColor", stroke_width="1.4",
        ),
        rect(x="2", y="2", width="8", height=high, rx="4", fill=OWNERS[seat].front),
        g(at(48, HIGH - 20))[landmark_of(card, seat)],
        g(at(30, 26))[
            circle(r="14", fill=PAPER, stroke=INK, stroke_width="1.3"),
            label(str(WONDERS.index(card) + 1), 0, 6, 16, weight=650, fill=INK),
        ],
        label(name, 52, 32, 18, weight=650, anchor="start"),
        FOREIGN(x="92", y="44", width=str(WIDE - 102), height=str(HIGH - 52))[div(class_="effect")[effect]],
        path(d=f"M{WIDE - 34} 24l7 8l12 -15", fill="none", stroke=GOLD, stroke_width="5") if picked else None,
    ]


# what everybody works for


def goals(view: View, look: Look) -> Element:
    """The panoramas in play, what patrons are worth, the keys still to be had, one's own objective."""
    return div(class_="row goals")[
        [
            goal(panorama_icon(card), f"panorama-{card}", f"panorama-{card}-text", look)
            for card in view.panoramas
        ],
        patrons(view, look),
        keys(view, look),
        objective(view, look),
    ]


def goal(icon: Element | Markup, name: str, text: str, look: Look) -> Element:
    return div(class_="goal")[icon, h.p[h.b[look.words(name)], h.br, look.words(text)]]


def patrons(view: View, look: Look) -> Element:
    """What a disc of each letter is worth, as far as this seat knows."""
    return div(class_="goal")[
        canvas(148, 56, class_="patrons")[
            [
                g(at(20 + 36 * letter, 17))[
                    patron_disc(PATRONS[letter].upper(), 14),
                    label("?" if value is None else str(value), 0, 36, 18, weight=650),
                ]
                for letter, value in enumerate(view.patron_values)
            ]
        ],
        h.p[h.b[look.words("label-patrons")], h.br, look.words("label-patrons-text")],
    ]


def keys(view: View, look: Look) -> Node:
    """Those nobody holds yet."""
    taken = {key for player in view.players for key in player.keys}
    left = [key for key in ("big", "small") if key not in taken and (key == "big" or view.seats > 2)]
    if not left:
        return None
    return div(class_="goal")[
        canvas(26 * len(left) + 8, 56, class_="keys")[
            [
                g(
                    transform=f"translate({17 + 26 * place} 28) scale({1.15 if key == 'big' else 0.85})"
                )[key_drawn()]
                for place, key in enumerate(left)
            ]
        ],
        h.p[h.b[look.words("label-keys")], h.br, look.words("label-keys-text", keys=len(left))],
    ]


def key_drawn() -> Element:
    return path(
        d="M0 -20a8 8 0 0 1 3 15.4V18h-5v-3h-5v-5h5V-4.6A8 8 0 0 1 0 -20ZM0 -15.5a3.4 3.4 0 1 0 .01 0Z",
        fill=GOLD,
        fill_rule="evenodd", stroke="currentColor", stroke_width="1.4", stroke_linejoin="round",
    )


def objective(view: View, look: Look) -> Node:
    if view.objective is None:
        return None
    faction = faction_phrase(view.objective)
    return div(class_="goal own")[
        canvas(56, 56, class_="objective")[g(at(28, 27))[faction_disc(view.objective, 22)]],
        h.p[
            h.b[look.words("label-objective")], h.br,
            look.words.say(phrase("label-objective-text", faction=faction)),
        ],
    ]


# panoramas


@drawn_once
def panorama_icon(card: str) -> Element:
    return canvas(74, 56, class_="panorama")[panorama_drawn(card)]


def panorama_drawn(card: str) -> Node:
    """What a panorama card shows, some seventy wide and fifty high."""
    if card == "airships":
        return [standing(12, 52, 1, 0), standing(58, 52, 1, 1), scenery.airship((20, 20), (54, 20))]
    if card == "windmills":
        return [standing(22, 52, 1, 1), g(at(54, 50))[scenery.windmill()]]
    if card == "bridges":
        return [standing(11, 42, 1, 0), standing(62, 42, 1, 0), scenery.bridge((12, 46), (61, 46))]
    if card == "lakes":
        shore = oval(37, 36, 24, 12)
        return [standing(13, 28, 1, 0), standing(60, 28, 1, 0), scenery.lake(shore), standing(36, 56, 1, 0)]
    plots: list[list[Point]] = [
        [(3, 24), (25, 18), (27, 50), (5, 54)], [(25, 18), (49, 22), (49, 54), (27, 50)],
        [(49, 22), (71, 18), (69, 50), (49, 54)],
    ]
    return [
        [
            polygon(points=corners(plot), fill="#8FB573", stroke="currentColor", stroke_width="1.2")
            for plot in plots
        ],
        standing(15, 44, 1, 0), standing(38, 46, 1, 0), standing(60, 44, 1, 0),
    ]


def standing(x: float, y: float, seat: int, height: int) -> Element:
    return g(transform=f"translate({x:g} {y:g}) scale(.62)")[tower(seat, height)]


def oval(x: float, y: float, across: float, down: float) -> tuple[Point, ...]:
    turns = [radians(12 * n) for n in range(30)]
    return tuple((x + across * cos(turn), y + down * sin(turn)) for turn in turns)
