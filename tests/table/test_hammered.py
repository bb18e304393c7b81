"""Four server processes on one PostgreSQL, and forty tables that everybody moves at, at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.hammer import hammer
from bench.postgres import Postgres
from quartier.titles import all_titles
from tests.market.title import TITLE as MARKET
from tests.table.scaffold import TITLE as SCAFFOLD

LEAST = 40
"""Moves to be made, however slow the machine is."""


@pytest.fixture
def real_title() -> str:
    """A title that other processes find too."""
    return next(key for key in all_titles() if key not in (MARKET.key, SCAFFOLD.key))


async def test_no_move_is_lost_and_none_counts_twice(
    postgresql: Postgres, real_title: str, tmp_path: Path
) -> None:
    found = await hammer(
        postgresql, tmp_path, real_title, seconds=4, tables=40, houses=4, kill=False, least=LEAST
    )
    assert found.wrong == []
    assert set(found.answers) == {"200", "409"}, "answers that nobody should get"
    assert found.entries > LEAST
    assert found.bots > 0


async def test_nor_when_processes_are_killed_and_the_database_restarts(
    postgresql: Postgres, real_title: str, tmp_path: Path
) -> None:
    found = await hammer(
        postgresql, tmp_path, real_title, seconds=8, tables=40, houses=4, kill=True, least=LEAST
    )
    assert found.wrong == []
    assert found.entries > LEAST
    assert found.killed >= 2
    assert found.restarts >= 1
