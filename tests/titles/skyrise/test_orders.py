"""Standing orders: what they choose, and what cancels them."""

from __future__ import annotations

from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise.scene import choose, era_two, keep, open_by, put, table

SLATE, BRICK, PATINA, SAND = range(4)
PASS = "pass in era 1"


def offered(game: Skyrise, seat: int) -> list[str]:
    return [order.notation for order in TITLE.orders(game, seat)]


def obeyed(game: Skyrise, seat: int, order: str) -> str | None:
    code = TITLE.obey(game, seat, order)
    return None if code is None else TITLE.describe(game, seat, code).notation


def test_to_pass_is_obeyed_in_every_auction_but_not_for_an_opening() -> None:
    game = table(3)
    assert PASS in offered(game, SLATE)
    assert obeyed(game, SLATE, PASS) is None, "who opens must bid"
    choose(game, "bid 2 c1")
    assert obeyed(game, BRICK, PASS) == "pass"
    assert obeyed(game, PATINA, PASS) is None, "not asked yet"
    choose(game, "pass", "pass")
    assert TITLE.stands(game, BRICK, PASS), "for the next auction too"


def test_to_pass_is_cancelled_by_being_outbid() -> None:
    game = table(3)
    choose(game, "bid 2 c1")
    assert TITLE.stands(game, SLATE, PASS)
    choose(game, "bid 24 c2")
    assert not TITLE.stands(game, SLATE, PASS)
    assert PASS not in offered(game, SLATE)
    assert TITLE.stands(game, PATINA, PASS)


def test_to_pass_is_cancelled_by_the_end_of_the_era() -> None:
    game = table(3)
    assert TITLE.stands(game, BRICK, PASS)
    era_two(game, "boca", "baron", "munch")
    assert not TITLE.stands(game, BRICK, PASS)
    assert TITLE.stands(game, BRICK, "pass in era 2")


def test_bidding_up_to_a_number_takes_the_lowest_that_will_do() -> None:
    game = table(2)
    choose(game, "bid 18 c1")
    order = "auction 1: up to 60"
    assert order in offered(game, BRICK)
    bid = obeyed(game, BRICK, order)
    assert bid is not None
    assert bid.startswith("bid 24 ")
    choose(game, bid)
    assert TITLE.stands(game, BRICK, order)
    assert obeyed(game, BRICK, order) is None


def test_bidding_up_to_a_number_goes_where_most_is_to_be_had() -> None:
    game = table(2, "e12 commission")
    put(game, BRICK, "e1 tall")
    open_by(game, SLATE)
    choose(game, "bid 18 c1")
    assert obeyed(game, BRICK, "auction 1: up to 60") == "bid 24 c2", "it gains the central island with it"
    put(game, SLATE, "c3 medium")
    assert obeyed(game, BRICK, "auction 1: up to 60") == "bid 24 e12", "the centre is lost now"


def test_bidding_up_to_a_number_is_cancelled_when_the_bidding_goes_beyond_it() -> None:
    game = table(2)
    assert TITLE.stands(game, BRICK, "auction 1: up to 60")
    choose(game, "bid 64 c1")
    assert not TITLE.stands(game, BRICK, "auction 1: up to 60")
    assert offered(game, BRICK) == [PASS, "auction 1: up to 72", "auction 1: up to 89"]
    assert obeyed(game, BRICK, "auction 1: up to 72") is not None


def test_bidding_up_to_a_number_ends_with_the_auction_and_takes_numbers_there_are() -> None:
    game = table(2)
    keep(game, BRICK, "24 60")
    assert [order for order in offered(game, BRICK) if "up to" in order] == [
        "auction 1: up to 24", "auction 1: up to 60"
    ]
    assert not TITLE.stands(game, BRICK, "auction 1: up to 72")
    choose(game, "bid 2 c1", "pass")
    assert not TITLE.stands(game, BRICK, "auction 1: up to 60")
    assert TITLE.stands(game, BRICK, "auction 2: up to 60")


def test_who_has_passed_or_finished_leaves_no_order_for_the_auction() -> None:
    game = table(3)
    choose(game, "bid 2 c1", "pass")
    assert offered(game, BRICK) == [PASS]
    game.finished |= 1 << BRICK
    assert offered(game, BRICK) == []


def test_an_order_to_bid_never_places_a_wonder() -> None:
    game = table(2)
    era_two(game, "boca baron", "munch shard")
    keep(game, BRICK, "89 munch")
    choose(game, "bid 64 c1")
    bid = obeyed(game, BRICK, "auction 1: up to 89")
    assert bid is not None
    assert bid.startswith("bid 89 ")
