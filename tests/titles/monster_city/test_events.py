"""Event cards: drawing them, playing them with their effect or without, and each of the six."""

from __future__ import annotations

import pytest

from quartier.titles.monster_city.title import TITLE
from tests.titles.monster_city.scene import (
    PIECES,
    choose,
    city,
    codes,
    hand,
    lay,
    mover,
    names,
    office,
    planet,
    refused,
    told,
    why,
)

ALL_SIX = "coward rejected-project rebuild counter-attack detour grant"


@pytest.mark.rule("monster_city.event", "monster_city.event-in-hand")
def test_an_event_of_the_hand_is_a_turn() -> None:
    game = lay(["r3"], hands=["detour"])
    assert why(game, "event-grant") == "event-in-hand"
    assert why(game, "event-grant", "use") == "event-in-hand"
    assert why(lay(), "event-grant", "use") == "event"
    assert why(lay(), "without") == "event"
    choose(game, "detour without")
    assert hand(game) == ""
    assert [card.kind for card in TITLE.view(game, None).events_used] == ["detour"]
    assert mover(game) == 1


@pytest.mark.rule("monster_city.without-effect")
def test_every_event_may_be_played_for_nothing() -> None:
    for event in ALL_SIX.split():
        game = lay(["r3"], hands=[event], purses=[2])
        before = (planet(game), office(game), city(game), list(game.purses))
        choose(game, f"{event} without")
        assert (planet(game), office(game), city(game), list(game.purses)) == before
        assert mover(game) == 1
    game = lay(["r3"], hands=["coward"])
    assert why(game, "use") == "without-effect"


@pytest.mark.rule("monster_city.no-stop")
def test_no_stop_with_events() -> None:
    game = lay(["r3"], hands=["coward"])
    assert "stop" not in codes(game)
    assert why(game, "stop") == "no-stop"


@pytest.mark.rule("monster_city.event-alone")
def test_an_event_is_played_alone() -> None:
    game = lay(["r3"], hands=["coward grant"])
    assert why(game, "event-coward", "event-grant") == "event-alone"
    assert why(game, "event-grant", "stop") == "event-alone"
    choose(game, "grant use")
    assert codes(game, 0) == {}


@pytest.mark.rule("monster_city.event-target")
def test_an_event_is_aimed_at_what_it_says() -> None:
    game = lay(["r3 r4"], hands=[ALL_SIX])
    assert why(game, "event-coward", "office-r5") == "event-target"
    assert why(game, "event-coward", "use") == "event-target"
    assert why(game, "event-rejected-project", "planet-all-r") == "event-target"
    assert why(game, "event-grant", "planet-all-r") == "event-target"
    assert why(game, "event-rebuild", "city-r3", "city-r4") == "event-target"
    assert why(game, "event-rebuild", "city-r8") == "standing"
    assert why(game, "event-rejected-project", "office-r8") == "from-office"
    assert why(game, "event-detour", "use", "without") == "event-target"


@pytest.mark.rule("monster_city.impossible-effect")
def test_what_cannot_have_its_effect_is_only_played_without() -> None:
    game = lay([""], hands=["grant rebuild"], purses=[2])
    assert [notation for notation in codes(game) if notation.startswith(("grant", "rebuild"))] == [
        "rebuild without", "grant without",
    ]
    assert why(game, "event-grant", "use") == "impossible-effect"
    assert why(game, "event-rebuild", "office-r5") == "impossible-effect"


# drawing


@pytest.mark.rule("monster_city.event-for-fallen", "monster_city.fallen-count")
@pytest.mark.parametrize(
    ("monster", "buildings", "drawn"),
    [("all-r", "r3 r4", 1), ("all-r", "r3 r4 r5 r6", 1), ("all-r", "r3 g4", 0), ("each-r2-g2", "r3 y4", 0),
     ("each-r1-g1", "r3 g4", 1), ("any-1", "r3", 0), ("any-2", "r3", 0)],
)
def test_two_fallen_buildings_bring_one_event(monster: str, buildings: str, drawn: int) -> None:
    """What counts is what fell, not what the monster asked for."""
    game = lay([buildings], planet=f"{monster} all-y", hands=["grant"])
    choose(game, f"attack {monster}")
    assert TITLE.view(game, None).players[0].hand == 1 + drawn
    assert len(told(game, "draw")) == drawn
    assert game.purses[0] == 2


@pytest.mark.rule("monster_city.hand-size")
def test_a_hand_may_be_large() -> None:
    game = lay(["r3 r4"], planet="all-r all-y", hands=["coward coward coward detour detour grant grant"])
    choose(game, "attack all-r")
    assert TITLE.view(game, None).players[0].hand == 8


@pytest.mark.rule("monster_city.event-stack")
@pytest.mark.parametrize("at_once", [True, False])
def test_used_events_make_a_new_stack(at_once: bool) -> None:
    game = lay(["r3 r4", "g3 g4"], planet="all-r all-g all-y", hands=["grant"], at_once=at_once)
    game.deck = int(PIECES.of_event[4])  # the two detours
    used = TITLE.view(game, None).events_used
    choose(game, "attack all-r")
    assert (TITLE.view(game, None).event_stack, told(game, "shuffle")) == (1, [])
    choose(game, "attack all-g")
    view = TITLE.view(game, None)
    if at_once:
        assert (view.event_stack, view.events_used) == (len(used), ())
        assert told(game, "shuffle") == [{"pile": "events"}]
    else:
        assert (view.event_stack, view.events_used) == (0, used)
        assert told(game, "shuffle") == []


@pytest.mark.rule("monster_city.event-stack", "monster_city.no-event-left")
def test_with_every_event_in_a_hand_there_is_none_to_draw() -> None:
    game = lay(["r3 r4", "g3 g4"], planet="all-r all-g all-y", hands=["grant"])
    game.hands[1] = int(PIECES.events) & ~int(game.hands[0])
    game.deck = 0
    choose(game, "attack all-r")
    assert TITLE.view(game, None).players[0].hand == 1
    assert len(told(game, "no-event")) == 1
    assert mover(game) == 1
    choose(game, "coward without")
    game.active = 1
    choose(game, "attack all-g")
    assert hand(game, 1).count("coward") == 3


# the six


@pytest.mark.rule("monster_city.coward", "monster_city.coward-only-that")
def test_coward_sends_a_monster_away_and_nothing_else() -> None:
    game = lay(["r3 r4"], hands=["coward"], purses=[1])
    choose(game, "coward all-r")
    assert "all-r" not in planet(game).split()
    assert [card.name for card in TITLE.view(game, None).monsters_used] == ["all-r"]
    assert (city(game), game.purses[0], TITLE.view(game, None).players[0].hand) == ("r3 r4", 1, 0)


@pytest.mark.rule("monster_city.rejected-project")
def test_rejected_project_puts_a_building_in_the_box() -> None:
    game = lay(["r3"], hands=["rejected-project"], purses=[0])
    before = len(TITLE.view(game, None).box)
    choose(game, "rejected-project y5")
    assert office(game) == "r5 r6 g5 g6"
    assert len(TITLE.view(game, None).box) == before + 1
    assert game.purses[0] == 0


@pytest.mark.rule("monster_city.rebuild", "monster_city.rebuild-only-that")
def test_rebuild_swaps_a_building_for_one_of_the_office() -> None:
    """Starting buildings too; what was given can be built by the others."""
    game = lay(["g3 y4 r8", "r3", "r3"], hands=["rebuild"], purses=[0, 1, 1])
    found = [notation for notation in codes(game) if notation.startswith("rebuild")]
    assert len(found) == 1 + 3 * 5
    choose(game, "rebuild g3 > r6")
    assert city(game) == "r6 r8 y4"
    assert office(game) == "r5 g3 g5 g6 y5"
    assert (game.purses[0], TITLE.view(game, None).players[0].hand) == (0, 0)
    assert len([card for card in TITLE.view(game, None).office if card]) == 5
    assert "build g3" in codes(game)
    choose(game, "build g3")
    assert len(TITLE.view(game, None).office) == 5
    last = lay(["g3"], office="r8", hands=["rebuild"], stack=30)
    choose(last, "rebuild g3 > r8")
    assert TITLE.view(last, None).phase == "turn"


def test_what_was_bought_and_given_back_is_seen_in_the_office_again() -> None:
    game = lay(["g3", "", ""], hands=["rebuild"], purses=[1, 1, 1])
    choose(game, "build r5", "build g5", "build g6")
    choose(game, "rebuild r5 > r6")
    assert office(game) == "r5 y5"
    assert [card is None for card in TITLE.view(game, None).office] == [False, True, True, True, False]


@pytest.mark.rule("monster_city.counter-attack", "monster_city.counter-first-away")
def test_counter_attack_replaces_as_many_monsters_as_there_are() -> None:
    game = lay(["r3"], planet="all-r all-g all-y", hands=["counter-attack"])
    old = game.planet
    choose(game, "counter-attack use")
    assert len(planet(game).split()) == 3
    assert game.planet & old == 0
    assert [card is None for card in TITLE.view(game, None).planet] == [False, False, False, True, True]
    back = lay(["r3"], planet="all-r all-g all-y", hands=["counter-attack"], at_once=False)
    back.monsters = 1 << 29
    old = int(back.planet)
    choose(back, "counter-attack use")
    assert len(planet(back).split()) == 3
    drawn_again = 0
    for seed in range(40):
        again = lay(["r3"], planet="all-r all-g all-y", hands=["counter-attack"], at_once=False)
        again.luck.seed = seed
        again.monsters = 1 << 29
        choose(again, "counter-attack use")
        drawn_again += int(again.planet & old).bit_count()
    assert drawn_again > 0


@pytest.mark.rule("monster_city.detour", "monster_city.detour-again")
def test_detour_goes_to_the_right_and_then_on_as_ever() -> None:
    """Who detoured is next again; several detours in a row keep stepping right."""
    game = lay(["r3", "r3", "r4"], hands=["detour", "detour grant"], purses=[1, 1, 1])
    choose(game, "build r5")
    assert mover(game) == 1
    choose(game, "detour use")
    order = [mover(game)]
    choose(game, "detour use")
    order.append(mover(game))
    choose(game, "build r6")
    order.append(mover(game))
    choose(game, next(iter(codes(game))))
    order.append(mover(game))
    assert order == [0, 2, 0, 1]


@pytest.mark.rule("monster_city.grant")
def test_grant_brings_a_banknote_up_to_two() -> None:
    game = lay(["r3"], hands=["grant", "grant"], purses=[1, 2])
    choose(game, "grant use")
    assert game.purses[0] == 2
    assert "grant use" not in codes(game)
    assert "grant without" in codes(game)


@pytest.mark.rule("monster_city.hands-hidden", "monster_city.open-cards")
def test_hands_are_hidden_and_all_else_is_open() -> None:
    game = lay(["r3"], hands=["coward grant", "detour"])
    assert [card.kind for card in TITLE.view(game, 0).hand] == ["coward", "grant"]
    for viewer in (0, 1, 2, None):
        view = TITLE.view(game, viewer)
        assert [player.hand for player in view.players] == [2, 1, 0]
        assert [names(player.city) for player in view.players] == [["r3"], [], []]
        assert [player.banknotes for player in view.players] == [1, 1, 1]
    assert refused(game, "event-detour").rule == "event-in-hand"
