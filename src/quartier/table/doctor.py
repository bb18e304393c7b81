"""Whether what is stored is sound: the database itself, and every game that is not over yet."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import Connection, func, select, text
from sqlalchemy.exc import DatabaseError
from sqlalchemy.ext.asyncio import AsyncEngine

from quartier.core.phrase import Arg, Mistake, Phrase
from quartier.record import digest_text
from quartier.table.backup import opened
from quartier.table.course import Course, Diverged
from quartier.table.database import newest_revision, revision_in, shown
from quartier.table.schema import entries, tables
from quartier.table.store import Store, Stored
from quartier.titles import find_title

SCARCE: Final = 200_000_000
"""Bytes free on the disk below which something should be done."""


class Examined(msgspec.Struct):
    database: str
    server: str
    """What kind of database it is, and its version."""
    revision: str
    newest: str
    size: int
    free: int | None
    """None for a database on a server."""
    live: int = 0
    over: int = 0
    entries: int = 0
    faults: list[Phrase] = []


async def examine(database: str, progress: Callable[[int, int], object]) -> Examined:
    """Nothing is changed. `progress` hears how many tables are done, and of how many."""
    async with opened(database) as engine:
        async with engine.connect() as connection:
            found = await connection.run_sync(_looked_at, engine)
            if any(fault.key == "doctor-damaged" for fault in found.faults):
                return found
            if found.revision != found.newest:
                schemas: dict[str, Arg] = {"revision": found.revision, "newest": found.newest}
                found.faults.append(Phrase("doctor-schema", schemas))
                return found
            live = await connection.run_sync(_counted, found)
        store = Store(engine)
        for done, key in enumerate(live, 1):
            stored = await store.load(key)
            if stored is not None:
                found.faults += faults_of(stored)
            progress(done, len(live))
        return found


def _looked_at(connection: Connection, engine: AsyncEngine) -> Examined:
    database, revision = shown(engine), revision_in(connection)
    if revision is None:
        raise Mistake("database-missing", database=database)
    version = ".".join(map(str, connection.dialect.server_version_info or ()))
    found = Examined(database, f"{engine.dialect.name} {version}", revision, newest_revision() or "", 0, None)
    if engine.dialect.name == "sqlite":
        file = Path(engine.url.database or "")
        found.size = sum(one.stat().st_size for one in (file, Path(f"{file}-wal")) if one.exists())
        found.free = shutil.disk_usage(file.parent).free
        found.faults += [Phrase("doctor-damaged", {"why": why}) for why in _damages(connection)]
        if found.free < SCARCE:
            found.faults.append(Phrase("doctor-disk", {"free": found.free // 1_000_000}))
    else:
        found.size = connection.scalar(select(func.pg_database_size(func.current_database()))) or 0
    return found


def _damages(connection: Connection) -> Iterator[str]:
    try:
        yield from (line for line in connection.scalars(text("PRAGMA quick_check(5)")) if line != "ok")
    except DatabaseError as error:
        yield str(error.orig)


def _counted(connection: Connection, found: Examined) -> list[str]:
    """The keys of the tables that are not over."""
    live = list(connection.scalars(select(tables.c.key).where(tables.c.owed > 0).order_by(tables.c.key)))
    found.live = len(live)
    found.over = (connection.scalar(select(func.count()).select_from(tables)) or 0) - len(live)
    found.entries = connection.scalar(select(func.count()).select_from(entries)) or 0
    return live


def faults_of(stored: Stored) -> Iterator[Phrase]:
    """The first thing at this table that is not as it was when it was played."""
    row = stored.table
    named: dict[str, Arg] = {"key": row.key, "name": row.name, "title": row.title}
    try:
        title = find_title(row.title)
        if row.edition != title.edition.key:
            raise Mistake("table-edition", edition=row.edition, known=title.edition.key)
        course = Course(title, len(stored.seats), row.options, row.seed)
    except Mistake as mistake:
        yield Phrase("doctor-table", {**named, "why": mistake.phrase})
        return
    if digest_text(course.game) != row.dealt:
        yield Phrase("doctor-deal", {**named, "then": row.rules, "now": title.edition.rules})
        return
    try:
        for entry in stored.entries:
            course.follow(entry)
    except Diverged:
        rules = {"then": row.rules, "now": title.edition.rules}
        yield Phrase("doctor-diverges", {**named, **rules, "move": course.version + 1})
        return
    if course.version != row.version:
        yield Phrase("doctor-short", {**named, "found": course.version, "wanted": row.version})
    elif course.game.owed() != row.owed:
        yield Phrase("doctor-owed", named)
