"""Names that can be shown."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quartier.core.phrase import Mistake
from quartier.table.names import GUESTS, LONGEST, QUARTERS, clean_name, guests


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ada", "Ada"),
        ("  Zażółć \t gęślą\njaźń ", "Zażółć gęślą jaźń"),
        ("A\x00d\x1ba\u202e", "Ada"),
        ("<b>Ada</b>", "<b>Ada</b>"),
        ("Łukasz 🏠", "Łukasz 🏠"),
        ("x" * 500, "x" * LONGEST),
        ("e\u0301", "é"),
    ],
)
def test_a_name_is_cleaned(given: str, kept: str) -> None:
    assert clean_name(given) == kept


@pytest.mark.parametrize("nothing", ["", "  ", "\u200b\u200d", "\x00", "\u0301", "\ud800"])
def test_nothing_is_no_name(nothing: str) -> None:
    with pytest.raises(Mistake) as mistake:
        clean_name(nothing)
    assert mistake.value.phrase.key == "name-empty"


@given(st.text(st.characters()))
def test_a_clean_name_is_short_shows_and_stays(text: str) -> None:
    try:
        name = clean_name(text)
    except Mistake:
        return
    assert 0 < len(name) <= LONGEST
    assert name.isprintable()
    assert clean_name(name) == name


def test_bots_have_names_of_their_own() -> None:
    names = guests(len(GUESTS) - 1, ["ADA"])
    assert len(set(names)) == len(GUESTS) - 1
    assert "Ada" not in names


def test_every_quarter_is_a_clean_name_and_stands_once() -> None:
    assert [clean_name(name) for name in QUARTERS] == list(QUARTERS)
    assert len(set(QUARTERS)) == len(QUARTERS)
