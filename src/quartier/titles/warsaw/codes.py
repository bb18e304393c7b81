"""What is chosen as a number: its kind, and above it which."""

from __future__ import annotations

from typing import Final

PASS: Final = 0
DONE: Final = 1
END_TURN: Final = 2
DECLINE: Final = 3
ENOUGH: Final = 4
CHOOSE_NORM: Final = 8
SEND_TO: Final = 32
TAKE: Final = 48
CHANGE_TASK: Final = 64
DIG: Final = 96
CLEAR_HEX: Final = 160
ABANDON: Final = 224
KEEP_CARD: Final = 288
DISCARD_CARD: Final = 352
USE_CARD: Final = 416
FOUND: Final = 480
"""And a card times 64, and a space."""
BUILD: Final = 4576
"""And a space times 8, and a way to pay."""
LAY: Final = 5088
"""And a border times 2, and a way to pay."""
BRIDGE_AT: Final = 5344
"""And a place times 4, and a way to pay."""
CHOICES: Final = 5408
