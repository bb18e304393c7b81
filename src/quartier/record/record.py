"""A game as one line of JSON: what it was dealt from, and every move with the digest after it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec

from quartier.core.edition import Edition
from quartier.core.game import Game
from quartier.core.phrase import Mistake
from quartier.titles import AnyTitle

FORMAT: Final = 1


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int]
    ranking: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    quartier: int
    """The version of this format."""
    title: str
    edition: str
    rules: int
    options: dict[str, str]
    seats: int
    seed: str
    moves: list[tuple[int, str]] = msgspec.field(default_factory=list)
    """Seat and notation."""
    digests: list[str] = msgspec.field(default_factory=list)
    names: list[str] | None = None
    result: Outcome | None = None

    def add(self, seat: int, notation: str, game: Game) -> None:
        """Note a move just played."""
        self.moves.append((seat, notation))
        self.digests.append(digest_text(game))

    def close(self, game: Game) -> None:
        self.result = outcome(game)

    def line(self) -> bytes:
        return msgspec.json.encode(self) + b"\n"


def start_record(
    title: AnyTitle, edition: Edition, seats: int, options: Mapping[str, str], seed: str
) -> Record:
    """The record of a game that has no move yet."""
    return Record(FORMAT, title.key, edition.key, edition.rules, dict(options), seats, seed)


def digest_text(game: Game) -> str:
    return f"{game.digest():016x}"


def outcome(game: Game) -> Outcome:
    return Outcome([int(score) for score in game.scores()], [int(place) for place in game.ranking()])


def read_record(line: str | bytes) -> Record:
    """The record written in this line, or the one mistake in its shape."""
    try:
        data = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Mistake("record-not-json", why=str(error)) from error
    if not isinstance(data, dict) or "quartier" not in data:
        raise Mistake("record-not-a-record")
    if data["quartier"] != FORMAT:
        raise Mistake("record-format", format=str(data["quartier"])[:40], known=FORMAT)
    try:
        record = msgspec.convert(data, Record)
    except msgspec.ValidationError as error:
        raise Mistake("record-shape", why=str(error)) from error
    if len(record.digests) != len(record.moves):
        raise Mistake("record-digests", digests=len(record.digests), moves=len(record.moves))
    if record.names is not None and len(record.names) != record.seats:
        raise Mistake("record-names", names=len(record.names), seats=record.seats)
    return record


def read_records(file: str | Path) -> Iterator[tuple[int, Record]]:
    """Every record of a file with the number of its line."""
    number, found = 0, False
    try:
        with open(file, "rb") as lines:
            for line in lines:
                number += 1
                if line.strip():
                    found = True
                    with in_line(number):
                        record = read_record(line)
                    yield number, record
    except OSError as error:
        raise Mistake("record-file", file=str(file), why=error.strerror or str(error)) from error
    if not found:
        raise Mistake("record-empty", file=str(file))


@contextmanager
def in_line(number: int) -> Iterator[None]:
    """A mistake in here tells in which line of the file it stands."""
    try:
        yield
    except Mistake as mistake:
        raise Mistake("record-line", line=number, what=mistake.phrase) from mistake
