"""From round to round, from stage to stage, and both ways the game ends."""

from __future__ import annotations

import pytest

from quartier.core.bits import bit
from quartier.titles.warsaw.city import EVERY_HEX
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.sight import members
from quartier.titles.warsaw.state import BUILT, HAND, NORM_CARDS, SEGMENTS, SITES
from quartier.titles.warsaw.title import TITLE
from tests.titles.warsaw.scene import (
    CARDS,
    HEX,
    PIECES,
    begin,
    choose,
    give,
    hold,
    lay,
    lay_site,
    play_randomly,
    question,
    realise,
    stand,
    stock,
    told,
)


def to_round(game: Warsaw, round: int) -> None:
    """Everybody passes and builds nothing."""
    while game.round < round:
        choose(game, "pass" if question(game) == "send" else "end")


@pytest.mark.rule("warsaw.stage-change")
def test_what_stays_and_what_goes_after_the_fourth_round() -> None:
    game = begin(3)
    hold(game, 0, "M02", "U05")
    lay_site(game, 0, "P01", "a1")
    stand(game, 1, "U01", "d6")
    game.used |= bit(CARDS["U01"])
    give(game, 2, 2, 1, 3)
    lay(game, "b2-c3")
    game.put(2, SEGMENTS, 1)
    norms = [game.of(seat, NORM_CARDS) for seat in range(3)]
    to_round(game, 3)
    first = game.tasks
    assert not game.second
    to_round(game, 4)
    assert game.second
    assert TITLE.view(game, None).stage == 2
    assert game.of(0, HAND) == 0
    assert game.deck == PIECES.cards_of_stage[2]
    assert members(game.of(0, SITES)) == (HEX["a1"],)
    assert members(game.of(1, BUILT)) == (CARDS["U01"],)
    assert game.used == bit(CARDS["U01"])
    assert stock(game, 2) == (2, 1, 3)
    assert len(game.metro.segments) == 1
    assert [game.of(seat, NORM_CARDS) for seat in range(3)] == norms
    assert game.tasks & first == 0
    assert len(members(game.tasks)) == 3
    assert game.tasks & ~PIECES.tasks_of_stage[2] == 0
    assert game.boxed == PIECES.cards_of_stage[1] & ~(bit(CARDS["P01"]) | bit(CARDS["U01"]))
    assert len(told(game, "stage")) == 1


@pytest.mark.rule("warsaw.stage-change")
def test_a_project_begun_in_the_first_stage_is_finished_in_the_second() -> None:
    game = begin(3)
    lay_site(game, 0, "M02", "d4")
    to_round(game, 4)
    give(game, 0, 0, 1, 1)
    choose(game, "pass", "pass", "pass", "build d4 concrete")
    assert game.built >> HEX["d4"] & 1


@pytest.mark.rule("warsaw.historic-open")
def test_historic_projects_not_drawn_are_gone() -> None:
    game = begin(3)
    to_round(game, 4)
    historic = sum(bit(card) for card in PIECES.sites.values())
    assert game.boxed & historic == historic


@pytest.mark.rule("warsaw.last-round")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_after_the_last_round_it_is_over(seats: int) -> None:
    game = begin(seats)
    to_round(game, 7)
    assert question(game) == "send"
    choose(game, *["pass"] * seats)
    assert game.owed() == 0
    assert game.round == 8
    assert TITLE.view(game, None).end is not None


def all_but_one(seats: int) -> Warsaw:
    """Seat 0 is about to build on the last space, at a1."""
    game = begin(seats)
    game.rubble = 0
    game.built = EVERY_HEX & ~bit(HEX["a1"])
    lay_site(game, 0, "P01", "a1")
    for seat in range(seats):
        give(game, seat, 0, 1, 2)
    realise(game, 0)
    choose(game, "build a1 concrete")
    return game


@pytest.mark.rule("warsaw.last-space")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_last_space_ends_the_game_when_all_have_had_their_turn(seats: int) -> None:
    game = all_but_one(seats)
    order = []
    while game.owed():
        order.append(int(game.turn))
        choose(game, "end")
    assert order == list(range(seats))
    assert game.round == 1
    assert TITLE.view(game, None).phase == "over"


@pytest.mark.rule("warsaw.last-space")
def test_a_foundation_does_not_end_it() -> None:
    game = begin(3)
    game.rubble = 0
    game.built = EVERY_HEX & ~bit(HEX["a1"])
    lay_site(game, 0, "P01", "a1")
    to_round(game, 1)
    assert game.owed()


@pytest.mark.rule("warsaw.unfinished")
def test_an_unfinished_project_leaves_its_space_unbuilt() -> None:
    game = begin(3)
    lay_site(game, 0, "P01", "a1")
    to_round(game, 8)
    assert not game.built >> HEX["a1"] & 1
    end = TITLE.view(game, None).end
    assert end is not None
    assert end.sheets[0].count == 0
    assert end.sheets[0].hexes == ()


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_game_takes_more_decisions_than_it_may(seats: int) -> None:
    longest = 0
    for seed in range(200):
        game = begin(seats, seed, abandon_foundation="yes", start_projects="2")
        game.told = None
        moves = seats
        while game.owed():
            play_randomly(game, seed * 1000 + moves, 1)
            moves += 1
        longest = max(longest, moves)
    assert longest < TITLE.most_moves(seats) / 3
