"""Whatever is not offered is refused by the rule that forbids it."""

from __future__ import annotations

import pytest

from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise.scene import choose, deal, era_two, keep, open_by, play_randomly, put, table

SLATE, BRICK, PATINA, SAND = range(4)


def why(game: Skyrise, *marks: str, seat: int | None = None) -> str | None:
    refusal = TITLE.why_not(game, int(game.active) if seat is None else seat, marks)
    return None if refusal is None else refusal.rule


@pytest.mark.rule("skyrise.opening-place", "skyrise.must-open", "skyrise.vacant")
def test_openings() -> None:
    game = table()
    put(game, BRICK, "c1 low")
    assert why(game, "bid-2", "district-c2") is None
    assert why(game, "bid-2", "district-n1") == "opening-place"
    assert why(game, "district-n1") == "opening-place"
    assert why(game, "district-c1") == "vacant"
    assert why(game, "pass") == "must-open"


@pytest.mark.rule("skyrise.raise-higher", "skyrise.raise-adjacent", "skyrise.one-bid")
def test_raises() -> None:
    game = table()
    choose(game, "bid 30 c1")
    assert why(game, "bid-42", "district-c2") is None
    assert why(game, "bid-28", "district-c2") == "raise-higher"
    refusal = TITLE.why_not(game, BRICK, ["bid-24"])
    assert refusal is not None
    assert (refusal.rule, refusal.args) == ("raise-higher", {"number": 24, "top": 30})
    assert why(game, "bid-42", "district-c3") == "raise-adjacent"
    assert why(game, "district-c1") == "vacant"
    assert why(game, "bid-42", "bid-60") == "one-bid"
    assert why(game, "bid-42", "district-c2", "district-c4") == "one-bid"
    assert why(game, "pass", "district-c2") == "one-bid"
    assert why(game, "pass") is None


@pytest.mark.rule("skyrise.own-numbers", "skyrise.era-two-numbers", "skyrise.bids-block")
def test_numbers() -> None:
    game = table(2)
    assert why(game, "bid-24", "district-c1") == "own-numbers"
    assert why(game, "bid-10") == "era-two-numbers"
    choose(game, "bid 2 c1", "bid 24 c2")
    assert why(game, "bid-2") == "bids-block"
    choose(game, "bid 91 c3")
    assert why(game, "bid-91", "district-c4") == "own-numbers", "built"
    assert why(game, "bid-1") == NO_SUCH_MOVE.rule


@pytest.mark.rule("skyrise.wonder-era-two", "skyrise.place-wonder", "skyrise.opening-wonder")
def test_wonders() -> None:
    game = table()
    assert why(game, "wonder-boca") == "wonder-era-two"
    era_two(game, "boca", "baron", "munch", "shard")
    assert why(game, "wonder-boca", "district-c1") == "opening-wonder"
    assert why(game, "wonder-baron") == "place-wonder"
    choose(game, "bid 2 c1")
    assert why(game, "wonder-baron", "district-c2") is None
    assert why(game, "wonder-baron", "district-c3") == "raise-adjacent"


@pytest.mark.rule("skyrise.wonder-hammer-ban", "skyrise.wonder-hammer-answer")
def test_the_hammer() -> None:
    game = table()
    era_two(game, "hammer", "baron", "munch", "shard")
    open_by(game, BRICK)
    choose(game, "bid 8 c1", "wonder munch c2")
    assert why(game, "wonder-hammer", "district-c3") is None
    assert why(game, "bid-91") == "wonder-hammer-answer"
    choose(game, "wonder hammer e14")
    open_by(game, BRICK)
    assert why(game, "bid-89", "district-c2") == "wonder-hammer-ban"
    assert why(game, "bid-72", "district-c2") is None
    choose(game, "bid 24 c3")
    keep(game, PATINA, "95")
    assert why(game, "district-c2") == "wonder-hammer-ban"


@pytest.mark.rule("skyrise.wonder-capitol")
def test_the_capitol_may_go_where_numbers_may_not() -> None:
    game = table()
    era_two(game, "capitol", "baron", "munch", "shard")
    assert why(game, "district-n1") is None
    assert why(game, "wonder-capitol", "district-n1") is None
    assert why(game, "bid-2", "district-n1") == "opening-place"


@pytest.mark.rule("skyrise.wild-assign", "skyrise.wonder-vault", "skyrise.choose-wonder")
def test_what_is_not_a_bid() -> None:
    game = table(2, "c1 wild, c2 artists")
    assert why(game, "faction-artists") == NO_SUCH_MOVE.rule
    choose(game, "bid 30 c1", "pass")
    assert why(game, "faction-artists") is None
    assert why(game, "bid-2") == "wild-assign"
    choose(game, "wild artists")
    era_two(game, "vault boca", "munch shard")
    open_by(game, BRICK)
    choose(game, "bid 8 c4", "wonder vault c3")
    assert why(game, "district-c2") is None
    assert why(game, "none") is None
    assert why(game, "district-c4") == "wonder-vault"
    game = table(2)
    game.end_era()
    own, theirs = (TITLE.view(game, seat).hand[0] for seat in range(2))
    assert why(game, f"card-{own}", seat=SLATE) is None
    assert why(game, f"card-{theirs}", seat=SLATE) == "choose-wonder"


def test_whose_turn_it_is() -> None:
    game = table()
    assert TITLE.why_not(game, BRICK, ["pass"]) == NOT_YOUR_TURN
    choose(game, "bid 30 c1", "pass")
    assert why(game, "bid-42", seat=BRICK) == "pass-out"
    game = deal(2, 1)
    play_randomly(game, 1)
    assert TITLE.why_not(game, SLATE, ["pass"]) == GAME_OVER


def test_marks_of_other_maps_are_none() -> None:
    game = table(2)
    assert TITLE.why_not(game, SLATE, ["district-n1"]) == NO_SUCH_MOVE
    assert TITLE.why_not(game, SLATE, ["bid-002"]) == NO_SUCH_MOVE
