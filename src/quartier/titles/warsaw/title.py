"""Rebuilding Warsaw as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from htpy import Element

from quartier.core.edition import Edition
from quartier.core.event import Event
from quartier.core.look import Look, Panel, Sheet
from quartier.core.luck import Luck
from quartier.core.phrase import Phrase
from quartier.core.title import Choice, Option, Refusal, Title
from quartier.titles.warsaw import cover, figures, icons, moves, picture, preview, prompts, sheet
from quartier.titles.warsaw.codes import (
    CHOICES,
)
from quartier.titles.warsaw.edition import pieces_from
from quartier.titles.warsaw.greedy import greedy
from quartier.titles.warsaw.pieces import Pieces
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.setup import deal
from quartier.titles.warsaw.sight import view_of
from quartier.titles.warsaw.stock import stock_of
from quartier.titles.warsaw.truth import truth_of
from quartier.titles.warsaw.view import View
from quartier.titles.warsaw.why import why_not


class WarsawTitle(Title[Warsaw, View]):
    key = "warsaw"
    seats = (2, 3, 4, 5)
    options = (
        Option("rounds", ("8", "7")),
        Option("start-projects", ("0", "2")),
        Option("river-blocks", ("yes", "no")),
        Option("first-player", ("field", "clockwise")),
        Option("abandon-foundation", ("no", "yes")),
    )
    choice_count = CHOICES
    news = frozenset({"norms", "tasks", "draw", "look", "shuffle", "realisation", "stage", "end"})

    _read: tuple[Edition, Pieces] | None = None
    """The edition dealt from last: many games are dealt from one."""

    # a game

    def checked(self, edition: Edition) -> Edition:
        pieces_from(edition.values())
        return edition

    def read(self, edition: Edition) -> Pieces:
        if self._read is None or self._read[0] is not edition:
            self._read = edition, pieces_from(edition.values())
        return self._read[1]

    def deal(
        self, edition: Edition, seats: int, options: Mapping[str, str], seed: int, tell: bool = False
    ) -> Warsaw:
        return deal(self.read(edition), seats, seed, dict(options), tell)

    def most_moves(self, seats: int) -> int:
        """A round: seven decisions for each of four engineers, a pass, four buildings, one end; and over the
        whole game the functions, replies, metro and bridges.
        """
        return 8 * seats * 40 + 320

    def pieces(self, game: Warsaw) -> dict[str, int]:
        return stock_of(game)

    def truth(self, game: Warsaw) -> dict[str, object]:
        return truth_of(game)

    def greedy(self, game: Warsaw, seat: int, luck: Luck) -> int:
        return int(greedy(game, seat, luck))

    # what a seat may see and do

    def view(self, game: Warsaw, seat: int | None) -> View:
        return view_of(game, seat)

    def describe(self, game: Warsaw, seat: int, code: int) -> Choice:
        return moves.describe(game, seat, code)

    def why_not(self, game: Warsaw, seat: int, marks: Sequence[str]) -> Refusal | None:
        return why_not(game, seat, marks)

    def preview(self, game: Warsaw, seat: int, code: int) -> list[Phrase]:
        return preview.preview(game, seat, code)

    def worth(self, game: Warsaw, seat: int, code: int) -> str:
        return preview.worth(game, seat, code)

    def warning(self, game: Warsaw, seat: int, code: int) -> Phrase | None:
        return preview.warning(game, seat, code)

    # what is shown and said

    def prompt(self, view: View) -> Phrase:
        return prompts.prompt(view)

    def stage(self, view: View) -> Phrase:
        return prompts.stage(view)

    def standing(self, view: View, seat: int) -> list[Phrase]:
        return prompts.standing(view, seat)

    def tell(self, event: Event, seat: int | None) -> Phrase | None:
        return moves.tell(event, seat)

    def picture(self, view: View, look: Look) -> list[Panel]:
        return picture.panels(view, look)

    def sheets(self, view: View, look: Look) -> list[Sheet]:
        return sheet.sheets(view, look)

    def icon(self, name: str) -> Element:
        return icons.icon(name)

    def cover(self) -> Element:
        return cover.cover()

    def figure(self, name: str, look: Look) -> Element:
        return figures.figure(name, look, pieces_from(self.edition.values()))


TITLE = WarsawTitle()
