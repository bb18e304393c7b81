"""What is to be said, before it is said in a language."""

from __future__ import annotations

import msgspec


class Seat(msgspec.Struct, frozen=True):
    """A player, as part of a phrase: a name, or "you" for who reads it."""

    number: int


class Phrase(msgspec.Struct, frozen=True):
    """The key of a message in `words/` and its arguments.

    A phrase with an `icon` names a piece: on a page the title draws it in the line of text.
    """

    key: str
    args: dict[str, Arg] = {}
    icon: str = ""


Arg = str | int | Phrase | Seat | tuple["Arg", ...]


def phrase(key: str, /, **args: Arg) -> Phrase:
    return Phrase(key, args)


class Mistake(Exception):
    """Something asked for that cannot be had, with the sentence that says so."""

    def __init__(self, key: str, /, **args: Arg) -> None:
        super().__init__(key, args)
        self.phrase = Phrase(key, args)

    def __str__(self) -> str:
        told = ", ".join(f"{name} {value}" for name, value in self.phrase.args.items())
        return f"{self.phrase.key}: {told}" if told else self.phrase.key
