"""Bots that think for long: elsewhere, about imagined games, and nobody waits for them."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from quartier.bots import BOTS, Bot
from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.record import seed_number
from quartier.table import Table, Tables
from quartier.table.course import Course
from quartier.table.thinkers import thought_out
from quartier.titles import AnyTitle, all_titles
from tests.market.game import Market
from tests.market.title import TITLE as MARKET
from tests.table.playing import new, play, to_move
from tests.table.scaffold import TITLE as SCAFFOLD


@pytest.fixture
def real_title() -> str:
    """A title another process finds too."""
    return next(key for key in all_titles() if key not in (MARKET.key, SCAFFOLD.key))


def workers(tables: Tables) -> list[int]:
    crew = tables._bots._thinkers._crew
    return [] if crew is None else list(crew._processes)


async def until_person(table: Table) -> None:
    async with asyncio.timeout(30):
        while table.players[to_move(table)].bot:
            await asyncio.sleep(0.005)


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


async def test_a_slow_bot_plays_from_a_process_of_its_own(tmp_path: Path, real_title: str) -> None:
    """And when that is killed, from another one."""
    tables = await Tables.open(f"sqlite:///{tmp_path}/tables.db")
    table, _ = await new(tables, real_title, seats=["person", "level-2"], pace="instant")
    while not workers(tables):
        await until_person(table)
        await play(tables, table)
        await asyncio.sleep(0.01)
    await until_person(table)
    first = workers(tables)
    assert os.getpid() not in first
    os.kill(first[0], signal.SIGKILL)
    while workers(tables) == first:
        await until_person(table)
        await play(tables, table)
        await asyncio.sleep(0.01)
    await until_person(table)
    assert table.fault is None
    second = workers(tables)
    await tables.close()
    async with asyncio.timeout(10):
        while any(map(alive, [*first, *second])):
            await asyncio.sleep(0.01)


async def test_a_house_that_closes_waits_for_no_line_of_thinkers(tmp_path: Path, real_title: str) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    tables = await Tables.open(database)
    several = [
        (await new(tables, real_title, seats=["level-5", "level-5"], pace="instant", seed=f"{number}"))[0]
        for number in range(6)
    ]
    while not workers(tables):
        await asyncio.sleep(0.01)
    versions = [table.version for table in several]
    began = time.monotonic()
    await tables.close()
    assert time.monotonic() - began < 10
    assert [table.version for table in several] == versions


def test_a_slow_bot_is_handed_an_imagined_game(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[Market] = []

    class Spy(Bot):
        key = "spy"
        slow = True

        def choose(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
            assert isinstance(game, Market)
            handed.append(game)
            return int(game.choices(seat)[0])

    monkeypatch.setitem(BOTS, "spy", Spy())
    course = Course(MARKET, 3, {"double": "no"}, "secret")
    game = course.game
    assert isinstance(game, Market)
    course.take(*course.moved(0, MARKET.menu(game, 0)[0]))
    real = course.game
    assert isinstance(real, Market)
    for number in range(6):
        assert thought_out(course.record, "spy", 1, number) in list(real.choices(1))
    assert all(one.hands[1] == real.hands[1] for one in handed)
    assert len({(one.hands[0], one.chosen[0]) for one in handed}) > 1
    assert all(one.luck.seed != seed_number("secret") for one in handed)
