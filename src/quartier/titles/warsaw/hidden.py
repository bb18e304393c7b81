"""What a seat cannot know, drawn anew: the others' hands, norms and what they threw away face down.

How many cards each has is open. Whoever threw a card away knows it until it is shuffled.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, take_bit
from quartier.core.luck import Luck
from quartier.titles.warsaw.pieces import NORMS_DEALT
from quartier.titles.warsaw.state import DISCARDED, HAND, NORM_CARDS, REJECTED, State

IMAGINED: Final = 1


def some_of(cards: i64, count: i64, luck: Luck) -> i64:
    """So many of these, by chance."""
    some: i64 = 0
    while count > 0:
        card: i64 = bit(take_bit(cards, luck.below(IMAGINED, count_bits(cards))))
        cards ^= card
        some |= card
        count -= 1
    return some


def imagine_projects(game: State, viewer: i64, luck: Luck) -> None:
    unseen: i64 = game.deck
    seat: i64 = 0
    while seat < game.seats:
        if seat != viewer:
            unseen |= game.of(seat, HAND) | game.of(seat, DISCARDED)
        seat += 1
    if game.turn != viewer:
        unseen |= game.shown
        game.shown = some_of(unseen, count_bits(game.shown), luck)
        unseen ^= game.shown
    seat = 0
    while seat < game.seats:
        if seat != viewer:
            hand: i64 = some_of(unseen, count_bits(game.of(seat, HAND)), luck)
            unseen ^= hand
            thrown: i64 = some_of(unseen, count_bits(game.of(seat, DISCARDED)), luck)
            unseen ^= thrown
            game.put(seat, HAND, hand)
            game.put(seat, DISCARDED, thrown)
        seat += 1
    game.deck = unseen


def imagine_norms(game: State, viewer: i64, luck: Luck) -> None:
    """Two for each other seat; who has chosen keeps one of them."""
    unseen: i64 = bit(game.pieces.norm_count) - 1
    unseen &= ~(game.of(viewer, NORM_CARDS) | game.of(viewer, REJECTED))
    seat: i64 = 0
    while seat < game.seats:
        if seat != viewer:
            dealt: i64 = some_of(unseen, NORMS_DEALT, luck)
            unseen ^= dealt
            kept: i64 = dealt if game.of(seat, REJECTED) == 0 else some_of(dealt, 1, luck)
            game.put(seat, NORM_CARDS, kept)
            game.put(seat, REJECTED, dealt ^ kept)
        seat += 1
