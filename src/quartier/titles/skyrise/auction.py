"""Where a bid may go: openings, raises, wonders, and the Hammer's ban."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits
from quartier.titles.skyrise.pieces import (
    ATELIER,
    BUILDINGS,
    CAPITOL,
    FIRST_WONDER,
    NUMBERED,
    PASS,
    SHIFT,
    TALL,
    Pieces,
)

WONDERS: Final = 2


class Bidder:
    """A seat about to bid: what it has, and where it may go."""

    def __init__(self, pieces: Pieces, seat: i64, stock: i64, card: i64, second: i64, banned: i64) -> None:
        self.pieces = pieces
        self.seat = seat
        self.stock = stock
        self.card = card
        self.second = second
        """Its wonder cards."""
        self.banned = banned
        """Districts where it may not place what is tall."""

    def card_of(self, piece: i64) -> i64:
        return self.card if piece == FIRST_WONDER else self.second

    def is_tall(self, piece: i64) -> bool:
        if piece >= FIRST_WONDER:
            return self.card_of(piece) == ATELIER
        return self.pieces.heights[piece] == TALL

    def openings(self, vacant: i64, places: i64) -> vec[i64]:
        """Any number on these places; wonders once no number is left; the Capitol always, and anywhere."""
        codes: vec[i64] = vec[i64]([0] * (count_bits(self.stock) * count_bits(vacant)))
        count: i64 = 0
        piece: i64 = 0
        while piece < FIRST_WONDER + WONDERS:
            if self.stock & bit(piece):
                count = self.add(codes, count, piece, self.opening_places(piece, vacant, places))
            piece += 1
        return codes[:count]

    def opening_places(self, piece: i64, vacant: i64, places: i64) -> i64:
        if piece >= FIRST_WONDER:
            if self.card_of(piece) == CAPITOL:
                return vacant
            if self.stock & NUMBERED:
                return 0
        return places

    def raises(self, top: i64, places: i64) -> vec[i64]:
        """Higher numbers, wonders, and to pass."""
        codes: vec[i64] = vec[i64]([PASS] * (count_bits(self.stock) * count_bits(places) + 1))
        count: i64 = 0
        piece: i64 = 0
        while piece < FIRST_WONDER + WONDERS:
            if self.stock & bit(piece) and self.beats(piece, top):
                count = self.add(codes, count, piece, places)
            piece += 1
        return codes[: count + 1]

    def beats(self, piece: i64, top: i64) -> bool:
        return piece >= FIRST_WONDER or self.pieces.numbers[self.seat * BUILDINGS + piece] > top

    def can_raise(self, top: i64, places: i64) -> bool:
        low: bool = places & ~self.banned != 0
        piece: i64 = FIRST_WONDER + WONDERS - 1
        while piece >= 0:
            if self.stock & bit(piece) and self.beats(piece, top) and (low or not self.is_tall(piece)):
                return True
            piece -= 1
        return False

    def add(self, codes: vec[i64], count: i64, piece: i64, places: i64) -> i64:
        """The codes of this building on these places, written behind the others; how many there are then."""
        if self.is_tall(piece):
            places &= ~self.banned
        code: i64 = piece << SHIFT
        while places:
            if places & 1:
                codes[count] = code
                count += 1
            places >>= 1
            code += 1
        return count
