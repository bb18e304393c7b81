"""The nineteen functions, clause by clause."""

from __future__ import annotations

import pytest

from quartier.core.bits import bit
from quartier.titles.warsaw.names import FUNCTIONS
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.sight import members
from quartier.titles.warsaw.state import DISCARDED, ENGINEERS, FROM_TASKS
from quartier.titles.warsaw.title import TITLE
from tests.titles.warsaw.scene import (
    CARDS,
    PIECES,
    TASKS,
    bare,
    begin,
    choose,
    codes,
    give,
    hand,
    hold,
    lay_site,
    open_tasks,
    plan,
    question,
    realise,
    refused,
    second_stage,
    size,
    stand,
    stock,
    told,
)

CARDS_WITH = {
    name: [card.key for card in PIECES.card_list if FUNCTIONS[card.function] == name] for name in FUNCTIONS
}


def with_card(key: str, building: bool = False, seats: int = 4) -> Warsaw:
    """Seat 0 has finished this project at a1 and is asked."""
    game = begin(seats)
    stand(game, 0, key, "a1")
    if building:
        give(game, 0, funds=1)
        realise(game, 0)
    return game


# all of them


@pytest.mark.rule("warsaw.function-built")
def test_only_finished_projects_of_ones_own() -> None:
    game = begin()
    stand(game, 1, "U01", "a1")
    lay_site(game, 0, "P04", "a2")
    hold(game, 0, "R01")
    for key in ("u01", "p04", "r01", "p08"):
        assert refused(game, f"function-{key}") == "function-built"


@pytest.mark.rule("warsaw.function-once")
def test_once_for_all_the_game() -> None:
    game = with_card("U01")
    choose(game, "use U01")
    assert refused(game, "function-u01") == "function-once"
    assert next(one for one in TITLE.view(game, 1).players[0].built).used
    second_stage(game)
    plan(game, 0)
    give(game, 0)
    assert refused(game, "function-u01") == "function-once"


@pytest.mark.rule("warsaw.function-moment")
def test_in_ones_own_turn_before_and_after_the_engineer() -> None:
    game = with_card("U01")
    stand(game, 0, "P04", "a2")
    choose(game, "use U01")
    assert (question(game), game.turn) == ("send", 0), "no turn by itself"
    choose(game, "L3")
    assert (question(game), game.turn) == ("after", 0)
    assert set(codes(game)) == {"done", "use P04"}
    assert refused(game, "field-u1") == "planning-turn"
    choose(game, "use P04")
    assert (question(game), game.turn) == ("send", 1), "nothing is left to use"
    game = with_card("U01")
    choose(game, "U1", "done")
    assert game.turn == 1
    assert not game.choices(0), "not in the turn of another"
    plan(game, 0)
    choose(game, "pass")
    assert game.turn == 1, "not after a pass"


@pytest.mark.rule("warsaw.function-effect")
@pytest.mark.parametrize(
    ("key", "full"),
    [("U01", {"funds": 3}), ("P04", {"concrete": 3}), ("R05", {"rubble": 3}), ("M01", {"rubble": 3})],
)
def test_what_would_do_nothing_is_not_used(key: str, full: dict[str, int]) -> None:
    game = with_card(key)
    assert refused(game, f"function-{key.lower()}") is None
    bare(game)
    give(game, 0, **full)
    assert refused(game, f"function-{key.lower()}") == "function-effect"


@pytest.mark.rule("warsaw.function-lasting")
def test_lasting_functions_need_no_use() -> None:
    for key in ("U04", "M04", "T04", "P02", "P05"):
        assert refused(with_card(key), f"function-{key.lower()}") == "function-lasting"


@pytest.mark.rule("warsaw.function-reply")
def test_replies_wait_for_others() -> None:
    for key in ("P03", "U03"):
        assert refused(with_card(key), f"function-{key.lower()}") == "function-reply"


@pytest.mark.rule("warsaw.function-style")
def test_styles_count_in_the_end() -> None:
    for key in ("M02", "M05"):
        assert refused(with_card(key), f"function-{key.lower()}") == "function-style"


# once


@pytest.mark.rule("warsaw.function-dotacja")
def test_dotacja_gives_two_funds() -> None:
    for key in CARDS_WITH["dotacja"]:
        game = with_card(key)
        choose(game, f"use {key}")
        assert stock(game, 0) == (0, 0, 2)
    game = with_card("U01")
    give(game, 0, funds=2)
    choose(game, "use U01")
    assert stock(game, 0) == (0, 0, 3)


@pytest.mark.rule("warsaw.function-beton")
def test_beton_gives_two_concrete() -> None:
    for key in CARDS_WITH["beton"]:
        game = with_card(key)
        choose(game, f"use {key}")
        assert stock(game, 0) == (0, 2, 0)


@pytest.mark.rule("warsaw.function-cegla")
def test_cegla_gives_three_rubble_from_the_bank() -> None:
    for key in CARDS_WITH["cegla"]:
        game = with_card(key)
        before = game.rubble
        choose(game, f"use {key}")
        assert stock(game, 0) == (3, 0, 0)
        assert game.rubble == before


@pytest.mark.rule("warsaw.function-czyn")
def test_czyn_clears_a_space() -> None:
    for key in CARDS_WITH["czyn"]:
        game = with_card(key)
        choose(game, f"use {key}")
        assert question(game) == "clear"
        assert "enough" not in codes(game)
        choose(game, "clear d4")
        assert (question(game), stock(game, 0)) == ("send", (1, 0, 0))
    game = with_card("M01")
    bare(game)
    choose(game, "use M01")
    assert (question(game), stock(game, 0)) == ("send", (1, 0, 0)), "from the bank"


@pytest.mark.rule("warsaw.function-konkurs")
@pytest.mark.parametrize("building", [False, True])
def test_konkurs_looks_at_three_projects(building: bool) -> None:
    for key in CARDS_WITH["konkurs"]:
        game = with_card(key, building)
        choose(game, f"use {key}")
        assert (question(game), size(game.shown)) == ("keep", 3)
        kept = next(iter(codes(game))).partition(" ")[2]
        choose(game, f"keep {kept}")
        assert hand(game, 0) == [kept]
        assert size(game.of(0, DISCARDED)) == 2
        assert question(game) == ("realise" if building else "send")
    game.deck = game.boxed = 0
    game.put(0, DISCARDED, 0)
    stand(game, 0, "M09", "a3")
    assert refused(game, "function-m09") == "function-effect"


@pytest.mark.rule("warsaw.function-nadgodziny")
def test_nadgodziny_sends_a_second_engineer() -> None:
    game = with_card("P01")
    assert refused(game, "function-p01") == "function-nadgodziny", "only right after an engineer"
    choose(game, "U3")
    assert set(codes(game)) == {"done", "use P01"}
    choose(game, "use P01")
    assert (question(game), game.turn) == ("again", 0)
    assert refused(game, "pass") == "pass"
    choose(game, "L3")
    assert (game.turn, game.of(0, ENGINEERS), stock(game, 0)) == (1, 2, (0, 0, 3))


@pytest.mark.rule("warsaw.function-nadgodziny")
def test_nadgodziny_after_a_foundation_and_for_one() -> None:
    game = with_card("P01")
    hold(game, 0, "P02", "P05")
    choose(game, "P02 > a2", "use P01", "P05 > a3")
    assert (game.turn, game.of(0, ENGINEERS)) == (1, 2)


@pytest.mark.rule("warsaw.function-nadgodziny")
def test_nadgodziny_needs_an_engineer_and_the_planning_phase() -> None:
    game = with_card("P01")
    game.put(0, ENGINEERS, 1)
    choose(game, "U3")
    assert game.turn == 1
    assert refused(with_card("P01", building=True), "function-p01") == "function-nadgodziny"


@pytest.mark.rule("warsaw.function-znajomosci")
def test_znajomosci_opens_a_field_that_is_taken() -> None:
    game = with_card("T05")
    assert refused(game, "function-t05") == "function-znajomosci", "no field is taken yet"
    choose(game, "U3", "done") if "done" in codes(game) else choose(game, "U3")
    choose(game, "L3", "L4")
    plan(game, 0)
    choose(game, "use T05")
    assert question(game) == "connected"
    assert set(codes(game)) == {"L3", "L4"}
    for marks in (("field-u1",), ("field-l1",), ("project-m02",)):
        assert refused(game, *marks) == "function-znajomosci"
    assert refused(game, "pass") == "pass"
    choose(game, "L3")
    assert (game.turn, stock(game, 0)) == (1, (0, 0, 3))
    assert refused(with_card("T05", building=True), "function-t05") == "function-znajomosci"


@pytest.mark.rule("warsaw.function-prefab")
def test_prefab_pays_for_the_material() -> None:
    game = with_card("M08")
    assert refused(game, "function-m08") == "function-prefab"
    lay_site(game, 0, "P01", "a2")
    lay_site(game, 0, "P02", "a3")
    give(game, 0, funds=2)
    realise(game, 0)
    assert refused(game, "hex-a2", "pay-concrete") == "building-cost"
    choose(game, "build a2 prefab")
    assert stock(game, 0) == (0, 0, 1)
    assert game.used == bit(CARDS["M08"])
    assert refused(game, "hex-a3", "pay-prefab") == "function-prefab"
    give(game, 0, 3, 3, 0)
    assert refused(game, "pay-prefab") == "function-prefab", "the fund is still to be paid"


@pytest.mark.rule("warsaw.function-kredyt")
def test_kredyt_pays_the_fund() -> None:
    for way, had in (("concrete", (0, 1, 0)), ("rubble", (2, 0, 0))):
        game = with_card("U08")
        assert refused(game, "function-u08") == "function-kredyt"
        lay_site(game, 0, "P01", "a2")
        lay_site(game, 0, "P02", "a3")
        give(game, 0, *had)
        realise(game, 0)
        choose(game, f"build a2 kredyt-{way}")
        assert stock(game, 0) == (0, 0, 0)
        assert game.used == bit(CARDS["U08"])
        give(game, 0, 3, 3, 1)
        realise(game, 0)
        assert refused(game, "hex-a3", f"pay-kredyt-{way}") == "function-kredyt"
    game = with_card("U08")
    lay_site(game, 0, "P01", "a2")
    give(game, 0, 2, 0, 0)
    realise(game, 0)
    assert refused(game, "hex-a2", "pay-kredyt-concrete") == "building-cost"


@pytest.mark.rule("warsaw.function-zmiana")
def test_zmiana_changes_an_open_task() -> None:
    game = with_card("R07")
    open_tasks(game, "Z01", "Z02", "Z03")
    choose(game, "use R07")
    assert question(game) == "change"
    assert set(codes(game)) == {"change Z01", "change Z02", "change Z03"}
    assert refused(game, "task-z09") == refused(game, "pass") == "function-zmiana"
    choose(game, "change Z02")
    assert size(game.tasks) == 3
    assert not game.tasks >> TASKS["Z02"] & 1
    assert game.below == TASKS["Z02"] + 1
    assert question(game) == "send"
    game.tasks_boxed, game.task_deck, game.tasks = game.task_deck, 0, 0
    game.reveal_tasks()
    assert members(game.tasks) == (TASKS["Z02"],), "it comes after all others"


@pytest.mark.rule("warsaw.function-zmiana")
def test_zmiana_needs_an_open_task_and_a_deck() -> None:
    game = with_card("R07")
    assert refused(game, "function-r07") == "function-zmiana", "no task is open"
    open_tasks(game, "Z01")
    assert refused(game, "function-r07") is None
    game.task_deck = 0
    assert refused(game, "function-r07") == "function-zmiana"


# lasting


@pytest.mark.rule("warsaw.function-sklad")
def test_sklad_makes_room_for_four() -> None:
    game = with_card("U04")
    give(game, 0, 3, 3, 3)
    choose(game, "L6")
    assert stock(game, 0) == (3, 4, 4)
    assert TITLE.view(game, None).players[0].limit == 4
    plan(game, 0)
    hold(game, 0, "M02", "M03", "U05")
    choose(game, "U1")
    assert question(game) == "discard", "but not for a fourth card"


@pytest.mark.rule("warsaw.function-gruzobeton")
def test_gruzobeton_saves_rubble() -> None:
    game = with_card("M04")
    lay_site(game, 0, "P01", "a2")
    give(game, 0, 1, 0, 1)
    realise(game, 0)
    choose(game, "build a2 rubble")
    assert stock(game, 0) == (0, 0, 0)


@pytest.mark.rule("warsaw.function-metroprojekt")
def test_metroprojekt_pays_metro_with_concrete() -> None:
    game = with_card("T04", building=True)
    give(game, 0, 0, 1, 0)
    assert refused(game, "metro-d3-d4", "pay-fund") == "metro-cost"
    choose(game, "metro d3-d4 concrete")
    assert stock(game, 0) == (0, 0, 0)


@pytest.mark.rule("warsaw.function-mostostal")
def test_mostostal_makes_bridges_cheaper() -> None:
    for way, had in (("concrete", (0, 1, 1)), ("rubble", (2, 0, 1))):
        game = with_card("P02", building=True)
        give(game, 0, *had)
        assert refused(game, "bridge-b1", "pay-both") == "bridge-cost"
        choose(game, f"bridge B1 {way}")
        assert stock(game, 0) == (0, 0, 0)


@pytest.mark.rule("warsaw.function-przodownik")
def test_przodownik_adds_a_point_for_each_task_from_then_on() -> None:
    game = begin()
    open_tasks(game, "Z09", "Z02")
    stand(game, 1, "T02", "a2")
    stand(game, 1, "M04", "a3")
    lay_site(game, 0, "P05", "a1")
    give(game, 0, 0, 2, 2)
    realise(game, 0)
    choose(game, "build a1 concrete")
    assert game.of(0, FROM_TASKS) == 3, "not for the task it completes itself"
    lay_site(game, 0, "U03", "a4")
    choose(game, "build a4 concrete")
    assert game.of(0, FROM_TASKS) == 3 + 2 + 1


# in reply


def task_done(replies: list[tuple[int, str]], tasks: tuple[str, ...] = ("Z01",)) -> Warsaw:
    """Seat 0 completes tasks with M05 at a1 while others hold these projects."""
    game = begin()
    open_tasks(game, *tasks)
    stand(game, 1, "U05", "a2")
    for number, (seat, key) in enumerate(replies):
        stand(game, seat, key, ("a4", "b5", "c6")[number])
    lay_site(game, 0, "M05", "a1")
    give(game, 0, 0, 1, 1)
    realise(game, 0)
    choose(game, "build a1 concrete")
    return game


@pytest.mark.rule("warsaw.function-wspolzaw", "warsaw.reply")
def test_wspolzaw_takes_a_resource_when_another_completes_a_task() -> None:
    game = task_done([(2, "P03")])
    assert (question(game), game.owed()) == ("reply", 1 << 2)
    assert set(codes(game)) == {"decline", "take rubble", "take concrete", "take fund"}
    assert refused(game, "end") == "reply"
    choose(game, "take concrete")
    assert stock(game, 2) == (0, 1, 0)
    assert game.used == bit(CARDS["P03"])
    assert told(game, "reply")[-1]["kind"] == "concrete"
    assert question(game) != "reply"


@pytest.mark.rule("warsaw.reply")
def test_nobody_is_asked_without_a_live_reply() -> None:
    assert question(task_done([])) != "reply"
    assert question(task_done([(0, "P03")])) != "reply", "not to one's own task"
    assert question(task_done([(2, "P03")], tasks=())) != "reply", "no task, no reply"
    game = task_done([(2, "P03")])
    choose(game, "decline")
    assert game.used == 0
    assert question(game) != "reply"


@pytest.mark.rule("warsaw.reply")
def test_replies_go_clockwise_one_card_a_player_and_task() -> None:
    game = task_done([(3, "P03"), (1, "P07")])
    assert game.owed() == 1 << 1
    choose(game, "take fund")
    assert game.owed() == 1 << 3
    choose(game, "decline")
    assert question(game) != "reply"
    game = task_done([(1, "P03"), (1, "P07")])
    choose(game, "take fund")
    assert question(game) != "reply", "one card for one task"


@pytest.mark.rule("warsaw.function-wspolzaw")
def test_each_task_is_replied_to() -> None:
    game = begin()
    open_tasks(game, "Z01", "Z03")
    stand(game, 1, "U05", "a2")
    stand(game, 1, "T02", "b1")
    stand(game, 2, "P03", "a4")
    stand(game, 2, "P07", "b5")
    lay_site(game, 0, "M05", "a1")
    give(game, 0, 0, 1, 1)
    realise(game, 0)
    choose(game, "build a1 concrete", "take fund")
    assert game.owed() == 1 << 2
    choose(game, "take fund")
    assert stock(game, 2) == (0, 0, 2)


@pytest.mark.rule("warsaw.reply")
def test_who_has_no_room_is_not_asked() -> None:
    game = begin()
    open_tasks(game, "Z01")
    stand(game, 1, "U05", "a2")
    stand(game, 2, "P03", "a4")
    give(game, 2, 3, 3, 3)
    lay_site(game, 0, "M05", "a1")
    give(game, 0, 0, 1, 1)
    realise(game, 0)
    choose(game, "build a1 concrete")
    assert question(game) != "reply"


def field_taken(field: str, *more: str, full: bool = False) -> Warsaw:
    """Seat 0 goes to a field while seat 2 holds Rozdzielnik."""
    game = begin()
    stand(game, 2, "U03", "a4")
    if full:
        give(game, 0, 3, 3, 3)
    choose(game, field, *more)
    return game


@pytest.mark.rule("warsaw.function-rozdzielnik")
def test_rozdzielnik_takes_of_what_another_gained_on_a_limited_field() -> None:
    game = field_taken("L6")
    assert (question(game), game.owed()) == ("reply", 1 << 2)
    assert set(codes(game)) == {"decline", "take concrete", "take fund"}
    choose(game, "take fund")
    assert stock(game, 2) == (0, 0, 1)
    assert (question(game), game.turn) == ("send", 1)
    assert set(codes(field_taken("L11", "clear d4"))) == {"decline", "take rubble", "take concrete"}
    assert set(codes(field_taken("L2", "clear d4", "enough"))) == {"decline", "take rubble"}
    assert TITLE.view(game, 0).replies == ()
    assert TITLE.view(field_taken("L6"), 0).replies == ("rozdzielnik", "concrete", "fund")


@pytest.mark.rule("warsaw.function-rozdzielnik")
def test_rozdzielnik_waits_for_resources_and_a_limited_field() -> None:
    assert question(field_taken("U3")) == "send"
    assert question(field_taken("L1")) == "send"
    assert question(field_taken("L6", full=True)) == "send", "he gained nothing"
    game = begin()
    stand(game, 0, "U03", "a4")
    choose(game, "L6")
    assert question(game) == "send", "not to one's own field"
    game = begin()
    stand(game, 2, "U03", "a4")
    stand(game, 0, "U01", "a1")
    choose(game, "use U01")
    assert question(game) == "send", "a function is no field"


@pytest.mark.rule("warsaw.reply")
def test_a_reply_after_a_pass() -> None:
    game = begin()
    stand(game, 2, "U03", "a4")
    game.passed = 1 << 2
    choose(game, "L6")
    assert game.owed() == 1 << 2


@pytest.mark.rule("warsaw.reply")
def test_the_field_is_done_with_first() -> None:
    """Konkurs SARP: one keeps a card and throws away, then others reply to the fund."""
    game = begin()
    stand(game, 2, "U03", "a4")
    hold(game, 0, "M02", "M03", "U02")
    choose(game, "L8")
    order = [question(game)]
    while question(game) != "reply":
        choose(game, next(iter(codes(game))))
        order.append(question(game))
    assert order == ["keep", "discard", "reply"]
    assert TITLE.view(game, 1).turn == 0
