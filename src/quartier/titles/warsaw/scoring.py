"""What counts in the end: neighbours and metro beside each building, norms, styles, and who won."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import count_bits, lowest_bit
from quartier.titles.warsaw.pieces import (
    BRIDGE,
    CULTURE,
    HOUSING,
    INDUSTRY,
    METRO,
    MODERNISM,
    NORM_OBJECTS,
    PUBLIC,
    SERVICES,
    SOCREALISM,
    TRANSPORT,
)
from quartier.titles.warsaw.state import (
    BRIDGES,
    BUILT,
    FROM_BRIDGES,
    FROM_BUILDINGS,
    FROM_METRO,
    FROM_TASKS,
    NORM_CARDS,
    OWNED,
    SEGMENTS,
    State,
)

WITHOUT_LAST: Final = 5
"""With so many players the last object of a norm does not count."""


def wanted_around(game: State, type: i64, around: i64) -> i64:
    """Those of the spaces around that a building of this type likes."""
    if type == HOUSING:
        return around & (game.types[SERVICES] | game.types[TRANSPORT])
    if type == SERVICES:
        return around & game.types[HOUSING]
    if type == PUBLIC:
        return around & game.types[CULTURE]
    if type == CULTURE:
        return around & game.types[PUBLIC]
    if type == INDUSTRY:
        return around & ~game.built
    return 0


def neighbour_points(game: State, type: i64, hex: i64) -> i64:
    return count_bits(wanted_around(game, type, game.bordering(hex))) * game.pieces.numbers.neighbour


def metro_points(game: State, hex: i64) -> i64:
    """However many segments lie beside it, and whose they are."""
    return game.pieces.numbers.beside_metro if (game.metro.beside >> hex) & 1 else 0


def around_points(game: State, seat: i64) -> i64:
    """Neighbours and metro beside all buildings of a seat."""
    total: i64 = 0
    hexes: i64 = game.of(seat, OWNED)
    while hexes:
        hex: i64 = lowest_bit(hexes)
        hexes &= hexes - 1
        total += neighbour_points(game, game.pieces.type[game.card_on(hex)], hex) + metro_points(game, hex)
    return total


def objects_counted(game: State) -> i64:
    return NORM_OBJECTS - 1 if game.seats == WITHOUT_LAST else NORM_OBJECTS


def have(game: State, seat: i64, kind: i64) -> i64:
    """How many objects of this kind a seat has built."""
    if kind == METRO:
        return game.of(seat, SEGMENTS)
    if kind == BRIDGE:
        return game.of(seat, BRIDGES)
    return count_bits(game.of(seat, OWNED) & game.types[kind])


def norm_sets(game: State, seat: i64, norm: i64) -> i64:
    """Complete sets: no object counts twice, and the kinds of a norm are all different."""
    fewest: i64 = 99
    place: i64 = 0
    while place < objects_counted(game):
        count: i64 = have(game, seat, game.pieces.norm_objects[norm * NORM_OBJECTS + place])
        if count < fewest:
            fewest = count
        place += 1
    return fewest


def norm_points(game: State, seat: i64) -> i64:
    sets: i64 = norm_sets(game, seat, lowest_bit(game.of(seat, NORM_CARDS)))
    if sets == 0:
        return -game.pieces.numbers.norm_missed
    return sets * game.pieces.numbers.norm


def style_count(game: State, seat: i64, function: i64) -> i64:
    return count_bits(game.of(seat, BUILT) & game.pieces.with_function[function])


def style_points(game: State, seat: i64, function: i64) -> i64:
    """For the most finished buildings in a style, alone or level with others."""
    mine: i64 = style_count(game, seat, function)
    if mine == 0:
        return 0
    tied: bool = False
    other: i64 = 0
    while other < game.seats:
        if other != seat:
            theirs: i64 = style_count(game, other, function)
            if theirs > mine:
                return 0
            if theirs == mine:
                tied = True
        other += 1
    return game.pieces.numbers.style_tied if tied else game.pieces.numbers.style


def points_so_far(game: State, seat: i64) -> i64:
    return (
        game.of(seat, FROM_BUILDINGS) + game.of(seat, FROM_TASKS) + game.of(seat, FROM_METRO)
        + game.of(seat, FROM_BRIDGES)
    )


def points_at_the_end(game: State, seat: i64) -> i64:
    return (
        points_so_far(game, seat) + around_points(game, seat) + norm_points(game, seat)
        + style_points(game, seat, SOCREALISM) + style_points(game, seat, MODERNISM)
    )


def places(game: State, scores: vec[i64]) -> vec[i64]:
    """By points, then by buildings; still level share the place."""
    order: vec[i64] = vec[i64]([0] * game.seats)
    seat: i64 = 0
    while seat < game.seats:
        order[seat] = scores[seat] * 64 + count_bits(game.of(seat, OWNED))
        seat += 1
    found: vec[i64] = vec[i64]([1] * game.seats)
    seat = 0
    while seat < game.seats:
        for other in order:
            if other > order[seat]:
                found[seat] = found[seat] + 1
        seat += 1
    return found
