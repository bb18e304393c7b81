"""Scaffold: a title in a few lines, for what a table must get right.

Each turn a seat lays two loads of bricks, one decision each, hidden from nobody. After the last seat
the wind takes bricks by chance. So some moves may be taken back, one after another, and some not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from htpy import Element, circle
from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.edition import Edition
from quartier.core.event import EVERYBODY, Event
from quartier.core.game import Game
from quartier.core.look import Look, Panel, Sheet
from quartier.core.luck import Luck, stir
from quartier.core.phrase import Phrase, phrase
from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, Choice, Option, Refusal, Title

LOADS = 3


class Scaffold(Game):
    def __init__(self, seats: int, rounds: int, seed: int) -> None:
        self.seats = seats
        self.told = None
        self.rounds = rounds
        self.luck = Luck(seed)
        self.laid = 0
        self.bricks = [0] * seats

    def owed(self) -> i64:
        turn, seats = self.laid // 2, int(self.seats)
        return 0 if turn == self.rounds * seats else 1 << turn % seats

    def choices(self, seat: i64) -> vec[i64]:
        return vec[i64](list(range(LOADS)) if self.owed() >> seat & 1 else [])

    def play(self, seat: i64, code: i64) -> None:
        self.bricks[seat] += int(code) + 1
        self.laid += 1
        self.tell(Event("lay", int(seat), {"bricks": int(code) + 1}))
        if self.laid % (2 * self.seats) == 0:
            taken = int(self.luck.below(0, 3))
            self.bricks = [max(0, bricks - taken) for bricks in self.bricks]
            self.tell(Event("wind", EVERYBODY, {"taken": taken}))

    def tell(self, event: Event) -> None:
        if self.told is not None:
            self.told.append(event)

    def scores(self) -> vec[i64]:
        return vec[i64](self.bricks)

    def ranking(self) -> vec[i64]:
        return vec[i64]([1 + sum(other > mine for other in self.bricks) for mine in self.bricks])

    def copy(self) -> Scaffold:
        twin = Scaffold(int(self.seats), self.rounds, 0)
        twin.luck, twin.laid, twin.bricks = self.luck.copy(), self.laid, self.bricks[:]
        return twin

    def imagine(self, seat: i64, luck: Luck) -> Scaffold:
        twin = self.copy()
        twin.luck = Luck(luck.seed_for_another(0))
        return twin

    def digest(self) -> i64:
        digest = stir(self.luck.seed, self.laid)
        for value in (*self.luck.drawn, *self.bricks):
            digest = stir(digest, value)
        return digest


class View(msgspec.Struct):
    bricks: list[int]


class ScaffoldTitle(Title[Scaffold, View]):
    key = "scaffold"
    seats = (2, 3)
    options = (Option("rounds", ("3", "40")),)
    choice_count = LOADS
    news = frozenset({"wind"})
    edition = Edition("bricks-1", "Bricks", 1, {})

    def checked(self, edition: Edition) -> Edition:
        return edition

    def deal(
        self, edition: Edition, seats: int, options: Mapping[str, str], seed: int, tell: bool = False
    ) -> Scaffold:
        game = Scaffold(seats, int(options["rounds"]), seed)
        game.told = [] if tell else None
        return game

    def most_moves(self, seats: int) -> int:
        return 80 * seats

    def pieces(self, game: Scaffold) -> dict[str, int]:
        return {}

    def truth(self, game: Scaffold) -> dict[str, object]:
        return {"bricks": game.bricks}

    def greedy(self, game: Scaffold, seat: int, luck: Luck) -> int:
        return LOADS - 1

    def view(self, game: Scaffold, seat: int | None) -> View:
        return View(game.bricks)

    def describe(self, game: Scaffold, seat: int, code: int) -> Choice:
        return Choice(code, ("hand", f"load-{code + 1}"), f"lay {code + 1}", phrase("lay"))

    def why_not(self, game: Scaffold, seat: int, marks: Sequence[str]) -> Refusal | None:
        if not game.owed() >> seat & 1:
            return NOT_YOUR_TURN if game.owed() else GAME_OVER
        choices = [self.describe(game, seat, code).marks for code in range(LOADS)]
        return None if any(set(marks) <= set(choice) for choice in choices) else NO_SUCH_MOVE

    def prompt(self, view: View) -> Phrase:
        return phrase("lay")

    def stage(self, view: View) -> Phrase:
        return phrase("lay")

    def tell(self, event: Event, seat: int | None) -> Phrase | None:
        return None

    def standing(self, view: View, seat: int) -> list[Phrase]:
        return []

    def picture(self, view: View, look: Look) -> list[Panel]:
        return []

    def sheets(self, view: View, look: Look) -> list[Sheet]:
        return []

    def icon(self, name: str) -> Element:
        return circle

    def cover(self) -> Element:
        return circle


TITLE = ScaffoldTitle()
