"""The values of an edition in the shapes a title reads them in, or the one mistake in them."""

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from quartier.core.edition import Groups
from quartier.core.phrase import Mistake


class Values(msgspec.Struct, rename="kebab", forbid_unknown_fields=True):
    """The values of one group of an edition; a title says which there are."""


V = TypeVar("V", bound=Values)


def read_values(title: str, groups: Groups, group: str, shape: type[V]) -> V:
    if group not in groups:
        raise Mistake("edition-group", file=f"{title}/edition.toml", group=group, why="missing")
    try:
        return msgspec.convert(groups[group], shape)
    except msgspec.ValidationError as error:
        what, _, place = str(error).partition(" - at ")
        field = re.search(r"field `([^`]+)`", what)
        key = ".".join(filter(None, (place.strip("`").removeprefix("$").lstrip("."), field and field[1])))
        raise impossible_value(title, group, key, what) from error


def impossible_value(title: str, group: str, key: str, why: str) -> Mistake:
    return Mistake("edition-value", title=title, group=group, key=key, why=why)
