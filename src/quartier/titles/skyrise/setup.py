"""A new game: islands and discs laid out, cards and objectives dealt."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, take_bit
from quartier.core.event import EVERYBODY
from quartier.core.luck import Luck
from quartier.titles.skyrise.board import CENTRAL, Board
from quartier.titles.skyrise.hidden import ALL_CARDS
from quartier.titles.skyrise.pieces import (
    DISCS,
    DISTRICTS,
    FACTIONS,
    OF_ERA_ONE,
    PANORAMAS,
    PATRONS,
    SIDES,
    Pieces,
)
from quartier.titles.skyrise.players import HAND, OBJECTIVE, STOCK, WIDTH
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.table import NOWHERE

ISLANDS: Final = 0
BAG: Final = 1
WONDERS: Final = 2
OBJECTIVES: Final = 3
LANDSCAPES: Final = 4
VALUES: Final = 5
FIRST: Final = 6
STREAMS: Final = 7


def deal(pieces: Pieces, seats: int, seed: int, olmsted_own: bool = False, tell: bool = False) -> Skyrise:
    luck = Luck(seed, STREAMS)
    game = Skyrise(lay_islands(pieces, seats, luck), seats, olmsted_own)
    game.told = [] if tell else None
    game.luck = luck
    game.players = vec[i64]([0] * (seats * WIDTH))
    game.chain = vec[i64]([0] * DISTRICTS)
    game.sites = vec[i64]([NOWHERE] * DISTRICTS)
    game.vacant = game.board.all
    game.reach = CENTRAL
    game.discs = lay_discs(game.board, pieces.discs[seats], luck)
    landscapes: i64 = (1 << PANORAMAS) - 1
    game.first = draw(landscapes, luck, LANDSCAPES)
    game.second = draw(landscapes & ~bit(game.first), luck, LANDSCAPES)
    game.values = shuffle_values(pieces, luck)
    if game.told is not None:
        game.tell("deal", EVERYBODY, {"cards": [game.first, game.second]})
    deal_cards(game, pieces.dealt[seats], luck)
    game.start_auction(luck.below(FIRST, seats), "chance")
    return game


def draw(left: i64, luck: Luck, stream: i64) -> i64:
    return take_bit(left, luck.below(stream, count_bits(left)))


def lay_islands(pieces: Pieces, seats: int, luck: Luck) -> Board:
    left: i64 = (1 << SIDES) - 1
    tiles: dict[int, int] = {}
    for side in pieces.sides[seats]:
        tile: i64 = draw(left, luck, ISLANDS)
        left &= ~bit(tile)
        tiles[side] = int(tile)
    return Board(pieces, tiles)


def lay_discs(board: Board, bag: list[int], luck: Luck) -> vec[i64]:
    """Each kind of disc on districts drawn by chance."""
    lying: vec[i64] = vec[i64]([0] * DISCS)
    free: i64 = board.all
    for disc, count in enumerate(bag):
        for _ in range(count):
            district: i64 = draw(free, luck, BAG)
            free &= ~bit(district)
            lying[disc] = lying[disc] | bit(district)
    return lying


def shuffle_values(pieces: Pieces, luck: Luck) -> vec[i64]:
    values: vec[i64] = vec[i64]([0] * PATRONS)
    left: i64 = (1 << PATRONS) - 1
    letter: i64 = 0
    while letter < PATRONS:
        tile: i64 = draw(left, luck, VALUES)
        left &= ~bit(tile)
        values[letter] = pieces.patrons[tile]
        letter += 1
    return values


def deal_cards(game: Skyrise, dealt: int, luck: Luck) -> None:
    objectives: i64 = (1 << FACTIONS) - 1
    cards: i64 = ALL_CARDS
    seat: i64 = 0
    while seat < game.seats:
        at: i64 = seat * WIDTH
        game.players[at + STOCK] = OF_ERA_ONE
        objective: i64 = draw(objectives, luck, OBJECTIVES)
        objectives &= ~bit(objective)
        game.players[at + OBJECTIVE] = objective
        count: i64 = dealt
        while count > 0:
            card: i64 = draw(cards, luck, WONDERS)
            cards &= ~bit(card)
            game.players[at + HAND] = game.players[at + HAND] | bit(card)
            count -= 1
        if game.told is not None:
            game.tell("objective", seat, {}, {"faction": objective})
            hand = [card for card in range(1, 21) if (game.players[at + HAND] >> card) & 1]
            game.tell("hand", seat, {}, {"cards": hand})
        seat += 1
