"""Bots: random, and one that looks a decision ahead."""

from quartier.bots.bot import BOTS, STREAMS, Bot, ask, find_bot

__all__ = ["BOTS", "STREAMS", "Bot", "ask", "find_bot"]
