"""Random and greedy games, scored again by the slow referee."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.luck import Luck
from quartier.titles.blueprints.greedy import greedy
from quartier.titles.blueprints.title import TITLE
from tests.titles.blueprints import referee
from tests.titles.blueprints.scene import deal, play_randomly


@given(st.sampled_from([2, 3, 4]), st.integers(0, 10**9), st.booleans(), st.integers(0, 72))
@settings(max_examples=150)
def test_random_games(seats: int, seed: int, strict: bool, moves: int) -> None:
    game = deal(seats, seed, strict, tell=False)
    play_randomly(game, seed, moves)
    referee.check_truth(TITLE.truth(game))
    standing = TITLE.truth(game)["players"]
    assert isinstance(standing, list)
    for player in standing:
        built = referee.building(player["building"])
        assert player["worth"] == referee.points(built, player["plan"]["rows"])
    play_randomly(game, seed)
    referee.check_truth(TITLE.truth(game))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_games(seats: int) -> None:
    """They win prizes and keep plans, which random games seldom do."""
    kept = prizes = 0
    for seed in range(25):
        game = deal(seats, seed, tell=False)
        luck = Luck(seed, 8)
        while game.owed():
            game.play(game.active, greedy(game, game.active, luck))
        truth = TITLE.truth(game)
        referee.check_truth(truth)
        rounds = truth["rounds"]
        assert isinstance(rounds, list)
        players = [player for one in rounds for player in one["players"]]
        kept += sum(player["points"]["plan"] == 6 for player in players)
        prizes += sum(len(player["prizes"]) for player in players)
    assert kept > 25 * seats
    assert prizes > 20
