"""How the house answers what may not be done at a table."""

from __future__ import annotations

from typing import Final

from quartier.core.phrase import Phrase
from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_SEATED, NOT_YOUR_TURN, Refusal

UNFINISHED_MOVE: Final = Refusal("unfinished-move", house=True)
NO_SUCH_ORDER: Final = Refusal("no-such-order", house=True)
UNDO_NOTHING: Final = Refusal("undo-nothing", house=True)
UNDO_OTHERS: Final = Refusal("undo-others", house=True)
UNDO_NEWS: Final = Refusal("undo-news", house=True)
ONE_QUESTION: Final = Refusal("one-question", house=True)
STAND_IN: Final = Refusal("stand-in", house=True)
SEAT_HELD: Final = Refusal("seat-held", house=True)

HOUSE_RULES: Final = tuple(
    refusal.rule
    for refusal in (
        NOT_SEATED, NOT_YOUR_TURN, NO_SUCH_MOVE, UNFINISHED_MOVE, NO_SUCH_ORDER,
        UNDO_NOTHING, UNDO_OTHERS, UNDO_NEWS, ONE_QUESTION, STAND_IN, SEAT_HELD, GAME_OVER,
    )
)
"""The rules of every table in reading order; texts `rule-<id>` with `.title`, and `refuse-<id>`."""


class Refused(Exception):
    """A rule forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.rule)
        self.refusal = refusal


class Stale(Exception):
    """The table moved on since the version it was asked at."""

    phrase = Phrase("table-moved-on")

    def __init__(self, now: int) -> None:
        super().__init__(f"the table is at version {now}")
        self.now = now
