"""What a seat cannot know, and how it is imagined: always as it could be."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.luck import Luck
from quartier.titles.skyrise.players import SHOWN, WIDTH
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.table import CHOOSING
from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise.scene import choose, deal, give, play_randomly, table

moments = st.tuples(st.sampled_from([2, 3, 4]), st.integers(0, 10**6), st.integers(0, 160), st.integers(0, 3))
Moment = tuple[int, int, int, int]


def at(moment: Moment) -> tuple[Skyrise, int]:
    seats, seed, moves, seat = moment
    game = deal(seats, seed)
    play_randomly(game, seed, moves)
    return game, seat % seats


def choosing(seats: int, seed: int) -> Skyrise:
    """A game in which wonder cards are about to be chosen."""
    game = deal(seats, seed)
    luck = Luck(seed, 1)
    while game.phase != CHOOSING:
        codes = game.choices(game.active)
        game.play(game.active, codes[luck.below(0, len(codes))])
    return game


@pytest.mark.rule("skyrise.secret-objective", "skyrise.secret-cards", "skyrise.secret-patrons")
@given(moments, st.integers(0, 1000))
@settings(max_examples=100)
def test_imagined_games_are_true_to_what_was_seen(moment: Moment, luck: int) -> None:
    game, seat = at(moment)
    imagined = game.imagine(seat, Luck(luck, 8))
    for viewer in (seat, None):
        seen, real_one = (msgspec.json.encode(TITLE.view(one, viewer)) for one in (imagined, game))
        assert seen == real_one
    assert list(imagined.choices(seat)) == list(game.choices(seat))
    assert sorted(imagined.values) == sorted(game.values)
    views = [TITLE.view(imagined, other) for other in range(moment[0])]
    assert len({view.objective for view in views}) == moment[0]
    cards = [card for view in views for card in (*view.hand, *view.picks)]
    assert len(cards) == len(set(cards))
    real = [TITLE.view(game, other) for other in range(moment[0])]
    assert [len(view.hand) for view in views] == [len(view.hand) for view in real]
    assert [len(view.picks) for view in views] == [len(view.picks) for view in real]


@pytest.mark.rule("skyrise.secret-cards")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_others_chose_is_imagined_anew_until_it_is_revealed(seats: int) -> None:
    game = choosing(seats, 5)
    for _ in range(2 if seats == 2 else 1):
        game.play(1, game.choices(1)[0])
    seen = {TITLE.view(game.imagine(0, Luck(number, 8)), 1).picks for number in range(200)}
    assert len(seen) > 12
    own = set(TITLE.view(game, 0).hand)
    assert not any(own & set(picks) for picks in seen), "nobody chose a card of mine"


@pytest.mark.rule("skyrise.secret-objective")
def test_objectives_of_others_are_any_that_are_left() -> None:
    game = table(3)
    seen = Counter(
        tuple(TITLE.view(game.imagine(0, Luck(number, 8)), seat).objective for seat in (1, 2))
        for number in range(600)
    )
    assert set(seen) == {(a, b) for a in (1, 2, 3) for b in (1, 2, 3) if a != b}
    assert min(seen.values()) > 60
    game.players[WIDTH + SHOWN] = 1
    known = {TITLE.view(game.imagine(0, Luck(number, 8)), 1).objective for number in range(50)}
    assert known == {1}, "it was shown"


@pytest.mark.rule("skyrise.secret-patrons", "skyrise.patron-peek")
def test_patrons_nobody_showed_a_seat_may_be_worth_anything_left() -> None:
    game = table(2)
    give(game, 0, "patron-c")
    seen = Counter(tuple(game.imagine(0, Luck(number, 8)).values) for number in range(600))
    assert len(seen) == 6
    assert {values[2] for values in seen} == {game.values[2]}
    assert len({tuple(game.imagine(1, Luck(number, 8)).values) for number in range(600)}) == 24


def test_imagining_keeps_what_the_seat_was_told() -> None:
    game = deal(3, 4)
    play_randomly(game, 4, 30)
    imagined = game.imagine(1, Luck(0, 8))
    assert game.told is not None
    assert imagined.told is not None
    for event, kept in zip(game.told, imagined.told, strict=True):
        assert kept.own == (event.own if event.seat == 1 else {})
        assert (kept.kind, kept.seat, kept.open) == (event.kind, event.seat, event.open)
    assert game.copy().told is None


def test_a_card_chosen_is_told_to_who_chose_it_alone() -> None:
    game = choosing(3, 2)
    card = TITLE.view(game, 0).hand[0]
    choose(game, f"choose {card}", seat=0)
    assert game.told is not None
    event = game.told[-1]
    keys = [None if (line := TITLE.tell(event, seat)) is None else line.key for seat in (0, 1, None)]
    assert keys == ["told-choose-card-own", "told-choose-card", "told-choose-card"]
