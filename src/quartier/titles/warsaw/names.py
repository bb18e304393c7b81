"""How pieces are written: on the board as marks, in a line of text, in the log."""

from __future__ import annotations

from typing import Final

TYPES: Final = ("housing", "services", "industry", "public", "culture", "transport")
STYLES: Final = ("soc", "mod")
RESOURCES: Final = ("rubble", "concrete", "fund")
ZONES: Final = ("city", "suburb", "any", "historic")

TASK_OBJECTS: Final = (*TYPES, *STYLES)
"""What a task may ask to build."""
OBJECTS: Final = (*TYPES, "metro", "bridge")
"""What a norm may ask for."""

SCORING: Final = ("soc", "mod")
ONCE: Final = (
    "dotacja", "beton", "cegla", "czyn", "konkurs", "nadgodziny", "znajomosci", "prefab", "kredyt", "zmiana"
)
LASTING: Final = ("sklad", "gruzobeton", "metroprojekt", "mostostal", "przodownik")
REPLIES: Final = ("wspolzaw", "rozdzielnik")
FUNCTIONS: Final = (*SCORING, *ONCE, *LASTING, *REPLIES)

COLUMNS: Final = "abcdefg"
FIRST_OF_COLUMN: Final = (0, 4, 9, 15, 22, 28, 33)


def hex_name(hex: int) -> str:
    """Column from the west, then its place in the column from the north."""
    column = max(number for number, first in enumerate(FIRST_OF_COLUMN) if first <= hex)
    return f"{COLUMNS[column]}{hex - FIRST_OF_COLUMN[column] + 1}"


def border_name(one: int, other: int) -> str:
    return f"{hex_name(one)}-{hex_name(other)}"


def bridge_name(place: int) -> str:
    """Counted from the north."""
    return f"b{place + 1}"


def corner_name(place: int) -> str:
    """A corner on the river, counted from the north."""
    return f"v{place + 1}"
