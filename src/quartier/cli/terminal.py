"""Where a command speaks, and in which language."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

import msgspec
from rich.console import Console, RenderableType

from quartier import compiled
from quartier.core.phrase import Phrase
from quartier.titles import AnyTitle, all_titles
from quartier.words import Words


class Terminal:
    def __init__(self, language: str) -> None:
        self.language = language
        self.words = Words(language)
        self.aside = Console(stderr=True, highlight=False)
        """For progress and remarks, so that what a command prints can be piped."""

    def of(self, title: AnyTitle, names: Sequence[str] = ()) -> Words:
        """The words of one title."""
        return Words(self.language, title.folder, names)

    def say(self, text: str) -> None:
        print(text)

    def show(self, drawn: RenderableType) -> None:
        Console(highlight=False).print(drawn)

    def write(self, data: object) -> None:
        """One JSON object a line."""
        sys.stdout.write(msgspec.json.encode(data).decode() + "\n")

    def remark(self, key: str) -> None:
        self.aside.print(self.words(key), style="dim", soft_wrap=True)

    def complain(self, phrase: Phrase) -> None:
        print(f"quartier: {self.sentence(phrase)}", file=sys.stderr)

    def sentence(self, phrase: Phrase) -> str:
        """A mistake may be said in shared words or in those of the title that found it."""
        for words in (self.words, *map(self.of, all_titles().values())):
            try:
                return words.say(phrase)
            except LookupError:
                continue
        return phrase.key

    def mind_speed(self) -> None:
        """Say so when the rules run interpreted and nobody asked for that."""
        if not compiled() and not os.environ.get("QUARTIER_INTERPRETED"):
            self.remark("cli-interpreted")
