"""What the games of a tournament say about its bots, and how surely."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import Final

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from quartier.lab.kept import Played

SURE: Final = 1.96
"""So many deviations to both sides hold it nineteen times in twenty."""


class Estimate(msgspec.Struct, frozen=True):
    """A value, and between what bounds it lies in nineteen of twenty cases."""

    value: float
    low: float
    high: float


class Placed(msgspec.Struct, frozen=True):
    """How a bot did; one on two seats counts twice a game."""

    bot: str
    played: int
    wins: Estimate
    """Its share of the wins; a win shared by two is half a win for each."""
    rating: Estimate
    points: float
    decisions: int
    milliseconds: float
    """Of thinking, for a decision."""


class Duel(msgspec.Struct, frozen=True):
    """How often one stood before the other where both played; standing level counts half."""

    games: int
    ahead: Estimate


class Standings(msgspec.Struct, frozen=True):
    games: int
    bots: list[Placed]
    """The highest rating first."""
    duels: dict[str, dict[str, Duel]]


class Count:
    def __init__(self) -> None:
        self.played = 0
        self.wins = 0.0
        self.points = 0
        self.decisions = 0
        self.seconds = 0.0


def standings(games: Sequence[Played]) -> Standings:
    """The games in their order, which is all that the ratings depend on."""
    counts: dict[str, Count] = defaultdict(Count)
    duels: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        winners = game.places.count(1)
        for seat, bot in enumerate(game.bots):
            count = counts[bot]
            count.played += 1
            count.wins += (game.places[seat] == 1) / winners
            count.points += game.scores[seat]
            count.decisions += game.decisions[seat]
            count.seconds += game.seconds[seat]
            for other, rival in enumerate(game.bots):
                if rival != bot:
                    behind = game.places[other] - game.places[seat]
                    duels[bot][rival].append(0.5 if behind == 0 else float(behind > 0))
    rated = ratings(games)
    placed = [
        Placed(
            bot, count.played, share(count.wins, count.played), rated[bot],
            round(count.points / count.played, 3), count.decisions,
            round(1000 * count.seconds / max(count.decisions, 1), 3),
        )
        for bot, count in counts.items()
    ]
    placed.sort(key=lambda one: -one.rating.value)
    return Standings(
        len(games), placed,
        {
            bot: {rival: Duel(len(found), share(sum(found), len(found))) for rival, found in rivals.items()}
            for bot, rivals in duels.items()
        },
    )


def ratings(games: Sequence[Played]) -> dict[str, Estimate]:
    """By OpenSkill. Bots do not learn between games, so no uncertainty is added from game to game."""
    model = PlackettLuce(tau=0.0)
    rated: dict[str, PlackettLuceRating] = defaultdict(model.rating)
    for game in games:
        teams = [[rated[bot]] for bot in game.bots]
        after = model.rate(teams, ranks=[float(place) for place in game.places])
        for bot in set(game.bots):
            # who sat on several seats learned from all of them
            seats = [after[seat][0] for seat, one in enumerate(game.bots) if one == bot]
            rated[bot] = model.rating(
                sum(one.mu for one in seats) / len(seats), sum(one.sigma for one in seats) / len(seats)
            )
    return {
        bot: Estimate(*(round(one.mu + SURE * side * one.sigma, 2) for side in (0, -1, 1)))
        for bot, one in rated.items()
    }


def share(won: float, played: int) -> Estimate:
    """Wilson's interval, which stays sensible where all or nothing was won."""
    rate, doubt = won / played, SURE * SURE / played
    middle = (rate + doubt / 2) / (1 + doubt)
    reach = SURE * sqrt(rate * (1 - rate) / played + doubt / (4 * played)) / (1 + doubt)
    bounds = (rate, max(middle - reach, 0.0), min(middle + reach, 1.0))
    return Estimate(*(round(value, 4) for value in bounds))
