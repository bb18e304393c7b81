"""Restarts, two processes on one database, and killed ones: the log is the truth."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy import delete, update

from quartier.core.phrase import Mistake
from quartier.core.title import NOT_YOUR_TURN
from quartier.table import Refused, Stale, Tables
from quartier.table.schema import entries
from quartier.table.schema import tables as kept
from tests.table.playing import log_of, new, once, play, play_to_the_end, to_move

ROOT = Path(__file__).parents[2]


async def test_the_house_signs_with_one_secret(database: str) -> None:
    first, second = await Tables.open(database), await Tables.open(database)
    found = set(await asyncio.gather(*(house.secret() for house in (first, second, first, second))))
    assert len(found) == 1
    await first.close()
    again = await Tables.open(database)
    assert await again.secret() in found
    await again.close()
    await second.close()


@pytest.mark.parametrize("title", ["scaffold", "market"])
async def test_a_table_is_where_it_was_after_a_restart(database: str, title: str) -> None:
    house = await Tables.open(database)
    table, secrets = await new(house, title, pace="fast", host="Ada")
    await play(house, table)
    await house.undo(table, 0, 1, once())
    await play(house, table)
    await house.sit(table, 1, "Ola")
    await house.close()

    house = await Tables.open(database)
    again, seat = await house.seat_for(secrets[1])
    assert again is not table
    assert (again.key, seat) == (table.key, 1)
    assert log_of(again) == log_of(table)
    assert again.game.digest() == table.game.digest()
    assert (again.players, again.pace, again.name) == (table.players, table.pace, table.name)
    assert again.commitment == table.commitment
    assert again.may_undo(0)
    await house.undo(again, 0, again.version, once())
    await play_to_the_end(house, again)
    await house.close()


async def test_two_processes_act_in_turn(database: str) -> None:
    one, other = await Tables.open(database), await Tables.open(database)
    here, _ = await new(one)
    there = await other.get(here.key)
    while not here.over:
        await play(one, here)
        if not (await other.get(here.key)).over:
            await play(other, there)
        assert await one.get(here.key) is here
        assert log_of(here) == log_of(there)
    await other.sit(there, 0, "Ada")
    await other.set_pace(there, "slow")
    await one.get(here.key)
    assert (here.players, here.pace) == (there.players, "slow")
    await one.close()
    await other.close()


async def test_a_process_that_is_behind_catches_up_before_it_answers(database: str) -> None:
    one, other = await Tables.open(database), await Tables.open(database)
    here, _ = await new(one)
    there = await other.get(here.key)
    await play(one, here)
    with pytest.raises(Stale) as stale:  # both at version 0
        await other.move(there, 0, "lay 3", 0, once())
    assert stale.value.now == there.version == 1
    assert log_of(here) == log_of(there)
    await one.move(here, 0, "lay 1", 1, "click")
    await other.move(there, 0, "lay 1", 1, "click")  # accepted elsewhere: counts once
    assert there.version == 2
    await play(one, here, "lay 2")
    await other.move(there, 1, "lay 2", 3, once())  # seen elsewhere, newer than memory here
    assert there.version == 4
    with pytest.raises(Refused) as refused:
        await one.move(here, 1, "lay 2", 4, once())
    assert refused.value.refusal == NOT_YOUR_TURN
    await one.close()
    await other.close()


async def test_hammered_from_two_processes(database: str) -> None:
    houses = [await Tables.open(database), await Tables.open(database)]
    first, _ = await new(houses[0], options={"rounds": "40"})
    accepted: list[str] = []

    async def player(house: Tables, seat: int) -> None:
        table = await house.get(first.key)
        while len(accepted) < 60:
            number = once()
            with suppress(Stale, Refused):
                await house.move(table, seat, "lay 1", table.version, number)
                accepted.append(number)
            await asyncio.sleep(0)

    await asyncio.gather(*(player(house, seat) for house in houses for seat in (0, 1) for _ in range(2)))
    for house in houses:
        table = await house.get(first.key)
        assert table.version == len(accepted) == len(table.course.record.moves)
        assert table.fault is None
        await house.close()
    house = await Tables.open(database)
    assert log_of(await house.get(first.key)) == log_of(first)
    await house.close()


KILLED = """
import asyncio, sys
from quartier.table import Tables
from quartier.titles import all_titles
from tests.table.scaffold import TITLE
all_titles()[TITLE.key] = TITLE

async def main(database, key):
    house = await Tables.open(database)
    table = await house.get(key)
    while True:
        seat = 0 if table.game.owed() == 1 else 1
        await house.move(table, seat, "lay 2", table.version, f"killed-{table.version}")
        print(table.version, flush=True)

asyncio.run(main(*sys.argv[1:]))
"""


async def test_a_killed_process_loses_no_accepted_move(database: str) -> None:
    house = await Tables.open(database)
    table, _ = await new(house, options={"rounds": "40"})
    await house.close()
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-c",
        KILLED,
        database,
        table.key,
        stdout=asyncio.subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT}/src:{ROOT}"},
    )
    assert process.stdout is not None
    async with asyncio.timeout(30):
        while (accepted := int(await process.stdout.readline())) < 7:
            pass
        process.send_signal(signal.SIGKILL)
        accepted = max([accepted, *map(int, (await process.stdout.read()).split())])
        await process.wait()

    house = await Tables.open(database)
    again = await house.get(table.key)
    # the very last one may have been stored without its being said
    assert accepted <= again.version <= accepted + 1
    assert again.course.record.moves == [(n // 2 % 2, "lay 2") for n in range(again.version)]
    assert again.fault is None
    await play_to_the_end(house, again)
    await house.close()


async def test_a_table_that_does_not_replay_says_so(database: str) -> None:
    house = await Tables.open(database)
    table, _ = await new(house, seats=["person", "person", "greedy"])
    for _ in range(3):
        await play(house, table)
    async with house._store._writing() as connection:
        await connection.execute(update(entries).where(entries.c.n == 2).values(digest="0" * 16))
    await house.close()

    house = await Tables.open(database)
    again = await house.get(table.key)
    assert again.fault is not None
    assert (again.fault.key, again.fault.args) == ("table-broken", {"move": 2})
    assert again.version == 1
    assert not again.may_undo(0)
    for act in (house.move(again, 0, "lay 1", 1, once()), house.undo(again, 0, 1, once())):
        with pytest.raises(Mistake) as mistake:
            await act
        assert mistake.value.phrase == again.fault
    assert await house.get(table.key) is again
    await house.close()


async def test_a_deal_that_comes_out_differently_says_so(database: str) -> None:
    house = await Tables.open(database)
    table, _ = await new(house)
    async with house._store._writing() as connection:
        await connection.execute(update(kept).values(dealt="0" * 16))
    await house.close()
    house = await Tables.open(database)
    assert (await house.get(table.key)).fault is not None
    await house.close()


@pytest.mark.parametrize(
    ("column", "value", "key"), [("title", "gone", "title-unknown"), ("edition", "other", "table-edition")]
)
async def test_a_table_of_a_title_or_edition_that_is_gone(
    database: str, column: str, value: str, key: str
) -> None:
    house = await Tables.open(database)
    table, _ = await new(house, seats=["greedy", "person"], pace="slow")
    async with house._store._writing() as connection:
        await connection.execute(update(kept).values({column: value}))
    await house.close()
    house = await Tables.open(database)
    with pytest.raises(Mistake) as mistake:
        await house.get(table.key)
    assert mistake.value.phrase.key == key
    assert len(await house.recent(3)) == 1
    await house.close()


async def test_a_table_that_is_gone(tables: Tables) -> None:
    table, _ = await new(tables)
    async with tables._store._writing() as connection:
        await connection.execute(delete(kept))
    with pytest.raises(Mistake) as mistake:
        await tables.get(table.key)
    assert mistake.value.phrase.key == "table-unknown"
    with pytest.raises(Mistake):
        await tables.move(table, to_move(table), "lay 1", 0, once())


async def test_what_the_house_signs_with_is_one_and_stays(database: str) -> None:
    one, other = await Tables.open(database), await Tables.open(database)
    secrets = set(await asyncio.gather(*(house.secret() for house in (one, other) for _ in range(3))))
    await one.close()
    await other.close()
    again = await Tables.open(database)
    assert {await again.secret()} == secrets
    assert len(secrets.pop()) == 64
    await again.close()
