from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from quartier import record as library
from quartier.cli.arguments import At, EditionFile, edition_in
from quartier.cli.terminal import Terminal
from quartier.core.edition import Edition
from quartier.core.phrase import Mistake
from quartier.record import Record
from quartier.titles import find_title

RecordFile = Annotated[Path, Parameter(help="cli-arg-file")]


def replay(
    file: RecordFile,
    *,
    states: Annotated[bool, Parameter(help="cli-arg-states")] = False,
    edition: EditionFile = None,
    terminal: At,
) -> None:
    for line, record in library.read_records(file):
        with library.in_line(line):
            printed = edition_in(edition, find_title(record.title))
            if states:
                for state in library.states(record, printed):
                    terminal.write(state)
            else:
                tell(terminal, record, printed)


def tell(terminal: Terminal, record: Record, edition: Edition) -> None:
    """A game, move by move, in words."""
    title = find_title(record.title)
    words = terminal.of(title)
    names = record.names or [words("seat-number", number=seat) for seat in range(1, record.seats + 1)]
    words = terminal.of(title, names)
    terminal.say(words("cli-game", title=words("title"), edition=edition.name, seed=record.seed))
    game = library.deal(record, edition)
    for step in library.replay(record, edition):
        game = step.game
        terminal.say(
            f"{step.n:4}. {names[step.seat]}: {step.choice.notation}  ({words.say(step.choice.words)})"
        )
    if game.owed():
        terminal.say(words("cli-unfinished"))
        return
    for place, score, name in sorted(zip(game.ranking(), game.scores(), names, strict=True)):
        terminal.say(words("cli-place", place=int(place), name=name, score=int(score)))


def verify(
    file: RecordFile,
    *,
    commitment: Annotated[str, Parameter(help="cli-arg-commitment")] = "",
    edition: EditionFile = None,
    terminal: At,
) -> int:
    """Every game that does not hold is named; the exit code tells whether all did."""
    good = bad = 0
    for line, record in library.read_records(file):
        try:
            with library.in_line(line):
                library.verify(record, commitment, edition_in(edition, find_title(record.title)))
            good += 1
        except Mistake as mistake:
            terminal.complain(mistake.phrase)
            bad += 1
    terminal.say(terminal.words("cli-verified", good=good, bad=bad))
    return 2 if bad else 0
