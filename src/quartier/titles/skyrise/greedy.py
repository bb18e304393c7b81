"""A sensible bidder: what a district is worth against what the number for it is worth.

Everybody builds all he has in the end, so a bid is weighed by what its place brings, less what the
building could bring elsewhere. All is counted in hundredths of a point of prestige.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits
from quartier.core.luck import Luck
from quartier.titles.skyrise.outlook import (
    known_values,
    prestige,
    take_disc,
    with_structure,
    would_earn,
)
from quartier.titles.skyrise.pieces import (
    BUILDINGS,
    CARD,
    FACTIONS,
    FIRST_WONDER,
    HEIGHTS,
    NO_DISC,
    OTHER,
    PASS,
    SHIFT,
    TAKE_DISC,
    VAULT,
    WILD,
)
from quartier.titles.skyrise.players import STANDING, STOCK, WIDTH
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.scoring import in_objective, row_worth
from quartier.titles.skyrise.table import CHOOSING

POINT: Final = 100
STRUCTURES: Final = 12
"""About how many everybody builds, the last one not counted."""
LEAST_PRICE: Final = 250
"""What the lowest number is worth elsewhere."""
STEEP: Final = 6
"""How much more each higher number is."""
WONDER_PRICE: Final = 500
"""What the place of a wonder is worth elsewhere; its effect comes besides."""
TYPICAL: Final = vec[i64]([0, 5, 6, 3, 7, 5, 5, 7, 10, 5, 3, 5, 7, 6, 5, 5, 7, 8, 5, 9, 7])
"""What each wonder, by its card, brings a sensible player on average."""
NERVE: Final = 12
"""Percent of doubt for each number another could still answer with."""
MOST_DOUBT: Final = 45
STEP: Final = 200
"""What a structure on the way to the objective is worth."""
HOPE: Final = 15
"""The share of the structures to come that each row may hope for, in percent."""
UNKNOWN: Final = -1_000_000
"""Less than anything is worth."""


def greedy(game: Skyrise, seat: i64, luck: Luck) -> i64:
    codes = game.choices(seat)
    outlook = Outlook(game, seat)
    best: i64 = codes[0]
    most: i64 = UNKNOWN
    alike: i64 = 0
    for code in codes:
        worth: i64 = outlook.of(code)
        if worth > most:
            most = worth
            best = code
            alike = 1
        elif worth == most:
            alike += 1
            if luck.below(0, alike) == 0:
                best = code
    return best


class Outlook:
    """What a seat reckons with in one decision; a place is reckoned once for each height."""

    def __init__(self, game: Skyrise, seat: i64) -> None:
        self.game = game
        self.seat = seat
        self.values: vec[i64] = known_values(game, seat)
        built: i64 = count_bits(game.players[seat * WIDTH + STANDING])
        self.left: i64 = STRUCTURES - built if built < STRUCTURES else 0
        self.now: i64 = self.hoped(game.players)
        self.known: vec[i64] = vec[i64]([UNKNOWN] * (HEIGHTS << SHIFT))

    def of(self, code: i64) -> i64:
        kind: i64 = code >> SHIFT
        if code in (PASS, NO_DISC):
            return 0
        if kind == TAKE_DISC:
            return self.with_disc(self.game.disc_at(code & 63))
        if self.game.phase == CHOOSING:
            return TYPICAL[code - CARD]
        if kind == OTHER:
            return self.with_disc(code - WILD)
        net: i64 = self.built(kind, code & 63) - self.price(kind)
        return net * self.likely(kind, code & 63) // 100

    def hoped(self, players: vec[i64]) -> i64:
        """What it would score now, and what it may hope for."""
        game, seat = self.game, self.seat
        hope: i64 = prestige(game, players, seat, self.values) * POINT
        near: i64 = in_objective(players, seat, game.board)
        if near < game.pieces.objective_structures:
            hope += near * STEP
        faction: i64 = 0
        while faction < FACTIONS:
            hope += row_worth(players, seat, faction, game.board) * self.left * HOPE
            faction += 1
        return hope

    def with_disc(self, disc: i64) -> i64:
        players: vec[i64] = self.game.players[:]
        take_disc(self.game, players, self.seat, disc, self.values)
        return self.hoped(players) - self.now

    def built(self, piece: i64, district: i64) -> i64:
        """What this seat would have more by building there."""
        if piece >= FIRST_WONDER:
            return self.reckoned(piece, district)
        at: i64 = self.game.pieces.heights[piece] << SHIFT | district
        if self.known[at] == UNKNOWN:
            self.known[at] = self.reckoned(piece, district)
        return self.known[at]

    def reckoned(self, piece: i64, district: i64) -> i64:
        players: vec[i64] = with_structure(self.game, self.seat, piece, district)
        take_disc(self.game, players, self.seat, self.game.disc_at(district), self.values)
        earned: i64 = would_earn(self.game, players, self.seat, piece, district)
        if piece >= FIRST_WONDER and self.game.card_of(self.seat, piece) == VAULT:
            earned = TYPICAL[VAULT]
        return earned * POINT + self.hoped(players) - self.now

    def price(self, piece: i64) -> i64:
        """What this building could bring elsewhere: the higher its number, the more."""
        if piece >= FIRST_WONDER:
            return WONDER_PRICE + TYPICAL[self.game.card_of(self.seat, piece)] * POINT
        number: i64 = self.game.pieces.numbers[self.seat * BUILDINGS + piece]
        return LEAST_PRICE + number * STEEP

    def likely(self, piece: i64, district: i64) -> i64:
        """How likely nobody goes higher, in percent."""
        game = self.game
        if piece >= FIRST_WONDER or not game.vacant & game.board.adjacent[district]:
            return 100
        number: i64 = game.pieces.numbers[self.seat * BUILDINGS + piece]
        chance: i64 = 100
        other: i64 = 0
        while other < game.seats:
            if other != self.seat and not (game.out >> other) & 1:
                doubt: i64 = self.answers(other, number) * NERVE
                chance = chance * (100 - (doubt if doubt < MOST_DOUBT else MOST_DOUBT)) // 100
            other += 1
        return chance

    def answers(self, other: i64, number: i64) -> i64:
        """How many numbers and wonders another could still place above this number."""
        stock: i64 = self.game.players[other * WIDTH + STOCK]
        count: i64 = count_bits(stock >> FIRST_WONDER)
        piece: i64 = 0
        while piece < BUILDINGS:
            if stock & bit(piece) and self.game.pieces.numbers[other * BUILDINGS + piece] > number:
                count += 1
            piece += 1
        return count
