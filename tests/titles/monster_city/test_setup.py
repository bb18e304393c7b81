"""Before the first turn: who gets what, and what everybody may know of it."""

from __future__ import annotations

from collections import Counter

import pytest

from quartier.core.phrase import Mistake
from quartier.titles.monster_city.title import TITLE
from tests.titles.monster_city.scene import bits, city, deal, hand, names, told

PAIRS = [("r3", "g4"), ("g3", "y4"), ("y3", "r4"), ("g3", "r4"), ("y3", "g4")]


@pytest.mark.rule("monster_city.players")
def test_three_to_five_play() -> None:
    assert TITLE.seats == (3, 4, 5)
    for seats in (1, 2, 6):
        with pytest.raises(Mistake):
            TITLE.checked_seats(seats)


@pytest.mark.rule("monster_city.starting-pair")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_as_many_pairs_as_players_are_in_the_game(seats: int) -> None:
    game = deal(seats, 7)
    held = {frozenset(city(game, seat).split()) for seat in range(seats)}
    assert held == {frozenset(pair) for pair in PAIRS[:seats]}
    assert TITLE.pieces(game)["buildings"] == 40 + 2 * seats


@pytest.mark.rule("monster_city.pairs-by-chance")
def test_chance_says_who_gets_which_pair() -> None:
    seen = Counter(city(deal(3, seed)) for seed in range(300))
    assert len(seen) == 3
    assert min(seen.values()) > 70


@pytest.mark.rule("monster_city.building-stack", "monster_city.monster-stack")
def test_five_buildings_and_five_monsters_lie_open() -> None:
    game = deal()
    view = TITLE.view(game, None)
    assert len(view.office) == len(view.planet) == 5
    assert None not in view.office
    assert None not in view.planet
    assert (view.building_stack, view.monster_stack, view.monsters_used, view.box) == (35, 25, (), ())


@pytest.mark.rule("monster_city.stack-open")
def test_all_know_when_a_scoring_comes_and_nobody_what_comes_before_it() -> None:
    game = deal()
    view = TITLE.view(game, None)
    assert (view.to_scoring, view.scoring) == (10, 1)
    drawn = set()
    for seed in range(40):
        one = deal(3, seed)
        assert TITLE.view(one, None).to_scoring == 10
        drawn.add(tuple(names([card for card in TITLE.view(one, None).office if card])))
    assert len(drawn) > 35


@pytest.mark.rule("monster_city.first-banknote")
def test_everybody_has_one_banknote() -> None:
    game = deal(5)
    assert list(game.purses) == [1] * 5
    assert TITLE.view(game, None).bank == 5


@pytest.mark.rule("monster_city.stop-cards", "monster_city.event-setup")
def test_stop_cards_in_the_base_game_and_events_in_the_other() -> None:
    base, events = deal(4), deal(4, events=True)
    assert [player.stop for player in TITLE.view(base, None).players] == [True] * 4
    assert [player.hand for player in TITLE.view(base, None).players] == [0] * 4
    assert TITLE.view(base, None).event_stack == 0
    assert [player.stop for player in TITLE.view(events, None).players] == [False] * 4
    assert [player.hand for player in TITLE.view(events, None).players] == [2] * 4
    assert TITLE.view(events, None).event_stack == 6
    assert len(hand(events).split()) == 2
    assert TITLE.view(events, None).hand == ()


@pytest.mark.rule("monster_city.first-player")
def test_chance_or_the_first_seat_begins() -> None:
    by_chance = Counter(int(deal(5, seed, first=-1).active) for seed in range(500))
    assert sorted(by_chance) == [0, 1, 2, 3, 4]
    assert min(by_chance.values()) > 60
    options = TITLE.checked_options({"first": "first-seat"})
    assert {int(TITLE.deal(TITLE.edition, 4, options, seed).active) for seed in range(20)} == {0}


def test_what_is_told_of_the_setup() -> None:
    game = deal(3, 5, events=True)
    assert told(game, "start") == [{"first": 0}]
    assert [set(event["buildings"]) for event in told(game, "city")] == [  # type: ignore[call-overload]
        set(city(game, seat).split()) for seat in range(3)
    ]
    assert told(game, "draw") == [{}] * 6
    assert len(list(bits(game.planet))) == 5
