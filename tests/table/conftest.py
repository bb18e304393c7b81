"""A house of the tests' own titles, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bench.postgres import Postgres, postgres
from quartier.table import Tables
from quartier.titles import all_titles
from tests.market.title import TITLE as MARKET
from tests.table.scaffold import TITLE as SCAFFOLD


@pytest.fixture(autouse=True)
def _titles_of_the_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    for title in (MARKET, SCAFFOLD):
        monkeypatch.setitem(all_titles(), title.key, title)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A fresh one of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Postgres = request.getfixturevalue("postgresql")
    return server.fresh()


@pytest.fixture
async def tables(database: str) -> AsyncIterator[Tables]:
    house = await Tables.open(database)
    yield house
    await house.close()
