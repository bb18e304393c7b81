"""What buildings, cards and resources are worth to a seat as the map stands, in hundredths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from quartier.core.bits import count_bits, lowest_bit
from quartier.titles.warsaw.building import points_at_once, rubble_for_building, task_points, tasks_met
from quartier.titles.warsaw.pieces import (
    CONCRETE,
    CULTURE,
    FUNDS,
    HOUSING,
    INDUSTRY,
    MODERNISM,
    NORM_OBJECTS,
    PUBLIC,
    RUBBLE,
    SERVICES,
    TRANSPORT,
)
from quartier.titles.warsaw.planning import ground_for, grounds_open
from quartier.titles.warsaw.scoring import have, metro_points, neighbour_points, norm_sets, objects_counted
from quartier.titles.warsaw.state import (
    ENGINEERS,
    HAND,
    NORM_CARDS,
    OWNED,
    SITES,
    State,
)

POINT: Final = 100
LIKED_BY_HOUSING: Final = 1 << SERVICES | 1 << TRANSPORT
STYLE: Final = 70
"""A building in a style that counts in the end."""
FUNCTION: Final = 60
"""A function still to be used."""
HOPE: Final = 25
"""An unbuilt space beside: somebody may build there what one likes."""
OPEN_LAND: Final = 40
"""Percent of the unbuilt spaces around industry that will be so in the end."""
NORM_OBJECT: Final = 150
"""An object that the next set of one's norm still lacks."""


def likes(type: i64, other: i64) -> bool:
    """Whether a building of one type counts a neighbour of another."""
    if type == HOUSING:
        return LIKED_BY_HOUSING >> other & 1 != 0
    if type == SERVICES:
        return other == HOUSING
    if type == PUBLIC:
        return other == CULTURE
    if type == CULTURE:
        return other == PUBLIC
    return False


def building_worth(game: State, seat: i64, card: i64, hex: i64) -> i64:
    """What finishing this project here brings, now and in the end."""
    type: i64 = game.pieces.type[card]
    around: i64 = game.bordering(hex)
    open: i64 = count_bits(around & ~game.built)
    worth: i64 = points_at_once(game, type, card, hex) * POINT
    tasks: i64 = tasks_met(game, card, hex)
    while tasks:
        worth += task_points(game, seat, lowest_bit(tasks)) * POINT
        tasks &= tasks - 1
    at_end: i64 = neighbour_points(game, type, hex) * POINT
    if type == INDUSTRY:
        at_end = at_end * OPEN_LAND // 100
    elif type != TRANSPORT:
        at_end += open * HOPE
    worth += at_end + metro_points(game, hex) * POINT
    mine: i64 = around & game.of(seat, OWNED)
    while mine:
        other: i64 = game.pieces.type[game.card_on(lowest_bit(mine))]
        mine &= mine - 1
        if likes(other, type):
            worth += POINT
        elif other == INDUSTRY:
            worth -= POINT * OPEN_LAND // 100
    worth += FUNCTION if game.pieces.function[card] > MODERNISM else STYLE
    return worth + object_worth(game, seat, type)


def object_worth(game: State, seat: i64, kind: i64) -> i64:
    """What one more object is worth to this seat's norm."""
    norm: i64 = lowest_bit(game.of(seat, NORM_CARDS))
    sets: i64 = norm_sets(game, seat, norm)
    place: i64 = 0
    while place < objects_counted(game):
        if game.pieces.norm_objects[norm * NORM_OBJECTS + place] == kind:
            if have(game, seat, kind) > sets:
                return 0
            return NORM_OBJECT if sets == 0 else NORM_OBJECT // 2
        place += 1
    return 0


def card_worth(game: State, seat: i64, card: i64) -> i64:
    """What a card in hand promises: its best space, those under rubble not quite as good."""
    best: i64 = 0
    free: i64 = grounds_open(game)
    grounds: i64 = ground_for(game, card) & (free | game.rubble)
    while grounds:
        hex: i64 = lowest_bit(grounds)
        grounds &= grounds - 1
        worth: i64 = building_worth(game, seat, card, hex)
        if not (free >> hex) & 1:
            worth -= POINT
        if worth > best:
            best = worth
    return best


# resources


def last_round(game: State) -> bool:
    return game.round + 1 == game.rounds


def rounds_of_deck(game: State) -> i64:
    """How many rounds a card drawn now may still be laid out in."""
    end: i64 = game.rounds if game.second else game.pieces.numbers.first_stage
    return end - game.round


def sites(game: State, seat: i64) -> i64:
    return count_bits(game.of(seat, SITES))


def wanted_sites(game: State, seat: i64) -> i64:
    """The buildings one reckons to pay for: those begun, and those engineers and cards may still begin."""
    more: i64 = count_bits(game.of(seat, HAND))
    if more > game.of(seat, ENGINEERS):
        more = game.of(seat, ENGINEERS)
    if not last_round(game) and more == 0:
        more = 1
    return sites(game, seat) + more


def loads(game: State, seat: i64) -> i64:
    """For how many buildings there is material."""
    return (
        game.of(seat, CONCRETE) // game.pieces.numbers.building_concrete
        + game.of(seat, RUBBLE) // rubble_for_building(game, seat)
    )


def resources_worth(game: State, seat: i64, kind: i64, count: i64) -> i64:
    """What so many more of a resource would be worth, as far as there is room."""
    room: i64 = game.room(seat, kind)
    if count > room:
        count = room
    wanted: i64 = wanted_sites(game, seat)
    spare: i64 = 20 if last_round(game) else 70
    worth: i64 = 0
    if kind == FUNDS:
        lacking: i64 = wanted - game.of(seat, FUNDS)
        if game.metro.low or game.metro.high:
            spare += 60
        while count > 0:
            worth += 240 if lacking > 0 else spare
            lacking -= 1
            count -= 1
        return worth
    lacking = wanted - loads(game, seat)
    while count > 0:
        if kind == CONCRETE:
            worth += 230 if lacking > 0 else spare
            lacking -= 1
        else:
            worth += 105 if lacking > 0 else spare // 2
            if (game.of(seat, RUBBLE) + count) % 2 == 0:
                lacking -= 1
        count -= 1
    return worth


def payable(game: State, seat: i64) -> i64:
    """How many buildings could be finished with what there is."""
    found: i64 = loads(game, seat)
    return found if found < game.of(seat, FUNDS) else game.of(seat, FUNDS)


def cards_worth(game: State, seat: i64, count: i64) -> i64:
    """What drawing so many cards is worth."""
    left: i64 = rounds_of_deck(game)
    held: i64 = count_bits(game.of(seat, HAND))
    engineers: i64 = game.of(seat, ENGINEERS) - 1
    worth: i64 = 0
    while count > 0:
        if left == 1 and engineers <= held:
            return worth
        if held == 0:
            worth += 300
        elif held == 1:
            worth += 170
        elif held == 2:
            worth += 80
        else:
            worth += 15
        held += 1
        count -= 1
    return worth
