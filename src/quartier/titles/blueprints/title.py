"""Blueprints as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from htpy import Element

from quartier.core.edition import Edition
from quartier.core.event import Event
from quartier.core.look import Look, Panel, Sheet
from quartier.core.luck import Luck
from quartier.core.phrase import Phrase
from quartier.core.title import Choice, Option, Refusal, Title
from quartier.titles.blueprints import figures, moves, picture, preview, prompts, sheet
from quartier.titles.blueprints.edition import pieces_from
from quartier.titles.blueprints.greedy import greedy
from quartier.titles.blueprints.pieces import DICE_OF_A_BUILDING, ROUNDS, Pieces
from quartier.titles.blueprints.rules import CHOICES, Blueprints, deal
from quartier.titles.blueprints.stock import stock_of
from quartier.titles.blueprints.truth import truth_of
from quartier.titles.blueprints.view import View, view_of
from quartier.titles.blueprints.why import why_not


class BlueprintsTitle(Title[Blueprints, View]):
    key = "blueprints"
    seats = (2, 3, 4)
    options = (Option("unplaceable", ("free", "strict")), Option("first", ("chance", "first-seat")))
    choice_count = CHOICES
    news = frozenset({"round", "plan", "pool", "roll", "reveal", "end"})

    _read: tuple[Edition, Pieces] | None = None
    """The edition dealt from last: many games are dealt from one."""

    # a game

    def checked(self, edition: Edition) -> Edition:
        pieces_from(edition.values())
        return edition

    def deal(
        self, edition: Edition, seats: int, options: Mapping[str, str], seed: int, tell: bool = False
    ) -> Blueprints:
        if self._read is None or self._read[0] is not edition:
            self._read = edition, pieces_from(edition.values())
        return deal(
            self._read[1], seats, seed, strict=options["unplaceable"] == "strict", tell=tell,
            first=0 if options["first"] == "first-seat" else -1,
        )

    def most_moves(self, seats: int) -> int:
        return ROUNDS * DICE_OF_A_BUILDING * seats * (2 if seats == 2 else 1)

    def pieces(self, game: Blueprints) -> dict[str, int]:
        return stock_of(game)

    def truth(self, game: Blueprints) -> dict[str, object]:
        return truth_of(game)

    def greedy(self, game: Blueprints, seat: int, luck: Luck) -> int:
        return int(greedy(game, seat, luck))

    # what a seat may see and do

    def view(self, game: Blueprints, seat: int | None) -> View:
        return view_of(game, seat)

    def describe(self, game: Blueprints, seat: int, code: int) -> Choice:
        return moves.describe(code)

    def why_not(self, game: Blueprints, seat: int, marks: Sequence[str]) -> Refusal | None:
        return why_not(game, seat, marks)

    def preview(self, game: Blueprints, seat: int, code: int) -> list[Phrase]:
        return preview.preview(game, seat, code)

    def worth(self, game: Blueprints, seat: int, code: int) -> str:
        return preview.worth(game, seat, code)

    def warning(self, game: Blueprints, seat: int, code: int) -> Phrase | None:
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
        return picture.icon(name)

    def cover(self) -> Element:
        return figures.cover()

    def figure(self, name: str, look: Look) -> Element:
        return figures.figure(name, look)


TITLE = BlueprintsTitle()
