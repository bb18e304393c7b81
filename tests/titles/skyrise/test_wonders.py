"""The twenty wonders, clause by clause. Slate builds them; the map is the one of `scene.table`."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise.scene import (
    choose,
    codes,
    era_two,
    give,
    keep,
    open_by,
    owner,
    places,
    prestige,
    put,
    stock,
    table,
    told,
)

SLATE, BRICK, PATINA, SAND = range(4)
OTHERS = ("boca", "baron", "munch", "shard", "summit")


def begin(
    card: str, discs: str = "", panoramas: str = "airships windmills", olmsted_own: bool = False
) -> Skyrise:
    """Era 2 with four players; slate has this wonder, the others some other."""
    game = table(4, discs, panoramas, olmsted_own=olmsted_own)
    era_two(game, card, *[other for other in OTHERS if other != card][:3])
    return game


def build(game: Skyrise, place: str, first: str | None = None) -> int:
    """Slate places its wonder there, to open with or above a bid of brick; the prestige it earned."""
    before = prestige(game)[SLATE]
    card = TITLE.view(game, None).players[SLATE].wonders[0]
    if first is None:
        keep(game, SLATE, card)
        open_by(game, SLATE)
        choose(game, f"wonder {card} {place}")
    else:
        open_by(game, BRICK)
        while game.active != SLATE:
            choose(game, first if not game.bids else "pass")
        choose(game, f"wonder {card} {place}")
    return prestige(game)[SLATE] - before


@pytest.mark.rule("skyrise.wonder-once")
def test_an_effect_counts_once_when_the_wonder_is_built_and_for_its_owner_alone() -> None:
    game = begin("lynch")
    put(game, BRICK, "e6 low, e5 low")
    others = prestige(game)[1:]
    assert build(game, "e2") == 4
    put(game, BRICK, "e1 medium, e3 medium")
    assert prestige(game)[SLATE] == 4
    assert prestige(game)[1:] == others
    assert told(game, "effect") == [("effect", SLATE, {"card": 6, "points": 4})]
    assert TITLE.view(game, None).players[SLATE].wonders == ("lynch",)


# 1 Hammer


@pytest.mark.rule("skyrise.wonder-hammer")
def test_the_hammer_is_worth_five() -> None:
    assert build(begin("hammer"), "c1") == 5


def answered(opener: int = BRICK) -> Skyrise:
    """Slate has the Hammer; brick opens, sand places a wonder next to it."""
    game = begin("hammer")
    open_by(game, opener)
    choose(game, "bid 8 c1", "pass", "wonder munch e12")
    return game


@pytest.mark.rule("skyrise.wonder-hammer", "skyrise.wonder-hammer-answer")
def test_the_hammer_may_go_above_another_wonder() -> None:
    game = answered()
    assert TITLE.view(game, None).phase == "answer"
    assert game.active == SLATE
    assert set(codes(game)) == {"pass", "wonder hammer e8", "wonder hammer e9", "wonder hammer e13"}
    choose(game, "wonder hammer e13")
    assert owner(game, "e13") == (SLATE, "hammer")
    assert owner(game, "e12") is None
    assert "munch" in stock(game, SAND), "it goes back"
    assert prestige(game) == [5, 0, 0, 0], "and brings nothing"
    assert told(game, "outbid") == [("outbid", SAND, {"card": 12})]


@pytest.mark.rule("skyrise.wonder-hammer-answer")
def test_the_owner_of_the_hammer_may_let_the_wonder_stand() -> None:
    game = answered()
    choose(game, "pass")
    assert owner(game, "e12") == (SAND, "munch")
    assert "hammer" in stock(game, SLATE)


@pytest.mark.rule("skyrise.wonder-hammer-answer")
def test_who_has_passed_does_not_answer() -> None:
    game = begin("hammer")
    open_by(game, BRICK)
    choose(game, "bid 8 c1", "pass", "bid 12 e12", "pass", "wonder boca e13")
    assert owner(game, "e13") == (BRICK, "boca")


@pytest.mark.rule("skyrise.wonder-hammer-answer")
def test_nothing_goes_above_the_hammer() -> None:
    game = begin("hammer")
    open_by(game, BRICK)
    choose(game, "bid 8 c1", "pass", "pass", "wonder hammer e12")
    assert owner(game, "e12") == (SLATE, "hammer")


@pytest.mark.rule("skyrise.wonder-hammer-answer")
def test_nobody_answers_his_own_wonder_or_once_the_hammer_is_built_or_where_no_neighbour_is_vacant() -> None:
    game = table(2)
    era_two(game, "hammer boca", "munch baron")
    open_by(game, BRICK)
    choose(game, "bid 8 c1", "wonder boca e12")
    assert owner(game, "e12") == (SLATE, "boca")
    game = begin("hammer")
    build(game, "c3")
    open_by(game, BRICK)
    choose(game, "bid 8 c1", "pass", "wonder munch e12")
    assert owner(game, "e12") == (SAND, "munch")
    game = begin("hammer")
    put(game, BRICK, "e8 low, e9 low, e13 medium")
    open_by(game, BRICK)
    choose(game, "bid 14 c1", "pass", "wonder munch e12")
    assert owner(game, "e12") == (SAND, "munch")


@pytest.mark.rule("skyrise.wonder-hammer-ban")
def test_next_to_the_hammer_opponents_bid_nothing_tall() -> None:
    game = begin("hammer")
    build(game, "c1")
    assert game.hammer_owner == SLATE
    open_by(game, BRICK)
    assert places(game, "bid 72") == {"c2", "c3", "c4", "e12", "n14"}
    assert places(game, "bid 89") == {"c3"}, "tall"
    open_by(game, SLATE)
    keep(game, SLATE, "91")
    assert places(game, "bid 91") == {"c2", "c3", "c4", "e12", "n14"}, "its owner may"


@pytest.mark.rule("skyrise.wonder-hammer-ban")
def test_a_raise_with_something_tall_keeps_off_the_hammer_too() -> None:
    game = begin("hammer")
    build(game, "c1")
    open_by(game, BRICK)
    choose(game, "bid 8 c3")
    assert game.active == PATINA
    assert places(game, "bid 68") == {"c2", "c4", "s14", "w12"}
    assert places(game, "bid 95") == {"s14", "w12"}


@pytest.mark.rule("skyrise.wonder-hammer-exception")
def test_the_ban_is_off_when_nothing_else_is_vacant() -> None:
    game = begin("hammer")
    build(game, "c1")
    open_by(game, BRICK)
    game.vacant &= game.hammer_near
    assert places(game, "bid 89") == {"c2", "c4", "e12", "n14"}


@pytest.mark.rule("skyrise.wonder-hammer-exception")
def test_the_ban_is_off_for_an_opening_that_could_not_be_made_otherwise() -> None:
    game = begin("hammer")
    put(game, PATINA, "c2 low, c3 low, c4 low")
    build(game, "c1")
    put(game, SAND, "e14 medium, s12 medium, s14 medium, w12 medium")
    game.vacant &= game.hammer_near | ~game.reach
    open_by(game, BRICK)
    keep(game, BRICK, "89")
    assert places(game, "bid 89") == {"e12", "n14"}
    keep(game, BRICK, "72 89")
    assert set(codes(game)) == {"bid 72 e12", "bid 72 n14"}, "the medium one can open"


# 2 Capitol


@pytest.mark.rule("skyrise.wonder-capitol")
def test_the_capitol_opens_anywhere_and_wins_at_once() -> None:
    game = begin("capitol")
    open_by(game, SLATE)
    assert len(places(game, "wonder capitol")) == 60
    assert len(places(game, "bid 2")) == 4
    choose(game, "wonder capitol n1")
    assert owner(game, "n1") == (SLATE, "capitol")
    assert prestige(game)[SLATE] == 5


@pytest.mark.rule("skyrise.wonder-capitol")
def test_as_a_raise_the_capitol_is_a_wonder_like_any_other() -> None:
    game = begin("capitol")
    open_by(game, BRICK)
    choose(game, "bid 8 c1", "pass", "pass")
    assert places(game, "wonder capitol") == {"c2", "c4", "n14", "e12"}


@pytest.mark.rule("skyrise.wonder-capitol", "skyrise.wonder-hammer-answer")
def test_the_hammer_may_answer_an_opening_capitol() -> None:
    game = table(3)
    era_two(game, "capitol", "hammer", "boca")
    choose(game, "wonder capitol e1")
    assert game.active == BRICK
    choose(game, "wonder hammer e2")
    assert owner(game, "e1") is None


# 3 Pavilion


@pytest.mark.rule("skyrise.wonder-pavilion")
def test_the_pavilion_counts_every_numbered_bid_whoever_placed_it() -> None:
    game = begin("pavilion")
    open_by(game, SLATE)
    choose(game, "bid 2 c1", "bid 8 c2", "bid 22 c3", "bid 32 c4", "wonder pavilion w14")
    assert prestige(game)[SLATE] == 8


@pytest.mark.rule("skyrise.wonder-pavilion")
def test_a_wonder_that_was_outbid_is_no_bid() -> None:
    game = table(2)
    era_two(game, "hammer pavilion", "munch baron")
    open_by(game, BRICK)
    choose(game, "bid 8 c1", "wonder pavilion e12")
    assert prestige(game)[SLATE] == 2
    assert game.placed == 0, "the next auction counts anew"


# 4 Atlantis, 5 Zeppelin Rock


@pytest.mark.rule("skyrise.wonder-atlantis")
@pytest.mark.parametrize(("own", "points"), [
    ("e9 low, s5 low", 0),
    ("e9 low, e10 low, s5 medium", 8),
    ("e9 low, e8 low, e12 medium, s5 medium", 0),  # three around one lake are one lake
    ("s6 low, w6 low, e9 medium", 8),
])
def test_atlantis_wants_three_lakes_on_any_islands(own: str, points: int) -> None:
    game = begin("atlantis")
    put(game, SLATE, own)
    put(game, BRICK, "n8 low, n6 low, w1 medium")
    assert build(game, "c1") == points


@pytest.mark.rule("skyrise.wonder-atlantis")
def test_atlantis_itself_stands_at_a_lake() -> None:
    game = begin("atlantis")
    put(game, SLATE, "e9 low, e10 low")
    assert build(game, "e13") == 0
    game = begin("atlantis")
    put(game, SLATE, "e9 low, e10 low, s4 medium")
    assert build(game, "s5") == 8


@pytest.mark.rule("skyrise.wonder-zeppelin")
@pytest.mark.parametrize(("own", "points"), [
    ("e1 low, e5 low, e9 medium", 0),
    ("e1 low, e5 low, e9 medium, s4 medium", 8),  # one structure beside an airship is enough
    ("e1 low, e4 low, e5 medium, e10 medium, e9 medium", 0),
])
def test_zeppelin_rock_wants_four_airships_on_any_islands(own: str, points: int) -> None:
    game = begin("zeppelin")
    put(game, SLATE, own)
    put(game, BRICK, "n5 low, n9 low")
    assert build(game, "c1") == points


# 6 Lynch's Image, 7 Opportunity


@pytest.mark.rule("skyrise.wonder-lynch")
def test_lynchs_image_counts_structures_next_to_it_whoever_owns_them() -> None:
    game = begin("lynch")
    put(game, BRICK, "e1 low, e14 low")
    put(game, SLATE, "e5 low, e7 low")
    assert build(game, "e2") == 4


@pytest.mark.rule("skyrise.wonder-opportunity")
def test_opportunity_counts_vacant_districts_next_to_it_once_bids_are_back() -> None:
    game = begin("opportunity")
    put(game, BRICK, "e5 low")
    assert build(game, "e2") == 6
    game = begin("opportunity")
    assert build(game, "c2", first="bid 8 c1") == 8, "c1, where the bid was, is vacant again"


# 8 Kahn's Ambition


@pytest.mark.rule("skyrise.wonder-kahn")
def test_kahns_ambition_shows_the_objective_and_scores_it_now_and_again_in_the_end() -> None:
    game = begin("kahn")
    put(game, SLATE, "e2 low, e4 low, s1 medium, s9 medium")
    assert TITLE.view(game, BRICK).players[SLATE].objective is None
    assert build(game, "c2") == 10
    for watching in (BRICK, None):
        assert TITLE.view(game, watching).players[SLATE].objective == 0
    assert told(game, "reveal-objective") == [("reveal-objective", SLATE, {"faction": 0})]
    game.score_end()
    end = TITLE.view(game, None).end
    assert end is not None
    assert end.objectives[SLATE] == (0, 4, 10)


@pytest.mark.rule("skyrise.wonder-kahn")
def test_kahns_ambition_brings_nothing_now_if_the_objective_is_not_met_and_counts_itself() -> None:
    game = begin("kahn")
    put(game, SLATE, "e2 low, e4 low")
    assert build(game, "c2") == 0
    assert TITLE.view(game, None).players[SLATE].objective == 0
    game = begin("kahn")
    put(game, SLATE, "e2 low, e4 low, s1 medium")
    assert build(game, "c1") == 10, "c1 is a philosophers' district"


# 9 Jacobs Gardens


@pytest.mark.rule("skyrise.wonder-gardens")
def test_the_gardens_count_discs_of_the_faction_they_stand_with() -> None:
    game = begin("gardens", discs="c1 philosophers")
    give(game, SLATE, "philosophers philosophers artists")
    assert build(game, "c1") == 6, "the disc just taken counts"
    game = begin("gardens")
    give(game, SLATE, "artists artists artists artists artists")
    assert build(game, "c3") == 10, "those on the portrait count too"


@pytest.mark.rule("skyrise.wonder-gardens")
def test_a_wild_disc_is_one_of_its_faction_for_the_gardens() -> None:
    game = begin("gardens", discs="c3 wild")
    keep(game, SLATE, "gardens")
    open_by(game, SLATE)
    choose(game, "wonder gardens c3", "wild artists")
    assert prestige(game)[SLATE] == 2


# 10 Intelligentsium


@pytest.mark.rule("skyrise.wonder-intelligentsium")
def test_the_intelligentsium_scores_the_panoramas_of_its_island_for_its_owner() -> None:
    game = begin("intelligentsium", panoramas="airships windmills")
    put(game, SLATE, "e1 low, e4 low, w1 medium, w6 medium")
    put(game, BRICK, "e7 low")
    assert build(game, "e2") == 3 + 2, "an airship and a windmill; those of the west do not count"
    assert prestige(game)[BRICK] == 0


@pytest.mark.rule("skyrise.wonder-intelligentsium")
def test_the_intelligentsium_counts_itself_and_bridges_with_either_end_on_its_island() -> None:
    game = begin("intelligentsium", panoramas="bridges lakes")
    put(game, SLATE, "c1 low, c2 low, s12 medium")
    assert build(game, "e12") == 3, "e12-c1; c2-s12 leads elsewhere"
    game = begin("intelligentsium", panoramas="bridges lakes")
    put(game, SLATE, "e12 low, s12 medium, c2 low")
    assert build(game, "c1") == 6, "on the central island: both"


# 11 Olmsted


@pytest.mark.rule("skyrise.wonder-olmsted")
def test_the_olmsted_counts_the_central_island_wherever_it_stands() -> None:
    for own, points in ((False, 4), (True, 2)):
        game = begin("olmsted", olmsted_own=own)
        put(game, SLATE, "c1 low, e5 low")
        put(game, BRICK, "c3 low")
        assert build(game, "e6") == points
        game = begin("olmsted", olmsted_own=own)
        put(game, SLATE, "c1 low")
        assert build(game, "c2") == 4, "itself, if it stands there"


# 12 Munch's Haven


@pytest.mark.rule("skyrise.wonder-munch")
@pytest.mark.parametrize(("discs", "points"), [
    ("", 0), ("patron-a patron-a", 3), ("patron-a patron-c", 6), ("patron-a patron-b patron-c patron-d", 12)
])
def test_munchs_haven_counts_different_patrons(discs: str, points: int) -> None:
    game = begin("munch")
    give(game, SLATE, discs)
    assert build(game, "c1") == points


# 13 Sullivan's Spire, 14 Atelier


@pytest.mark.rule("skyrise.wonder-sullivan")
def test_sullivans_spire_counts_tall_buildings_of_its_island_whoever_owns_them() -> None:
    game = begin("sullivan")
    put(game, SLATE, "e1 tall, w1 tall, e5 medium")
    put(game, BRICK, "e7 tall")
    assert build(game, "e2") == 6


@pytest.mark.rule("skyrise.wonder-sullivan", "skyrise.wonder-atelier-tall")
def test_the_atelier_is_tall_for_the_spire_and_for_control() -> None:
    game = table(2)
    era_two(game, "sullivan boca", "atelier shard")
    open_by(game, SLATE)
    choose(game, "bid 2 c1", "wonder atelier e12")
    assert owner(game, "e12") == (BRICK, "atelier")
    [island] = [one for one in TITLE.view(game, None).islands if one.id == 2]
    assert (island.holders, island.counts[BRICK]) == ((BRICK,), (1, 0, 0))
    open_by(game, SLATE)
    keep(game, SLATE, "sullivan")
    choose(game, "wonder sullivan e13")
    assert prestige(game)[SLATE] == 3


@pytest.mark.rule("skyrise.wonder-atelier")
def test_the_atelier_brings_five_if_its_owner_controls_the_island_then() -> None:
    game = begin("atelier")
    put(game, BRICK, "e5 medium, e6 medium")
    assert build(game, "e2") == 5, "it is the only tall one"


@pytest.mark.rule("skyrise.wonder-atelier")
def test_the_atelier_shares_control_like_anything_tall() -> None:
    for theirs, points in (("e5 tall", 5), ("e5 tall, e6 low", 0)):
        game = begin("atelier")
        put(game, BRICK, theirs)
        assert build(game, "e2") == points


@pytest.mark.rule("skyrise.wonder-atelier-tall")
def test_the_atelier_keeps_off_an_opponents_hammer() -> None:
    game = table(2)
    era_two(game, "atelier boca", "hammer shard")
    open_by(game, SLATE)
    choose(game, "bid 2 c1", "wonder hammer c2")
    open_by(game, BRICK)
    choose(game, "bid 8 c3")
    assert places(game, "wonder boca") == {"c4", "w12"}
    assert places(game, "wonder atelier") == {"c4", "w12"}, "c2 is built on"
    choose(game, "pass")
    open_by(game, BRICK)
    choose(game, "bid 14 c4")
    assert places(game, "wonder boca") == {"c1", "w14"}
    assert places(game, "wonder atelier") == {"w14"}


# 15 Shard


@pytest.mark.rule("skyrise.wonder-shard")
def test_the_shard_counts_patron_discs_there_are_by_then() -> None:
    game = begin("shard", discs="c1 patron-c")
    give(game, SLATE, "patron-a patron-a artists commission")
    assert build(game, "c1") == 6
    give(game, SLATE, "patron-d")
    assert prestige(game)[SLATE] == 6
    game.score_end()
    end = TITLE.view(game, None).end
    assert end is not None
    assert end.patrons[SLATE] == 2 * game.values[0] + game.values[2] + game.values[3], "all of them again"


# 16 La Boca, 17 Le Baron


@pytest.mark.rule("skyrise.wonder-boca")
@pytest.mark.parametrize(("own", "points"), [
    ("e4 low", 3), ("e1 low", 6), ("e1 low, e3 low", 9), ("e1 low, e3 low, e5 medium", 12),
    ("w1 low, w2 low", 3),
])
def test_la_boca_counts_the_colours_built_in_on_its_island(own: str, points: int) -> None:
    game = begin("boca")
    put(game, SLATE, own)
    put(game, BRICK, "e7 low, e6 low")
    put(game, PATINA, "e10 low")
    assert build(game, "e2") == points


@pytest.mark.rule("skyrise.wonder-baron")
@pytest.mark.parametrize(("left", "points"), [
    ("baron", 12), ("2 baron", 8), ("2 18 baron", 4), ("2 18 30 baron", 0), ("2 18 30 46 baron", 0)
])
def test_le_baron_wants_little_left_to_build(left: str, points: int) -> None:
    game = begin("baron")
    keep(game, SLATE, left)
    open_by(game, BRICK)
    choose(game, "bid 8 c1", "pass", "pass", "wonder baron c2")
    assert prestige(game)[SLATE] == points


@pytest.mark.rule("skyrise.wonder-baron")
def test_a_bid_that_goes_back_is_still_to_be_built() -> None:
    game = begin("baron")
    keep(game, SLATE, "2 baron")
    open_by(game, SLATE)
    choose(game, "bid 2 c1", "bid 8 c2", "pass", "pass", "wonder baron c3")
    assert prestige(game)[SLATE] == 8


# 18 Vault


def vault(discs: str, place: str = "e2") -> Skyrise:
    game = begin("vault", discs=discs)
    put(game, BRICK, "e6 low")
    keep(game, SLATE, "2 vault")
    open_by(game, BRICK)
    choose(game, "bid 14 e5", "pass", "pass", f"wonder vault {place}")
    return game


@pytest.mark.rule("skyrise.wonder-vault")
def test_the_vault_takes_a_second_disc_from_a_vacant_district_of_its_island() -> None:
    game = vault("e2 artists, e5 inventors, e13 patron-a, w3 wild")
    assert game.active == SLATE
    assert set(codes(game)) == {"vault none", "vault e5", "vault e13"}, "not from another island"
    choose(game, "vault e5")
    view = TITLE.view(game, None)
    assert view.players[SLATE].rows == (0, 0, 1, 1)
    assert view.active == SLATE
    assert view.phase == "open"
    assert prestige(game)[SLATE] == 0
    assert told(game, "vault")[0][2] == {"disc": 3, "district": 4 + 14 + 4}


@pytest.mark.rule("skyrise.wonder-vault")
def test_the_district_without_its_disc_can_be_bid_for_and_brings_none() -> None:
    game = vault("e5 inventors")
    choose(game, "vault e5")
    assert "e5" in places(game, "bid 2")
    keep(game, BRICK, "8")
    choose(game, "bid 2 e5", *["pass"] * 2)
    assert told(game, "disc") == []


@pytest.mark.rule("skyrise.wonder-vault")
def test_the_second_disc_may_be_left_and_a_wild_one_is_assigned() -> None:
    game = vault("e5 inventors")
    choose(game, "vault none")
    assert TITLE.view(game, None).players[SLATE].rows == (0, 0, 0, 0)
    assert game.phase == 0
    game = vault("e2 wild, e5 wild")
    choose(game, "wild artists", "vault e5", "wild inventors")
    assert TITLE.view(game, None).players[SLATE].rows == (0, 0, 1, 1)
    assert game.phase == 0


@pytest.mark.rule("skyrise.wonder-vault")
def test_without_a_disc_on_the_island_the_vault_brings_nothing_and_asks_nothing() -> None:
    game = vault("e6 artists, w1 artists")
    assert game.phase == 0
    assert told(game, "vault", "no-disc") == []


# 19 Summit


@pytest.mark.rule("skyrise.wonder-summit")
def test_the_summit_scores_control_of_all_islands_for_its_owner() -> None:
    game = begin("summit")
    put(game, SLATE, "e1 tall, w1 low, s1 medium")
    put(game, BRICK, "s4 medium, n1 low, w4 low")
    before = prestige(game)
    assert build(game, "e2") == 15, "the east alone, south and west shared"
    assert prestige(game)[1:] == before[1:]


# 20 Niemeyer's Legacy


def legacy(own: str, place: str, others: Sequence[str] = ()) -> int:
    game = begin("niemeyer")
    for one in own.split():
        put(game, SLATE, f"{one} {'low' if len(stock(game, SLATE)) % 2 else 'medium'}")
    for one in others:
        put(game, BRICK, f"{one} low")
    return build(game, place)


@pytest.mark.rule("skyrise.wonder-niemeyer")
def test_niemeyers_legacy_counts_the_longest_chain() -> None:
    assert legacy("", "c1") == 2, "itself"
    assert legacy("e1 e2", "e3") == 6
    assert legacy("e1 e2 e3 c1", "c4") == 6, "it need not be part of it"
    assert legacy("e1 e2 e6", "e7", ["e3"]) == 8


@pytest.mark.rule("skyrise.wonder-niemeyer")
def test_a_chain_does_not_branch_nor_turn_back() -> None:
    assert legacy("e2 e5 e6", "e1") == 8, "e1, e2, e6, e5 or the other way round"
    assert legacy("e1 e4 e6", "e5") == 6, "in and out of e5: two of its three neighbours"


@pytest.mark.rule("skyrise.wonder-niemeyer")
def test_a_chain_goes_over_bridges_to_other_islands() -> None:
    assert legacy("e13 e12 c1 c2", "s12") == 10
