"""Opening the database: which kind it is, how it is spoken to, and bringing its schema up to date."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
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
    engine = engine_for(database)
    try:
        async with explained(engine), engine.connect() as connection:
            await connection.run_sync(alone)
            await connection.run_sync(migrate)
            await connection.commit()
    except Mistake:
        await engine.dispose()
        raise
    return engine


def engine_for(database: str) -> AsyncEngine:
    """Nothing is asked of the database yet."""
    url = _understood(database)
    return _sqlite(url) if url.get_backend_name() == "sqlite" else _postgresql(url)


@asynccontextmanager
async def explained(engine: AsyncEngine) -> AsyncIterator[None]:
    """What goes wrong with a database, in one sentence without its password."""
    try:
        yield
    except (DBAPIError, OSError) as error:
        why = str(getattr(error, "orig", error)).strip().partition("\n")[0]
        raise Mistake("database-unreachable", database=shown(engine), why=why) from error
    except CommandError as error:
        raise Mistake("database-newer", database=shown(engine)) from error


def shown(engine: AsyncEngine) -> str:
    return engine.url.set(drivername=engine.url.get_backend_name()).render_as_string()


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


def migrate(connection: Connection, revision: str = "head") -> None:
    """Bring the schema up to date, or up to this step."""
    with _scripts() as config:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def alone(connection: Connection) -> None:
    """Until this transaction ends, any other process that wants to change the schema waits."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATING})


@contextmanager
def _scripts() -> Iterator[Config]:
    with as_file(files("quartier.table") / "migrations") as scripts:
        config = Config()
        config.set_main_option("script_location", str(scripts).replace("%", "%%"))
        yield config
