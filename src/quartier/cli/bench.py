from __future__ import annotations

import os
import subprocess
import sys
from itertools import repeat
from time import process_time

import msgspec
from rich.table import Table

from quartier import compiled
from quartier.bots.playout import play_out
from quartier.cli.arguments import At, Json, TitleKey
from quartier.cli.terminal import Terminal
from quartier.core.bits import lowest_bit
from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.titles import AnyTitle, all_titles, find_title

ROUNDS = 5
ROUND_SECONDS = 0.3


class Pace(msgspec.Struct, frozen=True):
    """How fast the rules of a title are, alone on one core: the best of several rounds."""

    games_per_second: float
    moves_per_second: float
    copy_ns: float


class Measured(msgspec.Struct, frozen=True):
    title: str
    seats: int
    compiled: Pace | None
    interpreted: Pace | None


def bench(title: TitleKey = "", *, json: Json = False, terminal: At) -> None:
    chosen = [find_title(title)] if title else list(all_titles().values())
    terminal.mind_speed()
    for one in chosen:
        measured = measure(one)
        if json:
            terminal.write(measured)
        else:
            show(terminal, measured)


def measure(title: AnyTitle) -> Measured:
    """Here as the rules run here, and, where that is compiled, interpreted in another process."""
    seats = title.seats[-1]
    here = pace(title, seats)
    if not compiled():
        return Measured(title.key, seats, None, here)
    out = subprocess.run(
        [sys.executable, "-m", "quartier", "bench", title.key, "--json"],
        env={**os.environ, "QUARTIER_INTERPRETED": "1"},
        check=True,
        stdout=subprocess.PIPE,
    ).stdout
    return Measured(title.key, seats, here, msgspec.json.decode(out, type=Measured).interpreted)


def pace(title: AnyTitle, seats: int) -> Pace:
    options = title.checked_options({})
    luck = Luck(1)
    fastest = most = 0.0
    seed = 0
    for _ in range(ROUNDS):
        games = moves = 0
        start = process_time()
        while (spent := process_time() - start) < ROUND_SECONDS:
            seed += 1
            game: Game = title.deal(title.edition, seats, options, seed)
            moves += play_out(game, luck)
            games += 1
        fastest, most = max(fastest, games / spent), max(most, moves / spent)
    half = int(most / fastest) // 2
    return Pace(round(fastest, 1), round(most, 1), round(copy_ns(halfway(title, seats, options, half))))


def halfway(title: AnyTitle, seats: int, options: dict[str, str], moves: int) -> Game:
    """A game in its middle: what is copied is a state that has grown."""
    game: Game = title.deal(title.edition, seats, options, 1)
    luck = Luck(1)
    for _ in range(moves):
        if owed := game.owed():
            seat = lowest_bit(owed)
            codes = game.choices(seat)
            game.play(seat, codes[luck.below(0, len(codes))])
    return game


def copy_ns(game: Game, times: int = 20_000) -> float:
    copy = game.copy
    best = float("inf")
    for _ in range(ROUNDS):
        start = process_time()
        for _ in repeat(None, times):
            copy()
        best = min(best, process_time() - start)
    return best / times * 1e9


def show(terminal: Terminal, measured: Measured) -> None:
    words = terminal.words
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(words("cli-bench-of", title=measured.title, seats=measured.seats))
    for column in ("compiled", "interpreted", "ratio"):
        table.add_column(words(f"cli-column-{column}"), justify="right")
    for name in Pace.__struct_fields__:
        figures = [getattr(way, name) if way else None for way in (measured.compiled, measured.interpreted)]
        fast, slow = figures
        ratio = f"{max(fast, slow) / min(fast, slow):.1f}" if fast and slow else ""
        table.add_row(
            words(f"cli-bench-{name.replace('_', '-')}"),
            *(f"{figure:,.0f}" if figure else "" for figure in figures),
            ratio,
        )
    terminal.show(table)
