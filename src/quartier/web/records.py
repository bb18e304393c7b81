"""Records that come back: whether one holds, and looking at its game at a table."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Node
from litestar import Response, get, post
from litestar.datastructures import UploadFile
from litestar.enums import MediaType
from litestar.response import Redirect

from quartier.core.phrase import Mistake
from quartier.record import Record, commitment, read_record, verify
from quartier.titles import find_title
from quartier.web.frame import Page, plain, respond
from quartier.web.reader import Asked, Reader, reader_of
from quartier.web.seats import tables_of
from quartier.web.sight import title_name
from quartier.web.table_page import token

LARGEST_RECORD: Final = 1_000_000


@get("/records", media_type=MediaType.HTML)
async def records(request: Asked) -> Response[str]:
    reader = reader_of(request)
    return respond(request, reader, records_page(reader))


@post("/records", media_type=MediaType.HTML, request_max_body_size=LARGEST_RECORD)
async def look_at_record(request: Asked) -> Response[str] | Redirect:
    reader = reader_of(request)
    given = await request.form()
    file, what = given.get("record"), given.get("what")
    promised = given.get("commitment")
    try:
        lines = (await file.read()).splitlines() if isinstance(file, UploadFile) else []
        record = read_record(lines[0] if lines else b"")
        verify(record, promised if isinstance(promised, str) else "")
        if what == "open":
            table = await tables_of(request).open_record(record)
            return Redirect(f"/tables/{table.key}/at/0", status_code=303)
    except Mistake as mistake:
        problem = h.p(".problem", role="alert")[reader.words().say(mistake.phrase)]
        return respond(request, reader, records_page(reader, problem), 400)
    return respond(request, reader, records_page(reader, holds(reader, record)))


def records_page(reader: Reader, said: Node = None) -> Page:
    words = reader.words()
    main = h.section(".records")[
        h.h1[words("web-records")],
        h.p(".lead")[words("web-records-what")],
        said,
        h.form(action="/records", method="post", enctype="multipart/form-data")[
            token(reader),
            h.p(".field")[
                h.label(for_="record")[words("web-records-file")],
                h.input(id="record", name="record", type="file", accept=".jsonl,.json", required=True),
            ],
            h.p(".field")[
                h.label(for_="commitment")[words("web-records-commitment")],
                h.input(id="commitment", name="commitment", maxlength=64, autocomplete="off"),
            ],
            h.p(".ways")[
                h.button(".button.red.large", type="submit", name="what", value="open")[
                    words("web-records-open")
                ],
                h.button(".button.large", type="submit", name="what", value="verify")[
                    words("web-records-verify")
                ],
            ],
        ],
    ]
    return plain(reader, words("web-records"), main, "records")


def holds(reader: Reader, record: Record) -> Node:
    words, title = reader.words(), title_name(reader.words_of(find_title(record.title)))
    return h.div(".holds", role="status")[
        h.p[h.b[words("web-records-holds", title=title, moves=len(record.moves))]],
        h.dl[
            h.dt[words("web-seed")], h.dd[h.code[record.seed]],
            h.dt[words("web-commitment")], h.dd[h.code[commitment(record.seed)]],
        ],
    ]
