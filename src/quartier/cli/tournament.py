from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from quartier import lab
from quartier.cli.arguments import At, Json, TitleKey, options_in
from quartier.cli.progress import progress
from quartier.cli.terminal import Terminal
from quartier.lab import Estimate, Standings
from quartier.titles import find_title
from quartier.words import Words

Processes = Annotated[int | None, Parameter(help="cli-arg-processes")]


def tournament(
    title: TitleKey,
    *,
    bots: Annotated[str, Parameter(help="cli-arg-contestants")] = "random,greedy,level-1,level-2,level-3",
    seats: Annotated[int | None, Parameter(help="cli-arg-seats-least")] = None,
    games: Annotated[int, Parameter(help="cli-arg-games")] = 100,
    seed: Annotated[str, Parameter(help="cli-arg-seed")] = "1",
    option: Annotated[list[str] | None, Parameter(help="cli-arg-option")] = None,
    processes: Processes = None,
    file: Annotated[Path, Parameter(help="cli-arg-tournament")] = Path("var/tournament.jsonl"),
    json: Json = False,
    terminal: At,
) -> None:
    found = find_title(title)
    seats = found.seats[0] if seats is None else seats
    terms = lab.terms_of(found, seats, bots.split(","), seed, options_in(option or []))
    terminal.mind_speed()
    with progress(terminal, games) as told:
        played = lab.play_games(terms, games, cores() if processes is None else processes, file, told)
    result = lab.standings(played)
    if json:
        terminal.write({"terms": terms, "standings": result})
    else:
        show(terminal, result)


def cores() -> int:
    return os.cpu_count() or 1


def show(terminal: Terminal, result: Standings) -> None:
    terminal.show(table_of_bots(terminal.words, result))
    terminal.say("")
    terminal.show(cross_table(terminal.words, result))
    terminal.say(terminal.words("cli-tournament-games", games=result.games))


def table_of_bots(words: Words, result: Standings) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for column in ("rating", "wins", "points", "time"):
        table.add_column(words(f"cli-column-{column}"), justify="right")
    for one in result.bots:
        table.add_row(
            one.bot, span(one.rating, ".1f"), span(one.wins, ".1%"), f"{one.points:.2f}",
            f"{one.milliseconds:.1f}",
        )
    return table


def cross_table(words: Words, result: Standings) -> Table:
    """How often who stands in the row came in before who stands in the column."""
    names = [one.bot for one in result.bots]
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column(words("cli-column-before"))
    for rival in names:
        table.add_column(rival, justify="right")
    for bot in names:
        duels = [result.duels.get(bot, {}).get(rival) for rival in names]
        table.add_row(bot, *(f"{duel.ahead.value:.0%}" if duel else "" for duel in duels))
    return table


def span(one: Estimate, form: str) -> str:
    return f"{one.value:{form}} ({one.low:{form}} – {one.high:{form}})"
