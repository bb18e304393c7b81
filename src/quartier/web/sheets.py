"""Score sheets: the newest as a dialog at the table, all of them on a page, and how it ended."""

from __future__ import annotations

import htpy as h
import msgspec
from htpy import Element, Node
from markupsafe import Markup

from quartier.core.look import Cell, Row, Sheet
from quartier.web.say import hidden, said, with_sprite
from quartier.web.scores_plot import scores_plot
from quartier.web.sight import Sight


def sheets_dialog(sight: Sight, sheets: list[Sheet]) -> Markup:
    """What was scored since the script last looked, to be played row by row."""
    words, title = sight.words, sight.table.title
    return with_sprite(title, h.dialog(".scoring", id="sheet", aria_labelledby=f"sheet-{sheets[0].key}")[
        [sheet(sight, one) for one in sheets],
        h.form(".sheet-answers", method="dialog")[
            h.button(".button.skip-play", type="button", data_act="skip")[words("web-skip-scoring")],
            h.button(".button.strong", type="submit", autofocus=True)[words("web-continue")],
        ],
    ])


def sheets_without_script(sight: Sight) -> Node:
    """The newest sheet, below the table; its pictures stand on the page of all sheets."""
    sheets = sight.table.title.sheets(sight.view, sight.look)
    if not sheets:
        return None
    newest = msgspec.structs.replace(sheets[-1], pictures=(), scene=None)
    return h.noscript[
        h.section(".scoring")[
            with_sprite(sight.table.title, sheet(sight, newest)),
            h.p[h.a(href=f"{sight.address}/sheets")[sight.words("web-sheets-all")]],
        ]
    ]


def sheet(sight: Sight, one: Sheet) -> Element:
    words, title, seats = sight.words, sight.table.title, range(sight.game.seats)
    return h.section(".score-sheet")[
        h.h2(id=f"sheet-{one.key}")[said(words, title, one.title)],
        h.div(".scene")[one.scene] if one.scene is not None else None,
        h.div(".wide")[
            h.table[
                h.thead[
                    h.tr[
                        h.td,
                        [
                            h.th(scope="col", class_="mine" if seat == sight.eyes else None)[
                                h.span(class_=f"owner owner-{seat}", aria_hidden="true"),
                                words("web-you") if seat == sight.eyes else words.names[seat],
                            ]
                            for seat in seats
                        ],
                    ],
                    h.tr(".pictures")[h.td, [h.td[drawn] for drawn in one.pictures]]
                    if one.pictures else None,
                ],
                h.tbody[[row_of(sight, row) for row in one.rows]],
            ],
        ],
        h.ul(".notes")[[h.li[said(words, title, note)] for note in one.notes]] if one.notes else None,
    ]


def row_of(sight: Sight, row: Row) -> Element:
    words, title = sight.words, sight.table.title
    return h.tr(class_="total" if row.total else None, data_lights=" ".join(row.lights) or None)[
        h.th(scope="row")[said(words, title, row.label)],
        [h.td(class_={"best": cell.best})[cell_of(sight, cell)] for cell in row.cells],
    ]


def cell_of(sight: Sight, cell: Cell) -> Node:
    words, title = sight.words, sight.table.title
    return h.fragment[
        h.b[cell.text],
        h.span(".earned")[[said(words, title, piece) for piece in cell.pieces]] if cell.pieces else None,
    ]


def final_block(sight: Sight) -> Element:
    """Places, another game, and what proves that the shuffle was fair."""
    table, words = sight.table, sight.words
    game = sight.game
    scores, places = list(game.scores()), list(game.ranking())
    order = sorted(range(game.seats), key=lambda seat: places[seat])
    return h.section(".final", id="final", aria_labelledby="final-label")[
        h.h2(id="final-label")[words("web-final")],
        h.ol(".places-of")[
            [
                h.li(class_="first" if places[seat] == 1 else None)[
                    h.span(".place")[words("web-place", place=int(places[seat]))],
                    h.span(class_=f"owner owner-{seat}", aria_hidden="true"),
                    h.span(".who")[words("web-you") if seat == sight.eyes else words.names[seat]],
                    h.b[int(scores[seat])],
                ]
                for seat in order
            ]
        ],
        h.div(".final-answers")[
            h.form(action=f"{sight.address}/again", method="post")[
                hidden("_csrf_token", sight.reader.token),
                h.button(".button.red", type="submit")[words("web-again")],
            ],
            h.a(".button", href=f"{sight.address}/at/0")[words("web-past-open")],
            h.a(".button", href=f"{sight.address}/record", download=True)[words("web-record")],
        ],
        scores_plot(sight),
        h.details(".proof")[
            h.summary[words("web-proof")],
            h.p[words("web-proof-what")],
            h.dl[
                h.dt[words("web-seed")], h.dd[h.code[table.revealed_seed or ""]],
                h.dt[words("web-commitment")], h.dd[h.code[table.commitment]],
            ],
        ],
    ]
