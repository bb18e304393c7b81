"""The rules of Market."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import count_bits, take_bit
from quartier.core.event import EVERYBODY, Event
from quartier.core.game import Game
from quartier.core.luck import Luck, stir

DECK, DIE = 0, 1
LEFT, RIGHT = 0, 1
CHOICES: Final = 18
"""A code is `card * 2 + stall`; card 0 is the one with a 1 on it."""
NOT_YET: Final = -1


class Market(Game):
    def __init__(self, cards: int, hand: int, small: int, right: int, double: bool, seats: int) -> None:
        self.seats = seats
        self.told = None
        self.cards = cards
        self.rounds = hand
        self.small = small
        self.right = right
        self.double = double
        self.luck = Luck(0, 2)
        self.round = 0
        self.die = 0
        self.deck = (1 << cards) - 1
        self.played = 0
        self.hands = [0] * seats
        self.chosen = [NOT_YET] * seats
        self.points = [0] * seats

    def owed(self) -> i64:
        if self.round == self.rounds:
            return 0
        return sum(1 << seat for seat, code in enumerate(self.chosen) if code == NOT_YET)

    def choices(self, seat: i64) -> vec[i64]:
        if not self.owed() >> seat & 1:
            return vec[i64]()
        return vec[i64]([
            card * 2 + stall
            for card in range(self.cards) if self.hands[seat] >> card & 1
            for stall in (LEFT, RIGHT) if stall == LEFT or card < self.small
        ])

    def play(self, seat: i64, code: i64) -> None:
        self.chosen[seat] = code
        self.tell("choose", int(seat), {}, {"card": int(code) // 2, "stall": int(code) % 2})
        if NOT_YET not in self.chosen:
            self.sell()

    def sell(self) -> None:
        self.tell("reveal", EVERYBODY, {"codes": list(self.chosen)})
        for stall in (LEFT, RIGHT):
            cards = [code for code in self.chosen if code % 2 == stall]
            if cards:
                worth = self.die if stall == LEFT else self.right
                last = self.round == self.rounds - 1
                self.points[self.chosen.index(max(cards))] += worth * (2 if last and self.double else 1)
        for seat, code in enumerate(self.chosen):
            self.hands[seat] ^= 1 << code // 2
            self.played |= 1 << code // 2
        self.chosen = [NOT_YET] * len(self.chosen)
        self.round += 1
        self.start_round()

    def start_round(self) -> None:
        if self.round < self.rounds:
            self.die = self.luck.below(DIE, 6) + 1
            self.tell("round", EVERYBODY, {"round": self.round, "die": self.die})

    def scores(self) -> vec[i64]:
        return vec[i64](self.points)

    def ranking(self) -> vec[i64]:
        return vec[i64]([1 + sum(other > mine for other in self.points) for mine in self.points])

    def copy(self) -> Market:
        twin = type(self)(
            self.cards, self.rounds, self.small, self.right, self.double, int(self.seats)
        )
        twin.luck = self.luck.copy()
        twin.round, twin.die = self.round, self.die
        twin.deck, twin.played = self.deck, self.played
        twin.hands, twin.chosen, twin.points = self.hands[:], self.chosen[:], self.points[:]
        return twin

    def imagine(self, seat: i64, luck: Luck) -> Market:
        twin = self.copy()
        twin.luck = Luck(luck.seed_for_another(0), 2)
        if self.told is not None:
            twin.told = [event.kept_by(int(seat)) for event in self.told]
        twin.deck |= sum(hand for other, hand in enumerate(self.hands) if other != seat)
        for other, hand in enumerate(self.hands):
            if other != seat:
                twin.hands[other] = 0
                twin.fill(other, count_bits(hand), luck)
                if self.chosen[other] != NOT_YET:
                    twin.chosen[other] = NOT_YET
                    codes = twin.choices(other)
                    twin.chosen[other] = codes[luck.below(0, len(codes))]
        return twin

    def fill(self, seat: int, count: i64, luck: Luck) -> None:
        for _ in range(count):
            card = take_bit(self.deck, luck.below(DECK, count_bits(self.deck)))
            self.deck ^= 1 << card
            self.hands[seat] |= 1 << card

    def digest(self) -> i64:
        hashed: i64 = stir(self.luck.seed, self.double)
        for value in (*self.luck.drawn, self.round, self.die, self.deck, self.played):
            hashed = stir(hashed, value)
        for value in (*self.hands, *(code + 1 for code in self.chosen), *self.points):
            hashed = stir(hashed, value)
        return hashed

    def tell(
        self, kind: str, seat: int, open: dict[str, object], own: dict[str, object] | None = None
    ) -> None:
        if self.told is not None:
            self.told.append(Event(kind, seat, open, own))
