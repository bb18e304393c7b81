"""Turns: building, STOP, the rows, and whose turn comes next."""

from __future__ import annotations

import pytest

from quartier.titles.monster_city.title import TITLE
from tests.titles.monster_city.scene import (
    choose,
    city,
    codes,
    deal,
    last_office,
    lay,
    mover,
    names,
    office,
    planet,
    play_randomly,
    score,
    told,
    why,
)


@pytest.mark.rule("monster_city.clockwise")
def test_turns_go_round() -> None:
    game = lay(purses=[1, 1, 1])
    order = []
    for _ in range(5):
        order.append(mover(game))
        choose(game, next(iter(codes(game))))
    assert order == [0, 1, 2, 0, 1]
    assert why(lay(), "office-r5", seat=1) == "not-your-turn"


@pytest.mark.rule("monster_city.one-action", "monster_city.no-pass")
def test_one_action_and_no_pass() -> None:
    game = lay()
    assert set(codes(game)) == {
        "build r5", "build r6", "build g5", "build g6", "build y5",
        "attack all-r", "attack all-g", "attack all-y", "attack any-1", "attack any-2", "stop",
    }
    assert why(game, "office-r5", "planet-all-r") == "one-action"
    assert why(game, "office-r5", "office-r6") == "one-action"
    assert why(game, "stop", "planet-all-r") == "one-action"
    choose(game, "build r5")
    assert mover(game) == 1


@pytest.mark.rule("monster_city.build", "monster_city.costs-a-banknote")
def test_a_building_costs_a_banknote() -> None:
    game = lay(["g3"], purses=[1])
    choose(game, "build y5")
    assert city(game) == "g3 y5"
    assert game.purses[0] == 0
    assert office(game) == "r5 r6 g5 g6"
    poor = lay(["g3"], purses=[0])
    assert not [notation for notation in codes(poor) if notation.startswith("build")]
    assert why(poor, "office-r5") == "costs-a-banknote"


@pytest.mark.rule("monster_city.any-building")
def test_any_building_of_the_office_may_be_built() -> None:
    game = lay(["r5 r6"], office="r5 r6 r8 r7 r3", purses=[2])
    assert {notation for notation in codes(game) if notation.startswith("build")} == {
        "build r3", "build r5", "build r6", "build r7", "build r8",
    }


@pytest.mark.rule("monster_city.from-office", "monster_city.from-planet")
def test_only_what_lies_there() -> None:
    game = lay()
    assert why(game, "office-r8") == "from-office"
    assert why(game, "planet-values-357") == "from-planet"
    assert why(game, "planet-none") == "no-such-move"


@pytest.mark.rule("monster_city.two-banknotes", "monster_city.full-purse", "monster_city.never-stuck")
@pytest.mark.parametrize(("notes", "builds", "attacks"), [(0, 0, 5), (1, 5, 5), (2, 5, 0)])
def test_what_a_purse_allows(notes: int, builds: int, attacks: int) -> None:
    """Nobody holds more than two banknotes, and whatever one holds there is something to do."""
    game = lay(purses=[notes])
    found = list(codes(game))
    assert sum(notation.startswith("build") for notation in found) == builds
    assert sum(notation.startswith("attack") for notation in found) == attacks
    if notes == 2:
        assert why(game, "planet-all-r") == "full-purse"


@pytest.mark.rule("monster_city.stop", "monster_city.stop-once", "monster_city.stop-any-time")
@pytest.mark.parametrize("notes", [0, 1, 2])
def test_stop_once_with_any_purse(notes: int) -> None:
    game = lay(purses=[notes, 1, 1])
    choose(game, "stop")
    assert game.purses[0] == notes
    assert mover(game) == 1
    assert not TITLE.view(game, None).players[0].stop
    choose(game, "stop", "stop")
    assert "stop" not in codes(game)
    assert why(game, "stop") == "stop-once"


# rows


@pytest.mark.rule("monster_city.gaps")
def test_gaps_stay_until_a_row_is_empty() -> None:
    game = lay(purses=[1, 1, 1])
    choose(game, "build g5", "attack all-g")
    view = TITLE.view(game, None)
    assert [card and names([card])[0] for card in view.office] == ["r5", "r6", None, "g6", "y5"]
    assert [card and card.name for card in view.planet] == ["all-r", None, "all-y", "any-1", "any-2"]
    assert (view.building_stack, view.monster_stack) == (35, 25)


@pytest.mark.rule("monster_city.refill-office")
def test_an_empty_office_is_filled_at_the_end_of_the_turn() -> None:
    game = lay(office="r5")
    choose(game, "build r5")
    assert len(office(game).split()) == 5
    assert int(game.stack).bit_count() == 30
    assert told(game, "office") == [{"buildings": sorted(office(game).split())}]


@pytest.mark.rule("monster_city.refill-planet", "monster_city.used-monster")
def test_an_empty_planet_is_filled_and_the_attacker_is_used_by_then() -> None:
    game = lay(planet="all-r")
    game.monsters = 0
    choose(game, "attack all-r")
    assert len(planet(game).split()) == 5
    view = TITLE.view(game, None)
    assert len(view.monsters_used) + view.monster_stack == 25
    assert {event["pile"] for event in told(game, "shuffle")} == {"monsters"}


@pytest.mark.rule("monster_city.shuffle-used", "monster_city.shuffle-when")
@pytest.mark.parametrize(("at_once", "stack", "used"), [(True, 25, 0), (False, 0, 25)])
def test_used_monsters_make_a_new_stack(at_once: bool, stack: int, used: int) -> None:
    """At once when the last one is drawn, or only when a card is needed."""
    game = lay(planet="all-r", at_once=at_once)
    five = sum(1 << card for card in range(25, 30))
    game.monsters = five & ~game.planet
    choose(game, "attack all-r")
    view = TITLE.view(game, None)
    assert game.planet == five
    assert (view.monster_stack, len(view.monsters_used)) == (stack, used)
    assert len(told(game, "shuffle")) == at_once


@pytest.mark.rule("monster_city.shuffle-when")
def test_a_stack_that_is_too_short_is_shuffled_in_the_middle_of_a_row() -> None:
    for at_once in (True, False):
        game = lay(planet="all-r", at_once=at_once)
        game.monsters = 0b11 << 28
        choose(game, "attack all-r")
        assert game.planet & 0b11 << 28 == 0b11 << 28
        view = TITLE.view(game, None)
        assert (view.monster_stack, len(view.monsters_used)) == (25, 0)


@pytest.mark.rule("monster_city.emptied-anyhow")
def test_an_event_that_empties_a_row_has_it_filled() -> None:
    game = lay(planet="any-2", office="y8", hands=["coward", "rejected-project"])
    choose(game, "coward any-2")
    assert len(planet(game).split()) == 5
    choose(game, "rejected-project y8")
    assert len(office(game).split()) == 5
    assert names(TITLE.view(game, None).box)[-1] == "y8"
    last = lay(office="y8", hands=["rejected-project"], stack=30)
    choose(last, "rejected-project y8")
    assert TITLE.view(last, None).phase == "scoring"


@pytest.mark.rule("monster_city.whole-rows")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_scoring_never_interrupts_a_row(seats: int) -> None:
    """The stack has a whole number of rows left whenever the office is filled."""
    for seed in range(10):
        game = deal(seats, seed, seed % 2 == 1)
        play_randomly(game, seed)
        rows = told(game, "office")
        assert [len(row["buildings"]) for row in rows] == [5] * 8  # type: ignore[arg-type]
        kinds = [event.kind for event in game.told or [] if event.kind in ("office", "scoring")]
        assert kinds == ["office", "office", "scoring"] * 4


@pytest.mark.rule("monster_city.scoring-when")
def test_the_scoring_comes_when_the_office_is_empty_again() -> None:
    game = lay(["r3"], stack=30)
    assert TITLE.view(game, None).to_scoring == 5
    last_office(game)
    assert TITLE.view(game, None).to_scoring == 1
    assert why(game, "category-all") == "scoring-when"
    choose(game, f"build {office(game)}")
    assert TITLE.view(game, None).phase == "scoring"
    assert office(game) == ""
    score(game, "score all", "score all", "score all")
    assert TITLE.view(game, None).phase == "turn"
    assert mover(game) == 1
    assert len(office(game).split()) == 5
    assert int(game.stack).bit_count() == 25
