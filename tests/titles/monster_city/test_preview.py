"""What is said of a choice before it is made: previews, signs, doubts."""

from __future__ import annotations

import pytest

from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.title import TITLE
from tests.titles.monster_city.scene import choose, codes, lay


def lines(game: MonsterCity, notation: str, seat: int = 0) -> dict[str, dict[str, object]]:
    found = TITLE.preview(game, seat, codes(game, seat)[notation])
    return {line.key.removeprefix("preview-"): dict(line.args) for line in found}


def sign(game: MonsterCity, notation: str, seat: int = 0) -> str:
    return TITLE.worth(game, seat, codes(game, seat)[notation])


def test_a_building_says_what_the_city_would_score() -> None:
    game = lay(["g3 r6"], purses=[1], office="g5 y4 r6 r7 g8")
    assert lines(game, "build g5") == {
        "banknotes": {"old": 1, "new": 0}, "lowest": {"old": 9, "new": 9}, "highest": {"old": 9, "new": 11},
        "green": {"old": 3, "new": 8}, "all": {"old": 9, "new": 14},
    }
    assert sign(game, "build g5") == "+9"
    game.filled[0] = 0b1001
    assert set(lines(game, "build g5")) == {"banknotes", "highest", "green"}
    assert sign(game, "build g5") == "+4"


def test_a_monster_says_what_would_fall() -> None:
    game = lay(["g3 r6 r7"], purses=[1], planet="all-r each-r1-g1 all-y values-468")
    found = lines(game, "attack all-r")
    assert [building.args for building in found["falls"]["buildings"]] == [  # type: ignore[attr-defined]
        {"colour": "r", "value": 6}, {"colour": "r", "value": 7},
    ]
    assert found["all"] == {"old": 16, "new": 3}
    assert lines(game, "attack all-y") == {"nothing-falls": {}, "banknotes": {"old": 1, "new": 2}}
    found = lines(game, "attack each-r1-g1")
    assert found["choose"]["count"] == 1
    assert found["falls"]
    assert (sign(game, "attack all-y"), sign(game, "attack values-468")) == ("0", "−11")


def test_an_attack_that_brings_an_event_says_so() -> None:
    game = lay(["g3 r6 r7"], planet="all-r values-468 any-2", hands=[])
    assert "event" in lines(game, "attack all-r")
    assert "event" in lines(game, "attack any-2")
    assert "event" not in lines(game, "attack values-468")
    assert "event" not in lines(lay(["g3 r6 r7"], planet="all-r"), "attack all-r")


def test_passes_banknotes_and_turns() -> None:
    assert lines(lay(), "stop") == {"pass": {}}
    game = lay(["g3"], hands=["detour grant rebuild coward"], purses=[1])
    assert lines(game, "coward without") == {"pass": {}}
    assert lines(game, "grant use") == {"banknotes": {"old": 1, "new": 2}}
    assert set(lines(game, "detour use")) == {"next"}
    assert lines(game, "rebuild g3 > r6")["all"] == {"old": 3, "new": 6}
    assert sign(game, "rebuild g3 > r6") == "+12"
    assert sign(game, "grant use") == ""


def scoring(city: str) -> MonsterCity:
    game = lay([city], office="r3", hands=["rejected-project"], stack=30)
    choose(game, "rejected-project r3")
    return game


@pytest.mark.parametrize(
    ("notation", "doubt"),
    [("score colour r", "warning-worse-colour"), ("score colour y", "warning-worse-colour"),
     ("score colour g", None), ("score all", None), ("score lowest", None)],
)
def test_a_worse_colour_is_doubted(notation: str, doubt: str | None) -> None:
    game = scoring("r4 g8 g8")
    found = TITLE.warning(game, 0, codes(game, 0)[notation])
    assert (found and found.key) == doubt


def test_a_category_thrown_away_is_doubted() -> None:
    """With one colour left that is empty, and another category that would score."""
    game = scoring("")
    assert [TITLE.warning(game, 0, code) for code in codes(game, 0).values()] == [None] * 6
    assert sign(scoring("r4 g8"), "score all") == "+12"
    assert lines(scoring("r4 g8"), "score lowest")["score"]["points"] == 12


def test_an_attack_is_not_doubted() -> None:
    game = lay(["r3 r4"], planet="all-r all-g")
    assert TITLE.warning(game, 0, codes(game)["attack all-r"]) is None
