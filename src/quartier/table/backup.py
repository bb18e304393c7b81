"""All tables in one file, and back: from either kind of database into either.

The file is gzipped JSON Lines: a head with the schema's revision, `["table", {column: value}]` for every
row, and an end that says how many there are. A row is restored into the schema it was written under,
which is then brought up to date; so a file outlives the Quartier that wrote it.
"""

from __future__ import annotations

import os
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime
from gzip import BadGzipFile, GzipFile
from itertools import groupby, islice
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import (
    JSON,
    Column,
    Connection,
    Integer,
    MetaData,
    Table,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from quartier.core.phrase import Mistake
from quartier.table import schema
from quartier.table.database import alone, engine_for, explained, migrate, revision_in, shown

FORMAT: Final = 1
BATCH: Final = 500
REVISIONS: Final = "alembic_version"


class Head(msgspec.Struct, frozen=True):
    quartier_backup: int
    revision: str
    made: datetime


class End(msgspec.Struct, frozen=True):
    rows: int


Line = tuple[str, dict[str, Any]]


async def backup(database: str, file: Path) -> int:
    """Write everything as it is at one moment, whoever goes on playing; how many rows that is."""
    async with opened(database) as engine:
        consistent = engine.execution_options(
            **({} if engine.dialect.name == "sqlite" else {"isolation_level": "REPEATABLE READ"})
        )
        async with consistent.connect() as connection:
            with written(file) as out:
                return await connection.run_sync(_write, out, shown(engine))


async def restore(file: Path, database: str, replace: bool = False) -> int:
    """Read it back, all or nothing; a database that holds something is left alone unless told otherwise."""
    async with opened(database, must_exist=False) as engine, engine.connect() as connection:
        with read(file) as lines:
            rows = await connection.run_sync(_restore, lines, file, None if replace else shown(engine))
        await connection.commit()
        return rows


@asynccontextmanager
async def opened(database: str, must_exist: bool = True) -> AsyncIterator[AsyncEngine]:
    """A database as it stands: nothing is migrated, and no file appears because somebody asked for it."""
    engine = engine_for(database)
    name = engine.url.database or ""
    if must_exist and engine.dialect.name == "sqlite" and not Path(name).is_file():
        raise Mistake("database-missing", database=shown(engine))
    try:
        async with explained(engine):
            yield engine
    finally:
        await engine.dispose()


# writing


@contextmanager
def written(file: Path) -> Iterator[GzipFile]:
    """A file that stands there whole or not at all, and that only its owner reads."""
    if file.exists():
        raise Mistake("backup-exists", file=str(file))
    part = file.with_name(f"{file.name}.part")
    try:
        with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as plain:
            with GzipFile(fileobj=plain, mode="wb", compresslevel=6) as out:
                yield out
            plain.flush()
            os.fsync(plain.fileno())
        part.replace(file)
    except OSError as error:
        raise Mistake("file-unwritable", file=str(file), why=error.strerror or str(error)) from error
    finally:
        part.unlink(missing_ok=True)


def _write(connection: Connection, out: GzipFile, database: str) -> int:
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    revision = revision_in(connection)
    if revision is None:
        raise Mistake("database-missing", database=database)
    put = _putter(out)
    put(Head(FORMAT, revision, datetime.now(UTC)))
    rows = 0
    for table in _ours(connection):
        asked = connection.execution_options(yield_per=BATCH).execute(select(table))
        for row in asked.mappings():
            put((str(table.name), {str(column.name): row[column] for column in table.columns}))
            rows += 1
    put(End(rows))
    return rows


def _putter(out: GzipFile) -> Callable[[object], None]:
    encoder = msgspec.json.Encoder()

    def put(what: object) -> None:
        out.write(encoder.encode(what) + b"\n")

    return put


def _ours(connection: Connection) -> list[Table]:
    """Our tables as they are here, those first that others refer to."""
    here = set(inspect(connection).get_table_names())
    found = MetaData()
    found.reflect(connection, only=[name for name in schema.metadata.tables if name in here])
    return found.sorted_tables


# reading


@contextmanager
def read(file: Path) -> Iterator[GzipFile]:
    try:
        with GzipFile(file, "rb") as lines:
            yield lines
    except (EOFError, BadGzipFile, zlib.error, msgspec.DecodeError, KeyError) as error:
        raise Mistake("backup-damaged", file=str(file)) from error
    except OSError as error:
        raise Mistake("file-unreadable", file=str(file), why=error.strerror or str(error)) from error


def _restore(connection: Connection, lines: GzipFile, file: Path, kept: str | None) -> int:
    head = msgspec.json.decode(lines.readline(), type=Head)
    if head.quartier_backup != FORMAT:
        raise Mistake("backup-newer", file=str(file))
    alone(connection)
    before = _ours(connection)
    if kept is not None and any(connection.execute(select(table).limit(1)).first() for table in before):
        raise Mistake("database-full", database=kept)
    for table in reversed(before):
        table.drop(connection)
    if inspect(connection).has_table(REVISIONS):
        connection.execute(text(f"DELETE FROM {REVISIONS}"))
    migrate(connection, head.revision)
    tables = {table.name: table for table in _ours(connection)}
    rows = 0
    for name, group in groupby(_rows(lines, file), key=lambda line: line[0]):
        if name not in tables:
            raise Mistake("backup-damaged", file=str(file))
        rows += _fill(connection, tables[name], (row for _, row in group))
    for table in tables.values():
        _count_on(connection, table)
    migrate(connection)
    return rows


def _rows(lines: GzipFile, file: Path) -> Iterator[Line]:
    for count, packed in enumerate(lines):
        line = msgspec.json.decode(packed, type=Line | End)
        if isinstance(line, End):
            if line.rows == count and not lines.readline():
                return
            break
        yield line
    raise Mistake("backup-damaged", file=str(file))


def _fill(connection: Connection, table: Table, rows: Iterator[dict[str, Any]]) -> int:
    count = 0
    while batch := list(islice(rows, BATCH)):
        values = [{name: _value(table.c[name], value) for name, value in row.items()} for row in batch]
        connection.execute(insert(table), values)
        count += len(batch)
    return count


def _value(column: Column[Any], value: object) -> object:
    """What JSON knows only as a text or a number, as the column's own kind."""
    if value is None or isinstance(column.type, JSON):
        return value
    return msgspec.convert(value, column.type.python_type, strict=False)


def _count_on(connection: Connection, table: Table) -> None:
    """PostgreSQL numbers new rows by a counter of its own, which must know of those that came."""
    if connection.dialect.name != "postgresql":
        return
    for column in table.primary_key.columns:
        if isinstance(column.type, Integer):
            counter = connection.scalar(select(func.pg_get_serial_sequence(table.name, column.name)))
            if counter is not None:
                following = func.coalesce(func.max(column), 0) + 1
                connection.execute(select(func.setval(counter, following, False)))
