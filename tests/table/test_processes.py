"""Several processes on one database: all hear what one writes, and each turn of a bot is thought out once.

Every `Tables` here stands for a process: they share nothing but the database.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import psycopg
import pytest

from quartier.bots import BOTS, Bot
from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake
from quartier.table import PAUSES, Table, Tables
from quartier.titles import AnyTitle
from tests.table.playing import log_of, new, once, play, to_move

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits as long as in life."""
    monkeypatch.setattr("quartier.table.notices.ASKING", {"sqlite": 0.05, "postgresql": 0.2})
    monkeypatch.setattr("quartier.table.hearing.AGAIN", 0.05)
    monkeypatch.setattr("quartier.table.turns.ELSEWHERE", 0.05)


@pytest.fixture
async def houses(database: str) -> AsyncIterator[list[Tables]]:
    houses = [await Tables.open(database) for _ in range(3)]
    yield houses
    for house in houses:
        await house.close()


def cut_all_lines(database: str) -> None:
    """As if the database had been restarted."""
    with psycopg.connect(database, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
        )


async def until_version(table: Table, version: int) -> None:
    async with asyncio.timeout(20):
        while table.version < version:
            await asyncio.sleep(0.005)


async def test_who_watches_sees_what_another_process_wrote(houses: list[Tables]) -> None:
    table, _ = await new(houses[0])
    elsewhere = [await house.get(table.key) for house in houses[1:]]
    with houses[1].watch(table.key) as watch, houses[2].watch(table.key):
        await play(houses[0], table)
        assert await asyncio.wait_for(watch.changed(), 5)
        for one in elsewhere:
            await until_version(one, 1)
            assert log_of(one) == log_of(table)
        await houses[2].sit(elsewhere[1], 1, "Basia")
        assert await asyncio.wait_for(watch.changed(), 5)
        assert elsewhere[0].players[1].name == "Basia"


async def test_what_nobody_watches_is_read_when_it_is_asked_for(houses: list[Tables]) -> None:
    table, _ = await new(houses[0])
    elsewhere = await houses[1].get(table.key)
    await play(houses[0], table)
    await asyncio.sleep(0.3)
    assert elsewhere.version == 0
    assert (await houses[1].get(table.key)).version == 1


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_lost_lines_come_back_and_a_missed_notice_costs_nothing(
    houses: list[Tables], database: str
) -> None:
    table, _ = await new(houses[0])
    elsewhere = await houses[1].get(table.key)
    with houses[1].watch(table.key):
        await play(houses[0], table)
        await until_version(elsewhere, 1)
        cut_all_lines(database)
        await play(houses[0], table)  # nobody listens now
        await until_version(elsewhere, 2)
        await play(houses[0], table)
        await until_version(elsewhere, 3)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_database_that_does_not_answer(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quartier.table.database.PATIENCE", 0.1)
    house = await Tables.open(database)
    table, _ = await new(house)
    number = once()
    with sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None) as writer:
        writer.execute("BEGIN IMMEDIATE")
        with pytest.raises(Mistake) as mistake:
            await house.move(table, 0, "lay 1", 0, number)
        assert mistake.value.phrase.key == "database-away"
        assert table.version == 0
        writer.execute("ROLLBACK")
    await house.move(table, 0, "lay 1", 0, number)
    assert table.version == 1
    await house.close()


class Counting(Bot):
    """Takes its time, and remembers what it was asked."""

    key = "counting"

    def __init__(self) -> None:
        self.asked: Counter[int] = Counter()

    def choose(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
        self.asked[int(game.digest())] += 1
        time.sleep(0.01)
        return int(game.choices(seat)[0])


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_one_process_thinks_and_the_others_watch(
    houses: list[Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    bot = Counting()
    monkeypatch.setitem(BOTS, bot.key, bot)
    table, _ = await new(houses[0], seats=["person", bot.key], pace="instant", options={"rounds": "40"})
    here = [await house.get(table.key) for house in houses]
    with houses[0].watch(table.key), houses[1].watch(table.key), houses[2].watch(table.key):
        for turn in range(1, 9):
            for _ in range(2):
                mover = turn % 3
                async with asyncio.timeout(20):
                    while to_move(here[mover]) != 0 or here[mover].version != table.version:
                        await asyncio.sleep(0.002)
                await play(houses[mover], await houses[mover].get(table.key))
            for one in here:
                await until_version(one, 4 * turn)
    assert len({tuple(log_of(one)[2]) for one in here}) == 1
    # imagined games differ in the winds to come, so that no two turns are asked alike
    assert set(bot.asked.values()) == {1}
    assert bot.asked.total() == 16


async def test_who_watches_goes_on_for_a_process_that_closes(database: str) -> None:
    first, second = await Tables.open(database), await Tables.open(database)
    table, _ = await new(first, seats=["greedy", "person"], pace="slow")
    there = await second.get(table.key)
    await asyncio.sleep(0.2)
    await first.close()
    assert table.version == 0
    await second.set_pace(there, "instant")
    await until_version(there, 2)
    await second.close()


async def test_bots_of_a_process_that_is_gone_are_found(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quartier.table.hearing.ABANDONED", 300)
    monkeypatch.setitem(PAUSES, "slow", 1.0)
    first, second = await Tables.open(database), await Tables.open(database)
    await asyncio.sleep(0.1)
    table, _ = await new(first, seats=["greedy", "person"], pace="slow")
    await first.close()
    async with asyncio.timeout(20):
        while (found := second._shelf.held(table.key)) is None:
            await asyncio.sleep(0.01)
    await until_version(found, 2)
    await second.close()


OPENS = """
import asyncio, sys
from quartier.table.database import open_database

async def main(database):
    await (await open_database(database)).dispose()

asyncio.run(main(*sys.argv[1:]))
"""


async def test_many_processes_start_on_a_new_database(database: str) -> None:
    processes = [
        await asyncio.create_subprocess_exec(
            sys.executable, "-c", OPENS, database, stderr=asyncio.subprocess.PIPE, cwd=ROOT,
            env={**os.environ, "PYTHONPATH": f"{ROOT}/src"},
        )
        for _ in range(4)
    ]
    for process in processes:
        _, error = await process.communicate()
        assert (process.returncode, error) == (0, b"")
    house = await Tables.open(database)
    await new(house)
    await house.close()
