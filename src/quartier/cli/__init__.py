"""The command line: `quartier --help`."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from cyclopts.exceptions import CycloptsError

from quartier.cli.app import app_in
from quartier.cli.language import language_of
from quartier.cli.terminal import Terminal
from quartier.cli.wrong import wrong
from quartier.core.phrase import Mistake

MISTAKEN, INTERRUPTED, PIPE_CLOSED = 2, 130, 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; what is asked wrongly is answered in one line."""
    terminal = Terminal("en")
    try:
        language, left = language_of(sys.argv[1:] if arguments is None else arguments, os.environ)
        terminal = Terminal(language)
        command, bound, extra = app_in(terminal.words).parse_args(
            left, exit_on_error=False, print_error=False
        )
        code = command(*bound.args, **bound.kwargs, **dict.fromkeys(extra, terminal))
        sys.stdout.flush()
    except CycloptsError as error:
        terminal.complain(wrong(error))
        return MISTAKEN
    except Mistake as mistake:
        terminal.complain(mistake.phrase)
        return MISTAKEN
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # whoever read has seen enough; Python would complain once more when it flushes at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code if isinstance(code, int) else 0
