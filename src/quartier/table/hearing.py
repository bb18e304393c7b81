"""Keeping up with other processes: watched tables follow what those write, and bots they abandoned go on."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import aclosing
from typing import Final

from quartier.core.phrase import Mistake
from quartier.table.metrics import FOLLOWED
from quartier.table.notices import Notice
from quartier.table.shelf import Shelf
from quartier.table.store import Store, milliseconds
from quartier.table.table import Table
from quartier.table.watch import Watches

log = logging.getLogger(__name__)

UNKNOWN: Final = -1
AGAIN: Final = 1.0
"""Seconds before listening again when the line to the database broke."""
ABANDONED: Final = 10_000
"""Milliseconds after which a bot that did not move is taken for one whose process is gone."""


class Hearing:
    def __init__(
        self, store: Store, watches: Watches, shelf: Shelf,
        refresh: Callable[[Table], Awaitable[None]], wake: Callable[[str], Awaitable[object]],
    ) -> None:
        self._store = store
        self._watches = watches
        self._shelf = shelf
        self._refresh = refresh
        self._wake = wake
        self._woken = 0
        """Bots whose turn came by then have been seen to."""
        self._task: asyncio.Task[None] | None = None
        self._following: set[asyncio.Task[None]] = set()
        self._looking = asyncio.Lock()
        self._closing = False

    def open(self) -> None:
        self._task = asyncio.create_task(self._run(), name="hearing")

    async def close(self) -> None:
        self._closing = True
        if self._task is not None:
            async with self._looking:
                self._task.cancel()
            await asyncio.wait([self._task, *self._following])

    async def _run(self) -> None:
        while True:
            try:
                async with aclosing(self._store.notices()) as notices:
                    async for notice in notices:
                        if notice is None:
                            async with self._looking:
                                await self._look_around()
                        else:
                            self._mind(notice)
            except Exception as error:
                log.warning("the line to the database broke: %s", str(error).partition("\n")[0])
            await asyncio.sleep(AGAIN)

    def _mind(self, notice: Notice) -> None:
        """Follow it, while the next notice is heard: no table waits for another."""
        key, changes = notice
        if key in self._watches and self._known(key) < changes:
            task = asyncio.create_task(self._follow(notice), name=f"following {key}")
            self._following.add(task)
            task.add_done_callback(self._following.discard)

    def _known(self, key: str) -> int:
        """How many changes of this table memory has seen."""
        table = self._shelf.held(key)
        return UNKNOWN if table is None else table.changes

    async def _follow(self, notice: Notice) -> None:
        key, changes = notice
        table = self._shelf.held(key)
        if table is None:
            self._watches.tell(key)
            return
        try:
            async with table.lock:
                if table.changes < changes:
                    FOLLOWED.inc()
                    await self._refresh(table)
        except Mistake as mistake:
            # looking around will find it again
            log.warning("table %s: %s", key, mistake)

    async def _look_around(self) -> None:
        """Find out what no notice told: because it was missed, or because there are none."""
        if watched := {key: self._known(key) for key in self._watches}:
            for notice in await self._store.changed(watched):
                await self._follow(notice)
        # at the start whatever bot is to move has nobody; later those get time who have one
        until = milliseconds() - (ABANDONED if self._woken else 0)
        if until < self._woken + ABANDONED:
            return
        for key in await self._store.owed_unattended(self._woken, until):
            if self._closing:
                return
            try:
                await self._wake(key)
            except Mistake as mistake:
                log.warning("table %s: %s", key, mistake)
        self._woken = until
