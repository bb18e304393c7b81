"""What a seat thinks of its choices: each with what it is expected to come to."""

from __future__ import annotations

from collections.abc import Sequence
from time import thread_time
from typing import Final

import msgspec

from quartier.bots.search import Search
from quartier.bots.tree import room_for
from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake
from quartier.titles import AnyTitle

BREATH: Final = 32
"""So many playouts between two looks at the clock."""
ENDLESS: Final = 1 << 40


class Budget(msgspec.Struct, frozen=True):
    """How long to think: playouts, or milliseconds of one core; whichever is spent first."""

    playouts: int = ENDLESS
    milliseconds: int = ENDLESS
    instinct: bool = True
    """Whether it minds what a greedy player would do: a handicap for those who must not play too well."""

    def checked(self) -> Budget:
        if self.playouts < 1:
            raise Mistake("budget-impossible", budget=self.playouts)
        if self.milliseconds < 1:
            raise Mistake("budget-impossible", budget=self.milliseconds)
        return self


class Alternative(msgspec.Struct, frozen=True):
    code: int
    tries: int
    wins: float
    """The expected share of the win, from 0 to 1."""
    points: float
    """The points expected at the end."""


class Thought(msgspec.Struct, frozen=True):
    seat: int
    alternatives: tuple[Alternative, ...]
    """One for each choice, the one it would take first."""

    @property
    def playouts(self) -> int:
        return sum(one.tries for one in self.alternatives)

    @property
    def best(self) -> Alternative:
        return self.alternatives[0]

    def of(self, code: int) -> Alternative:
        return next(one for one in self.alternatives if one.code == code)


def think(
    title: AnyTitle, game: Game, seat: int, luck: Luck, budget: Budget, beside: int | None = None
) -> Thought:
    """What `seat` makes of the decision it owes; `game` is imagined for it.

    The choice `beside` is given a closer look, were it never so bad, so that it can be compared.
    """
    search = Search(title, game, seat, luck, room_for(budget.playouts), budget.instinct)
    until = thread_time() + budget.milliseconds / 1000
    left = budget.playouts
    while left > 0:
        search.think(min(left, BREATH))
        left -= BREATH
        if thread_time() >= until:
            break
    if beside is not None:
        index = [int(code) for code in search.codes].index(beside)
        search.think(max(search.tries) // 2 - search.tries[index], index)
    return thought_of(search)


def thought_of(search: Search) -> Thought:
    return sorted_out(int(search.seat), [
        sum_of(int(code), [(int(tries), wins, points)])
        for code, tries, wins, points in zip(
            search.codes, search.tries, search.wins, search.points, strict=True
        )
    ])


def together(thoughts: Sequence[Thought]) -> Thought:
    """What several thought of the same decision, each for itself, as one thought."""
    found = []
    for one in thoughts[0].alternatives:
        each = [thought.of(one.code) for thought in thoughts]
        found.append(sum_of(
            one.code, [(other.tries, other.wins * other.tries, other.points * other.tries) for other in each]
        ))
    return sorted_out(thoughts[0].seat, found)


def sum_of(code: int, tried: list[tuple[int, float, float]]) -> Alternative:
    """From so many tries each, with all they won and scored."""
    tries = sum(tries for tries, _, _ in tried)
    wins, points = sum(wins for _, wins, _ in tried), sum(points for _, _, points in tried)
    return Alternative(code, tries, wins / max(tries, 1), points / max(tries, 1))


def sorted_out(seat: int, alternatives: list[Alternative]) -> Thought:
    return Thought(seat, tuple(sorted(alternatives, key=lambda one: (-one.tries, one.code))))
