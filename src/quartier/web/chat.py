"""What is said at a table, and what one notes for oneself, in the rail."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from quartier.table.store import Said
from quartier.table.tables import LONGEST_NOTES, LONGEST_SAYING
from quartier.web.say import hidden
from quartier.web.sight import Sight

NEWEST = 40
"""How many lines of the chat stand on the page."""


def chat(sight: Sight) -> Element:
    words, table = sight.words, sight.table
    talking = sight.seat is not None and sight.back is None
    return h.section(".chat", id="chat", aria_label=words("web-chat"))[
        h.details(id="chat-box")[
            h.summary[
                h.span(".label")[words("web-chat")],
                h.span(".count", aria_hidden="true")[len(table.said)] if table.said else None,
            ],
            h.ol(aria_live="polite")[[line(sight, said) for said in reversed(table.said[-NEWEST:])]]
            if table.said else None,
            [saying(sight), notes(sight)] if talking else None,
        ],
    ]


def line(sight: Sight, said: Said) -> Element:
    mine = said.seat == sight.seat and said.name == sight.table.players[said.seat].name
    return h.li(id=f"said-{said.n}")[
        h.span(class_=f"owner owner-{said.seat}", aria_hidden="true"),
        h.p[h.b[sight.words("web-you") if mine else said.name], " ", said.text],
    ]


def saying(sight: Sight) -> Element:
    words = sight.words
    return h.form(".saying", action=f"{sight.address}/say", method="post", data_act="say")[
        hidden("_csrf_token", sight.reader.token),
        h.label(".heard", for_="saying")[words("web-say-what")],
        h.input(
            id="saying", name="text", maxlength=LONGEST_SAYING, required=True, autocomplete="off",
            placeholder=words("web-say-what"), data_kept=True,
        ),
        h.button(".button", type="submit")[words("web-say")],
    ]


def notes(sight: Sight) -> Node:
    assert sight.seat is not None
    words, kept = sight.words, sight.table.players[sight.seat].notes
    return h.details(".notes-of", id="notes")[
        h.summary[words("web-notes")],
        h.form(action=f"{sight.address}/notes", method="post", data_act="notes")[
            hidden("_csrf_token", sight.reader.token),
            h.label(".heard", for_="noted")[words("web-notes")],
            h.textarea(id="noted", name="text", rows=5, maxlength=LONGEST_NOTES, data_kept=True)[kept],
            h.button(".button", type="submit")[words("web-notes-keep")],
        ],
    ]
