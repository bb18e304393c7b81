"""Questions, answers, stand-ins and seats that change hands, by their forms."""

from __future__ import annotations

from litestar import Litestar

from quartier.table import Table
from quartier.web.respond import FRAGMENT, JSON
from tests.web.visitor import Visitor, text_of


async def do(visitor: Visitor, table: Table, act: str, accept: str = JSON, **fields: object) -> int:
    return (await visitor.submit(f"/tables/{table.key}/{act}", accept, **fields)).status_code


async def first_move(visitor: Visitor, table: Table, seat: int) -> None:
    await visitor.play(table, table.title.menu(table.game, seat)[0].notation)


async def test_going_back_is_asked_and_answered(visitor: Visitor, other: Visitor, table: Table) -> None:
    await first_move(visitor, table, 0)
    await first_move(other, table, 1)
    assert "Ask to undo" in await visitor.ask(table)
    assert await do(visitor, table, "ask", what="undo") == 200
    asking = text_of(await visitor.ask(table))
    assert "You ask to take back the last 2 moves" in asking
    assert "Withdraw the question" in asking
    assert "Still to answer: Basia" in asking
    asked = await other.ask(table)
    assert "Ada asks to take back" in text_of(asked)
    assert 'value="yes"' in asked
    assert await do(other, table, "ask", what="abandon") == 422
    assert await do(other, table, "answer", answer="no") == 200
    assert 'id="question"' not in await visitor.ask(table)
    await do(visitor, table, "ask", FRAGMENT, what="undo")
    await do(other, table, "answer", FRAGMENT, answer="yes")
    assert table.course.moments == 0


async def test_a_game_given_up_says_so(visitor: Visitor, other: Visitor, table: Table) -> None:
    await do(visitor, table, "ask", what="abandon")
    await do(other, table, "answer", answer="yes")
    for one in (visitor, other):
        page = await one.see(f"/tables/{table.key}")
        assert "agreed to give this game up" in page
        assert "Leave" not in page
    assert await do(visitor, table, "ask", what="abandon") == 409


async def test_watching_is_no_voice(app: Litestar, visitor: Visitor, table: Table) -> None:
    await do(visitor, table, "ask", what="abandon")
    async with Visitor(app) as spectator:
        page = await spectator.ask(table)
        assert "Ada asks" in text_of(page)
        assert "Agree" not in page
        for act, field in (("answer", "answer"), ("ask", "what"), ("stand-in", "bot"), ("leave", "sure")):
            value = "abandon" if act == "ask" else "yes"
            assert await do(spectator, table, act, **{field: value}) == 403
    assert await do(visitor, table, "ask", what="dragons") == 400
    assert await do(visitor, table, "ask") == 400
    assert table.question is not None


async def test_a_bot_stands_in(visitor: Visitor, table: Table) -> None:
    await visitor.tables.set_pace(table, "slow")
    assert await do(visitor, table, "stand-in", bot="chess") in (400, 404)
    assert await do(visitor, table, "stand-in", bot="greedy") == 200
    page = await visitor.ask(table)
    assert "A bot is playing for you" in page
    assert "data-mine" not in page
    assert await do(visitor, table, "stand-in", bot="") == 200
    assert "data-mine" in await visitor.ask(table)


async def test_a_seat_changes_hands(
    app: Litestar, visitor: Visitor, other: Visitor, table: Table
) -> None:
    await visitor.tables.set_pace(table, "slow")
    assert await do(visitor, table, "take-over", seat=1, name="Cleo") == 422
    assert await do(visitor, table, "leave", sure="yes") == 200
    assert "data-mine" not in await visitor.ask(table)
    assert "has left" in text_of(await other.ask(table))
    assert "take-over" not in await other.ask(table)
    async with Visitor(app) as heir:
        assert 'class="take-over"' in await heir.see(f"/tables/{table.key}")
        assert await do(heir, table, "take-over", seat="first", name="Cleo") == 400
        assert await do(heir, table, "take-over", seat=7, name="Cleo") == 422
        assert await do(heir, table, "take-over", seat=0, name=" ") == 400
        assert await do(heir, table, "take-over", "text/html", seat=0, name="Cleo") == 200
        assert "data-mine" not in await heir.ask(table)
        assert "Cleo would like to play on from seat 1" in text_of(await other.ask(table))
        await do(other, table, "answer", answer="yes")
        assert table.players[0].name == "Cleo"
        assert "data-mine" in await heir.ask(table)
        await first_move(heir, table, 0)
        assert table.version == 1
