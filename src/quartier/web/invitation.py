"""The links that seat the others, and sitting down by one."""

from __future__ import annotations

import htpy as h
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from quartier.core.phrase import Mistake
from quartier.titles import AnyTitle
from quartier.web.forms import sent
from quartier.web.frame import Page, plain, respond
from quartier.web.reader import Asked, Reader, reader_of, remember_name
from quartier.web.seats import links_at, remember_seat, seated, tables_of
from quartier.web.sight import title_name
from quartier.web.table_page import token


@get("/tables/{key:str}/links", media_type=MediaType.HTML)
async def links(request: Asked, key: FromPath[str]) -> Response[str]:
    """The links that seat the others."""
    reader = reader_of(request)
    words = reader.words()
    table, _ = await seated(request, key)
    base = str(request.base_url).rstrip("/")
    main = h.section(".links")[
        h.h1[words("web-links-of", name=table.name)],
        h.p(".lead")[words("web-links-what")],
        h.ol[
            [
                h.li[
                    h.label(for_=f"link-{seat}")[
                        h.span(class_=f"owner owner-{seat}", aria_hidden="true"),
                        words("seat-number", number=seat + 1),
                        h.span(".kind")[table.players[seat].name or words("web-free")],
                    ],
                    h.input(id=f"link-{seat}", readonly=True, value=f"{base}/seats/{secret}"),
                    h.button(
                        ".button", type="button", data_copy=f"link-{seat}", data_copied=words("web-copied")
                    )[words("web-copy")],
                ]
                for seat, secret in links_at(request, table).items()
            ]
        ],
        h.p(".ways")[h.a(".button.red.large", href=f"/tables/{table.key}")[words("web-to-table")]],
    ]
    return respond(request, reader, plain(reader, words("web-links"), main, "links"))


@get("/seats/{secret:str}", media_type=MediaType.HTML)
async def seat(request: Asked, secret: FromPath[str]) -> Response[str] | Redirect:
    """A seat's link: asks for a name, or leads back to the table who already sits there."""
    reader = reader_of(request)
    tables = tables_of(request)
    table, at = await tables.seat_for(secret)
    if table.players[at].name:
        return Redirect(f"/tables/{table.key}", status_code=303, cookies=[remember_seat(table.key, secret)])
    return respond(request, reader, seat_page(reader, table.title, table.name, secret))


def seat_page(
    reader: Reader, title: AnyTitle, table: str, secret: str, problem: str = "", name: str = ""
) -> Page:
    words = reader.words_of(title)
    main = h.section(".new-table")[
        h.div(".poster")[title.cover()],
        h.div(".column")[
            h.h1[words("web-sit-at", name=table)],
            h.p(".lead")[words("web-sit-what", title=title_name(words))],
            h.p(".problem", role="alert")[problem] if problem else None,
            h.form(action=f"/seats/{secret}", method="post")[
                token(reader),
                h.p(".field")[
                    h.label(for_="name")[words("web-your-name")],
                    h.input(
                        id="name", name="name", maxlength=32, autocomplete="nickname", required=True,
                        value=name or reader.name, autofocus=True,
                    ),
                ],
                h.p(".ways")[h.button(".button.red.large", type="submit")[words("web-sit")]],
            ],
        ],
    ]
    return plain(reader, words("web-sit"), main, "seat")


@post("/seats/{secret:str}", media_type=MediaType.HTML)
async def sit(request: Asked, secret: FromPath[str]) -> Response[str] | Redirect:
    reader = reader_of(request)
    tables = tables_of(request)
    table, at = await tables.seat_for(secret)
    name = (await sent(request)).get("name", "")
    try:
        await tables.sit(table, at, name)
    except Mistake as mistake:
        page = seat_page(reader, table.title, table.name, secret, reader.words().say(mistake.phrase), name)
        return respond(request, reader, page, 400)
    cookies = [remember_seat(table.key, secret), remember_name(name)]
    return Redirect(f"/tables/{table.key}", status_code=303, cookies=cookies)
