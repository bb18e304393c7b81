"""The colours of the house. Outlines and text are `currentColor`, so that they turn with the theme."""

from __future__ import annotations

from typing import Final, NamedTuple

INK: Final = "#22313F"
PAPER: Final = "#F6EEDC"
PAPER_DARK: Final = "#EADFC6"
RED: Final = "#C8402F"
GOLD: Final = "#F2B01E"


class Faces(NamedTuple):
    """The three faces of a thing that stands on the board, as the light falls on them."""

    top: str
    front: str
    side: str


OWNERS: Final = (
    Faces("#6B8196", "#4E6273", "#38495A"),
    Faces("#C9684F", "#AE4733", "#842F20"),
    Faces("#5FB3A2", "#3F9180", "#2C6B5E"),
    Faces("#E0C28A", "#CBA765", "#A08047"),
    Faces("#8C6DAE", "#6B4E8A", "#4E3768"),
)
"""Slate, brick, patina, sand, violet: one for each seat."""
