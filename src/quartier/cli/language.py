"""In which language the terminal speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quartier.core.phrase import Mistake
from quartier.words import LANGUAGES


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> tuple[str, list[str]]:
    """The language asked for by `--lang`, else the terminal's own; and the other arguments."""
    left: list[str] = []
    found = locale_of(environment)
    words = iter(arguments)
    for word in words:
        flag, equals, value = word.partition("=")
        if flag == "--":
            left += [word, *words]
        elif flag == "--lang":
            found = value if equals else next(words, "")
            if found not in LANGUAGES:
                raise Mistake("cli-no-language", language=found, languages=", ".join(LANGUAGES))
        else:
            left.append(word)
    return found, left


def locale_of(environment: Mapping[str, str]) -> str:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if said := environment.get(name):
            return said[:2] if said[:2] in LANGUAGES else "en"
    return "en"
