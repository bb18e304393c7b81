"""Awards and prizes: who gets them, and every step of what breaks a tie, to the last."""

from __future__ import annotations

import pytest

from quartier.titles.blueprints.edition import pieces_from
from quartier.titles.blueprints.pieces import AWARDS, Pieces
from quartier.titles.blueprints.rules import Blueprints
from quartier.titles.blueprints.ties import Tie, final_ties
from quartier.titles.blueprints.title import TITLE
from quartier.titles.blueprints.view import end_view
from tests.titles.blueprints.scene import PIECES, deal, demand, put, score_round

LEVELS = ("b1 g5", "b1 g4", "b1 g3", "b1 g2")


def scored(*buildings: str, first: int = 0, wanted: str = "wr", plan: str = "BP-01") -> Blueprints:
    """A first round that ends with these buildings."""
    game = deal(len(buildings), first=first)
    for seat, text in enumerate(buildings):
        put(game, seat, plan, text)
    demand(game, wanted)
    game.end_round()
    return game


def awards(game: Blueprints) -> list[int | None]:
    """0 gold, 1 silver, 2 bronze."""
    return [sheet.award for sheet in TITLE.view(game, None).rounds[0].sheets]


def prizes(game: Blueprints) -> list[tuple[int, ...]]:
    return [sheet.prizes for sheet in TITLE.view(game, None).rounds[0].sheets]


def tie(game: Blueprints, over: str) -> Tie | None:
    return next((one for one in TITLE.view(game, None).rounds[0].ties if one.over == over), None)


@pytest.mark.rule("blueprints.awards", "blueprints.awards-in-play")
@pytest.mark.parametrize(
    ("seats", "given"), [(2, [1, None]), (3, [0, 1, None]), (4, [0, 1, 2, None])]
)
def test_awards_by_number_of_players(seats: int, given: list[int | None]) -> None:
    assert awards(scored(*LEVELS[:seats])) == given
    assert awards(scored(*reversed(LEVELS[:seats]))) == given[::-1]


@pytest.mark.rule("blueprints.award-points")
def test_what_awards_are_worth() -> None:
    game = scored(*LEVELS)
    assert list(game.scores()) == [3, 2, 1, 0]


# four points each, told apart by wood, then recycled, then turns
MUCH_WOOD, SOME_RECYCLED, NEITHER = "b1 w1, b2 s1, b3 g2, a1 w1", "b1 r1, b2 s1", "b1 s1, b2 g2"


@pytest.mark.rule("blueprints.demand-tie")
@pytest.mark.parametrize(
    ("one", "other", "by"),
    [
        ("b1 w1, b3 g2", "b1 g2", "first"),
        ("b1 r1", "b1 g2", "second"),
        ("b1 w1, b3 r1", "b1 w1, b3 g2", "second"),
    ],
)
def test_materials_in_demand_break_a_tie(one: str, other: str, by: str) -> None:
    """For gold at the top and for bronze at the bottom alike, whoever sits first."""
    best, least = "b1 g6 g6", ""
    for left, right, winner in ((one, other, 1), (other, one, 2)):
        game = scored(best, left, right, least, first=0)
        assert awards(game) == ([0, 1, 2, None] if winner == 1 else [0, 2, 1, None])
        assert tie(game, "silver") == Tie("silver", (winner, 3 - winner), by)
        assert tie(game, "gold") is tie(game, "bronze") is None
        game = scored(left, right)
        assert awards(game) == ([1, None] if winner == 1 else [None, 1])


@pytest.mark.rule("blueprints.later-turn")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_later_turn_of_the_round_breaks_a_tie(first: int) -> None:
    game = scored("b1 g2", "b1 g2", "b1 g2", "b1 g2", first=first)
    last = (first + 3) % 4
    order = tuple((last - step) % 4 for step in range(4))
    given = awards(game)
    assert [given[seat] for seat in order] == [0, 1, 2, None]
    assert tie(game, "gold") == Tie("gold", order, "later")
    assert tie(game, "first-player") == Tie("first-player", order[::-1], "later")


@pytest.mark.rule("blueprints.demand-count")
def test_dice_set_aside_do_not_count_for_demand() -> None:
    game = deal(2)
    put(game, 0, "BP-01", "b1 g2", aside=["w6", "w6", "w5"])
    put(game, 1, "BP-02", "b1 g1, b3 g1")
    demand(game, "ws")
    game.end_round()
    assert awards(game) == [None, 1]
    assert tie(game, "silver") == Tie("silver", (1, 0), "later")


@pytest.mark.rule("blueprints.many-tied")
def test_three_are_put_in_order_by_one_chain() -> None:
    """Two points each: seat 2 has wood, seats 0 and 1 are told apart by recycled, 1 by none."""
    game = scored("b1 r1", "b1 g2", "b1 g2, b3 w1", "b1 g1", wanted="wr")
    assert awards(game) == [1, 2, 0, None]
    assert tie(game, "gold") == Tie("gold", (2, 0, 1), "first")
    assert tie(game, "silver") == Tie("silver", (0, 1), "second")
    assert tie(game, "bronze") is None


@pytest.mark.rule("blueprints.many-tied")
def test_two_of_three_level_in_the_first_material() -> None:
    """Both steps were needed to find the first of three."""
    game = scored("b1 g2, b3 w1", "b1 r1, b3 w1", "b1 g2")
    assert awards(game) == [1, 0, None]
    assert tie(game, "gold") == Tie("gold", (1, 0, 2), "second")


# prizes

SKYSCRAPER, GEOMETER, INTEGRITY, MATERIALS = range(4)


@pytest.mark.rule("blueprints.prizes")
def test_one_building_may_win_several_and_some_are_not_given() -> None:
    game = scored("b1 s6 s6 s6 s6 s6 s6", "b1 g1", "b1 g1")
    assert prizes(game) == [(SKYSCRAPER, INTEGRITY, MATERIALS), (), ()]
    assert list(game.scores()) == [3 + 3 * 2, 0, 2]
    assert prizes(scored("b1 g1", "b1 g1")) == [(), ()]


@pytest.mark.rule("blueprints.prizes")
def test_a_prize_is_worth_two_points() -> None:
    game = scored("b1 g6 g6, b2 g5 g4", "b1 s6 s5 s4, b2 r3 w2 g1")
    assert prizes(game) == [(), (GEOMETER,)]
    assert list(game.scores()) == [2, 2]


@pytest.mark.rule("blueprints.prize-tie")
@pytest.mark.parametrize(
    ("left", "right", "first", "winner", "by"),
    [
        # integrity for both; the building of the loser is worth far more
        ("b1 g6 g6 g6 g6", "b1 w1 s1 s1, b2 s1", 0, 1, "first"),
        ("b1 w1 s1 s1, b2 s1", "b1 g6 g6 g6 g6", 0, 0, "first"),
        ("b1 g6 g6 g6 g6", "b1 s1 s1 s1, b2 r1", 0, 1, "second"),
        ("b1 s1 s1 s1, b2 r1", "b1 g6 g6 g6 g6", 0, 0, "second"),
        ("b1 g6 g6 g6 g6", "b1 s1 s1 s1, b2 s1", 0, 1, "later"),
        ("b1 s1 s1 s1, b2 s1", "b1 g6 g6 g6 g6", 1, 0, "later"),
    ],
)
def test_prize_ties_by_demand_then_turn_never_by_points(
    left: str, right: str, first: int, winner: int, by: str
) -> None:
    game = scored(left, right, first=first)
    assert prizes(game)[winner] == (INTEGRITY,)
    assert prizes(game)[1 - winner] == ()
    assert tie(game, "integrity") == Tie("integrity", (winner, 1 - winner), by)


@pytest.mark.rule("blueprints.at-least")
def test_six_of_a_kind_qualify_as_five_do() -> None:
    game = scored("b1 s6 s5 s4, b2 s6 s6 s5", "b1 w6 w5 w4, b2 w6 w6", wanted="sr")
    assert prizes(game) == [(MATERIALS,), ()]
    assert tie(game, "materials") == Tie("materials", (0, 1), "first")


# the end


Cards = tuple[tuple[int, int, int], int]
"""How many gold, silver, bronze; and prizes."""


def ended(seats: int, cards: list[Cards]) -> Blueprints:
    """A game over in which each seat holds these (gold, silver, bronze) and so many prizes."""
    game = deal(seats)
    for seat, (medals, won) in enumerate(cards):
        for award, count in enumerate(medals):
            game.awards[seat * AWARDS + award] = count
        game.prizes[seat] = won
    game.round = 3
    game.over = True
    return game


def places(game: Blueprints) -> tuple[list[int], list[str]]:
    return [int(place) for place in game.ranking()], [one.by for one in end_ties(game)]


def end_ties(game: Blueprints) -> tuple[Tie, ...]:
    return end_view(game).ties


@pytest.mark.rule("blueprints.winner")
def test_points_of_cards_win() -> None:
    game = ended(3, [((1, 1, 1), 0), ((0, 0, 0), 4), ((2, 0, 0), 0)])
    assert list(game.scores()) == [6, 8, 6]
    assert list(game.ranking())[1] == 1
    assert PIECES.prize_points == 2


@pytest.mark.rule("blueprints.final-tie")
@pytest.mark.parametrize(
    ("one", "other", "by"),
    [
        (((0, 0, 0), 3), ((2, 0, 0), 0), "prizes"),
        (((1, 0, 1), 1), ((0, 2, 0), 1), "gold"),
        (((1, 1, 1), 1), ((1, 0, 3), 1), "silver"),
    ],
)
def test_final_ties(one: Cards, other: Cards, by: str) -> None:
    least = ((0, 0, 0), 0)
    assert places(ended(3, [one, other, least])) == ([1, 2, 3], [by])
    assert places(ended(3, [other, least, one])) == ([2, 3, 1], [by])


@pytest.mark.rule("blueprints.final-tie")
def test_bronze_is_the_last_step() -> None:
    """With the printed values bronze cannot decide any more: points, prizes, gold and silver fix it."""
    assert final_ties([5, 5], [1, 1], [(1, 0, 0), (1, 0, 1)]) == (Tie("place", (1, 0), "bronze"),)
    game = ended(2, [((0, 0, 2), 1), ((0, 0, 2), 1)])
    game.pieces = cheap_bronze()
    game.awards[2] = 3
    assert places(game) == ([1, 2], ["bronze"])


def cheap_bronze() -> Pieces:
    groups = {key: dict(values) for key, values in TITLE.edition.values().items()}
    groups["award-points"]["bronze"] = 0
    return pieces_from(groups)


@pytest.mark.rule("blueprints.shared-win")
def test_still_level_share_the_place() -> None:
    same = ((1, 0, 1), 1)
    assert places(ended(3, [same, ((0, 0, 0), 0), same])) == ([1, 3, 1], ["shared"])
    assert places(ended(4, [((2, 0, 0), 1), same, same, ((0, 0, 0), 0)])) == ([1, 2, 2, 4], ["shared"])
    assert places(ended(2, [((0, 0, 0), 0)] * 2)) == ([1, 1], ["shared"])


def test_several_ties_at_once() -> None:
    cards = [((0, 0, 0), 3), ((2, 0, 0), 0), ((0, 1, 0), 0), ((0, 0, 2), 0)]
    game = ended(4, cards)
    assert [int(place) for place in game.ranking()] == [1, 2, 3, 4]
    assert end_ties(game) == (Tie("place", (0, 1), "prizes"), Tie("place", (2, 3), "silver"))


def test_a_round_without_ties_has_none_to_tell() -> None:
    game = deal(4)
    for seat, text in enumerate(LEVELS):
        put(game, seat, "BP-01", text)
    score_round(game)
    assert TITLE.view(game, None).rounds[0].ties == ()
