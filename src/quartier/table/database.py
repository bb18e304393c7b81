"""Opening the database: which kind it is, how it is spoken to, and bringing its schema up to date."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files
from typing import Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from quartier.core.phrase import Mistake

DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg"}
PATIENCE: Final = 10.0
"""Seconds to wait for another process that is writing to the same SQLite file."""
ALIVE: Final = {
    "connect_timeout": 10, "keepalives_idle": 30, "keepalives_interval": 10, "keepalives_count": 3,
}
"""So that a host that vanished without a word is missed within a minute."""
MIGRATING: Final = 0x51756172
"""The advisory lock under which PostgreSQL's schema is changed."""


async def open_database(database: str) -> AsyncEngine:
    """An engine for this URL, its schema up to date."""
    url = _understood(database)
    engine = _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)
    try:
        async with engine.connect() as connection:
            await connection.run_sync(_migrate)
            await connection.commit()
    except (DBAPIError, OSError) as error:
        await engine.dispose()
        why = str(getattr(error, "orig", error)).strip().partition("\n")[0]
        raise Mistake("database-unreachable", database=url.render_as_string(), why=why) from error
    except CommandError as error:
        await engine.dispose()
        raise Mistake("database-newer", database=url.render_as_string()) from error
    return engine


def _understood(database: str) -> URL:
    try:
        url = make_url(database)
    except ArgumentError:
        raise Mistake("database-unknown") from None
    in_memory = url.drivername == "sqlite" and url.database in (None, "", ":memory:")
    if url.drivername not in DRIVERS or in_memory:
        raise Mistake("database-unknown")
    return url


def _sqlite(url: URL) -> AsyncEngine:
    engine = create_async_engine(
        url.set(drivername=DRIVERS["sqlite"]), connect_args={"timeout": PATIENCE}
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        # with a WAL this loses nothing to a killed process; a power cut may cost the last moves, but
        # never the order of things, and no player waits for the disk
        for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine


def _postgresql(url: URL) -> AsyncEngine:
    try:
        return create_async_engine(
            url.set(drivername=DRIVERS["postgresql"]), pool_pre_ping=True, connect_args=ALIVE
        )
    except ImportError as error:
        raise Mistake("database-driver") from error


def revision_in(connection: Connection) -> str | None:
    """The step of `migrations/versions/` this database is at; None before the first."""
    return MigrationContext.configure(connection).get_current_revision()


def newest_revision() -> str | None:
    with _scripts() as config:
        return ScriptDirectory.from_config(config).get_current_head()


def _migrate(connection: Connection) -> None:
    """Bring the schema up to date, while any other process that wants to do so waits."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})
    with _scripts() as config:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


@contextmanager
def _scripts() -> Iterator[Config]:
    with as_file(files("quartier.table") / "migrations") as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        yield config
