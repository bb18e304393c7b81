"""Bots that think for long do so in processes of their own: neither the server nor other players wait.

A worker is the house, not the bot: it plays the game again from its record, and hands the bot a game imagined
for its seat. So a title's games need not be picklable, and no bot sees the truth, the seed or the record.
"""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final

import msgspec

from quartier.bots import STREAMS, ask, find_bot
from quartier.bots.crew import crew, dismiss
from quartier.core.luck import Luck
from quartier.record import Record, deal, replay
from quartier.titles import find_title

MOST: Final = max(1, (os.cpu_count() or 1) - 1)
"""One core is left to the server; bots that find no worker free wait in line."""
PATIENCE: Final = 5


class Thinkers:
    def __init__(self) -> None:
        self._crew: ProcessPoolExecutor | None = None
        self._closed = False

    async def think(self, record: Record, bot: str, seat: int, luck: int) -> int:
        """What the bot chooses for this seat after the moves of the record."""
        # as it is now: who plays on meanwhile changes the record
        so_far = msgspec.structs.replace(record, moves=record.moves[:], digests=record.digests[:])
        work = partial(thought_out, so_far, bot, seat, luck)
        try:
            return await self._do(work)
        except BrokenProcessPool:
            if self._closed:
                raise asyncio.CancelledError("the house closes") from None
            # a worker was killed: once more, with others
            self._crew = None
            return await self._do(work)

    async def _do(self, work: partial[int]) -> int:
        if self._crew is None:
            self._crew = crew(MOST, PATIENCE)
        return await asyncio.get_running_loop().run_in_executor(self._crew, work)

    def close(self) -> None:
        """Nobody need think any more."""
        self._closed = True
        if self._crew is not None:
            dismiss(self._crew)


def thought_out(record: Record, bot: str, seat: int, luck: int) -> int:
    game = deal(record)
    for step in replay(record):
        game = step.game
    return ask(find_bot(bot), find_title(record.title), game, seat, Luck(luck, STREAMS))
