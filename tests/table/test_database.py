"""Opening a database: any number of times, at once, and when it cannot be."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from quartier.core.phrase import Mistake
from quartier.table.database import open_database
from quartier.table.schema import metadata


async def test_the_migrations_lead_to_the_schema(database: str) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    engine = await open_database(database)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_many_open_a_new_database_at_once(database: str) -> None:
    engines = await asyncio.gather(*(open_database(database) for _ in range(6)))
    for engine in engines:
        async with engine.connect() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM tables"))).scalar() == 0
        await engine.dispose()


async def test_a_database_of_a_newer_house_is_left_alone(database: str) -> None:
    engine = await open_database(database)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(Mistake) as mistake:
        await open_database(database)
    assert mistake.value.phrase.key == "database-newer"


@pytest.mark.parametrize(
    "database",
    ["", "nothing", "mysql://a/b", "sqlite://", "sqlite:///:memory:", "sqlite+aiosqlite:///x", "://"],
)
async def test_no_database_at_all(database: str) -> None:
    with pytest.raises(Mistake) as mistake:
        await open_database(database)
    assert mistake.value.phrase.key == "database-unknown"


async def test_a_database_out_of_reach(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("This is no database, only text as long as one. " * 20)
    for database in (
        f"sqlite:///{tmp_path}/no/such/folder/tables.db",
        f"sqlite:///{tmp_path}/text",
        f"postgresql://someone:secret@/nobody?host={tmp_path}",
    ):
        with pytest.raises(Mistake) as mistake:
            await open_database(database)
        assert mistake.value.phrase.key == "database-unreachable"
        assert "secret" not in str(mistake.value)
