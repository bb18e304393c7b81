"""What a seat cannot know, and how it is imagined: always as it could be."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.luck import Luck
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.title import TITLE
from tests.titles.monster_city.scene import PIECES, bits, choose, codes, deal, hand, lay, mover, play_randomly

moments = st.tuples(
    st.sampled_from([3, 4, 5]), st.integers(0, 10**6), st.booleans(), st.integers(0, 130), st.integers(0, 4)
)
Moment = tuple[int, int, bool, int, int]


def at(moment: Moment) -> tuple[MonsterCity, int]:
    seats, seed, at_once, moves, seat = moment
    game = deal(seats, seed, True, at_once)
    play_randomly(game, seed, moves)
    return game, seat % seats


@pytest.mark.rule("monster_city.hands-hidden")
@given(moments, st.integers(0, 1000))
@settings(max_examples=100)
def test_imagined_games_are_true_to_what_was_seen(moment: Moment, luck: int) -> None:
    game, seat = at(moment)
    imagined = game.imagine(seat, Luck(luck, 8))
    for viewer in (seat, None):
        seen, other = (msgspec.json.encode(TITLE.view(one, viewer)) for one in (game, imagined))
        assert seen == other
    assert list(imagined.choices(seat)) == list(game.choices(seat))
    assert TITLE.pieces(imagined) == TITLE.pieces(game)
    lots = [set(bits(cards)) for cards in game.shuffles]
    for one, other in zip([game.deck, *game.hands], [imagined.deck, *imagined.hands], strict=True):
        assert Counter(last_in(lots, card) for card in bits(one)) == Counter(
            last_in(lots, card) for card in bits(other)
        )


def last_in(lots: list[set[int]], card: int) -> int:
    """The stack this card was drawn from, if it has been drawn."""
    return max(number for number, lot in enumerate(lots) if card in lot)


def test_a_hand_is_imagined_from_the_stacks_it_was_drawn_from() -> None:
    """Seat 1 holds a card from before the shuffle, so it is none of those that were used by then."""
    game = lay(["r3 r4", "g3"], hands=["", "grant"], planet="all-r all-g")
    detours, grants = int(PIECES.of_event[4]), int(PIECES.of_event[5])
    game.hands[2] = grants & ~int(game.hands[1]) | detours & -detours
    game.deck = detours & (detours - 1)
    game.shuffles[0] = game.deck | game.hands[1] | game.hands[2]
    choose(game, "attack all-r")
    assert len(game.shuffles) == 2
    seen = Counter(hand(game.imagine(0, Luck(number, 8)), 1) for number in range(300))
    assert set(seen) == {"grant", "detour"}
    assert seen["grant"] > 150
    assert {hand(game.imagine(1, Luck(number, 8)), 0) for number in range(60)} == {"detour", "grant"}


def test_every_hand_is_imagined_as_likely() -> None:
    game = deal(3, events=True)
    own = hand(game).split()
    seen: Counter[str] = Counter()
    for number in range(1500):
        imagined = game.imagine(0, Luck(number, 8))
        assert hand(imagined).split() == own
        seen.update(hand(imagined, 1).split())
    printed = {"coward": 3, "rejected-project": 3, "rebuild": 2, "counter-attack": 2, "detour": 2, "grant": 2}
    for event, copies in printed.items():
        expected = 3000 * (copies - own.count(event)) / 12
        assert abs(seen[event] - expected) < 120


@pytest.mark.rule("monster_city.in-secret")
def test_what_others_chose_at_a_scoring_is_imagined() -> None:
    game = lay(["r3 g4", "y5", "r6 y8"], office="r8", hands=["rejected-project"], stack=30)
    choose(game, "rejected-project r8")
    game.filled[1] = 0b1001
    game.play(1, codes(game, 1)["score highest"])
    game.play(2, codes(game, 2)["score all"])
    picks = Counter(int(game.imagine(0, Luck(number, 8)).picks[1]) for number in range(400))
    assert set(picks) == {1, 2, 3, 4}
    assert min(picks.values()) > 60
    assert {int(game.imagine(1, Luck(number, 8)).picks[1]) for number in range(20)} == {1}


def test_chance_to_come_is_imagined_anew() -> None:
    game = lay(["r3"], office="r8", planet="all-y", purses=[1, 0])
    luck = Luck(1, 8)
    rows = set()
    for _ in range(40):
        imagined = game.imagine(0, luck)
        choose(imagined, "build r8", "attack all-y")
        rows.add((int(imagined.office), int(imagined.planet)))
    assert len(rows) > 35


def test_imagining_keeps_what_the_seat_was_told() -> None:
    game = deal(3, 4, events=True)
    play_randomly(game, 4, 30)
    imagined = game.imagine(1, Luck(0, 8))
    assert game.told is not None
    assert imagined.told is not None
    for event, kept in zip(game.told, imagined.told, strict=True):
        assert kept.own == (event.own if event.seat == 1 else {})
        assert (kept.kind, kept.seat, kept.open) == (event.kind, event.seat, event.open)
    assert game.copy().told is None
    assert mover(imagined) == mover(game)
