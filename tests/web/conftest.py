"""A house with the tests' own title, visited without a browser."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar import Litestar

from quartier.table import Table
from quartier.titles import all_titles
from quartier.web.seats import SEAT
from quartier.web.server import create_app
from tests.market.title import TITLE as MARKET
from tests.web.visitor import Visitor


@pytest.fixture(autouse=True)
def _market_is_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_titles(), MARKET.key, MARKET)


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Litestar]:
    app = create_app(f"sqlite:///{tmp_path}/house.db")
    up, down = asyncio.Event(), asyncio.Event()

    # a fixture begins and ends in different tasks; the house's own must not
    async def live() -> None:
        async with app.lifespan():
            up.set()
            await down.wait()

    living = asyncio.create_task(live())
    await up.wait()
    yield app
    down.set()
    await living


@pytest.fixture
async def visitor(app: Litestar) -> AsyncIterator[Visitor]:
    async with Visitor(app) as visitor:
        yield visitor


@pytest.fixture
async def other(app: Litestar) -> AsyncIterator[Visitor]:
    async with Visitor(app) as visitor:
        yield visitor


@pytest.fixture
async def table(visitor: Visitor, other: Visitor) -> Table:
    """Two persons at Market: `visitor` has the first seat, `other` the second."""
    table, secrets = await visitor.tables.create(
        "market", ["person", "person"], {}, name="Wola", seed="market", host="Ada"
    )
    await visitor.tables.sit(table, 1, "Basia")
    for one, secret in zip((visitor, other), secrets, strict=True):
        one.cookies.set(SEAT + table.key, secret)
    return table
