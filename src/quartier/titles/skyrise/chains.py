"""The longest chain of structures, each next to the one before, none used twice: found exactly."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, lowest_bit


def longest_chain(standing: i64, adjacent: vec[i64]) -> i64:
    """Of how many of these districts; 0 if there are none.

    Every piece of the map that hangs together is searched by itself, from each of its districts.
    """
    longest: i64 = 0
    left: i64 = standing
    while left:
        part: i64 = hanging_together(left & -left, standing, adjacent)
        left &= ~part
        size: i64 = count_bits(part)
        start: i64 = part
        while start and longest < size:
            first: i64 = lowest_bit(start)
            start &= start - 1
            length: i64 = longest_from(first, part & ~bit(first), adjacent, longest - 1) + 1
            if length > longest:
                longest = length
    return longest


def longest_from(district: i64, free: i64, adjacent: vec[i64], enough: i64) -> i64:
    """How many more of the free districts a chain that ends here can take on; -1 if no more than `enough`."""
    reach: i64 = hanging_together(adjacent[district] & free, free, adjacent)
    most: i64 = count_bits(reach)
    if most <= enough:
        return -1
    best: i64 = 0
    steps: i64 = adjacent[district] & free
    while steps and best < most:
        step: i64 = lowest_bit(steps)
        steps &= steps - 1
        at_least: i64 = best if best > enough else enough
        length: i64 = longest_from(step, free & ~bit(step), adjacent, at_least - 1) + 1
        if length > best:
            best = length
    return best


def hanging_together(start: i64, among: i64, adjacent: vec[i64]) -> i64:
    """All of these districts that can be reached from the first ones."""
    found: i64 = start
    fresh: i64 = start
    while fresh:
        district: i64 = lowest_bit(fresh)
        fresh &= fresh - 1
        more: i64 = adjacent[district] & among & ~found
        found |= more
        fresh |= more
    return found
