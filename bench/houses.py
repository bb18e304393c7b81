"""Server processes on loopback: opened, killed, opened again."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from pathlib import Path
from time import monotonic
from typing import Final

from bench.visitor import Line, Lost

OPENING: Final = 240.0
"""Seconds within which a process must answer."""


class House:
    def __init__(self, database: str, log: Path, *options: str) -> None:
        self.database = database
        self.port = free_port()
        self._log = log
        self._options = options
        self._process: asyncio.subprocess.Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def open(self) -> None:
        """Until it is ready; one that gives up, since the database is away, is started again."""
        until = monotonic() + OPENING
        while monotonic() < until:
            if self._process is None or self._process.returncode is not None:
                await self._start()
            try:
                line = await Line.to(self.port)
                answer = await line.ask("GET", "/ready")
                line.close()
                if answer.status == 200:
                    return
            except Lost:
                pass
            await asyncio.sleep(0.1)
        raise TimeoutError(f"the house at port {self.port} does not open; see {self._log}")

    async def _start(self) -> None:
        with open(self._log, "ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "quartier", "serve", "--port", str(self.port),
                "--database", self.database, *self._options, stdout=log, stderr=log,
            )

    async def kill(self) -> None:
        """As the machine would: without a word."""
        await self._end(signal.SIGKILL)

    async def close(self) -> None:
        await self._end(signal.SIGINT)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.send_signal(how)
            await self._process.wait()
        self._process = None


async def open_all(houses: list[House]) -> None:
    """If one does not open, none goes on trying behind whoever closes them."""
    async with asyncio.TaskGroup() as opening:
        for house in houses:
            opening.create_task(house.open())


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
