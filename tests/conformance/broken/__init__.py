"""Market, broken in every way a law is against."""

from __future__ import annotations

from typing import Any

from tests.market.game import Market
from tests.market.title import MarketTitle

BROKEN: list[tuple[str, type[MarketTitle]]] = []
"""The law that has to find it, and the title."""


def against(law: str) -> Any:
    """Enlists a broken title, or a broken game to make one of."""

    def keep(title: type[Any]) -> type[Any]:
        if issubclass(title, Market):
            BROKEN.append((law, type(title.__name__, (MarketTitle,), {"game": title})))
        else:
            BROKEN.append((law, title))
        return title

    return keep


from tests.conformance.broken import asking, orders, playing, secrets  # noqa: E402, F401 (they enlist)
