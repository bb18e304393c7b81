"""What is asked for at a table: its page, its fragment, a hint, a move, and the stream of changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from typing import Final

import htpy as h
import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect, ServerSentEvent
from litestar.response.sse import ServerSentEventMessage

from quartier.core.phrase import Mistake
from quartier.core.title import NOT_SEATED, Refusal
from quartier.table import Refused, Stale, Table
from quartier.web.drawn import shared_fragment
from quartier.web.forms import field, number, sent
from quartier.web.frame import plain, respond
from quartier.web.rail import inspector
from quartier.web.reader import Asked, reader_of
from quartier.web.respond import FRAGMENT, JSON, stamp, tagged, wants
from quartier.web.say import rule_url, with_sprite
from quartier.web.seats import LINKS, curtain_at, eyes_at, remember_now, seat_now, seated, tables_of
from quartier.web.sheets import sheet, sheets_dialog
from quartier.web.sight import Sight, sight
from quartier.web.table_page import fragment, table_page, table_style

HEARTBEAT: Final = 15.0
MOST_CLICKS: Final = 16
LONGEST_MARK: Final = 64


async def seen(request: Asked, key: str, refusal: Refusal | None = None, picks: bool = True) -> Sight:
    table, seat = await seated(request, key)
    return look_at(request, table, seat, refusal, picks)


def look_at(
    request: Asked, table: Table, seat: int | None, refusal: Refusal | None = None, picks: bool = True
) -> Sight:
    clicks = clicked(request) if picks else []
    eyes = eyes_at(request, table, seat)
    curtain = curtain_at(request, table)
    inviting = invites(request, table)
    return sight(reader_of(request), table, seat, clicks, refusal, inviting, eyes, curtain)


def as_it_is(request: Asked, table: Table, seat: int | None) -> str:
    """The fragment with nothing picked or refused, drawn once for all who see the same."""
    eyes, curtain = eyes_at(request, table, seat), curtain_at(request, table)
    return shared_fragment(reader_of(request), table, seat, invites(request, table), eyes, curtain)


def invites(request: Asked, table: Table) -> bool:
    return bool(request.cookies.get(LINKS + table.key))


def clicked(request: Asked) -> list[str]:
    marks = request.query_params.get("pick", "").split()
    return [mark[:LONGEST_MARK] for mark in marks[:MOST_CLICKS]]


@get("/tables/{key:str}", media_type=MediaType.HTML)
async def table(request: Asked, key: FromPath[str]) -> Response[str]:
    at = await seen(request, key)
    return respond(request, at.reader, table_page(at, table_style(at)))


@get("/tables/{key:str}/fragment", media_type=MediaType.HTML)
async def part(request: Asked, key: FromPath[str]) -> Response[str]:
    return tagged(request, fragment(await seen(request, key)), MediaType.HTML)


@get("/tables/{key:str}/hint", media_type=MediaType.HTML)
async def hint(request: Asked, key: FromPath[str]) -> Response[str]:
    """The inspector for marks that are pointed at, not clicked; empty when there is nothing to say."""
    at = await seen(request, key)
    anything = at.choosing.pending or at.choosing.refusal
    said = with_sprite(at.table.title, inspector(at)) if anything else ""
    return tagged(request, said, MediaType.HTML)


@get("/tables/{key:str}/sheets", media_type=MediaType.HTML)
async def sheets(request: Asked, key: FromPath[str]) -> Response[str]:
    at = await seen(request, key)
    words, every = at.words, at.table.title.sheets(at.view, at.look)
    if wants(request, FRAGMENT):
        known = request.query_params.get("known", "")
        shown = every[int(known) :] if known.isdecimal() else every[::-1]
        return tagged(request, sheets_dialog(at, shown) if shown else "", MediaType.HTML)
    main = h.section(".sheets")[
        h.h1[words("web-sheets-of", name=at.table.name)],
        with_sprite(at.table.title, [sheet(at, one) for one in reversed(every)]),
        None if every else h.p(".lead")[words("web-sheets-none")],
        h.p(".ways")[h.a(".button.red", href=at.address)[words("web-to-table")]],
    ]
    return respond(request, at.reader, plain(at.reader, words("web-sheets"), main, "sheets"))


@get("/tables/{key:str}/record")
async def record(request: Asked, key: FromPath[str]) -> Response[bytes]:
    at, _ = await seated(request, key)
    name = f"attachment; filename=quartier-{at.title.key}-{at.key}.jsonl"
    return Response(at.record().line(), media_type="application/jsonl", headers={"Content-Disposition": name})


# what is done


@post("/tables/{key:str}/moves")
async def move(request: Asked, key: FromPath[str]) -> Response[str] | Redirect:
    data = await sent(request)
    text, version, once = field(data, "move"), number(data, "version"), field(data, "once")
    tables = tables_of(request)
    at, seat = await seated(request, key)
    return await done(request, at, seat, tables.move(at, seat, text, version, stamp(f"{once} {text}")))


@post("/tables/{key:str}/undo")
async def undo(request: Asked, key: FromPath[str]) -> Response[str] | Redirect:
    data = await sent(request)
    version, once = number(data, "version"), field(data, "once")
    tables = tables_of(request)
    at, seat = await seated(request, key)
    return await done(request, at, seat, tables.undo(at, seat, version, stamp(f"{once} undo")))


@post("/tables/{key:str}/order")
async def order(request: Asked, key: FromPath[str]) -> Response[str] | Redirect:
    wanted = (await sent(request)).get("order", "")
    at, seat = await seated(request, key)
    return await done(request, at, seat, tables_of(request).leave_order(at, seat, wanted))


@post("/tables/{key:str}/pace")
async def pace(request: Asked, key: FromPath[str]) -> Response[str] | Redirect:
    wanted = field(await sent(request), "pace")
    at, seat = await seated(request, key)

    async def change() -> None:
        if seat is None:
            raise Refused(NOT_SEATED)
        await tables_of(request).set_pace(at, wanted)

    return await done(request, at, seat, change())


@post("/tables/{key:str}/screen")
async def screen(request: Asked, key: FromPath[str]) -> Redirect:
    """Somebody takes the screen; the cookie only says who, the secrets say whether they may."""
    seat = number(await sent(request), "seat")
    return Redirect(f"/tables/{key}", status_code=303, cookies=[remember_now(key, seat)])


async def done(request: Asked, at: Table, seat: int | None, act: Awaitable[None]) -> Response[str] | Redirect:
    """Do it and answer in the way it was asked: to a program, to the script, or to a plain form."""
    status, refusal, code = 200, None, ""
    try:
        await act
    except Refused as refused:
        refusal, code = refused.refusal, refused.refusal.rule
        status = 403 if refusal == NOT_SEATED else 422
    except Stale:
        status, code = 409, "stale"
    if wants(request, JSON):
        return tagged(request, told(request, at, seat, refusal, code), MediaType.JSON, status)
    if wants(request, FRAGMENT) and not code:
        return tagged(request, as_it_is(request, at, seat), MediaType.HTML)
    now = look_at(request, at, seat, refusal, picks=False)
    if wants(request, FRAGMENT):
        return tagged(request, fragment(now), MediaType.HTML, status)
    if not code:
        return Redirect(now.address, status_code=303)
    if code == "stale":
        raise Mistake(Stale.phrase.key)
    return respond(request, now.reader, table_page(now, table_style(now)), status)


def told(request: Asked, at: Table, seat: int | None, refusal: Refusal | None, code: str) -> str:
    words = look_at(request, at, seat, picks=False).words
    answer: dict[str, object] = {"version": at.version, "over": at.over}
    if code:
        answer["error"] = "refused" if refusal else code
        answer["why"] = words.say(refusal.phrase() if refusal else Stale.phrase)
    if refusal:
        answer["rule"] = refusal.rule
        answer["link"] = rule_url(at.title, refusal)
    return msgspec.json.encode(answer).decode()


# what is heard


@get("/tables/{key:str}/stream")
async def stream(request: Asked, key: FromPath[str]) -> ServerSentEvent:
    """The whole fragment now and after every change: a lost message costs nothing."""
    await seated(request, key)
    return ServerSentEvent(frames(request, key))


async def frames(request: Asked, key: str) -> AsyncIterator[ServerSentEventMessage]:
    closing = asyncio.ensure_future(request.app.state.closing.wait())
    with tables_of(request).watch(key) as watch:
        news = asyncio.ensure_future(watch.changed())
        try:
            yield await frame(request, key)
            while True:
                await asyncio.wait({news, closing}, timeout=HEARTBEAT, return_when=asyncio.FIRST_COMPLETED)
                if closing.done():
                    return
                if not news.done():
                    yield ServerSentEventMessage(data=None, comment="")
                elif news.result():
                    news = asyncio.ensure_future(watch.changed())
                    yield await frame(request, key)
                else:
                    return
        finally:
            news.cancel()
            closing.cancel()


async def frame(request: Asked, key: str) -> ServerSentEventMessage:
    tables = tables_of(request)
    # who watches is told when it is current
    table = tables.held(key) or await tables.get(key)
    return ServerSentEventMessage(data=as_it_is(request, table, seat_now(request, table)))
