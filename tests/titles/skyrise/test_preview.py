"""What a choice would bring, said before it is made; and when it is doubted."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from quartier.core.luck import Luck
from quartier.core.phrase import Phrase
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.table import CHOOSING
from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise.scene import (
    choose,
    codes,
    deal,
    era_two,
    give,
    keep,
    open_by,
    play_randomly,
    prestige,
    put,
    table,
    told,
)

SLATE, BRICK, PATINA, SAND = range(4)


def plain(arg: Any) -> Any:
    return arg.key if isinstance(arg, Phrase) else arg


def lines(game: Skyrise, notation: str) -> dict[str, dict[str, Any]]:
    """By key, without the word before it; phrases by their keys."""
    seat = int(game.active)
    found = TITLE.preview(game, seat, codes(game)[notation])
    return {
        line.key.removeprefix("preview-"): {name: plain(arg) for name, arg in line.args.items()}
        for line in found
    }


def worth(game: Skyrise, notation: str) -> str:
    return TITLE.worth(game, int(game.active), codes(game)[notation])


def test_a_district_shows_its_disc_control_panoramas_and_objective() -> None:
    game = table(2, "e2 philosophers", panoramas="airships windmills")
    put(game, SLATE, "e4 low, e5 low")
    put(game, BRICK, "e6 medium, e3 medium")
    open_by(game, SLATE)
    seen = lines(game, "bid 91 e2")
    assert seen["district"] == {"district": "district-e2", "faction": "faction-philosophers"}
    assert seen["disc"] == {"disc": "disc-philosophers"}
    assert seen["row"] == {"faction": "faction-philosophers", "old": 2, "new": 3}
    assert seen["control"] == {"island": "island-e", "old": 0, "new": 5}
    assert seen["objective"] == {"faction": "faction-philosophers", "count": 2, "needed": 4}
    assert seen["neighbours"] == {"count": 1}
    assert "panorama" not in seen
    assert seen["total"] == {"points": 5 + 3 + 1}, "control, its own row, one more for e4"
    assert worth(game, "bid 91 e2") == "+9"


def test_a_panorama_that_would_be_met_is_counted() -> None:
    game = table(2, panoramas="airships lakes")
    put(game, SLATE, "e4 low, e5 low")
    open_by(game, SLATE)
    assert lines(game, "bid 30 e1")["panorama"] == {"panorama": "panorama-airships", "count": 1, "points": 3}


def test_the_total_is_what_the_next_scoring_would_bring_more() -> None:
    """Against the game itself: build it, end the era, and compare."""
    game = table(2, "e2 artists, e1 patron-a", panoramas="airships windmills")
    put(game, SLATE, "e4 low, e5 low")
    put(game, BRICK, "c1 low")
    open_by(game, SLATE)
    for notation in ("bid 91 e2", "bid 46 e1", "bid 30 c2"):
        idle, built = game.copy(), game.copy()
        said = int(worth(game, notation))
        choose(built, notation)
        while built.auction == game.auction and built.phase < 3:
            choose(built, "pass")
        for end in (idle, built):
            end.end_era()
            end.score_end()
        patron = int(game.values[0]) if notation.endswith("e1") else 0
        mean = 4 if patron else 0
        assert prestige(built)[SLATE] - prestige(idle)[SLATE] == said - mean + patron


def test_a_patron_unknown_is_reckoned_by_the_mean_and_a_known_one_by_its_value() -> None:
    game = table(2, "c1 patron-a")
    said = {worth(game.imagine(SLATE, Luck(number, 8)), "bid 2 c1") for number in range(30)}
    assert said == {"+11"}, "control 5, the row 2, a patron about 4"
    give(game, SLATE, "patron-a")
    assert worth(game, "bid 2 c1") == f"+{5 + 2 + int(game.values[0])}"


def test_a_wonder_shows_what_its_effect_would_bring() -> None:
    game = table(2)
    era_two(game, "lynch vault", "munch shard")
    put(game, BRICK, "e2 low, e5 low")
    open_by(game, BRICK)
    choose(game, "bid 14 e6")
    assert lines(game, "wonder lynch e3")["wonder"] == {"wonder": "wonder-lynch", "points": 2}
    assert lines(game, "wonder vault e3")["vault"] == {"wonder": "wonder-vault"}


@given(st.sampled_from([2, 3, 4]), st.integers(0, 10**6), st.integers(50, 170))
def test_what_a_wonder_is_said_to_bring_it_brings(seats: int, seed: int, moves: int) -> None:
    game = deal(seats, seed)
    play_randomly(game, seed, moves)
    wonders = [name for name in codes(game) if name.startswith("wonder")] if game.phase < CHOOSING else []
    for notation in wonders:
        built = game.copy()
        built.told = []
        seen = lines(game, notation).get("wonder")
        choose(built, notation)
        effects = [points for _, _, points in told(built, "effect")]
        if effects and seen and not told(built, "disc"):
            assert effects[0]["points"] == seen["points"]


def test_discs_to_assign_or_to_take_show_their_worth() -> None:
    game = table(2, "c1 wild")
    put(game, SLATE, "e1 low, e6 low")
    open_by(game, SLATE)
    choose(game, "bid 30 c1", "pass")
    assert worth(game, "wild artists") == "+2"
    assert worth(game, "wild inventors") == "+0"
    assert lines(game, "wild artists")["row"] == {"faction": "faction-artists", "old": 2, "new": 3}


def test_passing_and_cards_are_worth_nothing_in_signs() -> None:
    game = table(2)
    choose(game, "bid 2 c1")
    assert worth(game, "pass") == ""
    assert lines(game, "pass") == {}
    game.end_era()
    assert TITLE.worth(game, SLATE, int(game.choices(SLATE)[0])) == ""


# slips


def doubt(game: Skyrise, notation: str) -> str | None:
    warning = TITLE.warning(game, int(game.active), codes(game)[notation])
    return None if warning is None else warning.key


def test_a_higher_number_than_needed_is_doubted() -> None:
    game = table(2)
    keep(game, SLATE, "2 18")
    choose(game, "bid 2 c1")
    assert doubt(game, "bid 60 c2") == "warning-dear", "28 is medium too, and slate has 18 left"
    assert doubt(game, "bid 28 c2") is None
    assert doubt(game, "bid 24 c2") is None, "low: another height"
    keep(game, SLATE, "46")
    assert doubt(game, "bid 60 c2") is None, "28 could be beaten"


def test_a_fourth_disc_of_a_row_is_doubted() -> None:
    game = table(2, "c1 artists, c2 wild")
    give(game, SLATE, "artists artists artists")
    assert doubt(game, "bid 2 c1") == "warning-four"
    assert doubt(game, "bid 2 c3") is None
    choose(game, "bid 91 c2")
    assert doubt(game, "wild artists") == "warning-four"
    assert doubt(game, "wild inventors") is None
