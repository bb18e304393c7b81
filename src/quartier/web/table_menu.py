"""What a table adds to the menu: rules, edition, score sheets, pace, and how one likes to play."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from quartier.table import PAUSES
from quartier.web.reader import SWITCHES
from quartier.web.say import hidden
from quartier.web.sight import Sight


def table_menu(sight: Sight, sheets: int) -> Node:
    words, title = sight.words, sight.table.title
    return h.fragment[
        h.nav(".places", aria_label=words("web-menu"))[
            h.a(href=f"/titles/{title.key}/rules", target="_blank")[words("web-rules")],
            h.a(href=f"/titles/{title.key}/edition", target="_blank")[words("web-edition")],
            h.a(href=f"{sight.address}/sheets", data_act="sheet")[words("web-sheets")] if sheets else None,
            h.a(href=f"{sight.address}/links")[words("web-links")] if sight.inviting else None,
        ],
        pace_choice(sight) if sight.seat is not None and not sight.over else None,
        confirm_choice(sight) if sight.seat is not None else None,
    ]


def pace_choice(sight: Sight) -> Element:
    """How long bots take; the same for everybody at the table."""
    words = sight.words
    return h.form(".choice-of", action=f"{sight.address}/pace", method="post", data_act="pace")[
        hidden("_csrf_token", sight.reader.token),
        h.span(".label", id="pace-label")[words("web-pace")],
        h.span(".options", role="group", aria_labelledby="pace-label")[
            [
                h.button(
                    type="submit", name="pace", value=pace,
                    aria_pressed="true" if pace == sight.table.pace else "false",
                )[words(f"web-pace-{pace}")]
                for pace in PAUSES
            ]
        ],
    ]


def confirm_choice(sight: Sight) -> Element:
    words, now = sight.words, "on" if sight.reader.confirm else "off"
    return h.div(".choice-of", role="group", aria_label=words("web-ask"))[
        h.span(".label")[words("web-ask")],
        h.span(".options")[
            [
                h.a(
                    href=sight.reader.switch("confirm", value),
                    aria_current="true" if value == now else None,
                )[words(f"web-ask-{value}")]
                for value in SWITCHES["confirm"]
            ]
        ],
    ]
