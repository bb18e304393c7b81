"""What one of the players asks the others, above the board; and what the menu lets one ask."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node

from quartier.core.phrase import Phrase, Seat, phrase
from quartier.table.agreement import Proposal
from quartier.table.agreements import REPLACEMENT
from quartier.web.say import hidden, said
from quartier.web.sight import Sight


def question_bar(sight: Sight) -> Node:
    asked = sight.table.question
    if asked is None or sight.back is not None:
        return None
    words, title = sight.words, sight.table.title
    mine = sight.seat is not None and sight.seat == asked.by
    left = [seat for seat in sight.table.voters(asked) if seat not in asked.agreed]
    return h.div(".notice.question", id="question", role="status")[
        h.p[
            said(words, title, asked_phrase(sight, asked)), " ",
            h.span(".quiet")[
                said(words, title, phrase("web-asked-left", names=tuple(Seat(seat) for seat in left)))
            ],
        ],
        h.div(".answers")[
            [answer(sight, "yes", "web-agree"), answer(sight, "no", "web-refuse")]
            if sight.seat in left else None,
            answer(sight, "no", "web-withdraw") if mine else None,
        ],
    ]


def asked_phrase(sight: Sight, asked: Proposal) -> Phrase:
    match asked.kind:
        case "undo":
            moves = sight.table.course.moments - asked.moment
            return phrase("web-asked-undo", who=Seat(asked.by or 0), moves=moves)
        case "abandon":
            return phrase("web-asked-abandon", who=Seat(asked.by or 0))
        case "seat":
            return phrase("web-asked-seat", name=asked.name, number=asked.seat + 1)


def answer(sight: Sight, given: str, key: str) -> Element:
    kind = ".button.strong" if given == "yes" else ".button"
    return h.form(action=f"{sight.address}/answer", method="post", data_act="answer")[
        hidden("_csrf_token", sight.reader.token),
        h.button(kind, type="submit", name="answer", value=given)[sight.words(key)],
    ]


def menu_of_agreements(sight: Sight) -> Node:
    """What a player may do besides playing."""
    table, seat, words = sight.table, sight.seat, sight.words
    if seat is None or table.fault is not None or table.over or sight.back is not None:
        return None
    away = bool(table.players[seat].stand_in)
    may_ask = table.question is None and not away
    far_undo = may_ask and table.course.last_decision(seat) is not None and not table.may_undo(seat)
    return h.div(".deeds", role="group", aria_label=words("web-deeds"))[
        h.span(".label")[words("web-deeds")],
        deed(sight, "ask", "what", "undo", "web-ask-undo") if far_undo else None,
        None if away else deed(sight, "stand-in", "bot", REPLACEMENT, "web-step-away"),
        h.details[
            h.summary[words("web-leave")],
            h.p[words("web-leave-what")],
            deed(sight, "leave", "sure", "yes", "web-leave-sure"),
            deed(sight, "ask", "what", "abandon", "web-ask-abandon") if may_ask else None,
        ],
    ]


def deed(sight: Sight, act: str, name: str, value: str, key: str) -> Element:
    return h.form(action=f"{sight.address}/{act}", method="post", data_act=act)[
        hidden("_csrf_token", sight.reader.token),
        h.button(".button", type="submit", name=name, value=value)[sight.words(key)],
    ]


def back_button(sight: Sight) -> Element:
    """For somebody a bot plays for."""
    return h.form(action=f"{sight.address}/stand-in", method="post", data_act="stand-in")[
        hidden("_csrf_token", sight.reader.token),
        h.button(".button.strong", type="submit", name="bot", value="")[sight.words("web-step-back")],
    ]


def seat_to_take(sight: Sight, seat: int) -> Node:
    """For somebody who watches: the way to a seat that was left."""
    words, table = sight.words, sight.table
    if sight.seat is not None or sight.back is not None or table.question is not None or table.over:
        return None
    return h.form(".take-over", action=f"{sight.address}/take-over", method="post")[
        hidden("_csrf_token", sight.reader.token), hidden("seat", seat),
        h.label(".heard", for_=f"take-{seat}")[words("web-your-name")],
        h.input(
            id=f"take-{seat}", name="name", maxlength=32, required=True, autocomplete="nickname",
            placeholder=words("web-your-name"), value=sight.reader.name,
        ),
        h.button(".button", type="submit")[words("web-ask-seat")],
    ]
