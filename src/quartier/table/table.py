"""One live table in memory: a cache of what is stored of it."""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from quartier.core.edition import Edition
from quartier.core.game import Game
from quartier.core.phrase import Mistake, Phrase
from quartier.core.title import NOT_SEATED, Refusal
from quartier.record import Record, commitment, digest_text
from quartier.table.agreement import Proposal
from quartier.table.course import Course, Diverged, Entry
from quartier.table.metrics import BROKEN
from quartier.table.outcome import Refused
from quartier.table.store import Said, Stored
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
    stand_in: str = ""
    """The bot that plays for a person who is away, or who has left."""
    notes: str = ""
    """What this player notes for nobody else."""

    @property
    def played_by(self) -> str:
        """The bot that decides for this seat, if one does."""
        return self.bot or self.stand_in

    @property
    def given_up(self) -> bool:
        """Whether the person who sat here has left; whoever wants to may ask for the seat."""
        return bool(self.stand_in) and not self.name


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
        self.players: list[Player] = []
        self.said: list[Said] = []
        self._secret_hashes: list[str | None] = []
        self._eyes_hashes: list[str | None] = []
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
        return _opened(self._secret_hashes, secret)

    def eyes_with(self, secret: str | None) -> int | None:
        """The seat this secret lets one watch for, if any."""
        return _opened(self._eyes_hashes, secret)

    def is_person(self, seat: int | None) -> bool:
        return seat is not None and 0 <= seat < len(self.players) and not self.players[seat].bot

    def person_at(self, seat: int | None) -> int:
        """The seat of whoever wants to do something, if a person may act for it."""
        if seat is None or not self.is_person(seat):
            raise Refused(NOT_SEATED)
        return seat

    def unattended(self) -> Player | None:
        """The first player who owes a decision that the house takes: a bot, or by a standing order."""
        if self.fault is not None:
            return None
        owed = self.game.owed()
        return next(
            (
                player for player in self.players
                if owed >> player.seat & 1 and (player.played_by or self.obeyed(player) is not None)
            ),
            None,
        )

    def obeyed(self, player: Player) -> int | None:
        """What this player's standing order chooses now, if it does."""
        if not player.order or not self.title.stands(self.game, player.seat, player.order):
            return None
        return self.title.obey(self.game, player.seat, player.order)

    def change_seat(self, seat: int, **values: str | None) -> None:
        """Keep up with what was just stored of a seat."""
        for name, kept in (("secret_hash", self._secret_hashes), ("eyes_hash", self._eyes_hashes)):
            if name in values:
                kept[seat] = values.pop(name)
        self.players = [
            msgspec.structs.replace(player, **values) if player.seat == seat else player
            for player in self.players
        ]

    @property
    def heard(self) -> int:
        """The number of what was said last."""
        return self.said[-1].n if self.said else 0

    # what they agree on

    @property
    def question(self) -> Proposal | None:
        """What one of them asks the others, as long as it can be answered."""
        asked = self._proposal
        if asked is None or self.fault is not None or self.over:
            return None
        if asked.kind == "seat":
            return asked if self.players[asked.seat].given_up else None
        return asked if asked.version == self.version else None

    def abandon(self) -> None:
        if self.fault is None:
            self.fault = Phrase("table-abandoned")

    def remember(self, asked: Proposal | None) -> None:
        self._proposal = asked

    def voters(self, asked: Proposal) -> list[int]:
        """The seats that have to agree: every person there but the one who asks. Bots agree to everything."""
        return [
            player.seat for player in self.players
            if player.name and not player.played_by and player.seat != asked.by
        ]

    # taking back

    def why_no_undo(self, seat: int) -> Refusal | None:
        return self.course.why_no_undo(seat)

    def may_undo(self, seat: int) -> bool:
        return self.fault is None and self.why_no_undo(seat) is None

    def to_redo(self, seat: int) -> str | None:
        return self.course.to_redo(seat) if self.fault is None and self.game.owed() >> seat & 1 else None

    # keeping up with the store

    def refresh(self, stored: Stored) -> None:
        """Take over what the store knows and memory does not."""
        row = stored.table
        self.name = row.name
        self.pace = row.pace
        self.changes = row.changes
        self.players = [
            Player(seat.seat, seat.name, seat.bot, seat.order, seat.stand_in, seat.notes)
            for seat in stored.seats
        ]
        self._secret_hashes = [seat.secret_hash for seat in stored.seats]
        self._eyes_hashes = [seat.eyes_hash for seat in stored.seats]
        self.said.extend(stored.said)
        self._proposal = msgspec.convert(row.proposal, Proposal) if row.proposal else None
        if self.fault is None:
            self._follow(stored.entries)
        if row.abandoned:
            self.abandon()

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


def _opened(kept: Sequence[str | None], secret: str | None) -> int | None:
    """Which of these hashes is the secret's; whoever tries cannot tell by the time it takes."""
    found = None
    offered = hash_of(secret or "")
    for seat, one in enumerate(kept):
        if one is not None and hmac.compare_digest(one, offered):
            found = seat
    return found
