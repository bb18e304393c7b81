"""All live tables: opened, found, moved at, watched."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Final

import msgspec

from quartier.bots import find_bot
from quartier.core.game import Game
from quartier.core.phrase import Mistake
from quartier.core.title import NOT_SEATED
from quartier.record import digest_text
from quartier.table.choosing import choice_of
from quartier.table.course import Course, Entry
from quartier.table.hearing import Hearing
from quartier.table.metrics import FOLLOWED, HELD, MOVES
from quartier.table.names import any_quarter, clean_name, guests, same_name
from quartier.table.notices import Notice
from quartier.table.outcome import NO_SUCH_ORDER, Refused, Stale
from quartier.table.shelf import Shelf
from quartier.table.store import Row, SeatRow, Store, Stored, Taken, milliseconds
from quartier.table.table import PAUSES, Player, Table, hash_of
from quartier.table.turns import BotTurns
from quartier.table.watch import Watch, Watches
from quartier.titles import find_title

PERSON: Final = "person"
"""In place of a bot's key: a seat for somebody with the link."""
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
KEY: Final = re.compile(r"[0-9a-z]{1,40}")
ONCE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
LONGEST_SEED: Final = 100
UNKNOWN: Final = -1


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


class Tables:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._shelf = Shelf()
        HELD.set_function(self._shelf.__len__)
        self._watches = Watches()
        self._bots = BotTurns(self._enter, store.claim, self._catch_up)
        self._hearing = Hearing(store, self._watched, self._heard, self.get)

    @classmethod
    async def open(cls, database: str) -> Tables:
        """`sqlite:///file` or `postgresql://...`; bots whose turn it is go on where they were."""
        tables = cls(await Store.open(database))
        tables._hearing.open()
        return tables

    async def close(self) -> None:
        await self._hearing.close()
        await self._bots.close()
        self._watches.close()
        await self._store.close()

    async def secret(self) -> str:
        """What forms are signed with: the same in every process that serves this database, and for ever."""
        return await self._store.secret()

    async def ready(self) -> bool:
        """Whether tables can be served now."""
        return await self._store.ready()

    # tables

    async def create(
        self, title: str, seats: Sequence[str], options: Mapping[str, str], *,
        pace: str = "normal", name: str | None = None, seed: str | None = None, host: str = "",
    ) -> tuple[Table, list[str]]:
        """A new table, each seat `person` or a bot's key; and the secret of every person's seat."""
        found = find_title(title)
        found.checked_seats(len(seats))
        course = Course(found, len(seats), found.checked_options(options), _checked_seed(seed))
        players = _seated(seats, clean_name(host) if host.strip() else "")
        keys = [secrets.token_urlsafe(16) if not player.bot else "" for player in players]
        now = milliseconds()
        row = Row(
            key="".join(secrets.choice(LETTERS) for _ in range(10)),
            title=title,
            edition=found.edition.key,
            rules=found.edition.rules,
            options=course.record.options,
            seed=course.record.seed,
            dealt=digest_text(course.game),
            name=clean_name(name) if name and name.strip() else any_quarter(),
            pace=_checked_pace(pace),
            version=0,
            changes=0,
            owed=int(course.game.owed()),
            created_at=now,
            changed_at=now,
        )
        rows = [
            SeatRow(player.seat, player.name, player.bot, hash_of(secret) if secret else None)
            for player, secret in zip(players, keys, strict=True)
        ]
        await self._store.create(row, rows)
        return self._loaded(Stored(row, rows, [])), keys

    async def get(self, key: str) -> Table:
        """The table as it is now, whoever moved at it last."""
        if not KEY.fullmatch(key):
            raise Mistake("table-unknown")
        table = self._shelf.find(key)
        if table is None:
            stored = await self._store.load(key)
            if stored is None:
                raise Mistake("table-unknown")
            return self._loaded(stored)
        await self._catch_up(table)
        self._bots.wake(table)
        return table

    async def recent(self, limit: int) -> list[TableSummary]:
        """The tables that were moved at last, newest first."""
        return [_summary(row, players) for row, players in await self._store.recent(limit)]

    async def set_pace(self, table: Table, pace: str) -> None:
        """How long bots pause: `slow`, `normal`, `fast` or `instant`."""
        _checked_pace(pace)
        async with table.lock:
            changes = await self._store.set_pace(table.key, pace)
            table.pace = pace
            await self._saw(table, changes)
            table.hurry.set()

    # seats

    async def seat_for(self, secret: str) -> tuple[Table, int]:
        """The table and the seat of a secret link."""
        found = await self._store.seat_of(hash_of(secret)) if secret else None
        if found is None:
            raise Mistake("seat-unknown")
        key, seat = found
        return await self.get(key), seat

    async def seat_at(self, table: Table, secret: str | None) -> int | None:
        """The seat this secret opens at this table, if any."""
        return table.seat_with(secret)

    async def sit(self, table: Table, seat: int, name: str) -> None:
        """Take a person's seat, or change the name of who sits there; a bot of that name gives way."""
        if not table.is_person(seat):
            raise Mistake("seat-not-free")
        name = clean_name(name)
        async with table.lock:
            others = [player for player in table.players if player.seat != seat]
            for like in others:
                if not same_name(like.name, name):
                    continue
                if not like.bot:
                    raise Mistake("name-taken", name=name)
                [other] = guests(1, [player.name for player in table.players])
                await self._set_name(table, like.seat, other)
            await self._set_name(table, seat, name)

    async def _set_name(self, table: Table, seat: int, name: str) -> None:
        changes = await self._store.set_name(table.key, seat, name)
        _replace(table, seat, name=name)
        await self._saw(table, changes)

    async def leave_order(self, table: Table, seat: int | None, order: str) -> None:
        """Ask for something to be done in this seat's name until it is cancelled; empty withdraws it."""
        if seat is None or not table.is_person(seat):
            raise Refused(NOT_SEATED)
        async with table.lock:
            if order and order not in {one.notation for one in table.title.orders(table.game, seat)}:
                raise Refused(NO_SUCH_ORDER)
            await self._set_order(table, seat, order)

    async def _set_order(self, table: Table, seat: int, order: str) -> None:
        changes = await self._store.set_order(table.key, seat, order)
        _replace(table, seat, order=order)
        await self._saw(table, changes)

    # moves

    async def move(
        self, table: Table, seat: int | None, marks_or_notation: str, version: int, once: str
    ) -> None:
        """Make a move; `Refused`, `Stale` or a `Mistake` leave the game as it was."""

        def next_of(seat: int) -> tuple[Entry, Game]:
            return table.course.moved(seat, choice_of(table.title, table.game, seat, marks_or_notation))

        await self._act(table, seat, version, once, next_of)

    async def undo(self, table: Table, seat: int | None, version: int, once: str) -> None:
        """Take back one's own last move, and with it the standing order that may have made it."""
        if seat is not None and table.is_person(seat) and table.players[seat].order and table.may_undo(seat):
            await self.leave_order(table, seat, "")
        await self._act(table, seat, version, once, table.course.taken_back)

    async def _act(
        self, table: Table, seat: int | None, version: int, once: str,
        next_of: Callable[[int], tuple[Entry, Game]],
    ) -> None:
        if seat is None or not table.is_person(seat):
            raise Refused(NOT_SEATED)
        if not ONCE.fullmatch(once):
            raise Mistake("once-unreadable")
        async with table.lock:
            try:
                if version != table.version:
                    await self._refresh(table)
                if table.fault is not None:
                    raise Mistake(table.fault.key, **table.fault.args)
                if version != table.version:
                    raise Stale(table.version)
                entry, game = next_of(seat)
                await self._enter(table, msgspec.structs.replace(entry, once=once), game)
            except (Refused, Stale):
                # sent twice: the first time it was accepted
                if not await self._store.has_entered(table.key, seat, once):
                    raise

    async def _enter(self, table: Table, entry: Entry, game: Game) -> None:
        """Store the entry, then go on to its game; the lock is held."""
        try:
            changes = await self._store.append(table.key, entry, int(game.owed()))
        except Taken:
            await self._refresh(table)
            raise Stale(table.version) from None
        MOVES.labels("bot" if entry.once is None else "person").inc()
        table.course.take(entry, game)
        await self._saw(table, changes)
        for player in table.players:
            if player.order and not table.title.stands(table.game, player.seat, player.order):
                await self._set_order(table, player.seat, "")

    # keeping up, and telling

    @contextmanager
    def watch(self, key: str) -> Iterator[Watch]:
        """While it is open, `await watch.changed()` returns after any change of the table."""
        with self._watches.watch(key, self._shelf.find(key)) as watch:
            yield watch

    def _loaded(self, stored: Stored) -> Table:
        table = self._shelf.find(stored.table.key)
        if table is None:
            table = Table(stored)
            self._shelf.put(table)
        self._bots.wake(table)
        return table

    async def _catch_up(self, table: Table) -> None:
        if await self._store.changes(table.key) != table.changes:
            async with table.lock:
                await self._refresh(table)

    async def _refresh(self, table: Table) -> None:
        """Read what other processes wrote; the lock is held."""
        stored = await self._store.load(table.key, after=table.version)
        if stored is None:
            raise Mistake("table-unknown")
        if stored.table.changes != table.changes:
            table.refresh(stored)
            self._tell(table)

    async def _saw(self, table: Table, changes: int) -> None:
        """A change of ours is stored; if others made some in between, read them."""
        if changes == table.changes + 1:
            table.changes = changes
            self._tell(table)
        else:
            await self._refresh(table)

    def _tell(self, table: Table) -> None:
        self._watches.tell(table.key)
        self._bots.wake(table)

    def _watched(self) -> dict[str, int]:
        """The tables that somebody watches here, and how many of their changes are known."""
        held = {key: self._shelf.held(key) for key in self._watches}
        return {key: table.changes if table else UNKNOWN for key, table in held.items()}

    async def _heard(self, notice: Notice) -> None:
        """A table that is watched here was changed, as a rule by another process."""
        key, changes = notice
        table = self._shelf.held(key)
        if table is None:
            self._watches.tell(key)
            return
        async with table.lock:
            if table.changes < changes:
                FOLLOWED.inc()
                await self._refresh(table)


def _seated(seats: Sequence[str], host: str) -> list[Player]:
    for kind in seats:
        if kind != PERSON:
            find_bot(kind)
    names = guests(sum(kind != PERSON for kind in seats), [host])
    first = seats.index(PERSON) if PERSON in seats else None
    return [
        Player(seat, host if seat == first else "") if kind == PERSON else Player(seat, names.pop(), kind)
        for seat, kind in enumerate(seats)
    ]


def _replace(table: Table, seat: int, **values: str) -> None:
    table.players = [
        msgspec.structs.replace(player, **values) if player.seat == seat else player
        for player in table.players
    ]


def _checked_pace(pace: str) -> str:
    if pace not in PAUSES:
        raise Mistake("pace-unknown", pace=pace, paces=", ".join(PAUSES))
    return pace


def _checked_seed(seed: str | None) -> str:
    if seed is None:
        return secrets.token_hex(16)
    if not seed or len(seed) > LONGEST_SEED or not seed.isprintable():
        raise Mistake("seed-impossible", most=LONGEST_SEED)
    return seed


def _summary(row: Row, seats: list[SeatRow]) -> TableSummary:
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
