"""Choices as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quartier.titles.monster_city.pieces import COWARD, REBUILD, REJECTED

BUILD: Final = 0
"""+ kind of building"""
ATTACK: Final = 18
"""+ face of monster"""
STOP: Final = 48
VICTIM: Final = 49
"""+ kind of building"""

SCORE: Final = 67
"""+ one of these:"""
LOWEST: Final = 0
HIGHEST: Final = 1
ONE_COLOUR: Final = 2
"""+ colour"""
ALL: Final = 5
SCORES: Final = 6

WITHOUT: Final = 73
"""+ kind of event, played without its effect"""
TURN_AWAY: Final = 79
"""Coward: + face of monster"""
REJECT: Final = 109
"""Rejected project: + kind of building"""
SWAP: Final = 127
"""Rebuild: + kind given * KINDS + kind taken"""
USE: Final = 451
"""+ kind of an event without a target"""
CHOICES: Final = 457


def event_of(code: i64) -> i64:
    """The kind of event a code plays."""
    if code >= USE:
        return code - USE
    if code >= SWAP:
        return REBUILD
    if code >= REJECT:
        return REJECTED
    if code >= TURN_AWAY:
        return COWARD
    return code - WITHOUT
