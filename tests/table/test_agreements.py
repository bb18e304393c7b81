"""Leaving a seat, taking it over, and what players ask one another for."""

from __future__ import annotations

import pytest

from quartier.core.phrase import Mistake
from quartier.core.title import NO_SUCH_MOVE, NOT_SEATED
from quartier.record import digest_text
from quartier.table import Refused, Table, Tables
from quartier.table.outcome import ONE_QUESTION, SEAT_HELD, STAND_IN, UNDO_NOTHING
from tests.table.playing import new, once
from tests.table.test_bots import until_version

SECRET = "a secret of some length"


async def three(tables: Tables, *others: str) -> Table:
    """Three at Scaffold, everybody with a name."""
    table, _ = await new(
        tables, "scaffold", seats=["person", *others], options={"rounds": "3"}, pace="instant"
    )
    for seat, player in enumerate(table.players):
        if not player.bot:
            await tables.sit(table, seat, f"Ada{seat}")
    return table


async def turn(tables: Tables, table: Table, seat: int) -> None:
    """Both bricks of a turn."""
    for _ in range(2):
        await tables.move(table, seat, "lay 1", table.version, once())


async def test_everybody_has_to_agree_to_going_back(tables: Tables) -> None:
    table = await three(tables, "person", "person")
    await tables.move(table, 0, "lay 1", table.version, once())
    before = digest_text(table.game)
    await tables.move(table, 0, "lay 1", table.version, once())
    await turn(tables, table, 1)
    ask = tables.agreements
    await ask.ask_to_undo(table, 0)
    asked = table.question
    assert asked is not None
    assert (asked.kind, asked.by, asked.moment, table.voters(asked)) == ("undo", 0, 1, [1, 2])
    await ask.answer(table, 1, agrees=True)
    await ask.answer(table, 1, agrees=True)
    assert table.version == 4
    await ask.answer(table, 2, agrees=True)
    assert (table.version, table.question) == (7, None)
    assert digest_text(table.game) == before
    assert len(table.course.record.moves) == 1


async def test_bots_agree_to_everything(tables: Tables) -> None:
    table = await three(tables, "random", "random")
    await turn(tables, table, 0)
    await until_version(table, 6)
    await tables.agreements.ask_to_undo(table, 0)
    assert (table.version, table.course.moments) == (11, 1)


async def test_one_no_is_enough(tables: Tables) -> None:
    table = await three(tables, "person", "person")
    await turn(tables, table, 0)
    ask = tables.agreements
    await ask.ask_to_end(table, 2)
    with pytest.raises(Refused, match=ONE_QUESTION.rule):
        await ask.ask_to_undo(table, 0)
    await ask.answer(table, 0, agrees=True)
    await ask.answer(table, 1, agrees=False)
    assert table.question is None
    with pytest.raises(Refused, match=NO_SUCH_MOVE.rule):
        await ask.answer(table, 0, agrees=True)
    assert table.version == 2


async def test_who_asked_takes_it_back_and_who_plays_on_has_refused(tables: Tables) -> None:
    table = await three(tables, "person", "person")
    await turn(tables, table, 0)
    ask = tables.agreements
    await ask.ask_to_undo(table, 0)
    await ask.answer(table, 0, agrees=False)
    assert table.question is None
    await ask.ask_to_undo(table, 0)
    await turn(tables, table, 1)
    assert table.question is None
    await ask.ask_to_undo(table, 1)
    assert table.question is not None


async def test_nothing_to_go_back_to_and_nobody_to_ask_for(tables: Tables) -> None:
    table = await three(tables, "person", "random")
    ask = tables.agreements
    with pytest.raises(Refused, match=UNDO_NOTHING.rule):
        await ask.ask_to_undo(table, 1)
    for seat in (None, 2, 7):
        with pytest.raises(Refused, match=NOT_SEATED.rule):
            await ask.ask_to_undo(table, seat)
        with pytest.raises(Refused, match=NOT_SEATED.rule):
            await ask.leave(table, seat)


async def test_a_game_is_given_up(tables: Tables) -> None:
    table = await three(tables, "person", "random")
    await tables.agreements.ask_to_end(table, 0)
    await tables.agreements.answer(table, 1, agrees=True)
    with pytest.raises(Mistake, match="table-abandoned"):
        await turn(tables, table, 0)
    with pytest.raises(Mistake, match="table-abandoned"):
        await tables.agreements.ask_to_end(table, 0)
    assert table.unattended() is None


async def test_a_bot_stands_in_until_its_player_is_back(tables: Tables) -> None:
    table = await three(tables, "person", "person")
    await tables.agreements.stand_in(table, 0, "random")
    await until_version(table, 2)
    await turn(tables, table, 1)
    await turn(tables, table, 2)
    await until_version(table, 8)
    with pytest.raises(Refused, match=STAND_IN.rule):
        await turn(tables, table, 0)
    await tables.agreements.stand_in(table, 0, "")
    await turn(tables, table, 1)
    await turn(tables, table, 2)
    await turn(tables, table, 0)
    with pytest.raises(Mistake, match="bot-unknown"):
        await tables.agreements.stand_in(table, 0, "chess")


async def test_a_seat_is_left_and_taken_over(tables: Tables) -> None:
    table, secrets = await new(tables, "scaffold")
    await tables.sit(table, 0, "Ada")
    await tables.sit(table, 1, "Bo")
    ask = tables.agreements
    with pytest.raises(Refused, match=SEAT_HELD.rule):
        await ask.ask_for_seat(table, None, 0, "Cleo", SECRET)
    await tables.note(table, 0, "he bluffs")
    await ask.leave(table, 0)
    assert table.players[0].notes == "", "notes are not left to whoever comes next"
    with pytest.raises(Mistake, match="seat-unknown"):
        await tables.seat_for(secrets[0])
    with pytest.raises(Mistake, match="name-taken"):
        await ask.ask_for_seat(table, None, 0, "bo", SECRET)
    await ask.ask_for_seat(table, None, 0, "Cleo", SECRET)
    assert table.seat_with(SECRET) is None
    await ask.answer(table, 1, agrees=True)
    assert table.seat_with(SECRET) == 0
    assert (table.players[0].name, table.players[0].stand_in) == ("Cleo", "")
    assert (await tables.seat_for(SECRET))[1] == 0


async def test_whoever_leaves_is_not_waited_for(tables: Tables) -> None:
    table = await three(tables, "person", "person")
    await tables.agreements.ask_to_end(table, 0)
    await tables.agreements.answer(table, 1, agrees=True)
    await tables.agreements.stand_in(table, 2, "greedy")
    with pytest.raises(Mistake, match="table-abandoned"):
        await turn(tables, table, 0)


async def test_what_was_asked_and_agreed_outlives_the_house(database: str) -> None:
    house = await Tables.open(database)
    table = await three(house, "person", "person")
    await turn(house, table, 0)
    await house.agreements.leave(table, 2)
    await house.agreements.ask_for_seat(table, None, 2, "Cleo", SECRET)
    await house.agreements.answer(table, 0, agrees=True)
    await house.close()
    house = await Tables.open(database)
    again = await house.get(table.key)
    assert again.question == table.question
    assert again.players == table.players
    await house.agreements.answer(again, 1, agrees=True)
    assert again.seat_with(SECRET) == 2
    await house.agreements.ask_to_undo(again, 0)
    for seat in (1, 2):
        await house.agreements.answer(again, seat, agrees=True)
    assert again.course.moments == 1
    await house.agreements.ask_to_end(again, 0)
    for seat in (1, 2):
        await house.agreements.answer(again, seat, agrees=True)
    await house.close()
    house = await Tables.open(database)
    last = await house.get(table.key)
    assert last.fault is not None
    assert last.fault.key == "table-abandoned"
    assert (last.version, last.course.moments) == (again.version, 1)
    await house.close()
