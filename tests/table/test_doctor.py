"""What the doctor finds: nothing where all is sound, and otherwise the first thing that is not."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import delete, text, update

from quartier.core.phrase import Phrase
from quartier.table import Tables
from quartier.table.database import open_database
from quartier.table.doctor import examine
from quartier.table.schema import entries, tables
from tests.table.playing import new, play, play_to_the_end


@pytest.fixture
async def key(database: str) -> str:
    """A table at its third move, beside one that is over."""
    house = await Tables.open(database)
    over, _ = await new(house)
    await play_to_the_end(house, over)
    table, _ = await new(house, name="Wola")
    for _ in range(3):
        await play(house, table)
    await house.close()
    return table.key


async def faults(database: str) -> list[Phrase]:
    return (await examine(database, lambda done, of: None)).faults


async def test_a_sound_database(database: str, key: str) -> None:
    steps: list[tuple[int, int]] = []
    found = await examine(database, lambda done, of: steps.append((done, of)))
    assert found.faults == []
    assert (found.live, found.over, found.entries) == (1, 1, 15)
    assert steps == [(1, 1)]
    assert found.size > 10_000
    assert found.revision == found.newest
    assert (found.free is None) == ("postgresql" in found.server)


second, third = entries.c.n == 2, entries.c.n == 3
DAMAGES = {
    "digest": (update(entries).where(second).values(digest="0" * 16), "doctor-diverges", {"move": 2}),
    "move": (update(entries).where(third).values(notation="lay 9"), "doctor-diverges", {"move": 3}),
    "hole": (delete(entries).where(second), "doctor-diverges", {"move": 2}),
    "end": (delete(entries).where(third), "doctor-short", {"found": 2, "wanted": 3}),
    "deal": (update(tables).values(dealt="0" * 16), "doctor-deal", {"then": 1, "now": 1}),
    "owed": (update(tables).where(tables.c.owed > 0).values(owed=7), "doctor-owed", {}),
    "title": (update(tables).values(title="gone"), "doctor-table", {"title": "gone"}),
    "edition": (update(tables).values(edition="other"), "doctor-table", {}),
    "option": (update(tables).values(options={"rounds": "many"}), "doctor-table", {}),
}


@pytest.mark.parametrize(("damage", "said", "args"), DAMAGES.values(), ids=DAMAGES.keys())
async def test_the_first_thing_that_is_wrong(
    database: str, key: str, damage: object, said: str, args: dict[str, object]
) -> None:
    engine = await open_database(database)
    async with engine.begin() as connection:
        await connection.execute(damage)  # type: ignore[call-overload]
    await engine.dispose()
    [fault] = await faults(database)
    assert fault.key == said
    assert fault.args["key"] == key
    assert args.items() <= fault.args.items()


async def test_another_schema(database: str, key: str) -> None:
    engine = await open_database(database)
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
    await engine.dispose()
    [fault] = await faults(database)
    assert fault.key == "doctor-schema"


async def test_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    await (await Tables.open(database)).close()
    monkeypatch.setattr("quartier.table.doctor.SCARCE", 10**18)
    [fault] = await faults(database)
    assert fault.key == "doctor-disk"


async def test_a_damaged_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    house = await Tables.open(f"sqlite:///{file}")
    for _ in range(20):
        await new(house)
    await house.close()
    pages = bytearray(file.read_bytes())
    pages[-4096:] = b"\xff" * 4096
    file.write_bytes(pages)
    assert "doctor-damaged" in {fault.key for fault in await faults(f"sqlite:///{file}")}
