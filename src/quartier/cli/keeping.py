from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.progress import BarColumn, MofNCompleteColumn, Progress

from quartier.cli.arguments import OWN_DATABASE, At, Database, make_room
from quartier.cli.terminal import Terminal

# the other commands need no database to start
if TYPE_CHECKING:
    from quartier.table.doctor import Examined

MEGABYTE = 1_000_000


def backup(
    file: Annotated[Path, Parameter(help="cli-arg-backup-to")],
    *,
    database: Database = OWN_DATABASE,
    terminal: At,
) -> None:
    from quartier.table.backup import backup as written

    rows = asyncio.run(written(database, file))
    terminal.say(terminal.words("cli-backed-up", file=str(file), rows=rows))


def restore(
    file: Annotated[Path, Parameter(help="cli-arg-backup-from")],
    *,
    database: Database = OWN_DATABASE,
    replace: Annotated[bool, Parameter(help="cli-arg-replace")] = False,
    terminal: At,
) -> None:
    from quartier.table.backup import restore as restored

    make_room(database)
    rows = asyncio.run(restored(file, database, replace))
    terminal.say(terminal.words("cli-restored", rows=rows))


def doctor(*, database: Database = OWN_DATABASE, terminal: At) -> int:
    """Everything that is wrong is named; the exit code tells whether anything is."""
    from quartier.table.doctor import examine

    with Progress(
        BarColumn(), MofNCompleteColumn(),
        console=terminal.aside, transient=True, disable=not terminal.aside.is_terminal,
    ) as bar:
        task = bar.add_task("", total=None)
        found = asyncio.run(
            examine(database, lambda done, of: bar.update(task, completed=done, total=of))
        )
    show(terminal, found)
    return 2 if found.faults else 0


def show(terminal: Terminal, found: Examined) -> None:
    words = terminal.words
    terminal.say(
        words(
            "cli-doctor-database", database=found.database, server=found.server, revision=found.revision,
            size=f"{found.size / MEGABYTE:.1f}",
        )
    )
    if found.free is not None:
        terminal.say(words("cli-doctor-free", free=found.free // MEGABYTE))
    terminal.say(words("cli-doctor-tables", live=found.live, over=found.over, entries=found.entries))
    for fault in found.faults:
        terminal.complain(fault)
    if not found.faults:
        terminal.say(words("cli-doctor-sound"))
