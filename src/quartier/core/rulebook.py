"""The rulebook as data: every rule has an id and its place in the source."""

from __future__ import annotations

import tomllib
from typing import Literal

import msgspec


class Rule(msgspec.Struct, frozen=True):
    """`id` names the texts `rule-<id>` (with a `.title`) and `refuse-<id>` in `words/`."""

    id: str
    section: str
    source: Literal["printed", "ruling"]
    where: str
    figure: str = ""
    """The name of a picture the title draws beside it, if any."""


class Rulebook(msgspec.Struct, frozen=True):
    rules: tuple[Rule, ...]

    def sections(self) -> list[tuple[str, list[Rule]]]:
        """The rules in reading order, section by section."""
        found: dict[str, list[Rule]] = {}
        for rule in self.rules:
            found.setdefault(rule.section, []).append(rule)
        return list(found.items())


def read_rulebook(text: str) -> Rulebook:
    return Rulebook(msgspec.convert(tomllib.loads(text)["rule"], tuple[Rule, ...]))
