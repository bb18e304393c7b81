"""Scorings: what a city is worth, who chooses what, and who wins."""

from __future__ import annotations

import pytest

from quartier.core.luck import Luck
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.title import TITLE
from tests.titles.monster_city.scene import choose, city, codes, deal, last_office, lay, score, told, why

EXAMPLE = "g3 g3 r6 y7 y4"


def scoring(*cities: str, scorings: int = 0, filled: int = 0, office: str = "r8") -> MonsterCity:
    """The last building of a block leaves for nobody's city: everybody has to choose."""
    game = lay(cities, office=office, seats=len(cities), hands=["rejected-project"], stack=30 - 10 * scorings)
    game.scorings = scorings
    for seat in range(len(cities)):
        game.filled[seat] = filled
    choose(game, f"rejected-project {office}")
    return game


@pytest.mark.rule("monster_city.lowest", "monster_city.highest")
@pytest.mark.rule("monster_city.one-colour", "monster_city.all-buildings")
@pytest.mark.parametrize(
    ("notation", "points"),
    [("score lowest", 13), ("score highest", 16), ("score colour y", 11), ("score colour r", 6),
     ("score colour g", 6), ("score all", 23)],
)
def test_the_worked_example(notation: str, points: int) -> None:
    game = scoring(EXAMPLE, "", "")
    score(game, notation, "score all", "score all")
    assert list(game.scores()) == [points, 0, 0]
    assert TITLE.view(game, None).scorings[0][0].points == points


@pytest.mark.rule("monster_city.missing-colours", "monster_city.single-building")
def test_missing_colours_and_single_buildings() -> None:
    game = scoring("r5 y8 y3", "g4", "")
    score(game, "score lowest", "score highest", "score colour r")
    assert list(game.scores()) == [8, 4, 0]
    assert list(game.filled) == [1, 2, 4]


@pytest.mark.rule("monster_city.in-secret")
def test_choices_are_secret_until_the_last_is_in() -> None:
    game = scoring(EXAMPLE, "r3", "g4")
    assert game.owed() == 0b111
    game.play(1, codes(game, 1)["score colour r"])
    assert game.owed() == 0b101
    own, other, watching = (TITLE.view(game, seat) for seat in (1, 0, None))
    assert own.pick is not None
    assert (own.pick.category, own.pick.colour) == (2, 0)
    assert other.pick is None
    assert watching.pick is None
    assert [player.chosen for player in other.players] == [False, True, False]
    assert [player.pad for player in other.players] == [(None,) * 4] * 3
    assert told(game, "pick") == [{}]
    assert told(game, "score") == []
    game.play(2, codes(game, 2)["score all"])
    game.play(0, codes(game, 0)["score all"])
    assert [event["points"] for event in told(game, "score")] == [23, 3, 4]
    assert TITLE.view(game, None).players[1].pad == (None, None, 3, None)
    assert TITLE.view(game, None).players[1].named == 0


@pytest.mark.rule("monster_city.everybody-scores", "monster_city.category-once")
def test_everybody_scores_each_category_once() -> None:
    game = scoring(EXAMPLE, "r3", "g4")
    assert list(codes(game, 0)) == [
        "score lowest", "score highest", "score colour r", "score colour g", "score colour y", "score all",
    ]
    assert why(game, "planet-all-r") == "everybody-scores"
    assert why(game, "stop", seat=2) == "everybody-scores"
    score(game, "score all", "score colour r", "score lowest")
    again = scoring(EXAMPLE, "r3", "g4", scorings=1, filled=0b0110)
    assert list(codes(again, 0)) == ["score lowest", "score all"]
    assert why(again, "category-highest") == "category-once"
    assert why(again, "category-colour") == "category-once"
    assert why(again, "colour-r") == "category-once"


@pytest.mark.rule("monster_city.name-a-colour")
def test_a_colour_is_named_even_an_empty_one() -> None:
    game = scoring(EXAMPLE, "r3", "g4")
    assert why(game, "category-all", "colour-r") == "name-a-colour"
    assert why(game, "colour-r", "colour-g") == "name-a-colour"
    assert why(game, "category-all", "category-lowest") == "name-a-colour"
    score(game, "score colour r", "score colour y", "score all")
    assert list(game.scores()) == [6, 0, 4]


@pytest.mark.rule("monster_city.last-category")
def test_the_last_category_is_taken_without_asking() -> None:
    game = scoring(EXAMPLE, "r3 g3", "y4", scorings=3, filled=0b0111)
    assert game.over
    assert list(game.scores()) == [23, 6, 4]


@pytest.mark.rule("monster_city.last-category")
def test_a_last_colour_is_still_named() -> None:
    """Seat 0 has one colour left, the others what needs no naming."""
    game = lay([EXAMPLE, "r3 g3", "y4"], office="r8", hands=["rejected-project"], stack=0)
    game.scorings = 3
    for seat, filled in enumerate((0b1011, 0b0111, 0b1110)):
        game.filled[seat] = filled
    choose(game, "rejected-project r8")
    assert game.owed() == 0b001
    assert list(codes(game, 0)) == ["score colour r", "score colour g", "score colour y"]
    assert list(game.scores()) == [0, 0, 0]
    choose(game, "score colour y")
    assert game.over
    assert list(game.scores()) == [11, 6, 4]


@pytest.mark.rule("monster_city.buildings-stay", "monster_city.pad-open")
def test_buildings_stay_and_the_pad_is_open() -> None:
    game = scoring(EXAMPLE, "r3", "g4")
    before = [city(game, seat) for seat in range(3)]
    score(game, "score all", "score lowest", "score highest")
    assert [city(game, seat) for seat in range(3)] == before
    for viewer in (0, 1, 2, None):
        assert [player.pad for player in TITLE.view(game, viewer).players] == [
            (None, None, None, 23), (3, None, None, None), (None, 4, None, None),
        ]
    assert [player.points for player in TITLE.view(game, None).players] == [23, 3, 4]


@pytest.mark.rule("monster_city.four-scorings")
def test_the_game_ends_with_the_fourth_scoring() -> None:
    game = deal(4, 3)
    luck = Luck(3, 1)
    while game.owed():
        seat = int(game.owed()).bit_length() - 1
        found = game.choices(seat)
        game.play(seat, found[luck.below(0, len(found))])
    assert game.scorings == 4
    assert game.stack == game.office == 0
    view = TITLE.view(game, None)
    assert view.end is not None
    assert all(None not in player.pad for player in view.players)
    assert [sum(points or 0 for points in player.pad) for player in view.players] == list(game.scores())
    assert why_over(game) == "game-over"


def why_over(game: MonsterCity) -> str:
    return why(game, "planet-all-r", seat=0)


def finished(cities: list[str], points: list[int]) -> MonsterCity:
    game = lay(cities, seats=len(cities))
    for seat, won in enumerate(points):
        game.points[seat] = won
    return game


@pytest.mark.rule("monster_city.winner")
def test_most_points_win() -> None:
    assert list(finished(["r3", "g3 g4 g5", ""], [50, 40, 60]).ranking()) == [2, 3, 1]


@pytest.mark.rule("monster_city.more-buildings")
def test_a_tie_is_broken_by_the_number_of_buildings() -> None:
    assert list(finished(["r8 g8", "r3 g3 g4", "y3"], [50, 50, 50]).ranking()) == [2, 1, 3]


@pytest.mark.rule("monster_city.shared-win")
def test_still_tied_they_share_the_win() -> None:
    assert list(finished(["r8 g8", "r3 g3", "y3"], [50, 50, 50]).ranking()) == [1, 1, 3]


@pytest.mark.rule("monster_city.places")
def test_the_other_places_are_found_alike() -> None:
    game = finished(["r8", "r3 g3", "y3 y4", "g4", "y5"], [70, 50, 50, 50, 50])
    assert list(game.ranking()) == [1, 2, 2, 4, 4]


def test_what_is_kept_of_a_scoring() -> None:
    game = scoring(EXAMPLE, "r3", "g4")
    last_office(game)
    score(game, "score colour y", "score all", "score all")
    [page] = TITLE.view(game, None).scorings
    assert [(one.pick.category, one.pick.colour, one.points, len(one.city)) for one in page] == [
        (2, 2, 11, 5), (3, None, 3, 1), (3, None, 4, 1),
    ]
