"""Games to check a title by: dealt from anything, played by anybody, stopped anywhere."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from quartier.bots import STREAMS, ask, find_bot
from quartier.core.bits import count_bits, take_bit
from quartier.core.game import Game
from quartier.core.luck import Luck
from quartier.record import seed_number
from quartier.titles import AnyTitle

STYLES = ("random", "greedy", "both")


@dataclass(frozen=True)
class Play:
    """All that a game comes from, and the moment of it to look at."""

    seats: int
    options: dict[str, str]
    seed: str
    style: str = "random"
    luck: int = 0
    moment: float = 0.5
    """0 is before the first move, 1 after the last."""


def plays(title: AnyTitle) -> st.SearchStrategy[Play]:
    return st.builds(
        Play,
        seats=st.sampled_from(title.seats),
        options=st.fixed_dictionaries(
            {option.key: st.sampled_from(option.values) for option in title.options}
        ),
        seed=st.text(max_size=12),
        style=st.sampled_from(STYLES),
        luck=st.integers(0, 2**40),
        moment=st.integers(0, 100).map(lambda percent: percent / 100),
    )


def some_plays(title: AnyTitle, count: int) -> list[Play]:
    """A fixed handful, where the same games are wanted every time."""
    found = []
    for number in range(count):
        luck = Luck(seed_number(f"{title.key}/{number}"), 2)
        options = {
            option.key: option.values[int(luck.below(0, len(option.values)))] for option in title.options
        }
        seats = title.seats[number % len(title.seats)]
        moment = int(luck.below(1, 101)) / 100
        found.append(Play(seats, options, f"seed {number}", STYLES[number % 3], number, moment))
    return found


class Scene:
    """A play, played."""

    def __init__(self, title: AnyTitle, play: Play) -> None:
        self.title = title
        self.play = play
        self.line: list[tuple[int, int]] = []
        """Every move: seat and code."""
        game = self.start()
        luck = self.luck()
        bots = [
            find_bot(("random", "greedy")[seat % 2] if play.style == "both" else play.style)
            for seat in range(play.seats)
        ]
        while (owed := game.owed()) and len(self.line) <= title.most_moves(play.seats):
            seat = int(take_bit(owed, luck.below(1, count_bits(owed))))
            code = ask(bots[seat], title, game, seat, luck)
            self.line.append((seat, code))
            game.play(seat, code)
        self.n = round(play.moment * len(self.line))

    def luck(self, number: int = 0) -> Luck:
        return Luck(self.play.luck + number, STREAMS)

    def start(self) -> Game:
        game: Game = self.title.deal(
            self.title.edition, self.play.seats, self.play.options, seed_number(self.play.seed), tell=True
        )
        return game

    def at(self, n: int) -> Game:
        """The game after its first n moves."""
        game = self.start()
        for seat, code in self.line[:n]:
            game.play(seat, code)
        return game

    def now(self) -> Game:
        return self.at(self.n)


def twin(game: Game) -> Game:
    """A copy that goes on telling."""
    copy = game.copy()
    copy.told = list(game.told or [])
    return copy


def seats_owing(game: Game) -> list[int]:
    owed = game.owed()
    return [seat for seat in range(game.seats) if owed >> seat & 1]
