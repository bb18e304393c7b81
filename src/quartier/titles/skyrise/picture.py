"""The table as one reader sees it, panel by panel."""

from __future__ import annotations

from typing import Final

from htpy import Element, g

from quartier.core.look import Look, Panel
from quartier.core.phrase import phrase
from quartier.draw.svg import at, canvas, label
from quartier.titles.skyrise import cards, tray
from quartier.titles.skyrise.boards import boards
from quartier.titles.skyrise.discs import disc, faction_disc
from quartier.titles.skyrise.names import DISCS, FACTIONS, HEIGHTS
from quartier.titles.skyrise.skymap import sky
from quartier.titles.skyrise.towers import tower
from quartier.titles.skyrise.view import View


def panels(view: View, look: Look) -> list[Panel]:
    drawn = []
    seat = view.seat
    if seat is not None and view.phase == "cards" and view.cards_to_pick:
        drawn.append(Panel("choice", phrase("label-hand"), cards.hand(view, seat, look)))
    if seat is not None and seat == view.active and view.phase == "wild":
        drawn.append(Panel("choice", phrase("label-wild"), tray.factions(look)))
    if seat is not None and seat == view.active and view.phase == "vault":
        drawn.append(Panel("choice", phrase("label-vault"), tray.no_disc(look)))
    drawn.append(Panel("sky", phrase("label-sky"), sky(view, look)))
    if seat is not None and view.phase not in ("cards", "over"):
        drawn.append(Panel("tray", phrase("label-tray"), tray.tray(view, seat, look)))
    drawn.append(Panel("goals", phrase("label-goals"), cards.goals(view, look)))
    drawn.append(Panel("boards", phrase("label-boards"), boards(view, look)))
    if any(player.wonders for player in view.players):
        drawn.append(Panel("wonders", phrase("label-wonders"), cards.chosen(view, look)))
    elif seat is not None and not view.cards_to_pick:
        drawn.append(Panel("wonders", phrase("label-hand"), cards.hand(view, seat, look)))
    return drawn


# in a line of text

SIZES: Final = (0.95, 0.82, 0.56)
"""A tall building is drawn smaller than a low one there, and still stands higher."""


def icon(name: str) -> Element:
    """`bid-0-64`, `building-2-tall`, `disc-wild`, `faction-artists`."""
    kind, _, what = name.partition("-")
    match kind:
        case "bid":
            seat, _, bid = what.partition("-")
            return canvas(27 + 15 * len(bid), 34)[
                g(transform="translate(11 32) scale(.58)")[tower(int(seat), 1)],
                label(bid, 26, 27, 27, weight=650, anchor="start"),
            ]
        case "building":
            seat, _, height = what.partition("-")
            level = HEIGHTS.index(height)
            return canvas(38, 50)[
                g(transform=f"translate(16 47) scale({SIZES[level]})")[tower(int(seat), level)]
            ]
        case "disc":
            return canvas(30, 30)[g(at(15, 14.5))[disc(DISCS.index(what))]]
        case "faction":
            return canvas(30, 30)[g(at(15, 14.5))[faction_disc(FACTIONS.index(what))]]
    raise KeyError(name)
