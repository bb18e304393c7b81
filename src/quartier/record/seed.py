"""Seeds are texts; what a game is dealt from is a number hashed from one."""

from __future__ import annotations

from hashlib import sha256


def seed_number(text: str) -> int:
    """The first 63 bits of the text's SHA-256, handed to `deal`."""
    return int.from_bytes(sha256(text.encode()).digest()[:8], "big") >> 1


def commitment(text: str) -> str:
    """What is shown while the seed is still secret, so that nobody can change it later."""
    return sha256(f"quartier {text}".encode()).hexdigest()
