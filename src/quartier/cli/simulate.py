from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated, BinaryIO

from cyclopts import Parameter
from rich.table import Table

from quartier import lab
from quartier.cli.arguments import At, EditionFile, Json, TitleKey, edition_in, options_in, reason
from quartier.cli.progress import progress
from quartier.cli.terminal import Terminal
from quartier.core.phrase import Mistake
from quartier.lab import Result, Standing
from quartier.titles import find_title


def simulate(
    title: TitleKey,
    *,
    games: Annotated[int, Parameter(help="cli-arg-games")] = 100,
    seats: Annotated[int | None, Parameter(help="cli-arg-seats")] = None,
    bots: Annotated[str, Parameter(help="cli-arg-bots")] = "random",
    seed: Annotated[str, Parameter(help="cli-arg-seed")] = "1",
    option: Annotated[list[str] | None, Parameter(help="cli-arg-option")] = None,
    edition: EditionFile = None,
    records: Annotated[Path | None, Parameter(help="cli-arg-records")] = None,
    json: Json = False,
    terminal: At,
) -> None:
    found = find_title(title)
    seats = found.seats[-1] if seats is None else seats
    printed = edition_in(edition, found)
    options = options_in(option or [])
    terminal.mind_speed()
    with ExitStack() as stack:
        file = stack.enter_context(written(records)) if records else None
        told = stack.enter_context(progress(terminal, games))
        result = lab.simulate(found, games, seats, bots.split(","), seed, options, printed, file, told)
    if json:
        terminal.write(result)
    else:
        show(terminal, result)


def written(file: Path) -> BinaryIO:
    try:
        return open(file, "wb")
    except OSError as error:
        raise Mistake("file-unwritable", file=str(file), why=reason(error)) from error


def show(terminal: Terminal, result: Result) -> None:
    words = terminal.words
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for column in ("wins", "mean", "low", "median", "high", "places"):
        table.add_column(words(f"cli-column-{column}"), justify="right")
    for bot, standing in result.bots.items():
        table.add_row(bot, *cells(standing))
    for seat, standing in enumerate(result.by_seat, 1):
        table.add_row(words("seat-number", number=seat), *cells(standing), style="dim")
    terminal.show(table)
    terminal.say(
        words(
            "cli-simulated",
            games=result.games,
            moves=f"{result.moves.mean:.1f}",
            speed=round(result.games / result.seconds),
        )
    )


def cells(standing: Standing) -> list[str]:
    scores = standing.scores
    return [
        f"{standing.wins / standing.played:.1%}",
        f"{scores.mean:.2f}",
        str(scores.p5),
        str(scores.median),
        str(scores.p95),
        " ".join(map(str, standing.places)),
    ]
