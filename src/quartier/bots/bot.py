"""Players that need no chair."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake
from quartier.titles import AnyTitle

STREAMS: Final = 8
"""How many streams of luck a bot, and a game imagined for it, may draw from."""


class Bot(ABC):
    key: ClassVar[str]
    blind: ClassVar[bool] = False
    """It looks at nothing but its own choices, so it may as well be handed the real game."""

    @abstractmethod
    def choose(self, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
        """One of `game.choices(seat)`; `game` is imagined for this seat."""


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


BOTS: Final[dict[str, Bot]] = {bot.key: bot for bot in (Random(), Greedy())}


def find_bot(key: str) -> Bot:
    try:
        return BOTS[key]
    except KeyError:
        raise Mistake("bot-unknown", bot=key, bots=", ".join(BOTS)) from None


def ask(bot: Bot, title: AnyTitle, game: Game, seat: int, luck: Luck) -> int:
    """What the bot chooses; it never gets the game itself to look into."""
    return bot.choose(title, game if bot.blind else game.imagine(seat, luck), seat, luck)
