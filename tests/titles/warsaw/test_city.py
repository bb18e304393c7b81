"""The map: how many of everything, who borders whom, and what the river parts."""

from __future__ import annotations

from collections import Counter

import pytest

from quartier.core.bits import count_bits
from quartier.titles.warsaw.building import points_at_once
from quartier.titles.warsaw.city import RIM
from quartier.titles.warsaw.names import HEX_NAMES
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.sight import members
from tests.titles.warsaw.scene import CITY, DISTRICT, HEX, PIECES, bare, begin, stand

ALL = range(37)


def bordering(game: Warsaw, name: str) -> set[tuple[int, int]]:
    return {CITY.places[hex] for hex in members(game.bordering(HEX[name]))}


def name_at(q: int, r: int) -> str:
    return HEX_NAMES[CITY.places.index((q, r))]


@pytest.mark.rule("warsaw.map")
def test_the_counts_of_the_map() -> None:
    left = ~CITY.right
    assert len(CITY.places) == len(HEX_NAMES) == len(set(HEX_NAMES)) == 37
    assert [count_bits(CITY.zone), 37 - count_bits(CITY.zone)] == [19, 18]
    assert [count_bits(CITY.zone & left), 30 - count_bits(CITY.zone & left)] == [16, 14]
    assert [count_bits(CITY.right & CITY.zone), count_bits(CITY.right & ~CITY.zone)] == [3, 4]
    assert count_bits(PIECES.historic) == 4
    assert PIECES.historic & ~(CITY.zone & left) == 0
    assert len(set(PIECES.districts)) == 37


@pytest.mark.rule("warsaw.map")
def test_the_counts_of_borders_and_corners() -> None:
    assert (CITY.bridge_count, CITY.border_count) == (10, 80)
    left = [border for border in range(80) if not CITY.sides[border] & CITY.right]
    assert len(left) == 69
    rim = [border for border in range(80) if RIM in list(CITY.ends[2 * border : 2 * border + 2])]
    assert len(rim) == 16
    assert len(CITY.river_corners) == 9
    assert all(CITY.mouths[corner] for corner in CITY.river_corners)
    assert len(CITY.corners) == 54


def test_borders_are_mutual_and_near() -> None:
    for hex in ALL:
        for other in ALL:
            (q, r), (p, s) = CITY.places[hex], CITY.places[other]
            apart = max(abs(q - p), abs(r - s), abs(q + r - p - s))
            assert (CITY.near[hex] | CITY.over[hex]) >> other & 1 == (apart == 1)
            crossing = (CITY.right >> hex & 1) != (CITY.right >> other & 1)
            assert CITY.over[hex] >> other & 1 == (apart == 1 and crossing)


def test_the_places_for_bridges_from_the_north() -> None:
    assert [(CITY.places[left], CITY.places[right]) for left, right in CITY.bridges] == [
        ((2, -3), (3, -3)), ((2, -3), (2, -2)), ((1, -2), (2, -2)), ((1, -1), (2, -2)), ((1, -1), (2, -1)),
        ((1, 0), (2, -1)), ((1, 0), (2, 0)), ((1, 1), (2, 0)), ((2, 1), (2, 0)), ((2, 1), (3, 0)),
    ]


def test_the_corners_on_the_river_and_their_tunnels() -> None:
    """For each from the north: the border with metro that reaches it, and where a tunnel may come up."""
    found = []
    for corner in CITY.river_corners:
        [border] = [one for one in CITY.borders_at[3 * corner : 3 * corner + 3] if one >= 0]
        one, other = CITY.borders[int(border)]
        mouths = [
            place + 1 for place, mouth in enumerate(CITY.river_corners) if CITY.mouths[corner] >> mouth & 1
        ]
        found.append((CITY.places[one], CITY.places[other], mouths))
    assert found == [
        ((2, -2), (3, -3), [2]), ((1, -2), (2, -3), [1]), ((1, -2), (1, -1), [4]), ((2, -2), (2, -1), [3, 5]),
        ((1, -1), (1, 0), [4, 6]), ((2, -1), (2, 0), [5, 7]), ((1, 0), (1, 1), [6]), ((1, 1), (2, 1), [9]),
        ((2, 0), (3, 0), [8]),
    ]


def test_every_corner_joins_three_borders_but_on_the_river() -> None:
    kinds = Counter(
        sum(border >= 0 for border in CITY.borders_at[3 * corner : 3 * corner + 3]) for corner in range(54)
    )
    assert kinds == {3: 45, 1: 9}
    for border in range(80):
        for end in CITY.ends[2 * border : 2 * border + 2]:
            assert end == RIM or border in list(CITY.borders_at[3 * end : 3 * end + 3])


@pytest.mark.rule("warsaw.river")
def test_only_a_bridge_joins_the_banks() -> None:
    game = begin()
    west = {(0, 0), (0, 1), (1, -1), (1, 1)}
    here = name_at(1, 0)
    assert here == DISTRICT["Krakowskie Przedmieście"]
    assert bordering(game, here) == west
    game.bridges = 1 << 5
    assert bordering(game, here) == west | {(2, -1)}
    game.bridges |= 1 << 6
    assert bordering(game, here) == west | {(2, -1), (2, 0)}
    assert (1, 0) in bordering(game, name_at(2, 0))
    assert (1, 1) not in bordering(game, name_at(2, 0))


@pytest.mark.rule("warsaw.river-open")
def test_the_river_may_be_no_border() -> None:
    game = begin(river_blocks="no")
    assert bordering(game, name_at(1, 0)) == {(0, 0), (0, 1), (1, -1), (1, 1), (2, -1), (2, 0)}
    assert game.digest() != begin().digest()


@pytest.mark.rule("warsaw.cards-stage-1", "warsaw.cards-stage-2")
def test_the_counts_of_projects() -> None:
    cards = PIECES.card_list
    assert len(cards) == len({card.key for card in cards}) == 60
    for stage in (1, 2):
        assert Counter(card.type for card in cards if card.stage == stage) == dict.fromkeys(range(6), 5)
    totals = Counter[int]()
    for card in cards:
        totals[card.type] += card.points
    assert [totals[kind] for kind in (0, 1, 3, 4, 5)] == [36, 38, 46, 41, 46]
    assert Counter(card.zone for card in cards) == {0: 16, 1: 16, 2: 24, 3: 4}
    functions = Counter(card.function for card in cards)
    assert [functions[kind] for kind in range(12)] == [10, 10, 4, 4, 3, 4, 3, 4, 3, 3, 2, 2]
    assert [functions[kind] for kind in range(12, 19)] == [1, 1, 1, 1, 1, 2, 1]
    assert all(card.stage == 1 for card in cards if card.function == 0)
    assert Counter(card.stage for card in cards if card.function == 1) == {1: 2, 2: 8}


@pytest.mark.rule("warsaw.cards-tasks", "warsaw.cards-norms", "warsaw.supply")
def test_the_counts_of_tasks_norms_and_tokens() -> None:
    assert Counter(task.stage for task in PIECES.task_list) == {1: 12, 2: 12}
    assert len(PIECES.norm_list) == 12
    first = Counter(one for norm in PIECES.norm_list for one in norm.objects[:3])
    last = Counter(norm.objects[3] for norm in PIECES.norm_list)
    assert [first[kind] for kind in range(6)] == [6] * 6
    assert [last[kind] for kind in range(8)] == [1] * 6 + [4, 2]
    assert sorted(PIECES.tokens) == [0, 0, 1, 2, 3, 4, 5]
    numbers = PIECES.numbers
    assert (numbers.tiles, numbers.markers, numbers.bridges, numbers.limit) == (15, 6, 4, 3)
    assert list(numbers.engineers)[2:] == [4, 4, 4, 3]


@pytest.mark.rule("warsaw.industry")
def test_industry_in_open_land() -> None:
    game = begin()
    bare(game)
    assert points_at_once(game, 2, 0, HEX[name_at(-1, 0)]) == 8
    assert points_at_once(game, 2, 0, HEX[name_at(-3, 0)]) == 5
    stand(game, 1, "M02", name_at(0, 0))
    assert points_at_once(game, 2, 0, HEX[name_at(-1, 0)]) == 7
