"""Small sets as bits, against Python's own."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from quartier.core.bits import count_bits, lowest_bit, take_bit


@given(st.sets(st.integers(0, 61)))
def test_sets_as_bits(members: set[int]) -> None:
    bits = sum(1 << member for member in members)
    assert count_bits(bits) == len(members)
    if members:
        assert lowest_bit(bits) == min(members)
        assert [take_bit(bits, index) for index in range(len(members))] == sorted(members)
