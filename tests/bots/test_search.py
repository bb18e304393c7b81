"""Searching: the better choice is found, the same one for the same luck, whatever the title."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from quartier.bots import STREAMS, Budget, Thought, think, together
from quartier.bots.search import Search
from quartier.bots.tree import FIELDS, LEAST_ROOM, MOST_ROOM, NOWHERE, OFFERED, TRIES, Tree, room_for
from quartier.core.luck import Luck
from tests.market.game import LEFT, RIGHT, Market
from tests.market.title import TITLE, MarketTitle


def new_game(seats: int = 2) -> Market:
    return TITLE.deal(TITLE.edition, seats, {"double": "no"}, 7)


def thought(game: Market, playouts: int = 300, seed: int = 1, beside: int | None = None) -> Thought:
    return think(TITLE, game, 0, Luck(seed, STREAMS), Budget(playouts), beside)


def test_the_best_choice_is_found() -> None:
    """The last round: the left stall is worth six, and nobody can have a higher card than this."""
    game = new_game()
    game.round, game.die = game.rounds - 1, 6
    game.hands[:] = [1 << 8 | 1 << 7 | 1 << 1, 1 << 3]
    game.deck = (1 << 9) - 1 - game.hands[0] - game.hands[1]
    found = thought(game)
    assert found.best.code in (8 * 2 + LEFT, 7 * 2 + LEFT)
    assert found.best.wins == 1
    assert found.best.points == 6
    assert found.of(1 * 2 + RIGHT).points < 6


def test_secret_choices_are_not_seen() -> None:
    """The other has chosen already; the search must expect any of its cards, not that one."""
    game = new_game()
    game.round, game.die = game.rounds - 1, 6
    game.hands[:] = [1 << 4, 1 << 8]
    game.deck = (1 << 9) - 1 - game.hands[0] - game.hands[1]
    game.play(1, 8 * 2 + LEFT)
    found = thought(game)
    assert 0.2 < found.of(4 * 2 + LEFT).wins < 0.9


def test_the_same_luck_gives_the_same_thought() -> None:
    game = new_game(3)
    assert thought(game) == thought(game)
    assert thought(game) != thought(game, seed=2)


def test_thinking_changes_nothing() -> None:
    game = new_game(3)
    before = game.digest()
    thought(game)
    assert game.digest() == before


def test_a_thought_weighs_every_alternative() -> None:
    game = new_game(3)
    found = thought(game)
    assert sorted(one.code for one in found.alternatives) == list(game.choices(0))
    assert found.playouts == 300
    tries = [one.tries for one in found.alternatives]
    assert tries == sorted(tries, reverse=True)
    assert all(0 <= one.wins <= 1 and one.points >= 0 for one in found.alternatives)


def test_a_bad_choice_can_be_looked_at_too() -> None:
    game = new_game()
    plain = thought(game, 2000)
    worst = plain.alternatives[-1]
    beside = thought(game, 2000, beside=worst.code)
    assert worst.tries < plain.best.tries // 2
    assert beside.of(worst.code).tries == plain.best.tries // 2


def test_several_think_as_one() -> None:
    game = new_game()
    thoughts = [thought(game, 100, seed) for seed in range(3)]
    found = together(thoughts)
    assert found.playouts == 300
    for one in found.alternatives:
        points = sum(each.of(one.code).points * each.of(one.code).tries for each in thoughts)
        assert one.points * one.tries == pytest.approx(points)


def test_a_seat_may_come_to_a_node_with_other_choices() -> None:
    """What is not legal in every imagined game is judged by the games in which it was."""
    game = new_game()
    search = Search(TITLE, game, 0, Luck(1, STREAMS), LEAST_ROOM, instinct=True)
    search.think(400)
    nodes = [list(search.tree.table[at : at + FIELDS]) for at in range(0, len(search.tree.table), FIELDS)]
    tried = [(node[OFFERED], node[TRIES]) for node in nodes if node[OFFERED] and node[TRIES]]
    assert all(tries <= offered for offered, tries in tried)
    assert len({offered for offered, _ in tried}) > 3


def test_a_full_table_is_no_obstacle() -> None:
    game = new_game(3)
    search = Search(TITLE, game, 0, Luck(1, STREAMS), 16, instinct=True)
    search.think(200)
    assert search.tree.free == 0
    assert sum(search.tries) == 200


def test_a_tree_finds_what_it_was_told() -> None:
    tree = Tree(16)
    places = [tree.find(key) for key in range(5, 13)]
    assert len(set(places)) == 8
    assert [tree.find(key) for key in range(5, 13)] == places
    assert tree.find(99) == NOWHERE


def test_the_room_grows_with_the_budget_up_to_a_bound() -> None:
    assert [int(room_for(playouts)) for playouts in (1, 100, 1 << 40)] == [LEAST_ROOM, 4096, MOST_ROOM]


def test_a_title_may_know_better_than_chance() -> None:
    """What it plays offhand is what a playout goes on with."""

    class Lowest(Market):
        def offhand(self, seat: i64, luck: Luck) -> i64:
            asked.append(int(seat))
            return min(self.choices(seat))

    class LowestTitle(MarketTitle):
        game = Lowest

    asked: list[int] = []
    title = LowestTitle()
    game = title.deal(title.edition, 2, {"double": "no"}, 7)
    think(title, game, 0, Luck(1, STREAMS), Budget(5))
    assert set(asked) == {0, 1}


@pytest.mark.parametrize("instinct", [True, False])
def test_instinct_asks_the_title_what_seems_sensible(instinct: bool) -> None:
    class Asked(MarketTitle):
        def greedy(self, game: Market, seat: int, luck: Luck) -> int:
            asked.append(seat)
            return super().greedy(game, seat, luck)

    asked: list[int] = []
    think(Asked(), new_game(), 0, Luck(1, STREAMS), Budget(60, instinct=instinct))
    assert set(asked) == ({0, 1} if instinct else set())
