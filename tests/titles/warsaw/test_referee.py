"""Random and greedy games, followed and scored again by the slow referee."""

from __future__ import annotations

from statistics import median

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.luck import Luck
from quartier.titles.warsaw.greedy import greedy
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.state import DONE
from quartier.titles.warsaw.title import TITLE
from tests.titles.warsaw import referee
from tests.titles.warsaw.scene import deal, play_randomly, seat_asked, size

options = st.fixed_dictionaries({option.key: st.sampled_from(option.values) for option in TITLE.options})


def play_greedily(game: Warsaw, seed: int, every: int = 1) -> None:
    """Every so many decisions one is greedy, the others are random."""
    luck, step = Luck(seed, 8), 0
    while game.owed():
        seat = seat_asked(game)
        choices = game.choices(seat)
        if step % every == 0:
            game.play(seat, greedy(game.imagine(seat, luck), seat, luck))
        else:
            game.play(seat, choices[luck.below(2, len(choices))])
        step += 1


def check(game: Warsaw, river_open: bool) -> None:
    assert game.told is not None
    referee.check_game(TITLE.truth(game), game.told, int(game.seats), river_open)


@given(st.sampled_from([2, 3, 4, 5]), st.integers(0, 10**9), options)
@settings(max_examples=60)
def test_random_games(seats: int, seed: int, chosen: dict[str, str]) -> None:
    game = deal(seats, seed, options=chosen)
    play_randomly(game, seed)
    check(game, chosen["river-blocks"] == "no")


@given(st.sampled_from([2, 3, 4, 5]), st.integers(0, 10**9), options, st.integers(1, 3))
@settings(max_examples=60)
def test_greedy_games(seats: int, seed: int, chosen: dict[str, str], every: int) -> None:
    """They build, complete tasks and reply, which random games seldom do."""
    game = deal(seats, seed, options=chosen)
    play_greedily(game, seed, every)
    check(game, chosen["river-blocks"] == "no")


@pytest.mark.rule("warsaw.two-players")
@pytest.mark.parametrize(
    ("seats", "built", "points"),
    [(2, (17, 22), (70, 86)), (3, (24, 29), (65, 79)), (4, (33, 37), (62, 76)), (5, (28, 35), (43, 55))],
)
def test_greedy_games_are_like_those_the_edition_was_rebuilt_by(
    seats: int, built: tuple[int, int], points: tuple[int, int]
) -> None:
    """Buildings, points, metro, bridges and tasks of a game of greedy bots."""
    games = 40
    buildings = segments = bridges = tasks = 0
    scores: list[int] = []
    for seed in range(games):
        game = deal(seats, seed, tell=False)
        play_greedily(game, seed)
        tokens = 7 if seats < 4 else 0
        buildings += size(game.built) - tokens
        segments += len(game.metro.segments)
        bridges += size(game.bridges)
        tasks += sum(size(game.of(seat, DONE)) for seat in range(seats))
        scores += [int(score) for score in game.scores()]
    assert built[0] <= buildings / games <= built[1]
    assert points[0] <= median(scores) <= points[1]
    assert (4 if seats == 2 else 7) <= segments / games <= 17
    assert 2.6 <= bridges / games <= 4
    assert (3 if seats == 2 else 6) <= tasks / games <= 11
