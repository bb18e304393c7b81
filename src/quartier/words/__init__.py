"""Every word a player sees, in three languages, by Fluent."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from quartier.core.phrase import Arg, Phrase, Seat

LANGUAGES = ("en", "fr", "pl")

_LARGEST = 10**15
"""Numbers from here on are not grouped, rounded or counted: only written."""

_OPEN, _CLOSE = "\ue000", "\ue001"


def kept_together(language: str, text: str) -> str:
    """French puts a space before these marks and inside quotes; no line may break there."""
    return re.sub(r" (?=[;:!?»])|(?<=«) ", "\N{NO-BREAK SPACE}", text) if language == "fr" else text


_bundles: dict[tuple[str, str], FluentBundle] = {}


def _bundle(language: str, folder: Traversable | None) -> FluentBundle:
    key = (language, str(folder))
    if key not in _bundles:
        _bundles[key] = _load(language, folder)
    return _bundles[key]


def _load(language: str, folder: Traversable | None) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for place in (files(__name__), folder / "words" if folder else None):
        if place is not None:
            for file in sorted(place.iterdir(), key=lambda entry: entry.name):
                if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl"):
                    text = file.read_text("utf-8")
                    bundle.add_resource(FluentResource(kept_together(language, text)))
    return bundle


@lru_cache(maxsize=20_000)
def _plainly(bundle: FluentBundle, key: str, args: tuple[tuple[str, str | int], ...]) -> str:
    return _filled(bundle, key, {name: _argument(value) for name, value in args})


def _filled(bundle: FluentBundle, key: str, args: dict[str, object]) -> str:
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, key
    text, problems = bundle.format_pattern(pattern, args)
    if problems:
        raise problems[0]
    return str(text)


class Words:
    """One language, and who reads it: shared words and, with a folder, those of one title."""

    def __init__(
        self,
        language: str,
        folder: Traversable | None = None,
        names: Sequence[str] = (),
        reader: int | None = None,
    ) -> None:
        self.language = language
        self.names = tuple(names)
        self.reader = reader
        self._bundle = _bundle(language, folder)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Words) and self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash(self._identity())

    def _identity(self) -> tuple[int, tuple[str, ...], int | None]:
        return id(self._bundle), self.names, self.reader

    def __call__(self, key: str, **args: Arg) -> str:
        return self.say(Phrase(key, args))

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        return not attribute or attribute in self._bundle.get_message(name).attributes

    def say(self, phrase: Phrase) -> str:
        """The phrase as plain text."""
        return self._format(phrase, None)

    def parts(self, phrase: Phrase) -> list[str | Phrase]:
        """The phrase as text, with the pieces that can be drawn left as they are."""
        drawn: list[Phrase] = []
        if phrase.icon:
            return [phrase]
        pieces = self._format(phrase, drawn).replace(_CLOSE, _OPEN).split(_OPEN)
        return [drawn[int(text)] if place % 2 else text for place, text in enumerate(pieces) if text]

    def _format(self, phrase: Phrase, drawn: list[Phrase] | None) -> str:
        plain = [(name, value) for name, value in phrase.args.items() if isinstance(value, (str, int))]
        if len(plain) == len(phrase.args):
            return _plainly(self._bundle, phrase.key, tuple(plain))
        args: dict[str, object] = {}
        for name, value in phrase.args.items():
            args[name] = self._argument(value, drawn)
            if isinstance(value, Seat):
                args[f"{name}_is"] = "you" if value.number == self.reader else "other"
        return _filled(self._bundle, phrase.key, args)

    def _argument(self, value: Arg, drawn: list[Phrase] | None) -> str | int:
        if isinstance(value, Phrase):
            if value.icon and drawn is not None:
                drawn.append(value)
                return f"{_OPEN}{len(drawn) - 1}{_CLOSE}"
            return self._format(value, drawn)
        if isinstance(value, Seat):
            if value.number < len(self.names):
                return _plain(self.names[value.number])
            return self("seat-number", number=value.number + 1)
        if isinstance(value, tuple):
            return ", ".join(str(self._argument(one, drawn)) for one in value)
        return _argument(value)


def _argument(value: str | int) -> str | int:
    if isinstance(value, str):
        return _plain(value)
    return str(value) if abs(value) >= _LARGEST else value


def _plain(text: str) -> str:
    """Nobody's name opens a place for a piece."""
    return text.replace(_OPEN, "").replace(_CLOSE, "")
