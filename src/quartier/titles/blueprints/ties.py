"""Where buildings were level, and what decided between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

import msgspec

from quartier.titles.blueprints.pieces import PRIZES, ROUNDS

AWARD_NAMES: Final = ("gold", "silver", "bronze")
PRIZE_NAMES: Final = ("skyscraper", "geometer", "integrity", "materials")

CHAIN: Final = ("first", "second", "later")
"""Dice of the first colour in demand, of the second, the later turn in the round."""
FINAL_CHAIN: Final = ("prizes", *AWARD_NAMES)


class Tie(msgspec.Struct, frozen=True):
    over: str
    """An award, a prize, `first-player` of the next round, or `place` in the end."""
    seats: tuple[int, ...]
    """Who was level, in the order it was decided."""
    by: str
    """The last step of the chain that was needed; `shared` when none was left."""


def decided_by(standings: Sequence[Sequence[int]], chain: Sequence[str]) -> str:
    """How far down the chain one must go until the first of these is ahead of all others."""
    best = standings[0]
    for step, name in enumerate(chain):
        if all(tuple(other[: step + 1]) < tuple(best[: step + 1]) for other in standings[1:]):
            return name
    return "shared"


def round_ties(
    number: int, totals: Sequence[int], chains: Sequence[tuple[int, int, int]], awards: Iterable[int],
    earned: Sequence[Sequence[int]],
) -> tuple[Tie, ...]:
    """The ties of a round (from 1), by the points, the standing in demand and the prizes each seat earned."""
    ties: list[Tie] = []

    def settle(over: str, seats: Sequence[int]) -> None:
        if len(seats) > 1:
            ties.append(Tie(over, tuple(seats), decided_by([chains[seat] for seat in seats], CHAIN)))

    def ordered(seats: Iterable[int]) -> list[int]:
        return sorted(seats, key=lambda seat: chains[seat], reverse=True)

    left = sorted(range(len(totals)), key=lambda seat: (totals[seat], chains[seat]), reverse=True)
    last = left[-1]
    for award in awards:
        settle(AWARD_NAMES[award], [seat for seat in left if totals[seat] == totals[left[0]]])
        left = left[1:]
    for prize in range(PRIZES):
        settle(PRIZE_NAMES[prize], ordered(seat for seat in range(len(totals)) if prize in earned[seat]))
    if number < ROUNDS:
        level = [seat for seat in range(len(totals)) if totals[seat] == totals[last]]
        if len(level) > 1:
            ties.append(first_player(level, chains))
    return tuple(ties)


def first_player(level: Sequence[int], chains: Sequence[tuple[int, int, int]]) -> Tie:
    """Whoever is behind in the chain begins the next round."""
    behind = [tuple(-value for value in chains[seat]) for seat in level]
    order = sorted(range(len(level)), key=lambda place: behind[place], reverse=True)
    return Tie(
        "first-player", tuple(level[place] for place in order),
        decided_by([behind[place] for place in order], CHAIN),
    )


def final_ties(
    scores: Sequence[int], prizes: Sequence[int], awards: Sequence[Sequence[int]]
) -> tuple[Tie, ...]:
    """Seats with as many points in the end, and what told them apart."""
    standings = [(count, *medals) for count, medals in zip(prizes, awards, strict=True)]
    ties = []
    for score in sorted(set(scores), reverse=True):
        level = [seat for seat in range(len(scores)) if scores[seat] == score]
        level.sort(key=standings.__getitem__, reverse=True)
        if len(level) > 1:
            steps = [
                decided_by([standings[one], standings[other]], FINAL_CHAIN) for one, other in pairwise(level)
            ]
            deepest = max(steps, key=[*FINAL_CHAIN, "shared"].index)
            ties.append(Tie("place", tuple(level), deepest))
    return tuple(ties)
