"""The paper rail beside the board: log, players, chat, and the inspector that explains."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node
from markupsafe import Markup

from quartier.core.title import Choice, Refusal
from quartier.table import Player
from quartier.web.agreement_bar import seat_to_take
from quartier.web.chat import chat
from quartier.web.say import rule_link, said
from quartier.web.sight import Sight

NEWEST = 60
"""How many lines of the log stand on the page."""


def rail(sight: Sight) -> Element:
    words = sight.words
    return h.aside(".rail", id="rail", aria_label=words("web-rail"))[
        h.div(".tabs", role="group", aria_label=words("web-rail"))[
            [
                h.button(type="button", data_tab=key, aria_controls=key, aria_expanded="false")[
                    words(f"web-{key}")
                ]
                for key in ("log", "players", "chat", "help")
            ]
        ],
        h.section(".log", id="log", aria_labelledby="log-label")[
            h.h2(id="log-label")[said(words, sight.table.title, sight.table.title.stage(sight.view))],
            h.ol[log_lines(sight)],
        ],
        h.section(".players", id="players", aria_labelledby="players-label")[
            h.h2(id="players-label")[words("web-players")],
            h.ul[[player_line(sight, player) for player in sight.table.players]],
        ],
        chat(sight),
        h.section(".help", id="help", aria_label=words("web-help"))[inspector(sight)],
    ]


def log_lines(sight: Sight) -> Markup:
    """The newest first."""
    title, words = sight.table.title, sight.words
    told = sight.game.told or []
    lines: list[Markup] = []
    for place in reversed(range(len(told))):
        line = title.tell(told[place], sight.eyes)
        if line is not None:
            href = f"{sight.address}/at/{sight.table.course.moment_of(place)}"
            body = said(words, title, line)
            # the newest alone is a stop of the Tab key: from there a slider leads to the others
            stop = ' tabindex="-1"' if lines else ""
            lines.append(Markup(f'<li id="line-{place}"><a href="{href}"{stop}>{body}</a></li>'))
        if len(lines) == NEWEST:
            break
    return Markup("").join(lines)


def player_line(sight: Sight, player: Player) -> Element:
    words, table, seat = sight.words, sight.table, player.seat
    title, mine = table.title, seat == sight.eyes
    awaited = sight.game.owed() >> seat & 1
    if player.played_by:
        bot = words(f"web-bot-{player.played_by}")
        key = "web-left" if player.given_up else "web-stands-in" if player.stand_in else ""
        kind: Node = h.span(".kind")[words(key, bot=bot) if key else bot]
    elif not player.name:
        kind = h.span(".kind")[words("web-free")]
    else:
        kind = None
    return h.li(class_={"player": True, "awaited": awaited}, id=f"player-{seat}")[
        h.span(class_=f"owner owner-{seat}", aria_hidden="true"),
        h.div[
            h.p(".name")[
                words("web-you") if mine else words.names[seat],
                " ", kind, " ",
                h.span(".turn")[words("web-your-turn" if mine else "web-to-move")] if awaited else None,
            ],
            [h.p(".standing")[said(words, title, line)] for line in title.standing(sight.view, seat)],
            seat_to_take(sight, seat) if player.given_up else None,
        ],
        h.strong(".points")[int(sight.game.scores()[seat])] if sight.over else None,
    ]


def inspector(sight: Sight) -> Element:
    """What is refused and why, or what the move in the making would be worth."""
    choosing, words = sight.choosing, sight.words
    if choosing.refusal is not None:
        inside: Node = refusal_lines(sight, choosing.refusal)
    elif choosing.pending is not None:
        inside = preview_lines(sight, choosing.pending)
    else:
        inside = h.p(".quiet")[words("web-inspector-mine" if sight.my_turn else "web-inspector")]
    return h.div(
        class_={"inspector": True, "refusing": choosing.refusal is not None}, id="inspector"
    )[inside]


def refusal_lines(sight: Sight, refusal: Refusal) -> Node:
    words, title = sight.words, sight.table.title
    link = rule_link(words, title, refusal)
    return h.fragment[
        h.h3[words("web-why-not")],
        h.p[said(words, title, refusal.phrase()), " ", link],
    ]


def preview_lines(sight: Sight, choice: Choice) -> Node:
    """What the title says it would be worth; the last line is the sum."""
    words, title = sight.words, sight.table.title
    assert sight.seat is not None
    lines = title.preview(sight.game, sight.seat, choice.code)
    return h.fragment[
        h.h3[said(words, title, choice.words)],
        h.ul(".worth")[[h.li[said(words, title, line)] for line in lines]] if lines else None,
    ]
