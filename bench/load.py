"""Many open streams, and tables that move: how long after a click the last viewer has seen it.

`python -m bench.load [--tables 250] [--streams 1000] [--every 4] [--seconds 20] [--houses 2]`

Each table moves once in so many seconds. The streams are spread over the tables and the processes: first
the seats, then people who watch. What a move costs is counted in processor time of the servers too, which
says more than a clock on a machine that others use. PostgreSQL unless `--sqlite`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from time import perf_counter
from typing import Final

import psutil  # type: ignore[import-untyped]
from rich.console import Console
from rich.table import Table as Grid

from bench.houses import House, open_all
from bench.postgres import postgres
from bench.visitor import Line, Visitor, seen, token_of
from quartier.table import PERSON, Table, Tables
from quartier.titles import find_title

PATIENCE: Final = 10.0
"""Seconds after which a move that somebody has not seen counts as this late."""
WARMING: Final = 4.0


class Viewer:
    def __init__(self, visitor: Visitor, port: int, packed: bool) -> None:
        self.visitor = visitor
        self.port = port
        self.version = -1
        self.last = b""
        self.heard = asyncio.Event()
        self.bytes = 0
        self._packed = packed

    async def watch(self) -> None:
        async for event in self.visitor.stream(self.port, self._packed):
            at = event.find(b'data-version="') + 14
            if at > 13:
                self.version = int(event[at : event.index(b'"', at)])
                self.last = event
                self.bytes += len(event)
                self.heard.set()

    async def reaches(self, version: int) -> None:
        while self.version < version:
            self.heard.clear()
            await self.heard.wait()


class Moving:
    """A table, and those who look at it; the first of them have its seats."""

    def __init__(self, viewers: list[Viewer], seats: int) -> None:
        self.viewers = viewers
        self.seats = seats
        self.delays: list[float] = []
        self.answers: list[float] = []
        self.over = False

    async def move_every(self, seconds: float, first: float) -> None:
        await asyncio.sleep(first)
        due = perf_counter()
        while True:
            await self._move()
            due += seconds
            await asyncio.sleep(max(0.0, due - perf_counter()))

    async def _move(self) -> None:
        for viewer in self.viewers[: self.seats]:
            shown = seen(viewer.last)
            if shown is not None and shown.moves:
                break
        else:
            self.over = True
            return
        began = perf_counter()
        move = shown.moves[shown.version % len(shown.moves)]
        line = await Line.to(viewer.port)
        answer = await viewer.visitor.post(line, "moves", version=shown.version, once="l", move=move)
        line.close()
        self.answers.append(perf_counter() - began)
        assert answer.status == 200, answer
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*(one.reaches(shown.version + 1) for one in self.viewers))
        self.delays.append(perf_counter() - began)


async def load(asked: argparse.Namespace, database: str, folder: Path) -> tuple[Grid, bool]:
    houses = [House(database, folder / f"house-{n}.log") for n in range(asked.houses)]
    setting = await Tables.open(database)
    try:
        await open_all(houses)
        idle = sum(memory(house) for house in houses)
        moving = await tables_in(setting, houses, asked)
        watching = [asyncio.create_task(one.watch()) for table in moving for one in table.viewers]
        for table in moving:
            for viewer in table.viewers:
                await asyncio.wait_for(viewer.reaches(0), 60)
        held = sum(memory(house) for house in houses)
        movers = [
            asyncio.create_task(table.move_every(asked.every, asked.every * n / len(moving)))
            for n, table in enumerate(moving)
        ]
        await asyncio.sleep(WARMING)
        for table in moving:
            table.delays.clear()
            table.answers.clear()
        before, began = sum(map(processor, houses)), perf_counter()
        mine = psutil.Process().cpu_times().user
        await asyncio.sleep(asked.seconds)
        spent, lasted = sum(map(processor, houses)) - before, perf_counter() - began
        mine = psutil.Process().cpu_times().user - mine
        moves = sum(len(table.delays) for table in moving)
        for task in (*movers, *watching):
            if task.done() and not task.cancelled() and (error := task.exception()):
                raise error
            task.cancel()
        await asyncio.wait([*movers, *watching])
    finally:
        await asyncio.gather(*(house.kill() for house in houses))
        await setting.close()
    delays = sorted(delay for table in moving for delay in table.delays)
    answers = sorted(answer for table in moving for answer in table.answers)
    grid = Grid("", "", box=None, padding=(0, 3, 0, 0))
    for name, value in (
        ("open streams", f"{sum(len(table.viewers) for table in moving)}"),
        ("tables", f"{len(moving)}, of which {sum(table.over for table in moving)} ended"),
        ("moves a second", f"{moves / lasted:.1f} (wanted {len(moving) / asked.every:.1f})"),
        ("click to answer, median and 95 of 100", f"{share(answers, 50):.0f}, {share(answers, 95):.0f} ms"),
        ("click to last viewer, median", f"{share(delays, 50):.0f} ms"),
        ("click to last viewer, 95 of 100", f"{share(delays, 95):.0f} ms"),
        ("click to last viewer, most", f"{delays[-1] * 1000:.0f} ms"),
        ("server processor time a move", f"{spent / moves * 1000:.1f} ms"),
        ("servers' share of a core", f"{spent / lasted:.0%}"),
        ("this generator's share of a core", f"{mine / lasted:.0%}"),
        ("memory of a stream and its share of a table", f"{(held - idle) / len(watching) / 1000:.0f} kB"),
    ):
        grid.add_row(name, value)
    return grid, share(delays, 95) <= 250


def share(ordered: list[float], percent: int) -> float:
    """In milliseconds."""
    return ordered[len(ordered) * percent // 100] * 1000


def memory(house: House) -> int:
    resident: int = psutil.Process(house.pid).memory_info().rss
    return resident


def processor(house: House) -> float:
    times = psutil.Process(house.pid).cpu_times()
    return float(times.user + times.system)


async def tables_in(setting: Tables, houses: list[House], asked: argparse.Namespace) -> list[Moving]:
    token = await token_of(houses[0].port)
    chance = random.Random(1)
    seats = asked.seats or find_title(asked.title).seats[0]
    found = []
    for number in range(asked.tables):
        table, secrets = await setting.create(asked.title, [PERSON] * seats, {})
        for seat in range(seats):
            await setting.sit(table, seat, f"Player {seat + 1}")
        await played(setting, table, asked.moves)
        wanted = (asked.streams + number) // asked.tables
        visitors = [Visitor(table.key, seat, secret, token) for seat, secret in enumerate(secrets)]
        visitors += [Visitor(table.key, None, "", token) for _ in range(wanted - seats)]
        ports = [chance.choice(houses).port for _ in visitors]
        viewers = [Viewer(*one, asked.gzip) for one in zip(visitors, ports, strict=True)]
        found.append(Moving(viewers, seats))
    return found


async def played(setting: Tables, table: Table, moves: int) -> None:
    """The table in the midst of its game."""
    while table.version < moves and not table.over:
        owed = int(table.game.owed())
        seat = (owed & -owed).bit_length() - 1
        menu = table.title.menu(table.game, seat)
        move = menu[table.version % len(menu)].notation
        await setting.move(table, seat, move, table.version, f"p{table.version}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("title", nargs="?", default="blueprints")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--streams", type=int, default=1000)
    parser.add_argument("--every", type=float, default=4)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--houses", type=int, default=2)
    parser.add_argument("--seats", type=int, default=0, help="by default as few as can play")
    parser.add_argument("--moves", type=int, default=10, help="made at each table before it is measured")
    parser.add_argument("--gzip", action="store_true", help="streams are compressed, as browsers ask for it")
    parser.add_argument("--sqlite", action="store_true")
    asked = parser.parse_args()
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = f"sqlite:///{folder}/load.db"
        if not asked.sqlite:
            database = stack.enter_context(postgres()).fresh()
        grid, reached = asyncio.run(load(asked, database, folder))
    Console(highlight=False).print(grid)
    return 0 if reached else 1


if __name__ == "__main__":
    raise SystemExit(main())
