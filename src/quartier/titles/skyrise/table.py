"""The state of a game: everything on the table, how it is compared, counted and told."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit
from quartier.core.event import Event
from quartier.core.game import Game
from quartier.core.luck import Luck, stir
from quartier.titles.skyrise.board import Board
from quartier.titles.skyrise.pieces import (
    CHAINS,
    COMMISSION,
    DISCS,
    FIRST_PATRON,
    FIRST_WONDER,
    HAMMER,
    ROW,
    Pieces,
)
from quartier.titles.skyrise.players import CARDS as CARDS_OF
from quartier.titles.skyrise.players import (
    COMMISSIONS,
    FINISHED,
    PATRON,
    PRESTIGE,
    STOCK,
    WIDTH,
)
from quartier.titles.skyrise.players import DISCS as DISCS_OF

ERAS: Final = 2

OPENING: Final = 0
RAISING: Final = 1
ANSWERING: Final = 2
"""Only the owner of the Hammer may still bid, above another wonder."""
ASSIGNING: Final = 3
"""The winner assigns a wild disc."""
TAKING: Final = 4
"""The winner takes a second disc for the Vault."""
CHOOSING: Final = 5
"""All choose their wonder cards in secret."""
OVER: Final = 6

NOBODY: Final = -1
NOWHERE: Final = -1
NO_LUCK: Final = Luck(0)


class Table(Game):
    def __init__(self, board: Board, seats: i64, olmsted_own: bool) -> None:
        """A bare table; `deal` and `copy` lay the pieces out."""
        self.seats = seats
        self.told = None
        self.board: Board = board
        self.pieces: Pieces = board.pieces
        self.olmsted_own: bool = olmsted_own
        # drawn from while dealing only, so copies share it
        self.luck: Luck = NO_LUCK
        self.era: i64 = 0
        self.auction: i64 = 0
        self.phase: i64 = OPENING
        self.active: i64 = 0
        self.opener: i64 = 0
        # of the auction: its bids in order, the number and district to go on from, who is out
        self.chain: vec[i64] = vec[i64]()
        self.bids: i64 = 0
        self.top: i64 = 0
        self.last: i64 = NOWHERE
        self.out: i64 = 0
        # what won it, while its disc and its effect are dealt with
        self.won: i64 = 0
        self.placed: i64 = 0
        self.resolved: bool = False
        self.vacant: i64 = 0
        self.reach: i64 = 0
        self.hammer_owner: i64 = NOBODY
        self.hammer_near: i64 = 0
        self.first: i64 = 0
        self.second: i64 = 0
        self.finished: i64 = 0
        self.players: vec[i64] = vec[i64]()
        # for each district what was built there, as a bid; -1 for nothing
        self.sites: vec[i64] = vec[i64]()
        # for each kind of disc the districts where one lies; never changed for patrons' values
        self.discs: vec[i64] = vec[i64]()
        self.values: vec[i64] = vec[i64]()
        # the eras that are over; never changed in place, so copies share it
        self.archive: vec[i64] = vec[i64]()

    def start_auction(self, opener: i64, why: str) -> None:
        self.auction += 1
        self.phase = OPENING
        self.active = opener
        self.opener = opener
        self.bids = 0
        self.placed = 0
        self.top = 0
        self.last = NOWHERE
        self.out = self.finished
        self.resolved = False
        if self.told is not None:
            self.tell("auction", opener, {"auction": self.auction, "why": why})

    # the pieces

    def card_of(self, seat: i64, piece: i64) -> i64:
        """The card of one of its wonders."""
        return self.players[seat * WIDTH + CARDS_OF + piece - FIRST_WONDER]

    def hammer_piece(self, seat: i64) -> i64:
        return FIRST_WONDER if self.players[seat * WIDTH + CARDS_OF] == HAMMER else FIRST_WONDER + 1

    def hammer_holder(self) -> i64:
        """Who still has the Hammer to place."""
        seat: i64 = 0
        while seat < self.seats:
            at: i64 = seat * WIDTH
            if self.players[at + CARDS_OF] == HAMMER or self.players[at + CARDS_OF + 1] == HAMMER:
                if self.players[at + STOCK] & bit(self.hammer_piece(seat)):
                    return seat
                return NOBODY
            seat += 1
        return NOBODY

    def disc_at(self, district: i64) -> i64:
        """The kind of disc that lies there; -1 if none does."""
        disc: i64 = 0
        while disc < DISCS:
            if self.discs[disc] & bit(district):
                return disc
            disc += 1
        return NOWHERE

    def cards_to_pick(self, seat: i64) -> i64:
        if self.phase != CHOOSING:
            return 0
        at: i64 = seat * WIDTH + CARDS_OF
        if self.players[at] == 0:
            return 2 if self.seats == 2 else 1
        return 1 if self.seats == 2 and self.players[at + 1] == 0 else 0

    def gain(self, seat: i64, disc: i64) -> None:
        """A disc of a faction, a patron or a commission comes to a player."""
        at: i64 = seat * WIDTH
        if disc < FIRST_PATRON:
            count: i64 = self.players[at + DISCS_OF + disc]
            self.players[at + DISCS_OF + disc] = count + 1
            if self.told is not None and count >= ROW:
                self.tell("surplus", seat, {"faction": disc})
        elif disc == COMMISSION:
            self.players[at + COMMISSIONS] = self.players[at + COMMISSIONS] + 1
        else:
            letter: i64 = disc - FIRST_PATRON
            count = self.players[at + PATRON + letter]
            self.players[at + PATRON + letter] = count + 1
            if self.told is not None and count == 0:
                self.tell("peek", seat, {"letter": letter}, {"value": self.values[letter]})

    def credit(self, seat: i64, points: i64) -> None:
        at: i64 = seat * WIDTH + PRESTIGE
        self.players[at] = self.players[at] + points

    # the score

    def scores(self) -> vec[i64]:
        total: vec[i64] = vec[i64]([0] * self.seats)
        seat: i64 = 0
        while seat < self.seats:
            total[seat] = self.players[seat * WIDTH + PRESTIGE]
            seat += 1
        return total

    def ranking(self) -> vec[i64]:
        """By prestige; between equals, who built his last structure earlier is ahead."""
        standing: vec[i64] = self.scores()
        seat: i64 = 0
        while seat < self.seats:
            place: i64 = self.players[seat * WIDTH + FINISHED]
            standing[seat] = standing[seat] << 4 | (8 - place if place > 0 else 0)
            seat += 1
        places: vec[i64] = vec[i64]([1] * self.seats)
        seat = 0
        while seat < self.seats:
            for other in standing:
                if other > standing[seat]:
                    places[seat] = places[seat] + 1
            seat += 1
        return places

    def digest(self) -> i64:
        hashed: i64 = stir(self.luck.seed, self.seats)
        for value in self.luck.drawn:
            hashed = stir(hashed, value)
        hashed = stir(hashed, 1 if self.olmsted_own else 0)
        for tile in self.board.tiles:
            hashed = stir(hashed, tile)
        hashed = stir(hashed, self.era << 16 | self.auction << 8 | self.phase << 4 | self.active)
        hashed = stir(hashed, self.opener << 4 | self.out)
        hashed = stir(hashed, self.won << 8 | self.placed << 1 | (1 if self.resolved else 0))
        hashed = stir(hashed, self.vacant)
        hashed = stir(hashed, self.first * (CHAINS + 1) + self.second)
        place: i64 = 0
        while place < self.bids:
            hashed = stir(hashed, self.chain[place])
            place += 1
        for value in self.players:
            hashed = stir(hashed, value)
        for value in self.sites:
            hashed = stir(hashed, value)
        for value in self.discs:
            hashed = stir(hashed, value)
        for value in self.values:
            hashed = stir(hashed, value)
        for value in self.archive:
            hashed = stir(hashed, value)
        return hashed

    def tell(
        self, kind: str, seat: i64, open: dict[str, object], own: dict[str, object] | None = None
    ) -> None:
        if self.told is not None:
            self.told.append(Event(kind, int(seat), open, own))
