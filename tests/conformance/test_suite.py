"""The laws themselves: a title broken in every way is found out, and the whole one is not."""

from __future__ import annotations

import pytest
from fluent.runtime.errors import FluentReferenceError

from quartier.core.phrase import Mistake
from quartier.titles import all_titles
from tests.conformance.broken import BROKEN
from tests.conformance.laws import LAWS
from tests.conformance.laws.secrets import OVER_SEVERAL
from tests.conformance.plays import some_plays
from tests.market.title import MarketTitle


def obey(title: MarketTitle, law: str) -> None:
    several = some_plays(title, 30)
    if law in OVER_SEVERAL:
        OVER_SEVERAL[law](title, several)
    else:
        for play in several:
            LAWS[law][0](title, play)


@pytest.mark.parametrize("law", [*LAWS, *OVER_SEVERAL])
def test_a_whole_title_keeps_every_law(law: str) -> None:
    obey(MarketTitle(), law)


@pytest.mark.parametrize(("law", "kind"), BROKEN, ids=[kind.__name__ for _, kind in BROKEN])
def test_a_broken_title_is_found_out(
    law: str, kind: type[MarketTitle], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = kind()
    monkeypatch.setitem(all_titles(), broken.key, broken)
    with pytest.raises((AssertionError, IndexError, KeyError, ValueError, FluentReferenceError, Mistake)):
        obey(broken, law)


def test_every_law_is_tried_on_a_title_that_breaks_it() -> None:
    assert {*LAWS, *OVER_SEVERAL} <= {law for law, _ in BROKEN}
