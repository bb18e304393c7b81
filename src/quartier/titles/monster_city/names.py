"""How pieces are written: on the board as marks, in a line of text, in the log."""

from __future__ import annotations

from typing import Final

from quartier.core.phrase import Phrase
from quartier.titles.monster_city.demand import LETTERS, Demand

COLOUR_NAMES: Final = ("red", "green", "yellow")
EVENT_NAMES: Final = ("coward", "rejected-project", "rebuild", "counter-attack", "detour", "grant")
CATEGORY_NAMES: Final = ("lowest", "highest", "colour", "all")


def building_phrase(name: str) -> Phrase:
    """A building by its colour and value (`r5`), drawn where there is a picture."""
    return Phrase("building", {"colour": name[0], "value": int(name[1])}, icon=name)


def colour_phrase(colour: int) -> Phrase:
    return Phrase("colour", {"colour": LETTERS[colour]}, icon=LETTERS[colour])


def monster_phrase(demand: Demand) -> Phrase:
    """A monster by its creature and what it eats, drawn where there is a picture."""
    icon = demand.name()
    if demand.all is not None:
        return Phrase("monster-colour", {"colour": LETTERS[demand.all]}, icon)
    if demand.values:
        return Phrase("monster-values", {"values": tuple(str(value) for value in demand.values)}, icon)
    if demand.each:
        eaten = tuple(
            Phrase("so-many", {"count": count, "colour": LETTERS[colour]})
            for colour, count in enumerate(demand.each) if count
        )
        return Phrase("monster-each", {"eaten": eaten}, icon)
    return Phrase("monster-any", {"count": demand.any}, icon)


def event_phrase(name: str) -> Phrase:
    return Phrase(f"event-{name}")


def category_phrase(category: int) -> Phrase:
    return Phrase(f"category-{CATEGORY_NAMES[category]}")
