"""What the winner of an auction gets: a building that stands, and the disc that lay there."""

from __future__ import annotations

import pytest

from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise.scene import (
    choose,
    codes,
    era_two,
    give,
    keep,
    open_by,
    owner,
    prestige,
    stock,
    table,
    told,
)

SLATE, BRICK, PATINA = range(3)


@pytest.mark.rule("skyrise.built-height", "skyrise.structures")
def test_what_is_built_counts_by_its_height_alone() -> None:
    game = table(2)
    choose(game, "bid 91 c1")
    assert owner(game, "c1") == (SLATE, "tall")
    game = table(2)
    keep(game, BRICK, "8")
    choose(game, "bid 46 c1")
    assert owner(game, "c1") == (SLATE, "medium")
    assert "46" not in stock(game, SLATE)


@pytest.mark.rule("skyrise.bids-return")
def test_bids_that_did_not_win_are_ready_for_the_next_auction() -> None:
    game = table(2)
    choose(game, "bid 18 c1", "bid 24 c2", "bid 30 c3", "pass")
    assert stock(game, SLATE) == ["2", "18", "46", "64", "70", "91"]
    assert stock(game, BRICK) == ["8", "24", "28", "42", "60", "72", "89"]
    assert TITLE.view(game, None).bids == ()


@pytest.mark.rule("skyrise.disc-taken")
def test_a_district_without_a_disc_brings_none_and_losing_bids_take_none() -> None:
    game = table(2, "c1 artists, c2 inventors")
    choose(game, "bid 18 c1", "bid 24 c2", "bid 30 c3", "pass")
    view = TITLE.view(game, None)
    assert told(game, "disc") == []
    assert [one.rows for one in view.players] == [(0, 0, 0, 0)] * 2
    assert [one.disc for one in view.districts if one.name in ("c1", "c2")] == [2, 3]


@pytest.mark.rule("skyrise.faction-row")
def test_a_faction_disc_goes_to_its_row_and_makes_its_structures_worth_more() -> None:
    game = table(2, "c1 inventors, c2 inventors")
    worth = [TITLE.view(game, None).players[SLATE].row_worth]
    for place in ("c1", "c2"):
        keep(game, BRICK, "8")
        open_by(game, SLATE)
        choose(game, f"bid {stock(game, SLATE)[-1]} {place}")
        worth.append(TITLE.view(game, None).players[SLATE].row_worth)
    assert worth == [(2, 2, 2, 2), (2, 2, 2, 3), (2, 2, 2, 4)]
    give(game, SLATE, "inventors")
    assert TITLE.view(game, None).players[SLATE].row_worth == (2, 2, 2, 6)


@pytest.mark.rule("skyrise.surplus")
def test_a_fifth_disc_goes_to_the_portrait_and_the_row_stays() -> None:
    game = table(2)
    give(game, SLATE, "artists artists artists artists")
    player = TITLE.view(game, None).players[SLATE]
    assert (player.rows[2], player.surplus[2], player.row_worth[2]) == (4, 0, 4)
    give(game, SLATE, "artists artists")
    player = TITLE.view(game, None).players[SLATE]
    assert (player.rows[2], player.surplus[2], player.row_worth[2]) == (4, 2, 4)
    assert len(told(game, "surplus")) == 2


@pytest.mark.rule("skyrise.patron-peek", "skyrise.secret-patrons")
def test_who_has_a_disc_of_a_patron_knows_its_worth_and_nobody_else_does() -> None:
    game = table(3, "c1 patron-b")
    keep(game, BRICK, "8")
    keep(game, PATINA, "6")
    choose(game, "bid 30 c1")
    value = int(game.values[1])
    assert TITLE.view(game, SLATE).patron_values == (None, value, None, None)
    for watching in (BRICK, PATINA, None):
        assert TITLE.view(game, watching).patron_values == (None,) * 4
    assert TITLE.view(game, None).players[SLATE].patrons == (0, 1, 0, 0)
    assert told(game, "peek") == [("peek", SLATE, {"letter": 1, "value": value})]
    [event] = [one for one in game.told or [] if one.kind == "peek"]
    assert TITLE.tell(event, BRICK) is None
    give(game, SLATE, "patron-b")
    assert len(told(game, "peek")) == 1, "known already"


@pytest.mark.rule("skyrise.wild-assign")
def test_a_wild_disc_is_assigned_at_once_and_for_good() -> None:
    game = table(2, "c1 wild")
    choose(game, "bid 30 c1", "pass")
    assert (game.active, set(codes(game))) == (
        SLATE, {"wild philosophers", "wild naturalists", "wild artists", "wild inventors"}
    )
    assert owner(game, "c1") == (SLATE, "medium")
    choose(game, "wild artists")
    view = TITLE.view(game, None)
    assert (view.phase, view.active, view.auction) == ("open", SLATE, 2)
    assert view.players[SLATE].rows == (0, 0, 1, 0)


@pytest.mark.rule("skyrise.wild-full")
def test_a_wild_disc_may_go_to_a_full_row_and_so_to_the_portrait() -> None:
    game = table(2, "c1 wild")
    give(game, SLATE, "artists artists artists artists")
    choose(game, "bid 30 c1", "pass", "wild artists")
    assert TITLE.view(game, None).players[SLATE].surplus == (0, 0, 1, 0)


@pytest.mark.rule("skyrise.commission")
def test_a_commission_lies_on_the_portrait() -> None:
    game = table(2, "c1 commission")
    choose(game, "bid 30 c1", "pass")
    view = TITLE.view(game, None)
    assert view.players[SLATE].commissions == 1
    assert view.players[SLATE].prestige == 0


@pytest.mark.rule("skyrise.steps-in-order")
def test_bids_go_back_then_the_disc_comes_then_the_effect() -> None:
    """The Shard counts the patron disc it was built on, and Opportunity the districts bids have left."""
    game = table(2, "c2 patron-a")
    era_two(game, "shard boca", "opportunity baron")
    open_by(game, BRICK)
    choose(game, "bid 8 c1", "wonder shard c2")
    assert prestige(game) == [2, 0]
    assert [kind for kind, _, _ in told(game, "build-wonder", "disc", "effect")] == [
        "build-wonder", "disc", "effect"
    ]
    game = table(2)
    era_two(game, "shard boca", "opportunity baron")
    choose(game, "bid 2 c1", "wonder opportunity c2")
    assert prestige(game) == [0, 6], "c1, c3 and e14; with two players nothing lies in the south"


@pytest.mark.rule("skyrise.steps-in-order")
def test_a_wild_disc_is_assigned_before_the_effect() -> None:
    """The Gardens stand in a district of the naturalists and count the wild disc as one of theirs."""
    game = table(2, "c2 wild")
    era_two(game, "gardens boca", "shard baron")
    open_by(game, BRICK)
    choose(game, "bid 8 c1", "wonder gardens c2")
    assert prestige(game) == [0, 0]
    choose(game, "wild naturalists")
    assert prestige(game) == [2, 0]
