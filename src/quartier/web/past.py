"""Looking back: the table at any moment of its game, as a seat or as somebody who only watched."""

from __future__ import annotations

from urllib.parse import urlencode

from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath
from litestar.response import Redirect

from quartier.table import Table
from quartier.web.frame import respond
from quartier.web.past_bar import WATCHER
from quartier.web.reader import Asked, reader_of
from quartier.web.respond import FRAGMENT, tagged, wants
from quartier.web.seats import eyes_at, seated
from quartier.web.sight import Back, sight_back
from quartier.web.table_page import fragment, table_page, table_style


@get("/tables/{key:str}/at", media_type=MediaType.HTML)
async def some_moment(request: Asked, key: FromPath[str]) -> Redirect:
    """Where the slider leads without script."""
    wanted = request.query_params.get("moment", "")
    moment = int(wanted) if wanted.isascii() and wanted.isdecimal() and len(wanted) < 9 else 0
    eyes = request.query_params.get("as")
    query = f"?{urlencode({'as': eyes})}" if eyes else ""
    return Redirect(f"/tables/{key}/at/{moment}{query}", status_code=303)


@get("/tables/{key:str}/at/{moment:int}", media_type=MediaType.HTML)
async def past(request: Asked, key: FromPath[str], moment: FromPath[int]) -> Response[str]:
    table, own = await seated(request, key)
    wanted = request.query_params.get("as", "")
    usual = eyes_at(request, table, own)
    eyes = wanted_eyes(table, usual, wanted)
    back = Back(max(0, min(moment, table.course.moments)), "" if eyes == usual else wanted)
    at = sight_back(reader_of(request), table, own, eyes, back)
    if wants(request, FRAGMENT):
        return tagged(request, fragment(at), MediaType.HTML)
    return respond(request, at.reader, table_page(at, table_style(at)))


def wanted_eyes(table: Table, usual: int | None, wanted: str) -> int | None:
    """Whose eyes one may look through: one's own or a watcher's, and anybody's when the game is over."""
    if wanted == WATCHER:
        return None
    seats = {str(player.seat): player.seat for player in table.players} if table.over else {}
    return seats.get(wanted, usual)
