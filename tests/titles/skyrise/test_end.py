"""The last scoring: objectives, portraits, rows; who wins."""

from __future__ import annotations

import pytest

from quartier.titles.skyrise.players import FINISHED, KEYS, PRESTIGE, WIDTH
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.title import TITLE
from quartier.titles.skyrise.view import EndView
from tests.titles.skyrise.scene import era_two, give, put, table, told

SLATE, BRICK, PATINA, SAND = range(4)


def score(game: Skyrise) -> EndView:
    game.score_end()
    end = TITLE.view(game, None).end
    assert end is not None
    return end


@pytest.mark.rule("skyrise.end-objective")
def test_an_objective_wants_four_structures_in_districts_of_its_colour() -> None:
    game = table()
    era_two(game, "boca", "baron", "munch", "shard")
    put(game, SLATE, "c1 low, e2 low, e4 medium, s1 tall")
    put(game, BRICK, "e5 low, e7 low, e12 medium")
    end = score(game)
    assert end.objectives == ((0, 4, 10), (1, 3, 0), (2, 0, 0), (3, 0, 0))
    assert told(game, "score-objective")[0][2] == {"faction": 0, "count": 4, "points": 10}


@pytest.mark.rule("skyrise.secret-objective")
def test_objectives_are_secret_until_the_end() -> None:
    game = table()
    era_two(game, "boca", "baron", "munch", "shard")
    assert [TITLE.view(game, seat).objective for seat in range(4)] == [0, 1, 2, 3]
    for watching in (0, 3, None):
        view = TITLE.view(game, watching)
        assert [player.objective for player in view.players] == [None] * 4
    assert TITLE.view(game, None).objective is None
    score(game)
    assert [player.objective for player in TITLE.view(game, None).players] == [0, 1, 2, 3]


@pytest.mark.rule("skyrise.end-patrons")
def test_every_disc_of_a_patron_is_worth_what_its_tile_says() -> None:
    """The example of the rulebook: b is worth 4."""
    game = table()
    for letter, value in enumerate((2, 4, 6, 3)):
        game.values[letter] = value
    give(game, SLATE, "patron-b")
    give(game, BRICK, "patron-b patron-b patron-d")
    end = score(game)
    assert end.patrons == (4, 11, 0, 0)
    assert TITLE.view(game, None).patron_values == (2, 4, 6, 3)
    assert told(game, "patrons")[0][2] == {"values": [2, 4, 6, 3]}


@pytest.mark.rule("skyrise.end-surplus")
def test_each_disc_more_than_a_row_holds_is_worth_ten_and_other_discs_on_the_portrait_are_not() -> None:
    game = table()
    give(game, SLATE, "artists artists artists artists artists artists inventors")
    give(game, BRICK, "patron-a commission artists")
    assert score(game).surplus == (20, 0, 0, 0)


@pytest.mark.rule("skyrise.end-keys")
def test_keys_are_worth_ten_and_four() -> None:
    game = table()
    game.players[SLATE * WIDTH + KEYS] = 1
    game.players[SAND * WIDTH + KEYS] = 2
    assert score(game).keys == (10, 0, 0, 4)


@pytest.mark.rule("skyrise.end-commissions")
def test_each_commission_adds_one_for_everything_on_the_portrait_itself_too() -> None:
    game = table()
    give(game, SLATE, "commission")
    give(game, BRICK, "commission patron-a patron-b artists")
    give(game, PATINA, "commission commission patron-a artists artists artists artists artists")
    game.players[PATINA * WIDTH + KEYS] = 1
    assert score(game).commissions == (1, 3, 2 * 5, 0)


@pytest.mark.rule("skyrise.end-rows")
def test_structures_are_worth_what_the_row_of_their_district_says() -> None:
    """The example of the rulebook: three discs make every structure of the artists' row worth 6."""
    game = table()
    give(game, SLATE, "artists artists artists")
    put(game, SLATE, "c3 low, e1 low, e6 medium, c1 tall")
    end = score(game)
    philosophers, naturalists, artists, inventors = (row[SLATE] for row in end.rows)
    assert artists == (3, 6)
    assert philosophers == (1, 2), "two at least, without any disc"
    assert naturalists == (0, 2)
    assert inventors == (0, 2)
    assert told(game, "score") == [("score", SLATE, {"what": "rows", "points": 20})]


@pytest.mark.rule("skyrise.end-rows")
@pytest.mark.parametrize(("discs", "worth"), [(0, 2), (1, 3), (2, 4), (3, 6), (4, 4), (5, 4), (7, 4)])
def test_the_row(discs: int, worth: int) -> None:
    game = table()
    give(game, SLATE, " ".join(["inventors"] * discs))
    assert score(game).rows[3][SLATE] == (0, worth)


@pytest.mark.rule("skyrise.end-rows")
def test_wonders_count_in_their_rows_too() -> None:
    game = table(2)
    era_two(game, "boca shard", "munch baron")
    game.build(SLATE, 12, 2, "")
    assert score(game).rows[2][SLATE] == (1, 2)


def finished(prestige: list[int], order: list[int]) -> list[int]:
    """The places of players with so much prestige who finished in this order."""
    game = table(len(prestige))
    for seat, points in enumerate(prestige):
        game.players[seat * WIDTH + PRESTIGE] = points
        game.players[seat * WIDTH + FINISHED] = order[seat]
    return [int(place) for place in game.ranking()]


@pytest.mark.rule("skyrise.winner")
def test_most_prestige_wins() -> None:
    assert finished([90, 101, 100], [1, 3, 2]) == [3, 1, 2]


@pytest.mark.rule("skyrise.final-tie")
def test_between_equals_the_one_who_finished_building_earlier_is_ahead() -> None:
    assert finished([90, 100, 100], [1, 3, 2]) == [3, 2, 1]
    assert finished([90, 90, 90, 90], [4, 2, 3, 1]) == [4, 2, 3, 1]


@pytest.mark.rule("skyrise.final-tie")
def test_the_sheet_tells_who_was_level() -> None:
    game = table(3)
    for seat, order in enumerate((2, 3, 1)):
        game.players[seat * WIDTH + FINISHED] = order
    give(game, BRICK, "commission")
    end = score(game)
    assert end.ranking == (3, 1, 2)
    assert end.level == ((2, 0),)
