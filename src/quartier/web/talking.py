"""Saying something at the table, and keeping one's notes."""

from __future__ import annotations

from litestar import Response, post
from litestar.params import FromPath
from litestar.response import Redirect

from quartier.web.at_table import done
from quartier.web.forms import field, sent
from quartier.web.reader import Asked
from quartier.web.seats import seated, tables_of


@post("/tables/{key:str}/say")
async def say(request: Asked, key: FromPath[str]) -> Response[str] | Redirect:
    text = field(await sent(request), "text")
    at, seat = await seated(request, key)
    return await done(request, at, seat, tables_of(request).say(at, seat, text))


@post("/tables/{key:str}/notes")
async def note(request: Asked, key: FromPath[str]) -> Response[str] | Redirect:
    text = field(await sent(request), "text")
    at, seat = await seated(request, key)
    return await done(request, at, seat, tables_of(request).note(at, seat, text))
