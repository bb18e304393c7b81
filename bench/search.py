"""How fast bots search: playouts a second beside random games from the same positions.

`python bench/search.py [TITLE...]`, one core; by default all titles, with every number of seats. The
positions are spread over a random game, and as many playouts start from each; the better of two rounds
counts for either side.
"""

from __future__ import annotations

import argparse
from time import thread_time

from rich.console import Console
from rich.table import Table

from quartier.bots import STREAMS, Budget, think
from quartier.bots.playout import play_out
from quartier.core.bits import lowest_bit
from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.titles import AnyTitle, all_titles, find_title

WANTED = 0.5
POSITIONS = 12
ROUNDS = 2
SECONDS = 0.15
"""About so long is the first position searched; all others get as many playouts."""


def positions(title: AnyTitle, seats: int) -> list[tuple[Game, int]]:
    """Moments of a random game, evenly spread, with a seat that has something to choose."""
    game: Game = title.deal(title.edition, seats, title.checked_options({}), 7)
    luck = Luck(3, STREAMS)
    found = []
    while owed := game.owed():
        seat = int(lowest_bit(owed))
        codes = game.choices(seat)
        if len(codes) > 1:
            found.append((game.copy(), seat))
        game.play(seat, codes[luck.below(0, len(codes))])
    return found[:: max(1, len(found) // POSITIONS)]


def random_games(game: Game, times: int, luck: Luck) -> float:
    began = thread_time()
    for _ in range(times):
        play_out(game.copy(), luck)
    return thread_time() - began


def searched(title: AnyTitle, game: Game, seat: int, times: int, luck: Luck) -> float:
    began = thread_time()
    think(title, game, seat, luck, Budget(times))
    return thread_time() - began


def measure(title: AnyTitle, seats: int) -> tuple[float, float]:
    """Playouts and random games a second, over all positions together."""
    luck = Luck(5, STREAMS)
    found = positions(title, seats)
    times = max(100, min(20_000, int(20 * SECONDS / random_games(found[0][0], 20, luck))))
    searching = playing = 0.0
    for game, seat in found:
        searching += min(searched(title, game, seat, times, luck) for _ in range(ROUNDS))
        playing += min(random_games(game, times, luck) for _ in range(ROUNDS))
    return len(found) * times / searching, len(found) * times / playing


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("titles", nargs="*")
    chosen = [find_title(key) for key in parser.parse_args().titles] or list(all_titles().values())
    grid = Table(
        "", "seats", "playouts a second", "random games", "share", "wanted", box=None, padding=(0, 3, 0, 0)
    )
    slow = 0
    for title in chosen:
        for seats in title.seats:
            playouts, games = measure(title, seats)
            slow += playouts / games < WANTED
            grid.add_row(
                title.key, str(seats), f"{playouts:,.0f}", f"{games:,.0f}", f"{playouts / games:.2f}",
                f">= {WANTED}",
            )
    Console(highlight=False, width=110).print(grid)
    return 1 if slow else 0


if __name__ == "__main__":
    raise SystemExit(main())
