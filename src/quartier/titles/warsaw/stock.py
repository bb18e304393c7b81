"""Every card and piece, wherever it is."""

from __future__ import annotations

from quartier.core.bits import count_bits
from quartier.titles.warsaw.names import TYPES
from quartier.titles.warsaw.sight import members, tasks_left
from quartier.titles.warsaw.state import (
    BRIDGES,
    BUILT,
    DISCARDED,
    DONE,
    ENGINEERS,
    HAND,
    MARKERS,
    NORM_CARDS,
    OWNED,
    REJECTED,
    SEGMENTS,
    SENT,
    SITES,
    TILES,
    State,
)


def stock_of(game: State) -> dict[str, int]:
    seats = range(game.seats)
    tokens = game.pieces.city.right & game.built if game.left_only else 0
    return {
        "projects": len(projects(game)),
        "twice": len(projects(game)) - len(set(projects(game))),
        "tasks": sum(int(count_bits(game.of(seat, DONE))) for seat in seats) + tasks_left(game)
        + int(count_bits(game.tasks | game.tasks_boxed)) + tasks_to_come(game),
        "norms": sum(int(count_bits(game.of(seat, NORM_CARDS) | game.of(seat, REJECTED))) for seat in seats),
        "engineers": sum(engineers(game, seat) for seat in seats),
        "tiles": sum(
            int(game.of(seat, TILES) + count_bits(game.of(seat, OWNED) | game.of(seat, SITES)))
            for seat in seats
        ),
        "markers": sum(
            int(game.of(seat, MARKERS) + game.of(seat, SEGMENTS) + game.of(seat, BRIDGES)) for seat in seats
        ),
        "segments": len(game.metro.segments) - sum(int(game.of(seat, SEGMENTS)) for seat in seats),
        "bridges": int(count_bits(game.bridges)) - sum(int(game.of(seat, BRIDGES)) for seat in seats),
        "tokens": int(count_bits(tokens)),
        "buildings": len(buildings(game)) - sum(int(count_bits(game.of(seat, OWNED))) for seat in seats)
        - int(count_bits(tokens)),
    }


def projects(game: State) -> list[int]:
    """Every card, once for each place it is in."""
    found = [*members(game.deck), *members(game.thrown), *members(game.boxed), *members(game.shown)]
    if not game.second:
        found += members(game.pieces.cards_of_stage[2])
    for seat in range(game.seats):
        found += [*members(game.of(seat, HAND)), *members(game.of(seat, DISCARDED))]
        found += members(game.of(seat, BUILT))
        found += [int(game.card_on(hex)) for hex in members(game.of(seat, SITES))]
    return found


def tasks_to_come(game: State) -> int:
    return 0 if game.second else int(count_bits(game.pieces.tasks_of_stage[2]))


def engineers(game: State, seat: int) -> int:
    sent = int(game.of(seat, SENT))
    away = 0
    while sent:
        away += sent & 7
        sent >>= 3
    return int(game.of(seat, ENGINEERS)) + away + int(count_bits(game.of(seat, SITES)))


def buildings(game: State) -> list[int]:
    """The spaces built on, type by type."""
    return [hex for type in range(len(TYPES)) for hex in members(game.types[type])]
