"""Leaving a seat to a bot or for good, and what players ask one another for."""

from __future__ import annotations

from typing import Final, Protocol

import msgspec

from quartier.bots import find_bot
from quartier.core.game import Game
from quartier.core.phrase import Mistake
from quartier.core.title import GAME_OVER, NO_SUCH_MOVE
from quartier.table.agreement import Kind, Proposal
from quartier.table.course import Entry
from quartier.table.names import clean_name, same_name
from quartier.table.outcome import ONE_QUESTION, SEAT_HELD, UNDO_NOTHING, Refused
from quartier.table.store import Store
from quartier.table.table import Table, hash_of

REPLACEMENT: Final = "greedy"
"""Who plays on for somebody who left."""


class House(Protocol):
    """What agreements need of the tables they are about."""

    async def refresh(self, table: Table) -> None: ...
    async def saw(self, table: Table, changes: int) -> None: ...
    async def enter(self, table: Table, steps: list[tuple[Entry, Game]]) -> None: ...
    async def set_seat(self, table: Table, seat: int, **values: str | None) -> None: ...


class Agreements:
    def __init__(self, house: House, store: Store) -> None:
        self._house = house
        self._store = store

    async def stand_in(self, table: Table, seat: int | None, bot: str) -> None:
        """Let a bot play for this seat until its player is back; an empty name is being back."""
        seat = table.person_at(seat)
        if bot:
            find_bot(bot)
        async with table.lock:
            await self._house.set_seat(table, seat, stand_in=bot, order="")
            await self._recount(table)

    async def leave(self, table: Table, seat: int | None) -> None:
        """Get up for good: the link opens nothing any more, a bot plays on, and the seat may be asked for."""
        seat = table.person_at(seat)
        async with table.lock:
            await self._house.set_seat(
                table, seat, name="", secret_hash=None, eyes_hash=None, notes="", order="",
                stand_in=REPLACEMENT,
            )
            await self._recount(table)

    async def lend_eyes(self, table: Table, seat: int | None, secret: str) -> None:
        """Let whoever has this secret watch what this seat sees; an empty one lets nobody any more."""
        seat = table.person_at(seat)
        async with table.lock:
            await self._house.set_seat(table, seat, eyes_hash=hash_of(secret) if secret else None)

    async def ask_to_undo(self, table: Table, seat: int | None) -> None:
        """Ask for the game as it was before this seat decided last."""
        seat = table.person_at(seat)
        async with table.lock:
            moment = table.course.last_decision(seat)
            if moment is None:
                raise Refused(UNDO_NOTHING)
            await self._ask(table, "undo", seat, moment=moment)

    async def ask_to_end(self, table: Table, seat: int | None) -> None:
        """Ask to give the game up without a result."""
        seat = table.person_at(seat)
        async with table.lock:
            await self._ask(table, "abandon", seat)

    async def ask_for_seat(
        self, table: Table, own: int | None, seat: int, name: str, secret: str
    ) -> None:
        """Ask for the seat of somebody who left; the secret opens it once the others agree."""
        name = clean_name(name)
        async with table.lock:
            free = 0 <= seat < len(table.players) and table.players[seat].given_up
            if own is not None or not free:
                raise Refused(SEAT_HELD)
            if any(same_name(player.name, name) for player in table.players):
                raise Mistake("name-taken", name=name)
            await self._ask(table, "seat", None, seat=seat, name=name, secret_hash=hash_of(secret))

    async def answer(self, table: Table, seat: int | None, agrees: bool) -> None:
        """Say yes or no to what is asked; who asked takes it back by a no."""
        seat = table.person_at(seat)
        async with table.lock:
            asked = table.question
            if asked is None:
                raise Refused(NO_SUCH_MOVE)
            if not agrees:
                await self._remember(table, None)
            elif seat in table.voters(asked):
                agreed = sorted({*asked.agreed, seat})
                await self._settle(table, msgspec.structs.replace(asked, agreed=agreed))

    async def _ask(
        self, table: Table, kind: Kind, by: int | None, *,
        moment: int = 0, seat: int = 0, name: str = "", secret_hash: str = "",
    ) -> None:
        await self._house.refresh(table)
        if table.fault is not None:
            raise Mistake(table.fault.key, **table.fault.args)
        if table.over:
            raise Refused(GAME_OVER)
        if table.question is not None:
            raise Refused(ONE_QUESTION)
        asked = Proposal(
            kind, by, table.version, moment=moment, seat=seat, name=name, secret_hash=secret_hash
        )
        await self._settle(table, asked)

    async def _settle(self, table: Table, asked: Proposal) -> None:
        """Do it if nobody is left who has to agree, or else remember who has."""
        waiting = not set(table.voters(asked)) <= set(asked.agreed)
        await self._remember(table, asked if waiting else None)
        if waiting:
            return
        match asked.kind:
            case "undo":
                steps = table.course.taken_back_to(asked.moment, asked.by or 0)
                await self._house.enter(table, steps)
            case "abandon":
                changes = await self._store.set_table(table.key, abandoned=True)
                table.abandon()
                await self._house.saw(table, changes)
            case "seat":
                await self._house.set_seat(
                    table, asked.seat, name=asked.name, secret_hash=asked.secret_hash, stand_in=""
                )

    async def _remember(self, table: Table, asked: Proposal | None) -> None:
        if asked is None and table.question is None:
            return
        kept = None if asked is None else msgspec.to_builtins(asked)
        changes = await self._store.set_table(table.key, proposal=kept)
        table.remember(asked)
        await self._house.saw(table, changes)

    async def _recount(self, table: Table) -> None:
        """Somebody less has to agree now."""
        if (asked := table.question) is not None:
            await self._settle(table, asked)
