"""Choices that cannot be clicked or written, and refusals that are none."""

from __future__ import annotations

from collections.abc import Sequence

from quartier.core.look import Look, Panel
from quartier.core.phrase import Phrase, phrase
from quartier.core.title import Choice, Refusal
from quartier.draw.svg import canvas, label
from tests.conformance.broken import against
from tests.market.game import Market
from tests.market.title import MarketTitle, View


@against("every_choice_has_its_own_marks_and_notation")
class WrittenAlike(MarketTitle):
    def describe(self, game: Market, seat: int, code: int) -> Choice:
        choice = super().describe(game, seat, code)
        return Choice(code, choice.marks, choice.notation.split()[0], choice.words)


@against("every_choice_has_its_own_marks_and_notation")
class ClickedAlike(MarketTitle):
    """Clicking the card alone is the left stall, and the right one as well."""

    def describe(self, game: Market, seat: int, code: int) -> Choice:
        choice = super().describe(game, seat, code)
        return Choice(code, choice.marks[:1], choice.notation, choice.words)


@against("every_choice_is_drawn")
class NotDrawn(MarketTitle):
    def picture(self, view: View, look: Look) -> list[Panel]:
        return [panel for panel in super().picture(view, look) if panel.key != "stalls"]


@against("every_choice_is_drawn")
class DrawnTwice(MarketTitle):
    def picture(self, view: View, look: Look) -> list[Panel]:
        twice = Panel("twice", phrase("hand"), canvas(1, 1, id="piece-1")[label("1", 0, 0)])
        return [*super().picture(view, look), twice, twice]


@against("a_refusal_exactly_where_nothing_is_offered")
class Lenient(MarketTitle):
    def why_not(self, game: Market, seat: int, marks: Sequence[str]) -> Refusal | None:
        refusal = super().why_not(game, seat, marks)
        return None if refusal and refusal.rule == "one-stall" else refusal


@against("a_refusal_exactly_where_nothing_is_offered")
class Severe(MarketTitle):
    def why_not(self, game: Market, seat: int, marks: Sequence[str]) -> Refusal | None:
        return super().why_not(game, seat, marks) or (Refusal("one-card") if len(marks) > 1 else None)


@against("a_refusal_exactly_where_nothing_is_offered")
class UnlistedRule(MarketTitle):
    def why_not(self, game: Market, seat: int, marks: Sequence[str]) -> Refusal | None:
        refusal = super().why_not(game, seat, marks)
        return Refusal("no-such-rule") if refusal and not refusal.house else refusal


@against("a_refusal_exactly_where_nothing_is_offered")
class WordlessRule(MarketTitle):
    """A rule that says nothing when it refuses."""

    def why_not(self, game: Market, seat: int, marks: Sequence[str]) -> Refusal | None:
        refusal = super().why_not(game, seat, marks)
        return Refusal("sale") if refusal and not refusal.house else refusal


@against("a_refusal_exactly_where_nothing_is_offered")
class NotToldWhoseTurn(MarketTitle):
    def why_not(self, game: Market, seat: int, marks: Sequence[str]) -> Refusal | None:
        refusal = super().why_not(game, seat, marks)
        return Refusal("one-card") if refusal and refusal.rule == "not-your-turn" else refusal


@against("nonsense_is_refused")
class Brittle(MarketTitle):
    def why_not(self, game: Market, seat: int, marks: Sequence[str]) -> Refusal | None:
        for mark in marks:
            if mark.startswith("card-"):
                int(mark.removeprefix("card-"))
        return super().why_not(game, seat, marks)


@against("nonsense_is_refused")
class Gullible(MarketTitle):
    def why_not(self, game: Market, seat: int, marks: Sequence[str]) -> Refusal | None:
        refusal = super().why_not(game, seat, marks)
        return None if refusal and refusal.rule == "no-such-move" else refusal


@against("everything_can_be_said")
class Speechless(MarketTitle):
    def prompt(self, view: View) -> Phrase:
        return phrase("nobody-wrote-this")


@against("everything_can_be_said")
class ArgumentForgotten(MarketTitle):
    def stage(self, view: View) -> Phrase:
        return phrase("stage")
