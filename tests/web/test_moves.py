"""A move is accepted once, or refused with its reason and the game untouched."""

from __future__ import annotations

import asyncio

import pytest
from litestar import Litestar

from quartier.table import Table
from quartier.web.respond import FRAGMENT, JSON
from tests.web.visitor import Visitor, text_of


def own(table: Table, seat: int) -> str:
    return table.title.menu(table.game, seat)[0].notation


def foreign(table: Table) -> str:
    """A card of the other hand."""
    return own(table, 1)


async def test_a_plain_form_moves_and_leads_back(visitor: Visitor, table: Table) -> None:
    answer = await visitor.play(table, own(table, 0), accept="text/html")
    assert (answer.status_code, answer.url.path) == (200, f"/tables/{table.key}")
    assert table.version == 1
    assert "data-mine" not in answer.text


async def test_the_script_gets_the_fragment(visitor: Visitor, table: Table) -> None:
    answer = await visitor.play(table, own(table, 0), accept=FRAGMENT)
    assert answer.text.startswith('<div class="table" id="table"')
    assert 'data-version="1"' in answer.text


async def test_a_program_gets_json(visitor: Visitor, table: Table) -> None:
    answer = await visitor.play(table, own(table, 0))
    assert answer.json() == {"version": 1, "over": False}
    body = {"move": foreign(table), "version": 1, "once": "x"}
    answer = await visitor.post(
        f"/tables/{table.key}/moves", json=body, headers={"Accept": JSON, "x-token": visitor.cookies["token"]}
    )
    assert answer.json()["rule"] == "not-your-turn"


async def test_a_refusal_names_the_rule(visitor: Visitor, table: Table) -> None:
    answer = await visitor.play(table, foreign(table))
    assert answer.status_code == 422
    assert answer.json()["error"] == "refused"
    answer = await visitor.play(table, "card-1 card-2 stall-left")
    assert answer.json()["link"].startswith("/titles/market/rules#")
    answer = await visitor.play(table, foreign(table), accept="text/html")
    assert (answer.status_code, "Why not?" in answer.text) == (422, True)
    assert "/titles/market/rules#" in answer.text
    answer = await visitor.play(table, foreign(table), accept=FRAGMENT)
    assert (answer.status_code, 'class="inspector refusing"' in answer.text) == (422, True)
    assert table.version == 0


async def test_a_stale_move_says_so(visitor: Visitor, other: Visitor, table: Table) -> None:
    for seat, one in enumerate((visitor, other)):
        await one.play(table, own(table, seat))
    for accept in (JSON, FRAGMENT, "text/html"):
        answer = await visitor.play(table, own(table, 0), accept, version=1, once="late")
        assert answer.status_code == 409
    assert "moved on" in text_of(answer.text)
    assert table.version == 2


async def test_a_secret_choice_is_not_stale_because_another_came_first(
    visitor: Visitor, other: Visitor, table: Table
) -> None:
    await other.play(table, own(table, 1), version=0)
    assert (await visitor.play(table, own(table, 0), version=0)).status_code == 200
    assert table.version == 2


async def test_the_same_move_twice_counts_once(visitor: Visitor, table: Table) -> None:
    move = own(table, 0)
    for _ in range(2):
        assert (await visitor.play(table, move, version=0, once="first")).status_code == 200
    assert table.version == 1
    both = await asyncio.gather(*(visitor.play(table, move, version=0, once="first") for _ in range(3)))
    assert {answer.status_code for answer in both} == {200}
    assert table.version == 1


async def test_nobody_moves_for_another(app: Litestar, other: Visitor, table: Table) -> None:
    async with Visitor(app) as spectator:
        answer = await spectator.play(table, own(table, 0))
        assert (answer.status_code, answer.json()["rule"]) == (403, "not-seated")
        for part, fields in (("undo", {"version": 0, "once": "x"}), ("pace", {"pace": "slow"})):
            answer = await spectator.submit(f"/tables/{table.key}/{part}", JSON, **fields)
            assert answer.status_code == 403
    answer = await other.play(table, own(table, 0))
    assert answer.status_code == 422
    assert table.version == 0


async def test_a_forged_form_does_nothing(visitor: Visitor, table: Table) -> None:
    await visitor.get("/")
    form = {"move": own(table, 0), "version": "0", "once": "x"}
    for forged in ({}, {"_csrf_token": "0" * 128}, {"_csrf_token": "ż"}):
        answer = await visitor.post(f"/tables/{table.key}/moves", data={**form, **forged})
        assert answer.status_code == 403
        assert "not from here" in text_of(answer.text)
    answer = await visitor.post(f"/tables/{table.key}/moves", data=form, headers={"Accept": JSON})
    assert answer.json()["error"] == "forged"
    assert table.version == 0


async def test_a_token_of_another_house_is_forgotten(visitor: Visitor, table: Table) -> None:
    visitor.cookies.set("token", "0" * 128, domain="house.local")
    assert (await visitor.play(table, own(table, 0))).status_code == 403
    assert "token" not in visitor.cookies
    assert (await visitor.play(table, own(table, 0))).status_code == 200


@pytest.mark.parametrize(
    "fields",
    [
        {"move": None}, {"version": None}, {"once": None},
        {"version": "-1"}, {"version": "½"}, {"version": "1e3"}, {"version": "9" * 40},
    ],
)
async def test_malformed_moves_are_answered(
    visitor: Visitor, table: Table, fields: dict[str, object]
) -> None:
    sent = {"move": own(table, 0), "version": 0, "once": "x", **fields}
    kept = {key: value for key, value in sent.items() if value is not None}
    answer = await visitor.submit(f"/tables/{table.key}/moves", JSON, **kept)
    assert answer.status_code == 400
    assert answer.json()["why"]
    assert table.version == 0


@pytest.mark.parametrize("body", [b"{", b"[1]", b"\xff", b""])
@pytest.mark.parametrize("kind", ["application/json", "text/plain", "multipart/form-data"])
async def test_what_is_no_form_is_answered(visitor: Visitor, table: Table, body: bytes, kind: str) -> None:
    await visitor.get("/")
    headers = {"Content-Type": kind, "x-token": visitor.cookies["token"], "Accept": JSON}
    answer = await visitor.post(f"/tables/{table.key}/moves", content=body, headers=headers)
    assert answer.status_code == 400
    assert table.version == 0


async def test_a_flood_is_stopped(visitor: Visitor, table: Table) -> None:
    answer = await visitor.play(table, "x" * 20_000)
    assert answer.status_code == 413
    assert (await visitor.play(table, "x" * 2_000)).status_code == 422
    assert table.version == 0


async def test_a_move_is_taken_back_until_something_happens(
    visitor: Visitor, other: Visitor, table: Table
) -> None:
    await visitor.play(table, own(table, 0))
    page = await visitor.see(f"/tables/{table.key}")
    assert f'action="/tables/{table.key}/undo"' in page
    answer = await visitor.submit(f"/tables/{table.key}/undo", JSON, version=1, once="back")
    assert answer.json() == {"version": 2, "over": False}
    assert "data-mine" in await visitor.ask(table)
    redo = f'name="move" value="{own(table, 0)}"><button class="button" type="submit">Redo<'
    assert redo in await visitor.ask(table)
    assert "Redo" not in await other.ask(table)
    answer = await visitor.submit(f"/tables/{table.key}/undo", JSON, version=2, once="again")
    assert (answer.status_code, answer.json()["rule"]) == (422, "undo-nothing")
    await visitor.play(table, own(table, 0))
    await other.play(table, own(table, 1))
    answer = await visitor.submit(f"/tables/{table.key}/undo", JSON, version=table.version, once="late")
    assert answer.status_code == 422


async def test_the_pace_is_the_table_s(visitor: Visitor, table: Table) -> None:
    await visitor.submit(f"/tables/{table.key}/pace", pace="slow")
    assert table.pace == "slow"
    answer = await visitor.submit(f"/tables/{table.key}/pace", JSON, pace="warp")
    assert answer.status_code == 400
    assert table.pace == "slow"
