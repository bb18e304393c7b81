"""What a seat cannot know: hands, norms, cards thrown away, the order of decks."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.bits import count_bits
from quartier.core.luck import Luck
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.state import DISCARDED, HAND, NORM_CARDS, REJECTED
from quartier.titles.warsaw.title import TITLE
from tests.titles.warsaw.scene import (
    begin,
    choose,
    codes,
    deal,
    hand,
    hold,
    play_randomly,
    question,
    told,
)

moments = st.tuples(
    st.sampled_from([2, 3, 4, 5]), st.integers(0, 10**6), st.integers(0, 200), st.integers(0, 4)
)
Moment = tuple[int, int, int, int]
SECRET = (HAND, DISCARDED, NORM_CARDS, REJECTED)


def at(moment: Moment) -> tuple[Warsaw, int]:
    seats, seed, moves, seat = moment
    game = deal(seats, seed)
    play_randomly(game, seed, moves)
    return game, seat % seats


@pytest.mark.rule("warsaw.secrets")
@given(moments, st.integers(0, 1000))
@settings(max_examples=100)
def test_two_games_that_differ_in_secrets_look_the_same(moment: Moment, luck: int) -> None:
    game, seat = at(moment)
    other = game.imagine(seat, Luck(luck, 8))
    for viewer in (seat, None):
        assert msgspec.json.encode(TITLE.view(game, viewer)) == msgspec.json.encode(TITLE.view(other, viewer))
    assert list(game.choices(seat)) == list(other.choices(seat))
    assert TITLE.pieces(other) == TITLE.pieces(game)


@given(moments, st.integers(0, 1000))
@settings(max_examples=100)
def test_as_many_cards_as_before_each_in_one_place(moment: Moment, luck: int) -> None:
    game, seat = at(moment)
    other = game.imagine(seat, Luck(luck, 8))
    assert [game.of(seat, what) for what in SECRET] == [other.of(seat, what) for what in SECRET]
    for one in range(int(game.seats)):
        for what in SECRET:
            assert count_bits(game.of(one, what)) == count_bits(other.of(one, what))
    assert count_bits(game.deck) == count_bits(other.deck)
    assert (game.boxed, game.thrown, game.used) == (other.boxed, other.thrown, other.used)


@pytest.mark.rule("warsaw.secrets")
def test_hands_and_norms_are_imagined_anew_and_all_are_as_likely() -> None:
    game = begin(3)
    hold(game, 1, "M02")
    hands: Counter[str] = Counter()
    norms: Counter[int] = Counter()
    for number in range(2900):
        imagined = game.imagine(0, Luck(number, 8))
        hands[hand(imagined, 1)[0]] += 1
        norms[int(imagined.of(1, NORM_CARDS))] += 1
    assert len(hands) == 30
    assert min(hands.values()) > 55
    assert len(norms) == 10
    assert min(norms.values()) > 220


@pytest.mark.rule("warsaw.secrets")
def test_who_threw_a_card_away_knows_it_and_others_do_not() -> None:
    game = begin(3)
    hold(game, 0, "M02", "M03", "U05")
    choose(game, "U1", "discard M03")
    assert all(game.imagine(0, Luck(n, 8)).of(0, DISCARDED) == game.of(0, DISCARDED) for n in range(20))
    assert len({int(game.imagine(1, Luck(n, 8)).of(0, DISCARDED)) for n in range(40)}) > 10
    event = next(event for event in game.told or [] if event.kind == "discard")
    assert event.known_to(1) == {}
    assert event.known_to(0)["card"]


@pytest.mark.rule("warsaw.secrets")
def test_cards_looked_at_are_seen_by_one_seat() -> None:
    game = begin(3)
    choose(game, "L8")
    assert question(game) == "keep"
    assert len({int(game.imagine(1, Luck(n, 8)).shown) for n in range(40)}) > 10
    assert all(game.imagine(0, Luck(n, 8)).shown == game.shown for n in range(20))
    assert len(codes(game)) == 3
    assert told(game, "look")[-1]["count"] == 3


def test_a_norm_chosen_in_secret_stays_so() -> None:
    game = deal(4)
    game.play(2, game.choices(2)[0])
    seen = {int(game.imagine(0, Luck(n, 8)).of(2, NORM_CARDS)) for n in range(200)}
    assert len(seen) == 10
    assert TITLE.view(game, 2).norms != ()
    assert TITLE.view(game, None).norms == ()


def test_chance_to_come_is_imagined_anew() -> None:
    game = begin(3)
    luck = Luck(1, 8)
    drawn = set()
    for _ in range(40):
        imagined = game.imagine(0, luck)
        choose(imagined, "U1")
        drawn.add(hand(imagined, 0)[0])
    assert len(drawn) > 15


def test_imagining_keeps_what_the_seat_was_told() -> None:
    game = deal(3, 4)
    play_randomly(game, 4, 60)
    imagined = game.imagine(1, Luck(0, 8))
    assert game.told is not None
    assert imagined.told is not None
    for event, kept in zip(game.told, imagined.told, strict=True):
        assert kept.own == (event.own if event.seat == 1 else {})
        assert (kept.kind, kept.seat, kept.open) == (event.kind, event.seat, event.open)
    assert game.copy().told is None
