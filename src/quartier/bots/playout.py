"""The fastest ways through a game, told to nobody."""

from __future__ import annotations

from mypy_extensions import i64

from quartier.core.bits import lowest_bit
from quartier.core.game import Game
from quartier.core.luck import Luck


def play_out(game: Game, luck: Luck) -> i64:
    """Play to the end at random; the number of choices made."""
    moves: i64 = 0
    while True:
        owed: i64 = game.owed()
        if owed == 0:
            return moves
        seat: i64 = lowest_bit(owed)
        codes = game.choices(seat)
        game.play(seat, codes[luck.below(0, len(codes))])
        moves += 1


def roll_out(game: Game, luck: Luck) -> None:
    """Play to the end as every seat would offhand."""
    while True:
        owed: i64 = game.owed()
        if owed == 0:
            return
        seat: i64 = lowest_bit(owed)
        game.play(seat, game.offhand(seat, luck))
