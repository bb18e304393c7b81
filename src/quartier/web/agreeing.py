"""What is asked of the others at a table, and answered; and leaving one's seat to somebody else."""

from __future__ import annotations

import secrets

from litestar import Response, post
from litestar.params import FromPath
from litestar.response import Redirect

from quartier.core.phrase import Mistake
from quartier.web.at_table import done
from quartier.web.forms import field, number, sent
from quartier.web.reader import Asked, remember_name
from quartier.web.seats import remember_seat, seated, tables_of

Answer = Response[str] | Redirect


@post("/tables/{key:str}/ask")
async def ask(request: Asked, key: FromPath[str]) -> Answer:
    what = field(await sent(request), "what")
    at, seat = await seated(request, key)
    agreements = tables_of(request).agreements
    match what:
        case "undo":
            act = agreements.ask_to_undo(at, seat)
        case "abandon":
            act = agreements.ask_to_end(at, seat)
        case _:
            raise Mistake("web-malformed")
    return await done(request, at, seat, act)


@post("/tables/{key:str}/answer")
async def answer(request: Asked, key: FromPath[str]) -> Answer:
    agrees = field(await sent(request), "answer") == "yes"
    at, seat = await seated(request, key)
    return await done(request, at, seat, tables_of(request).agreements.answer(at, seat, agrees))


@post("/tables/{key:str}/stand-in")
async def stand_in(request: Asked, key: FromPath[str]) -> Answer:
    bot = (await sent(request)).get("bot", "")
    at, seat = await seated(request, key)
    return await done(request, at, seat, tables_of(request).agreements.stand_in(at, seat, bot))


@post("/tables/{key:str}/leave")
async def leave(request: Asked, key: FromPath[str]) -> Answer:
    at, seat = await seated(request, key)
    await sent(request)
    return await done(request, at, None, tables_of(request).agreements.leave(at, seat))


@post("/tables/{key:str}/take-over")
async def take_over(request: Asked, key: FromPath[str]) -> Answer:
    """Ask for a seat that was left; the secret that will open it is kept by this browser from now on."""
    data = await sent(request)
    at, seat = await seated(request, key)
    name, secret = field(data, "name"), secrets.token_urlsafe(16)
    wanted = number(data, "seat")
    asking = tables_of(request).agreements.ask_for_seat(at, seat, wanted, name, secret)
    answer = await done(request, at, seat, asking)
    if seat is None and (answer.status_code or 500) < 400:
        for cookie in (remember_seat(key, secret), remember_name(name)):
            answer.set_cookie(cookie)
    return answer
