"""Random and greedy games, scored again by the slow referee."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.bots import STREAMS, ask, find_bot
from quartier.core.luck import Luck
from quartier.titles.skyrise.chains import longest_chain
from quartier.titles.skyrise.names import DISTRICTS
from quartier.titles.skyrise.pieces import CHAINS
from quartier.titles.skyrise.scoring import has_chain, times_met
from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise import referee
from tests.titles.skyrise.scene import deal, districts, play_randomly, table


@given(st.sampled_from([2, 3, 4]), st.integers(0, 10**9), st.booleans())
@settings(max_examples=60)
def test_random_games_are_scored_alike(seats: int, seed: int, own: bool) -> None:
    game = deal(seats, seed, tell=False, olmsted_own=own)
    play_randomly(game, seed)
    referee.check_truth(TITLE.truth(game))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_games_are_scored_alike(seats: int) -> None:
    for seed in range(4):
        game = deal(seats, seed, tell=False)
        luck = Luck(seed, STREAMS)
        while owed := game.owed():
            seat = next(seat for seat in range(seats) if owed >> seat & 1)
            game.play(seat, ask(find_bot("greedy"), TITLE, game, seat, luck))
        referee.check_truth(TITLE.truth(game))


places = st.sets(st.sampled_from([name for name in DISTRICTS if name[0] in "ce"]), max_size=11)


@given(places)
def test_the_longest_chain_is_the_longest_there_is(own: set[str]) -> None:
    """Against every path there is, tried out one by one."""
    game = table(4)
    map = referee.Map({"n": 4, "e": 1, "s": 2, "w": 3})

    def longest(path: list[str]) -> int:
        steps = [place for place in own - set(path) if not path or map.touch(path[-1], place)]
        return max((longest([*path, step]) for step in steps), default=len(path))

    assert longest_chain(districts(own), game.board.adjacent) == longest([])


@given(places, st.sampled_from(["airships", "windmills", "bridges", "lakes", "chains"]))
def test_panoramas_are_met_as_often_as_the_referee_finds(own: set[str], card: str) -> None:
    game = table(4)
    map = referee.Map({"n": 4, "e": 1, "s": 2, "w": 3})
    number = ["airships", "windmills", "bridges", "lakes", "chains"].index(card)
    each = game.pieces.panoramas[number]
    met = times_met(number, districts(own), game.board.all, game.board)
    assert met * each == referee.panorama(card, own, map)
    if number == CHAINS and met == 0:
        assert not any(has_chain(districts(own) & island, game.board) for island in game.board.islands)
