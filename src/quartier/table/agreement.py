"""What the players of a table agree on: what one of them asks for, and who has to say yes."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["undo", "abandon", "seat"]


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Kind
    by: int | None
    """The seat that asks; None for somebody who only watches."""
    version: int
    """Of the table when it was asked: whoever moves on has answered."""
    agreed: list[int] = []
    """The seats that said yes."""
    moment: int = 0
    """For `undo`: so many moves shall be left."""
    seat: int = 0
    """For `seat`: the one that is asked for, by whom, and the secret that is to open it."""
    name: str = ""
    secret_hash: str = ""
