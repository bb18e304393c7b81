"""The coach: every decision of a game looked at again, by what could be known when it was made.

Each decision is thought about in several shares, which are independent searches made one: so processes can
divide them, and what comes out does not depend on how many there are.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from concurrent.futures import as_completed
from typing import Final

import msgspec

from quartier.bots import STREAMS, Budget, Thought, think, together
from quartier.bots.crew import crew, dismiss
from quartier.core.edition import Edition
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake
from quartier.record import Record, deal, replay, seed_number
from quartier.titles import find_title

SHARES: Final = 4
PARTS: Final = 8
"""The decisions are dealt out to so many pieces of work, each of which replays the game once."""

Thoughts = dict[int, Thought]
"""By the number of the move, from 1."""


class Expected(msgspec.Struct, frozen=True):
    notation: str
    wins: float
    """The share of the win, from 0 to 1."""
    points: float
    tries: int


class Decision(msgspec.Struct, frozen=True):
    move: int
    """From 1."""
    seat: int
    played: Expected
    best: Expected
    """What could be expected before the move."""
    alternatives: list[Expected]
    """All there were, those played and best among them; the most tried first."""

    @property
    def cost(self) -> float:
        """What share of a win the move gave away."""
        return max(0.0, self.best.wins - self.played.wins)


def coach(
    record: Record, playouts: int, processes: int = 1, edition: Edition | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Decision]:
    """Every decision that left a choice, in the order of the game."""
    budget = Budget(-(-playouts // SHARES)).checked()
    if processes < 1:
        raise Mistake("processes-impossible", processes=processes)
    found: dict[int, list[Thought]] = defaultdict(list)
    for done, thoughts in enumerate(thoughts_of(record, edition, budget, processes), 1):
        for move, thought in thoughts.items():
            found[move].append(thought)
        if progress is not None:
            progress(done)
    return list(told(record, edition, {move: together(thoughts) for move, thoughts in found.items()}))


def thoughts_of(
    record: Record, edition: Edition | None, budget: Budget, processes: int
) -> Iterator[Thoughts]:
    pieces = [(record, edition, budget, share, part) for share in range(SHARES) for part in range(PARTS)]
    if processes == 1:
        for piece in pieces:
            yield think_over(*piece)
        return
    workers = crew(processes)
    try:
        for future in as_completed([workers.submit(think_over, *piece) for piece in pieces]):
            yield future.result()
    finally:
        dismiss(workers)


def think_over(record: Record, edition: Edition | None, budget: Budget, share: int, part: int) -> Thoughts:
    title = find_title(record.title)
    game = deal(record, edition)
    found: Thoughts = {}
    before = game.copy()
    for step in replay(record, edition):
        if step.n % PARTS == part and len(before.choices(step.seat)) > 1:
            luck = Luck(seed_number(f"{record.seed} coach {step.n} {share}"), STREAMS)
            imagined = before.imagine(step.seat, luck)
            found[step.n] = think(title, imagined, step.seat, luck, budget, beside=step.choice.code)
        before = step.game.copy()
    return found


def told(record: Record, edition: Edition | None, thoughts: Thoughts) -> Iterator[Decision]:
    """The same in the notation of the title."""
    title = find_title(record.title)
    before = deal(record, edition).copy()
    for step in replay(record, edition):
        thought = thoughts.get(step.n)
        if thought is not None:
            expected = {
                one.code: Expected(
                    title.describe(before, step.seat, one.code).notation,
                    round(one.wins, 4), round(one.points, 2), one.tries,
                )
                for one in thought.alternatives
            }
            played, best = expected[step.choice.code], expected[thought.best.code]
            yield Decision(
                step.n, step.seat, played, played if played.wins >= best.wins else best,
                list(expected.values()),
            )
        before = step.game.copy()
