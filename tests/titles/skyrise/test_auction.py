"""The auction to the letter: who opens where, who may raise, and how it ends."""

from __future__ import annotations

import pytest

from quartier.titles.skyrise.table import NOWHERE
from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise.scene import (
    choose,
    codes,
    deal,
    districts,
    era_two,
    keep,
    numbers,
    open_by,
    owner,
    places,
    put,
    stock,
    table,
    told,
)

SLATE, BRICK, PATINA, SAND = range(4)


@pytest.mark.rule("skyrise.winner-opens", "skyrise.disc-taken", "skyrise.bids-return", "skyrise.pass-out")
def test_the_auction_of_the_rulebook() -> None:
    """24, 32, 64, 72, 91; who passed is not asked again, and brick has nothing above 91."""
    game = table(discs="e13 artists")
    put(game, PATINA, "e6 low")
    open_by(game, BRICK)
    choose(game, "bid 24 e5")
    assert game.active == PATINA
    choose(game, "pass", "bid 32 e4")
    assert game.active == SLATE
    choose(game, "bid 64 e8", "bid 72 e12")
    assert game.active == SAND
    choose(game, "pass", "bid 91 e13")
    assert owner(game, "e13") == (SLATE, "tall")
    assert [place for place in ("e5", "e4", "e8", "e12") if owner(game, place)] == []
    assert stock(game, BRICK) == ["8", "24", "28", "42", "60", "72", "89"]
    assert stock(game, SAND) == ["4", "20", "32", "48", "58", "66", "93"]
    assert stock(game, SLATE) == ["2", "18", "30", "46", "64", "70"]
    view = TITLE.view(game, None)
    assert view.players[SLATE].rows == (0, 0, 1, 0)
    assert (view.phase, view.active, view.auction) == ("open", SLATE, 2)
    assert told(game, "cannot") == [("cannot", BRICK, {})]
    last = [kind for kind, _, _ in told(game, "bid", "pass", "cannot", "build", "disc")][-9:]
    assert last == ["pass", "bid", "bid", "bid", "pass", "bid", "cannot", "build", "disc"]


@pytest.mark.rule("skyrise.opening-place")
def test_the_first_bid_goes_to_the_centre() -> None:
    game = table()
    assert places(game, "bid 2") == {"c1", "c2", "c3", "c4"}


@pytest.mark.rule("skyrise.opening-place")
def test_an_opening_goes_next_to_anybodys_structure_too() -> None:
    game = table()
    put(game, PATINA, "n1 low")
    put(game, SAND, "c1 medium")
    open_by(game, SLATE)
    assert places(game, "bid 91") == {"c2", "c3", "c4", "n14", "e12", "n2", "n4", "n5"}


@pytest.mark.rule("skyrise.must-open")
def test_who_opens_cannot_pass() -> None:
    game = table()
    assert "pass" not in codes(game)


@pytest.mark.rule("skyrise.raise-higher", "skyrise.raise-adjacent", "skyrise.one-bid")
def test_a_raise_is_higher_and_next_to_the_last_bid() -> None:
    game = table()
    open_by(game, SLATE)
    choose(game, "bid 30 c1")
    assert numbers(game) == {42, 60, 72, 89}
    assert places(game, "bid 42") == {"c2", "c4", "n14", "e12"}
    assert "pass" in codes(game)
    choose(game, "bid 42 e12")
    assert numbers(game) == {44, 62, 68, 95}
    assert places(game, "bid 44") == {"e8", "e9", "e13"}, "c1 holds a bid"


@pytest.mark.rule("skyrise.vacant", "skyrise.bids-block")
def test_bids_of_anybody_block_their_districts_until_the_end() -> None:
    game = table(2)
    put(game, SLATE, "c3 low")
    open_by(game, SLATE)
    choose(game, "bid 18 c2", "bid 24 c1", "bid 30 c4")
    assert places(game, "bid 42") == {"w14"}, "both of these bids and what is built block the rest"
    assert stock(game, BRICK) == ["8", "28", "42", "60", "72", "89"], "a bid on the map is not there to bid"
    choose(game, "pass")
    open_by(game, BRICK)
    assert {"c1", "c2"} <= places(game, "bid 24")


@pytest.mark.rule("skyrise.ends-passed", "skyrise.pass-out")
def test_an_auction_ends_when_all_others_have_passed() -> None:
    game = table(3)
    choose(game, "bid 2 c1", "pass", "bid 22 c2", "pass")
    assert owner(game, "c2") == (PATINA, "low")
    assert told(game, "build")[-1][2]["why"] == "passed"
    assert game.active == PATINA
    assert TITLE.view(game, None).players[BRICK].passed is False, "out of that auction only"


@pytest.mark.rule("skyrise.ends-passed")
def test_nobody_outbids_himself() -> None:
    game = table(2)
    choose(game, "bid 2 c1", "pass")
    assert owner(game, "c1") == (SLATE, "low")


@pytest.mark.rule("skyrise.ends-enclosed")
def test_an_auction_ends_at_once_where_no_neighbour_is_vacant() -> None:
    game = table(2)
    put(game, BRICK, "c1 low, c3 low")
    put(game, SLATE, "e14 medium")
    open_by(game, SLATE)
    choose(game, "bid 2 c2")
    assert owner(game, "c2") == (SLATE, "low")
    assert told(game, "build")[-1][2]["why"] == "enclosed"
    assert told(game, "pass", "cannot") == []


@pytest.mark.rule("skyrise.ends-enclosed")
def test_a_raise_can_enclose_itself() -> None:
    game = table(2)
    put(game, BRICK, "c1 low, c3 low")
    put(game, SLATE, "e13 medium, e11 medium, e10 medium")
    open_by(game, SLATE)
    choose(game, "bid 18 c2", "bid 89 e14")
    assert owner(game, "e14") == (BRICK, "tall")
    assert owner(game, "c2") is None
    assert "18" in stock(game, SLATE)


@pytest.mark.rule("skyrise.cannot-raise")
def test_who_cannot_raise_passes_without_being_asked() -> None:
    game = table()
    open_by(game, SAND)
    keep(game, SLATE, "2 18")
    choose(game, "bid 93 c1")
    assert game.active == PATINA, "slate and brick have nothing above 93"
    assert [seat for _, seat, _ in told(game, "cannot")] == [SLATE, BRICK]
    choose(game, "pass")
    assert owner(game, "c1") == (SAND, "tall")
    assert [seat for _, seat, _ in told(game, "pass")] == [PATINA]


@pytest.mark.rule("skyrise.cannot-raise", "skyrise.pass-out")
def test_who_could_not_raise_is_out_for_the_auction_though_he_could_later() -> None:
    game = table()
    era_two(game, "boca", "baron", "hammer", "shard")
    game.hammer_owner, game.hammer_near = PATINA, districts(["c2", "c4", "n14", "e12"])
    keep(game, BRICK, "89")
    choose(game, "bid 2 c1")
    assert told(game, "cannot") == [("cannot", BRICK, {})], "all around c1 is closed to what is tall"
    choose(game, "bid 22 e12", "pass", "bid 30 e13", "pass")
    assert owner(game, "e13") == (SLATE, "medium"), "next to e13 brick could have bid"


@pytest.mark.rule("skyrise.own-numbers", "skyrise.era-two-numbers")
def test_everybody_bids_with_numbers_of_his_own_and_of_the_era() -> None:
    game = table()
    seen: set[int] = set()
    for seat in range(4):
        own = TITLE.view(game, None).players[seat]
        assert len(own.stock) == 7
        assert len(own.locked) == 5
        seen |= {one.number for one in (*own.stock, *own.locked)}
        open_by(game, seat)
        assert numbers(game) == {one.number for one in own.stock}
    assert len(seen) == 48


@pytest.mark.rule("skyrise.opening-wonder")
def test_an_opening_takes_a_number_as_long_as_there_is_one() -> None:
    game = table()
    era_two(game, "boca", "baron", "munch", "shard")
    assert places(game, "wonder boca") == set()
    keep(game, SLATE, "boca")
    assert places(game, "wonder boca") == {"c1", "c2", "c3", "c4"}
    choose(game, "wonder boca c1")
    assert owner(game, "c1") == (SLATE, "boca")


@pytest.mark.rule("skyrise.opening-wonder", "skyrise.two-wonders")
def test_with_two_wonders_left_either_may_open() -> None:
    game = table(2)
    era_two(game, "boca baron", "munch shard")
    keep(game, SLATE, "boca baron")
    assert {notation.split()[1] for notation in codes(game)} == {"boca", "baron"}


@pytest.mark.rule("skyrise.wonder-era-two", "skyrise.place-wonder", "skyrise.ends-wonder")
def test_a_wonder_goes_next_to_the_last_bid_and_wins_at_once() -> None:
    game = table()
    choose(game, "bid 2 c1")
    assert not [notation for notation in codes(game) if notation.startswith("wonder")]
    game = table()
    era_two(game, "boca", "baron", "munch", "shard")
    choose(game, "bid 2 c1")
    assert places(game, "wonder baron") == {"c2", "c4", "n14", "e12"}
    choose(game, "wonder baron e12")
    assert owner(game, "e12") == (BRICK, "baron")
    assert owner(game, "c1") is None
    assert "2" in stock(game, SLATE)
    assert told(game, "pass", "cannot") == []


@pytest.mark.rule("skyrise.last-alone")
def test_who_is_alone_builds_with_every_bid() -> None:
    game = table(2)
    era_two(game, "boca baron", "munch shard")
    game.finished = 1 << BRICK
    open_by(game, SLATE)
    choose(game, "bid 30 c1")
    assert owner(game, "c1") == (SLATE, "medium")
    assert told(game, "build")[-1][2]["why"] == "alone"
    assert game.active == SLATE


def test_every_auction_builds_one_structure() -> None:
    game = deal(3, 5)
    built = 0
    while game.owed() and game.phase < 5:
        before = game.auction
        code = game.choices(game.active)[0]
        game.play(game.active, code)
        built += game.auction != before
    assert sum(site != NOWHERE for site in game.sites) == built + 1
