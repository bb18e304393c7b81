"""The laws themselves: a title broken in every way is found out, and the whole one is not."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fluent.runtime.errors import FluentReferenceError

from quartier.core.phrase import Mistake
from quartier.titles import all_titles
from tests.conformance.broken import BROKEN
from tests.conformance.laws import LAWS
from tests.conformance.laws.secrets import OVER_SEVERAL
from tests.conformance.plays import some_plays
from tests.market.title import MarketTitle


def trial(law: str) -> Callable[[MarketTitle], None]:
    """The law, tried on thirty plays."""
    if law in OVER_SEVERAL:
        return lambda title: OVER_SEVERAL[law](title, some_plays(title, 30))
    check, _ = LAWS[law]

    def obey(title: MarketTitle) -> None:
        for play in some_plays(title, 30):
            check(title, play)

    return obey


@pytest.mark.parametrize("law", [*LAWS, *OVER_SEVERAL])
def test_a_whole_title_keeps_every_law(law: str) -> None:
    trial(law)(MarketTitle())


@pytest.mark.parametrize(("law", "kind"), BROKEN, ids=[kind.__name__ for _, kind in BROKEN])
def test_a_broken_title_is_found_out(
    law: str, kind: type[MarketTitle], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken, obey = kind(), trial(law)
    monkeypatch.setitem(all_titles(), broken.key, broken)
    with pytest.raises((AssertionError, IndexError, KeyError, ValueError, FluentReferenceError, Mistake)):
        obey(broken)


def test_every_law_is_tried_on_a_title_that_breaks_it() -> None:
    assert {*LAWS, *OVER_SEVERAL} <= {law for law, _ in BROKEN}
