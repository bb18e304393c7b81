"""Skyrise as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from htpy import Element

from quartier.core.edition import Edition
from quartier.core.event import Event
from quartier.core.look import Look, Panel, Sheet
from quartier.core.luck import Luck
from quartier.core.phrase import Phrase
from quartier.core.title import Choice, Option, Order, Refusal, Title
from quartier.titles.skyrise import figures, moves, orders, picture, preview, prompts, sheet
from quartier.titles.skyrise.edition import pieces_from
from quartier.titles.skyrise.greedy import greedy
from quartier.titles.skyrise.pieces import CHOICES, Pieces
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.seeing import view_of
from quartier.titles.skyrise.setup import deal
from quartier.titles.skyrise.stock import stock_of
from quartier.titles.skyrise.truth import truth_of
from quartier.titles.skyrise.view import View
from quartier.titles.skyrise.why import why_not


class SkyriseTitle(Title[Skyrise, View]):
    key = "skyrise"
    seats = (2, 3, 4)
    options = (Option("olmsted", ("any", "own")),)
    choice_count = CHOICES
    out_of_turn = frozenset({"pass-out"})
    news = frozenset({"wonders", "peek", "reveal-objective", "patrons", "end"})

    _read: tuple[Edition, Pieces] | None = None
    """The edition dealt from last: many games are dealt from one."""

    # a game

    def checked(self, edition: Edition) -> Edition:
        pieces_from(edition.values())
        return edition

    def deal(
        self, edition: Edition, seats: int, options: Mapping[str, str], seed: int, tell: bool = False
    ) -> Skyrise:
        if self._read is None or self._read[0] is not edition:
            self._read = edition, pieces_from(edition.values())
        return deal(self._read[1], seats, seed, olmsted_own=options["olmsted"] == "own", tell=tell)

    def most_moves(self, seats: int) -> int:
        return moves.most_moves(seats)

    def pieces(self, game: Skyrise) -> dict[str, int]:
        return stock_of(game)

    def truth(self, game: Skyrise) -> dict[str, object]:
        return truth_of(game)

    def greedy(self, game: Skyrise, seat: int, luck: Luck) -> int:
        return int(greedy(game, seat, luck))

    # what a seat may see and do

    def view(self, game: Skyrise, seat: int | None) -> View:
        return view_of(game, seat)

    def describe(self, game: Skyrise, seat: int, code: int) -> Choice:
        return moves.describe(game, seat, code)

    def why_not(self, game: Skyrise, seat: int, marks: Sequence[str]) -> Refusal | None:
        return why_not(game, seat, marks)

    def preview(self, game: Skyrise, seat: int, code: int) -> list[Phrase]:
        return preview.preview(game, seat, code)

    def worth(self, game: Skyrise, seat: int, code: int) -> str:
        return preview.worth(game, seat, code)

    def warning(self, game: Skyrise, seat: int, code: int) -> Phrase | None:
        return preview.warning(game, seat, code)

    # standing orders

    def orders(self, game: Skyrise, seat: int) -> list[Order]:
        return orders.orders(game, seat)

    def stands(self, game: Skyrise, seat: int, order: str) -> bool:
        return orders.stands(game, seat, order)

    def obey(self, game: Skyrise, seat: int, order: str) -> int | None:
        return orders.obey(game, seat, order)

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
        return picture.icon(name)

    def cover(self) -> Element:
        return figures.cover()

    def figure(self, name: str, look: Look) -> Element:
        return figures.figure(name, look)


TITLE = SkyriseTitle()
