"""The greedy bot: legal, better than chance, and not fooled by the obvious."""

from __future__ import annotations

import pytest

from quartier.core.luck import Luck
from quartier.titles.blueprints.greedy import greedy
from quartier.titles.blueprints.rules import Blueprints
from quartier.titles.blueprints.title import TITLE
from tests.titles.blueprints.scene import codes, deal, lay, put


def chosen(game: Blueprints) -> str:
    code = int(greedy(game, game.active, Luck(1, 8)))
    return next(notation for notation, known in codes(game).items() if known == code)


@pytest.mark.parametrize(("seats", "least"), [(2, 38), (3, 36), (4, 34)])
def test_it_beats_chance(seats: int, least: int) -> None:
    """Wins out of 40 against seats that choose at random."""
    wins = 0
    for seed in range(40):
        game = deal(seats, seed, tell=False)
        luck = Luck(seed, 8)
        while game.owed():
            seat = int(game.active)
            if seat == seed % seats:
                code = TITLE.greedy(game.imagine(seat, luck), seat, luck)
            else:
                choices = game.choices(seat)
                code = int(choices[luck.below(2, len(choices))])
            game.play(seat, code)
        wins += game.ranking()[seed % seats] == 1
    assert wins >= least


def test_it_finishes_its_plan() -> None:
    game = deal(3)
    put(game, 0, "BP-07", "a1 g1 r1, b1 g2 w2, b2 r6")
    game.lap = 5
    lay(game, "w1 g6 s6")
    assert chosen(game) == "w1 > a1"


def test_it_leaves_its_plan_for_a_skyscraper() -> None:
    game = deal(3)
    put(game, 0, "BP-01", "b1 s6 s5 s4 s3")
    game.lap = 4
    lay(game, "r3 g1 g2")
    assert chosen(game).endswith("> b1")


def test_it_takes_the_sixth_recycled_die() -> None:
    game = deal(4)
    put(game, 0, "BP-01", "b1 r6, b2 r6 r6, b3 r6 r6")
    game.lap = 5
    lay(game, "g6 r6 w6")
    assert chosen(game).startswith("r6")


def test_with_two_players_it_takes_away_what_the_other_needs() -> None:
    game = deal(2)
    put(game, 0, "BP-01", "b1 g6, b2 g6 g6, b3 g6 g6")
    put(game, 1, "BP-02", "b2 r5, b3 r5, a1 r6, a2 r6")
    game.lap = 4
    game.discarding = True
    lay(game, "s1 r1 w1")
    assert chosen(game) == "r1 discard"


def test_it_sees_nothing_but_what_it_is_handed() -> None:
    """The same imagined game and luck, the same choice; the real game plays no part."""
    game = deal(2, 5)
    one, other = (game.imagine(0, Luck(3, 8)) for _ in range(2))
    assert greedy(one, 0, Luck(4, 8)) == greedy(other, 0, Luck(4, 8))
    before = one.digest()
    greedy(one, 0, Luck(4, 8))
    assert one.digest() == before
