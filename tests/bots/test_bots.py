"""Bots see what their seat sees, and the fast way through a game is a way like any other."""

from __future__ import annotations

from time import thread_time

import pytest

from quartier.bots import BOTS, STREAMS, any_bot, ask, find_bot
from quartier.bots.playout import play_out
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake
from tests.market.game import Market
from tests.market.title import TITLE, MarketTitle


def new_game() -> Market:
    return TITLE.deal(TITLE.edition, 3, {"double": "no"}, 7, tell=True)


def test_bots_are_found_by_their_keys() -> None:
    assert list(BOTS) == ["random", "greedy", *(f"level-{level}" for level in range(1, 6))]
    assert all(find_bot(key) is bot and any_bot(key) is bot for key, bot in BOTS.items())


@pytest.mark.parametrize(
    ("key", "mistake"),
    [
        ("genius", "bot-unknown"), ("level-0", "bot-unknown"), ("level-6", "bot-unknown"),
        ("search", "bot-unknown"), ("search--5", "bot-unknown"), ("search-1e9", "bot-unknown"),
        ("search-0", "budget-impossible"), ("search-0ms", "budget-impossible"),
    ],
)
def test_what_is_no_bot_is_a_mistake(key: str, mistake: str) -> None:
    with pytest.raises(Mistake, match=mistake):
        any_bot(key)


def test_only_bots_of_the_house_sit_down_at_tables() -> None:
    assert any_bot("search-50").key == "search-50"
    with pytest.raises(Mistake, match="bot-unknown"):
        find_bot("search-50")


def test_time_bounds_a_search() -> None:
    game = new_game()
    began = thread_time()
    ask(any_bot("search-30ms"), TITLE, game, 1, Luck(1, STREAMS))
    assert 0.03 <= thread_time() - began < 0.5


def test_what_leaves_no_choice_is_not_thought_about() -> None:
    game = new_game()
    game.hands[1] = 1 << 8
    began = thread_time()
    assert ask(any_bot("search-5000ms"), TITLE, game, 1, Luck(1, STREAMS)) == 16
    assert thread_time() - began < 0.5


def test_a_bot_that_weighs_explains_its_choice() -> None:
    game = new_game().imagine(0, Luck(1, STREAMS))
    for key in ("level-1", "search-40"):
        bot = any_bot(key)
        thought = bot.explain(TITLE, game, 0, Luck(2, STREAMS))
        assert thought is not None
        assert thought.best.code == bot.choose(TITLE, game, 0, Luck(2, STREAMS))
        assert {one.code for one in thought.alternatives} == set(game.choices(0))
    assert find_bot("greedy").explain(TITLE, game, 0, Luck(2, STREAMS)) is None


def test_more_thought_wins() -> None:
    """In three rounds of Market, against random: at the very least one game in eight more than its share."""
    won = 0.0
    for number in range(40):
        game = TITLE.deal(TITLE.edition, 2, {"double": "no"}, number)
        luck = Luck(number, STREAMS)
        while owed := game.owed():
            seat = 0 if owed & 1 else 1
            bot = any_bot("search-100" if seat == number % 2 else "random")
            game.play(seat, ask(bot, TITLE, game, seat, luck))
        places = list(game.ranking())
        won += (places[number % 2] == 1) / places.count(1)
    assert won >= 25


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


@pytest.mark.parametrize("bot", ["random", "greedy", "level-1", "search-40"])
def test_a_bot_chooses_what_is_offered_and_changes_nothing(bot: str) -> None:
    game = new_game()
    before = game.digest()
    for number in range(20):
        assert ask(any_bot(bot), TITLE, game, 2, Luck(number, STREAMS)) in list(game.choices(2))
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
