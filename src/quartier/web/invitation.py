"""The links that seat the others, and sitting down by one."""

from __future__ import annotations

import secrets

import htpy as h
import segno
from htpy import Element, Node
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect
from markupsafe import Markup

from quartier.core.phrase import Mistake
from quartier.table import Table
from quartier.titles import AnyTitle
from quartier.web.forms import field, sent
from quartier.web.frame import Page, plain, respond
from quartier.web.reader import Asked, Reader, reader_of, remember, remember_name
from quartier.web.seats import EYES, LENT, lent_eyes, links_at, remember_seat, seated, tables_of
from quartier.web.sight import title_name
from quartier.web.table_page import token
from quartier.words import Words


@get("/tables/{key:str}/links", media_type=MediaType.HTML)
async def links(request: Asked, key: FromPath[str]) -> Response[str]:
    """The links that seat the others."""
    reader = reader_of(request)
    words = reader.words()
    table, seat = await seated(request, key)
    base = str(request.base_url).rstrip("/")
    seats = links_at(request, table)
    main = h.section(".links")[
        h.h1[words("web-links-of", name=table.name)],
        seat_links(words, table, base, seats) if seats else None,
        h.h2[words("web-watch")],
        h.p(".lead")[words("web-watch-what")],
        h.ol[link(words, "watch", words("web-watch-link"), f"{base}/tables/{table.key}")],
        eyes_link(request, reader, table, seat, base) if seat is not None else None,
        h.p(".ways")[h.a(".button.red.large", href=f"/tables/{table.key}")[words("web-to-table")]],
    ]
    return respond(request, reader, plain(reader, words("web-links"), main, "links"))


def seat_links(words: Words, table: Table, base: str, seats: dict[int, str]) -> Node:
    return h.fragment[
        h.p(".lead")[words("web-links-what")],
        h.ol[
            [
                link(
                    words, str(seat),
                    h.fragment[
                        h.span(class_=f"owner owner-{seat}", aria_hidden="true"),
                        words("seat-number", number=seat + 1),
                        h.span(".kind")[table.players[seat].name or words("web-free")],
                    ],
                    f"{base}/seats/{secret}",
                )
                for seat, secret in seats.items()
            ]
        ],
    ]


def link(words: Words, key: str, label: Node, address: str) -> Element:
    """An address to copy, or to take with a camera."""
    return h.li[
        h.label(for_=f"link-{key}")[label],
        h.input(id=f"link-{key}", readonly=True, value=address),
        h.button(".button", type="button", data_copy=f"link-{key}", data_copied=words("web-copied"))[
            words("web-copy")
        ],
        h.details(".qr")[
            h.summary[words("web-qr")],
            Markup(segno.make_qr(address).svg_inline(border=2, dark="#22313f", light="#fff", scale=5)),
        ],
    ]


def eyes_link(request: Asked, reader: Reader, table: Table, seat: int, base: str) -> Node:
    """For a player: the link that lets others watch what this seat sees."""
    words, lent = reader.words(), lent_eyes(request, table, seat)
    address = f"{base}/watch/{lent}"
    return h.fragment[
        h.h2[words("web-eyes-lend")],
        h.p(".lead")[words("web-eyes-lend-what")],
        h.ol[link(words, "eyes", words("web-eyes-link"), address)] if lent else None,
        h.form(action=f"/tables/{table.key}/eyes", method="post")[
            token(reader),
            h.button(".button", type="submit", name="lend", value="no" if lent else "yes")[
                words("web-eyes-take-back" if lent else "web-eyes-make")
            ],
        ],
    ]


@post("/tables/{key:str}/eyes", media_type=MediaType.HTML)
async def lend_eyes(request: Asked, key: FromPath[str]) -> Redirect:
    lends = field(await sent(request), "lend") == "yes"
    table, seat = await seated(request, key)
    secret = secrets.token_urlsafe(16) if lends else ""
    await tables_of(request).agreements.lend_eyes(table, seat, secret)
    return Redirect(f"/tables/{key}/links", status_code=303, cookies=[remember(LENT + key, secret)])


@get("/watch/{secret:str}", media_type=MediaType.HTML)
async def watch(request: Asked, secret: FromPath[str]) -> Redirect:
    """Somebody's leave to watch through their eyes."""
    table, _ = await tables_of(request).eyes_for(secret)
    return Redirect(f"/tables/{table.key}", status_code=303, cookies=[remember(EYES + table.key, secret)])


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
