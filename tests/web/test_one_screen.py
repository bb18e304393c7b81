"""Several who play on one screen, and the curtain between them."""

from __future__ import annotations

import pytest
from litestar import Litestar

from quartier.table import Table
from quartier.web.respond import JSON
from tests.web.visitor import Visitor, text_of


@pytest.fixture
async def shared(visitor: Visitor) -> Table:
    """Ada and Bo on one screen, and a bot."""
    seats = {"seat-0": "person", "seat-1": "here", "name-1": "Bo", "seat-2": "nobody"}
    answer = await visitor.submit("/tables", title="market", name="Ada", pace="slow", **seats)
    table = await visitor.tables.get(answer.url.path.split("/")[2])
    assert [player.name for player in table.players] == ["Ada", "Bo"]
    assert answer.url.path == f"/tables/{table.key}"
    return table


async def test_nothing_is_shown_before_the_other_has_the_screen(visitor: Visitor, shared: Table) -> None:
    address = f"/tables/{shared.key}"
    for seat, name in enumerate(("Ada", "Bo")):
        page = await visitor.see(address)
        assert f"Pass the screen on: {name} is next" in text_of(page)
        assert "panel-" not in page
        assert "data-mine" not in page
        assert "data-mark=" not in page
        move = shared.title.menu(shared.game, seat)[0].notation
        assert (await visitor.play(shared, move)).status_code == 403
        page = (await visitor.submit(f"{address}/screen", seat=seat)).text
        assert "data-mine" in page
        assert (await visitor.play(shared, move)).status_code == 200
    assert shared.version == 2
    assert "data-mine" in await visitor.see(address), "both are to move, and Bo has the screen"


async def test_a_cookie_alone_opens_nobodys_cards(app: Litestar, visitor: Visitor, shared: Table) -> None:
    async with Visitor(app) as stranger:
        page = (await stranger.submit(f"/tables/{shared.key}/screen", seat=0)).text
        assert "data-mine" not in page
        move = shared.title.menu(shared.game, 0)[0].notation
        assert (await stranger.play(shared, move)).status_code == 403
    answer = await visitor.submit(f"/tables/{shared.key}/screen", JSON, seat="first")
    assert answer.status_code == 400
    assert (await visitor.submit(f"/tables/{shared.key}/screen", seat=7)).status_code == 200


async def test_names_default_to_the_seat_and_home_knows_the_table(visitor: Visitor) -> None:
    seats = {"seat-0": "person", "seat-1": "here", "seat-2": "here"}
    answer = await visitor.submit("/tables", title="market", name="Ada", **seats)
    table = await visitor.tables.get(answer.url.path.split("/")[2])
    assert [player.name for player in table.players] == ["Ada", "Seat 2", "Seat 3"]
    assert table.name in await visitor.see("/")
