"""One live table in memory: a cache of what is stored of it."""

from __future__ import annotations

import asyncio
import hmac
import logging
from hashlib import sha256
from typing import Final

import msgspec

from quartier.core.edition import Edition
from quartier.core.game import Game
from quartier.core.phrase import Mistake, Phrase
from quartier.core.title import Refusal
from quartier.record import Record, commitment, digest_text
from quartier.table.course import Course, Diverged, Entry
from quartier.table.metrics import BROKEN
from quartier.table.store import Stored
from quartier.titles import AnyTitle, find_title

log = logging.getLogger(__name__)

PAUSES: Final = {"slow": 2.5, "normal": 1.2, "fast": 0.4, "instant": 0.0}
"""Seconds before a bot decides, by pace."""


class Player(msgspec.Struct, frozen=True):
    seat: int
    name: str
    """Empty for a person's seat that nobody has taken yet."""
    bot: str = ""
    """The bot's key; empty for a person."""
    order: str = ""
    """The standing order a person left, which is nobody else's business."""


def hash_of(secret: str) -> str:
    return sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


class Table:
    def __init__(self, stored: Stored) -> None:
        row = stored.table
        self.key = row.key
        self.title: AnyTitle = find_title(row.title)
        if row.edition != self.title.edition.key:
            raise Mistake("table-edition", edition=row.edition, known=self.title.edition.key)
        self.options = row.options
        self.created_at = row.created_at
        self.rules = row.rules
        self.commitment = commitment(row.seed)
        self.fault: Phrase | None = None
        """Why the log cannot be followed further; the game stands where it last held."""
        self.course = Course(self.title, len(stored.seats), row.options, row.seed)
        self.changes = 0
        self.lock = asyncio.Lock()
        self.hurry = asyncio.Event()
        """Set when the pace changes, so that a bot in a pause minds it."""
        if digest_text(self.course.game) != row.dealt:
            self._diverged(Diverged("the deal comes out differently"))
        self.refresh(stored)

    # what everybody may know

    @property
    def edition(self) -> Edition:
        return self.title.edition

    @property
    def game(self) -> Game:
        """The whole truth, with `told`. It is replaced by every move, never changed."""
        return self.course.game

    @property
    def version(self) -> int:
        return self.course.version

    @property
    def over(self) -> bool:
        return not self.game.owed()

    @property
    def revealed_seed(self) -> str | None:
        return self.course.record.seed if self.over else None

    def record(self) -> Record:
        """The record of the game, once it is over."""
        record = self.course.finish()
        record.names = [player.name for player in self.players]
        return record

    # who sits here

    def seat_with(self, secret: str | None) -> int | None:
        """The seat this secret opens, if any."""
        found = None
        offered = hash_of(secret or "")
        for seat, kept in enumerate(self._secret_hashes):
            if kept is not None and hmac.compare_digest(kept, offered):
                found = seat
        return found

    def is_person(self, seat: int | None) -> bool:
        return seat is not None and 0 <= seat < len(self.players) and not self.players[seat].bot

    def unattended(self) -> Player | None:
        """The first player who owes a decision that the house takes: a bot, or by a standing order."""
        if self.fault is not None:
            return None
        owed = self.game.owed()
        return next(
            (
                player for player in self.players
                if owed >> player.seat & 1 and (player.bot or self.obeyed(player) is not None)
            ),
            None,
        )

    def obeyed(self, player: Player) -> int | None:
        """What this player's standing order chooses now, if it does."""
        if not player.order or not self.title.stands(self.game, player.seat, player.order):
            return None
        return self.title.obey(self.game, player.seat, player.order)

    # taking back

    def why_no_undo(self, seat: int) -> Refusal | None:
        return self.course.why_no_undo(seat)

    def may_undo(self, seat: int) -> bool:
        return self.fault is None and self.why_no_undo(seat) is None

    # keeping up with the store

    def refresh(self, stored: Stored) -> None:
        """Take over what the store knows and memory does not."""
        row = stored.table
        self.name = row.name
        self.pace = row.pace
        self.changes = row.changes
        self.players = [Player(seat.seat, seat.name, seat.bot, seat.order) for seat in stored.seats]
        self._secret_hashes = [seat.secret_hash for seat in stored.seats]
        if self.fault is None:
            self._follow(stored.entries)

    def _follow(self, entries: list[Entry]) -> None:
        try:
            for entry in entries:
                if entry.n > self.version:
                    self.course.follow(entry)
        except Diverged as difference:
            self._diverged(difference)

    def _diverged(self, difference: Diverged) -> None:
        BROKEN.inc()
        log.error("table %s does not replay: %s", self.key, difference)
        self.fault = Phrase("table-broken", {"move": self.version + 1})
