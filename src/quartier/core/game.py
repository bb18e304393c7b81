"""The contract every title keeps: one game in progress, the whole truth."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quartier.core.event import Event
from quartier.core.luck import Luck


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What the page, the bots, the lab and the environments know of any title.

    `play` is cheap and unchecked; whoever takes a code from outside looks it up in
    `choices` first, which is the only source of legality.
    """

    seats: i64
    told: list[Event] | None

    def owed(self) -> i64:
        """The seats that owe a decision now, as bits; several decide in secret; 0 is the end."""
        raise NotImplementedError

    def choices(self, seat: i64) -> vec[i64]:
        """The codes this seat may choose, ascending; empty when it owes nothing."""
        raise NotImplementedError

    def play(self, seat: i64, code: i64) -> None:
        """Take one of `choices(seat)`."""
        raise NotImplementedError

    def scores(self) -> vec[i64]:
        """Points so far, one for each seat."""
        raise NotImplementedError

    def ranking(self) -> vec[i64]:
        """The place of each seat, from 1; shared where the rules share it."""
        raise NotImplementedError

    def copy(self) -> Game:
        """An independent game that tells nothing."""
        raise NotImplementedError

    def imagine(self, seat: i64, luck: Luck) -> Game:
        """A copy with all that this seat cannot know drawn anew, true to all it has seen."""
        raise NotImplementedError

    def offhand(self, seat: i64, luck: Luck) -> i64:
        """A quick choice, with which searching bots play imagined games to their end.

        At random unless the title knows something better that costs little.
        """
        codes = self.choices(seat)
        return codes[luck.below(0, len(codes))]

    def digest(self) -> i64:
        """A hash of the whole truth (63 bits, never negative)."""
        raise NotImplementedError
