"""A sensible planner: finishes what was begun, and weighs neighbours, tasks and the norm."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, lowest_bit
from quartier.core.luck import Luck
from quartier.titles.warsaw.building import (
    KREDYT_CONCRETE,
    WITH_CONCRETE,
    WITH_PREFAB,
)
from quartier.titles.warsaw.codes import (
    ABANDON,
    BRIDGE_AT,
    BUILD,
    CHANGE_TASK,
    CHOOSE_NORM,
    CLEAR_HEX,
    DIG,
    DISCARD_CARD,
    FOUND,
    KEEP_CARD,
    LAY,
    SEND_TO,
    TAKE,
    USE_CARD,
)
from quartier.titles.warsaw.pieces import (
    BETON,
    BRIDGE,
    CEGLA,
    CONCRETE,
    CZYN,
    DOTACJA,
    FUNDS,
    KONKURS,
    METRO,
    NADGODZINY,
    NORM_OBJECTS,
    RUBBLE,
    ZNAJOMOSCI,
)
from quartier.titles.warsaw.planning import fields_open, fields_taken, ground_for, grounds_open
from quartier.titles.warsaw.prospects import (
    POINT,
    building_worth,
    card_worth,
    cards_worth,
    last_round,
    likes,
    loads,
    object_worth,
    payable,
    resources_worth,
    rounds_of_deck,
    sites,
)
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.state import ENGINEERS, HAND, OWNED, SITES

SURELY: Final = 10000
"""A building that can be paid for is built."""
NEVER: Final = -10000
BEGIN: Final = 330
"""A foundation, before its place is looked at."""
USUAL: Final = 450
"""What a building brings more or less."""
MARKER: Final = 40
FREE: Final = 500
"""A function costs no engineer, so it comes before whatever does."""
BURDEN: Final = 60
"""Each foundation that waits already, and each resource it lacks."""


def greedy(game: Warsaw, seat: i64, luck: Luck) -> i64:
    codes = game.choices(seat)
    best: i64 = codes[0]
    most: i64 = 2 * NEVER
    alike: i64 = 0
    for code in codes:
        worth: i64 = worth_of(game, seat, code)
        if worth > most:
            most = worth
            best = code
            alike = 1
        elif worth == most:
            alike += 1
            if luck.below(0, alike) == 0:
                best = code
    return best


def worth_of(game: Warsaw, seat: i64, code: i64) -> i64:
    """To pass, to end and to decline are worth nothing."""
    if code >= BRIDGE_AT:
        return bridge_worth(game, seat, (code - BRIDGE_AT) >> 2)
    if code >= LAY:
        return lay_worth(game, seat, (code - LAY) >> 1)
    if code >= BUILD:
        return build_worth(game, seat, (code - BUILD) >> 3, (code - BUILD) & 7)
    if code >= FOUND:
        return found_worth(game, seat, (code - FOUND) >> 6, (code - FOUND) & 63)
    if code >= USE_CARD:
        return use_worth(game, seat, game.pieces.function[code - USE_CARD])
    if code >= DISCARD_CARD:
        return -card_worth(game, seat, code - DISCARD_CARD)
    if code >= KEEP_CARD:
        return card_worth(game, seat, code - KEEP_CARD)
    if code >= ABANDON:
        return NEVER
    if code >= CLEAR_HEX:
        return 1 + clear_worth(game, seat, code - CLEAR_HEX)
    if code >= DIG or code >= CHANGE_TASK:
        return 0
    if code >= TAKE:
        return 1 + resources_worth(game, seat, code - TAKE, 1)
    if code >= SEND_TO:
        return field_worth(game, seat, code - SEND_TO)
    if code >= CHOOSE_NORM:
        return norm_worth(game, code - CHOOSE_NORM)
    return 0


def norm_worth(game: Warsaw, norm: i64) -> i64:
    """Metro is easy to come by, a bridge is not."""
    worth: i64 = 0
    place: i64 = 0
    while place < NORM_OBJECTS:
        kind: i64 = game.pieces.norm_objects[norm * NORM_OBJECTS + place]
        if kind == METRO:
            worth += 1
        elif kind == BRIDGE:
            worth -= 1
        place += 1
    return worth


# planning


def field_worth(game: Warsaw, seat: i64, field: i64) -> i64:
    given = game.pieces.field_list[int(field)]
    worth: i64 = (
        resources_worth(game, seat, RUBBLE, given.rubble + given.clear)
        + resources_worth(game, seat, CONCRETE, given.concrete)
        + resources_worth(game, seat, FUNDS, given.funds)
    )
    if given.draw:
        worth += cards_worth(game, seat, given.draw)
    if given.look:
        worth += cards_worth(game, seat, 1) * 4 // 3
    if given.marker and not game.clockwise and game.first != seat:
        worth += MARKER
    if given.clear and game.rubble:
        worth += opening_worth(game, seat)
    return worth


def opening_worth(game: Warsaw, seat: i64) -> i64:
    """Ground for a card in hand that has none, or next to none."""
    open: i64 = grounds_open(game)
    hand: i64 = game.of(seat, HAND)
    worth: i64 = 0
    while hand:
        card: i64 = lowest_bit(hand)
        hand &= hand - 1
        ground: i64 = ground_for(game, card)
        if ground & open == 0 and ground & game.rubble:
            worth += 120
    return worth


def clear_worth(game: Warsaw, seat: i64, hex: i64) -> i64:
    """The best a card in hand could do there."""
    best: i64 = 0
    hand: i64 = game.of(seat, HAND)
    while hand:
        card: i64 = lowest_bit(hand)
        hand &= hand - 1
        if (ground_for(game, card) >> hex) & 1:
            worth: i64 = building_worth(game, seat, card, hex)
            if worth > best:
                best = worth
    return best


def found_worth(game: Warsaw, seat: i64, card: i64, hex: i64) -> i64:
    begun: i64 = sites(game, seat)
    lacking: i64 = 0
    if game.of(seat, FUNDS) <= begun:
        lacking += 1
    if loads(game, seat) <= begun:
        lacking += 1
    worth: i64 = BEGIN + (building_worth(game, seat, card, hex) - USUAL) * 3 // 5 - (lacking + begun) * BURDEN
    waiting: i64 = begun + 1 - payable(game, seat)
    if waiting >= game.pieces.numbers.engineers[game.seats]:
        return NEVER
    if last_round(game) and begun + lacking > game.of(seat, ENGINEERS):
        return -1
    if waiting + 1 >= game.pieces.numbers.engineers[game.seats]:
        worth -= 2 * POINT
    if rounds_of_deck(game) == 1:
        worth += POINT
    return worth


def use_worth(game: Warsaw, seat: i64, function: i64) -> i64:
    """A function is used when nothing of it is lost, or when there is little time left."""
    numbers = game.pieces.numbers
    if function == DOTACJA:
        return gift_worth(game, seat, FUNDS, numbers.dotacja)
    if function == BETON:
        return gift_worth(game, seat, CONCRETE, numbers.beton)
    if function == CEGLA:
        return gift_worth(game, seat, RUBBLE, numbers.cegla)
    if function == CZYN:
        return gift_worth(game, seat, RUBBLE, 1)
    if function == KONKURS:
        return FREE if count_bits(game.of(seat, HAND)) < 2 and rounds_of_deck(game) > 1 else -1
    if function == NADGODZINY:
        return 1
    if function == ZNAJOMOSCI:
        gain: i64 = best_field(game, seat, fields_taken(game)) - best_field(game, seat, fields_open(game))
        return FREE if gain > POINT else -1
    return 1 if last_round(game) else -1


def gift_worth(game: Warsaw, seat: i64, kind: i64, count: i64) -> i64:
    if game.room(seat, kind) < count and not last_round(game):
        return -1
    worth: i64 = resources_worth(game, seat, kind, count)
    return FREE + worth if worth >= POINT * count else worth // 4


def best_field(game: Warsaw, seat: i64, fields: i64) -> i64:
    best: i64 = 0
    while fields:
        worth: i64 = field_worth(game, seat, lowest_bit(fields))
        fields &= fields - 1
        if worth > best:
            best = worth
    return best


# realisation


def build_worth(game: Warsaw, seat: i64, hex: i64, way: i64) -> i64:
    """The best building first; a card pays where resources are short."""
    worth: i64 = SURELY + building_worth(game, seat, game.card_on(hex), hex)
    begun: i64 = sites(game, seat)
    if way == WITH_CONCRETE:
        return worth - 5
    if way == WITH_PREFAB:
        return worth + (5 if loads(game, seat) < begun or last_round(game) else -90)
    if way >= KREDYT_CONCRETE:
        return worth + (5 if game.of(seat, FUNDS) < begun or last_round(game) else -90)
    return worth


def lay_worth(game: Warsaw, seat: i64, border: i64) -> i64:
    """A segment for the metro beside one's own buildings; the fund is kept for what was begun."""
    beside: i64 = game.pieces.city.sides[border] & ~game.metro.beside
    worth: i64 = (
        (game.pieces.numbers.metro_points + count_bits(beside & game.of(seat, OWNED))) * POINT
        + count_bits(beside & game.of(seat, SITES)) * POINT
        - count_bits(beside & game.built & ~game.of(seat, OWNED)) * POINT // 4
        + object_worth(game, seat, METRO)
    )
    if last_round(game):
        return worth
    return worth - (60 if game.of(seat, FUNDS) > sites(game, seat) + 1 else 230)


def bridge_worth(game: Warsaw, seat: i64, place: i64) -> i64:
    left: i64 = game.pieces.city.bridge_left[place]
    right: i64 = game.pieces.city.bridge_right[place]
    worth: i64 = (
        game.pieces.numbers.bridge_points * POINT + object_worth(game, seat, BRIDGE)
        + (new_neighbour(game, seat, left, right) + new_neighbour(game, seat, right, left)) * POINT
    )
    if last_round(game):
        return worth
    return worth - (360 if sites(game, seat) == 0 else 480)


def new_neighbour(game: Warsaw, seat: i64, hex: i64, other: i64) -> i64:
    """Whether one's own building here would count what stands there."""
    if not (game.of(seat, OWNED) >> hex) & 1:
        return 0
    for type in range(len(game.types)):
        if game.types[type] & bit(other) and likes(game.pieces.type[game.card_on(hex)], type):
            return 1
    return 0
