"""Good data, spoilt: one value taken away, or replaced by one that cannot be."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any, NamedTuple

Path = tuple[str | int, ...]

WRONG: dict[type, list[Any]] = {
    int: ["7", None, [], {}, 1.5],
    str: [7, None, [], {}],
    list: ["x", None, 7, {"x": 1}],
    dict: ["x", None, 7, [1]],
    bool: ["x", None, 7],
    float: ["x", None, []],
}
"""Values of another kind."""

STRANGE: dict[type, list[Any]] = {
    int: [-1, 0, 1, 2, 3, 7, 50, 10**6, 2**31, 2**63, 10**40],
    str: ["", " ", "x", "\0", "é" * 500],
    list: [[]],
    dict: [{}],
    bool: [],
    float: [-1.0, 1e308, float("nan")],
}
"""Values of the right kind that may or may not be possible."""


class Spoilt(NamedTuple):
    what: str
    data: Any
    certainly: bool
    """It cannot be right, whatever the data means."""


def leaves(data: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value, the inner ones too; of a long list the first, the second and the last."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from leaves(value, (*path, key))
    elif isinstance(data, list | tuple):
        for place in sorted({0, 1, len(data) - 1} & set(range(len(data)))):
            yield from leaves(data[place], (*path, place))


def spoil(data: Any) -> Iterator[Spoilt]:
    for path in leaves(data):
        value = at(data, path)
        yield Spoilt(f"without {show(path)}", without(data, path), len(path) == 1)
        for wrong in WRONG[type(value)]:
            yield Spoilt(f"{show(path)} = {wrong!r}", replaced(data, path, wrong), True)
        strange = [*STRANGE[type(value)], *([value - 1, value + 1, -value] if type(value) is int else [])]
        for other in strange:
            if other != value:
                yield Spoilt(f"{show(path)} = {other!r}"[:60], replaced(data, path, other), False)


def show(path: Path) -> str:
    return ".".join(map(str, path))


def at(data: Any, path: Path) -> Any:
    for step in path:
        data = data[step]
    return data


def replaced(data: Any, path: Path, value: Any) -> Any:
    data = copy.deepcopy(data)
    at(data, path[:-1])[path[-1]] = value
    return data


def without(data: Any, path: Path) -> Any:
    data = copy.deepcopy(data)
    del at(data, path[:-1])[path[-1]]
    return data
