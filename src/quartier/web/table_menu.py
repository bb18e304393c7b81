"""What a table adds to the menu: rules, edition, score sheets, pace, and how one likes to play."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from quartier.draw.text import drawn_once
from quartier.table import PAUSES
from quartier.web.agreement_bar import menu_of_agreements
from quartier.web.reader import SWITCHES, Reader
from quartier.web.say import hidden
from quartier.web.sight import Sight


def table_menu(sight: Sight, sheets: int) -> Node:
    reader, address, seated = sight.reader, sight.address, sight.seat is not None
    changing = not sight.over and sight.back is None
    return h.fragment[
        places(reader, address, sight.table.title.key, sheets > 0, sight.inviting),
        pace_choice(reader, address, sight.table.pace) if seated and changing else None,
        confirm_choice(reader) if seated else None,
        menu_of_agreements(sight),
        None if sight.table.over else fairness(reader, sight.table.commitment),
    ]


@drawn_once
def fairness(reader: Reader, commitment: str) -> Element:
    """What the house is bound by from the start; at the end it shows the seed."""
    words = reader.words()
    return h.details(".fairness")[
        h.summary[words("web-proof")],
        h.p[words("web-commitment-what")],
        h.code[commitment],
    ]


@drawn_once
def places(reader: Reader, address: str, title: str, scored: bool, inviting: bool) -> Element:
    words = reader.words()
    return h.nav(".places", aria_label=words("web-menu"))[
        h.a(href=f"/titles/{title}/rules", target="_blank")[words("web-rules")],
        h.a(href=f"/titles/{title}/edition", target="_blank")[words("web-edition")],
        h.a(href=f"{address}/sheets", data_act="sheet")[words("web-sheets")] if scored else None,
        h.a(href=f"{address}/at/0")[words("web-past-open")],
        h.a(href=f"{address}/links")[words("web-links" if inviting else "web-watch")],
    ]


@drawn_once
def pace_choice(reader: Reader, address: str, now: str) -> Element:
    """How long bots take; the same for everybody at the table."""
    words = reader.words()
    return h.form(".choice-of", action=f"{address}/pace", method="post", data_act="pace")[
        hidden("_csrf_token", reader.token),
        h.span(".label", id="pace-label")[words("web-pace")],
        h.span(".options", role="group", aria_labelledby="pace-label")[
            [
                h.button(
                    type="submit", name="pace", value=pace,
                    aria_pressed="true" if pace == now else "false",
                )[words(f"web-pace-{pace}")]
                for pace in PAUSES
            ]
        ],
    ]


@drawn_once
def confirm_choice(reader: Reader) -> Element:
    words, now = reader.words(), "on" if reader.confirm else "off"
    return h.div(".choice-of", role="group", aria_label=words("web-ask"))[
        h.span(".label")[words("web-ask")],
        h.span(".options")[
            [
                h.a(
                    href=reader.switch("confirm", value),
                    aria_current="true" if value == now else None,
                )[words(f"web-ask-{value}")]
                for value in SWITCHES["confirm"]
            ]
        ],
    ]
