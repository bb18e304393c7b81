"""Attacks: what falls, what the owner chooses, and what it brings."""

from __future__ import annotations

import pytest

from quartier.titles.monster_city.demand import Demand, demand_named
from quartier.titles.monster_city.title import TITLE
from tests.titles.monster_city.scene import (
    PIECES,
    choose,
    city,
    codes,
    lay,
    mover,
    names,
    planet,
    refused,
    told,
    why,
)


def attacked(buildings: str, monster: str, *victims: str) -> str:
    """What is left of a city after an attack with these victims chosen."""
    game = lay([buildings], planet=f"{monster} any-1", purses=[1])
    choose(game, f"attack {monster}", *(f"lose {victim}" for victim in victims))
    assert mover(game) == 1
    assert game.purses[0] == 2
    return city(game)


# the worked examples of the rulebook


@pytest.mark.rule("monster_city.so-many-of-each", "monster_city.no-substitute")
@pytest.mark.parametrize(("chosen", "left"), [("r4", "r7 g3"), ("r7", "r4 g3")])
def test_one_red_and_one_yellow_of_a_city_without_yellow(chosen: str, left: str) -> None:
    game = lay(["r4 r7 g3"], planet="each-r1-y1 any-1")
    choose(game, "attack each-r1-y1")
    assert list(codes(game)) == ["lose r4", "lose r7"]
    assert why(game, "city-g3") == "what-it-eats"
    assert attacked("r4 r7 g3", "each-r1-y1", chosen) == left


@pytest.mark.rule("monster_city.whole-colour", "monster_city.nothing-to-eat", "monster_city.compensation")
def test_all_green_of_a_city_without_green() -> None:
    game = lay(["r4 y7"], planet="all-g any-1", purses=[0])
    choose(game, "attack all-g")
    assert city(game) == "r4 y7"
    assert game.purses[0] == 1
    assert told(game, "compensation") == [{"fallen": 0}]
    assert told(game, "fall") == []


@pytest.mark.rule("monster_city.whole-values")
def test_all_fours_sixes_and_eights() -> None:
    assert attacked("r4 g3 y8 r7", "values-468") == "r7 g3"


@pytest.mark.rule("monster_city.any-buildings")
def test_any_two_buildings() -> None:
    """Of one colour and value, or of different ones."""
    assert attacked("r4 r7 g3 y8", "any-2", "r4", "y8") == "r7 g3"
    assert attacked("r4 r7 g3 g3 y8", "any-2", "g3", "g3") == "r4 r7 y8"


# the families


@pytest.mark.rule("monster_city.whole-colour")
def test_all_of_a_colour() -> None:
    assert attacked("r4 r4 r8 g3 y8", "all-r") == "g3 y8"


@pytest.mark.rule("monster_city.whole-values")
def test_all_threes_fives_and_sevens() -> None:
    assert attacked("r3 r5 r6 g7 y7 y8", "values-357") == "r6 y8"


@pytest.mark.rule("monster_city.so-many-of-each")
def test_victims_of_several_colours_in_any_order() -> None:
    assert attacked("r3 r4 g3 g4 y3 y4", "each-r1-g1-y1", "y4", "r3", "g4") == "r4 g3 y3"
    assert attacked("r3 r4 r5 g3 g4 g5", "each-r2-g2", "g3", "r3", "g4", "r5") == "r4 g5"


@pytest.mark.rule("monster_city.as-many-as-there-are", "monster_city.no-choice")
def test_fewer_than_it_wants() -> None:
    assert attacked("r3 g5", "each-r2-g2") == ""
    assert attacked("r3 g5 g6", "each-r2-y2") == "g5 g6"
    assert attacked("r3", "any-2") == ""
    assert attacked("", "any-2") == ""


@pytest.mark.rule("monster_city.no-choice")
def test_what_has_no_choice_falls_without_asking() -> None:
    """One green for one green; then of three reds one may be chosen."""
    game = lay(["r3 r4 r5 g6"], planet="each-r1-g1 any-1")
    choose(game, "attack each-r1-g1")
    assert city(game) == "r3 r4 r5"
    assert told(game, "fall") == [{"buildings": ["g6"]}]
    assert list(codes(game)) == ["lose r3", "lose r4", "lose r5"]
    choose(game, "lose r4")
    assert told(game, "fall")[1:] == [{"buildings": ["r4"]}]
    assert told(game, "compensation") == [{"fallen": 2}]


@pytest.mark.rule("monster_city.like-buildings")
def test_like_buildings_are_one_choice() -> None:
    assert attacked("r3 r3 g6", "each-r1-y1") == "r3 g6"
    game = lay(["r3 r3 r5"], planet="each-r2-g2 any-1")
    choose(game, "attack each-r2-g2")
    assert list(codes(game)) == ["lose r3", "lose r5"]
    choose(game, "lose r5")
    assert city(game) == "r3"


@pytest.mark.rule("monster_city.starting-buildings")
def test_starting_buildings_fall_like_others() -> None:
    game = lay(["g3 g3 g3 y4"], planet="all-g any-1")
    assert sum(card.id >= 40 for card in TITLE.view(game, None).players[0].city) > 0
    choose(game, "attack all-g")
    assert city(game) == "y4"


# what goes with it


@pytest.mark.rule("monster_city.attack", "monster_city.own-city", "monster_city.gone-for-good")
def test_only_the_own_city_suffers_and_for_good() -> None:
    game = lay(["r3 r4", "r5 r6", "r7"], purses=[1, 1, 1])
    choose(game, "attack all-r")
    assert [city(game, seat) for seat in range(3)] == ["", "r5 r6", "r7"]
    box = names(TITLE.view(game, None).box)
    assert {"r3", "r4"} <= set(box)
    assert why(game, "city-r5") == "own-city"


@pytest.mark.rule("monster_city.attack-order", "monster_city.used-monster")
def test_victims_then_the_monster_then_the_banknote_then_the_event() -> None:
    game = lay(["r3 r4 g5"], planet="any-2 all-r", hands=[], purses=[0])
    choose(game, "attack any-2")
    view = TITLE.view(game, None)
    assert view.phase == "victims"
    assert game.purses[0] == 0
    assert [card.name for card in view.monsters_used] == []
    assert view.attack is not None
    assert view.attack.monster.name == "any-2"
    assert view.attack.hungry == (0, 0, 0, 2)
    choose(game, "lose g5", "lose r3")
    assert [event.kind for event in game.told or []] == ["attack", "fall", "fall", "compensation", "draw"]
    assert [card.name for card in TITLE.view(game, None).monsters_used] == ["any-2"]


@pytest.mark.rule("monster_city.eaten-in-full", "monster_city.one-at-a-time", "monster_city.standing")
def test_victims_are_chosen_in_full_one_by_one() -> None:
    game = lay(["r3 r4 g5 y6"], planet="any-2 all-r", purses=[1])
    choose(game, "attack any-2")
    refusal = refused(game, "office-r5")
    assert (refusal.rule, refusal.args) == ("eaten-in-full", {"count": 2})
    assert why(game, "stop") == "eaten-in-full"
    assert why(game, "city-r3", "city-r4") == "one-at-a-time"
    assert why(game, "city-y8") == "standing"
    choose(game, "lose r3")
    assert refused(game, "planet-all-r").args == {"count": 1}
    assert why(game, "city-r3") == "standing"


@pytest.mark.rule("monster_city.what-it-eats")
def test_only_what_it_eats() -> None:
    game = lay(["r3 r4 g5 y6"], planet="each-r1-y1 all-r")
    choose(game, "attack each-r1-y1")
    assert city(game) == "r3 r4 g5"
    refusal = refused(game, "city-g5")
    assert refusal.rule == "what-it-eats"
    assert set(refusal.args) == {"building", "monster"}


def test_the_last_attack_is_seen_until_the_next_turn_is_done() -> None:
    game = lay(["r3 r4", "g3"], purses=[1, 1, 1])
    choose(game, "attack all-r")
    attack = TITLE.view(game, None).attack
    assert attack is not None
    assert (attack.seat, names(attack.fallen), attack.hungry) == (0, ["r3", "r4"], (0, 0, 0, 0))
    assert "all-r" not in planet(game)
    choose(game, "build r5")
    assert TITLE.view(game, None).attack is None


def test_threats_say_what_would_fall() -> None:
    game = lay(["r3 r4 r4 g5"], planet="each-r1-g1 all-r any-2 values-357 each-r2-y2")
    view = TITLE.view(game, 0)
    ids = {f"{'rgy'[card.colour]}{card.value} {card.id}": card.id for card in view.players[0].city}
    by_name = {
        threat.monster: tuple(
            sorted(name.split()[0] for name, card in ids.items() if card in cards)
            for cards in (threat.falls, threat.among)
        )
        for threat in view.threats
    }
    everything = ["g5", "r3", "r4", "r4"]
    assert by_name == {
        "each-r1-g1": (["g5"], ["r3", "r4", "r4"]), "all-r": (["r3", "r4", "r4"], []),
        "any-2": ([], everything), "values-357": (["g5", "r3"], []), "each-r2-y2": ([], ["r3", "r4", "r4"]),
    }
    assert TITLE.view(game, None).threats == ()


def test_demands_by_name() -> None:
    for demand in PIECES.demands:
        assert demand_named(demand.name()) == demand
    assert demand_named("each-r2-g1") == Demand(each=(2, 1, 0))
    assert {demand.family() for demand in PIECES.demands} == {"colour", "values", "each", "any"}
