"""How eras end: control, panoramas, wonder cards, keys, initiative."""

from __future__ import annotations

import pytest

from quartier.titles.skyrise.names import PANORAMAS
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.title import TITLE
from quartier.titles.skyrise.view import ControlView
from tests.titles.skyrise.scene import (
    choose,
    codes,
    deal,
    era_two,
    keep,
    lay,
    open_by,
    play_randomly,
    prestige,
    put,
    stock,
    table,
    told,
)

SLATE, BRICK, PATINA, SAND = range(4)
EAST = 2


def end_era(game: Skyrise) -> None:
    """Slate builds its last building of era 1, on c1."""
    win_alone(game, SLATE, "2", "c1")


def win_alone(game: Skyrise, seat: int, number: str, place: str) -> None:
    """The last number this seat has, while nobody bids against it."""
    keep(game, seat, number)
    game.out = (1 << game.seats) - 1 & ~(1 << seat)
    choose(game, f"bid {number} {place}")


def control(game: Skyrise, island: int) -> ControlView:
    [found] = [one for one in TITLE.view(game, None).eras[-1].control if one.island == island]
    return found


# era 1 ends


@pytest.mark.rule("skyrise.era-one-ends", "skyrise.era-one-steps")
def test_era_one_ends_when_somebody_has_built_all_seven() -> None:
    game = table(3, "c1 wild")
    end_era(game)
    assert TITLE.view(game, None).phase == "wild", "every step of that auction comes first"
    choose(game, "wild artists")
    view = TITLE.view(game, None)
    assert (view.phase, view.active, view.era) == ("cards", None, 2)
    assert [kind for kind, _, _ in told(game, "wild", "era-end")] == ["wild", "era-end"]


def test_era_one_goes_on_as_long_as_everybody_has_something_to_build() -> None:
    game = table(3)
    keep(game, SLATE, "2 18")
    choose(game, "bid 18 c1", "pass", "pass")
    assert TITLE.view(game, None).phase == "open"


@pytest.mark.rule("skyrise.unlock", "skyrise.unbuilt-stay")
def test_era_two_adds_five_numbers_and_a_wonder_to_what_is_left() -> None:
    game = deal(3, 4)
    left: dict[int, list[str]] = {}
    while game.owed():
        seat = next(seat for seat in range(3) if game.owed() >> seat & 1)
        if TITLE.view(game, None).phase == "cards":
            left = left or {one: stock(game, one) for one in range(3)}
        game.play(seat, game.choices(seat)[-1 if game.phase == 5 else 0])
        if left and game.phase == 0:
            break
    assert any(len(numbers) == 0 for numbers in left.values())
    for seat in range(3):
        player = TITLE.view(game, None).players[seat]
        now = stock(game, seat)
        assert len(now) == len(left[seat]) + 6
        assert set(left[seat]) < set(now)
        assert now[-1] == player.wonders[0]
        assert player.locked == ()


# control


@pytest.mark.rule("skyrise.control")
def test_the_only_tall_building_controls_the_island() -> None:
    game = table(2)
    put(game, BRICK, "e6 tall")
    put(game, SLATE, "e5 medium, e2 medium, e3 low")
    end_era(game)
    assert control(game, EAST).holders == (BRICK,)
    assert control(game, EAST).by == "tall"
    assert prestige(game)[BRICK] == 5


@pytest.mark.rule("skyrise.control-shared")
def test_one_tall_and_one_medium_each_share_the_island() -> None:
    game = table(2)
    put(game, BRICK, "e6 tall, e5 medium")
    put(game, SLATE, "e2 tall, e3 medium")
    end_era(game)
    assert control(game, EAST).holders == (SLATE, BRICK)
    assert control(game, EAST).by == "shared"
    assert prestige(game) == [5 + 5, 5], "slate has the centre as well"


@pytest.mark.rule("skyrise.control-compare")
@pytest.mark.parametrize(("mine", "others", "by"), [
    ("e6 tall, e5 tall", "e2 tall, e3 medium, e7 medium", "tall"),
    ("e6 tall, e5 medium", "e2 tall, e3 low, e7 low", "medium"),
    ("e6 medium", "e3 low, e7 low", "medium"),
    ("e6 medium, e5 low, e4 low", "e2 medium, e7 low", "low"),
    ("e6 low", "w6 low", "low"),
])
def test_what_is_level_is_compared_further_down(mine: str, others: str, by: str) -> None:
    game = table(2)
    put(game, BRICK, mine)
    put(game, SLATE, others)
    end_era(game)
    found = control(game, EAST)
    assert (found.holders, found.by, found.points) == ((BRICK,), by, 5)


@pytest.mark.rule("skyrise.control-empty")
def test_nobody_controls_an_island_without_buildings() -> None:
    game = table(2)
    end_era(game)
    assert (control(game, EAST).holders, control(game, EAST).by) == ((), "nobody")
    assert prestige(game) == [5, 0], "the centre alone"
    assert told(game, "control")[1][2] == {"island": 2, "seats": [], "points": 5}


@pytest.mark.rule("skyrise.wonder-no-height")
def test_wonders_do_not_count_for_control() -> None:
    game = table(2)
    era_two(game, "boca shard", "munch baron")
    put(game, BRICK, "e6 low")
    open_by(game, BRICK)
    choose(game, "bid 14 e5", "wonder boca e2")
    [island] = [one for one in TITLE.view(game, None).islands if one.id == EAST]
    assert (island.holders, island.counts[SLATE]) == ((BRICK,), (0, 0, 0))


# panoramas


def met(panorama: str, buildings: str, others: str = "") -> int:
    game = table(2, panoramas=f"{panorama} {'lakes' if panorama != 'lakes' else 'chains'}")
    put(game, BRICK, buildings)
    if others:
        put(game, SLATE, others)
    end_era(game)
    [seen] = [one for one in TITLE.view(game, None).eras[0].panoramas if one.card == panorama]
    assert seen.points[BRICK] == seen.each * sum(feat.seat == BRICK for feat in seen.feats)
    return seen.points[BRICK]


@pytest.mark.rule("skyrise.panorama-airships", "skyrise.panorama-repeat")
def test_an_airship_counts_with_own_structures_on_both_sides() -> None:
    assert met("airships", "e1 low") == 0
    assert met("airships", "e1 low", "e4 low") == 0
    assert met("airships", "e1 low, e4 medium") == 3
    assert met("airships", "e1 low, e4 medium, e5 low, e10 tall") == 6


@pytest.mark.rule("skyrise.panorama-windmills", "skyrise.panorama-repeat")
def test_every_structure_at_a_windmill_counts() -> None:
    assert met("windmills", "e2 low") == 0
    assert met("windmills", "e1 low") == 2
    assert met("windmills", "e1 low, e7 medium, w6 low", "e13 low") == 6


@pytest.mark.rule("skyrise.panorama-bridges", "skyrise.panorama-reuse")
def test_a_bridge_counts_with_own_structures_at_both_ends_and_one_end_serves_two() -> None:
    assert met("bridges", "e12 low", "c2 low") == 0
    assert met("bridges", "e9 low, e12 low") == 3
    game = table(2, panoramas="bridges lakes")
    put(game, SLATE, "e12 low, e9 medium")
    end_era(game)
    assert TITLE.view(game, None).eras[0].panoramas[0].points == (6, 0), "e9-e12 and e12-c1"


@pytest.mark.rule("skyrise.panorama-lakes")
def test_a_lake_counts_once_with_three_own_structures_around_it() -> None:
    assert met("lakes", "e8 low, e9 low") == 0
    assert met("lakes", "e8 low, e9 low, e12 medium") == 3
    assert met("lakes", "e8 low, e9 low, e12 medium, e13 medium") == 3
    assert met("lakes", "e8 low, e9 low", "e12 medium") == 0


@pytest.mark.rule("skyrise.panorama-chains")
def test_three_that_hang_together_count_once_an_island() -> None:
    assert met("chains", "e1 low, e2 low") == 0
    assert met("chains", "e1 low, e2 low, e4 medium") == 0, "e1 and e4 do not touch"
    assert met("chains", "e1 low, e2 low, e3 medium") == 4
    assert met("chains", "e1 low, e2 low, e3 medium, e7 medium, e11 medium, e14 medium") == 4
    assert met("chains", "e1 low, e2 low, e3 medium, w1 medium, w2 medium, w5 medium") == 8
    assert met("chains", "e14 low, e13 low, c2 medium") == 0, "over a bridge to another island they do not"
    assert met("chains", "e9 low, e12 low, e13 medium") == 4, "over a bridge on the island they do"


@pytest.mark.rule("skyrise.panorama-repeat")
def test_the_example_of_the_rulebook_airships_twice_and_one_windmill() -> None:
    game = table(4, panoramas="airships windmills")
    put(game, SAND, "e1 low, e4 low, e5 medium, e10 tall")
    end_era(game)
    airships, windmills = TITLE.view(game, None).eras[0].panoramas
    assert (airships.points[SAND], windmills.points[SAND]) == (6, 2)
    assert told(game, "panorama") == [
        ("panorama", SAND, {"card": 0, "count": 2, "points": 6}),
        ("panorama", SAND, {"card": 1, "count": 1, "points": 2}),
    ]


@pytest.mark.rule("skyrise.panorama-reuse")
def test_one_structure_serves_both_panoramas_at_once() -> None:
    game = table(2, panoramas="airships lakes")
    put(game, BRICK, "e10 low, e5 low, e6 medium, e11 medium")
    end_era(game)
    airships, lakes = TITLE.view(game, None).eras[0].panoramas
    assert (airships.points[BRICK], lakes.points[BRICK]) == (3, 3)
    assert 4 + 14 + 9 in airships.feats[0].districts
    assert 4 + 14 + 9 in lakes.feats[0].districts


def test_feats_and_points_agree_in_any_game() -> None:
    for seed in range(40):
        game = deal(2 + seed % 3, seed)
        play_randomly(game, seed)
        view = TITLE.view(game, None)
        for era in view.eras:
            for one in era.panoramas:
                assert one.card in PANORAMAS
                assert one.points == tuple(
                    one.each * sum(feat.seat == seat for feat in one.feats) for seat in range(view.seats)
                )


# wonder cards


@pytest.mark.rule("skyrise.choose-wonder", "skyrise.secret-cards", "skyrise.lowest-initiative")
def test_wonders_are_chosen_in_secret_and_revealed_together() -> None:
    game = table(3)
    end_era(game)
    assert game.owed() == 0b111
    hands = [TITLE.view(game, seat).hand for seat in range(3)]
    chosen = [hand[1] for hand in hands]
    choose(game, f"choose {chosen[1]}", seat=1)
    assert game.owed() == 0b101
    assert TITLE.view(game, 1).picks == (chosen[1],)
    for watching in (0, 2, None):
        view = TITLE.view(game, watching)
        assert view.players[1].ready
        assert view.players[1].wonders == ()
        assert view.picks == ()
    choose(game, f"choose {chosen[0]}", seat=0)
    choose(game, f"choose {chosen[2]}", seat=2)
    view = TITLE.view(game, None)
    assert [player.wonders for player in view.players] == [(card,) for card in chosen]
    assert [TITLE.view(game, seat).hand for seat in range(3)] == [()] * 3
    assert view.active == min(range(3), key=lambda seat: view.players[seat].initiative)
    assert told(game, "auction")[-1][2]["why"] == "initiative"


@pytest.mark.rule("skyrise.two-wonders", "skyrise.two-initiative")
def test_two_players_choose_two_cards_each() -> None:
    game = table(2)
    end_era(game)
    first, second = TITLE.view(game, 0).hand[:2]
    choose(game, f"choose {first}", seat=0)
    view = TITLE.view(game, 0)
    assert (game.owed(), view.cards_to_pick, view.players[0].ready) == (0b11, 1, False)
    assert f"choose {first}" not in codes(game, 0)
    choose(game, f"choose {second}", seat=0)
    assert game.owed() == 0b10
    theirs = TITLE.view(game, 1).hand[:2]
    for card in theirs:
        assert TITLE.view(game, 0).players[1].wonders == ()
        choose(game, f"choose {card}", seat=1)
    view = TITLE.view(game, None)
    assert [player.wonders for player in view.players] == [(first, second), theirs]
    assert [stock(game, seat)[-2:] for seat in range(2)] == [[first, second], list(theirs)]


@pytest.mark.rule("skyrise.two-initiative")
@pytest.mark.parametrize(("mine", "theirs", "first"), [
    ("hammer niemeyer", "capitol summit", SLATE),  # 21 and 21: the Hammer is 1
    ("capitol summit", "hammer niemeyer", BRICK),
    ("pavilion atlantis", "hammer niemeyer", SLATE),  # 7 and 21
    ("niemeyer hammer", "munch gardens", SLATE),  # 21 and 21 again, whichever was chosen first
])
def test_initiative_of_two_cards_is_their_sum_then_the_lowest(mine: str, theirs: str, first: int) -> None:
    game = table(2)
    era_two(game, mine, theirs)
    assert game.lowest_initiative() == first


# era 2


@pytest.mark.rule("skyrise.big-key", "skyrise.small-key", "skyrise.finished-next")
def test_keys_for_those_who_finish_first_and_the_lowest_card_opens() -> None:
    game = table(4)
    era_two(game, "summit", "niemeyer", "boca", "baron")
    win_alone(game, SLATE, "91", "c1")
    view = TITLE.view(game, None)
    assert view.players[SLATE].keys == ("big",)
    assert view.active == PATINA, "16 is the lowest of 20, 16 and 17"
    win_alone(game, PATINA, "95", "c2")
    view = TITLE.view(game, None)
    assert view.players[PATINA].keys == ("small",)
    assert view.active == SAND
    win_alone(game, SAND, "93", "c3")
    view = TITLE.view(game, None)
    assert view.players[SAND].keys == ()
    assert view.active == BRICK
    assert [view.players[seat].finished for seat in range(4)] == [1, 0, 2, 3]
    assert [data["key"] for _, _, data in told(game, "finished")] == [0, 1, 2]


@pytest.mark.rule("skyrise.small-key")
def test_two_players_have_no_small_key() -> None:
    game = table(2)
    era_two(game, "boca baron", "munch shard")
    win_alone(game, SLATE, "91", "c1")
    win_alone(game, BRICK, "8", "c2")
    view = TITLE.view(game, None)
    assert [player.keys for player in view.players] == [("big",), ()]


@pytest.mark.rule("skyrise.big-key", "skyrise.unbuilt-stay")
def test_a_key_takes_everything_built_wonders_and_what_was_left_of_era_one() -> None:
    game = table(3)
    era_two(game, "boca", "baron", "munch")
    keep(game, SLATE, "2 91 boca")
    game.out |= 0b110
    choose(game, "bid 91 c1")
    assert TITLE.view(game, None).players[SLATE].keys == ()
    game.out |= 0b110
    choose(game, "bid 2 c2")
    assert TITLE.view(game, None).players[SLATE].keys == ()
    choose(game, "wonder boca c3")
    assert TITLE.view(game, None).players[SLATE].keys == ("big",)


@pytest.mark.rule("skyrise.winner-opens")
def test_whoever_won_opens_again_as_long_as_he_has_something_to_build() -> None:
    game = table(3)
    era_two(game, "boca", "baron", "munch")
    open_by(game, PATINA)
    choose(game, "bid 16 c1", "pass", "bid 36 c2", "pass")
    assert game.active == BRICK
    assert told(game, "auction")[-1][2]["why"] == "won"


@pytest.mark.rule("skyrise.era-two-ends")
def test_the_game_ends_when_everybody_has_built_everything() -> None:
    for seats, structures, vacant in ((2, 28, 4), (3, 39, 7), (4, 52, 8)):
        game = deal(seats, 9)
        play_randomly(game, 9)
        view = TITLE.view(game, None)
        assert view.phase == "over"
        assert len(view.structures) == structures == view.auction
        assert len(view.districts) - structures == vacant
        assert all(player.stock == () for player in view.players)


def test_the_sheet_of_era_one_keeps_the_map_as_it_was() -> None:
    game = table(2)
    put(game, BRICK, "e6 tall")
    end_era(game)
    before = TITLE.view(game, None).eras[0]
    lay(game, "c2", "wild")
    play_randomly(game, 3)
    view = TITLE.view(game, None)
    assert view.eras[0] == before
    assert len(view.eras) == 2
    assert len(view.eras[1].structures) == len(view.structures)
