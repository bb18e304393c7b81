"""Talking at the table, and notes that nobody else reads."""

from __future__ import annotations

from pathlib import Path

from litestar import Litestar

from quartier.table import Table, Tables
from quartier.web.respond import FRAGMENT, JSON
from tests.web.visitor import Visitor, text_of


async def test_what_is_said_is_heard_by_everybody(
    app: Litestar, visitor: Visitor, other: Visitor, table: Table
) -> None:
    answer = await visitor.submit(f"/tables/{table.key}/say", FRAGMENT, text="  Cześć,\n <b>wszystkim</b> ")
    assert "Cześć, &lt;b&gt;wszystkim&lt;/b&gt;" in answer.text
    async with Visitor(app) as spectator:
        for one in (visitor, other, spectator):
            page = await one.see(f"/tables/{table.key}")
            assert "Cześć, <b>wszystkim</b>" in text_of(page)
            assert "<b>wszystkim" not in page
        assert 'id="saying"' not in page
        assert (await spectator.submit(f"/tables/{table.key}/say", JSON, text="hello")).status_code == 403
    assert table.version == 0


async def test_nothing_and_too_much_are_not_said(visitor: Visitor, table: Table) -> None:
    for empty in ("", "  \n", "\u200b"):
        answer = await visitor.submit(f"/tables/{table.key}/say", JSON, text=empty)
        assert (answer.status_code, answer.json()["error"]) == (400, "text-empty")
    assert (await visitor.submit(f"/tables/{table.key}/say", JSON)).status_code == 400
    await visitor.submit(f"/tables/{table.key}/say", text="x" * 5000)
    assert [len(line.text) for line in table.said] == [500]


async def test_notes_are_nobody_elses(app: Litestar, visitor: Visitor, other: Visitor, table: Table) -> None:
    await visitor.submit(f"/tables/{table.key}/notes", FRAGMENT, text="he bluffs\n</textarea><b>")
    assert "he bluffs\n&lt;/textarea&gt;" in await visitor.see(f"/tables/{table.key}")
    async with Visitor(app) as spectator:
        assert (await spectator.submit(f"/tables/{table.key}/notes", JSON, text="x")).status_code == 403
        for one in (other, spectator):
            assert "he bluffs" not in await one.see(f"/tables/{table.key}")


async def test_what_was_said_outlives_the_house(visitor: Visitor, table: Table, tmp_path: Path) -> None:
    await visitor.submit(f"/tables/{table.key}/say", text="one")
    await visitor.submit(f"/tables/{table.key}/say", text="two")
    await visitor.submit(f"/tables/{table.key}/notes", text="three")
    again = await Tables.open(f"sqlite:///{tmp_path}/house.db")
    there = await again.get(table.key)
    assert [line.text for line in there.said] == ["one", "two"]
    assert there.players[0].notes == "three"
    await again.say(there, 1, "four")
    assert "four" in await visitor.see(f"/tables/{table.key}")
    assert [line.text for line in table.said] == ["one", "two", "four"]
    await again.close()
