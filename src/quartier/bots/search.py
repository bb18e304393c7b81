"""Information-set Monte Carlo tree search, for any title and any number of players.

Each playout imagines the game anew and plays it to the end: as long as a seat is at a node of its tree, it
chooses what promises most (UCB over the choices that were open, so that it does not matter which of them
are legal in which imagined game), then offhand. A node is reached by its own seat's decisions alone:
chance and what others do are averaged over, secret simultaneous choices need no further care, and
where choices are many the few statistics there are stay together.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.bots.playout import roll_out
from quartier.bots.tree import FIELDS, NOWHERE, OFFERED, TRIES, WHOLE, WORTH, Tree
from quartier.core.bits import bit, lowest_bit
from quartier.core.game import Game
from quartier.core.luck import Luck, mix
from quartier.titles import AnyTitle

EXPLORING: Final = 0.7
UNTRIED: Final = 0.3
"""How much better than its node a choice is taken to be before it was tried."""
OPENED: Final = 8
"""After so many tries the choices that follow on a choice are looked at one by one."""
WORTH_A_LOOK: Final = 16
"""After so many tries a node asks the title what a greedy player would choose there..."""
LIKED: Final = 0.6
"""...and tries that more willingly, the less the less it is still new."""
MARGIN: Final = 0.3
"""How much of a result is the lead in points; the rest is who wins."""
TIES: Final = 1
"""The stream that decides between choices that promise the same."""
TABLED: Final = 4096
NEVER: Final = -0x3FFFFFFF


@final
class Doubts:
    """How unsure a mean of so many tries is. Roots and logarithms of small numbers are looked up."""

    def __init__(self) -> None:
        self.logs: vec[float] = vec[float]([math.sqrt(math.log(count + 1.0)) for count in range(TABLED)])
        self.roots: vec[float] = vec[float]([math.sqrt(count or 1) for count in range(TABLED)])

    def of(self, offered: i64, tries: i64) -> float:
        if offered < TABLED:
            return self.logs[offered] / self.roots[tries]
        return math.sqrt(math.log(float(offered)) / float(tries))


DOUBTS: Final = Doubts()


@final
class Search:
    """What one seat thinks about the decision it owes."""

    def __init__(self, title: AnyTitle, game: Game, seat: i64, luck: Luck, room: i64, instinct: bool) -> None:
        most_moves: i64 = title.most_moves(int(game.seats))
        self.title: AnyTitle = title
        self.worth_a_look: i64 = WORTH_A_LOOK if instinct else NOWHERE
        self.game = game
        self.seat: i64 = seat
        self.seats: i64 = game.seats
        self.luck = luck
        self.tree = Tree(room)
        self.playouts: i64 = 0
        self.codes: vec[i64] = game.choices(seat)
        count: i64 = len(self.codes)
        self.tries: vec[i64] = vec[i64]([0] * count)
        self.wins: vec[float] = vec[float]([0.0] * count)
        self.points: vec[float] = vec[float]([0.0] * count)
        self.roots: vec[i64] = vec[i64]([0] * self.seats)
        seen: i64 = 0
        while seen < self.seats:
            self.roots[seen] = self.tree.find(mix(seen + 1))
            seen += 1
        self.here: vec[i64] = vec[i64]([0] * self.seats)
        """The node each seat has come to."""
        self.next: i64 = NOWHERE
        self.path: vec[i64] = vec[i64]([0] * (most_moves + self.seats))
        self.movers: vec[i64] = vec[i64]([0] * (most_moves + self.seats))
        self.steps: i64 = 0
        self.results: vec[float] = vec[float]([0.0] * self.seats)
        self.shares: vec[float] = vec[float]([0.0] * self.seats)
        """Of the win, in the playout just over."""
        self.leads: float = 0.0
        """The sum of all leads so far, whoever had them: what a point counts for."""

    def think(self, playouts: i64, first: i64 = NOWHERE) -> None:
        """So many playouts; `first` is the index of the choice they begin with, if that is not free."""
        while playouts > 0:
            self.playout(first)
            playouts -= 1

    def playout(self, first: i64) -> None:
        game = self.game.imagine(self.seat, self.luck)
        self.steps = 0
        seat: i64 = 0
        while seat < self.seats:
            self.step_to(seat, self.roots[seat])
            seat += 1
        inside: i64 = bit(self.seats) - 1
        taken: i64 = first
        while inside:
            owed: i64 = game.owed()
            if owed == 0:
                break
            seat = lowest_bit(owed)
            if not inside & bit(seat):
                game.play(seat, game.offhand(seat, self.luck))
                continue
            codes = game.choices(seat)
            chosen: i64 = 0
            if len(codes) > 1:
                chosen = self.chosen(game, codes, seat, first if seat == self.seat else NOWHERE)
                place: i64 = self.next
                if place == NOWHERE or self.tree.table[place + TRIES] < OPENED:
                    inside ^= bit(seat)
                if place != NOWHERE:
                    self.step_to(seat, place)
            if seat == self.seat:
                if taken == NOWHERE:
                    taken = chosen
                first = NOWHERE
            game.play(seat, codes[chosen])
        roll_out(game, self.luck)
        self.learn(game, taken)

    def step_to(self, seat: i64, place: i64) -> None:
        self.here[seat] = place
        self.path[self.steps] = place
        self.movers[self.steps] = seat
        self.steps += 1

    def chosen(self, game: Game, codes: vec[i64], seat: i64, first: i64) -> i64:
        """The index of the choice that promises most, or of the one asked for; `next` is where it leads."""
        tree = self.tree
        table = tree.table
        doubts = DOUBTS
        node: i64 = self.here[seat]
        if table[node + TRIES] == self.worth_a_look:
            tree.favourite[node // FIELDS] = i64(self.title.greedy(game, int(seat), self.luck))
        favourite: i64 = tree.favourite[node // FIELDS]
        hope: float = 0.5 + UNTRIED
        if table[node + TRIES] > 0:
            hope = mean(table, node) + UNTRIED
        below: i64 = tree.below(node)
        best: i64 = 0
        most: float = -1.0
        alike: i64 = 0
        index: i64 = 0
        while index < len(codes):
            place: i64 = tree.find(below + codes[index])
            promise: float = 0.0
            if place != NOWHERE:
                promise = hope
                offered: i64 = table[place + OFFERED] + 1
                table[place + OFFERED] = offered
                tries: i64 = table[place + TRIES]
                if tries > 0:
                    promise = mean(table, place) + EXPLORING * doubts.of(offered, tries)
                if codes[index] == favourite:
                    promise += LIKED / float(tries + 1)
            if first != NOWHERE:
                promise = 1.0 if index == first else 0.0
            if promise > most:
                alike = 0
            if promise >= most:
                alike += 1
                if alike == 1 or self.luck.below(TIES, alike) == 0:
                    most = promise
                    best = index
                    self.next = place
            index += 1
        return best

    def learn(self, game: Game, taken: i64) -> None:
        """Tell every node on the path what came of it."""
        self.weigh(game)
        self.playouts += 1
        step: i64 = 0
        while step < self.steps:
            self.tree.learn(self.path[step], i64(self.results[self.movers[step]] * WHOLE))
            step += 1
        self.tries[taken] = self.tries[taken] + 1
        self.wins[taken] = self.wins[taken] + self.shares[self.seat]
        self.points[taken] = self.points[taken] + float(game.scores()[self.seat])

    def weigh(self, game: Game) -> None:
        """What the end is worth to each seat, from 0 to 1: who won, and by how much."""
        scores = game.scores()
        places = game.ranking()
        winners: i64 = 0
        for place in places:
            if place == 1:
                winners += 1
        usual: float = 1.0 + self.leads / (1.0 + float(self.playouts * self.seats))
        seat: i64 = 0
        while seat < self.seats:
            self.shares[seat] = 1.0 / float(winners) if places[seat] == 1 else 0.0
            lead: float = lead_of(seat, scores)
            size: float = lead if lead > 0.0 else -lead
            self.leads += size
            by: float = 0.5 + 0.5 * lead / (usual + size)
            self.results[seat] = (1.0 - MARGIN) * self.shares[seat] + MARGIN * by
            seat += 1


def mean(table: vec[i64], node: i64) -> float:
    return float(table[node + WORTH]) / float(table[node + TRIES] * WHOLE)


def lead_of(seat: i64, scores: vec[i64]) -> float:
    """The points before the best of the others, negative behind them."""
    most: i64 = NEVER
    other: i64 = 0
    while other < len(scores):
        if other != seat and scores[other] > most:
            most = scores[other]
        other += 1
    return float(scores[seat] - most)
