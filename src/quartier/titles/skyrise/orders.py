"""Standing orders: pass until outbid, and bid up to a number."""

from __future__ import annotations

import re
from typing import Final

from quartier.core.phrase import phrase
from quartier.core.title import Order
from quartier.titles.skyrise.names import bid_phrase
from quartier.titles.skyrise.outlook import gain
from quartier.titles.skyrise.pieces import BUILDINGS, FIRST_WONDER, PASS, SHIFT, seat_of
from quartier.titles.skyrise.players import STOCK, WIDTH
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.table import ANSWERING, CHOOSING, RAISING

UP_TO: Final = re.compile("auction ([0-9]{1,2}): up to ([0-9]{1,3})")


def orders(game: Skyrise, seat: int) -> list[Order]:
    era = int(game.era) + 1
    offered = [Order(f"pass in era {era}", phrase("order-pass", era=era))]
    offered += [
        Order(
            f"auction {int(game.auction)}: up to {number}",
            phrase("order-bid", bid=bid_phrase(seat, number)),
        )
        for number in own_numbers(game, seat)
    ]
    return [order for order in offered if stands(game, seat, order.notation)]


def own_numbers(game: Skyrise, seat: int) -> list[int]:
    """What this seat may still raise to in this auction."""
    stock, at = game.players[seat * WIDTH + STOCK], seat * BUILDINGS
    left = [int(game.pieces.numbers[at + piece]) for piece in range(BUILDINGS) if stock >> piece & 1]
    return sorted(number for number in left if number > game.top)


def stands(game: Skyrise, seat: int, order: str) -> bool:
    """To pass stands until the era ends or this seat is outbid; to bid, until the bidding is beyond it."""
    if game.phase >= CHOOSING or game.finished >> seat & 1:
        return False
    if order == f"pass in era {int(game.era) + 1}":
        return not outbid(game, seat)
    up_to = UP_TO.fullmatch(order)
    return (
        up_to is not None
        and int(up_to[1]) == game.auction
        and game.phase <= ANSWERING
        and not game.out >> seat & 1
        and int(up_to[2]) in own_numbers(game, seat)
    )


def outbid(game: Skyrise, seat: int) -> bool:
    """Whether it has a bid in this auction, and somebody went higher."""
    bidders = [seat_of(bid) for bid in game.chain[: game.bids]]
    return seat in bidders and bidders[-1] != seat


def obey(game: Skyrise, seat: int, order: str) -> int | None:
    if game.phase not in (RAISING, ANSWERING) or seat != game.active:
        return None
    up_to = UP_TO.fullmatch(order)
    return PASS if up_to is None else lowest_raise(game, seat, int(up_to[2]))


def lowest_raise(game: Skyrise, seat: int, most: int) -> int | None:
    """The lowest number that will do, where it brings most; none if none will do."""
    raises: dict[int, list[int]] = {}
    for code in game.choices(seat):
        if code >> SHIFT < FIRST_WONDER:
            number = int(game.pieces.numbers[seat * BUILDINGS + (code >> SHIFT)])
            raises.setdefault(number, []).append(int(code))
    lowest = min(raises, default=most + 1)
    if lowest > most:
        return None
    return max(raises[lowest], key=lambda code: gain(game, seat, code >> SHIFT, code & 63))
