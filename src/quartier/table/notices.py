"""How processes tell each other that a table changed: that, not what, so a missed notice costs nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from typing import Final

from sqlalchemy import ColumnElement, Text, cast, func
from sqlalchemy.ext.asyncio import AsyncEngine

from quartier.table.schema import tables

CHANNEL: Final = "quartier"
ASKING: Final = {"sqlite": 1.0, "postgresql": 10.0}
"""Seconds after which to look for oneself; for SQLite, which tells nothing, the only way."""

Notice = tuple[str, int]
"""A table's key, and how many changes it has seen."""


def told_on_commit() -> ColumnElement[str]:
    """Returned by an update of a table's row, it tells all who listen on PostgreSQL."""
    return func.pg_notify(CHANNEL, tables.c.key + " " + cast(tables.c.changes, Text))


async def notices(reading: AsyncEngine) -> AsyncGenerator[Notice | None]:
    """Tables that changed; None for: look yourself, since anything may have been missed."""
    if reading.dialect.name == "sqlite":
        while True:
            yield None
            await asyncio.sleep(ASKING["sqlite"])
    async with reading.connect() as connection:
        line = (await connection.get_raw_connection()).driver_connection
        assert line is not None
        try:
            await line.execute(f"LISTEN {CHANNEL}")
            while True:
                yield None
                async for heard in line.notifies(timeout=ASKING["postgresql"]):
                    key, _, changes = heard.payload.partition(" ")
                    yield key, int(changes)
        finally:
            # it listens, so it is of no use to anybody else
            await connection.invalidate()
