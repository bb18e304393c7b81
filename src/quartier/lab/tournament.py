"""A tournament: every bot against every other, on every seat, over as many processes as wanted.

Each game follows from the terms and its number alone, so it does not matter who plays it, when, or after
which interruption: games are kept in a file as they end, and only those that are missing are played.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import combinations, islice
from pathlib import Path
from time import perf_counter, thread_time
from typing import Final

from quartier.bots import STREAMS, Bot, any_bot, ask
from quartier.bots.crew import crew, dismiss
from quartier.core.bits import lowest_bit
from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake
from quartier.lab.kept import Played, Terms, kept_in
from quartier.lab.simulate import seatings
from quartier.record import seed_number
from quartier.titles import AnyTitle, find_title

HANDFUL: Final = 64
"""How many games a process is given at once..."""
LONG_ENOUGH: Final = 0.5
"""...and after how many seconds it hands in what it has played of them."""


def terms_of(
    title: AnyTitle, seats: int, bots: Sequence[str], seed: str, options: Mapping[str, str] | None = None
) -> Terms:
    edition = title.edition
    terms = Terms(
        title.key, edition.key, edition.rules, title.checked_options(options or {}),
        title.checked_seats(seats), tuple(bots), seed,
    )
    orders_of(terms)
    return terms


def orders_of(terms: Terms) -> list[list[Bot]]:
    """Who sits where, game by game and then from the start: all who fit in, in every order."""
    fit_in = len(terms.bots) <= terms.seats
    bots = [any_bot(key) for key in (terms.bots if fit_in else dict.fromkeys(terms.bots))]
    if len(bots) <= terms.seats:
        return seatings(bots, terms.seats)
    tables = [seatings(some, terms.seats) for some in combinations(bots, terms.seats)]
    # one order of each after the other, so that nobody waits for his first game
    return [order for orders in zip(*tables, strict=True) for order in orders]


def play_games(
    terms: Terms, games: int, processes: int = 1, file: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> list[Played]:
    """All games up to this number, those included that the file knows already."""
    if games < 1:
        raise Mistake("games-impossible", games=games)
    if processes < 1:
        raise Mistake("processes-impossible", processes=processes)
    with kept_in(file, terms) as (known, keep):
        found = {played.game: played for played in known if played.game < games}
        missing = [number for number in range(games) if number not in found]
        for played in played_by(processes, terms, missing):
            keep(played)
            found[played.game] = played
            if progress is not None:
                progress(len(found))
    return [found[number] for number in range(games)]


# playing


def played_by(processes: int, terms: Terms, numbers: Sequence[int]) -> Iterator[Played]:
    if processes == 1 or len(numbers) < 2:
        orders = orders_of(terms)
        for number in numbers:
            yield play_one(terms, orders, number)
        return
    left = deque(numbers)
    given: dict[Future[list[Played]], list[int]] = {}
    workers = crew(processes)
    try:
        while left or given:
            while left and len(given) < 2 * processes:
                share = min(HANDFUL, 1 + len(left) // (4 * processes), len(left))
                handful = [left.popleft() for _ in range(share)]
                given[workers.submit(play_some, terms, handful)] = handful
            for done in wait(given, return_when=FIRST_COMPLETED).done:
                some = done.result()
                left.extendleft(reversed(given.pop(done)[len(some) :]))
                yield from some
    finally:
        dismiss(workers)


def play_some(terms: Terms, numbers: Sequence[int]) -> list[Played]:
    """The first of these games, and as many more as there is time for."""
    orders = orders_of(terms)
    until = perf_counter() + LONG_ENOUGH
    found = [play_one(terms, orders, numbers[0])]
    for number in islice(numbers, 1, None):
        if perf_counter() > until:
            break
        found.append(play_one(terms, orders, number))
    return found


def play_one(terms: Terms, orders: Sequence[Sequence[Bot]], number: int) -> Played:
    title = find_title(terms.title)
    order = orders[number % len(orders)]
    seed = f"{terms.seed}/{number}"
    game: Game = title.deal(title.edition, terms.seats, terms.options, seed_number(seed))
    luck = Luck(seed_number(f"{seed}/bots"), STREAMS)
    decisions, seconds = [0] * terms.seats, [0.0] * terms.seats
    while owed := game.owed():
        seat = int(lowest_bit(owed))
        began = thread_time()
        choices = len(game.choices(seat))
        code = ask(order[seat], title, game, seat, luck)
        if choices > 1:
            decisions[seat] += 1
            seconds[seat] += thread_time() - began
        game.play(seat, code)
    return Played(
        number, [bot.key for bot in order], [int(score) for score in game.scores()],
        [int(place) for place in game.ranking()], decisions, [round(spent, 6) for spent in seconds],
    )
