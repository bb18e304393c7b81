"""Standing orders: left, obeyed, withdrawn, and cancelled by what they name."""

from __future__ import annotations

import asyncio

import pytest

from quartier.core.title import NOT_SEATED
from quartier.table import Refused, Table, Tables
from quartier.table.outcome import NO_SUCH_ORDER
from tests.table.playing import new, once, play
from tests.table.test_bots import until_version


async def market(tables: Tables) -> Table:
    """The first seat has left an order."""
    table, _ = await new(tables, "market", pace="instant")
    await tables.leave_order(table, 0, "lowest")
    return table


async def test_an_order_moves_until_what_it_names(tables: Tables) -> None:
    table = await market(tables)
    for decided in (1, 3):
        await until_version(table, decided)
        assert table.course.record.moves[-1][0] == 0
        assert table.game.owed() == 2
        await play(tables, table)
    assert table.players[0].order == "", "the last round has begun"
    await asyncio.sleep(0.05)
    assert (table.version, table.game.owed()) == (4, 3)


async def test_an_order_is_withdrawn(tables: Tables) -> None:
    table = await market(tables)
    await until_version(table, 1)
    await tables.leave_order(table, 0, "")
    await play(tables, table)
    await asyncio.sleep(0.05)
    assert (table.version, table.game.owed()) == (2, 3)


async def test_taking_back_withdraws_it_too(tables: Tables) -> None:
    table = await market(tables)
    await until_version(table, 1)
    await tables.undo(table, 0, 1, once())
    await asyncio.sleep(0.05)
    assert (table.version, table.players[0].order, table.game.owed()) == (2, "", 3)


@pytest.mark.parametrize(
    ("seat", "order", "refusal"), [(None, "lowest", NOT_SEATED), (0, "highest", NO_SUCH_ORDER)]
)
async def test_what_is_no_order_is_refused(
    tables: Tables, seat: int | None, order: str, refusal: object
) -> None:
    table, _ = await new(tables, "market", pace="instant")
    with pytest.raises(Refused) as refused:
        await tables.leave_order(table, seat, order)
    assert refused.value.refusal == refusal
    assert table.version == 0


async def test_an_order_survives_a_restart(database: str) -> None:
    house = await Tables.open(database)
    table, _ = await new(house, "market", pace="slow")
    await house.leave_order(table, 1, "lowest")
    await house.close()
    house = await Tables.open(database)
    table = await house.get(table.key)
    assert [player.order for player in table.players] == ["", "lowest"]
    await house.set_pace(table, "instant")
    await until_version(table, 1)
    assert table.game.owed() == 1
    await house.close()


async def test_the_other_process_obeys_and_cancels(database: str) -> None:
    first, second = await Tables.open(database), await Tables.open(database)
    table = await market(first)
    elsewhere = await second.get(table.key)
    for _ in range(2):
        async with asyncio.timeout(20):
            while elsewhere.game.owed() != 2:
                await asyncio.sleep(0.005)
                elsewhere = await second.get(table.key)
        await play(second, elsewhere)
    table = await first.get(table.key)
    assert table.version == elsewhere.version == 4
    assert table.players[0].order == elsewhere.players[0].order == ""
    await first.close()
    await second.close()
