"""Everything in one file and back, from either kind of database into either."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import Connection, text

from quartier.core.phrase import Mistake
from quartier.table import Tables
from quartier.table.backup import backup, opened, restore
from quartier.table.database import alone, migrate
from quartier.table.doctor import examine
from tests.table.playing import log_of, new, once, play, play_to_the_end


@pytest.fixture(params=["sqlite", "postgresql"])
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Another database, of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/elsewhere.db"
    fresh: str = request.getfixturevalue("postgresql").fresh()
    return fresh


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.quartier"


async def refused(key: str, act: object) -> None:
    with pytest.raises(Mistake) as mistake:
        await act  # type: ignore[misc]
    assert mistake.value.phrase.key == key


async def one_game(database: str) -> str:
    """The key of a table that is being played."""
    house = await Tables.open(database)
    table, _ = await new(house, host="Żaneta", seats=["person", "person", "greedy"])
    await play(house, table)
    await house.undo(table, 0, 1, once())
    await play(house, table)
    await house.close()
    return table.key


async def test_there_and_back(database: str, elsewhere: str, file: Path) -> None:
    house = await Tables.open(database)
    table, secrets = await new(house, host="Żaneta", name="Śródka", seed="cegły")
    secret_of_the_house = await house.secret()
    await play(house, table)
    await house.undo(table, 0, 1, once())
    await play(house, table)
    assert await backup(database, file) == 1 + 1 + 2 + 3
    assert await restore(file, elsewhere) == 7
    await play(house, table)
    await house.close()

    again = await Tables.open(elsewhere)
    same, seat = await again.seat_for(secrets[1])
    assert seat == 1
    assert (same.key, same.name, same.players) == (table.key, table.name, table.players)
    assert same.version == 3
    assert log_of(same)[1] == log_of(table)[1][:1]
    assert await again.secret() == secret_of_the_house
    await play_to_the_end(again, same)
    await new(again)
    assert len(await again.recent(10)) == 2
    await again.close()


async def test_while_it_is_played(database: str, elsewhere: str, file: Path) -> None:
    house = await Tables.open(database)
    table, _ = await new(house, options={"rounds": "40"})

    async def player() -> None:
        while True:
            await play(house, table)

    playing = asyncio.create_task(player())
    async with asyncio.timeout(20):
        while table.version < 5:
            await asyncio.sleep(0.001)
        await backup(database, file)
    playing.cancel()
    await asyncio.wait([playing])
    await house.close()
    await restore(file, elsewhere)
    found = await examine(elsewhere, lambda done, of: None)
    assert found.faults == []
    assert found.entries >= 5


async def test_a_database_that_holds_something_is_left_alone_unless_told(
    database: str, elsewhere: str, file: Path
) -> None:
    key, other = await one_game(database), await one_game(elsewhere)
    await backup(database, file)
    await refused("database-full", restore(file, elsewhere))
    whole = file.read_bytes()
    file.write_bytes(gzip.compress(b"".join(packed(file)[:-1])))
    await refused("backup-damaged", restore(file, elsewhere, replace=True))
    file.write_bytes(whole)
    house = await Tables.open(elsewhere)
    assert (await house.get(other)).version == 3
    await house.close()
    await restore(file, elsewhere, replace=True)
    house = await Tables.open(elsewhere)
    assert (await house.get(key)).version == 3
    await refused("table-unknown", house.get(other))
    await house.close()


def packed(file: Path) -> list[bytes]:
    return gzip.decompress(file.read_bytes()).splitlines(keepends=True)


def damages(lines: list[bytes]) -> Iterator[bytes]:
    whole = gzip.compress(b"".join(lines))
    yield b""
    yield b"This is no backup."
    yield whole[:-20]
    yield gzip.compress(b"")
    yield gzip.compress(b"".join(lines[1:]))
    yield gzip.compress(b"".join(lines[:-1]))
    yield gzip.compress(b"".join([*lines[:2], *lines[3:]]))
    yield gzip.compress(b"".join([*lines, lines[-1]]))
    yield gzip.compress(b"".join([lines[0], b'["spoons",{"a":1}]\n', *lines[2:]]))
    yield gzip.compress(b"".join(lines).replace(b'"seed"', b'"weed"'))
    yield gzip.compress(b"".join(lines).replace(b'"rules":1', b'"rules":"one"'))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_damaged_file_changes_nothing(database: str, file: Path) -> None:
    key = await one_game(database)
    await backup(database, file)
    for damaged in damages(packed(file)):
        file.write_bytes(damaged)
        await refused("backup-damaged", restore(file, database, replace=True))
    house = await Tables.open(database)
    assert (await house.get(key)).version == 3
    await house.close()


async def test_a_file_of_a_newer_house(database: str, elsewhere: str, file: Path) -> None:
    await one_game(database)
    await backup(database, file)
    head, *lines = packed(file)
    told = msgspec.json.decode(head)
    for key, changed in (
        ("backup-newer", {**told, "quartier_backup": 2}), ("database-newer", {**told, "revision": "9999"})
    ):
        file.write_bytes(gzip.compress(b"".join([msgspec.json.encode(changed) + b"\n", *lines])))
        await refused(key, restore(file, elsewhere))


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_an_old_schema_is_kept_as_it_is_and_restored_into_the_newest(
    database: str, elsewhere: str, file: Path
) -> None:
    def old(connection: Connection) -> None:
        alone(connection)
        migrate(connection, "0001")
        connection.execute(
            text(
                "INSERT INTO tables VALUES ('old', 'scaffold', 'bricks-1', 1, '{\"rounds\": \"3\"}',"
                " 'bricks', '', 'Wola', 'slow', 0, 0, 1, 1, 1)"
            )
        )
        for seat in (0, 1):
            connection.execute(text(f"INSERT INTO seats VALUES ('old', {seat}, '', '', NULL)"))

    async with opened(database, must_exist=False) as engine, engine.begin() as connection:
        await connection.run_sync(old)
    assert await backup(database, file) == 3
    async with opened(database) as engine, engine.connect() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == "0001"
    await restore(file, elsewhere)
    house = await Tables.open(elsewhere)
    assert [player.order for player in (await house.get("old")).players] == ["", ""]
    await house.close()


async def test_a_file_is_never_overwritten_nor_left_half_written(
    database: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await one_game(database)
    await backup(database, file)
    before = file.read_bytes()
    assert file.stat().st_mode & 0o777 == 0o600
    await refused("backup-exists", backup(database, file))
    assert file.read_bytes() == before
    file.unlink()
    await refused("file-unwritable", backup(database, file / "nowhere"))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("quartier.table.backup._ours", full)
    await refused("file-unwritable", backup(database, file))
    assert [one.name for one in file.parent.iterdir() if "quartier" in one.name] == []


async def test_no_database_appears_because_it_was_asked_for(tmp_path: Path, file: Path) -> None:
    nowhere = f"sqlite:///{tmp_path}/none.db"
    await refused("database-missing", backup(nowhere, file))
    await refused("database-missing", examine(nowhere, lambda done, of: None))
    (tmp_path / "none.db").touch()
    await refused("database-missing", backup(nowhere, file))
    await refused("database-missing", examine(nowhere, lambda done, of: None))
    assert not file.exists()
    await refused("file-unreadable", restore(file, nowhere))
