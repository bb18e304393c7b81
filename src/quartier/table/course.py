"""The course of a game: what the log leads to. Nothing in here is stored or sent."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator

import msgspec

from quartier.core.game import Game
from quartier.core.phrase import Mistake
from quartier.core.title import GAME_OVER, Choice, Refusal
from quartier.record import Record, deal, digest_text, start_record
from quartier.table.outcome import UNDO_NEWS, UNDO_NOTHING, UNDO_OTHERS, Refused
from quartier.titles import AnyTitle


class Entry(msgspec.Struct, frozen=True):
    """A line of a table's log."""

    n: int
    """From 1; the version of the table after it."""
    seat: int
    notation: str | None
    """The move; None takes the last one back."""
    digest: str
    once: str | None = None
    """The name its sender gave it, so that the same thing sent twice counts once."""


class Diverged(Exception):
    """An entry of the log cannot be played, or leads elsewhere than it did."""


class Course:
    """A game and the record that leads to it.

    A state that stands in `game` is never changed, only replaced: whoever still draws an
    earlier one is not disturbed, and taking a move back costs nothing.
    """

    def __init__(self, title: AnyTitle, seats: int, options: dict[str, str], seed: str) -> None:
        self.title = title
        self.record: Record = start_record(title, title.edition, seats, options, seed)
        self.game: Game = deal(self.record, title.edition, tell=True)
        self.version = 0
        self._told = [len(self.game.told or ())]
        """How much had been told at each moment: when the game was dealt, and after each of its moves."""
        self._asked = [0] * seats
        """Since which version each seat has had the same decision before it."""
        self._scores: list[list[int]] | None = None
        self._undone: list[tuple[int, str]] = []
        """What was taken back and not yet replaced by another move, the next to be made again last."""
        self._before: list[Game] = []
        self._barrier = UNDO_NOTHING
        """Why nothing before the moves of `_before` is taken back."""

    def moved(self, seat: int, choice: Choice) -> tuple[Entry, Game]:
        """The entry and the game that this choice would lead to."""
        game = self.game.copy()
        game.told = list(self.game.told or ())
        game.play(seat, choice.code)
        return Entry(self.version + 1, seat, choice.notation, digest_text(game)), game

    def taken_back(self, seat: int) -> tuple[Entry, Game]:
        """The entry and the game without the last move, or the rule that forbids it."""
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise Refused(refusal)
        return self._without_last(seat)

    def why_no_undo(self, seat: int) -> Refusal | None:
        """The rule that keeps this seat from taking back the last move."""
        movers = [mover for mover, _ in self.record.moves[-1:]]
        if not self.game.owed():
            return GAME_OVER
        if not movers or (movers != [seat] and not self._has_moved(seat)):
            return UNDO_NOTHING
        if movers != [seat]:
            return UNDO_OTHERS
        return None if self._before else self._barrier

    def taken_back_to(self, moment: int, seat: int) -> list[tuple[Entry, Game]]:
        """The entries that leave so many moves, and the game after each: what all have agreed on."""
        found: list[tuple[Entry, Game]] = []
        for place in range(self.moments - 1, moment - 1, -1):
            game = self._played_again(place)
            found.append((Entry(self.version + len(found) + 1, seat, None, digest_text(game)), game))
        return found

    def last_decision(self, seat: int) -> int | None:
        """The moment before this seat moved last, if it has moved at all."""
        moves = self.record.moves
        return next((place for place in reversed(range(len(moves))) if moves[place][0] == seat), None)

    def to_redo(self, seat: int) -> str | None:
        """The move this seat took back last and could make again."""
        mover, notation = self._undone[-1] if self._undone else (None, None)
        return notation if mover == seat else None

    def asked(self, seat: int) -> int:
        """Since which version this seat has had the same decision before it.

        Where several decide in secret at the same time, what the others chose meanwhile changes nothing.
        """
        return self._asked[seat]

    def take(self, entry: Entry, game: Game) -> None:
        """Go on to what `moved` or `taken_back` found."""
        self._ask_anew(entry, game)
        if entry.notation is None:
            self._undone.append(self.record.moves.pop())
            self.record.digests.pop()
            self._told.pop()
            if self._before:
                self._before.pop()
        else:
            self._keep_what_may_be_undone(entry.seat, game)
            move = (entry.seat, entry.notation)
            self._undone = self._undone[:-1] if self._undone[-1:] == [move] else []
            self.record.moves.append(move)
            self.record.digests.append(entry.digest)
            self._told.append(len(game.told or ()))
        self.game = game
        self.version = entry.n

    def follow(self, entry: Entry) -> None:
        """Take an entry of the log as it stands there."""
        if entry.n != self.version + 1:
            raise Diverged(f"entry {self.version + 1} is missing")
        try:
            found, game = self._repeat(entry)
        except Diverged:
            raise
        except Exception as error:
            raise Diverged(f"entry {entry.n} fails: {error!r}") from error
        if found.digest != entry.digest:
            raise Diverged(f"entry {entry.n} leads elsewhere")
        self.take(entry, game)

    def follow_record(self, record: Record) -> list[Entry]:
        """Take the moves of a record; the log that they are."""
        for (seat, notation), digest in zip(record.moves, record.digests, strict=True):
            self.follow(Entry(self.version + 1, seat, notation, digest))
        return list(self._entries(self.moments))

    # looking back

    @property
    def moments(self) -> int:
        """How many moves lead to now. Moment 0 is the deal, moment n the game after its nth move."""
        return len(self.record.moves)

    def at(self, moment: int) -> Game:
        """The game as it was then, and what had been told by then."""
        return self.game if moment == self.moments else self._played_again(moment)

    def moment_of(self, line: int) -> int:
        """When this line of the log was told."""
        return bisect_right(self._told, line)

    def told_at(self, moment: int) -> range:
        """The lines of the log that were told by the move that led to this moment."""
        return range(self._told[moment - 1] if moment else 0, self._told[moment])

    def scores(self) -> list[list[int]]:
        """The points of each seat at every moment; of a game that is over they are found once."""
        if self._scores is not None:
            return self._scores
        again = Course(self.title, self.record.seats, self.record.options, self.record.seed)
        found = [[int(points) for points in again.game.scores()]]
        for entry in self._entries(self.moments):
            again.follow(entry)
            found.append([int(points) for points in again.game.scores()])
        if not self.game.owed():
            self._scores = found
        return found

    def finish(self) -> Record:
        """The record of a game that is over."""
        if self.game.owed():
            raise Mistake("table-not-over")
        self.record.close(self.game)
        return self.record

    def _repeat(self, entry: Entry) -> tuple[Entry, Game]:
        if entry.notation is None:
            # what the rules called news when it was accepted is not asked again
            return self._without_last(entry.seat)
        if not self.game.owed() >> entry.seat & 1:
            raise Diverged(f"entry {entry.n} is out of turn")
        for choice in self.title.menu(self.game, entry.seat):
            if choice.notation == entry.notation:
                return self.moved(entry.seat, choice)
        raise Diverged(f"entry {entry.n} is no choice there")

    def _without_last(self, seat: int) -> tuple[Entry, Game]:
        if not self.record.moves:
            raise Diverged("there is no move to take back")
        game = self._before[-1] if self._before else self._played_again(self.moments - 1)
        return Entry(self.version + 1, seat, None, digest_text(game)), game

    def _played_again(self, moves: int) -> Game:
        record = self.record
        again = Course(self.title, record.seats, record.options, record.seed)
        for entry in self._entries(moves):
            again.follow(entry)
        return again.game

    def _entries(self, moves: int) -> Iterator[Entry]:
        """The log as it would be if nothing had ever been taken back."""
        for n in range(moves):
            seat, notation = self.record.moves[n]
            yield Entry(n + 1, seat, notation, self.record.digests[n])

    def _keep_what_may_be_undone(self, seat: int, game: Game) -> None:
        told = game.told or []
        brought = told[len(self.game.told or ()) :]
        if any(event.kind in self.title.news for event in brought):
            self._before.clear()
            self._barrier = UNDO_NEWS
            return
        if self._before and self.record.moves[-1][0] != seat:
            self._before.clear()
            self._barrier = UNDO_OTHERS
        self._before.append(self.game)

    def _ask_anew(self, entry: Entry, game: Game) -> None:
        told = (game.told or [])[len(self.game.told or ()) :]
        news = entry.notation is None or any(event.kind in self.title.news for event in told)
        before, after = self.game.owed(), game.owed()
        for seat in range(len(self._asked)):
            still = before >> seat & after >> seat & 1
            if news or not still or seat == entry.seat:
                self._asked[seat] = entry.n

    def _has_moved(self, seat: int) -> bool:
        return any(mover == seat for mover, _ in reversed(self.record.moves))
