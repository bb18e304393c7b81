"""The rulebook as data."""

from __future__ import annotations

import msgspec
import pytest

from quartier.core.rulebook import read_rulebook

GOOD = """
[[rule]]
id = "pool"
section = "setup"
source = "printed"
where = "p. 1"

[[rule]]
id = "take"
section = "turn"
source = "printed"
where = "p. 2"
figure = "dice"

[[rule]]
id = "pool-of-two"
section = "setup"
source = "ruling"
where = "R6"
"""


def test_sections_keep_the_reading_order() -> None:
    book = read_rulebook(GOOD)
    sections = [(section, [rule.id for rule in rules]) for section, rules in book.sections()]
    assert sections == [("setup", ["pool", "pool-of-two"]), ("turn", ["take"])]
    assert [rule.figure for rule in book.rules] == ["", "dice", ""]


def test_a_source_is_printed_or_a_ruling() -> None:
    with pytest.raises(msgspec.ValidationError, match="hearsay"):
        read_rulebook(GOOD.replace('"ruling"', '"hearsay"'))
