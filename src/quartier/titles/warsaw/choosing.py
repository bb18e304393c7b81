"""What the seat that is asked may choose."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, lowest_bit
from quartier.titles.warsaw.building import ways_to_bridge, ways_to_build, ways_to_lay
from quartier.titles.warsaw.city import BORDERS_IN_A_WORD
from quartier.titles.warsaw.codes import (
    ABANDON,
    BRIDGE_AT,
    BUILD,
    CHANGE_TASK,
    CHOOSE_NORM,
    CLEAR_HEX,
    DECLINE,
    DIG,
    DISCARD_CARD,
    DONE,
    END_TURN,
    ENOUGH,
    FOUND,
    KEEP_CARD,
    LAY,
    PASS,
    SEND_TO,
    TAKE,
    USE_CARD,
)
from quartier.titles.warsaw.functions import kinds_for, usable_now
from quartier.titles.warsaw.planning import fields_open, ground_for, grounds_open
from quartier.titles.warsaw.state import (
    AFTER,
    CHANGE,
    CLEAR,
    DISCARD,
    HAND,
    KEEP,
    NORM_CARDS,
    REALISE,
    REPLY,
    SEND,
    SITES,
    TILES,
    TUNNEL,
    State,
)

MOST_AT_ONCE: Final = 512
"""No seat has more choices at a time."""


def choices_of(game: State, seat: i64) -> vec[i64]:
    """The codes of a seat that is asked, ascending."""
    ask: i64 = game.ask
    if ask == SEND:
        return choices_to_send(game, seat)
    if ask == REALISE:
        return choices_to_realise(game, seat)
    codes: vec[i64] = vec[i64]([0] * 64)
    count: i64 = 0
    if ask == CLEAR:
        if game.optional:
            codes[0] = ENOUGH
            count = 1
        count = list_codes(codes, count, CLEAR_HEX, game.rubble)
    elif ask == AFTER:
        codes[0] = DONE
        count = list_codes(codes, 1, USE_CARD, usable_now(game, seat))
    elif ask == KEEP:
        count = list_codes(codes, 0, KEEP_CARD, game.shown)
    elif ask == DISCARD:
        count = list_codes(codes, 0, DISCARD_CARD, game.of(seat, HAND))
    elif ask == REPLY:
        codes[0] = DECLINE
        count = list_codes(codes, 1, TAKE, kinds_for(game, seat, game.offered))
    elif ask == CHANGE:
        count = list_codes(codes, 0, CHANGE_TASK, game.tasks)
    elif ask == TUNNEL:
        count = list_codes(codes, 0, DIG, game.metro.mouths)
    else:
        count = list_codes(codes, 0, CHOOSE_NORM, game.of(seat, NORM_CARDS))
    return codes[:count]


def choices_to_send(game: State, seat: i64) -> vec[i64]:
    codes: vec[i64] = vec[i64]([0] * MOST_AT_ONCE)
    count: i64 = 0
    if not game.again and not game.connected:
        codes[0] = PASS
        count = 1
    count = list_codes(codes, count, SEND_TO, fields_open(game))
    count = list_codes(codes, count, USE_CARD, usable_now(game, seat))
    if not game.connected and game.of(seat, TILES) > 0:
        open: i64 = grounds_open(game)
        hand: i64 = game.of(seat, HAND)
        while hand:
            card: i64 = lowest_bit(hand)
            hand &= hand - 1
            count = list_codes(codes, count, FOUND + (card << 6), open & ground_for(game, card))
    return codes[:count]


def choices_to_realise(game: State, seat: i64) -> vec[i64]:
    codes: vec[i64] = vec[i64]([0] * MOST_AT_ONCE)
    codes[0] = END_TURN
    count: i64 = 1
    if game.abandoning:
        count = list_codes(codes, count, ABANDON, game.of(seat, SITES))
    count = list_codes(codes, count, USE_CARD, usable_now(game, seat))
    ways: i64 = ways_to_build(game, seat)
    if ways:
        hexes: i64 = game.of(seat, SITES)
        while hexes:
            hex: i64 = lowest_bit(hexes)
            hexes &= hexes - 1
            count = list_codes(codes, count, BUILD + (hex << 3), ways)
    ways = ways_to_lay(game, seat)
    if ways:
        count = list_pairs(codes, count, LAY, game.metro.low, ways)
        count = list_pairs(codes, count, LAY + 2 * BORDERS_IN_A_WORD, game.metro.high, ways)
    ways = ways_to_bridge(game, seat)
    if ways:
        free: i64 = (bit(game.pieces.city.bridge_count) - 1) & ~game.bridges
        while free:
            place: i64 = lowest_bit(free)
            free &= free - 1
            count = list_codes(codes, count, BRIDGE_AT + (place << 2), ways)
    return codes[:count]


def list_codes(codes: vec[i64], count: i64, code: i64, members: i64) -> i64:
    """Write down a code for each member of a set; how many there are now."""
    while members > 0:
        codes[count] = code
        count += members & 1
        members >>= 1
        code += 1
    return count


def list_pairs(codes: vec[i64], count: i64, code: i64, members: i64, ways: i64) -> i64:
    """The same with two bits of ways for each member."""
    while members:
        member: i64 = lowest_bit(members)
        members &= members - 1
        count = list_codes(codes, count, code + 2 * member, ways)
    return count
