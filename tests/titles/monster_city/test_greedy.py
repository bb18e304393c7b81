"""The greedy bot: legal, better than chance, and not fooled by the obvious."""

from __future__ import annotations

import pytest

from quartier.core.luck import Luck
from quartier.titles.monster_city.greedy import greedy
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.title import TITLE
from tests.titles.monster_city.scene import choose, codes, deal, lay, mover


def chosen(game: MonsterCity, seat: int = 0) -> str:
    code = int(greedy(game, seat, Luck(1, 8)))
    return next(notation for notation, known in codes(game, seat).items() if known == code)


@pytest.mark.parametrize("events", [False, True])
@pytest.mark.parametrize(("seats", "least"), [(3, 36), (4, 36), (5, 36)])
def test_it_beats_chance(seats: int, least: int, events: bool) -> None:
    """Wins out of 40 against seats that choose at random."""
    wins = 0
    for seed in range(40):
        game = deal(seats, seed, events, tell=False)
        luck = Luck(seed, 8)
        while game.owed():
            seat = mover(game)
            if seat == seed % seats:
                code = TITLE.greedy(game.imagine(seat, luck), seat, luck)
            else:
                choices = game.choices(seat)
                code = int(choices[luck.below(2, len(choices))])
            game.play(seat, code)
        wins += game.ranking()[seed % seats] == 1
    assert wins >= least


def test_it_does_not_feed_its_best_colour_to_a_monster() -> None:
    """While a harmless one lies open."""
    game = lay(["r7 r8 r6 g3"], planet="all-r all-y each-r2-g2 any-2", purses=[0])
    assert chosen(game) == "attack all-y"


def test_it_gives_up_what_is_worth_least() -> None:
    game = lay(["r7 r8 g3 g4 y5"], planet="all-r all-y all-g", purses=[0])
    game.stops = 0
    assert chosen(game) == "attack all-g"
    game = lay(["r7 r8 g3 g4 y5"], planet="any-1", purses=[0])
    choose(game, "attack any-1")
    assert chosen(game) == "lose g3"


def test_it_builds_what_adds_most() -> None:
    game = lay(["r7 r8"], office="r6 g8 y3 g4 r3", purses=[2])
    assert chosen(game) == "build g8"


def test_it_uses_stop_when_every_monster_is_dreadful() -> None:
    game = lay(["r8 r8 r7 g8 g7"], planet="all-r", purses=[0])
    assert chosen(game) == "stop"


def at_scoring(city: str, scorings: int = 0, filled: int = 0) -> MonsterCity:
    game = lay([city], office="r3", hands=["rejected-project"], stack=30 - 10 * scorings)
    game.scorings = scorings
    game.filled[0] = filled
    choose(game, "rejected-project r3")
    return game


def test_it_keeps_categories_for_when_they_pay() -> None:
    """All and one colour grow with the city; high single buildings are scored while they stand."""
    assert chosen(at_scoring("r8 g8 y7 y8")) in ("score lowest", "score highest")
    assert chosen(at_scoring("r3 g6 y7", scorings=2, filled=0b0010)) == "score lowest"


def test_it_names_its_best_colour() -> None:
    assert chosen(at_scoring("r3 g7 g8 y5", scorings=2, filled=0b1010)).startswith("score")
    game = at_scoring("r3 g7 g8 y5", scorings=3, filled=0b1011)
    assert chosen(game) == "score colour g"


def test_it_does_not_waste_an_event() -> None:
    game = lay(["r3 g4 y5"], hands=["coward grant"], purses=[1], planet="all-r any-2", office="r8 g8 y8 r7")
    assert not chosen(game).endswith("without")


def test_it_sees_nothing_but_what_it_is_handed() -> None:
    """The same imagined game and luck, the same choice; looking changes nothing."""
    game = deal(4, 5, events=True)
    one, other = (game.imagine(0, Luck(3, 8)) for _ in range(2))
    assert greedy(one, 0, Luck(4, 8)) == greedy(other, 0, Luck(4, 8))
    before = one.digest()
    greedy(one, 0, Luck(4, 8))
    assert one.digest() == before
