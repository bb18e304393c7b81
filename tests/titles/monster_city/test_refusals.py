"""Every reason for which a move may be refused is reached, by marks of the board or by a notation sent."""

from __future__ import annotations

import pytest

from quartier.table.choosing import choice_of
from quartier.table.outcome import Refused
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.title import TITLE
from quartier.words import LANGUAGES, Words
from tests.conformance.sight import draw as drawn_board
from tests.conformance.sight import marks_in
from tests.titles.monster_city.scene import choose, lay, mover


def scoring() -> MonsterCity:
    game = lay(["r3", "g3", "y3"], office="r8", hands=["rejected-project"], stack=20)
    game.filled[0] = 0b0001
    choose(game, "rejected-project r8")
    return game


def hungry() -> MonsterCity:
    game = lay(["r3 r4 g5 y6"], planet="each-r1-g1 all-y")
    choose(game, "attack each-r1-g1")
    return game


def stopped() -> MonsterCity:
    game = lay()
    choose(game, "stop", "stop", "stop")
    return game


REASONS = {
    "wrong phase, no scoring": (lay, "category-all", "scoring-when"),
    "wrong phase, a scoring": (scoring, "planet-all-r", "everybody-scores"),
    "no banknote": (lambda: lay(purses=[0]), "office-r5", "costs-a-banknote"),
    "purse full": (lambda: lay(purses=[2]), "planet-all-r", "full-purse"),
    "building not in the row": (lay, "office-r8", "from-office"),
    "monster not in the row": (lay, "planet-values-357", "from-planet"),
    "stop already used": (stopped, "stop", "stop-once"),
    "stop not in this mode": (lambda: lay(hands=[]), "stop", "no-stop"),
    "event not in hand": (lambda: lay(hands=["coward"]), "event-grant use", "event-in-hand"),
    "event not in this mode": (lay, "event-grant use", "event"),
    "victims too few": (hungry, "planet-all-y", "eaten-in-full"),
    "victims too many": (hungry, "city-r3 city-r4", "one-at-a-time"),
    "victims not matching": (hungry, "city-y6", "what-it-eats"),
    "victims twice": (hungry, "city-g5", "standing"),
    "bad target": (lambda: lay(hands=["coward"]), "event-coward office-r5", "event-target"),
    "no effect": (lambda: lay(hands=["grant"], purses=[2]), "event-grant use", "impossible-effect"),
    "category used": (scoring, "category-lowest", "category-once"),
    "two actions": (lay, "office-r5 planet-all-r", "one-action"),
    "own city": (lambda: lay(["r3"]), "city-r3", "own-city"),
    "not your turn": (lambda: lay(), "office-r5", "not-your-turn"),
    "no such move": (lay, "office-r9", "no-such-move"),
}
ON_THE_BOARD = (
    "wrong phase, a scoring", "no banknote", "purse full", "stop already used", "victims too few",
    "victims too many", "victims not matching", "two actions", "own city", "bad target", "category used",
)
"""Those that a click can reach, since all their marks are drawn."""


@pytest.mark.parametrize("reason", REASONS)
def test_a_move_is_refused_with_its_reason(reason: str) -> None:
    lay_out, sent, rule = REASONS[reason]
    game = lay_out()
    seat = 1 if rule == "not-your-turn" else mover(game)
    before = game.digest()
    with pytest.raises(Refused) as found:
        choice_of(TITLE, game, seat, sent)
    assert found.value.refusal.rule == rule
    assert game.digest() == before
    for language in LANGUAGES:
        assert Words(language, TITLE.folder, ["Ada", "Bo", "Cy"], seat).say(found.value.refusal.phrase())


@pytest.mark.parametrize("reason", ON_THE_BOARD)
def test_a_click_can_be_refused_with_its_reason(reason: str) -> None:
    lay_out, sent, _ = REASONS[reason]
    game = lay_out()
    seat = mover(game)
    first, *others = sent.split()
    assert first in marks_in(drawn_board(TITLE, game, seat))
    assert set(others) <= set(marks_in(drawn_board(TITLE, game, seat, [first])))


def test_the_end_refuses_everything() -> None:
    game = lay()
    game.over = True
    with pytest.raises(Refused) as found:
        choice_of(TITLE, game, 0, "office-r5")
    assert found.value.refusal.rule == "game-over"
