"""The front door: what this is, the titles as posters, and the tables one sits at."""

from __future__ import annotations

import htpy as h
from htpy import Element
from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from quartier.core.phrase import Mistake
from quartier.table import Table, Tables
from quartier.titles import AnyTitle, all_titles
from quartier.web.assets import asset_at
from quartier.web.errors import error_page
from quartier.web.frame import plain, respond
from quartier.web.reader import Asked, Reader, reader_of
from quartier.web.seats import held_seats, tables_held, tables_of, to_move
from quartier.web.sight import sight, title_name
from quartier.web.table_page import token

MOST_RECENT = 6


@get("/", media_type=MediaType.HTML)
async def home(request: Asked) -> Response[str]:
    reader = reader_of(request)
    words = reader.words()
    mine = await my_tables(tables_of(request), request)
    main = h.fragment[
        h.section(".hero")[
            h.h1[words("web-tagline")],
            h.p(".lead")[words("web-what")],
        ],
        h.section(".mine", aria_labelledby="mine")[
            h.h2(id="mine")[words("web-my-tables")],
            h.ul[[my_table(reader, table, seat) for table, seat in mine]],
        ] if mine else None,
        h.section(".titles", aria_label=words("web-titles"))[
            [poster(reader, title) for title in all_titles().values()]
        ],
        h.p(".more")[h.a(href="/records")[words("web-records")]],
    ]
    return respond(request, reader, plain(reader, "", main, "home"))


def poster(reader: Reader, title: AnyTitle) -> Element:
    words = reader.words_of(title)
    name, seats = title_name(words), title.seats
    return h.article(".title")[
        h.a(".poster", href=f"/titles/{title.key}/rules", aria_label=name, tabindex="-1")[title.cover()],
        h.div(".about")[
            h.h2[name],
            h.p(".facts")[words("web-seats", least=seats[0], most=seats[-1])],
            h.p[words("about")],
            h.div(".ways")[
                h.form(action=f"/titles/{title.key}/play", method="post")[
                    token(reader), h.button(".button.red.large", type="submit")[words("web-play-now")]
                ],
                h.a(".button.large", href=f"/tables/new?title={title.key}")[words("web-new-table")],
            ],
            h.p(".more")[
                h.a(href=f"/titles/{title.key}/rules")[words("web-rules")],
                h.a(href=f"/titles/{title.key}/edition")[words("web-edition")],
            ],
        ],
    ]


async def my_tables(tables: Tables, request: Asked) -> list[tuple[Table, int]]:
    """The tables this browser holds a seat at; those where it is to move first."""
    found: list[tuple[Table, int]] = []
    for key in tables_held(request):
        try:
            table = await tables.get(key)
        except Mistake:
            continue
        held = held_seats(request, table)
        if held:
            found.append((table, next(iter(to_move(table, held) or held))))
    found.sort(key=lambda one: (not one[0].game.owed() >> one[1] & 1, one[0].over, -one[0].created_at))
    return found[:MOST_RECENT]


def my_table(reader: Reader, table: Table, seat: int) -> Element:
    seen = sight(reader, table, seat)
    words = seen.words
    state = "web-your-turn" if seen.my_turn else "web-over" if seen.over else "web-others-turn"
    return h.li(class_={"mine": seen.my_turn})[
        h.a(href=seen.address)[
            h.b[table.name], h.span[title_name(words), " · ", words.say(table.title.stage(seen.view))],
            h.span(".state")[words(state)],
        ]
    ]


@get("/static/{path:path}", opt={"exclude_from_csrf": True})
async def static(request: Asked, path: FromPath[str]) -> Response[bytes] | Response[str]:
    asset = asset_at(f"/static{path}")
    if asset is None:
        words = reader_of(request).words()
        return error_page(request, 404, words("web-error-404"), words("web-error-404.why"), "not-found")
    headers = {"Cache-Control": "public, max-age=31536000, immutable", "Vary": "Accept-Encoding"}
    packed = asset.packed if "gzip" in request.headers.get("accept-encoding", "") else None
    if packed:
        headers["Content-Encoding"] = "gzip"
    return Response(packed or asset.body, headers=headers, media_type=asset.media)
