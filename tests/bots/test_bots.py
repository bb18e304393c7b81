"""Bots see what their seat sees, and the fast way through a game is a way like any other."""

from __future__ import annotations

import pytest

from quartier.bots import BOTS, STREAMS, ask, find_bot
from quartier.bots.playout import play_out
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake
from tests.market.game import Market
from tests.market.title import TITLE, MarketTitle


def new_game() -> Market:
    return TITLE.deal(TITLE.edition, 3, {"double": "no"}, 7, tell=True)


def test_bots_are_found_by_their_keys() -> None:
    assert list(BOTS) == ["random", "greedy"]
    assert all(find_bot(key) is bot for key, bot in BOTS.items())
    with pytest.raises(Mistake, match="bot-unknown"):
        find_bot("genius")


def test_greedy_never_gets_the_game_itself() -> None:
    handed: list[Market] = []

    class Spy(MarketTitle):
        def greedy(self, game: Market, seat: int, luck: Luck) -> int:
            handed.append(game)
            return super().greedy(game, seat, luck)

    game = new_game()
    for number in range(6):
        ask(find_bot("greedy"), Spy(), game, 1, Luck(number, STREAMS))
    assert all(one is not game for one in handed)
    assert all(one.hands[1] == game.hands[1] for one in handed)
    assert len({one.hands[0] for one in handed}) > 1


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_what_is_offered_and_changes_nothing(bot: str) -> None:
    game = new_game()
    before = game.digest()
    for number in range(20):
        assert ask(find_bot(bot), TITLE, game, 2, Luck(number, STREAMS)) in list(game.choices(2))
    assert game.digest() == before


def test_random_is_random() -> None:
    game = new_game()
    chosen = {ask(find_bot("random"), TITLE, game, 0, Luck(number, STREAMS)) for number in range(80)}
    assert chosen == set(game.choices(0))


def test_playing_out_counts_the_moves() -> None:
    game = new_game()
    game.play(0, game.choices(0)[0])
    assert play_out(game, Luck(1, STREAMS)) == 8
    assert game.owed() == 0
    assert play_out(game, Luck(1, STREAMS)) == 0
