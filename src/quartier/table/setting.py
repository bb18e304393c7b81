"""How a table begins: who sits where, what is checked before, and its row in the store."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec

from quartier.bots import find_bot
from quartier.core.phrase import Mistake
from quartier.record import digest_text
from quartier.table.course import Course
from quartier.table.names import guests
from quartier.table.store import Row, SeatRow, milliseconds
from quartier.table.table import PAUSES, Player

PERSON: Final = "person"
"""In place of a bot's key: a seat for somebody with the link."""
PACE: Final = "normal"
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
LONGEST_SEED: Final = 100


class TableSummary(msgspec.Struct, frozen=True):
    key: str
    title: str
    name: str
    players: list[Player]
    version: int
    owed: list[int]
    """The seats that owe a decision."""
    created: datetime
    changed: datetime
    """When the last move was made."""

    @property
    def over(self) -> bool:
        return not self.owed


def new_row(course: Course, name: str, pace: str) -> Row:
    """What is stored of a table whose game was just dealt."""
    now, record = milliseconds(), course.record
    return Row(
        key="".join(secrets.choice(LETTERS) for _ in range(10)),
        title=record.title,
        edition=record.edition,
        rules=record.rules,
        options=record.options,
        seed=record.seed,
        dealt=digest_text(course.game),
        name=name,
        pace=pace,
        version=0,
        changes=0,
        owed=int(course.game.owed()),
        created_at=now,
        changed_at=now,
    )


def seated_at(seats: Sequence[str], host: str) -> list[Player]:
    for kind in seats:
        if kind != PERSON:
            find_bot(kind)
    names = guests(sum(kind != PERSON for kind in seats), [host])
    first = seats.index(PERSON) if PERSON in seats else None
    return [
        Player(seat, host if seat == first else "") if kind == PERSON else Player(seat, names.pop(), kind)
        for seat, kind in enumerate(seats)
    ]


def checked_pace(pace: str) -> str:
    if pace not in PAUSES:
        raise Mistake("pace-unknown", pace=pace, paces=", ".join(PAUSES))
    return pace


def checked_seed(seed: str | None) -> str:
    if seed is None:
        return secrets.token_hex(16)
    if not seed or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise Mistake("seed-impossible", most=LONGEST_SEED)
    return seed


def summary(row: Row, seats: list[SeatRow]) -> TableSummary:
    return TableSummary(
        key=row.key,
        title=row.title,
        name=row.name,
        players=[Player(seat.seat, seat.name, seat.bot) for seat in seats],
        version=row.version,
        owed=[seat.seat for seat in seats if row.owed >> seat.seat & 1],
        created=datetime.fromtimestamp(row.created_at / 1000, UTC),
        changed=datetime.fromtimestamp(row.changed_at / 1000, UTC),
    )
