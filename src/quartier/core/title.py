"""What the rest of the house sees of a title."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import ClassVar, Generic, TypeVar

import msgspec
from htpy import Element

from quartier.core.edition import Edition, read_edition
from quartier.core.event import Event
from quartier.core.game import Game
from quartier.core.look import Look, Panel, Sheet
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake, Phrase
from quartier.core.rulebook import Rulebook, read_rulebook

G = TypeVar("G", bound=Game)
V = TypeVar("V", bound=msgspec.Struct)


class Option(msgspec.Struct, frozen=True):
    """A table option; words: `option-<key>` and `option-<key>-<value>`. The first value is the default."""

    key: str
    values: tuple[str, ...]


class Choice(msgspec.Struct, frozen=True):
    """A code a seat may choose, as it is clicked (marks), written (notation) and said (words)."""

    code: int
    marks: tuple[str, ...]
    notation: str
    words: Phrase


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids something; says `refuse-<rule>`, shown with a link to that rule."""

    rule: str
    args: dict[str, str | int | Phrase] = {}
    house: bool = False
    """Whether the rule is one of every table (`not-your-turn`), not of this title."""

    def phrase(self) -> Phrase:
        return Phrase(f"refuse-{self.rule}", dict(self.args))


class Order(msgspec.Struct, frozen=True):
    """What a seat may ask to be done in its name while it looks away: written (notation) and said (words)."""

    notation: str
    words: Phrase


NOT_YOUR_TURN = Refusal("not-your-turn", house=True)
GAME_OVER = Refusal("game-over", house=True)
NOT_SEATED = Refusal("not-seated", house=True)
NO_SUCH_MOVE = Refusal("no-such-move", house=True)


class Title(ABC, Generic[G, V]):
    key: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    choice_count: ClassVar[int]
    news: ClassVar[frozenset[str]]
    """Kinds of events that bring chance or a secret to light: nothing before them is undone freely."""
    out_of_turn: ClassVar[frozenset[str]] = frozenset()
    """Rules that say better than `not-your-turn` why a seat is not asked, such as that it has passed."""

    # the folder

    @cached_property
    def folder(self) -> Traversable:
        return files(type(self).__module__.rpartition(".")[0])

    @cached_property
    def edition(self) -> Edition:
        file = self.folder / "edition.toml"
        return self.checked(read_edition(file.read_text("utf-8"), f"{self.key}/edition.toml"))

    @cached_property
    def rulebook(self) -> Rulebook:
        return read_rulebook((self.folder / "rulebook.toml").read_text("utf-8"))

    # a game

    @abstractmethod
    def checked(self, edition: Edition) -> Edition:
        """The edition itself, or the mistake in it: a group or value missing or impossible."""

    @abstractmethod
    def deal(
        self, edition: Edition, seats: int, options: Mapping[str, str], seed: int, tell: bool = False
    ) -> G:
        """A new game. Seats and options are checked by `checked_options` and `checked_seats`."""

    @abstractmethod
    def most_moves(self, seats: int) -> int:
        """No game takes more decisions than this."""

    @abstractmethod
    def pieces(self, game: G) -> dict[str, int]:
        """How many pieces of each kind are anywhere in the game: never changes."""

    @abstractmethod
    def truth(self, game: G) -> dict[str, object]:
        """The whole truth as plain data, pieces named as the rulebook names them."""

    @abstractmethod
    def greedy(self, game: G, seat: int, luck: Luck) -> int:
        """A sensible code for this seat, looking one decision ahead; `game` is imagined for it."""

    def checked_seats(self, seats: int) -> int:
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise Mistake("seats-impossible", title=self.key, seats=seats, least=least, most=most)
        return seats

    def checked_options(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option with its value, the default where none is given."""
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                raise Mistake("option-unknown", title=self.key, option=key)
            if value not in known[key].values:
                values = ", ".join(known[key].values)
                raise Mistake("option-impossible", option=key, value=value, values=values)
        return {key: options.get(key, option.values[0]) for key, option in known.items()}

    # what a seat may see and do

    @abstractmethod
    def view(self, game: G, seat: int | None) -> V:
        """What this seat (None: a spectator) may see, built by listing it."""

    @abstractmethod
    def describe(self, game: G, seat: int, code: int) -> Choice:
        """Any of `choices(seat)`."""

    @abstractmethod
    def why_not(self, game: G, seat: int, marks: Sequence[str]) -> Refusal | None:
        """The rule that forbids this path of marks; None exactly when a choice holds all of them."""

    def menu(self, game: G, seat: int) -> list[Choice]:
        return [self.describe(game, seat, int(code)) for code in game.choices(seat)]

    def preview(self, game: G, seat: int, code: int) -> list[Phrase]:
        """What this choice would be worth, line by line; only from what the seat knows."""
        return []

    def worth(self, game: G, seat: int, code: int) -> str:
        """The same in a sign or two, to stand on the board: `+3`."""
        return ""

    def warning(self, game: G, seat: int, code: int) -> Phrase | None:
        """Why this choice, though allowed, may be a slip: it is never played without asking."""
        return None

    # standing orders, if the title has any; a move made by one is a move like any other

    def orders(self, game: G, seat: int) -> list[Order]:
        """The standing orders this seat may leave now, and the one it left as long as that stands."""
        return []

    def stands(self, game: G, seat: int, order: str) -> bool:
        """Whether nothing has happened yet that cancels this order."""
        return False

    def obey(self, game: G, seat: int, order: str) -> int | None:
        """What an order that stands chooses for this seat, which owes; None leaves it to the seat."""
        return None

    # what is shown and said

    @abstractmethod
    def prompt(self, view: V) -> Phrase:
        """What is asked now, in one sentence."""

    @abstractmethod
    def stage(self, view: V) -> Phrase:
        """Where the game stands, for the header: the round, the era."""

    @abstractmethod
    def tell(self, event: Event, seat: int | None) -> Phrase | None:
        """The line of the log for what this seat learned of an event; None says nothing."""

    @abstractmethod
    def standing(self, view: V, seat: int) -> list[Phrase]:
        """What is public about a player, for the rail."""

    @abstractmethod
    def picture(self, view: V, look: Look) -> list[Panel]:
        """The view drawn, panel by panel."""

    @abstractmethod
    def sheets(self, view: V, look: Look) -> list[Sheet]:
        """The score sheets that are open by now."""

    @abstractmethod
    def icon(self, name: str) -> Element:
        """A piece small enough to stand in a line of text."""

    @abstractmethod
    def cover(self) -> Element:
        """The title as a poster, drawn."""

    def figure(self, name: str, look: Look) -> Element:
        """The picture beside a rule."""
        raise KeyError(name)
