"""What is wrong with a folder of Fluent files: read as text, without a title."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from quartier.words import LANGUAGES

Texts = dict[str, frozenset[str]]
"""Every message and attribute with the variables it needs."""


class References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)


def read(files: Iterable[Traversable]) -> tuple[Texts, list[str]]:
    """The texts of one language, and what is wrong with them by themselves."""
    found: dict[str, References] = {}
    faults: list[str] = []
    for file in files:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Junk):
                faults.append(f"{file.name}: not Fluent: {str(entry.content).splitlines()[0]}")
            if not isinstance(entry, ast.Message | ast.Term):
                continue
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            patterns: list[tuple[str, Any]] = [
                (name, entry.value), *((f"{name}.{one.id.name}", one.value) for one in entry.attributes)
            ]
            for key, pattern in patterns:
                if key in found:
                    faults.append(f"{file.name}: {key} is written twice")
                found[key] = References()
                if pattern is not None:
                    found[key].visit(pattern)
    return {key: needed(key, found, faults, ()) for key in found}, faults


def needed(
    key: str, found: dict[str, References], faults: list[str], above: tuple[str, ...]
) -> frozenset[str]:
    if key not in found or key in above:
        faults.append(f"{above[-1]} refers to {key}, which is not there")
        return frozenset()
    below = [needed(other, found, faults, (*above, key)) for other in found[key].messages]
    return frozenset(found[key].variables).union(*below)


def files_of(folder: Traversable, language: str) -> list[Traversable]:
    return sorted(
        (file for file in folder.iterdir()
         if file.name == f"{language}.ftl" or file.name.endswith(f".{language}.ftl")),
        key=lambda file: file.name,
    )


def faults_in(folder: Traversable, shared: Traversable | None = None) -> list[str]:
    """Everything wrong with the texts of a folder, language against language."""
    faults: list[str] = []
    by_language: dict[str, Texts] = {}
    areas: dict[str, set[str]] = {}
    for language in LANGUAGES:
        files = files_of(folder, language)
        areas[language] = {file.name.removesuffix(f"{language}.ftl") for file in files}
        by_language[language], wrong = read(files)
        faults.extend(f"{language}: {one}" for one in wrong)
        if shared is not None:
            both = by_language[language].keys() & read(files_of(shared, language))[0].keys()
            faults.extend(f"{language}: {key} is a shared text too" for key in sorted(both))
    every = set().union(*areas.values())
    for language, has in areas.items():
        faults.extend(f"{language}: there is no {area}{language}.ftl" for area in sorted(every - has))
    first = by_language[LANGUAGES[0]]
    for language, texts in by_language.items():
        faults.extend(f"{language}: {key} is missing" for key in sorted(first.keys() - texts.keys()))
        faults.extend(
            f"{language}: {key} is in no other language" for key in sorted(texts.keys() - first.keys())
        )
        faults.extend(
            f"{language}: {key} needs {sorted(texts[key])}, not {sorted(first[key])}"
            for key in sorted(first.keys() & texts.keys()) if about(texts[key]) != about(first[key])
        )
    return faults


def about(variables: frozenset[str]) -> frozenset[str]:
    """`$who_is` tells of the same argument as `$who`; a language may need one or the other or both."""
    return frozenset(name.removesuffix("_is") for name in variables)
