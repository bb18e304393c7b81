"""What machines ask a server."""

from __future__ import annotations

import pytest

from quartier.core.phrase import Mistake
from quartier.table import Table
from tests.web.visitor import Visitor


async def test_a_server_lives_and_is_ready(visitor: Visitor) -> None:
    assert await visitor.see("/health") == "alive"
    assert await visitor.see("/ready") == "ready"
    assert not visitor.cookies


async def test_a_server_without_its_database_lives_and_is_not_ready(
    visitor: Visitor, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away() -> None:
        raise Mistake("database-away")

    monkeypatch.setattr(visitor.tables._store, "_reading", away)
    assert await visitor.see("/health") == "alive"
    assert await visitor.see("/ready", 503) == "not ready"
    assert "cannot be reached" in await visitor.see(f"/tables/{table.key}", 503)


async def test_a_server_whose_schema_was_changed_is_not_ready(visitor: Visitor) -> None:
    visitor.tables._store._revision = "0000"
    assert await visitor.see("/ready", 503) == "not ready"
