"""Which seat a browser holds at which table: secrets kept in cookies, one for each table."""

from __future__ import annotations

from collections.abc import Iterator

from litestar.datastructures import Cookie

from quartier.table import Table, Tables
from quartier.web.reader import Asked, remember

SEAT = "seat-"
LINKS = "links-"
EYES = "eyes-"
LENT = "lent-"


def tables_of(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def seated(request: Asked, key: str) -> tuple[Table, int | None]:
    """The table of this address, and the seat of whoever asks."""
    tables = tables_of(request)
    table = await tables.get(key)
    return table, await tables.seat_at(table, request.cookies.get(SEAT + key))


def eyes_at(request: Asked, table: Table, seat: int | None) -> int | None:
    """Whose cards whoever asks may see: their own, or those of somebody who lends them their eyes."""
    return seat if seat is not None else table.eyes_with(request.cookies.get(EYES + table.key))


def lent_eyes(request: Asked, table: Table, seat: int | None) -> str | None:
    """The secret by which this player lets others watch, if it still does."""
    secret = request.cookies.get(LENT + table.key)
    return secret if seat is not None and table.eyes_with(secret) == seat else None


def remember_seat(key: str, secret: str) -> Cookie:
    return remember(SEAT + key, secret)


def seat_cookies(request: Asked) -> Iterator[tuple[str, str]]:
    for name, secret in request.cookies.items():
        if name.startswith(SEAT):
            yield name.removeprefix(SEAT), secret


def remember_links(key: str, secrets: dict[int, str]) -> Cookie:
    """The secrets of the others' seats, so that whoever set the table can hand them out later too."""
    return remember(LINKS + key, ".".join(f"{seat}-{secret}" for seat, secret in secrets.items()))


def links_at(request: Asked, table: Table) -> dict[int, str]:
    """The seats this browser can invite to, with their secrets."""
    found: dict[int, str] = {}
    for part in request.cookies.get(LINKS + table.key, "").split("."):
        seat, _, secret = part.partition("-")
        if secret and table.seat_with(secret) == (int(seat) if seat.isdecimal() else None):
            found[int(seat)] = secret
    return found
