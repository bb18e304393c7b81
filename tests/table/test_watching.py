"""Watching a table, and which tables stay in memory."""

from __future__ import annotations

import asyncio
import gc

import pytest

from quartier.table import Stale, Tables
from tests.table.playing import new, once, play


async def test_every_watch_hears_of_every_kind_of_change(tables: Tables) -> None:
    table, _ = await new(tables)
    other, _ = await new(tables)
    with tables.watch(table.key) as one, tables.watch(table.key) as two, tables.watch(other.key) as apart:
        for change in (
            play(tables, table),
            tables.undo(table, 0, 1, once()),
            tables.sit(table, 0, "Ada"),
            tables.set_pace(table, "fast"),
        ):
            await change
            assert await asyncio.wait_for(one.changed(), 1)
            assert await asyncio.wait_for(two.changed(), 1)
        assert not apart._news.is_set()


async def test_changes_that_were_missed_count_as_one(tables: Tables) -> None:
    table, _ = await new(tables)
    with tables.watch(table.key) as watch:
        for _ in range(3):
            await play(tables, table)
        assert await watch.changed()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(watch.changed(), 0.01)
        await play(tables, table)
        assert await watch.changed()


async def test_what_changed_nothing_is_not_told(tables: Tables) -> None:
    table, _ = await new(tables)
    with tables.watch(table.key) as watch:
        with pytest.raises(Stale):
            await tables.move(table, 0, "lay 1", 5, once())
        await tables.get(table.key)
        assert not watch._news.is_set()


async def test_nothing_is_left_of_those_who_went_away(tables: Tables) -> None:
    table, _ = await new(tables)

    async def look() -> None:
        with tables.watch(table.key) as watch:
            await watch.changed()

    lookers = [asyncio.create_task(look()) for _ in range(50)]
    await asyncio.sleep(0)
    assert len(tables._watches._by_key[table.key]) == 50
    for looker in lookers[:25]:
        looker.cancel()
    await play(tables, table)
    await asyncio.gather(*lookers, return_exceptions=True)
    assert tables._watches._by_key == {}


async def test_another_process_move_is_told_on_catching_up(database: str) -> None:
    one, other = await Tables.open(database), await Tables.open(database)
    here, _ = await new(one)
    with one.watch(here.key) as watch:
        await play(other, await other.get(here.key))
        await one.get(here.key)
        assert await asyncio.wait_for(watch.changed(), 1)
    await one.close()
    await other.close()


async def test_a_closing_house_lets_watchers_go(database: str) -> None:
    house = await Tables.open(database)
    table, _ = await new(house)
    with house.watch(table.key) as watch:
        waiting = asyncio.create_task(watch.changed())
        await asyncio.sleep(0)
        await house.close()
        assert not await asyncio.wait_for(waiting, 1)
        assert not await asyncio.wait_for(watch.changed(), 1)


async def test_idle_tables_are_dropped_and_watched_ones_stay(tables: Tables) -> None:
    tables._shelf.most = 3
    keys = [(await new(tables))[0].key for _ in range(10)]
    gc.collect()
    assert len(tables._shelf) == 3
    with tables.watch((await tables.get(keys[0])).key):
        for key in keys:
            table = await tables.get(key)
            await play(tables, table)
        del table
        gc.collect()
        assert tables._shelf._held.get(keys[0]) is not None
        assert len(tables._shelf) == 4
    gc.collect()
    assert len(tables._shelf) == 3
    assert [(await tables.get(key)).version for key in keys] == [1] * 10


async def test_after_a_while_a_table_is_dropped(tables: Tables) -> None:
    table, _ = await new(tables)
    old = table.key
    del table
    tables._shelf.idle = 0.01
    await asyncio.sleep(0.02)
    await new(tables)
    gc.collect()
    assert tables._shelf._held.get(old) is None


async def test_a_table_that_is_held_is_never_loaded_twice(tables: Tables) -> None:
    table, _ = await new(tables)
    tables._shelf._used.clear()
    assert await tables.get(table.key) is table
    key = table.key
    tables._shelf._used.clear()
    del table
    gc.collect()
    found = await asyncio.gather(*(tables.get(key) for _ in range(5)))
    assert all(one is found[0] for one in found)
