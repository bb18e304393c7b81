"""The realisation phase: costs, points, tasks and bridges."""

from __future__ import annotations

import pytest

from quartier.core.bits import bit
from quartier.titles.warsaw.sight import members
from quartier.titles.warsaw.state import (
    BRIDGES,
    BUILT,
    DONE,
    ENGINEERS,
    FROM_BRIDGES,
    FROM_BUILDINGS,
    FROM_METRO,
    FROM_TASKS,
    MARKERS,
    OWNED,
    SITES,
)
from quartier.titles.warsaw.title import TITLE
from tests.titles.warsaw.scene import (
    CARDS,
    DISTRICT,
    HEX,
    TASKS,
    bare,
    begin,
    choose,
    codes,
    deal,
    give,
    lay,
    lay_site,
    open_tasks,
    question,
    realise,
    refused,
    stand,
    stock,
    told,
)

OLD_TOWN, PRAGA = DISTRICT["Stare Miasto"], DISTRICT["Stara Praga"]


# turns


@pytest.mark.rule("warsaw.realisation-turn")
def test_each_seat_has_one_turn_and_may_do_any_number_of_things_in_any_order() -> None:
    game = begin(3)
    for seat in range(3):
        give(game, seat, concrete=3, rubble=3, funds=3)
    lay_site(game, 0, "P01", "a1")
    lay_site(game, 0, "P02", "a2")
    choose(game, "pass", "pass", "pass")
    choose(game, "build a2 concrete", "metro d3-d4 fund", "build a1 rubble")
    assert (game.turn, game.turns) == (1, 1), "nothing is left to pay with"
    choose(game, "bridge B3 both", "end")
    assert game.turn == 2
    choose(game, "end")
    assert (game.round, question(game)) == (1, "send")


@pytest.mark.rule("warsaw.realisation-turn")
def test_who_can_do_nothing_is_not_asked() -> None:
    game = begin(3)
    give(game, 1, funds=1)
    choose(game, "pass", "pass", "pass")
    assert (question(game), game.turn) == ("realise", 1)
    choose(game, "end")
    assert (game.round, question(game)) == (1, "send")


@pytest.mark.rule("warsaw.realisation-turn")
@pytest.mark.parametrize(
    "marks", [("field-u1",), ("project-m02",), ("pass",), ("task-z01",), ("metro-d3-d4", "bridge-b1")]
)
def test_what_belongs_to_another_phase(marks: tuple[str, ...]) -> None:
    game = begin()
    give(game, 0, funds=3)
    realise(game, 0)
    assert refused(game, *marks) == "realisation-turn"


# buildings


@pytest.mark.rule("warsaw.building-cost")
@pytest.mark.parametrize(
    ("had", "ways"),
    [
        ((0, 0, 3), set()), ((3, 3, 0), set()), ((1, 0, 1), set()), ((2, 0, 1), {"rubble"}),
        ((0, 1, 1), {"concrete"}), ((2, 1, 1), {"concrete", "rubble"}),
    ],
)
def test_what_a_building_costs(had: tuple[int, int, int], ways: set[str]) -> None:
    game = begin()
    lay_site(game, 0, "M04", "a1")
    give(game, 0, *had)
    realise(game, 0)
    assert {name.rpartition(" ")[2] for name in codes(game) if name.startswith("build")} == ways
    for way in {"concrete", "rubble"} - ways:
        assert refused(game, "hex-a1", f"pay-{way}") == "building-cost"
    assert refused(game, "hex-a1") == (None if ways else "building-cost")


@pytest.mark.rule("warsaw.building-cost")
def test_what_is_paid() -> None:
    for way, left in (("concrete", (3, 2, 2)), ("rubble", (1, 3, 2))):
        game = begin()
        lay_site(game, 0, "M04", "a1")
        give(game, 0, 3, 3, 3)
        realise(game, 0)
        choose(game, f"build a1 {way}")
        assert stock(game, 0) == left
    assert refused(game, "hex-a1", "pay-concrete", "pay-rubble") is not None


@pytest.mark.rule("warsaw.own-foundation")
def test_only_ones_own_foundations() -> None:
    game = begin()
    lay_site(game, 1, "M04", "a1")
    give(game, 0, 3, 3, 3)
    realise(game, 0)
    assert refused(game, "hex-a1", "pay-concrete") == "own-foundation"
    assert refused(game, "hex-a2") == "own-foundation"


@pytest.mark.rule("warsaw.completion")
def test_what_happens_when_a_building_is_finished() -> None:
    game = begin()
    open_tasks(game, "Z01")
    stand(game, 1, "U03", "a2")
    lay_site(game, 0, "M04", "a1")
    give(game, 0, 0, 1, 1)
    realise(game, 0)
    choose(game, "build a1 concrete")
    assert game.of(0, ENGINEERS) == 4
    assert (game.of(0, SITES), game.of(0, OWNED)) == (0, bit(HEX["a1"]))
    assert members(game.of(0, BUILT)) == (CARDS["M04"],)
    assert (game.of(0, FROM_BUILDINGS), game.of(0, FROM_TASKS)) == (3, 2)
    assert list(game.scores()) == [5, 0, 0, 0]
    kinds = [event.kind for event in game.told or [] if event.kind in ("build", "task")]
    assert kinds == ["build", "task"]
    hex = TITLE.view(game, None).hexes[0]
    assert (hex.built, hex.owner, hex.earned) == (True, 0, 3)


@pytest.mark.rule("warsaw.completion")
def test_a_function_is_live_at_once() -> None:
    game = begin()
    lay_site(game, 0, "P04", "a1")
    give(game, 0, 0, 1, 1)
    realise(game, 0)
    assert refused(game, "function-p04") == "function-built"
    choose(game, "build a1 concrete", "use P04")
    assert stock(game, 0) == (0, 2, 0)


@pytest.mark.rule("warsaw.industry")
def test_industry_counts_unbuilt_neighbours() -> None:
    """Of six: rubble, a foundation and a closed historic space count, buildings do not."""
    game = begin()
    place = DISTRICT["Mirów"]
    stand(game, 1, "M02", DISTRICT["Plac Defilad"])
    stand(game, 0, "M03", DISTRICT["Wola"])
    lay_site(game, 1, "M05", DISTRICT["Czyste"])
    lay_site(game, 0, "P05", place)
    give(game, 0, 0, 1, 1)
    realise(game, 0)
    choose(game, f"build {place} concrete")
    assert game.of(0, FROM_BUILDINGS) == 2 + 4


@pytest.mark.rule("warsaw.industry", "warsaw.river")
def test_industry_sees_over_a_bridge_only() -> None:
    for bridges, points in ((0, 2 + 4), (1 << 4, 2 + 5)):
        game = begin()
        game.bridges = bridges
        lay_site(game, 0, "P05", OLD_TOWN)
        give(game, 0, 0, 1, 1)
        realise(game, 0)
        choose(game, f"build {OLD_TOWN} concrete")
        assert game.of(0, FROM_BUILDINGS) == points


# tasks


def task_game(task: str, mine: str, theirs: str, owner: int = 1, apart: bool = False) -> list[str]:
    """The tasks done when `mine` is finished beside `theirs`."""
    game = begin()
    bare(game)
    open_tasks(game, task)
    stand(game, owner, theirs, "d6" if apart else "d4")
    lay_site(game, 0, mine, "d3")
    give(game, 0, 0, 1, 1)
    realise(game, 0)
    choose(game, "build d3 concrete")
    return [str(one["task"]["key"]) for one in told(game, "task")]  # type: ignore[index]


@pytest.mark.rule("warsaw.task")
def test_a_task_wants_one_type_beside_another() -> None:
    assert task_game("Z05", "M04", "K03") == ["Z05"], "culture beside housing that is built"
    assert task_game("Z05", "M04", "K03", owner=0) == ["Z05"], "one's own too"
    assert task_game("Z05", "K03", "M04") == [], "the other way round"
    assert task_game("Z05", "M04", "K03", apart=True) == [], "two spaces away"
    assert task_game("Z05", "M04", "U03") == []


@pytest.mark.rule("warsaw.task")
def test_the_same_type_needs_a_second_building() -> None:
    game = begin()
    game.tasks, game.task_deck = 0, game.task_deck | bit(TASKS["Z21"])
    open_tasks(game, "Z21")
    lay_site(game, 0, "P01", "a1")
    lay_site(game, 0, "P02", "a2")
    give(game, 0, 0, 2, 2)
    realise(game, 0)
    choose(game, "build a1 concrete")
    assert game.of(0, DONE) == 0
    choose(game, "build a2 concrete")
    assert members(game.of(0, DONE)) == (TASKS["Z21"],)


@pytest.mark.rule("warsaw.task")
def test_a_foundation_is_no_building_and_a_token_is_one() -> None:
    game = begin(3)
    open_tasks(game, "Z05")
    lay_site(game, 1, "K03", "a1")
    lay_site(game, 0, "M04", "a2")
    give(game, 0, 0, 1, 1)
    realise(game, 0)
    choose(game, "build a2 concrete")
    assert game.of(0, DONE) == 0
    seed = next(one for one in range(99) if deal(3, one).types[4] >> HEX[PRAGA] & 1)
    game = begin(3, seed)
    open_tasks(game, "Z05")
    game.bridges = 1 << 4
    lay_site(game, 0, "M02", OLD_TOWN)
    give(game, 0, 0, 1, 1)
    realise(game, 0)
    choose(game, f"build {OLD_TOWN} concrete")
    assert members(game.of(0, DONE)) == (TASKS["Z05"],)


@pytest.mark.rule("warsaw.task", "warsaw.river")
def test_a_task_over_the_river_needs_a_bridge() -> None:
    for bridges, done in ((0, 0), (1 << 3, 0), (1 << 4, bit(TASKS["Z05"]))):
        game = begin()
        open_tasks(game, "Z05")
        game.bridges = bridges
        stand(game, 1, "K03", PRAGA)
        lay_site(game, 0, "M02", OLD_TOWN)
        give(game, 0, 0, 1, 1)
        realise(game, 0)
        choose(game, f"build {OLD_TOWN} concrete")
        assert game.of(0, DONE) == done


@pytest.mark.rule("warsaw.task-several")
def test_one_building_completes_several_tasks() -> None:
    game = begin()
    bare(game)
    open_tasks(game, "Z02", "Z08", "Z11")
    stand(game, 1, "M05", "a2")
    stand(game, 1, "T02", "b1")
    lay_site(game, 0, "U05", "a1")
    give(game, 0, 0, 1, 1)
    realise(game, 0)
    choose(game, "build a1 concrete")
    assert members(game.of(0, DONE)) == (TASKS["Z02"], TASKS["Z08"], TASKS["Z11"])
    assert game.of(0, FROM_TASKS) == 2 + 3 + 3
    assert game.tasks == 0
    stand(game, 1, "M06", "a3")
    lay_site(game, 2, "U03", "a4")
    give(game, 2, 0, 1, 1)
    realise(game, 2)
    choose(game, "build a4 concrete")
    assert game.of(2, DONE) == 0, "each task is done once"


@pytest.mark.rule("warsaw.task-style")
def test_a_style_task_looks_at_the_new_building_only() -> None:
    assert task_game("Z11", "K03", "M04") == ["Z11"], "a Socrealist beside housing"
    assert task_game("Z11", "K05", "M02") == [], "beside a Socrealist"
    assert task_game("Z24", "U02", "K03") == ["Z24"]


# bridges


@pytest.mark.rule("warsaw.bridge-cost")
@pytest.mark.parametrize(
    ("had", "ways"),
    [
        ((3, 3, 0), set()), ((3, 0, 1), {"rubble"}), ((0, 2, 1), {"concrete"}), ((1, 1, 1), {"both"}),
        ((2, 0, 1), set()), ((0, 1, 1), set()), ((3, 3, 3), {"both", "rubble", "concrete"}),
    ],
)
def test_what_a_bridge_costs(had: tuple[int, int, int], ways: set[str]) -> None:
    game = begin()
    give(game, 0, *had)
    realise(game, 0)
    assert {name.rpartition(" ")[2] for name in codes(game) if name.startswith("bridge B4")} == ways
    for way in {"both", "rubble", "concrete"} - ways:
        assert refused(game, "bridge-b4", f"pay-{way}") == "bridge-cost"
    if not ways:
        assert refused(game, "bridge-b4") == refused(game, "pay-both") == "bridge-cost"


@pytest.mark.rule("warsaw.bridge-cost", "warsaw.bridge-points", "warsaw.bridge-marker")
def test_a_bridge_brings_four_points_and_costs_a_marker() -> None:
    for way, left in (("both", (2, 2, 2)), ("rubble", (0, 3, 2)), ("concrete", (3, 1, 2))):
        game = begin(3)
        give(game, 1, 3, 3, 3)
        realise(game, 1)
        choose(game, f"bridge B4 {way}")
        assert stock(game, 1) == left
        assert [int(game.of(1, what)) for what in (MARKERS, BRIDGES, FROM_BRIDGES)] == [5, 1, 4]
        assert next(one for one in TITLE.view(game, None).bridges if one.key == "b4").owner == 1
    game.put(1, MARKERS, 0)
    give(game, 1, 3, 3, 3)
    assert refused(game, "bridge-b5") == "bridge-marker"


@pytest.mark.rule("warsaw.bridge-place")
def test_one_bridge_a_place() -> None:
    game = begin()
    game.bridges, game.bridge_owners = 1 << 3, 2 << 9
    give(game, 0, 3, 3, 3)
    realise(game, 0)
    assert refused(game, "bridge-b4") == "bridge-place"
    assert refused(game, "bridge-b3") is None


@pytest.mark.rule("warsaw.bridge-supply")
def test_four_bridges_in_the_game() -> None:
    game = begin()
    give(game, 0, 3, 3, 3)
    realise(game, 0)
    game.bridges = 0b111
    assert refused(game, "bridge-b9") is None
    game.bridges = 0b1111
    assert refused(game, "bridge-b9") == "bridge-supply"


@pytest.mark.rule("warsaw.bridge-marker")
def test_markers_are_for_metro_and_bridges_together() -> None:
    game = begin()
    game.put(0, MARKERS, 1)
    give(game, 0, 3, 3, 3)
    realise(game, 0)
    choose(game, "bridge B4 both")
    assert (game.of(0, MARKERS), game.round) == (0, 1), "nothing more can be done"


# what it would be worth


@pytest.mark.rule("warsaw.completion")
def test_what_is_said_before_is_what_comes() -> None:
    """Beside an own industry, metro, a task: now and at the end."""
    game = begin()
    bare(game)
    open_tasks(game, "Z01")
    stand(game, 0, "P04", "d3")
    stand(game, 1, "U03", "d4")
    lay(game, "c3-d4")
    lay_site(game, 0, "M04", "c3")
    give(game, 0, 0, 1, 1)
    realise(game, 0)
    code = codes(game)["build c3 concrete"]
    lines = {line.key: line.args for line in TITLE.preview(game, 0, code)}
    assert lines["preview-now"] == {"points": 3}
    assert lines["preview-task"]["points"] == 2
    assert lines["preview-around"] == {"points": 1 + 1 - 1}
    assert lines["preview-end"] == {"now": 5, "total": 6}
    assert TITLE.worth(game, 0, code) == "5→6"
    assert TITLE.worth(game, 0, codes(game)["end"]) == ""


def test_metro_and_bridges_are_weighed_too() -> None:
    game = begin()
    stand(game, 0, "M02", OLD_TOWN)
    stand(game, 1, "T01", PRAGA)
    give(game, 0, 3, 3, 3)
    realise(game, 0)
    menu = codes(game)
    assert TITLE.worth(game, 0, menu["bridge B5 both"]) == "4→5"
    assert TITLE.worth(game, 0, menu["bridge B1 both"]) == "+4"
    muranow = DISTRICT["Muranów"]
    assert TITLE.worth(game, 0, menu[f"metro {muranow}-{OLD_TOWN} fund"]) == "1→2"
    assert game.of(0, FROM_METRO) == 0
