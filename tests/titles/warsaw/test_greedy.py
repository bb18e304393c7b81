"""The greedy bot: better than chance, and not fooled by the obvious."""

from __future__ import annotations

import pytest

from quartier.core.luck import Luck
from quartier.titles.warsaw.greedy import greedy
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.title import TITLE
from tests.titles.warsaw.scene import (
    bare,
    begin,
    choose_norm,
    codes,
    deal,
    give,
    hold,
    lay,
    lay_site,
    open_tasks,
    realise,
    seat_asked,
    stand,
)


def chosen(game: Warsaw) -> str:
    code = int(greedy(game, seat_asked(game), Luck(1, 8)))
    return next(notation for notation, known in codes(game).items() if known == code)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_chance(seats: int) -> None:
    """At least 19 of 20 games against seats that choose at random."""
    wins = 0
    for seed in range(20):
        game = deal(seats, seed, tell=False)
        luck, mine = Luck(seed, 8), seed % seats
        while game.owed():
            seat = seat_asked(game)
            choices = game.choices(seat)
            code = int(choices[luck.below(2, len(choices))])
            if seat == mine:
                code = TITLE.greedy(game.imagine(seat, luck), seat, luck)
            game.play(seat, code)
        wins += game.ranking()[mine] == 1
    assert wins >= 19


def test_it_finishes_what_it_began() -> None:
    game = begin()
    lay_site(game, 0, "M04", "a1")
    give(game, 0, 0, 2, 1)
    realise(game, 0)
    assert chosen(game) == "build a1 concrete"


def test_it_builds_beside_what_counts() -> None:
    game = begin()
    bare(game)
    stand(game, 1, "U03", "c3")
    stand(game, 1, "U04", "c4")
    give(game, 0, 0, 2, 2)
    hold(game, 0, "M04")
    assert chosen(game) in ("M04 > b3", "M04 > d4"), "the two spaces beside both"


def test_it_sees_a_task() -> None:
    game = begin()
    bare(game)
    open_tasks(game, "Z07")
    stand(game, 1, "K05", "a1")
    give(game, 0, 0, 2, 2)
    hold(game, 0, "R04")
    assert chosen(game) in ("R04 > a2", "R04 > b1", "R04 > b2")


def test_it_sees_its_norm() -> None:
    """Two cards much alike but for the type its norm lacks."""
    for norm, wanted in (("N7", "M03"), ("N8", "K03")):
        game = begin()
        bare(game)
        choose_norm(game, 0, norm)
        give(game, 0, 0, 2, 2)
        hold(game, 0, "K03", "M03")
        assert chosen(game).startswith(wanted)


def test_it_keeps_its_fund_for_a_building() -> None:
    game = begin()
    choose_norm(game, 0, "N1")
    lay_site(game, 0, "M04", "a1")
    give(game, 0, 0, 0, 1)
    realise(game, 0)
    assert chosen(game) == "end"


def test_it_does_not_lock_its_last_engineer() -> None:
    """Nothing to pay with, and two of three engineers wait on the map."""
    game = begin(5)
    lay_site(game, 0, "P01", "a1")
    lay_site(game, 0, "P02", "a2")
    hold(game, 0, "P03", "M05")
    assert ">" not in chosen(game)
    give(game, 0, 3, 3, 3)
    assert ">" in chosen(game)


def test_in_the_last_round_it_spends_what_is_left() -> None:
    game = begin()
    game.round = 7
    stand(game, 0, "M03", "d4")
    lay(game, "b2-c3")
    give(game, 0, 0, 0, 1)
    realise(game, 0)
    assert chosen(game).startswith("metro")


def test_it_sees_nothing_but_what_it_is_handed() -> None:
    game = deal(3, 5)
    one, other = (game.imagine(0, Luck(3, 8)) for _ in range(2))
    assert greedy(one, 0, Luck(4, 8)) == greedy(other, 0, Luck(4, 8))
    before = one.digest()
    greedy(one, 0, Luck(4, 8))
    assert one.digest() == before
