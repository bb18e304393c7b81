"""What many see is drawn once: those at a table who read alike, through the same eyes."""

from __future__ import annotations

import asyncio
from secrets import token_hex
from typing import Final

import msgspec

from quartier.table import Table
from quartier.web.reader import Reader
from quartier.web.sight import sight
from quartier.web.table_page import fragment

TOKEN_HERE: Final = token_hex(16)
"""Stands in a shared drawing where every reader's own token belongs."""
KEPT: Final = 1.0
"""Seconds; all who are told of a change ask at once."""

_drawn: dict[tuple[object, ...], str] = {}


def shared_fragment(
    reader: Reader, table: Table, seat: int | None, inviting: bool, eyes: int | None, curtain: int | None
) -> str:
    """The fragment of a table as it is now, with nothing picked."""
    alike = msgspec.structs.replace(reader, token=TOKEN_HERE)
    what = table.key, table.changes, alike, seat, inviting, eyes, curtain
    found = _drawn.get(what)
    if found is None:
        now = sight(alike, table, seat, inviting=inviting, eyes=eyes, curtain=curtain)
        found = _drawn[what] = str(fragment(now))
        asyncio.get_running_loop().call_later(KEPT, _drawn.pop, what, None)
    return found.replace(TOKEN_HERE, reader.token)
