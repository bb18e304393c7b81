"""One house: setting up, sitting down, moving, and every way of being refused."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quartier.core.phrase import Mistake
from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_SEATED, NOT_YOUR_TURN, Refusal
from quartier.record import commitment, verify
from quartier.table import Refused, Stale, Tables
from quartier.table.names import QUARTERS
from quartier.table.outcome import UNDO_NOTHING, UNDO_OTHERS
from tests.table.playing import log_of, new, once, play, play_to_the_end


async def test_a_new_table(tables: Tables) -> None:
    table, secrets = await tables.create(
        "scaffold", ["greedy", "person", "person"], {}, pace="slow", host="  Zosia\x00 "
    )
    assert table.title.key == "scaffold"
    assert table.options == {"rounds": "3"}
    assert table.name in QUARTERS
    assert (table.version, table.pace, table.over) == (0, "slow", False)
    assert [(player.name, player.bot) for player in table.players[1:]] == [("Zosia", ""), ("", "")]
    assert table.players[0].bot == "greedy"
    assert table.players[0].name
    assert secrets[0] == ""
    assert len(set(secrets[1:])) == 2
    assert all(len(secret) == 22 for secret in secrets[1:])
    assert await tables.get(table.key) is table


@pytest.mark.parametrize(
    ("given", "key"),
    [
        ({"title": "chess"}, "title-unknown"),
        ({"seats": ["person"]}, "seats-impossible"),
        ({"seats": []}, "seats-impossible"),
        ({"seats": ["person", "deep-blue"]}, "bot-unknown"),
        ({"options": {"speed": "9"}}, "option-unknown"),
        ({"options": {"rounds": "4"}}, "option-impossible"),
        ({"pace": "warp"}, "pace-unknown"),
        ({"seed": ""}, "seed-impossible"),
        ({"seed": "x" * 101}, "seed-impossible"),
        ({"seed": "a\x00b"}, "seed-impossible"),
        ({"seed": "\ud800"}, "seed-impossible"),
        ({"name": "\u200b"}, "name-empty"),
        ({"host": "\u200b"}, "name-empty"),
    ],
)
async def test_no_table_without_sense(tables: Tables, given: dict[str, Any], key: str) -> None:
    with pytest.raises(Mistake) as mistake:
        await new(tables, **given)
    assert mistake.value.phrase.key == key
    assert await tables.recent(10) == []


@pytest.mark.parametrize("key", ["", "nowhere222", "A" * 3000, "a\x00", "\ud800", "ż", "'; --"])
async def test_no_such_table(tables: Tables, key: str) -> None:
    with pytest.raises(Mistake) as mistake:
        await tables.get(key)
    assert mistake.value.phrase.key == "table-unknown"


async def test_a_seat_is_found_by_its_secret(tables: Tables) -> None:
    table, secrets = await new(tables)
    other, _ = await new(tables)
    assert await tables.seat_for(secrets[1]) == (table, 1)
    assert [table.seat_with(secret) for secret in secrets] == [0, 1]
    for forged in (None, "", "x", secrets[0][:-1], secrets[0].swapcase(), "\ud800\x00"):
        assert table.seat_with(forged) is None
    assert other.seat_with(secrets[0]) is None
    for forged in ("", "x", "\ud800\x00"):
        with pytest.raises(Mistake) as mistake:
            await tables.seat_for(forged)
        assert mistake.value.phrase.key == "seat-unknown"


async def test_secrets_are_not_kept(tables: Tables) -> None:
    table, secrets = await new(tables)
    stored = await tables._store.load(table.key)
    assert stored is not None
    assert not any(secret in str(stored) for secret in secrets)


async def test_sitting_down_and_being_called_otherwise(tables: Tables) -> None:
    table, _ = await new(tables, seats=["person", "greedy", "person"], host="Zosia")
    await tables.sit(table, 2, " Ola ")
    assert [player.name for player in table.players][::2] == ["Zosia", "Ola"]
    await tables.sit(table, 2, "OLA")
    assert table.players[2].name == "OLA"
    for seat, name, key in (
        (2, "zosia", "name-taken"),
        (1, "Ola", "seat-not-free"),
        (3, "Ola", "seat-not-free"),
        (-1, "Ola", "seat-not-free"),
        (0, "\x00", "name-empty"),
    ):
        with pytest.raises(Mistake) as mistake:
            await tables.sit(table, seat, name)
        assert mistake.value.phrase.key == key


async def test_a_bot_gives_its_name_to_a_person_who_has_it(tables: Tables) -> None:
    table, _ = await new(tables, seats=["person", "person", "greedy"])
    bot = table.players[2].name
    await tables.sit(table, 1, bot.lower())
    assert table.players[1].name == bot.lower()
    assert table.players[2].name.lower() not in ("", bot.lower())


async def test_the_seed_is_promised_and_then_shown(tables: Tables) -> None:
    table, _ = await new(tables, seed=None)
    assert table.revealed_seed is None
    with pytest.raises(Mistake) as mistake:
        table.record()
    assert mistake.value.phrase.key == "table-not-over"
    await tables.sit(table, 0, "Ada")
    await play_to_the_end(tables, table)
    assert table.revealed_seed is not None
    assert commitment(table.revealed_seed) == table.commitment
    record = table.record()
    assert record.names == ["Ada", ""]
    assert verify(record, table.commitment).digest() == table.game.digest()


@pytest.mark.parametrize(
    ("seat", "text", "refusal"),
    [
        (None, "lay 1", NOT_SEATED),
        (7, "lay 1", NOT_SEATED),
        (-1, "lay 1", NOT_SEATED),
        (2, "lay 1", NOT_SEATED),
        (1, "lay 1", NOT_YOUR_TURN),
        (0, "lay 9", NO_SUCH_MOVE),
    ],
    ids=["a spectator", "no such seat", "below all seats", "a bot's seat", "another's turn", "no such move"],
)
async def test_a_move_that_may_not_be(tables: Tables, seat: int | None, text: str, refusal: Refusal) -> None:
    table, _ = await new(tables, seats=["person", "person", "greedy"])
    with pytest.raises(Refused) as refused:
        await tables.move(table, seat, text, 0, once())
    assert refused.value.refusal == refusal
    assert log_of(table) == (0, [], [])


@pytest.mark.parametrize("bad", ["", "a b", "x" * 65, "\x00", "ż", "\ud800"])
async def test_a_request_without_a_number_of_its_own(tables: Tables, bad: str) -> None:
    table, _ = await new(tables)
    with pytest.raises(Mistake) as mistake:
        await tables.move(table, 0, "lay 1", 0, bad)
    assert mistake.value.phrase.key == "once-unreadable"
    assert table.version == 0


@pytest.mark.parametrize("version", [-1, 0, 2, 10**30])
async def test_another_version(tables: Tables, version: int) -> None:
    table, _ = await new(tables)
    await play(tables, table)
    before = log_of(table)
    for act in (tables.move(table, 0, "lay 1", version, once()), tables.undo(table, 0, version, once())):
        with pytest.raises(Stale) as stale:
            await act
        assert stale.value.now == 1
    assert log_of(table) == before


async def test_the_same_move_sent_twice_counts_once(tables: Tables) -> None:
    table, _ = await new(tables)
    for version in (0, 0, 1, 5):
        await tables.move(table, 0, "lay 2", version, "click-1")
    assert table.version == 1
    await tables.move(table, 0, "lay 3", 1, "click-2")
    for version in (0, 1, 2):  # though it is not this seat's turn any more
        await tables.move(table, 0, "lay 2", version, "click-1")
    assert table.course.record.moves == [(0, "lay 2"), (0, "lay 3")]
    with pytest.raises(Refused):  # another's number is no excuse
        await tables.move(table, 1, "lay 9", 2, "click-1")
    await tables.move(table, 1, "lay 1", 2, "click-1")
    assert table.version == 3
    await play_to_the_end(tables, table)
    await tables.move(table, 0, "lay 2", table.version, "click-1")
    with pytest.raises(Refused) as refused:
        await tables.move(table, 0, "lay 2", table.version, "click-9")
    assert refused.value.refusal == GAME_OVER


async def test_taking_back(tables: Tables) -> None:
    table, _ = await new(tables)
    with pytest.raises(Refused) as refused:
        await tables.undo(table, 0, 0, once())
    assert refused.value.refusal == UNDO_NOTHING
    await play(tables, table, "lay 3")
    assert (table.may_undo(0), table.may_undo(1)) == (True, False)
    for _ in range(2):
        await tables.undo(table, 0, 1, "back-1")
    assert log_of(table) == (2, [], [])
    for text in ("lay 1", "lay 1", "lay 2"):
        await play(tables, table, text)
    with pytest.raises(Refused) as refused:
        await tables.undo(table, 0, 5, once())
    assert refused.value.refusal == UNDO_OTHERS
    with pytest.raises(Refused) as refused:
        await tables.undo(table, None, 5, once())
    assert refused.value.refusal == NOT_SEATED
    assert table.version == 5


@pytest.mark.parametrize("title", ["scaffold", "market"])
async def test_of_many_moves_at_once_one_is_taken(tables: Tables, title: str) -> None:
    table, _ = await new(tables, title)
    moves = table.title.menu(table.game, 0)
    outcomes = await asyncio.gather(
        *(tables.move(table, 0, moves[n % len(moves)].notation, 0, once()) for n in range(20)),
        return_exceptions=True,
    )
    assert [outcome for outcome in outcomes if not isinstance(outcome, Stale)] == [None]
    assert table.version == 1


async def test_the_same_move_sent_many_times_at_once_counts_once(tables: Tables) -> None:
    table, _ = await new(tables)
    await asyncio.gather(*(tables.move(table, 0, "lay 1", 0, "same") for _ in range(10)))
    assert log_of(table)[:2] == (1, [(0, "lay 1")])


async def test_pace(tables: Tables) -> None:
    table, _ = await new(tables)
    await tables.set_pace(table, "fast")
    assert table.pace == "fast"
    with pytest.raises(Mistake) as mistake:
        await tables.set_pace(table, "warp")
    assert mistake.value.phrase.key == "pace-unknown"
    assert table.pace == "fast"


async def test_recent_tables(tables: Tables) -> None:
    first, _ = await new(tables, name="Wola")
    await asyncio.sleep(0.002)
    second, _ = await new(tables, "market")
    assert [one.key for one in await tables.recent(10)] == [second.key, first.key]
    await asyncio.sleep(0.002)
    await play(tables, first)
    newest, older = await tables.recent(10)
    assert (newest.key, newest.name, newest.version) == (first.key, "Wola", 1)
    assert (newest.owed, newest.over) == ([0], False)
    assert newest.changed > newest.created
    assert older.owed == [0, 1]
    assert older.players == second.players
    assert len(await tables.recent(1)) == 1
    await play_to_the_end(tables, first)
    assert (await tables.recent(1))[0].over
