"""What a person clicked or wrote, and the choice it means."""

from __future__ import annotations

import pytest

from quartier.core.title import NO_SUCH_MOVE, NOT_YOUR_TURN, Refusal
from quartier.table.choosing import choice_of
from quartier.table.outcome import UNFINISHED_MOVE, Refused
from tests.market.title import TITLE as MARKET
from tests.table.scaffold import TITLE as SCAFFOLD

BRICKS = SCAFFOLD.deal(SCAFFOLD.edition, 2, {"rounds": "3"}, 1)
STALLS = MARKET.deal(MARKET.edition, 2, {"double": "no"}, 1)


@pytest.mark.parametrize("text", ["lay 2", "  lay   2\n", "hand load-2", "hand+load-2", "load-2 hand"])
def test_a_choice_is_meant_by_notation_or_marks(text: str) -> None:
    assert choice_of(SCAFFOLD, BRICKS, 0, text).code == 1


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", NO_SUCH_MOVE),
        (" ", NO_SUCH_MOVE),
        ("hand", UNFINISHED_MOVE),
        ("load-2", UNFINISHED_MOVE),
        ("hand load-2 load-2", UNFINISHED_MOVE),
        ("load-2 load-3", NO_SUCH_MOVE),
        ("load-9", NO_SUCH_MOVE),
        ("lay 9", NO_SUCH_MOVE),
        ("hand\x00load-2", NO_SUCH_MOVE),
        ("<script>", NO_SUCH_MOVE),
        ("hand " * 1000, NO_SUCH_MOVE),
    ],
)
def test_anything_else_is_refused(text: str, refusal: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        choice_of(SCAFFOLD, BRICKS, 0, text)
    assert refused.value.refusal == refusal


def test_only_who_is_asked_may_choose() -> None:
    with pytest.raises(Refused) as refused:
        choice_of(SCAFFOLD, BRICKS, 1, "lay 1")
    assert refused.value.refusal == NOT_YOUR_TURN


def test_the_title_says_which_of_its_rules_forbids_the_marks() -> None:
    mine = [choice.marks[0] for choice in MARKET.menu(STALLS, 0)]
    other = next(f"card-{number}" for number in range(1, 10) if f"card-{number}" not in mine)
    with pytest.raises(Refused) as refused:
        choice_of(MARKET, STALLS, 0, f"{other} stall-left")
    assert refused.value.refusal.rule == "own-card"
    assert not refused.value.refusal.house
