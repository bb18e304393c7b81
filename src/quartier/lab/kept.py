"""The file of a tournament: its terms, then a line for each game as it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, TypeVar

import msgspec

from quartier.core.phrase import Mistake

T = TypeVar("T")


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the games of a tournament follow from."""

    title: str
    edition: str
    rules: int
    options: dict[str, str]
    seats: int
    bots: tuple[str, ...]
    seed: str


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: int
    bots: list[str]
    """By seat, as are all the others."""
    scores: list[int]
    places: list[int]
    decisions: list[int]
    """Where there was something to choose."""
    seconds: list[float]
    """Of thinking."""


@contextmanager
def kept_in(file: Path | None, terms: Terms) -> Iterator[tuple[list[Played], Callable[[Played], None]]]:
    """What a tournament's file knows already, and how to add to it; without a file nothing is kept."""
    if file is None:
        yield [], lambda played: None
        return
    known, length = games_in(file, terms)
    with opened(file) as lines:
        lines.seek(length)
        lines.truncate()
        if not length:
            write(lines, terms)
        yield known, lambda played: write(lines, played)


def opened(file: Path) -> BinaryIO:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        return open(file, "r+b" if file.exists() else "w+b")
    except OSError as error:
        raise Mistake("file-unwritable", file=str(file), why=error.strerror or str(error)) from error


def write(lines: BinaryIO, one: Terms | Played) -> None:
    lines.write(msgspec.json.encode(one) + b"\n")
    lines.flush()


def games_in(file: Path, terms: Terms) -> tuple[list[Played], int]:
    """The games of these terms kept in a file, and where they end: a last line may have been cut off."""
    try:
        text = file.read_bytes() if file.exists() else b""
    except OSError as error:
        raise Mistake("file-unreadable", file=str(file), why=error.strerror or str(error)) from error
    length = text.rfind(b"\n") + 1
    if not text:
        return [], 0
    first, *lines = text[:length].splitlines() or [text]
    if read(first, Terms, file, 1) != terms:
        raise Mistake("tournament-other", file=str(file))
    return [read(line, Played, file, number) for number, line in enumerate(lines, 2)], length


def read(line: bytes, kind: type[T], file: Path, number: int) -> T:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Mistake("tournament-unreadable", file=str(file), line=number, why=str(error)) from error
