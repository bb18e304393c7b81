"""Random and greedy games, followed move by move by the slow referee; and what such games are like."""

from __future__ import annotations

from statistics import mean
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.luck import Luck
from quartier.titles.monster_city.greedy import greedy
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.title import TITLE
from tests.titles.monster_city.referee import Referee
from tests.titles.monster_city.scene import deal, mover


def refereed(game: MonsterCity, seed: int, clever: bool = False) -> Referee:
    truth: Any = TITLE.truth(game)
    referee = Referee(truth, game.events)
    luck = Luck(seed, 8)
    while game.owed():
        seat = mover(game)
        found = game.choices(seat)
        code = int(greedy(game, seat, luck)) if clever else int(found[luck.below(0, len(found))])
        notation = TITLE.describe(game, seat, code).notation
        game.play(seat, code)
        referee.move(seat, notation, TITLE.truth(game))
    return referee


@given(
    st.sampled_from([3, 4, 5]), st.integers(0, 10**9), st.booleans(), st.booleans(), st.booleans()
)
@settings(max_examples=60)
def test_games_keep_every_invariant(seats: int, seed: int, events: bool, at_once: bool, clever: bool) -> None:
    refereed(deal(seats, seed, events, at_once, -1, tell=False), seed, clever)


class Figures(NamedTuple):
    turns: float
    attacks: float
    lost: float
    """Buildings to an attack."""
    several: float
    """Attacks that destroy two or more."""
    nothing: float
    points: float


def figures(seats: int, events: bool, clever: bool, games: int = 25) -> Figures:
    turns, attacks, fallen, points = [], [], [], []
    for seed in range(games):
        game = deal(seats, seed, events, tell=False)
        referee = refereed(game, seed, clever)
        turns.append(referee.turns)
        attacks.append(referee.attacks)
        fallen += referee.fallen
        points += [int(won) for won in game.scores()]
    return Figures(
        mean(turns), mean(attacks), mean(fallen), mean(fell >= 2 for fell in fallen),
        mean(fell == 0 for fell in fallen), mean(points),
    )


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("clever", [False, True])
def test_games_are_like_those_simulated_before(seats: int, clever: bool) -> None:
    """What was found for these lists of cards by another simulation, within its noise; random players throw
    more events away here than there, which makes their games a little longer."""
    base, events = figures(seats, False, clever), figures(seats, True, clever)
    assert 79 <= base.turns <= 85
    assert 79 <= events.turns <= 96
    for found in (base, events):
        assert 32 <= found.attacks <= 42
        assert 0.8 <= found.lost <= 1.2
        assert 0.22 <= found.several <= 0.34
        assert 0.20 <= found.nothing <= 0.43
    if clever:
        assert 46 <= base.points <= 58
        assert 50 <= events.points <= 64
