"""Bots: random, one that looks a decision ahead, and searching ones by levels."""

from quartier.bots.bot import BOTS, STREAMS, Bot, any_bot, ask, find_bot
from quartier.bots.thought import Alternative, Budget, Thought, think, together

__all__ = [
    "BOTS",
    "STREAMS",
    "Alternative",
    "Bot",
    "Budget",
    "Thought",
    "any_bot",
    "ask",
    "find_bot",
    "think",
    "together",
]
