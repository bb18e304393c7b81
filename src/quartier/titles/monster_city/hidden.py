"""What a seat cannot know, drawn anew: the others' event cards.

Everybody sees which events are played, so when the used pile becomes the new stack it is known which cards
are in hands: those drawn before. A card in a hand was drawn from the last stack it was in. So for each stack
the cards that came from it and are not seen change places, and every hand keeps as many of them as it had.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import count_bits
from quartier.core.luck import Luck
from quartier.titles.monster_city.pieces import nth_of

IMAGINED: Final = 1


def imagine_hands(viewer: i64, hands: vec[i64], deck: i64, shuffles: vec[i64], luck: Luck) -> i64:
    """Draw the other hands anew, in place; the stack that is left."""
    unseen: i64 = deck
    seat: i64 = 0
    while seat < len(hands):
        if seat != viewer:
            unseen |= hands[seat]
        seat += 1
    left: i64 = 0
    number: i64 = len(shuffles) - 1
    while number >= 0:
        pool: i64 = unseen & shuffles[number]
        unseen &= ~pool
        left |= redeal(viewer, hands, pool, luck)
        number -= 1
    return left


def redeal(viewer: i64, hands: vec[i64], pool: i64, luck: Luck) -> i64:
    """As many cards of the pool to each hand as it had of them; what is left of the pool."""
    left: i64 = pool
    seat: i64 = 0
    while seat < len(hands):
        if seat != viewer:
            count: i64 = count_bits(hands[seat] & pool)
            hands[seat] = hands[seat] & ~pool
            while count > 0:
                card: i64 = nth_of(left, luck.below(IMAGINED, count_bits(left)))
                left ^= card
                hands[seat] = hands[seat] | card
                count -= 1
        seat += 1
    return left
