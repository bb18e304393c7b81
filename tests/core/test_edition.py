"""Editions: read from TOML, or one clear mistake."""

from __future__ import annotations

import pytest

from quartier.core.edition import Group, read_edition
from quartier.core.phrase import Mistake

GOOD = """
key = "first"
name = "The first"
rules = 2

[cards]
source = "printed"
where.en = "p. 3"
count = 24
names = ["a", "b"]

[maps]
source = "reconstructed"
where.en = "made up"
"""


def test_an_edition_is_read() -> None:
    edition = read_edition(GOOD, "test")
    assert (edition.key, edition.name, edition.rules) == ("first", "The first", 2)
    assert edition.groups["cards"] == Group("printed", {"en": "p. 3"}, {"count": 24, "names": ["a", "b"]})
    assert edition.values() == {"cards": {"count": 24, "names": ["a", "b"]}, "maps": {}}


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ('key = "first"', "key =", "edition-unreadable"),
        ("[maps]", "[cards]", "edition-unreadable"),
        ('key = "first"', "", "edition-head"),
        ('name = "The first"', "name = 7", "edition-head"),
        ("rules = 2", 'rules = "2"', "edition-head"),
        ("rules = 2", "rules = true", "edition-head"),
        ('source = "printed"', "", "edition-group"),
        ('source = "printed"', 'source = "hearsay"', "edition-group"),
        ('where.en = "p. 3"', "", "edition-group"),
        ('where.en = "p. 3"', "where.en = 3", "edition-group"),
        ('where.en = "p. 3"', 'where = "p. 3"', "edition-group"),
    ],
)
def test_a_mistake_in_an_edition_is_named(old: str, new: str, key: str) -> None:
    with pytest.raises(Mistake) as found:
        read_edition(GOOD.replace(old, new, 1), "my.toml")
    assert found.value.phrase.key == key
    assert found.value.phrase.args["file"] == "my.toml"
