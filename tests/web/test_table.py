"""The page of a table: what is picked, what is hinted, what is hidden, how it ends."""

from __future__ import annotations

import json

from litestar import Litestar

from quartier.record import read_record, verify
from quartier.table import Table
from quartier.web.at_table import frames
from quartier.web.reader import Asked
from quartier.web.respond import FRAGMENT
from tests.web.visitor import Visitor, text_of


def hand(table: Table, seat: int) -> list[str]:
    return sorted({choice.marks[0] for choice in table.title.menu(table.game, seat)})


async def test_a_path_of_clicks_leads_to_a_move(visitor: Visitor, table: Table) -> None:
    card, other_card = hand(table, 0)[:2]
    page = await visitor.see(f"/tables/{table.key}?pick={card}")
    assert f'data-picked="{card}"' in page
    assert "Confirm" not in page
    page = await visitor.see(f"/tables/{table.key}?pick={card}+stall-left")
    assert 'id="confirm"' in page
    assert "The stall is worth" in page
    swapped = await visitor.ask(table, f"{card} stall-left {other_card}")
    assert f'data-picked="{other_card} stall-left"' in swapped
    assert 'data-picked="stall-left"' in await visitor.ask(table, f"{card} stall-left {card}")
    assert table.version == 0


async def test_a_click_on_what_cannot_be_is_explained(visitor: Visitor, table: Table) -> None:
    foreign = next(f"card-{number}" for number in range(1, 10) if f"card-{number}" not in hand(table, 0))
    mine = hand(table, 0)[0]
    page = await visitor.ask(table, f"{mine} {foreign}")
    assert f'data-refused="{foreign}"' in page
    assert f'data-picked="{mine}"' in page
    assert "/titles/market/rules#own-card" in page
    for nonsense in ("dragon-1", "<b>", "a" * 500, "+".join(["x-1"] * 40)):
        assert "refusing" in await visitor.ask(table, nonsense)


async def test_spectators_learn_why_they_cannot(app: Litestar, table: Table) -> None:
    async with Visitor(app) as spectator:
        page = await spectator.ask(table, "card-1")
        assert "You are watching" in page
        assert "data-mine" not in page


async def test_a_hint_is_only_what_is_asked(visitor: Visitor, table: Table) -> None:
    card = hand(table, 0)[0]
    assert await visitor.ask(table, card, "hint") == ""
    assert "The stall is worth" in await visitor.ask(table, f"{card} stall-left", "hint")
    assert "refusing" in await visitor.ask(table, "dragon-1", "hint")


async def test_the_list_asks_first_or_plays_at_once(visitor: Visitor, table: Table) -> None:
    assert 'name="pick"' in await visitor.see(f"/tables/{table.key}")
    page = await visitor.see(f"/tables/{table.key}?confirm=off")
    assert f'name="pick" value="{hand(table, 0)[0]}' not in page
    assert f'name="move" value="{table.title.menu(table.game, 0)[0].notation}"' in page


async def test_what_may_be_a_slip_is_always_asked(visitor: Visitor, table: Table) -> None:
    """Whoever has switched off the question before a move is asked this one all the same."""
    dear = f"{hand(table, 0)[-1]} stall-left"
    assert "That is your best card." in await visitor.ask(table, dear)
    page = await visitor.see(f"/tables/{table.key}?confirm=off")
    assert f'name="pick" value="{dear}"' in page
    other = next(choice for choice in table.title.menu(table.game, 0) if " ".join(choice.marks) != dear)
    assert f'name="move" value="{other.notation}"' in page
    assert 'id="warning"' not in await visitor.ask(table, " ".join(other.marks))


async def test_what_it_is_worth_stands_where_it_is_clicked(visitor: Visitor, table: Table) -> None:
    first = table.title.menu(table.game, 0)[0]
    worth = f">{table.title.worth(table.game, 0, first.code)}</text>"
    assert worth not in await visitor.ask(table)
    assert worth in await visitor.ask(table, first.marks[0])


async def test_nothing_hidden_stands_on_a_page(visitor: Visitor, other: Visitor, table: Table) -> None:
    """The other's choice is secret: whichever it is, this page is the same."""
    seen = []
    for choice in table.title.menu(table.game, 1)[:2]:
        await other.play(table, choice.notation)
        seen.append((await visitor.ask(table)).replace(f'"{table.version}"', '""'))
        await other.submit(f"/tables/{table.key}/undo", version=table.version, once=f"u{table.version}")
    shorn = [page.partition("data-stamp")[0] + page.partition("data-mine")[2] for page in seen]
    assert shorn[0] == shorn[1]
    assert "Basia has chosen" in seen[0]


async def test_without_script_the_page_asks_again(visitor: Visitor, table: Table) -> None:
    assert 'http-equiv="refresh"' not in await visitor.see(f"/tables/{table.key}")
    await visitor.play(table, table.title.menu(table.game, 0)[0].notation)
    assert 'http-equiv="refresh"' in await visitor.see(f"/tables/{table.key}")


async def play_to_the_end(visitor: Visitor, other: Visitor, table: Table) -> None:
    while table.game.owed():
        for seat, one in enumerate((visitor, other)):
            if table.game.owed() >> seat & 1:
                answer = await one.play(table, table.title.menu(table.game, seat)[0].notation)
                assert answer.status_code == 200


async def test_the_end_shows_places_sheet_record_and_seed(
    visitor: Visitor, other: Visitor, table: Table
) -> None:
    page = await visitor.see(f"/tables/{table.key}")
    assert f"<code>{table.commitment}</code>" in page
    assert "<code>market</code>" not in page
    assert (await visitor.get(f"/tables/{table.key}/record")).status_code == 409
    assert "No round has been scored" in await visitor.see(f"/tables/{table.key}/sheets")

    await play_to_the_end(visitor, other, table)
    page = await visitor.see(f"/tables/{table.key}")
    assert '<noscript><section class="scoring">' in page
    assert "<code>market</code>" in page
    assert f"<code>{table.commitment}</code>" in page
    assert "Play again" in page
    assert "The market is over" in text_of(await visitor.see(f"/tables/{table.key}/sheets"))
    drawn = await visitor.ask(table, part="sheets")
    assert drawn.startswith("<dialog")
    assert "The market is over" in text_of(drawn)
    answer = await visitor.get(f"/tables/{table.key}/record")
    assert "attachment" in answer.headers["content-disposition"]
    record = read_record(answer.content)
    assert record.names == ["Ada", "Basia"]
    verify(record)
    answer = await visitor.play(table, "1 left")
    assert answer.json()["rule"] == "game-over"


async def test_the_stream_sends_the_whole_table(app: Litestar, visitor: Visitor, table: Table) -> None:
    cookies = "; ".join(f"{key}={value}" for key, value in visitor.cookies.items())
    scope = {
        "type": "http", "method": "GET", "path": f"/tables/{table.key}/stream",
        "query_string": b"pick=card-1", "state": {}, "path_params": {},
        "headers": [(b"cookie", cookies.encode()), (b"accept-language", b"fr")],
        "litestar_app": app, "app": app,
    }
    request: Asked = Asked(scope)  # type: ignore[arg-type]
    stream = frames(request, table.key)
    first = (await anext(stream)).encode().decode()
    assert 'data-version="0"' in first
    assert "data-picked" not in first
    assert "Tous les" in first or "coups possibles" in first
    await visitor.play(table, table.title.menu(table.game, 0)[0].notation)
    second = (await anext(stream)).encode().decode()
    assert 'data-version="1"' in second
    app.state.closing.set()
    assert [message async for message in stream] == []


async def test_json_is_json(visitor: Visitor) -> None:
    answer = await visitor.get("/tables/nothing", headers={"Accept": "application/json"})
    assert json.loads(answer.text) == {"error": "table-unknown", "why": "There is no such table."}


async def test_an_order_is_shown_to_its_seat_alone(visitor: Visitor, other: Visitor, table: Table) -> None:
    said = "send the lowest card left"
    assert said in await visitor.see(f"/tables/{table.key}")
    answer = await visitor.submit(f"/tables/{table.key}/order", FRAGMENT, order="highest")
    assert (answer.status_code, "This order cannot be left now" in answer.text) == (422, True)
    answer = await visitor.submit(f"/tables/{table.key}/order", FRAGMENT, order="lowest")
    assert "Your order" in answer.text
    assert "Withdraw" not in await other.see(f"/tables/{table.key}")
    answer = await visitor.submit(f"/tables/{table.key}/order", FRAGMENT, order="")
    assert "Withdraw" not in answer.text
