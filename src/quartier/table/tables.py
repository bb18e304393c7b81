"""All live tables: opened, found, moved at, watched."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Final

import msgspec

from quartier.core.game import Game
from quartier.core.phrase import Mistake
from quartier.record import Record
from quartier.table.agreements import Agreements
from quartier.table.choosing import choice_of
from quartier.table.course import Course, Entry
from quartier.table.hearing import Hearing
from quartier.table.metrics import HELD, MOVES
from quartier.table.names import LONGEST, any_quarter, clean_name, clean_text, guests, same_name, shown
from quartier.table.outcome import NO_SUCH_ORDER, STAND_IN, Refused, Stale
from quartier.table.setting import (
    PACE,
    TableSummary,
    checked_pace,
    checked_seed,
    new_row,
    seated_at,
    summary,
)
from quartier.table.shelf import Shelf
from quartier.table.store import SeatRow, Store, Stored, Taken
from quartier.table.table import Table, hash_of
from quartier.table.turns import BotTurns
from quartier.table.watch import Watch, Watches
from quartier.titles import find_title

KEY: Final = re.compile(r"[0-9a-z]{1,40}")
ONCE: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
LONGEST_SAYING: Final = 500
LONGEST_NOTES: Final = 4000


class Tables:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._shelf = Shelf()
        HELD.set_function(self._shelf.__len__)
        self._watches = Watches()
        self._bots = BotTurns(self.enter, store.claim, self._catch_up)
        self._hearing = Hearing(store, self._watches, self._shelf, self.refresh, self.get)
        self.agreements = Agreements(self, store)

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
        pace: str = PACE, name: str | None = None, seed: str | None = None, host: str = "",
    ) -> tuple[Table, list[str]]:
        """A new table, each seat `person` or a bot's key; and the secret of every person's seat."""
        found = find_title(title)
        found.checked_seats(len(seats))
        course = Course(found, len(seats), found.checked_options(options), checked_seed(seed))
        players = seated_at(seats, clean_name(host) if host.strip() else "")
        keys = [secrets.token_urlsafe(16) if not player.bot else "" for player in players]
        name = clean_name(name) if name and name.strip() else any_quarter()
        row = new_row(course, name, checked_pace(pace))
        rows = [
            SeatRow(player.seat, player.name, player.bot, hash_of(secret) if secret else None)
            for player, secret in zip(players, keys, strict=True)
        ]
        await self._store.create(row, rows)
        return self._loaded(Stored(row, rows, [])), keys

    async def open_record(self, record: Record) -> Table:
        """A table to look back at the game of a record that holds; nobody has a seat at it."""
        title = find_title(record.title)
        course = Course(title, record.seats, title.checked_options(record.options), record.seed)
        dealt = new_row(course, any_quarter(), PACE)
        log = course.follow_record(record)
        row = msgspec.structs.replace(dealt, version=course.version, owed=int(course.game.owed()))
        names = record.names or [""] * record.seats
        rows = [SeatRow(seat, shown(name, LONGEST), "", None) for seat, name in enumerate(names)]
        await self._store.create(row, rows, log)
        return self._loaded(Stored(row, rows, log))

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

    def held(self, key: str) -> Table | None:
        """The table as it stands in memory, if it does: current for whoever watches it."""
        return self._shelf.find(key)

    async def recent(self, limit: int) -> list[TableSummary]:
        """The tables that were moved at last, newest first."""
        return [summary(row, players) for row, players in await self._store.recent(limit)]

    async def set_pace(self, table: Table, pace: str) -> None:
        """How long bots pause: `slow`, `normal`, `fast` or `instant`."""
        checked_pace(pace)
        async with table.lock:
            changes = await self._store.set_table(table.key, pace=pace)
            table.pace = pace
            await self.saw(table, changes)
            table.hurry.set()

    # seats

    async def seat_for(self, secret: str) -> tuple[Table, int]:
        """The table and the seat of a secret link."""
        found = await self._store.seat_of(hash_of(secret)) if secret else None
        if found is None:
            raise Mistake("seat-unknown")
        key, seat = found
        return await self.get(key), seat

    async def eyes_for(self, secret: str) -> tuple[Table, int]:
        """The table and the seat whose eyes a secret lends."""
        found = await self._store.eyes_of(hash_of(secret)) if secret else None
        if found is None:
            raise Mistake("eyes-unknown")
        key, seat = found
        return await self.get(key), seat

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
                await self.set_seat(table, like.seat, name=other)
            await self.set_seat(table, seat, name=name)

    async def leave_order(self, table: Table, seat: int | None, order: str) -> None:
        """Ask for something to be done in this seat's name until it is cancelled; empty withdraws it."""
        seat = table.person_at(seat)
        async with table.lock:
            if order and order not in {one.notation for one in table.title.orders(table.game, seat)}:
                raise Refused(NO_SUCH_ORDER)
            await self.set_seat(table, seat, order=order)

    # talking

    async def say(self, table: Table, seat: int | None, text: str) -> None:
        """Say something to everybody at the table."""
        seat = table.person_at(seat)
        text = clean_text(text, LONGEST_SAYING)
        async with table.lock:
            line = await self._store.say(table.key, seat, table.players[seat].name, text)
            if line.n == table.changes + 1:
                table.said.append(line)
            await self.saw(table, line.n)

    async def note(self, table: Table, seat: int | None, text: str) -> None:
        """Keep what this player notes for nobody else."""
        seat = table.person_at(seat)
        async with table.lock:
            await self.set_seat(table, seat, notes=text[:LONGEST_NOTES])

    async def set_seat(self, table: Table, seat: int, **values: str | None) -> None:
        """Change what is kept of a seat; the lock is held."""
        changes = await self._store.set_seat(table.key, seat, **values)
        table.change_seat(seat, **values)
        await self.saw(table, changes)

    # moves

    async def move(
        self, table: Table, seat: int | None, marks_or_notation: str, version: int, once: str
    ) -> None:
        """Make a move; `Refused`, `Stale` or a `Mistake` leave the game as it was."""

        def next_of(seat: int) -> tuple[Entry, Game]:
            return table.course.moved(seat, choice_of(table.title, table.game, seat, marks_or_notation))

        await self._act(table, seat, version, once, next_of, table.course.asked)

    async def undo(self, table: Table, seat: int | None, version: int, once: str) -> None:
        """Take back one's own last move, and with it the standing order that may have made it."""
        if seat is not None and table.is_person(seat) and table.players[seat].order and table.may_undo(seat):
            await self.leave_order(table, seat, "")
        await self._act(table, seat, version, once, table.course.taken_back, lambda _: table.version)

    async def _act(
        self, table: Table, seat: int | None, version: int, once: str,
        next_of: Callable[[int], tuple[Entry, Game]], since: Callable[[int], int],
    ) -> None:
        """What a seat does, having seen a version of the table not older than `since`."""
        seat = table.person_at(seat)
        if table.players[seat].stand_in:
            raise Refused(STAND_IN)
        if not ONCE.fullmatch(once):
            raise Mistake("once-unreadable")
        async with table.lock:
            try:
                if version != table.version:
                    await self.refresh(table)
                if table.fault is not None:
                    raise Mistake(table.fault.key, **table.fault.args)
                if not since(seat) <= version <= table.version:
                    raise Stale(table.version)
                entry, game = next_of(seat)
                await self.enter(table, [(msgspec.structs.replace(entry, once=once), game)])
            except (Refused, Stale):
                # sent twice: the first time it was accepted
                if not await self._store.has_entered(table.key, seat, once):
                    raise

    async def enter(self, table: Table, steps: Sequence[tuple[Entry, Game]]) -> None:
        """Store the entries, then go on to the game after them; the lock is held."""
        owed = int(steps[-1][1].owed())
        try:
            changes = await self._store.append(table.key, [entry for entry, _ in steps], owed)
        except Taken:
            await self.refresh(table)
            raise Stale(table.version) from None
        for entry, game in steps:
            MOVES.labels("bot" if entry.once is None else "person").inc()
            table.course.take(entry, game)
        await self.saw(table, changes)
        for player in table.players:
            if player.order and not table.title.stands(table.game, player.seat, player.order):
                await self.set_seat(table, player.seat, order="")

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
                await self.refresh(table)

    async def refresh(self, table: Table) -> None:
        """Read what other processes wrote; the lock is held."""
        stored = await self._store.load(table.key, after=table.version, heard=table.heard)
        if stored is None:
            raise Mistake("table-unknown")
        if stored.table.changes != table.changes:
            table.refresh(stored)
            self._tell(table)

    async def saw(self, table: Table, changes: int) -> None:
        """A change of ours is stored; if others made some in between, read them."""
        if changes == table.changes + 1:
            table.changes = changes
            self._tell(table)
        else:
            await self.refresh(table)

    def _tell(self, table: Table) -> None:
        self._watches.tell(table.key)
        self._bots.wake(table)
