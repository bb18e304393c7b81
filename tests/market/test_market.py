"""The rules of Market."""

from __future__ import annotations

import pytest

from quartier.record import seed_number
from tests.market.game import LEFT, NOT_YET, RIGHT, Market
from tests.market.title import TITLE


@pytest.fixture
def game() -> Market:
    game = TITLE.deal(TITLE.edition, 2, {"double": "no"}, seed_number("market"), tell=True)
    game.hands[:] = [0b001000101, 0b100010010]
    game.deck = 0b011101000
    game.die = 5
    return game


def refused(game: Market, *marks: str) -> str | None:
    refusal = TITLE.why_not(game, 0, marks)
    return None if refusal is None else refusal.rule


@pytest.mark.rule("market.own-card")
def test_only_own_cards_are_played(game: Market) -> None:
    assert {int(code) // 2 for code in game.choices(0)} == {0, 2, 6}
    assert refused(game, "card-2") == "own-card"


@pytest.mark.rule("market.one-card")
@pytest.mark.rule("market.one-stall")
def test_one_card_goes_to_one_stall(game: Market) -> None:
    assert refused(game, "card-1", "card-3") == "one-card"
    assert refused(game, "stall-left", "stall-right") == "one-stall"


@pytest.mark.rule("market.small-cards")
def test_only_small_cards_are_sold_on_the_right(game: Market) -> None:
    assert refused(game, "card-7", "stall-right") == "small-cards"
    assert refused(game, "card-3", "stall-right") is None


@pytest.mark.rule("market.sale")
def test_the_highest_card_sells(game: Market) -> None:
    game.play(0, 2 * 2 + LEFT)
    assert game.chosen == [4, NOT_YET]
    game.play(1, 4 * 2 + LEFT)
    assert list(game.scores()) == [0, 5]
    game.play(0, 0 * 2 + RIGHT)
    game.play(1, 8 * 2 + LEFT)
    assert game.points[0] == 3
