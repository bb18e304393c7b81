"""Arguments that several commands take, and what they mean."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from quartier.cli.terminal import Terminal
from quartier.core.edition import Edition, read_edition
from quartier.core.phrase import Mistake
from quartier.titles import AnyTitle

OWN_DATABASE: Final = "sqlite:///var/quartier.db"
SQLITE: Final = "sqlite:///"

At = Annotated[Terminal, Parameter(parse=False)]
TitleKey = Annotated[str, Parameter(help="cli-arg-title")]
Database = Annotated[str, Parameter(help="cli-arg-database", env_var="QUARTIER_DATABASE")]
EditionFile = Annotated[Path | None, Parameter(help="cli-arg-edition")]
Json = Annotated[bool, Parameter(help="cli-arg-json")]


def edition_in(file: Path | None, title: AnyTitle) -> Edition:
    """The title's own edition, or the one of this file."""
    if file is None:
        return title.edition
    try:
        text = file.read_text("utf-8")
    except (OSError, UnicodeError) as error:
        raise Mistake("file-unreadable", file=str(file), why=reason(error)) from error
    return title.checked(read_edition(text, str(file)))


def make_room(database: str) -> None:
    """The folder for a database that is a file."""
    if database.startswith(SQLITE):
        Path(database.removeprefix(SQLITE)).parent.mkdir(parents=True, exist_ok=True)


def reason(error: OSError | UnicodeError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)


def options_in(pairs: list[str]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise Mistake("cli-no-pair", text=pair)
        options[key] = value
    return options
