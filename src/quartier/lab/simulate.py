"""Many games between bots, the same ones for the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from time import perf_counter
from typing import BinaryIO, Final

from quartier.bots import STREAMS, Bot, any_bot, ask
from quartier.bots.playout import play_out
from quartier.core.bits import lowest_bit
from quartier.core.edition import Edition
from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake
from quartier.lab.result import Result, Tally, spread
from quartier.record import Record, seed_number, start_record
from quartier.titles import AnyTitle

Progress = Callable[[int], None]
"""Told how many games are done, a few times a second."""

NEWS_EVERY: Final = 0.1


def simulate(
    title: AnyTitle,
    games: int,
    seats: int,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, str] | None = None,
    edition: Edition | None = None,
    records: BinaryIO | None = None,
    progress: Progress | None = None,
) -> Result:
    """Play so many games; the bots change seats from game to game until each has sat everywhere.

    Game i is dealt from the seed `<seed>/<i>`; every game is written to `records` when given.
    """
    if games < 1:
        raise Mistake("games-impossible", games=games)
    edition = edition or title.edition
    chosen = title.checked_options(options or {})
    orders = seatings([any_bot(key) for key in bots], title.checked_seats(seats))
    by_bot = {key: Tally(seats) for key in bots}
    by_seat = [Tally(seats) for _ in range(seats)]
    lengths: Counter[int] = Counter()
    start = said = perf_counter()
    for i in range(games):
        order = orders[i % len(orders)]
        game_seed = f"{seed}/{i}"
        game: Game = title.deal(edition, seats, chosen, seed_number(game_seed))
        luck = Luck(seed_number(f"{game_seed}/bots"), STREAMS)
        if records is not None:
            record = start_record(title, edition, seats, chosen, game_seed)
            lengths[play(title, game, order, luck, record)] += 1
            record.close(game)
            records.write(record.line())
        elif all(bot.key == "random" for bot in order):
            lengths[int(play_out(game, luck))] += 1
        else:
            lengths[play(title, game, order, luck)] += 1
        count(game, order, by_bot, by_seat)
        if progress is not None and perf_counter() - said > NEWS_EVERY:
            said = perf_counter()
            progress(i + 1)
    if progress is not None:
        progress(games)
    return Result(
        title.key, edition.key, edition.rules, chosen, seats, seed, games,
        {key: tally.standing() for key, tally in by_bot.items()},
        [tally.standing() for tally in by_seat],
        spread(lengths), perf_counter() - start,
    )


def seatings(bots: Sequence[Bot], seats: int) -> list[list[Bot]]:
    """Every order the bots can sit in, rotations of one another side by side."""
    if not bots:
        raise Mistake("bots-none")
    if len(bots) > seats:
        raise Mistake("bots-too-many", bots=len(bots), seats=seats)
    line = [bots[seat % len(bots)] for seat in range(seats)]
    found: dict[tuple[str, ...], list[Bot]] = {}
    for order in permutations(line):
        for turn in range(seats):
            turned = [*order[turn:], *order[:turn]]
            found.setdefault(tuple(bot.key for bot in turned), turned)
    return list(found.values())


def play(title: AnyTitle, game: Game, order: Sequence[Bot], luck: Luck, record: Record | None = None) -> int:
    """Let the bots play to the end; the number of moves made.

    Where all are random this is `play_out`, draw for draw.
    """
    moves = 0
    while owed := game.owed():
        seat = int(lowest_bit(owed))
        code = ask(order[seat], title, game, seat, luck)
        notation = "" if record is None else title.describe(game, seat, code).notation
        game.play(seat, code)
        moves += 1
        if record is not None:
            record.add(seat, notation, game)
    return moves


def count(game: Game, order: Sequence[Bot], by_bot: Mapping[str, Tally], by_seat: Sequence[Tally]) -> None:
    scores, places = list(game.scores()), list(game.ranking())
    share = 1 / places.count(1)
    for seat, bot in enumerate(order):
        for tally in (by_bot[bot.key], by_seat[seat]):
            tally.count(scores[seat], places[seat], share if places[seat] == 1 else 0.0)
