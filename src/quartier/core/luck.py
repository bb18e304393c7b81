"""Chance that replays for ever: a seed, named streams, and how often each was drawn.

A draw is a hash of (seed, stream, count), so one more draw in one stream shifts no
other, and taking a move back never re-rolls anything. The generator is our own and
frozen: records made today must replay in ten years. All values stay below 2**63,
where compiled 64-bit and interpreted unbounded integers agree.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HALF: Final = 0x3FFFFFFFFFFFFFFF


def mix(value: i64) -> i64:
    """Scatter 63 bits; every input has its own output."""
    # compiled, a constant of 63 bits would be unpacked from a Python number each time
    half: i64 = HALF
    mask: i64 = half << 1 | 1
    x: i64 = value & mask
    x = ((x ^ (x >> 30)) * 0x3F58476D1CE4E5B9) & mask
    x = ((x ^ (x >> 27)) * 0x14D049BB133111EB) & mask
    return x ^ (x >> 31)


def stir(digest: i64, value: i64) -> i64:
    """Fold one more value into a digest."""
    return mix(digest * 0x1E3779B97F4A7C15 + value + 1)


class Luck:
    """Independent streams of chance grown from one seed."""

    def __init__(self, seed: i64, streams: i64 = 1) -> None:
        self.seed: i64 = seed
        self.drawn: vec[i64] = vec[i64]([0] * streams)

    def below(self, stream: i64, bound: i64) -> i64:
        """A number from 0 to bound - 1 (bound below 2**31)."""
        count: i64 = self.drawn[stream]
        self.drawn[stream] = count + 1
        place: i64 = (stream << 40) + count
        bits: i64 = mix(self.seed + place * 0x1E3779B97F4A7C15)
        return ((bits >> 31) * bound) >> 32

    def seed_for_another(self, stream: i64) -> i64:
        """A whole new seed, for a game imagined or a game to come."""
        return (self.below(stream, 1 << 30) << 30) + self.below(stream, 1 << 30)

    def copy(self) -> Luck:
        twin = Luck(self.seed, 0)
        twin.drawn = self.drawn[:]
        return twin
