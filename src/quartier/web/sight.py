"""What one reader sees of one table now, before it is put into a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from quartier.core.game import Game
from quartier.core.look import Look
from quartier.core.phrase import Phrase, Seat, phrase
from quartier.core.title import Choice, Refusal
from quartier.table import Player, Table
from quartier.web.choosing import Choosing, choose
from quartier.web.reader import Reader
from quartier.words import Words


class Back(msgspec.Struct, frozen=True):
    """Which moment of its game a table is looked back at."""

    moment: int
    eyes: str
    """Through whose eyes, as the address says it; empty for one's own."""


class Sight(msgspec.Struct, frozen=True):
    reader: Reader
    table: Table
    seat: int | None
    """Where this reader sits; None for a spectator."""
    eyes: int | None
    """Whose cards this reader sees: their own, those of somebody who lets them, or nobody's."""
    words: Words
    game: Game
    view: Any
    menu: list[Choice]
    choosing: Choosing
    curtain: int | None = None
    """The seat whose player has to take the screen first, where several play on one."""
    inviting: bool = False
    """Whether this reader holds the links of seats that are still free."""
    back: Back | None = None
    """None is now."""

    @property
    def my_turn(self) -> bool:
        return bool(self.menu)

    @property
    def over(self) -> bool:
        return not self.game.owed()

    @property
    def away(self) -> bool:
        """Whether a bot plays for who looks."""
        return not self.over and self.seat is not None and bool(self.table.players[self.seat].stand_in)

    @property
    def look(self) -> Look:
        return self.choosing.look(self.words)

    @property
    def awaited(self) -> list[Player]:
        """Those who owe a decision."""
        owed = self.game.owed()
        return [player for player in self.table.players if owed >> player.seat & 1]

    @property
    def address(self) -> str:
        return f"/tables/{self.table.key}"

    def warning(self, choice: Choice) -> Phrase | None:
        assert self.seat is not None
        return self.table.title.warning(self.game, self.seat, choice.code)

    def prompt(self) -> Phrase:
        if self.table.fault is not None:
            return self.table.fault
        if self.curtain is not None:
            return phrase("web-curtain", who=Seat(self.curtain))
        if self.away:
            return phrase("web-away")
        pending = self.choosing.pending
        if pending is not None:
            return phrase("web-really", move=pending.words)
        if self.eyes is not None and self.seat is None and self.back is None:
            return phrase("web-through-eyes", asked=self.table.title.prompt(self.view))
        if any(not player.name and not player.played_by for player in self.awaited):
            return phrase("web-seat-awaited")
        return self.table.title.prompt(self.view)


def sight(
    reader: Reader, table: Table, seat: int | None, clicks: Sequence[str] = (),
    refusal: Refusal | None = None, inviting: bool = False, eyes: int | None = None,
    curtain: int | None = None,
) -> Sight:
    """The table through this reader's eyes; `refusal` is the answer to what was just asked for."""
    title, game = table.title, table.game
    eyes = seat if seat is not None else eyes
    words = Words(reader.language, title.folder, names_of(table, reader.words()), eyes)
    menu: list[Choice] = []
    if seat is not None and table.fault is None and not table.players[seat].stand_in:
        menu = title.menu(game, seat)
    choosing = choose(title, game, seat, menu, clicks)
    if refusal is not None:
        choosing = msgspec.structs.replace(choosing, refusal=refusal)
    return Sight(
        reader, table, seat, eyes, words, game, title.view(game, eyes), menu, choosing, curtain, inviting
    )


def sight_back(reader: Reader, table: Table, seat: int | None, eyes: int | None, back: Back) -> Sight:
    """The table at an earlier moment, as whoever has these eyes saw it then."""
    title, game = table.title, table.course.at(back.moment)
    words = Words(reader.language, title.folder, names_of(table, reader.words()), eyes)
    return Sight(reader, table, seat, eyes, words, game, title.view(game, eyes), [], Choosing(), back=back)


def names_of(table: Table, words: Words) -> list[str]:
    return [player.name or words("seat-number", number=player.seat + 1) for player in table.players]


def title_name(words: Words) -> str:
    return words("title")
