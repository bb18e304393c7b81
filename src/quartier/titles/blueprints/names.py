"""How pieces are written: on the board as marks, in a line of text, in the log."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quartier.core.phrase import Phrase
from quartier.titles.blueprints.pieces import COLUMNS

LETTERS: Final = "wrsg"
MATERIALS: Final = ("wood", "recycled", "stone", "glass")


def cell_name(cell: int) -> str:
    """Column, then row from the top."""
    return f"{'ab'[cell % COLUMNS]}{cell // COLUMNS + 1}"


def die_name(colour: int, face: int) -> str:
    return f"{LETTERS[colour]}{face}"


def die_phrase(colour: int, face: int) -> Phrase:
    """A die by its material and value, drawn where there is a picture."""
    return Phrase("die", {"colour": LETTERS[colour], "face": face}, icon=die_name(colour, face))


def kind_phrase(kind: i64) -> Phrase:
    return die_phrase(int(kind >> 3), int(kind & 7))


def material_phrase(colour: int) -> Phrase:
    return Phrase("material", {"colour": LETTERS[colour]}, icon=LETTERS[colour])
