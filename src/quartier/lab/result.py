"""What many games came to."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec

SHARES: Final = (0, 0.05, 0.25, 0.5, 0.75, 0.95, 1)


class Spread(msgspec.Struct, frozen=True):
    """How a number was spread: the least, the quartiles and the tails, the most."""

    mean: float
    least: int
    p5: int
    p25: int
    median: int
    p75: int
    p95: int
    most: int


class Standing(msgspec.Struct, frozen=True):
    """How a bot, or whoever sat on a seat, did; a bot on two seats counts twice a game."""

    played: int
    wins: float
    """A win shared by two is half a win for each."""
    places: list[int]
    """How often it came first, second..."""
    scores: Spread


class Result(msgspec.Struct, frozen=True):
    title: str
    edition: str
    rules: int
    options: dict[str, str]
    seats: int
    seed: str
    games: int
    bots: dict[str, Standing]
    by_seat: list[Standing]
    moves: Spread
    seconds: float


class Tally:
    """Games being counted."""

    def __init__(self, seats: int) -> None:
        self.wins = 0.0
        self.places = [0] * seats
        self.scores: Counter[int] = Counter()

    def count(self, score: int, place: int, share: float) -> None:
        self.scores[score] += 1
        self.places[place - 1] += 1
        self.wins += share

    def standing(self) -> Standing:
        return Standing(sum(self.places), round(self.wins, 6), self.places, spread(self.scores))


def spread(found: Counter[int]) -> Spread:
    count = found.total()
    mean = sum(value * times for value, times in found.items()) / count
    return Spread(round(mean, 6), *(quantile(found, share * count) for share in SHARES))


def quantile(found: Counter[int], wanted: float) -> int:
    """The least value that so many of all lie at or below."""
    below, value = 0, 0
    for value in sorted(found):
        below += found[value]
        if below >= wanted:
            break
    return value
