"""Editions: the printed pieces of a title as data, each group with its source."""

from __future__ import annotations

import tomllib
from typing import Literal

import msgspec

from quartier.core.phrase import Mistake

Source = Literal["printed", "reported", "reconstructed"]
Groups = dict[str, dict[str, object]]


class Group(msgspec.Struct, frozen=True):
    source: Source
    where: dict[str, str]
    """How it is known, in each language."""
    values: dict[str, object]


class Edition(msgspec.Struct, frozen=True):
    key: str
    name: str
    rules: int
    """The version of the rules it is played by; a record tells under which it was made."""
    groups: dict[str, Group]

    def values(self) -> Groups:
        return {key: group.values for key, group in self.groups.items()}


def read_edition(text: str, file: str) -> Edition:
    """The edition written in this TOML text; one clear mistake if it is none."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Mistake("edition-unreadable", file=file, why=str(error)) from error
    groups: dict[str, Group] = {}
    for key, table in data.items():
        if not isinstance(table, dict):
            continue
        values = {name: value for name, value in table.items() if name not in ("source", "where")}
        try:
            groups[key] = msgspec.convert(
                {"source": table.get("source"), "where": table.get("where"), "values": values}, Group
            )
        except msgspec.ValidationError as error:
            raise Mistake("edition-group", file=file, group=key, why=str(error)) from error
    head = {key: value for key, value in data.items() if not isinstance(value, dict)}
    try:
        return msgspec.convert({**head, "groups": groups}, Edition)
    except msgspec.ValidationError as error:
        raise Mistake("edition-head", file=file, why=str(error)) from error
