from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from quartier import record as library
from quartier.cli.arguments import At, EditionFile, Json, edition_in
from quartier.cli.progress import progress
from quartier.cli.records import RecordFile
from quartier.cli.terminal import Terminal
from quartier.cli.tournament import Processes, cores
from quartier.lab.coach import PARTS, SHARES, Decision
from quartier.lab.coach import coach as decisions_of
from quartier.record import Record
from quartier.titles import find_title
from quartier.words import Words


def coach(
    file: RecordFile,
    *,
    playouts: Annotated[int, Parameter(help="cli-arg-playouts")] = 4000,
    processes: Processes = None,
    edition: EditionFile = None,
    json: Json = False,
    terminal: At,
) -> None:
    terminal.mind_speed()
    for line, record in library.read_records(file):
        with library.in_line(line):
            title = find_title(record.title)
            with progress(terminal, SHARES * PARTS) as told:
                decisions = decisions_of(
                    record, playouts, cores() if processes is None else processes,
                    edition_in(edition, title), told,
                )
        if json:
            terminal.write({"game": line, "seed": record.seed, "decisions": decisions})
        else:
            show(terminal, record, decisions)


def show(terminal: Terminal, record: Record, decisions: Sequence[Decision]) -> None:
    words = terminal.words
    names = record.names or [words("seat-number", number=seat) for seat in range(1, record.seats + 1)]
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("move", "player", "played", "better"):
        table.add_column(words(f"cli-column-{column}"))
    for column in ("expected", "left", "cost"):
        table.add_column(words(f"cli-column-{column}"), justify="right")
    for one in decisions:
        better = "" if one.best == one.played else one.best.notation
        table.add_row(
            str(one.move), names[one.seat], one.played.notation, better,
            f"{one.best.wins:.0%}", f"{one.played.wins:.0%}", f"{one.cost:.0%}" if better else "",
        )
    terminal.show(table)
    for line in summary(words, names, decisions):
        terminal.say(line)


def summary(words: Words, names: Sequence[str], decisions: Sequence[Decision]) -> list[str]:
    """What each gave away in all, and where the most of it."""
    lines = []
    for seat, some in groupby(sorted(decisions, key=lambda one: one.seat), key=lambda one: one.seat):
        own = list(some)
        worst = max(own, key=lambda one: one.cost)
        lines.append(words(
            "cli-coached", name=names[seat], decisions=len(own), move=worst.move,
            all=f"{sum(one.cost for one in own):.0%}", most=f"{worst.cost:.0%}",
        ))
    return lines
