"""Broken orders."""

from __future__ import annotations

from quartier.core.phrase import phrase
from quartier.core.title import Order
from tests.conformance.broken import against
from tests.market.game import Market
from tests.market.title import MarketTitle


@against("an_order_chooses_what_is_offered")
class OrderPlaysAnything(MarketTitle):
    """It sends a card to the right stall whatever its number."""

    def obey(self, game: Market, seat: int, order: str) -> int | None:
        return super().obey(game, seat, order) and int(game.choices(seat)[-1]) | 1


@against("an_order_chooses_what_is_offered")
class OrderPeeks(MarketTitle):
    """It may be left by whoever holds the highest card."""

    def orders(self, game: Market, seat: int) -> list[Order]:
        highest = max(range(int(game.seats)), key=lambda other: game.hands[other])
        return [Order("lowest", phrase("order-lowest"))] if seat == highest else []


@against("an_order_chooses_what_is_offered")
class OrderIsStillborn(MarketTitle):
    def stands(self, game: Market, seat: int, order: str) -> bool:
        return False

    def orders(self, game: Market, seat: int) -> list[Order]:
        return [Order("lowest", phrase("order-lowest"))]
