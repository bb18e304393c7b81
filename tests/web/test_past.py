"""Looking back: any moment of a game, by whoever may see it."""

from __future__ import annotations

import re

from litestar import Litestar

from quartier.core.bits import lowest_bit
from quartier.table import Table
from quartier.web.respond import FRAGMENT
from quartier.web.scores_plot import lead_for_good
from tests.web.visitor import Visitor, text_of


async def play_on(table: Table, seated: list[Visitor], moves: int = 1000) -> None:
    """The first move of whoever is to move, one after the other."""
    while moves and not table.over:
        seat = lowest_bit(table.game.owed())
        await seated[seat].play(table, table.title.menu(table.game, seat)[0].notation)
        moves -= 1


async def test_every_line_of_the_log_leads_to_its_moment(visitor: Visitor, table: Table) -> None:
    await visitor.play(table, table.title.menu(table.game, 0)[0].notation)
    page = await visitor.see(f"/tables/{table.key}")
    linked = re.findall(r'<li id="line-(\d+)"><a href="([^"]+)"[^>]*>(.*?)</a>', page)
    assert linked
    for line, address, words in linked:
        then = await visitor.see(address)
        assert f'<li id="line-{line}"><a' in then
        assert f'<li id="line-{int(line) + 50}"' not in then
        assert text_of(words) in text_of(then)


async def test_a_moment_shows_what_was_seen_then(visitor: Visitor, table: Table) -> None:
    address = f"/tables/{table.key}"
    at_first = re.search(r'<main id="board".*?</details>', await visitor.see(address), re.S)
    await visitor.play(table, table.title.menu(table.game, 0)[0].notation)
    then = await visitor.see(f"{address}/at/0")
    assert "The start" in then
    assert "data-mine" not in then
    assert 'id="moves"' not in then
    panels = re.compile(r'<section class="panel.*?</section>', re.S)
    assert at_first is not None
    unlit = [re.sub(r' live"', '"', re.sub(r'stroke="#F2B01E"', 'stroke="none"', panel))
             for panel in panels.findall(at_first.group())]
    assert panels.findall(then) == unlit


async def test_the_way_through_a_game(visitor: Visitor, other: Visitor, table: Table) -> None:
    address = f"/tables/{table.key}"
    await play_on(table, [visitor, other], 3)
    moments = table.course.moments
    middle = await visitor.see(f"{address}/at/1")
    ways = dict(re.findall(r'id="step-(\w+)" href="([^"]+)"', middle))
    assert ways == {
        "first": f"{address}/at/0", "earlier": f"{address}/at/0",
        "later": f"{address}/at/{min(2, moments)}", "last": f"{address}/at/{moments}",
    }
    assert f'max="{moments}" value="1"' in middle
    assert (await visitor.see(f"{address}/at/{10**12}")) == (await visitor.see(f"{address}/at/{moments}"))
    assert "The start" in await visitor.see(f"{address}/at?moment=0")
    assert "The start" in await visitor.see(f"{address}/at?moment=%C2%B2&as=9")
    await visitor.see(f"{address}/at/first", 404)
    part = await visitor.get(f"{address}/at/1", headers={"Accept": FRAGMENT})
    assert part.text.startswith('<div class="table"')


async def test_only_the_end_opens_the_eyes_of_others(
    app: Litestar, visitor: Visitor, other: Visitor, table: Table
) -> None:
    address = f"/tables/{table.key}/at/1"
    await visitor.play(table, table.title.menu(table.game, 0)[0].notation)
    mine = await visitor.see(address)
    async with Visitor(app) as spectator:
        watched = await spectator.see(address)
        for wanted in ("0", "1", "watcher", "99", "x"):
            assert board(await spectator.see(f"{address}?as={wanted}")) == board(watched)
        for wanted in ("1", "99", "x"):
            assert board(await visitor.see(f"{address}?as={wanted}")) == board(mine)
        assert board(await visitor.see(f"{address}?as=watcher")) == board(watched) != board(mine)
        await play_on(table, [visitor, other])
        assert board(await spectator.see(f"{address}?as=0")) == board(mine)
        assert "Seen by" in await spectator.see(address)


def board(page: str) -> list[str]:
    return re.findall(r'<section class="panel.*?</section>', re.sub(r'href="[^"]*"', "", page), re.S)


async def test_the_end_shows_how_the_scores_went(
    visitor: Visitor, other: Visitor, table: Table
) -> None:
    await play_on(table, [visitor, other])
    scores = table.course.scores()
    assert len(scores) == table.course.moments + 1
    assert scores[-1] == [int(points) for points in table.game.scores()]
    page = await visitor.see(f"/tables/{table.key}")
    assert 'class="scores-plot"' in page
    steps = set(re.findall(rf'<a href="/tables/{table.key}/at/(\d+)"><title>', page))
    changed = {
        str(moment) for moment in range(1, len(scores)) if scores[moment] != scores[moment - 1]
    }
    assert steps == changed


def test_who_was_ahead_for_good() -> None:
    assert lead_for_good([[0, 0], [1, 0], [1, 2], [3, 2], [4, 2]], [1, 2]) == 3
    assert lead_for_good([[0, 0], [1, 0], [2, 0]], [1, 2]) == 1
    assert lead_for_good([[0, 0], [2, 0], [2, 2]], [1, 2]) is None
    assert lead_for_good([[0, 0], [2, 0], [2, 2]], [1, 1]) is None
