"""Whose turn it is to think for a table's bots: on PostgreSQL one process at a time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine


class Claims:
    """Advisory locks on one connection: when the process dies, the database lets them go.

    They only save double work, since no entry can be written twice. So SQLite does without.
    """

    def __init__(self, reading: AsyncEngine) -> None:
        self._reading = reading
        self._line: AsyncConnection | None = None
        self._speaking = asyncio.Lock()

    @asynccontextmanager
    async def claim(self, key: str) -> AsyncIterator[bool]:
        """Whether this table's bots are ours to move, until the end of the block."""
        if self._reading.dialect.name == "sqlite":
            yield True
        elif not await self._ask("pg_try_advisory_lock", key):
            yield False
        else:
            try:
                yield True
            finally:
                await self._ask("pg_advisory_unlock", key)

    async def close(self) -> None:
        if self._line is not None:
            await self._line.invalidate()
            await self._line.close()

    async def _ask(self, function: str, key: str) -> bool:
        async with self._speaking:
            if self._line is not None and self._line.invalidated:
                await self._line.close()
                self._line = None
            if self._line is None:
                self._line = await self._reading.connect()
            lock = func.hashtextextended(f"bots of {key}", 0)
            return bool(await self._line.scalar(select(getattr(func, function)(lock))))
