"""What a move at a live table costs before anything is drawn: `python bench/table.py [TITLE] [DATABASE]`.

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
from time import perf_counter

from rich.console import Console
from rich.table import Table as Grid

from quartier.table import Table, Tables
from quartier.titles import find_title

GAMES = 4
HELD = 20


async def timed(act: Awaitable[object], into: list[float]) -> None:
    began = perf_counter()
    await act
    into.append((perf_counter() - began) * 1000)


async def play(house: Tables, table: Table, moves: list[float], visits: list[float]) -> None:
    while not table.over:
        owed = int(table.game.owed())
        seat = (owed & -owed).bit_length() - 1
        menu = table.title.menu(table.game, seat)
        text = menu[table.version % len(menu)].notation
        await timed(house.move(table, seat, text, table.version, f"bench-{table.version}"), moves)
        await timed(house.get(table.key), visits)


async def measure(title: str, database: str) -> dict[str, list[float]]:
    seats = ["person"] * find_title(title).seats[-1]
    figures: dict[str, list[float]] = {
        "a move, first half (ms)": [],
        "a move, second half (ms)": [],
        "a visit (ms)": [],
        "loading a whole game (ms)": [],
        "a whole game in memory (kB)": [],
    }
    first, second, visits, loads, sizes = figures.values()
    house = await Tables.open(database)
    keys = []
    for _ in range(GAMES):
        table, _secrets = await house.create(title, seats, {})
        moves: list[float] = []
        await play(house, table, moves, visits)
        first += moves[: len(moves) // 2]
        second += moves[len(moves) // 2 :]
        keys.append(table.key)
    await house.close()
    for _ in range(HELD // GAMES):
        house = await Tables.open(database)
        for key in keys:
            await timed(house.get(key), loads)
        await house.close()
    house = await Tables.open(database)
    await house.get(keys[0])
    tracemalloc.start()
    held = [await house.get(key) for key in keys[1:]]
    gc.collect()
    sizes.append(tracemalloc.get_traced_memory()[0] / 1000 / len(held))
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
    grid = Grid("", "median", "95 of 100", "most")
    for name, values in figures.items():
        ordered = sorted(values)
        row = (median(ordered), ordered[len(ordered) * 95 // 100], ordered[-1])
        grid.add_row(name, *(f"{value:.2f}" for value in row))
    Console().print(grid)


if __name__ == "__main__":
    main()
