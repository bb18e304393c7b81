"""Every word the table says, in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from quartier.table import HOUSE_RULES, Stale
from quartier.words import LANGUAGES, Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_house_rule_has_its_texts(language: str) -> None:
    words = Words(language)
    for rule in HOUSE_RULES:
        assert words.has(f"rule-{rule}")
        assert words.has(f"rule-{rule}.title")
        assert words.has(f"refuse-{rule}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_its_sentence(language: str) -> None:
    words = Words(language)
    sources = [file for file in files("quartier.table").iterdir() if file.name.endswith(".py")]
    said = re.compile(r'(?:Mistake|Phrase)\("([a-z-]+)"')
    keys = {key for file in sources for key in said.findall(file.read_text())}
    assert Stale.phrase.key in keys
    assert [key for key in sorted(keys) if not words.has(key)] == []
