"""A new game laid out."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, take_bit
from quartier.core.event import EVERYBODY
from quartier.core.luck import Luck
from quartier.titles.warsaw.city import HEXES
from quartier.titles.warsaw.metro import Metro
from quartier.titles.warsaw.pieces import NORMS_DEALT, TYPES, Pieces
from quartier.titles.warsaw.planning import draw
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.scoring import objects_counted
from quartier.titles.warsaw.state import (
    DESK,
    ENGINEERS,
    MARKERS,
    NORM_CARDS,
    NORMS,
    SEATS,
    STREAMS,
    TILES,
    TOKENS,
)
from quartier.titles.warsaw.telling import norms_told

START_PROJECTS: Final = 2


def deal(
    pieces: Pieces, seats: int, seed: int, options: dict[str, str], tell: bool = False, first: int = -1
) -> Warsaw:
    """A new game; `first` chooses who starts, otherwise chance does."""
    city = pieces.city
    near: vec[i64] = city.near[:]
    river_open = options["river-blocks"] == "no"
    if river_open:
        for hex in range(HEXES):
            near[hex] = near[hex] | city.over[hex]
    game = Warsaw(pieces, Metro(city), near, seats)
    game.river_open = river_open
    game.told = [] if tell else None
    game.luck = Luck(seed, STREAMS)
    game.rounds = pieces.numbers.rounds - (1 if options["rounds"] == "7" else 0)
    game.clockwise = options["first-player"] == "clockwise"
    game.abandoning = options["abandon-foundation"] == "yes"
    game.left_only = seats < 4
    game.metro.open(game.left_only)
    game.types = vec[i64]([0] * TYPES)
    game.grounds = vec[i64]([0] * HEXES)
    game.desks = vec[i64]([0] * (DESK * seats))
    game.rubble = city.zone
    if game.left_only:
        game.rubble = city.zone & ~city.right
        lay_tokens(game)
    game.deck = pieces.cards_of_stage[1]
    game.task_deck = pieces.tasks_of_stage[1]
    game.first = first if first >= 0 else game.luck.below(SEATS, seats)
    game.turn = game.first
    if tell:
        game.tell("deal", EVERYBODY, {"seats": seats})
    norms: i64 = bit(pieces.norm_count) - 1
    for seat in range(seats):
        game.put(seat, ENGINEERS, pieces.numbers.engineers[seats])
        game.put(seat, TILES, pieces.numbers.tiles)
        game.put(seat, MARKERS, pieces.numbers.markers)
        for _ in range(NORMS_DEALT):
            norm: i64 = bit(take_bit(norms, game.luck.below(NORMS, count_bits(norms))))
            norms ^= norm
            game.put(seat, NORM_CARDS, game.of(seat, NORM_CARDS) | norm)
        if tell:
            norms_dealt = norms_told(pieces, game.of(seat, NORM_CARDS), objects_counted(game))
            game.tell("norms", seat, {}, {"norms": norms_dealt})
        if options["start-projects"] == "2":
            draw(game, seat, min(START_PROJECTS, pieces.numbers.limit))
    return game


def lay_tokens(game: Warsaw) -> None:
    """The neutral buildings, one on each space of the right bank."""
    left = list(game.pieces.tokens)
    for hex in range(HEXES):
        if game.pieces.city.right >> hex & 1:
            type = left.pop(int(game.luck.below(TOKENS, len(left))))
            game.types[type] = game.types[type] | bit(hex)
            game.built |= bit(hex)
