"""Where tables are kept. The log is the truth; everything else here follows from it or names people."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncGenerator, AsyncIterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext, suppress
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, insert, or_, select, true, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from quartier.core.phrase import Mistake
from quartier.table.claims import Claims
from quartier.table.course import Entry
from quartier.table.database import newest_revision, open_database, revision_in
from quartier.table.metrics import FAILURES
from quartier.table.notices import Notice, notices, told_on_commit
from quartier.table.schema import entries, house, said, seats, tables

log = logging.getLogger(__name__)


class Row(msgspec.Struct, frozen=True):
    """A table as it is stored, without its log."""

    key: str
    title: str
    edition: str
    rules: int
    options: dict[str, str]
    seed: str
    dealt: str
    name: str
    pace: str
    version: int
    changes: int
    owed: int
    created_at: int
    changed_at: int
    proposal: dict[str, Any] | None = None
    abandoned: bool = False


class SeatRow(msgspec.Struct, frozen=True):
    seat: int
    name: str
    bot: str
    secret_hash: str | None
    order: str = ""
    stand_in: str = ""
    eyes_hash: str | None = None
    notes: str = ""


class Said(msgspec.Struct, frozen=True):
    """A line of the chat."""

    n: int
    seat: int
    name: str
    text: str
    said_at: int


ROW = [tables.c[name] for name in Row.__struct_fields__]
SEAT_ROW = [seats.c[name] for name in SeatRow.__struct_fields__]


SAID = [said.c[name] for name in Said.__struct_fields__]


class Stored(msgspec.Struct, frozen=True):
    table: Row
    seats: list[SeatRow]
    entries: list[Entry]
    """Those past the version that was asked for."""
    said: list[Said] = []
    """What was said past what was heard."""


class Taken(Exception):
    """Somebody else wrote this entry first, or this very one was written before."""


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


@asynccontextmanager
async def _reached() -> AsyncIterator[None]:
    """Whatever keeps the database from answering is one mistake, and none of the one who asks."""
    try:
        yield
    except IntegrityError:
        raise
    except (DBAPIError, PoolTimeout, OSError) as error:
        FAILURES.inc()
        log.warning("the database does not answer: %s", str(error).partition("\n")[0])
        raise Mistake("database-away") from error


class Store:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._claims = Claims(self._at_once)
        self._revision = newest_revision()
        one_writer = engine.dialect.name == "sqlite"
        self._turn = asyncio.Lock() if one_writer else nullcontext()
        self._told = [] if one_writer else [told_on_commit()]

    @classmethod
    async def open(cls, database: str) -> Store:
        return cls(await open_database(database))

    async def close(self) -> None:
        await self._claims.close()
        await self._engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with _reached(), self._at_once.connect() as connection:
            yield connection

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._turn, _reached(), self._engine.begin() as connection:
            yield connection

    async def secret(self) -> str:
        """What the house signs with; made by whoever asks first."""
        found: str | None = None
        while found is None:
            async with self._reading() as connection:
                found = await connection.scalar(select(house.c.secret))
            if found is None:
                with suppress(IntegrityError):
                    async with self._writing() as connection:
                        await connection.execute(insert(house).values(id=1, secret=secrets.token_hex(32)))
        return found

    async def create(self, table: Row, players: list[SeatRow], log: Sequence[Entry] = ()) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(tables).values(msgspec.structs.asdict(table)))
            await connection.execute(
                insert(seats),
                [{"table_key": table.key, **msgspec.structs.asdict(player)} for player in players],
            )
            if log:
                await self._enter(connection, table.key, log, table.created_at)

    async def load(self, key: str, after: int = 0, heard: int = 0) -> Stored | None:
        """The table with the entries of its log past a version, and what was said since somebody listened."""
        async with self._reading() as connection:
            found = (await connection.execute(select(*ROW).where(tables.c.key == key))).one_or_none()
            if found is None:
                return None
            row = Row(*found)
            players = await connection.execute(
                select(*SEAT_ROW).where(seats.c.table_key == key).order_by(seats.c.seat)
            )
            log = await connection.execute(
                select(entries.c.n, entries.c.seat, entries.c.notation, entries.c.digest)
                .where(entries.c.table_key == key, entries.c.n > after, entries.c.n <= row.version)
                .order_by(entries.c.n)
            )
            chat = await connection.execute(
                select(*SAID).where(said.c.table_key == key, said.c.n > heard).order_by(said.c.n)
            )
            return Stored(
                row, [SeatRow(*player) for player in players], [Entry(*entry) for entry in log],
                [Said(*line) for line in chat],
            )

    async def changes(self, key: str) -> int | None:
        async with self._reading() as connection:
            found: int | None = await connection.scalar(select(tables.c.changes).where(tables.c.key == key))
            return found

    async def append(self, key: str, log: Sequence[Entry], owed: int) -> int:
        """Write the next entries, or raise `Taken` and write nothing; how many changes the table has seen."""
        now = milliseconds()
        try:
            async with self._writing() as connection:
                values = {"version": log[-1].n, "owed": owed, "changed_at": now}
                changes = await self._change(connection, key, tables.c.version == log[0].n - 1, **values)
                if changes is None:
                    raise Taken
                await self._enter(connection, key, log, now)
        except IntegrityError:
            raise Taken from None
        return changes

    async def _enter(self, connection: AsyncConnection, key: str, log: Sequence[Entry], now: int) -> None:
        await connection.execute(
            insert(entries),
            [{"table_key": key, "entered_at": now, **msgspec.structs.asdict(one)} for one in log],
        )

    async def has_entered(self, key: str, seat: int, once: str) -> bool:
        async with self._reading() as connection:
            found = await connection.scalar(
                select(entries.c.n).where(
                    entries.c.table_key == key, entries.c.seat == seat, entries.c.once == once
                )
            )
            return found is not None

    async def seat_of(self, secret_hash: str) -> tuple[str, int] | None:
        return await self._seat_where(seats.c.secret_hash == secret_hash)

    async def eyes_of(self, eyes_hash: str) -> tuple[str, int] | None:
        return await self._seat_where(seats.c.eyes_hash == eyes_hash)

    async def _seat_where(self, condition: ColumnElement[bool]) -> tuple[str, int] | None:
        async with self._reading() as connection:
            found = await connection.execute(select(seats.c.table_key, seats.c.seat).where(condition))
            row = found.one_or_none()
            return (row.table_key, row.seat) if row else None

    async def say(self, key: str, seat: int, name: str, text: str) -> Said:
        """Write down what was said."""
        async with self._writing() as connection:
            line = Said(await self._touch(connection, key), seat, name, text, milliseconds())
            await connection.execute(insert(said).values(table_key=key, **msgspec.structs.asdict(line)))
        return line

    async def set_seat(self, key: str, seat: int, **values: str | None) -> int:
        """Change what is kept of a seat; how many changes the table has seen."""
        async with self._writing() as connection:
            changes = await self._touch(connection, key)
            await connection.execute(
                update(seats).where(seats.c.table_key == key, seats.c.seat == seat).values(values)
            )
        return changes

    async def set_table(self, key: str, **values: object) -> int:
        """Change what is kept of a table besides its log."""
        async with self._writing() as connection:
            return await self._touch(connection, key, **values)

    async def _touch(self, connection: AsyncConnection, key: str, **values: object) -> int:
        changes = await self._change(connection, key, true(), **values)
        assert changes is not None, key
        return changes

    async def _change(
        self, connection: AsyncConnection, key: str, still: ColumnElement[bool], **values: object
    ) -> int | None:
        """Count a change of the table and tell the other processes; None if it is not as it must be."""
        changes: int | None = await connection.scalar(
            update(tables)
            .where(tables.c.key == key, still)
            .values(changes=tables.c.changes + 1, **values)
            .returning(tables.c.changes, *self._told)
        )
        return changes

    async def ready(self) -> bool:
        """Whether the database answers, with the schema that is known here."""
        try:
            async with self._reading() as connection:
                return await connection.run_sync(revision_in) == self._revision
        except Mistake:
            return False

    # other processes

    def notices(self) -> AsyncGenerator[Notice | None]:
        """Tables that changed, by whomever; None for: look at `changed` yourself."""
        return notices(self._at_once)

    async def changed(self, known: Mapping[str, int]) -> list[Notice]:
        """Those of the tables that have seen more changes than the known ones."""
        async with self._reading() as connection:
            found = await connection.execute(
                select(tables.c.key, tables.c.changes).where(tables.c.key.in_(known))
            )
            return [(key, changes) for key, changes in found if changes > known[key]]

    def claim(self, key: str) -> AbstractAsyncContextManager[bool]:
        """Whether this table's bots are ours to move until the end of the block, and no other process's."""
        return self._claims.claim(key)

    async def owed_unattended(self, since: int, until: int) -> list[str]:
        """The tables where a seat owes a decision that the house takes, a bot's or by a standing order,
        and where the last move was made in this time.
        """
        async with self._reading() as connection:
            found = await connection.scalars(
                select(tables.c.key)
                .distinct()
                .join(seats)
                .where(
                    tables.c.owed > 0,
                    tables.c.changed_at > since,
                    tables.c.changed_at <= until,
                    or_(seats.c.bot != "", seats.c.stand_in != "", seats.c.order != ""),
                    tables.c.owed.bitwise_rshift(seats.c.seat).bitwise_and(1) == 1,
                )
            )
            return list(found)

    async def recent(self, limit: int) -> list[tuple[Row, list[SeatRow]]]:
        """The tables that changed last, newest first."""
        async with self._reading() as connection:
            found = await connection.execute(
                select(*ROW).order_by(tables.c.changed_at.desc(), tables.c.key).limit(limit)
            )
            rows = [Row(*one) for one in found]
            players: dict[str, list[SeatRow]] = {row.key: [] for row in rows}
            for key, *player in await connection.execute(
                select(seats.c.table_key, *SEAT_ROW)
                .where(seats.c.table_key.in_(players))
                .order_by(seats.c.seat)
            ):
                players[key].append(SeatRow(*player))
            return [(row, players[row.key]) for row in rows]
