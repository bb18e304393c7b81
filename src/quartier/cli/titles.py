from __future__ import annotations

from rich.table import Table

from quartier.cli.arguments import At, Json
from quartier.titles import all_titles


def titles(*, json: Json = False, terminal: At) -> None:
    if json:
        for title in all_titles().values():
            choices = {option.key: option.values for option in title.options}
            terminal.write(
                {"title": title.key, "seats": title.seats, "edition": title.edition.key, "options": choices}
            )
        return
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("title", "name", "seats", "edition", "options"):
        table.add_column(terminal.words(f"cli-column-{column}"))
    for title in all_titles().values():
        words = terminal.of(title)
        options = "\n".join(f"{option.key}={'|'.join(option.values)}" for option in title.options)
        seats = ", ".join(map(str, title.seats))
        table.add_row(title.key, words("title"), seats, title.edition.name, options)
    terminal.show(table)
