"""Monster City as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from htpy import Element

from quartier.core.edition import Edition
from quartier.core.event import Event
from quartier.core.look import Look, Panel, Sheet
from quartier.core.luck import Luck
from quartier.core.phrase import Phrase
from quartier.core.title import Choice, Option, Refusal, Title
from quartier.titles.monster_city import figures, icons, moves, picture, preview, prompts, sheet
from quartier.titles.monster_city.codes import CHOICES
from quartier.titles.monster_city.edition import pieces_from
from quartier.titles.monster_city.greedy import greedy
from quartier.titles.monster_city.pieces import BUILDINGS, PAIR, SCORINGS, Pieces
from quartier.titles.monster_city.rules import MonsterCity, deal
from quartier.titles.monster_city.stock import stock_of
from quartier.titles.monster_city.truth import truth_of
from quartier.titles.monster_city.view import View, view_of
from quartier.titles.monster_city.why import why_not


class MonsterCityTitle(Title[MonsterCity, View]):
    key = "monster_city"
    seats = (3, 4, 5)
    options = (
        Option("mode", ("base", "events")),
        Option("reshuffle", ("at-once", "when-needed")),
        Option("first", ("chance", "first-seat")),
    )
    choice_count = CHOICES
    news = frozenset({"start", "city", "office", "planet", "draw", "score", "end"})

    _read: tuple[Edition, Pieces] | None = None
    """The edition dealt from last: many games are dealt from one."""

    # a game

    def checked(self, edition: Edition) -> Edition:
        pieces_from(edition.values())
        return edition

    def deal(
        self, edition: Edition, seats: int, options: Mapping[str, str], seed: int, tell: bool = False
    ) -> MonsterCity:
        if self._read is None or self._read[0] is not edition:
            self._read = edition, pieces_from(edition.values())
        return deal(
            self._read[1], seats, seed, events=options["mode"] == "events",
            at_once=options["reshuffle"] == "at-once", tell=tell,
            first=0 if options["first"] == "first-seat" else -1,
        )

    def most_moves(self, seats: int) -> int:
        """Turns, victims chosen one by one, and scorings."""
        turns = 3 * BUILDINGS + 4 * seats
        return turns + BUILDINGS + PAIR * seats + SCORINGS * seats

    def pieces(self, game: MonsterCity) -> dict[str, int]:
        return stock_of(game)

    def truth(self, game: MonsterCity) -> dict[str, object]:
        return truth_of(game)

    def greedy(self, game: MonsterCity, seat: int, luck: Luck) -> int:
        return int(greedy(game, seat, luck))

    # what a seat may see and do

    def view(self, game: MonsterCity, seat: int | None) -> View:
        return view_of(game, seat)

    def describe(self, game: MonsterCity, seat: int, code: int) -> Choice:
        return moves.describe(game.pieces, code)

    def why_not(self, game: MonsterCity, seat: int, marks: Sequence[str]) -> Refusal | None:
        return why_not(game, seat, marks)

    def preview(self, game: MonsterCity, seat: int, code: int) -> list[Phrase]:
        return preview.preview(game, seat, code)

    def worth(self, game: MonsterCity, seat: int, code: int) -> str:
        return preview.worth(game, seat, code)

    def warning(self, game: MonsterCity, seat: int, code: int) -> Phrase | None:
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
        return figures.cover()

    def figure(self, name: str, look: Look) -> Element:
        return figures.figure(name, look)


TITLE = MonsterCityTitle()
