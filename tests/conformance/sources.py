"""What the sources say by themselves: texts asked for by name, and rules that tests hold."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "quartier"
TESTS = ROOT / "tests"

SAYERS = {"Mistake", "Phrase", "phrase", "words"}
"""Whatever is called by one of these names takes the key of a text first."""


class Asked(NamedTuple):
    """A text asked for somewhere in the sources."""

    where: str
    key: str
    given: frozenset[str] | None
    """The names of the arguments; None when they cannot be read off."""


def trees(folder: Path) -> Iterator[tuple[Path, ast.Module]]:
    for file in sorted(folder.rglob("*.py")):
        yield file, ast.parse(file.read_text("utf-8"), str(file))


def texts_asked_for(folder: Path) -> Iterator[Asked]:
    for file, tree in trees(folder):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name, first = called(node), node.args[0]
            if isinstance(first, ast.Constant) and isinstance(first.value, str):
                where = f"{file.relative_to(folder)}:{node.lineno}"
                if name in SAYERS:
                    yield Asked(where, first.value, given(node))
                elif name == "Refusal":
                    yield Asked(where, f"refuse-{first.value}", given(node))


def called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def given(node: ast.Call) -> frozenset[str] | None:
    names = {keyword.arg for keyword in node.keywords}
    if called(node) in {"Phrase", "Refusal"}:
        if names & {"args"} or len(node.args) > 2:
            return None
        if len(node.args) == 1:
            return frozenset()
        args = node.args[1]
        if not isinstance(args, ast.Dict) or not all(isinstance(key, ast.Constant) for key in args.keys):
            return None
        return frozenset(str(key.value) for key in args.keys if isinstance(key, ast.Constant))
    return None if None in names else frozenset(name for name in names if name)


def rules_tested() -> set[str]:
    """The rules named by `@pytest.mark.rule("title.rule-id")` anywhere in the tests."""
    found = set()
    for _, tree in trees(TESTS):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) == "rule" and isinstance(node.func, ast.Attribute):
                on = node.func.value
                if isinstance(on, ast.Attribute) and on.attr == "mark":
                    found |= {str(one.value) for one in node.args if isinstance(one, ast.Constant)}
    return found
