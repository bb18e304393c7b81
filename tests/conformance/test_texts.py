"""Every word is there, in every language, and every rule is in the rulebook, in the texts and in a test."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from quartier.core.look import Look
from quartier.titles import AnyTitle, all_titles
from quartier.words import LANGUAGES, Words
from tests.conformance.sight import words_for
from tests.conformance.sources import SOURCES, Asked, rules_tested, texts_asked_for
from tests.conformance.texts import Texts, faults_in, files_of, read

SHARED = files("quartier.words")
KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def test_shared_texts_are_whole() -> None:
    assert faults_in(SHARED) == []


def test_texts_of_a_title_are_whole(title: AnyTitle) -> None:
    assert faults_in(title.folder / "words", SHARED) == []


def texts_for(where: str) -> Texts:
    """The texts a source file may ask for: its title's, and the shared ones."""
    found, _ = read(files_of(SHARED, "en"))
    parts = Path(where).parts
    if parts[0] == "titles" and len(parts) > 2:
        found |= read(files_of(SOURCES / "titles" / parts[1] / "words", "en"))[0]
    elif parts[0] != "core":
        for title in all_titles().values():
            found |= read(files_of(title.folder / "words", "en"))[0]
    return found


def test_every_text_asked_for_is_there() -> None:
    known: dict[str, Texts] = {}
    missing = []
    for asked in texts_asked_for(SOURCES):
        folder = "/".join(Path(asked.where).parts[:-1])
        if folder not in known:
            known[folder] = texts_for(asked.where)
        missing += unsaid(asked, known[folder])
    assert missing == []


def unsaid(asked: Asked, texts: Texts) -> list[str]:
    if asked.key not in texts:
        return [f"{asked.where}: there is no text {asked.key}"]
    if asked.given is not None:
        lacking = {name.removesuffix("_is") for name in texts[asked.key]} - asked.given
        if lacking:
            return [f"{asked.where}: {asked.key} needs {sorted(lacking)}"]
    return []


def test_rules_are_listed_and_told(title: AnyTitle) -> None:
    rules = title.rulebook.rules
    assert rules
    assert len({rule.id for rule in rules}) == len(rules)
    for rule in rules:
        assert KEBAB.fullmatch(rule.id)
        assert KEBAB.fullmatch(rule.section)
        assert rule.where.strip()
    keys = ["title", "about", *(f"section-{section}" for section, _ in title.rulebook.sections())]
    keys += [f"rule-{rule.id}{part}" for rule in rules for part in ("", ".title")]
    for option in title.options:
        keys += [f"option-{option.key}", *(f"option-{option.key}-{value}" for value in option.values)]
    for language in LANGUAGES:
        words = words_for(title, None, language)
        missing = [key for key in keys if not words.has(key) or not words(key).strip()]
        assert missing == [], language


def test_only_rules_refuse(title: AnyTitle) -> None:
    """Each text of a refusal belongs to a rule of the rulebook."""
    texts, _ = read(files_of(title.folder / "words", "en"))
    refusing = {key.removeprefix("refuse-") for key in texts if key.startswith("refuse-")}
    assert refusing - {rule.id for rule in title.rulebook.rules} == set()


def test_every_rule_has_a_test(title: AnyTitle) -> None:
    if type(title).__module__.partition(".")[0] not in ("quartier", "tests"):
        pytest.skip("the tests of a title from another package are with it")
    tested = {one.partition(".")[2] for one in rules_tested() if one.partition(".")[0] == title.key}
    rules = {rule.id for rule in title.rulebook.rules}
    assert rules - tested == set(), "rules without a test"
    assert tested - rules == set(), "tests of rules that are not in the rulebook"


def test_editions_are_told(title: AnyTitle) -> None:
    """Each group and each name of a value, and in every language how it is known."""
    groups = title.edition.groups
    keys = [f"edition-{key}" for key in groups]
    keys += [f"value-{name}" for name in sorted(names_in([group.values for group in groups.values()]))]
    for language in LANGUAGES:
        words = words_for(title, None, language)
        assert [key for key in keys if not words.has(key)] == [], language
        silent = [key for key, group in groups.items() if not group.where.get(language, "").strip()]
        assert silent == [], language


def names_in(value: object) -> set[str]:
    """The names of all values in this data, however deep."""
    if isinstance(value, dict):
        return set(value).union(*map(names_in, value.values()))
    if isinstance(value, list):
        return set().union(*map(names_in, value))
    return set()


def test_figures_are_drawn(title: AnyTitle) -> None:
    for language in LANGUAGES:
        look = Look(words_for(title, None, language))
        for rule in title.rulebook.rules:
            if rule.figure:
                assert "<svg" in str(title.figure(rule.figure, look))
    assert "<svg" in str(title.cover())


def test_rules_of_the_house_are_told() -> None:
    found = {
        asked.key.removeprefix("refuse-") for asked in texts_asked_for(SOURCES)
        if asked.key.startswith("refuse-") and not asked.where.startswith("titles")
    }
    assert {"not-your-turn", "game-over", "not-seated", "no-such-move"} <= found
    for language in LANGUAGES:
        words = Words(language)
        for rule in found:
            for key in (f"rule-{rule}", f"rule-{rule}.title", f"refuse-{rule}"):
                assert words(key).strip()


# the checks themselves


@pytest.mark.parametrize(
    ("en", "fr", "pl", "fault"),
    [
        ("a = A", "a = A", "", "pl: a is missing"),
        ("a = A", "a = A", "a = A\nb = B", "pl: b is in no other language"),
        ("a = A { $x }", "a = A", "a = A { $x }", "fr: a needs [], not ['x']"),
        ("a = A { $x }", "a = A { $y }", "a = A { $x }", "fr: a needs ['y'], not ['x']"),
        ("a = A", "a = A", "a = A\na = B", "pl: pl.ftl: a is written twice"),
        ("a = A", "a = A { $", "a = A", "fr: fr.ftl: not Fluent: a = A { $"),
        ("a = A { b }", "a = A { b }", "a = A { b }", "en: a refers to b, which is not there"),
        ("a = A\n    .title = T", "a = A\n    .title = T", "a = A", "pl: a.title is missing"),
        ("shared = A", "shared = A", "shared = A", "fr: shared is a shared text too"),
    ],
)
def test_a_fault_in_texts_is_found(tmp_path: Path, en: str, fr: str, pl: str, fault: str) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    for language, text in (("en", en), ("fr", fr), ("pl", pl)):
        (tmp_path / f"{language}.ftl").write_text(text + "\n")
        (shared / f"{language}.ftl").write_text("shared = S\n")
    assert fault in faults_in(tmp_path, shared)


def test_texts_that_differ_only_in_who_reads_them_are_whole(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("a = { $who_is ->\n    [you] You\n   *[other] { $who }\n} won\n")
    (tmp_path / "fr.ftl").write_text("a = { $who } a gagné\n")
    (tmp_path / "pl.ftl").write_text("a = { $who } wygrywa\n")
    assert faults_in(tmp_path) == []


def test_a_text_that_is_not_there_is_found(tmp_path: Path) -> None:
    (tmp_path / "source.py").write_text(
        'raise Mistake("gone", a=1)\nphrase("needs", b=2)\nPhrase("needs", {"x": 1})\nRefusal("gone")\n'
    )
    texts: Texts = {"needs": frozenset({"x"})}
    faults = [fault for asked in texts_asked_for(tmp_path) for fault in unsaid(asked, texts)]
    assert faults == [
        "source.py:1: there is no text gone",
        "source.py:2: needs needs ['x']",
        "source.py:4: there is no text refuse-gone",
    ]
