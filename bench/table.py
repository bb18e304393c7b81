"""What a move costs at a live table, from the click to everybody's new page.

`python bench/table.py [TITLE] [DATABASE]`, in milliseconds of this process.

Games of people who take the first, second, third... choice in turn, on a fresh SQLite file unless another
database is named. Whether the cost grows with the length of the game shows in the two halves.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import tempfile
import tracemalloc
from collections.abc import Awaitable
from statistics import median
from time import process_time

import httpx
from litestar import Litestar
from rich.console import Console
from rich.table import Table as Grid

from quartier.table import Table, Tables
from quartier.titles import find_title
from quartier.web.reader import Reader
from quartier.web.respond import FRAGMENT
from quartier.web.seats import SEAT
from quartier.web.server import create_app
from quartier.web.sight import sight
from quartier.web.table_page import fragment, table_page
from quartier.words import LANGUAGES

GAMES = 4
HOST = "http://house"


class Figures:
    def __init__(self) -> None:
        self.by_name: dict[str, list[float]] = {}

    def add(self, name: str, value: float) -> None:
        self.by_name.setdefault(name, []).append(value)

    async def timed(self, name: str, act: Awaitable[object]) -> None:
        began = process_time()
        await act
        self.add(f"{name} (ms)", (process_time() - began) * 1000)


def reader(seat: int | None) -> Reader:
    """Everybody reads in another language."""
    language = LANGUAGES[(seat or 0) % len(LANGUAGES)]
    return Reader(language=language, theme="auto", confirm=True, name="", token="t")


async def clicked(
    browser: httpx.AsyncClient, table: Table, seat: int, secret: str, token: str, viewers: list[int | None]
) -> None:
    """The click is sent; who sent it is answered with a fragment, and all others' streams are fed one."""
    menu = table.title.menu(table.game, seat)
    sent = {
        "_csrf_token": token, "move": menu[table.version % len(menu)].notation,
        "version": str(table.version), "once": str(table.version),
    }
    cookies = f"token={token}; {SEAT}{table.key}={secret}"
    answer = await browser.post(
        f"/tables/{table.key}/moves", data=sent, headers={"Accept": FRAGMENT, "Cookie": cookies}
    )
    assert answer.status_code == 200, answer.text
    for viewer in viewers:
        if viewer != seat:
            fragment(sight(reader(viewer), table, viewer))


async def play(app: Litestar, title: str, figures: Figures) -> str:
    tables: Tables = app.state.tables
    seats = find_title(title).seats[-1]
    table, secrets = await tables.create(title, ["person"] * seats, {})
    viewers: list[int | None] = [*range(seats), None]
    clicks: list[float] = []
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=HOST) as browser:  # type: ignore[arg-type]
        token = (await browser.get("/")).cookies["token"]
        browser.cookies.clear()
        while not table.over:
            owed = int(table.game.owed())
            seat = (owed & -owed).bit_length() - 1
            began = process_time()
            await clicked(browser, table, seat, secrets[seat], token, viewers)
            clicks.append((process_time() - began) * 1000)
            page = table_page(sight(reader(seat), table, seat), None)
            figures.add("a page, uncompressed (kB)", len(f"{page.head}{page.body}".encode()) / 1000)
            await figures.timed("a visit", tables.get(table.key))
    half = len(clicks) // 2
    for name, some in (("first", clicks[:half]), ("second", clicks[half:])):
        for value in some:
            figures.add(f"a click to all {len(viewers)} viewers' fragments, {name} half (ms)", value)
    return table.key


async def measure(title: str, database: str) -> Figures:
    figures = Figures()
    app = create_app(database)
    async with app.lifespan():
        keys = [await play(app, title, figures) for _ in range(GAMES)]
    house = await Tables.open(database)
    for key in keys:
        await figures.timed("loading a whole game", house.get(key))
    await house.close()
    house = await Tables.open(database)
    await house.get(keys[0])
    tracemalloc.start()
    held = [await house.get(key) for key in keys[1:]]
    gc.collect()
    figures.add("a whole game in memory (kB)", tracemalloc.get_traced_memory()[0] / 1000 / len(held))
    tracemalloc.stop()
    await house.close()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", nargs="?", default="blueprints")
    parser.add_argument("database", nargs="?", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(asked.title, asked.database or f"sqlite:///{folder}/bench.db"))
    grid = Grid("", "median", "95 of 100", "most", box=None, padding=(0, 3, 0, 0))
    for name, values in figures.by_name.items():
        ordered = sorted(values)
        row = (median(ordered), ordered[len(ordered) * 95 // 100], ordered[-1])
        grid.add_row(name, *(f"{value:.2f}" for value in row))
    Console(highlight=False).print(grid)


if __name__ == "__main__":
    main()
