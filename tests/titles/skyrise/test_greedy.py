"""The greedy bot: legal, better than chance, and not fooled by the obvious."""

from __future__ import annotations

import pytest

from quartier.core.bits import lowest_bit
from quartier.core.luck import Luck
from quartier.titles.skyrise.greedy import greedy
from quartier.titles.skyrise.names import WONDERS
from quartier.titles.skyrise.pieces import CARD
from quartier.titles.skyrise.players import HAND
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise.scene import choose, codes, deal, era_two, give, keep, open_by, put, table


def chosen(game: Skyrise) -> str:
    code = int(greedy(game, game.active, Luck(1, 8)))
    return next(notation for notation, known in codes(game).items() if known == code)


@pytest.mark.parametrize(("seats", "least"), [(2, 24), (3, 26), (4, 27)])
def test_it_beats_chance(seats: int, least: int) -> None:
    """Wins out of 30 against seats that choose at random."""
    wins = 0
    for seed in range(30):
        game = deal(seats, seed, tell=False)
        luck = Luck(seed, 8)
        while owed := game.owed():
            seat = int(lowest_bit(owed))
            if seat == seed % seats:
                code = TITLE.greedy(game.imagine(seat, luck), seat, luck)
            else:
                choices = game.choices(seat)
                code = int(choices[luck.below(2, len(choices))])
            game.play(seat, code)
        wins += game.ranking()[seed % seats] == 1
    assert wins >= least


def test_it_does_not_spend_its_highest_number_on_a_place_that_brings_little() -> None:
    game = table(4)
    put(game, 1, "e12 tall, e6 tall")
    keep(game, 0, "70 91")
    open_by(game, 3)
    choose(game, "bid 20 e9")
    assert chosen(game) == "pass"


def test_it_spends_it_where_much_is_to_be_had() -> None:
    game = table(2, "e8 artists")
    give(game, 0, "artists artists")
    put(game, 0, "e1 low, e6 medium, c3 low")
    put(game, 1, "e2 medium, e5 medium")
    keep(game, 0, "91")
    open_by(game, 1)
    choose(game, "bid 60 e9")
    assert chosen(game) == "bid 91 e8"


def test_it_takes_the_lower_of_two_numbers_that_nobody_can_beat() -> None:
    game = table(2, "e12 commission")
    put(game, 0, "e1 low")
    keep(game, 0, "64 70")
    keep(game, 1, "8 24")
    open_by(game, 0)
    assert chosen(game).startswith("bid 64")


def test_it_completes_its_objective() -> None:
    game = table(3)
    put(game, 0, "c1 low, e2 low, e4 medium")
    put(game, 1, "e10 medium")
    keep(game, 0, "70")
    open_by(game, 2)
    choose(game, "bid 62 e14")
    assert chosen(game) in ("bid 70 e11", "bid 70 e13"), "philosophers"


def test_it_assigns_a_wild_disc_where_it_has_built_most() -> None:
    game = table(2, "c1 wild")
    put(game, 0, "e3 low, e8 low, w3 medium")
    open_by(game, 0)
    choose(game, "bid 91 c1")
    assert chosen(game) == "wild inventors"


def test_it_chooses_the_wonder_that_brings_most() -> None:
    game = table(3)
    game.players[HAND] = cards("olmsted", "kahn", "pavilion")
    game.end_era()
    game.active = 0
    assert WONDERS[int(greedy(game, 0, Luck(1, 8))) - CARD - 1] == "kahn"


def test_it_plays_on_whatever_is_left() -> None:
    """Two wonders and nothing else: it opens with one of them."""
    game = table(2)
    era_two(game, "boca baron", "munch shard")
    keep(game, 0, "boca baron")
    assert chosen(game).startswith("wonder")


def test_it_sees_nothing_but_what_it_is_handed() -> None:
    """The same imagined game and luck, the same choice; the real game plays no part."""
    game = deal(2, 5)
    seat = int(game.active)
    one, other = (game.imagine(seat, Luck(3, 8)) for _ in range(2))
    assert greedy(one, seat, Luck(4, 8)) == greedy(other, seat, Luck(4, 8))
    before = one.digest()
    greedy(one, seat, Luck(4, 8))
    assert one.digest() == before


def cards(*names: str) -> int:
    return sum(1 << WONDERS.index(name) + 1 for name in names)
