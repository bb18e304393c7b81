"""What counts in the end, item by item, and who wins."""

from __future__ import annotations

import pytest

from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.scoring import (
    metro_points,
    neighbour_points,
    norm_points,
    style_points,
)
from quartier.titles.warsaw.state import BRIDGES, BUILT, FROM_BUILDINGS, OVER, OWNED, SEGMENTS
from quartier.titles.warsaw.title import TITLE
from tests.titles.warsaw.scene import (
    CARDS,
    DISTRICT,
    HEX,
    PIECES,
    bare,
    begin,
    choose_norm,
    lay,
    lay_site,
    stand,
)

SOC_CARDS = [card.key for card in PIECES.card_list if card.function == 0]
MOD_CARDS = [card.key for card in PIECES.card_list if card.function == 1]


def around(game: Warsaw, at: str) -> int:
    """What the building here has from its neighbours."""
    hex = HEX[at]
    return int(neighbour_points(game, PIECES.type[game.card_on(hex)], hex))


@pytest.mark.rule("warsaw.neighbours")
def test_housing_beside_two_services_and_one_transport() -> None:
    """The rulebook's example: three points; whoever owns the neighbours."""
    game = begin()
    for seat, key, at in (
        (0, "M04", "d4"), (0, "U03", "d3"), (1, "U04", "d5"), (2, "T02", "c4"), (1, "M03", "e4"),
        (3, "K03", "c3"),
    ):
        stand(game, seat, key, at)
    assert around(game, "d4") == 3


@pytest.mark.rule("warsaw.neighbours")
@pytest.mark.parametrize(
    ("mine", "liked"),
    [("M04", "UT"), ("U03", "M"), ("R04", "K"), ("K03", "R"), ("T02", "")],
)
def test_who_likes_whom(mine: str, liked: str) -> None:
    for other in ("M03", "U04", "P05", "R05", "K04", "T03"):
        game = begin()
        stand(game, 0, mine, "d4")
        stand(game, 1, other, "d3")
        assert around(game, "d4") == (other[0] in liked)
        stand(game, 1, "M10", "a1")
        assert around(game, "d4") == (other[0] in liked)


@pytest.mark.rule("warsaw.neighbours")
def test_industry_counts_the_unbuilt_again_in_the_end() -> None:
    game = begin()
    stand(game, 0, "P05", "d4")
    assert around(game, "d4") == 6
    stand(game, 1, "M04", "d3")
    lay_site(game, 1, "M03", "d5")
    assert around(game, "d4") == 5
    stand(game, 0, "P01", "a1")
    assert around(game, "a1") == 3


@pytest.mark.rule("warsaw.neighbours", "warsaw.river")
def test_neighbours_over_a_bridge() -> None:
    game = begin()
    old_town, praga = DISTRICT["Stare Miasto"], DISTRICT["Stara Praga"]
    stand(game, 0, "M04", old_town)
    stand(game, 1, "U03", praga)
    assert (around(game, old_town), around(game, praga)) == (0, 0)
    game.bridges = 1 << 4
    assert (around(game, old_town), around(game, praga)) == (1, 1)


@pytest.mark.rule("warsaw.beside-metro")
def test_metro_beside_a_building_counts_once() -> None:
    game = begin()
    place = DISTRICT["Mirów"]
    lay(game, "b2-c3", owner=3)
    assert [int(metro_points(game, HEX[at])) for at in ("b2", "c3", place, "b3")] == [1, 1, 1, 0]
    lay(game, "b3-c3")
    assert metro_points(game, HEX["c3"]) == 1


def test_a_corner_is_not_beside() -> None:
    """c4 only touches the end of the segment between b3 and c3."""
    game = begin()
    lay(game, "b3-c3")
    assert metro_points(game, HEX["c4"]) == 0


# norms


def with_norm(seats: int, objects: list[int], norm: str = "N3") -> Warsaw:
    """Seat 0 owns so many of housing, services, public, and so many segments."""
    game = begin(seats)
    choose_norm(game, 0, norm)
    keys = {"M": [f"M{n:02d}" for n in range(1, 11)], "U": [f"U{n:02d}" for n in range(1, 11)]}
    keys["R"] = [f"R{n:02d}" for n in range(1, 11)]
    free = iter([name for name in HEX if name[0] in "abcd"])
    for letter, count in zip("MUR", objects, strict=False):
        for key in keys[letter][:count]:
            stand(game, 0, key, next(free))
    game.put(0, SEGMENTS, objects[3])
    return game


@pytest.mark.rule("warsaw.norm-sets")
@pytest.mark.parametrize(
    ("objects", "points"),
    [
        ([1, 1, 1, 1], 3), ([2, 2, 2, 2], 6), ([1, 1, 1, 0], -3), ([0, 0, 0, 0], -3), ([5, 4, 3, 1], 3),
        ([3, 3, 3, 3], 9),
    ],
)
def test_norms_by_complete_sets(objects: list[int], points: int) -> None:
    assert norm_points(with_norm(4, objects), 0) == points


@pytest.mark.rule("warsaw.norm-five")
def test_with_five_the_marked_object_is_left_out() -> None:
    assert norm_points(with_norm(5, [1, 1, 1, 0]), 0) == 3
    assert norm_points(with_norm(5, [2, 1, 0, 6]), 0) == -3
    assert len(TITLE.view(begin(5), 0).norms[0].objects) == 3
    assert len(TITLE.view(begin(4), 0).norms[0].objects) == 4


@pytest.mark.rule("warsaw.norm-sets")
def test_bridges_count_and_foundations_and_tokens_do_not() -> None:
    game = begin(3)
    choose_norm(game, 0, "N6")
    for key, at in (("P01", "a1"), ("R04", "a2")):
        stand(game, 0, key, at)
    lay_site(game, 0, "T02", "a3")
    game.put(0, BRIDGES, 1)
    assert norm_points(game, 0) == -3
    stand(game, 0, "T03", "a4")
    assert norm_points(game, 0) == 3


# styles


@pytest.mark.rule("warsaw.style")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([2, 1, 0], [5, 0, 0]), ([1, 1, 0], [3, 3, 0]), ([1, 1, 1], [3, 3, 3]), ([0, 0, 0], [0, 0, 0]),
        ([2, 2, 3], [0, 0, 5]),
    ],
)
def test_style_majorities(counts: list[int], points: list[int]) -> None:
    for function, keys in ((0, SOC_CARDS), (1, MOD_CARDS)):
        game = begin(3)
        left = iter(keys)
        for seat, count in enumerate(counts):
            for _ in range(count):
                game.put(seat, BUILT, game.of(seat, BUILT) | 1 << CARDS[next(left)])
        assert [int(style_points(game, seat, function)) for seat in range(3)] == points
        assert [int(style_points(game, seat, 1 - function)) for seat in range(3)] == [0, 0, 0]


@pytest.mark.rule("warsaw.unfinished", "warsaw.style")
def test_what_is_not_finished_counts_for_nothing() -> None:
    game = begin(3)
    bare(game)
    lay_site(game, 0, "M02", "d4")
    stand(game, 1, "P05", "d3")
    assert style_points(game, 0, 0) == 0
    assert around(game, "d3") == 6
    game.phase = OVER
    assert list(game.scores()) == [-3, 6 - 3, -3], "no points, no penalty but for the norm"


# who wins


def ended(points: list[int], buildings: list[int]) -> Warsaw:
    """A game over in which the seats have these points before norms, and so many buildings."""
    game = begin(len(points))
    bare(game)
    game.phase, game.ask = OVER, 10
    transport = iter([card.key for card in PIECES.card_list if card.type == 5 and card.function > 1])
    free = iter(HEX)
    for seat, count in enumerate(buildings):
        for _ in range(count):
            stand(game, seat, next(transport), next(free))
        game.put(seat, FROM_BUILDINGS, points[seat])
    return game


@pytest.mark.rule("warsaw.winner")
def test_most_points_win() -> None:
    game = ended([10, 12, 3], [2, 1, 0])
    assert list(game.ranking()) == [2, 1, 3]
    end = TITLE.view(game, None).end
    assert end is not None
    assert end.by == "points"
    assert list(end.scores) == [7, 9, 0]


@pytest.mark.rule("warsaw.final-tie")
def test_then_most_buildings_and_then_the_win_is_shared() -> None:
    game = ended([10, 10, 10], [1, 2, 0])
    assert list(game.ranking()) == [2, 1, 3]
    game.put(0, SEGMENTS, 6)
    assert list(game.ranking()) == [2, 1, 3], "metro is no building"
    end = TITLE.view(game, None).end
    assert end is not None
    assert end.by == "buildings"
    game = ended([10, 10, 3], [1, 1, 2])
    assert list(game.ranking()) == [1, 1, 3]
    end = TITLE.view(game, None).end
    assert end is not None
    assert end.by == "shared"


@pytest.mark.rule("warsaw.winner")
def test_points_so_far_hide_what_is_counted_in_the_end() -> None:
    game = begin(3)
    stand(game, 0, "P05", "d4")
    assert list(game.scores()) == [0, 0, 0]
    game.phase = OVER
    assert list(game.scores()) == [6 - 3, -3, -3], "totals below nothing are possible"
    assert game.of(0, OWNED) == 1 << HEX["d4"]
