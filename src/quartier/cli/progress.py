"""How far a long command is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from quartier.cli.terminal import Terminal


@contextmanager
def progress(terminal: Terminal, total: int) -> Iterator[Callable[[int], None]]:
    """A bar as long as it takes, where somebody looks; it is told how many are done."""
    with Progress(
        BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=terminal.aside, transient=True, disable=not terminal.aside.is_terminal,
    ) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=done)
