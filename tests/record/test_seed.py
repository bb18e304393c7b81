"""Seeds and commitments: frozen, like the luck that grows from them."""

from __future__ import annotations

from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from quartier.record import commitment, seed_number


def test_seeds_are_frozen() -> None:
    assert seed_number("quartier") == 2408796401822066459
    assert seed_number("") == 8203414616412130826
    assert commitment("quartier") == "2d45cdb7719160b506d86a07d87f8c64a0628b8034aba40f4e008c3df7345dd7"


@given(st.text())
def test_a_seed_is_hashed_as_anybody_can(text: str) -> None:
    assert seed_number(text) == int(sha256(text.encode()).hexdigest()[:16], 16) // 2
    assert 0 <= seed_number(text) < 1 << 63
    assert commitment(text) == sha256(b"quartier " + text.encode()).hexdigest()
