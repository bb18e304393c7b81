"""Setting tables, inviting, sitting down."""

from __future__ import annotations

import re

import pytest
from litestar import Litestar

from quartier.table import Table
from quartier.web.server import NEW_TABLES
from tests.web.visitor import Visitor, text_of

SEATS = {"seat-0": "person", "seat-1": "person", "seat-2": "greedy"}


async def test_play_now_leads_straight_to_the_table(visitor: Visitor) -> None:
    answer = await visitor.submit("/titles/market/play")
    key = answer.url.path.removeprefix("/tables/")
    table = await visitor.tables.get(key)
    assert [player.bot for player in table.players] == ["", "greedy", "greedy"]
    assert table.players[0].name == "Guest"
    assert 'data-mine' in answer.text
    assert table.name in await visitor.see("/")


async def test_a_table_is_set_seat_by_seat(visitor: Visitor, other: Visitor) -> None:
    answer = await visitor.submit(
        "/tables", title="market", name="Zażółć", pace="fast", **SEATS, **{"option-double": "yes"}
    )
    assert answer.url.path.endswith("/links")
    table = await visitor.tables.get(answer.url.path.split("/")[2])
    assert (table.pace, table.options) == ("fast", {"double": "yes"})
    assert [(player.name, player.bot) for player in table.players[:2]] == [("Zażółć", ""), ("", "")]
    links = re.findall(r'value="http://house(/seats/[^"]+)"', answer.text)
    assert len(links) == 1

    assert "Wola" not in await other.see(links[0])
    await other.submit(links[0], name="Basia")
    table = await visitor.tables.get(table.key)
    assert table.players[1].name == "Basia"
    assert "data-mine" in await other.see(f"/tables/{table.key}")
    back = await other.get(links[0])
    assert back.url.path == f"/tables/{table.key}"
    assert 'value="Zażółć"' in await visitor.see("/tables/new?title=market")


async def test_links_are_shown_to_nobody_else(visitor: Visitor, other: Visitor) -> None:
    answer = await visitor.submit("/tables", title="market", name="Ada", **SEATS)
    assert "/seats/" in await visitor.see(answer.url.path)
    assert "/seats/" not in await other.see(answer.url.path)


async def test_two_cannot_have_one_name(visitor: Visitor, other: Visitor) -> None:
    answer = await visitor.submit("/tables", title="market", name="Ada", **SEATS)
    link = re.findall(r'value="http://house(/seats/[^"]+)"', answer.text)[0]
    answer = await other.submit(link, name="ada")
    assert answer.status_code == 400
    assert "already called ada" in text_of(answer.text)
    assert (await other.submit(link, name=" ")).status_code == 400


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"seat-0": "person"}, "2 to 3"),
        ({"seat-0": "person", "seat-1": "wizard"}, "no bot “wizard”"),
        ({**SEATS, "option-double": "often"}, "often"),
        ({**SEATS, "option-magic": "yes"}, "magic"),
        ({**SEATS, "pace": "breakneck"}, "no pace “breakneck”"),
    ],
)
async def test_a_table_that_cannot_be_is_not_set(visitor: Visitor, fields: dict[str, str], why: str) -> None:
    answer = await visitor.submit("/tables", title="market", name="Ada", **fields)
    assert answer.status_code == 400
    assert why in text_of(answer.text)
    assert 'value="Ada"' in answer.text
    assert await visitor.tables.recent(5) == []


async def test_an_unknown_title_is_not_found(visitor: Visitor) -> None:
    assert (await visitor.submit("/tables", title="chess", **SEATS)).status_code == 404
    assert (await visitor.submit("/titles/chess/play")).status_code == 404


async def test_tables_are_not_set_without_measure(visitor: Visitor) -> None:
    for _ in range(NEW_TABLES):
        await visitor.submit("/tables", title="chess")
    answer = await visitor.submit("/titles/market/play")
    assert answer.status_code == 429
    assert "Wait a minute" in text_of(answer.text)
    assert (await visitor.get("/")).status_code == 200


async def test_play_again_seats_everybody_as_before(other: Visitor, table: Table) -> None:
    answer = await other.submit(f"/tables/{table.key}/again")
    again = await other.tables.get(answer.url.path.split("/")[2])
    assert again.key != table.key
    assert [player.name for player in again.players] == ["", "Basia"]


async def test_a_table_of_bots_can_be_watched(app: Litestar, visitor: Visitor) -> None:
    answer = await visitor.submit("/tables", title="market", **{"seat-0": "greedy", "seat-1": "random"})
    assert answer.status_code == 200
    assert "data-mine" not in answer.text
