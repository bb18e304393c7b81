"""Whether a server stays responsive while bots think.

`python bench/thinking.py [TITLE]`: a person clicks at a table of persons, once while the house is quiet
and once while bots of the highest level think at four other tables. In milliseconds, from the click sent to
the answer. The bots think in processes of their own: this is where their number and patience show.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from statistics import median

import httpx
from litestar import Litestar
from rich.console import Console
from rich.table import Table as Grid

from quartier.bots import BOTS
from quartier.table import Table, Tables
from quartier.titles import find_title
from quartier.web.respond import FRAGMENT
from quartier.web.seats import SEAT
from quartier.web.server import create_app

WANTED = 100
CLICKS = 150
PAUSE = 0.05
THINKING = 4
PATIENCE = 120
"""So many seconds the first bot may take to move."""
HOST = "http://house"


async def click(browser: httpx.AsyncClient, table: Table, secrets: list[str], token: str) -> float:
    """The first choice of the first seat that owes one; how long it took."""
    owed = int(table.game.owed())
    seat = (owed & -owed).bit_length() - 1
    sent = {
        "_csrf_token": token, "move": table.title.menu(table.game, seat)[0].notation,
        "version": str(table.version), "once": str(table.version),
    }
    cookies = f"token={token}; {SEAT}{table.key}={secrets[seat]}"
    began = time.perf_counter()
    answer = await browser.post(
        f"/tables/{table.key}/moves", data=sent, headers={"Accept": FRAGMENT, "Cookie": cookies}
    )
    assert answer.status_code == 200, answer.text
    return (time.perf_counter() - began) * 1000


async def clicks(app: Litestar, title: str) -> list[float]:
    tables: Tables = app.state.tables
    seats = ["person"] * find_title(title).seats[0]
    found: list[float] = []
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=HOST) as browser:  # type: ignore[arg-type]
        token = (await browser.get("/")).cookies["token"]
        browser.cookies.clear()
        while len(found) < CLICKS:
            table, secrets = await tables.create(title, seats, {})
            while not table.over and len(found) < CLICKS:
                found.append(await click(browser, table, secrets, token))
                await asyncio.sleep(PAUSE)
    return found


async def measure(title: str, database: str) -> dict[str, list[float]]:
    app = create_app(database)
    async with app.lifespan():
        quiet = await clicks(app, title)
        tables: Tables = app.state.tables
        strongest = list(BOTS)[-1]
        seats = [strongest] * find_title(title).seats[0]
        thinking = [(await tables.create(title, seats, {}, pace="instant"))[0] for _ in range(THINKING)]
        async with asyncio.timeout(PATIENCE):
            while not any(table.version for table in thinking):
                await asyncio.sleep(PAUSE)
        busy = await clicks(app, title)
        moved = sum(table.version for table in thinking)
    return {"quiet": quiet, f"{THINKING} tables of {strongest}, {moved} moves": busy}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("title", nargs="?", default="blueprints")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(asked.title, f"sqlite:///{folder}/bench.db"))
    grid = Grid("", "median", "95 of 100", "most", "wanted", box=None, padding=(0, 3, 0, 0))
    slow = False
    for name, values in figures.items():
        ordered = sorted(values)
        late = ordered[len(ordered) * 95 // 100]
        slow = late >= WANTED
        grid.add_row(name, f"{median(ordered):.1f}", f"{late:.1f}", f"{ordered[-1]:.1f}", f"< {WANTED}")
    Console(highlight=False, width=110).print(grid)
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
