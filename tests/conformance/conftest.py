"""The titles to check: every one there is, and the tests' own."""

from __future__ import annotations

import pytest

from quartier.titles import AnyTitle, all_titles
from tests.market.title import TITLE as MARKET


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "title" in metafunc.fixturenames:
        titles: dict[str, AnyTitle] = {**all_titles(), MARKET.key: MARKET}
        metafunc.parametrize("title", titles.values(), ids=titles.keys())


@pytest.fixture(autouse=True)
def _market_is_a_title(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_titles(), MARKET.key, MARKET)
