"""What one seat has under its hands: its numbers, its wonders, and what it is asked to choose from."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, circle, div, g, path, rect

from quartier.core.look import Look
from quartier.core.phrase import phrase
from quartier.draw.palette import INK, PAPER, RED
from quartier.draw.svg import at, canvas, frame, label, mark, piece
from quartier.titles.skyrise.discs import faction_disc
from quartier.titles.skyrise.landmarks import landmark_of
from quartier.titles.skyrise.names import FACTIONS, faction_phrase
from quartier.titles.skyrise.towers import tower
from quartier.titles.skyrise.view import PieceView, View

WIDE: Final = 62
HIGH: Final = 104


def tray(view: View, seat: int, look: Look) -> Element:
    """Its buildings by number and its wonders, those of era 2 paler until then, and a sign to pass."""
    player = view.players[seat]
    placed = {bid.piece.id: bid.piece for bid in view.bids if bid.seat == seat}
    ready = sorted([*player.stock, *placed.values()], key=lambda one: (one.height is None, one.number))
    return div(class_="row pieces")[
        [item(one, seat, look, away=one.id in placed) for one in ready],
        [item(one, seat, look, locked=True) for one in player.locked],
        pass_sign(look),
    ]


def item(one: PieceView, seat: int, look: Look, away: bool = False, locked: bool = False) -> Element:
    kind = "piece locked" if locked else "piece"
    if one.height is None:
        key, says = f"wonder-{seat}-{one.wonder}", wonder_says(one, look)
        drawn: Node = g(transform="scale(.78)")[landmark_of(one.wonder, seat)]
        written = "" if one.wonder else "II"
    else:
        key, says = f"bid-{one.number}", look.words("label-bid", number=one.number, height=one.height)
        drawn = g(transform="scale(.78)")[tower(seat, one.height)]
        written = str(one.number)
    body: Node = dashed() if away else piece(key, drawn, x=WIDE / 2, y=72)
    inside = [
        body, label(written, WIDE / 2, 97, 24, weight=650),
        frame(look, one.mark, 2, 2, WIDE - 4, HIGH - 4, 10),
    ]
    return canvas(WIDE, HIGH, class_=kind)[mark(look, one.mark, says, *inside)]


def wonder_says(one: PieceView, look: Look) -> str:
    return look.words(f"wonder-{one.wonder}") if one.wonder else look.words("label-wonder-locked")


def dashed() -> Element:
    """Where a building stood that lies on the map as a bid."""
    return rect(
        x=f"{WIDE / 2 - 14}", y="34", width="28", height="38", rx="4", fill="none", stroke="currentColor",
        stroke_opacity=".5", stroke_dasharray="4 4",
    )


def pass_sign(look: Look) -> Element:
    """A raised hand on a round sign."""
    return canvas(WIDE, HIGH, class_="piece")[
        mark(
            look, "pass", look.words("choose-pass"),
            g(at(WIDE / 2, 44))[
                circle(r="21", fill=PAPER, stroke=RED, stroke_width="3"),
                path(d="M-10 0H10", stroke=INK, stroke_width="4.5", stroke_linecap="round"),
            ],
            label(look.words("label-pass"), WIDE / 2, 95, 19, weight=600),
            frame(look, "pass", 2, 2, WIDE - 4, HIGH - 4, 10),
        )
    ]


def factions(look: Look) -> Element:
    """The four colours a wild disc may take."""
    return div(class_="row factions")[
        [
            canvas(150, 120, class_="faction")[
                mark(
                    look, f"faction-{name}", look.words.say(faction_phrase(faction)),
                    g(at(75, 48))[faction_disc(faction, 30)],
                    label(look.words.say(faction_phrase(faction)), 75, 106, 18, weight=600),
                    frame(look, f"faction-{name}", 2, 2, 146, 116, 12),
                )
            ]
            for faction, name in enumerate(FACTIONS)
        ]
    ]


def no_disc(look: Look) -> Element:
    """To leave the second disc of the Vault where it is."""
    says = look.words.say(phrase("choose-no-disc"))
    return div(class_="row factions")[
        canvas(150, 120, class_="faction")[
            mark(
                look, "none", says,
                circle(
                    cx="75", cy="48", r="26", fill="none", stroke="currentColor", stroke_width="2.4",
                    stroke_dasharray="6 5",
                ),
                label(look.words("label-no-disc"), 75, 106, 18, weight=600),
                frame(look, "none", 2, 2, 146, 116, 12),
            )
        ]
    ]


