"""Short hands for tests that play at tables."""

from __future__ import annotations

from contextlib import suppress
from itertools import count

from quartier.table import Stale, Table, Tables

numbers = count()


def once() -> str:
    return f"test-{next(numbers)}"


async def new(tables: Tables, title: str = "scaffold", **others: object) -> tuple[Table, list[str]]:
    given = {"seats": ["person", "person"], "options": {}, "seed": "bricks", **others}
    return await tables.create(title, **given)  # type: ignore[arg-type]


def to_move(table: Table) -> int:
    """The first seat that owes a decision."""
    owed = int(table.game.owed())
    return (owed & -owed).bit_length() - 1


async def play(tables: Tables, table: Table, text: str = "") -> None:
    """The seat whose turn it is moves: as told, or its first choice."""
    seat = to_move(table)
    text = text or table.title.menu(table.game, seat)[0].notation
    await tables.move(table, seat, text, table.version, once())


async def play_to_the_end(tables: Tables, table: Table) -> None:
    while not table.over:
        with suppress(Stale):
            await play(tables, table)


def log_of(table: Table) -> tuple[int, list[tuple[int, str]], list[str]]:
    return table.version, list(table.course.record.moves), list(table.course.record.digests)
