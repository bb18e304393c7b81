"""Sets of small numbers as the bits of one integer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

HIGHEST: Final = 0x2000000000000000


def bit(member: i64) -> i64:
    """The set of this one member, up to 61. Compiled, `1 << member` is only 32 bits wide."""
    return HIGHEST >> (61 - member)


def count_bits(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def lowest_bit(bits: i64) -> i64:
    """The smallest member of a set that is not empty."""
    place: i64 = 0
    while not bits & 1:
        bits >>= 1
        place += 1
    return place


def take_bit(bits: i64, index: i64) -> i64:
    """The member that has `index` smaller ones."""
    while index > 0:
        bits &= bits - 1
        index -= 1
    return lowest_bit(bits)
