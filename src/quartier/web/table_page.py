"""The page of a table: prompt, board and rail for one viewer. All that changes is one fragment."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node, VoidElement
from markupsafe import Markup

from quartier.core.look import Panel
from quartier.core.phrase import phrase
from quartier.core.title import Choice
from quartier.draw.text import text_of
from quartier.web.agreement_bar import back_button, question_bar
from quartier.web.assets import url
from quartier.web.frame import Page, header, skip
from quartier.web.past_bar import past_bar
from quartier.web.rail import rail
from quartier.web.reader import Reader
from quartier.web.say import hidden, said, sprite_of
from quartier.web.sheets import final_block, sheets_without_script
from quartier.web.sight import Sight, title_name
from quartier.web.table_menu import table_menu

WATCHING = 3
"""Seconds after which a page without script asks again, while others are to move."""


def table_page(sight: Sight, css: str | None) -> Page:
    words = sight.words
    waiting = not sight.my_turn and not sight.over and sight.back is None
    head = h.fragment[
        h.link(rel="stylesheet", href=css) if css else None,
        h.noscript[h.meta(http_equiv="refresh", content=str(WATCHING))] if waiting else None,
    ]
    below = sheets_without_script(sight) if sight.back is None else None
    body = h.fragment[skip(words, "#board"), fragment(sight), below]
    return Page(tab_title(sight), body, "table", head)


def table_style(sight: Sight) -> str | None:
    return url(f"titles/{sight.table.title.key}.css")


def tab_title(sight: Sight) -> str:
    name = f"{title_name(sight.words)} · {sight.table.name}"
    return f"● {name}" if sight.my_turn else name


def fragment(sight: Sight) -> Markup:
    """All of the page that depends on the table, for this viewer and with what is picked."""
    text = text_of(whole(sight))
    sprite = sprite_of(sight.table.title, text)
    return Markup(f"{text.removesuffix('</div>')}{sprite}</div>")


def whole(sight: Sight) -> Element:
    table, choosing, words = sight.table, sight.choosing, sight.words
    title = table.title
    panels = title.picture(sight.view, sight.look)
    sheets = title.sheets(sight.view, sight.look)
    heading = h.fragment[
        h.b[title_name(words)], h.span(".stage")[" · ", said(words, title, title.stage(sight.view))]
    ]
    name, menu = words("web-table-name", name=table.name), table_menu(sight, len(sheets))
    now, back = sight.back is None, sight.back
    return h.div(
        ".table", id="table", data_at=sight.address, data_version=back.moment if back else table.version,
        data_stamp=table.changes, data_moments=table.course.moments if back else None,
        data_picked=" ".join(choosing.picked) or None, data_refused=choosing.refused or None,
        data_mine=sight.my_turn, data_confirm="on" if sight.reader.confirm else "off",
        data_sheets=len(sheets) if now else 0, data_tab=f"{tab_title(sight)} · Quartier",
    )[
        header(sight.reader, heading, name, menu),
        prompt_bar(sight, len(sheets)) if back is None else past_bar(sight, back),
        h.div(".notices")[
            h.p(".notice", id="offline", role="alert", hidden=True)[words("web-offline")],
            question_bar(sight),
        ],
        h.main(id="board", class_=f"board board-{title.key}", tabindex="-1", aria_label=words("web-board"))[
            final_block(sight) if sight.over and now else None,
            curtain(sight, sight.curtain) if sight.curtain is not None
            else [panel(sight, one) for one in panels],
            moves_list(sight) if sight.my_turn else None,
        ],
        rail(sight),
    ]


def curtain(sight: Sight, seat: int) -> Element:
    """Between two who play on one screen: nothing is shown before the other has taken it."""
    return h.section(".curtain")[
        h.span(class_=f"owner owner-{seat}", aria_hidden="true"),
        h.form(action=f"{sight.address}/screen", method="post")[
            token(sight.reader),
            h.button(".button.red.large", type="submit", name="seat", value=str(seat), autofocus=True)[
                sight.words("web-curtain-lift", name=sight.words.names[seat])
            ],
        ],
    ]


def panel(sight: Sight, one: Panel) -> Element:
    key, named = one.key, f"label-{one.key}"
    return h.section(class_=f"panel panel-{key}", id=f"panel-{key}", aria_labelledby=named)[
        h.h2(".label", id=named)[sight.words.say(one.label)], one.body
    ]


def prompt_bar(sight: Sight, sheets: int) -> Element:
    words, shown = sight.words, {"prompt": True, "mine": sight.my_turn}
    return h.section(class_=shown, id="prompt", aria_label=words("web-prompt"))[
        h.div(".asked", role="status", aria_live="polite")[
            h.span(".heard", id="news"),
            h.p(id="asked")[said(words, sight.table.title, sight.prompt())],
            warning(sight),
        ],
        h.div(".answers", id="answers")[answers(sight, sheets)],
    ]


def warning(sight: Sight) -> Node:
    pending = sight.choosing.pending
    doubt = sight.warning(pending) if pending else None
    return h.p(".warning", id="warning")[said(sight.words, sight.table.title, doubt)] if doubt else None


def answers(sight: Sight, sheets: int) -> Node:
    """The buttons that answer what is asked."""
    words, choosing = sight.words, sight.choosing
    buttons: list[Node] = []
    if sight.away:
        return back_button(sight)
    if sight.seat is not None and sight.table.may_undo(sight.seat) and not choosing.picked:
        buttons.append(
            h.form(action=f"{sight.address}/undo", method="post", data_act="undo")[
                signed(sight), h.button(".button", type="submit")[words("web-undo")]
            ]
        )
    if sight.seat is not None and not choosing.picked and (redo := sight.table.to_redo(sight.seat)):
        buttons.append(
            h.form(action=f"{sight.address}/moves", method="post", data_act="move")[
                signed(sight), hidden("move", redo), h.button(".button", type="submit")[words("web-redo")]
            ]
        )
    if choosing.picked:
        buttons.append(h.a(".button", href="?", data_act="cancel", id="cancel")[words("web-cancel")])
    if choosing.pending is not None:
        buttons.append(
            h.form(action=f"{sight.address}/moves", method="post", data_act="move")[
                signed(sight),
                hidden("move", choosing.pending.notation),
                h.button(".button.strong", type="submit", id="confirm")[words("web-confirm")],
            ]
        )
    elif not choosing.picked:
        spoken = [choice for choice in sight.menu if len(choice.marks) == 1 and "-" not in choice.marks[0]]
        if spoken:
            buttons.append(move_buttons(sight, spoken))
    if sight.over and sheets:
        buttons.append(sheets_link(sight))
    if sight.inviting and any(not player.name and not player.bot for player in sight.table.players):
        buttons.append(h.a(".button.strong", href=f"{sight.address}/links")[words("web-invite")])
    if not choosing.picked:
        buttons.append(orders(sight))
    return buttons


def orders(sight: Sight) -> Node:
    """The standing order that holds, or those this seat may leave."""
    words, title, seat = sight.words, sight.table.title, sight.seat
    if seat is None or sight.over or sight.table.fault is not None:
        return None
    offered = title.orders(sight.game, seat)
    left = next((order for order in offered if order.notation == sight.table.players[seat].order), None)
    form = h.form(".choices", action=f"{sight.address}/order", method="post", data_act="order")
    if left is not None:
        return form(id="order")[
            token(sight.reader),
            h.span[said(words, title, phrase("web-order-stands", order=left.words))],
            h.button(".button", type="submit", name="order", value="")[words("web-order-withdraw")],
        ]
    if not offered:
        return None
    return h.details(".orders", id="orders")[
        h.summary(".button")[words("web-orders")],
        form[
            token(sight.reader),
            h.p[words("web-orders-why")],
            [
                h.button(".button", type="submit", name="order", value=order.notation)[
                    said(words, title, order.words)
                ]
                for order in offered
            ],
        ],
    ]


def sheets_link(sight: Sight) -> Element:
    return h.a(".button", href=f"{sight.address}/sheets", data_act="sheet")[sight.words("web-sheets")]


def signed(sight: Sight) -> Node:
    """What every form of a move carries; the same one sent twice counts once."""
    version = sight.table.version
    return h.fragment[token(sight.reader), hidden("version", version), hidden("once", f"{version}")]


def token(reader: Reader) -> VoidElement:
    return hidden("_csrf_token", reader.token)


def moves_list(sight: Sight) -> Element:
    """Every move in words: for whoever cannot or will not point at the board."""
    return h.details(".moves", id="moves")[
        h.summary[sight.words("web-moves", count=len(sight.menu))],
        move_buttons(sight, sight.menu),
    ]


def move_buttons(sight: Sight, choices: list[Choice]) -> Node:
    """Buttons that play at once, or that lead to the question whether to."""
    asking = [choice for choice in choices if sight.reader.confirm or sight.warning(choice)]
    at_once = [choice for choice in choices if choice not in asking]
    address = sight.address
    return h.fragment[
        h.form(".choices", action=f"{address}/moves", method="post", data_act="move")[
            signed(sight),
            [move_button(sight, choice, "move", choice.notation) for choice in at_once],
        ] if at_once else None,
        h.form(".choices", action=address, method="get", data_act="pick")[
            [move_button(sight, choice, "pick", " ".join(choice.marks)) for choice in asking]
        ] if asking else None,
    ]


def move_button(sight: Sight, choice: Choice, name: str, value: str) -> Element:
    return h.button(".button", type="submit", name=name, value=value, data_marks=" ".join(choice.marks))[
        said(sight.words, sight.table.title, choice.words)
    ]
