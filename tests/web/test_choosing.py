"""What clicks on the board amount to."""

from __future__ import annotations

from quartier.core.phrase import phrase
from quartier.core.title import Choice
from quartier.web.choosing import choose
from tests.market.title import TITLE

GAME = TITLE.deal(TITLE.edition, 2, {"double": "no"}, 1)


def choice(code: int, *marks: str) -> Choice:
    return Choice(code, marks, " ".join(marks), phrase("title"))


MENU = [choice(0, "stall-left"), choice(1, "card-1", "stall-left"), choice(2, "card-2", "stall-left")]


def test_what_is_picked_is_a_choice_even_if_a_longer_one_holds_it_too() -> None:
    assert choose(TITLE, GAME, 0, MENU, ["stall-left"]).pending == MENU[0]
    going_on = choose(TITLE, GAME, 0, MENU, ["stall-left", "card-2"])
    assert going_on.pending == MENU[2]
    assert choose(TITLE, GAME, 0, MENU, ["card-1"]).pending == MENU[1]


def test_nothing_is_pending_while_several_choices_are_left() -> None:
    menu = [choice(1, "card-1", "stall-left"), choice(2, "card-2", "stall-left")]
    chosen = choose(TITLE, GAME, 0, menu, ["stall-left"])
    assert chosen.pending is None
    assert chosen.live == {"card-1", "card-2"}
