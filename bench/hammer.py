"""Tables hammered through several server processes on one PostgreSQL; whatever comes of it is checked.

`python -m bench.hammer [--seconds 60] [--tables 40] [--houses 4] [--kill]`

Every seat sends moves from what its stream shows: two at once, the same one again and elsewhere, old
ones, late ones, and some are taken back; a bot sits beside them. With `--kill`, processes die by
`kill -9` and the database is restarted under them. In the end every log must be one legal game with
every accepted move in it once, and every viewer must have been told of its last version.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final

import msgspec
from sqlalchemy import select

from bench.houses import House, open_all
from bench.postgres import Postgres, postgres
from bench.visitor import Line, Lost, Seen, Visitor, seen, token_of
from quartier.table import PERSON, Tables
from quartier.table.database import open_database
from quartier.table.schema import entries
from quartier.titles import find_title
from quartier.web.respond import stamp

ENDING: Final = 120.0
"""Seconds in which everybody must have heard of the last version."""
PATIENCE: Final = 60.0
LATE: Final = 0.3
KILL_EVERY: Final = 1.5


class Found(msgspec.Struct):
    """What came of it; `wrong` must be empty."""

    answers: dict[str, int]
    entries: int = 0
    bots: int = 0
    """Those of the entries that bots made."""
    viewers: int = 0
    killed: int = 0
    restarts: int = 0
    wrong: list[str] = []


class Ring:
    """The server processes, and what was sent to them."""

    def __init__(self, houses: list[House], chance: random.Random) -> None:
        self.houses = houses
        self.chance = chance
        self.open = True
        self.answers: Counter[str] = Counter()
        self.sent: set[tuple[str, int, str]] = set()
        self.accepted: set[tuple[str, int, str]] = set()

    def port(self) -> int:
        return self.chance.choice(self.houses).port

    async def send(self, visitor: Visitor, what: str, version: int, once: str, move: str = "") -> None:
        """Until there is an answer, asking anybody: the same thing sent twice counts once."""
        assert visitor.seat is not None
        name = visitor.key, visitor.seat, stamp(f"{once} {move or what}")
        self.sent.add(name)
        while True:
            try:
                line = await Line.to(self.port())
                try:
                    answer = await visitor.post(line, what, version=version, once=once, move=move)
                finally:
                    line.close()
            except Lost:
                self.answers["lost"] += 1
            else:
                self.answers[str(answer.status)] += 1
                if answer.status == 200:
                    self.accepted.add(name)
                if answer.status < 500:
                    return
            await asyncio.sleep(self.chance.uniform(0.05, 0.3))


class Viewer:
    """Has a stream open, at whichever process; when it breaks, at another."""

    def __init__(self, ring: Ring, visitor: Visitor) -> None:
        self.ring = ring
        self.visitor = visitor
        self.seen = Seen(-1, [], False)
        self.news = asyncio.Event()

    async def watch(self) -> None:
        while True:
            with suppress(Lost):
                async for event in self.visitor.stream(self.ring.port()):
                    self.seen = seen(event) or self.seen
                    self.news.set()
            await asyncio.sleep(self.ring.chance.uniform(0.05, 0.3))

    async def play(self) -> None:
        ring, numbers = self.ring, iter(range(1_000_000))
        before = self.seen
        while ring.open:
            now, once = self.seen, f"h{next(numbers)}"
            if not now.moves and not (now.may_undo and ring.chance.random() < 0.1):
                self.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.news.wait(), 0.5)
                continue
            await asyncio.gather(*self._blows(now, before, once))
            before = now

    def _blows(self, now: Seen, before: Seen, once: str) -> list[asyncio.Task[None]]:
        chance = self.ring.chance
        if not now.moves or (now.may_undo and chance.random() < 0.15):
            return [self._blow("undo", now.version, once) for _ in range(2)]
        moves = [self._blow("moves", now.version, f"{once}-{n}", chance.choice(now.moves)) for n in range(2)]
        again = chance.choice(now.moves)
        moves += [self._blow("moves", now.version, f"{once}-again", again) for _ in range(2)]
        if before.moves:
            old = chance.choice(before.moves)
            moves.append(self._blow("moves", before.version, f"{once}-old", old))
        late = chance.choice(now.moves)
        moves.append(self._blow("moves", now.version, f"{once}-late", late, chance.uniform(0, LATE)))
        return chance.sample(moves, len(moves))

    def _blow(
        self, what: str, version: int, once: str, move: str = "", late: float = 0
    ) -> asyncio.Task[None]:
        async def blow() -> None:
            await asyncio.sleep(late)
            await self.ring.send(self.visitor, what, version, once, move)

        return asyncio.create_task(blow())


async def hammer(
    server: Postgres, folder: Path, title: str, seconds: float, tables: int, houses: int, kill: bool,
    least: int = 0,
) -> Found:
    """For so many seconds, and longer if not even the `least` number of moves was accepted by then."""
    chance = random.Random(1)
    database = server.fresh()
    ring = Ring([House(database, folder / f"house-{n}.log") for n in range(houses)], chance)
    setting = await Tables.open(database)
    try:
        await open_all(ring.houses)
        viewers = await seated(setting, ring, title, tables)
        watching = [asyncio.create_task(viewer.watch()) for viewer in viewers]
        playing = [asyncio.create_task(one.play()) for one in viewers if one.visitor.seat is not None]
        found = Found({}, viewers=len(viewers))
        trouble = asyncio.create_task(trouble_in(ring, server, found)) if kill else None
        await asyncio.sleep(seconds)
        until = monotonic() + PATIENCE
        while len(ring.accepted) < least and monotonic() < until:
            await asyncio.sleep(0.2)
        ring.open = False
        if trouble is not None:
            trouble.cancel()
            await asyncio.wait([trouble])
            await open_all(ring.houses)
        await asyncio.gather(*playing)
        found.answers = dict(ring.answers)
        await check(setting, database, ring, viewers, found)
        for task in watching:
            task.cancel()
        await asyncio.wait(watching)
        return found
    finally:
        await asyncio.gather(*(house.kill() for house in ring.houses))
        await setting.close()


async def seated(setting: Tables, ring: Ring, title: str, tables: int) -> list[Viewer]:
    token = await token_of(ring.port())
    most = find_title(title).seats[-1]
    viewers = []
    for _ in range(tables):
        kinds = [PERSON, PERSON, "random"][:most]
        table, secrets = await setting.create(title, kinds, {}, pace="instant")
        visitors = [Visitor(table.key, None, "", token)]
        for seat in (0, 1):
            await setting.sit(table, seat, f"Player {seat + 1}")
            visitors.append(Visitor(table.key, seat, secrets[seat], token))
        viewers += [Viewer(ring, visitor) for visitor in visitors]
    return viewers


async def trouble_in(ring: Ring, server: Postgres, found: Found) -> None:
    opening: set[asyncio.Task[None]] = set()
    try:
        while True:
            await asyncio.sleep(KILL_EVERY)
            if found.killed % 3 == 2 and found.restarts <= found.killed // 3:
                await asyncio.to_thread(server.restart)
                found.restarts += 1
                continue
            house = ring.chance.choice(ring.houses)
            await house.kill()
            found.killed += 1
            opening.add(asyncio.create_task(house.open()))
    finally:
        for task in opening:
            task.cancel()
        await asyncio.gather(*opening, return_exceptions=True)


async def check(setting: Tables, database: str, ring: Ring, viewers: list[Viewer], found: Found) -> None:
    """Each table: one legal game, every accepted move in it once, none that nobody sent, everybody told."""
    keys = {viewer.visitor.key for viewer in viewers}
    until = monotonic() + ENDING
    while [key for key in keys if (await setting.get(key)).unattended()]:
        if monotonic() > until:
            found.wrong.append("bots do not move")
            return
        await asyncio.sleep(0.1)
    engine = await open_database(database)
    try:
        async with engine.connect() as connection:
            rows = (await connection.execute(select(entries).order_by(entries.c.n))).all()
    finally:
        await engine.dispose()
    found.entries = len(rows)
    kept = Counter((row.table_key, row.seat, row.once) for row in rows if row.once is not None)
    found.bots = len(rows) - kept.total()
    found.wrong += [f"{name} was accepted and is lost" for name in ring.accepted - kept.keys()]
    found.wrong += [f"{name} was never sent" for name in kept.keys() - ring.sent]
    found.wrong += [f"{name} counts {count} times" for name, count in kept.items() if count > 1]
    for key in keys:
        log = [row.n for row in rows if row.table_key == key]
        table = await setting.get(key)
        if log != list(range(1, len(log) + 1)) or table.version != len(log) or table.fault is not None:
            found.wrong.append(f"table {key} does not replay: {table.fault}, entries {log}")
    versions = {key: (await setting.get(key)).version for key in keys}
    while behind := [one for one in viewers if one.seen.version != versions[one.visitor.key]]:
        if monotonic() > until:
            found.wrong += [f"a viewer of {one.visitor.key} is at {one.seen.version}" for one in behind]
            return
        await asyncio.sleep(0.1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("title", nargs="?", default="blueprints")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--houses", type=int, default=4)
    parser.add_argument("--kill", action="store_true")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, postgres() as server:
        found = asyncio.run(
            hammer(
                server, Path(folder), asked.title, asked.seconds, asked.tables, asked.houses, asked.kill
            )
        )
    print(msgspec.json.format(msgspec.json.encode(found)).decode())
    return 1 if found.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
