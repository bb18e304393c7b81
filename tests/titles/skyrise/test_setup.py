"""What lies on the table before the first auction."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quartier.titles.skyrise.names import DISCS
from quartier.titles.skyrise.title import TITLE
from quartier.titles.skyrise.view import View
from tests.titles.skyrise.scene import deal, told

seeds = st.integers(0, 10**9)
players = st.sampled_from([2, 3, 4])
DISTRICTS = {2: 32, 3: 46, 4: 60}
SIDES = {2: {2, 4}, 3: {1, 2, 4}, 4: {1, 2, 3, 4}}


def dealt(seats: int, seed: int) -> View:
    view = TITLE.view(deal(seats, seed), None)
    assert isinstance(view, View)
    return view


@pytest.mark.rule("skyrise.islands-laid")
@given(players, seeds)
def test_as_many_outer_islands_as_players_each_another_one(seats: int, seed: int) -> None:
    view = dealt(seats, seed)
    assert {island.id for island in view.islands} == {0} | SIDES[seats]
    tiles = [island.tile for island in view.islands[1:]]
    assert len(set(tiles)) == seats
    assert set(tiles) <= {1, 2, 3, 4}
    assert [len(island.districts) for island in view.islands] == [4] + [14] * seats


def test_islands_are_laid_by_chance() -> None:
    assert len({tuple(island.tile for island in dealt(4, seed).islands) for seed in range(200)}) == 24


@pytest.mark.rule("skyrise.discs-in-play", "skyrise.discs-laid")
@given(players, seeds)
def test_one_disc_on_every_district(seats: int, seed: int) -> None:
    lying = Counter(DISCS[one.disc] for one in dealt(seats, seed).districts if one.disc is not None)
    assert lying.total() == DISTRICTS[seats]
    faction, patron, wild = {2: (5, 2, 2), 3: (7, 4, 1), 4: (10, 4, 2)}[seats]
    assert [lying[name] for name in DISCS] == [faction] * 4 + [patron] * 4 + [wild, wild]


def test_discs_are_laid_by_chance() -> None:
    places = Counter(
        one.id for seed in range(600) for one in dealt(2, seed).districts if one.disc == DISCS.index("wild")
    )
    assert len(places) == 32
    assert 12 < min(places.values()) <= max(places.values()) < 75


@pytest.mark.rule("skyrise.cards-dealt")
@given(players, seeds)
def test_three_wonder_cards_each_and_five_for_two_players(seats: int, seed: int) -> None:
    game = deal(seats, seed)
    hands = [TITLE.view(game, seat).hand for seat in range(seats)]
    assert [len(hand) for hand in hands] == [5 if seats == 2 else 3] * seats
    assert len(set().union(*hands)) == sum(len(hand) for hand in hands)


@pytest.mark.rule("skyrise.objectives-dealt")
@given(players, seeds)
def test_an_objective_each_and_no_two_alike(seats: int, seed: int) -> None:
    game = deal(seats, seed)
    assert len({TITLE.view(game, seat).objective for seat in range(seats)}) == seats


@pytest.mark.rule("skyrise.panoramas-drawn")
def test_two_of_five_panoramas() -> None:
    drawn = Counter(frozenset(dealt(2, seed).panoramas) for seed in range(400))
    assert len(drawn) == 10
    assert all(len(pair) == 2 for pair in drawn)
    assert told(deal(2, 3), "deal")[0][2]["cards"] == [
        ["airships", "windmills", "bridges", "lakes", "chains"].index(card) for card in dealt(2, 3).panoramas
    ]


@pytest.mark.rule("skyrise.patrons-laid")
def test_the_values_of_the_patrons_are_laid_by_chance() -> None:
    orders = Counter(tuple(deal(2, seed).values) for seed in range(600))
    assert len(orders) == 24
    assert all(sorted(order) == [2, 3, 4, 6] for order in orders)


@pytest.mark.rule("skyrise.first-opener")
def test_chance_says_who_opens_the_first_auction() -> None:
    first = Counter(dealt(4, seed).active for seed in range(400))
    assert set(first) == {0, 1, 2, 3}
    assert min(first.values()) > 60
    assert told(deal(4, 1), "auction")[0][2] == {"auction": 1, "why": "chance"}


@pytest.mark.rule("skyrise.own-numbers")
def test_every_set_has_its_numbers_and_heights() -> None:
    view = dealt(4, 1)
    for player in view.players:
        assert [one.height for one in player.stock] == [0, 0, 1, 1, 1, 1, 2]
        assert [one.height for one in player.locked] == [0, 0, 1, 2, 2]
        assert sum(one.number for one in (*player.stock, *player.locked)) == 587
    assert [one.number for one in view.players[0].stock] == [2, 18, 30, 46, 64, 70, 91]
