"""What happened, for the log and for what is seen to move."""

from __future__ import annotations

from typing import Final

EVERYBODY: Final = -1


class Event:
    """One thing that happened at the table.

    `open` is what everybody learns; `own` is what only the acting seat learns besides.
    """

    def __init__(
        self, kind: str, seat: int = EVERYBODY, open: dict[str, object] | None = None,
        own: dict[str, object] | None = None,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.open: dict[str, object] = {} if open is None else open
        self.own: dict[str, object] = {} if own is None else own

    def known_to(self, seat: int | None) -> dict[str, object]:
        """What this seat (None: a spectator) learned of it."""
        return {**self.open, **self.own} if seat == self.seat else dict(self.open)

    def kept_by(self, seat: int) -> Event:
        """The event as this seat could tell it: what others keep to themselves is gone."""
        return self if seat == self.seat or not self.own else Event(self.kind, self.seat, self.open)
