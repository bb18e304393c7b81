"""Bots and standing orders: a table where one is to move has a task, which pauses, decides and enters."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager, suppress
from typing import Final

from quartier.bots import STREAMS, ask, find_bot
from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.record import seed_number
from quartier.table.course import Entry
from quartier.table.metrics import THINKING
from quartier.table.outcome import Stale
from quartier.table.table import PAUSES, Player, Table
from quartier.table.thinkers import Thinkers

log = logging.getLogger(__name__)

Enter = Callable[[Table, list[tuple[Entry, Game]]], Awaitable[None]]
Claim = Callable[[str], AbstractAsyncContextManager[bool]]
CatchUp = Callable[[Table], Awaitable[None]]
REST: Final = 5.0
"""Seconds before trying again when the store fails."""
ELSEWHERE: Final = 0.5
"""Seconds before asking again whether another process has let go of a table's bots."""


class BotTurns:
    def __init__(self, enter: Enter, claim: Claim, catch_up: CatchUp) -> None:
        self._enter = enter
        self._claim = claim
        self._catch_up = catch_up
        self._thinkers = Thinkers()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._tables: dict[str, Table] = {}
        self._closing = False

    def wake(self, table: Table) -> None:
        """See to it that the bots and orders of this table move, if one of them is to."""
        if not self._closing and table.key not in self._tasks and table.unattended():
            self._tables[table.key] = table
            self._tasks[table.key] = asyncio.create_task(self._run(table), name=f"bots of {table.key}")

    async def close(self) -> None:
        self._closing = True
        for table in self._tables.values():
            table.hurry.set()
        self._thinkers.close()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _run(self, table: Table) -> None:
        try:
            while not self._closing and table.unattended():
                try:
                    async with self._claim(table.key) as ours:
                        await self._catch_up(table)
                        if ours:
                            await self._take_turns(table)
                    if not ours:
                        await self._wait(table, ELSEWHERE)
                except Exception:
                    log.exception("table %s: the store fails", table.key)
                    await self._wait(table, REST)
        finally:
            del self._tasks[table.key], self._tables[table.key]

    async def _take_turns(self, table: Table) -> None:
        while not self._closing and (player := table.unattended()):
            await self._pause(table)
            with suppress(Stale):
                await self._decide(table, player)

    async def _pause(self, table: Table) -> None:
        """A pause at the table's pace; a move or an undo meanwhile starts it anew."""
        version = -1
        while version != table.version and not self._closing:
            version = table.version
            await self._wait(table, PAUSES[table.pace])

    async def _wait(self, table: Table, seconds: float) -> None:
        table.hurry.clear()
        if not self._closing:
            with suppress(TimeoutError):
                await asyncio.wait_for(table.hurry.wait(), seconds)

    async def _decide(self, table: Table, player: Player) -> None:
        version = table.version
        if self._closing or table.unattended() != player:
            return
        # thought out before the lock is taken: nobody waits for a bot
        if player.played_by:
            code: int | None = await chosen_by(table, player, self._thinkers)
        else:
            code = table.obeyed(player)
        async with table.lock:
            if self._closing or table.version != version:
                return
            if code is not None and table.unattended() == player:
                choice = table.title.describe(table.game, player.seat, code)
                await self._enter(table, [table.course.moved(player.seat, choice)])


async def chosen_by(table: Table, bot: Player, thinkers: Thinkers) -> int:
    """What the bot chooses; its first choice if it fails."""
    game, seat = table.game, bot.seat
    # hashed, so that no bot can work its way back to the seed
    luck = seed_number(f"{table.course.record.seed} bot {table.version} {seat}")
    choices = [int(code) for code in game.choices(seat)]
    try:
        with THINKING.labels(bot.played_by).time():
            thinker = find_bot(bot.played_by)
            if thinker.slow and len(choices) > 1:
                code = await thinkers.think(table.course.record, thinker.key, seat, luck)
            else:
                own = Luck(luck, STREAMS)
                code = int(await asyncio.to_thread(ask, thinker, table.title, game.copy(), seat, own))
        if code in choices:
            return code
        log.error("table %s: bot %s chose %d, which it may not", table.key, bot.played_by, code)
    except Exception:
        log.exception("table %s: bot %s fails", table.key, bot.played_by)
    return choices[0]
