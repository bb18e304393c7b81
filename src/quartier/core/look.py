"""What a title hands to the page: drawn panels and score sheets, and what it is told to draw them."""

from __future__ import annotations

from typing import Protocol

import msgspec
from htpy import Element
from markupsafe import Markup

from quartier.core.phrase import Arg, Phrase


class Speaker(Protocol):
    """Says phrases in the reader's language."""

    def say(self, phrase: Phrase) -> str: ...

    def __call__(self, key: str, **args: Arg) -> str: ...


class Look(msgspec.Struct, frozen=True):
    """How a view is to be drawn for one reader."""

    words: Speaker
    picked: tuple[str, ...] = ()
    """The marks chosen so far of the move in the making."""
    live: frozenset[str] = frozenset()
    """The marks that may be clicked now."""
    pending: str = ""
    """The notation of the move that `picked` amounts to, when one is left."""
    worth: tuple[tuple[str, str], ...] = ()
    """For the marks that would complete a move: what the title says it is worth, in a sign or two."""

    def worth_of(self, mark: str) -> str:
        return next((worth for name, worth in self.worth if name == mark), "")


class Panel(msgspec.Struct, frozen=True):
    """A part of the board: an SVG the page puts at its place, by key, in the title's `style.css`."""

    key: str
    label: Phrase
    body: Element | Markup


class Cell(msgspec.Struct, frozen=True):
    text: str
    pieces: tuple[Phrase, ...] = ()
    """What earned it."""
    best: bool = False


class Row(msgspec.Struct, frozen=True):
    label: Phrase
    cells: tuple[Cell, ...]
    total: bool = False
    lights: tuple[str, ...] = ()
    """What lights up in the sheet's scene while this row is played: the keys of `draw.svg.lit`."""


class Sheet(msgspec.Struct, frozen=True):
    """A score sheet: a column for each seat, a row for each item, and what decided it."""

    key: str
    title: Phrase
    rows: tuple[Row, ...]
    notes: tuple[Phrase, ...] = ()
    pictures: tuple[Element | Markup, ...] = ()
    """One for each seat, if any: what was scored."""
    scene: Element | Markup | None = None
    """The board above the rows, if it shows where each row comes from."""
