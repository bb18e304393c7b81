"""Watching: by the table's address, and through the eyes of somebody who lets one."""

from __future__ import annotations

import re

from litestar import Litestar

from quartier.table import Table
from quartier.web.respond import JSON
from tests.web.visitor import Visitor, text_of


def board(page: str) -> list[str]:
    unlit = re.sub(r'href="[^"]*"| live|stroke="[^"]*"', "", page)
    return re.findall(r'<section class="panel.*?</section>', unlit, re.S)


async def test_every_link_can_be_taken_with_a_camera(visitor: Visitor, app: Litestar, table: Table) -> None:
    page = await visitor.see(f"/tables/{table.key}/links")
    assert f'value="http://house/tables/{table.key}"' in page
    assert page.count("<svg") >= 2
    async with Visitor(app) as spectator:
        page = await spectator.see(f"/tables/{table.key}/links")
        assert f'value="http://house/tables/{table.key}"' in page
        assert "/seats/" not in page
        assert "Through your eyes" not in page


async def test_somebody_looks_over_a_shoulder(visitor: Visitor, app: Litestar, table: Table) -> None:
    address = f"/tables/{table.key}"
    answer = await visitor.submit(f"{address}/eyes", lend="yes")
    [link] = re.findall(r'value="http://house(/watch/[^"]+)"', answer.text)
    async with Visitor(app) as friend, Visitor(app) as stranger:
        page = await friend.see(link)
        assert board(page) == board(await visitor.see(address))
        assert board(page) != board(await stranger.see(address))
        assert "Through a player’s eyes" in text_of(page)
        assert 'id="moves"' not in page
        assert "Let a bot play" not in page
        assert board(await friend.see(f"{address}/at/0")) == board(await visitor.see(f"{address}/at/0"))
        move = table.title.menu(table.game, 0)[0].notation
        for act in ("moves", "undo", "leave", "eyes"):
            answer = await friend.submit(f"{address}/{act}", JSON, move=move, version=0, once="x", lend="no")
            assert answer.status_code == 403
        assert link not in (await visitor.submit(f"{address}/eyes", lend="no")).text
        assert board(await friend.see(address)) == board(await stranger.see(address))
        await friend.see(link, 404)
        await friend.see("/watch/nobody", 404)


async def test_who_leaves_takes_their_eyes_along(visitor: Visitor, app: Litestar, table: Table) -> None:
    await visitor.tables.set_pace(table, "slow")
    answer = await visitor.submit(f"/tables/{table.key}/eyes", lend="yes")
    [link] = re.findall(r'value="http://house(/watch/[^"]+)"', answer.text)
    await visitor.submit(f"/tables/{table.key}/leave", sure="yes")
    async with Visitor(app) as friend:
        await friend.see(link, 404)
