"""Players that need no chair."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import Final

from quartier.bots.thought import Budget, Thought, think
from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake
from quartier.titles import AnyTitle

STREAMS: Final = 8
"""How many streams of luck a bot, and a game imagined for it, may draw from."""


class Bot(ABC):
    key: str
    blind: bool = False
    """It looks at nothing but its own choices, so it may as well be handed the real game."""
    slow: bool = False
    """It thinks for so long that a table lets it do so in a process of its own."""

    @abstractmethod
    def choose(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
        """One of `game.choices(seat)`; `game` is imagined for this seat."""

    def explain(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> Thought | None:
        """Every alternative and what it expects of it, its choice first; None if it weighs none."""
        return None


class Random(Bot):
    key = "random"
    blind = True

    def choose(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
        codes = game.choices(seat)
        return int(codes[luck.below(0, len(codes))])


class Greedy(Bot):
    key = "greedy"

    def choose(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
        return title.greedy(game, seat, luck)


class Searching(Bot):
    slow = True

    def __init__(self, key: str, budget: Budget) -> None:
        self.key = key
        self.budget = budget

    def choose(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
        codes = game.choices(seat)
        if len(codes) == 1:
            return int(codes[0])
        return self.explain(title, game, seat, luck).best.code

    def explain(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> Thought:
        return think(title, game, seat, luck, self.budget)


LEVELS: Final = (
    Budget(100, 15, instinct=False), Budget(400, 30, instinct=False), Budget(1500, 100, instinct=False),
    Budget(6000, 300), Budget(milliseconds=950),
)
"""From one a beginner beats to the strongest within a second. The lower ones play alike on every
machine, unless a title is so slow that they would think longer than those above."""

BOTS: Final[dict[str, Bot]] = {
    bot.key: bot
    for bot in (
        Random(), Greedy(), *(Searching(f"level-{level}", budget) for level, budget in enumerate(LEVELS, 1)),
    )
}
"""Those of the house, which sit down at any table."""

ANY_BUDGET: Final = re.compile(r"search-(\d{1,9})(ms)?")


def find_bot(key: str) -> Bot:
    try:
        return BOTS[key]
    except KeyError:
        raise Mistake("bot-unknown", bot=key, bots=", ".join(BOTS)) from None


def any_bot(key: str) -> Bot:
    """A bot of the house, or a search with a budget of its own: `search-800` playouts, `search-500ms`."""
    spelled = ANY_BUDGET.fullmatch(key)
    if spelled is None:
        return find_bot(key)
    size = int(spelled[1])
    return Searching(key, (Budget(milliseconds=size) if spelled[2] else Budget(size)).checked())


def ask(bot: Bot, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
    """What the bot chooses; it never gets the game itself to look into."""
    return bot.choose(title, game if bot.blind else game.imagine(seat, luck), seat, luck)
