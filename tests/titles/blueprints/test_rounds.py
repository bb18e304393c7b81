"""How a round begins, runs and makes way for the next."""

from __future__ import annotations

from collections import Counter

import pytest

from quartier.core.luck import Luck
from quartier.titles.blueprints.pieces import DICE_OF_A_BUILDING, kind_of
from quartier.titles.blueprints.rules import BAG, Blueprints, colour_at
from quartier.titles.blueprints.title import TITLE
from tests.titles.blueprints.scene import PIECES, deal, demand, play_randomly, put, rounds, score_round

POOL = {2: 8, 3: 9, 4: 7}
EVERY_SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def turns_of_a_round(game: Blueprints) -> int:
    return DICE_OF_A_BUILDING * int(game.seats) * (2 if game.seats == 2 else 1)


@EVERY_SEATS
@pytest.mark.rule("blueprints.bag", "blueprints.pool-size")
def test_dice_of_a_round(seats: int) -> None:
    for seed in range(20):
        game = deal(seats, seed)
        assert game.pool_size == POOL[seats]
        stock = TITLE.pieces(game)
        assert [stock[name] for name in ("wood", "recycled", "stone", "glass")] == [8, 8, 8, 8]
        assert game.bag_size == 32 - 2 - POOL[seats]


@EVERY_SEATS
@pytest.mark.rule("blueprints.demand-draw", "blueprints.demand-order")
def test_two_different_materials_in_demand_stay_out_of_the_bag(seats: int) -> None:
    drawn: Counter[tuple[int, int]] = Counter()
    for seed in range(600):
        game = deal(seats, seed, tell=False)
        first, second = int(game.demand[0]), int(game.demand[1])
        drawn[first, second] += 1
        assert first != second
        rolled = Counter(int(kind_of(die)) >> 3 for die in game.pool[: game.pool_size])
        for colour in range(4):
            assert (game.bag >> 8 * colour & 255) + rolled[colour] + (colour in (first, second)) == 8
        assert TITLE.view(game, None).demand == (first, second)
    assert len(drawn) == 12
    assert min(drawn.values()) > 25, "each order of two materials is as likely as the others"


@pytest.mark.rule("blueprints.demand-order")
def test_the_first_drawn_is_the_first_in_demand() -> None:
    game = deal(3, 5)
    luck = Luck(5, 4)
    first = colour_at(PIECES.bag, luck.below(BAG, 32))
    assert game.demand[0] == first


@EVERY_SEATS
@pytest.mark.rule("blueprints.plan-deal", "blueprints.dice-return")
def test_no_plan_comes_twice_in_a_game(seats: int) -> None:
    for seed in range(10):
        game = deal(seats, seed)
        play_randomly(game, seed)
        plans = [player["plan"]["card"] for one in rounds(game) for player in one["players"]]
        assert len(plans) == len(set(plans)) == 3 * seats
        deck = TITLE.truth(game)["plans_in_deck"]
        assert isinstance(deck, list)
        assert len(deck) == 24 - 3 * seats
        assert set(deck).isdisjoint(plans)


@EVERY_SEATS
@pytest.mark.rule("blueprints.refill", "blueprints.empty-bag", "blueprints.six-dice")
def test_the_arithmetic_of_the_bag(seats: int) -> None:
    """2 and 4 players: the bag is empty exactly before the last turn; 3 players: 4 dice are left over."""
    for seed in range(8):
        game = deal(seats, seed)
        luck = Luck(seed, 1)
        for moved in range(turns_of_a_round(game)):
            if not game.discarding:
                left = turns_of_a_round(game) - moved
                last = left <= (2 if seats == 2 else 1)
                assert game.pool_size == POOL[seats]
                assert (game.bag_size == (4 if seats == 3 else 0)) == last
            assert game.round == 0
            choices = game.choices(game.active)
            game.play(game.active, choices[luck.below(0, len(choices))])
        assert game.round == 1
        assert len(rounds(game)) == 1
        assert game.told is not None
        rolled = [event.kind for event in game.told].count("roll")
        assert rolled == {2: 22, 3: 17, 4: 23}[seats]


@EVERY_SEATS
@pytest.mark.rule("blueprints.dice-return", "blueprints.aside-returns")
def test_all_dice_are_in_play_again_in_the_next_round(seats: int) -> None:
    game = deal(seats, 7)
    play_randomly(game, 7, turns_of_a_round(game))
    assert (game.round, game.lap, game.pool_size) == (1, 0, POOL[seats])
    assert game.bag_size == 32 - 2 - POOL[seats]
    view = TITLE.view(game, 0)
    assert view.discards == ()
    assert view.taken == ((),) * seats
    assert view.towers == ((),) * 6


@EVERY_SEATS
@pytest.mark.rule("blueprints.turn-order")
def test_turns_go_clockwise(seats: int) -> None:
    game = deal(seats, 11, first=1)
    order: list[int] = []
    for _ in range(turns_of_a_round(game)):
        if not game.discarding:
            order.append(int(game.active))
        play_randomly(game, len(order), 1)
    assert order == [(1 + turn) % seats for turn in range(6 * seats)]
    assert game.active == game.first


@pytest.mark.rule("blueprints.first-round")
def test_chance_or_the_first_seat_begins() -> None:
    def first(seed: int, option: str) -> int:
        options = TITLE.checked_options({"first": option})
        return int(TITLE.deal(TITLE.edition, 4, options, seed).first)

    assert {first(seed, "chance") for seed in range(60)} == {0, 1, 2, 3}
    assert {first(seed, "first-seat") for seed in range(60)} == {0}


THREE, TWO, NOTHING = "b1 s1, b2 g1", "b1 s1", ""


@pytest.mark.rule("blueprints.next-first")
@pytest.mark.parametrize("last", [0, 1, 2])
def test_the_least_building_begins_the_next_round(last: int) -> None:
    game = deal(3)
    for seat in range(3):
        put(game, seat, f"BP-0{seat + 1}", TWO if seat == last else THREE)
    game.end_round()
    assert (game.first, game.active) == (last, last)


@pytest.mark.rule("blueprints.next-first-tie")
@pytest.mark.parametrize(
    ("buildings", "first", "begins", "by"),
    [
        # wood, then recycled in demand; all of them worth as much
        (("b1 g2", "b1 r1", "b1 r1 g1 s1"), 0, 0, "second"),
        (("b1 r1", "b1 s1", "b1 s1, b2 w1"), 0, 1, "second"),
        (("b1 s1", "b1 g2", "b1 s1, b2 w1"), 0, 0, "later"),
        (("b1 s1", "b1 g2", "b1 s1, b2 w1"), 1, 1, "later"),
        (("b1 g2, b3 w1", "b1 g2", "b1 s1 s1"), 0, 1, "first"),
    ],
)
def test_several_least_buildings(buildings: tuple[str, ...], first: int, begins: int, by: str) -> None:
    game = deal(3, first=first)
    for seat, text in enumerate(buildings):
        put(game, seat, "BP-01", text)
    demand(game, "wr")
    game.end_round()
    assert game.first == begins
    tie = TITLE.view(game, None).rounds[0].ties[-1]
    assert (tie.over, tie.seats[0], tie.by) == ("first-player", begins, by)


@pytest.mark.rule("blueprints.three-rounds")
def test_three_rounds() -> None:
    for seats in (2, 3, 4):
        game = deal(seats, 3)
        moves = 0
        while game.owed():
            play_randomly(game, moves, 1)
            moves += 1
        assert (game.over, game.round, len(rounds(game))) == (True, 3, 3)
        assert moves == TITLE.most_moves(seats)


@pytest.mark.rule("blueprints.points-not-victory")
def test_points_of_a_building_are_not_carried_on() -> None:
    game = deal(3)
    put(game, 0, "BP-01", "b1 g6, b2 g6, b3 g6")
    put(game, 1, "BP-02", "b1 g6, b2 g6")
    put(game, 2, "BP-03", "b1 g6")
    players = score_round(game)["players"]
    assert [player["points"]["total"] for player in players] == [18, 12, 6]
    assert list(game.scores()) == [3, 2, 0]
    assert [sum(TITLE.view(game, seat).points) for seat in range(3)] == [0, 0, 0]
