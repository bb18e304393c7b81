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

COLUMNS: Final = (4, 5, 6, 7, 6, 5, 4)
"""How many spaces each column of the map has, from the west."""
HEX_NAMES: Final = tuple(
    f"{column}{place + 1}"
    for column, height in zip("abcdefg", COLUMNS, strict=True)
    for place in range(height)
)


def hex_name(hex: int) -> str:
    """Column from the west, then its place in the column from the north."""
    return HEX_NAMES[hex]


def border_name(one: int, other: int) -> str:
    return f"{hex_name(one)}-{hex_name(other)}"


def bridge_name(place: int) -> str:
    """Counted from the north."""
    return f"b{place + 1}"


def corner_name(place: int) -> str:
    """A corner on the river, counted from the north."""
    return f"v{place + 1}"
