"""Every law for every title.

How many plays a law gets is its own; `SHARE` makes it more or less for a title, and the Hypothesis profile
for all (`--hypothesis-profile=wild` takes ten times as many, at random).
"""

from __future__ import annotations

import pytest
from hypothesis import Phase, given, settings

from quartier.titles import AnyTitle
from tests.conformance.laws import LAWS, secrets
from tests.conformance.plays import Play, plays, some_plays

ENOUGH = (Phase.explicit, Phase.reuse, Phase.generate)
"""A play that breaks a law is small as it is; to shrink it costs minutes."""

SHARE: dict[str, float] = {"market": 0.3}
"""Of the ordinary number of plays, for titles that need another."""


def budget(title: AnyTitle, often: int) -> int:
    return max(1, round(often * SHARE.get(title.key, 1) * settings().max_examples / 100))


@pytest.mark.parametrize("law", LAWS)
def test_law(title: AnyTitle, law: str) -> None:
    check, often = LAWS[law]

    @settings(max_examples=budget(title, often), phases=ENOUGH)
    @given(play=plays(title))
    def holds(play: Play) -> None:
        check(title, play)

    holds()


@pytest.mark.parametrize("law", secrets.OVER_SEVERAL)
def test_law_over_several_plays(title: AnyTitle, law: str) -> None:
    secrets.OVER_SEVERAL[law](title, some_plays(title, budget(title, 12)))
