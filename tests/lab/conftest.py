from __future__ import annotations

import pytest

from quartier.titles import all_titles
from tests.market.title import TITLE


@pytest.fixture(autouse=True)
def _market(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_titles(), TITLE.key, TITLE)
