"""Bots at the table: in their own time, the same on every process, and never in the way."""

from __future__ import annotations

import asyncio
import time

import pytest

from quartier.bots import BOTS, Bot
from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.table import Table, Tables
from quartier.titles import AnyTitle
from tests.table.playing import log_of, new, once, play, to_move


async def until_over(table: Table) -> None:
    async with asyncio.timeout(20):
        while not table.over:
            await asyncio.sleep(0.005)


async def until_version(table: Table, version: int) -> None:
    async with asyncio.timeout(20):
        while table.version < version:
            await asyncio.sleep(0.005)


@pytest.mark.parametrize("title", ["scaffold", "market"])
async def test_bots_play_a_whole_game(tables: Tables, title: str) -> None:
    table, _ = await new(tables, title, seats=["random", "greedy", "random"], pace="instant")
    await until_over(table)
    assert table.fault is None
    async with asyncio.timeout(5):
        while tables._bots._tasks:
            await asyncio.sleep(0.005)


async def test_the_same_bots_with_the_same_seed_play_the_same_game(tables: Tables) -> None:
    games = [(await new(tables, "market", seats=["random", "random"], pace="instant"))[0] for _ in range(2)]
    for table in games:
        await until_over(table)
    assert log_of(games[0]) == log_of(games[1])


async def test_bots_answer_a_person_and_wait_for_him(tables: Tables) -> None:
    table, _ = await new(tables, seats=["person", "greedy"], pace="instant")
    while not table.over:
        assert to_move(table) == 0
        version = table.version
        await play(tables, table)
        await play(tables, table)
        await until_version(table, version + 4)


async def test_a_bot_pauses_and_a_move_taken_back_meanwhile_stays_so(tables: Tables) -> None:
    table, _ = await new(tables, seats=["person", "greedy"], pace="fast")
    await play(tables, table)
    await play(tables, table)
    await asyncio.sleep(0.05)
    assert table.version == 2
    await tables.undo(table, 0, 2, once())
    await asyncio.sleep(0.6)
    assert table.version == 3
    await play(tables, table)
    await until_version(table, 6)


async def test_a_faster_pace_is_felt_at_once(tables: Tables) -> None:
    table, _ = await new(tables, seats=["greedy", "person"], pace="slow")
    await asyncio.sleep(0.05)
    assert table.version == 0
    began = time.monotonic()
    await tables.set_pace(table, "instant")
    await until_version(table, 2)
    assert time.monotonic() - began < 2


async def test_a_restart_wakes_bots(database: str) -> None:
    house = await Tables.open(database)
    mine, _ = await new(house, seats=["person", "greedy"], pace="slow")
    theirs, _ = await new(house, seats=["greedy", "person"], pace="slow")
    secret, _ = await new(house, "market", seats=["person", "greedy"], pace="slow")
    await house.close()
    assert theirs.version == 0

    house = await Tables.open(database)
    async with asyncio.timeout(20):
        while set(house._bots._tasks) != {theirs.key, secret.key}:
            await asyncio.sleep(0.005)
    await house.set_pace(await house.get(theirs.key), "instant")
    await until_version(await house.get(theirs.key), 2)
    assert (await house.get(mine.key)).version == 0
    await house.close()


async def test_bots_driven_by_two_processes_make_each_move_once(database: str) -> None:
    one, other = await Tables.open(database), await Tables.open(database)
    here, _ = await new(one, seats=["person", "random"], pace="instant", options={"rounds": "40"})
    there = await other.get(here.key)
    for round in range(1, 11):
        for _ in range(2):
            await play(one, await one.get(here.key))
            await other.get(here.key)
        async with asyncio.timeout(10):
            while (await one.get(here.key)).version < 4 * round:
                await asyncio.sleep(0.002)
    await other.get(here.key)
    assert log_of(here) == log_of(there)
    assert here.version == 40
    await one.close()
    await other.close()


class Thrower(Bot):
    key = "thrower"

    def choose(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
        raise RuntimeError("the bot falls off its chair")


class Cheat(Bot):
    key = "cheat"

    def choose(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
        return 99


class Vandal(Bot):
    """Plays with the game it was handed."""

    key = "vandal"

    def choose(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
        while game.owed():
            mover = 0 if game.owed() == 1 else 1
            game.play(mover, game.choices(mover)[0])
        return 0


@pytest.mark.parametrize("bot", [Thrower(), Cheat(), Vandal()], ids=lambda bot: bot.key)
async def test_a_bad_bot_harms_nobody(
    tables: Tables, bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(BOTS, bot.key, bot)
    table, _ = await new(tables, seats=[bot.key, "person"], pace="instant")
    await until_version(table, 2)
    assert table.course.record.moves == [(0, "lay 1"), (0, "lay 1")]
    assert (bot.key in caplog.text) == (bot.key != "vandal")


async def test_a_bot_that_is_gone_is_stood_in_for(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "passing", Cheat())
    table, _ = await new(tables, seats=["passing", "person"], pace="normal")
    monkeypatch.delitem(BOTS, "passing")
    await tables.set_pace(table, "instant")
    await until_version(table, 2)


async def test_nobody_waits_for_a_bot_that_thinks(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    class Thinker(Bot):
        key = "thinker"

        def choose(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
            time.sleep(0.3)
            return int(game.choices(seat)[0])

    monkeypatch.setitem(BOTS, "thinker", Thinker())
    table, _ = await new(tables, "market", seats=["person", "thinker"], pace="instant")
    await asyncio.sleep(0.05)
    began = time.monotonic()
    await play(tables, table)
    assert time.monotonic() - began < 0.2
    await until_version(table, 2)


async def test_a_store_that_fails_is_tried_again(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = await new(tables, seats=["greedy", "person"], pace="normal")
    monkeypatch.setattr("quartier.table.turns.REST", 0.01)
    append, failures = tables._store.append, [OSError("the disk is full")] * 2

    async def failing(*args: object) -> int:
        if failures:
            raise failures.pop()
        return await append(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(tables._store, "append", failing)
    await tables.set_pace(table, "instant")
    await until_version(table, 2)
