"""The help pages, in the reader's language: every help text in the program is the key of a message."""

from __future__ import annotations

from cyclopts.help import HelpEntry, HelpPanel
from rich.console import Console, ConsoleOptions
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from quartier.words import Words

FLAGS = {"--help": "cli-flag-help", "--version": "cli-flag-version"}


class Help:
    def __init__(self, words: Words) -> None:
        self.words = words

    def render_usage(self, console: Console, options: ConsoleOptions, usage: object) -> None:
        console.print(Text(f"{self.words('cli-usage')}: {str(usage).removeprefix('Usage:').strip()}", "bold"))

    def render_description(self, console: Console, options: ConsoleOptions, description: object) -> None:
        console.print(Padding(self.said(description), (1, 0, 0, 0)))

    def __call__(self, console: Console, options: ConsoleOptions, panel: HelpPanel) -> None:
        if not panel.entries:
            return
        table = Table.grid(padding=(0, 3, 0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for entry in panel.entries:
            table.add_row(Text(label(entry), "bold"), self.line(entry))
        console.print()
        console.print(Text(self.words(f"cli-{panel.format}s"), "bold"))
        console.print(table)

    def line(self, entry: HelpEntry) -> str:
        for name in entry.names:
            if name in FLAGS:
                return self.words(FLAGS[name])
        text = self.said(entry.description)
        return f"{text} [{entry.default}]" if entry.default and entry.type is not bool else text

    def said(self, key: object) -> str:
        """A text that is no key is left as it is."""
        name = str(getattr(key, "primary_renderable", key)).strip()
        return self.words(name) if self.words.has(name) else name


def label(entry: HelpEntry) -> str:
    return entry.positional_label or ", ".join(entry.display_labels_with_metavar)
