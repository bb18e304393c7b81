"""A record that comes back: checked, and looked at."""

from __future__ import annotations

import re

import httpx

from quartier.core.bits import lowest_bit
from quartier.table import Table
from quartier.web.records import LARGEST_RECORD
from tests.web.visitor import Visitor, text_of


async def finished(visitor: Visitor, other: Visitor, table: Table) -> bytes:
    while not table.over:
        seat = lowest_bit(table.game.owed())
        await (visitor, other)[seat].play(table, table.title.menu(table.game, seat)[0].notation)
    return (await visitor.get(f"/tables/{table.key}/record")).content


async def hand_in(visitor: Visitor, record: bytes, **fields: str) -> httpx.Response:
    await visitor.get("/")
    form = {"_csrf_token": visitor.cookies["token"], **fields}
    return await visitor.post("/records", data=form, files={"record": ("game.jsonl", record)})


async def test_a_record_that_holds(visitor: Visitor, other: Visitor, table: Table) -> None:
    record = await finished(visitor, other, table)
    answer = await hand_in(visitor, record, what="verify")
    assert answer.status_code == 200
    assert "The record holds: Market" in text_of(answer.text)
    assert table.commitment in answer.text
    answer = await hand_in(visitor, record, what="verify", commitment=table.commitment)
    assert "The record holds" in answer.text


async def test_its_game_is_looked_at(visitor: Visitor, other: Visitor, table: Table) -> None:
    answer = await hand_in(visitor, await finished(visitor, other, table), what="open")
    assert answer.url.path.endswith("/at/0")
    key = re.findall(r"/tables/(\w+)/at/0", str(answer.url))[0]
    assert key != table.key
    again = await visitor.tables.get(key)
    assert again.game.digest() == table.game.digest()
    assert [player.name for player in again.players] == [player.name for player in table.players]
    last = await visitor.see(f"/tables/{key}/at/{again.course.moments}?as=1")
    assert "Move" in last
    assert "The end" in await visitor.see(f"/tables/{key}")


async def test_a_record_that_does_not_hold(visitor: Visitor, other: Visitor, table: Table) -> None:
    record = await finished(visitor, other, table)
    for wrong in (
        b"", b"\n", b"not json", b"[]", b'{"quartier": 1}', record.replace(b'"market"', b'"chess"', 1),
        re.sub(rb'"digests":\["\w{4}', b'"digests":["0000', record), record[: len(record) // 2],
    ):
        answer = await hand_in(visitor, wrong, what="open")
        assert answer.status_code == 400, wrong
        assert 'role="alert"' in answer.text
    answer = await hand_in(visitor, record, what="verify", commitment="0" * 64)
    assert "does not match" in answer.text
    await visitor.get("/")
    answer = await visitor.post("/records", data={"_csrf_token": visitor.cookies["token"], "record": "text"})
    assert answer.status_code == 400
    answer = await hand_in(visitor, b"x" * (LARGEST_RECORD + 1), what="open")
    assert answer.status_code == 413
    assert (await visitor.post("/records", files={"record": ("x", record)})).status_code == 403


async def test_the_way_to_the_page(visitor: Visitor) -> None:
    assert 'href="/records"' in await visitor.see("/")
    assert 'type="file"' in await visitor.see("/records")
