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
NOW = "now-"


def tables_of(request: Asked) -> Tables:
    tables: Tables = request.app.state.tables
    return tables


async def seated(request: Asked, key: str) -> tuple[Table, int | None]:
    """The table of this address, and the seat of whoever asks."""
    table = await tables_of(request).get(key)
    return table, seat_now(request, table)


def held_seats(request: Asked, table: Table) -> list[int]:
    """The seats this browser has the secrets of; several when people play on one screen."""
    secrets = request.cookies.get(SEAT + table.key, "").split(".")
    return sorted({seat for secret in secrets if (seat := table.seat_with(secret)) is not None})


def seat_now(request: Asked, table: Table) -> int | None:
    """Who sits before the screen: nobody as long as somebody else has to take it."""
    held = held_seats(request, table)
    if len(held) < 2:
        return held[0] if held else None
    now = request.cookies.get(NOW + table.key, "")
    waiting = to_move(table, held)
    found = next((seat for seat in held if str(seat) == now), None)
    return found if not waiting or found in waiting else None


def curtain_at(request: Asked, table: Table) -> int | None:
    """The seat whose player has to take the screen before anything is shown."""
    held = held_seats(request, table)
    if len(held) < 2 or seat_now(request, table) is not None:
        return None
    return next(iter(to_move(table, held) or held))


def to_move(table: Table, held: list[int]) -> list[int]:
    owed = table.game.owed() if table.fault is None else 0
    return [seat for seat in held if owed >> seat & 1]


def eyes_at(request: Asked, table: Table, seat: int | None) -> int | None:
    """Whose cards whoever asks may see: their own, or those of somebody who lends them their eyes."""
    return seat if seat is not None else table.eyes_with(request.cookies.get(EYES + table.key))


def lent_eyes(request: Asked, table: Table, seat: int | None) -> str | None:
    """The secret by which this player lets others watch, if it still does."""
    secret = request.cookies.get(LENT + table.key)
    return secret if seat is not None and table.eyes_with(secret) == seat else None


def remember_seat(key: str, *secrets: str) -> Cookie:
    return remember(SEAT + key, ".".join(secrets))


def remember_now(key: str, seat: int) -> Cookie:
    return remember(NOW + key, str(seat))


def tables_held(request: Asked) -> Iterator[str]:
    """The keys of the tables at which this browser has a seat, as far as it knows."""
    return (name.removeprefix(SEAT) for name in request.cookies if name.startswith(SEAT))


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
