"""How pieces are written: on the board as marks, in a line of text, in the log."""

from __future__ import annotations

from typing import Final

TYPES: Final = ("housing", "services", "industry", "public", "culture", "transport")
STYLES: Final = ("soc", "mod")
RESOURCES: Final = ("rubble", "concrete", "fund")
ZONES: Final = ("city", "suburb", "any", "historic")

SCORING: Final = ("soc", "mod")
ONCE: Final = (
    "dotacja", "beton", "cegla", "czyn", "konkurs", "nadgodziny", "znajomosci", "prefab", "kredyt", "zmiana"
)
LASTING: Final = ("sklad", "gruzobeton", "metroprojekt", "mostostal", "przodownik")
REPLIES: Final = ("wspolzaw", "rozdzielnik")
FUNCTIONS: Final = (*SCORING, *ONCE, *LASTING, *REPLIES)
