"""What a monster eats."""

from __future__ import annotations

from typing import Final

import msgspec

LETTERS: Final = "rgy"
"""Of red, green, yellow."""


class Demand(msgspec.Struct, frozen=True):
    """One of these four is given."""

    all: int | None = None
    """Every building of a colour."""
    values: tuple[int, ...] = ()
    """Every building of these values, whatever its colour."""
    each: tuple[int, ...] = ()
    """So many of red, green, yellow; the owner picks which."""
    any: int = 0
    """So many, of any colour and value; the owner picks which."""

    def family(self) -> str:
        """The kind of creature: each of the four demands has one of its own."""
        if self.all is not None:
            return "colour"
        if self.values:
            return "values"
        return "each" if self.each else "any"

    def name(self) -> str:
        """`all-r`, `values-357`, `each-r1-g2`, `any-2`."""
        if self.all is not None:
            return f"all-{LETTERS[self.all]}"
        if self.values:
            return f"values-{''.join(map(str, self.values))}"
        if self.each:
            eaten = (f"{LETTERS[colour]}{count}" for colour, count in enumerate(self.each) if count)
            return f"each-{'-'.join(eaten)}"
        return f"any-{self.any}"


def demand_named(name: str) -> Demand:
    what, _, rest = name.partition("-")
    if what == "all":
        return Demand(all=LETTERS.index(rest))
    if what == "values":
        return Demand(values=tuple(int(value) for value in rest))
    if what == "each":
        counts = {part[0]: int(part[1:]) for part in rest.split("-")}
        return Demand(each=tuple(counts.get(letter, 0) for letter in LETTERS))
    return Demand(any=int(rest))
