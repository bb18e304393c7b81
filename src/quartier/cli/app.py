"""The commands there are."""

from __future__ import annotations

from collections.abc import Callable

from cyclopts import App, Parameter

from quartier import __version__, compiled
from quartier.cli.bench import bench
from quartier.cli.coach import coach
from quartier.cli.help import Help
from quartier.cli.keeping import backup, doctor, restore
from quartier.cli.records import replay, verify
from quartier.cli.serve import serve
from quartier.cli.simulate import simulate
from quartier.cli.titles import titles
from quartier.cli.tournament import tournament
from quartier.words import Words

COMMANDS: tuple[Callable[..., object], ...] = (
    serve, titles, simulate, tournament, replay, verify, coach, backup, restore, doctor, bench,
)


def app_in(words: Words) -> App:
    """The command line, with its help in one language."""
    app = App(
        name="quartier",
        help="cli-about",
        help_epilogue=words("cli-language"),
        help_formatter=Help(words),
        help_format="plaintext",
        version=lambda: words("cli-version", version=__version__, rules=way()),
        default_parameter=Parameter(negative=()),
    )
    for place, command in enumerate(COMMANDS):
        app.command(help=f"cli-{command.__name__}", sort_key=place)(command)
    return app


def way() -> str:
    return "compiled" if compiled() else "interpreted"
