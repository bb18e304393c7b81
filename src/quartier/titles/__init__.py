"""The titles there are: every folder here with a `title.py`, and entry points of other packages."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any

from quartier.core.phrase import Mistake
from quartier.core.title import Title

AnyTitle = Title[Any, Any]


@cache
def all_titles() -> dict[str, AnyTitle]:
    """Every title by its key. A folder's `title.py` and an entry point both offer `TITLE`."""
    found: dict[str, AnyTitle] = {}
    for folder in sorted(files(__name__).iterdir(), key=lambda entry: entry.name):
        if (folder / "title.py").is_file():
            title: AnyTitle = import_module(f"{__name__}.{folder.name}.title").TITLE
            found[title.key] = title
    for point in entry_points(group="quartier.titles"):
        title = point.load()
        found[title.key] = title
    return found


def find_title(key: str) -> AnyTitle:
    try:
        return all_titles()[key]
    except KeyError:
        raise Mistake("title-unknown", title=key, titles=", ".join(all_titles())) from None
