"""What a building is worth: the printed example, other worked examples, and each material by itself."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quartier.titles.blueprints.scoring import points, prizes_earned
from tests.titles.blueprints import referee
from tests.titles.blueprints.scene import PIECES, PLANS, deal, demand, put, score_round, towers

ITEMS = ("wood", "recycled", "stone", "glass", "plan")
JAVA_PLAN = ["X1", "31", "1X"]


def worth(text: str, plan: str = "BP-01") -> dict[str, int]:
    """Points by item, those of nothing left out."""
    won = points(vec[i64](towers(text)), 0, PLANS[plan], PIECES)
    return {item: int(value) for item, value in zip(ITEMS, won, strict=True) if value}


EXAMPLE_A = "a1 g1 r1 r1, b1 g2 w2, b2 r6"
EXAMPLE_B = "a1 w5 s3 r2, b1 r1, a2 r4, b2 w6"


@pytest.mark.rule("blueprints.wood", "blueprints.recycled", "blueprints.glass", "blueprints.plan-bonus")
def test_printed_example_of_player_a() -> None:
    assert worth(EXAMPLE_A, "BP-07") == {"plan": 6, "wood": 4, "recycled": 10, "glass": 3}


@pytest.mark.rule("blueprints.wood-any", "blueprints.stone")
def test_printed_example_of_player_b() -> None:
    assert worth(EXAMPLE_B, "BP-10") == {"wood": 10, "recycled": 10, "stone": 3}


@pytest.mark.rule("blueprints.demand-tie")
def test_printed_example_of_a_tie() -> None:
    """Both have 23 points and three recycled dice; B has the one stone."""
    game = deal(3)
    put(game, 0, "BP-07", EXAMPLE_A)
    put(game, 1, "BP-10", EXAMPLE_B)
    put(game, 2, "BP-01", "")
    demand(game, "rs")
    players = score_round(game)["players"]
    assert [player["points"]["total"] for player in players] == [23, 23, 0]
    assert [player["award"] for player in players] == ["silver", "gold", None]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("b1 w3, a2 g5 r5 s5, b2 w4, a3 r1", {"glass": 5, "recycled": 5, "stone": 5, "wood": 6, "plan": 6}),
        ("b1 w4 w3, a2 r6 s5, a3 r5 g5", {"glass": 5, "recycled": 5, "stone": 3, "wood": 4}),
    ],
)
@pytest.mark.rule("blueprints.wood-vertical")
def test_examples_of_a_course_on_a_plan_of_its_own(text: str, expected: dict[str, int]) -> None:
    """The plan is none of ours: the referee knows it, and the kernel knows all but its bonus."""
    building = {
        place[:2]: [({"w": "wood", "r": "recycled", "s": "stone", "g": "glass"}[die[0]], int(die[1]))
                    for die in place.split()[1:]]
        for place in text.split(", ")
    }
    counted = {item: value for item, value in referee.points(building, JAVA_PLAN).items() if value}
    assert counted == {**expected, "total": sum(expected.values())}
    assert worth(text) == {item: value for item, value in expected.items() if item != "plan"}


@pytest.mark.rule("blueprints.wood")
@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("a1 w4", 0),
        ("a1 w4, b2 w4", 0),  # only corners meet
        ("a1 w4, b1 g4", 2),
        ("a1 w4, b1 g4, a2 s4", 4),
        ("a2 w4, a1 g1, b2 g1, a3 g1", 6),
        ("a2 w4 g1, a1 g1, b2 g1, a3 g1", 8),
        ("a1 g4 w4, b1 s4", 2),  # the neighbour is a floor below
        ("a1 s4, b1 g4, a2 r4", 0),
    ],
)
def test_wood_counts_full_faces(text: str, points: int) -> None:
    assert worth(text).get("wood", 0) == points


@pytest.mark.rule("blueprints.wood-any")
def test_two_wooden_dice_count_each_other_and_other_materials() -> None:
    assert worth("a1 w4, b1 w4") == {"wood": 4}
    assert worth("a1 w4, b1 s4") == {"wood": 2, "stone": 2}


@pytest.mark.rule("blueprints.wood-vertical")
def test_wood_touches_below_and_above() -> None:
    assert worth("a1 w4 w3") == {"wood": 4}
    assert worth("a1 r4 w3 r2") == {"wood": 4, "recycled": 5}


@pytest.mark.rule("blueprints.recycled")
@pytest.mark.parametrize(("count", "points"), [(1, 2), (2, 5), (3, 10), (4, 15), (5, 20), (6, 30)])
def test_recycled_counts_together(count: int, points: int) -> None:
    stacked = "a1 " + " ".join(["r1"] * count)
    cells = ("a1", "b1", "a2", "b2", "a3", "b3")[:count]
    spread = ", ".join(f"{cell} r{value}" for value, cell in enumerate(cells, 1))
    assert worth(stacked) == worth(spread) == {"recycled": points}


@pytest.mark.rule("blueprints.stone")
@pytest.mark.parametrize(("floor", "points"), [(1, 2), (2, 3), (3, 5), (4, 8), (5, 8), (6, 8)])
def test_stone_counts_by_floor(floor: int, points: int) -> None:
    tower = ["g6"] * (floor - 1) + ["s1"] + ["g1"] * (6 - floor)
    assert worth(f"a1 {' '.join(tower)}")["stone"] == points


@pytest.mark.rule("blueprints.glass")
def test_glass_counts_its_value_even_when_covered() -> None:
    assert worth("a1 g6 s2, b1 g3") == {"glass": 9, "stone": 3}


@pytest.mark.rule("blueprints.plan-bonus", "blueprints.improvise")
@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("b1 s1, b2 s2 s1, b3 s3 s2 s1", True),
        ("b1 g6, b2 w5 r5, b3 w5 w5 w5", True),
        ("b1 s1, b2 s2 s1, b3 s3 s2", False),
        ("b1 s1 s1, b2 s2, b3 s3 s2 s1", False),
        ("b1 s1 s1 s1 s1 s1 s1", False),
    ],
)
def test_plan_is_kept_by_heights_alone(text: str, kept: bool) -> None:
    assert ("plan" in worth(text, "BP-01")) == kept


@pytest.mark.rule("blueprints.plan-as-printed")
def test_a_plan_turned_or_mirrored_is_not_kept() -> None:
    """BP-07 is 3 2 over an open 1 on the right."""
    assert worth("a1 s1 s1 s1, b1 s1 s1, b2 s1", "BP-07")["plan"] == 6
    mirrored, turned, moved = (
        "b1 s1 s1 s1, a1 s1 s1, a2 s1", "b3 s1 s1 s1, a3 s1 s1, a2 s1", "a2 s1 s1 s1, b2 s1 s1, b3 s1"
    )
    for other in (mirrored, turned, moved):
        assert "plan" not in worth(other, "BP-07")


@pytest.mark.rule("blueprints.fewer-dice")
def test_a_building_with_fewer_dice_is_counted() -> None:
    assert worth("b2 w2, b3 g3 s3") == {"wood": 2, "glass": 3, "stone": 3}
    assert worth("") == {}
    five = vec[i64](towers("b1 g1, b2 g3 g2, b3 g5 g4"))
    assert "plan" not in worth("b1 g1, b2 g3 g2, b3 g5 g4")
    assert prizes_earned(five, 0, PIECES) == 1 << 3


SKYSCRAPER, GEOMETER, INTEGRITY, MATERIALS = (1, 2, 4, 8)


@pytest.mark.parametrize(
    ("text", "earned"),
    [
        pytest.param("b1 w6 r5 s4 g3 w2", SKYSCRAPER, marks=pytest.mark.rule("blueprints.skyscraper")),
        pytest.param("b1 w6 r5 s4 g3, b2 g2", 0, marks=pytest.mark.rule("blueprints.skyscraper")),
        pytest.param("b1 w6 r5 s4, b2 g3 w2 r1", GEOMETER, marks=pytest.mark.rule("blueprints.geometer")),
        pytest.param("b1 w6 r5 s4, b2 g3 w2 r2", 0, marks=pytest.mark.rule("blueprints.geometer")),
        pytest.param("b1 w4 r4, b2 s4 g4", INTEGRITY, marks=pytest.mark.rule("blueprints.integrity")),
        pytest.param("b1 w4 r4, b2 s4 g3", 0, marks=pytest.mark.rule("blueprints.integrity")),
        pytest.param("b1 w4 w3, b2 w6 w6, b3 w1", MATERIALS, marks=pytest.mark.rule("blueprints.materials")),
        pytest.param("b1 w4 w3, b2 w6 w6, b3 s1", 0, marks=pytest.mark.rule("blueprints.materials")),
        pytest.param(
            "b1 w6 w6 w6 w6 w6 w6", SKYSCRAPER | INTEGRITY | MATERIALS,
            marks=pytest.mark.rule("blueprints.at-least", "blueprints.prizes"),
        ),
        pytest.param(
            "b1 w6 r5 s4 g3 w2 r1", SKYSCRAPER | GEOMETER, marks=pytest.mark.rule("blueprints.geometer")
        ),
        # three sixes and a two: a count kept in 32 bits once took them for four of a value
        pytest.param("b1 g3, b2 g3, b3 w6 s6 r6 s2", 0, marks=pytest.mark.rule("blueprints.integrity")),
    ],
)
def test_what_a_building_qualifies_for(text: str, earned: int) -> None:
    assert prizes_earned(vec[i64](towers(text)), 0, PIECES) == earned
