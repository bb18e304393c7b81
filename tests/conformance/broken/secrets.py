"""Titles that give a secret away."""

from __future__ import annotations

import os
from collections.abc import Sequence

import msgspec
from mypy_extensions import i64

from quartier.core.event import Event
from quartier.core.look import Look, Panel
from quartier.core.luck import Luck
from quartier.core.phrase import Phrase, Seat, phrase
from quartier.core.title import Refusal
from quartier.draw.svg import canvas
from tests.conformance.broken import against
from tests.market.game import Market
from tests.market.title import MarketTitle, View, members


class Peek(View, frozen=True):
    peek: tuple[int, ...]


def peeking(view: View, cards: tuple[int, ...]) -> Peek:
    return Peek(**msgspec.structs.asdict(view), peek=cards)


@against("no_leak_in_words")
class Peeking(MarketTitle):
    def view(self, game: Market, seat: int | None) -> View:
        return peeking(super().view(game, seat), members(game.hands[0]))


@against("no_leak_in_words")
class OpenToWatchers(MarketTitle):
    def view(self, game: Market, seat: int | None) -> View:
        view = super().view(game, seat)
        return peeking(view, members(game.hands[1])) if seat is None else view


@against("no_leak_in_words")
class SecretNotedInView(MarketTitle):
    """What others chose before the last has."""

    def view(self, game: Market, seat: int | None) -> View:
        return peeking(super().view(game, seat), tuple(game.chosen))


@against("no_leak_in_words")
class PreviewKnows(MarketTitle):
    def preview(self, game: Market, seat: int, code: int) -> list[Phrase]:
        beaten = any(hand >> code // 2 for other, hand in enumerate(game.hands) if other != seat)
        return [phrase("worth", points=0 if beaten else game.die)]


@against("no_leak_in_words")
class OwnIsToldToAll(MarketTitle):
    def tell(self, event: Event, seat: int | None) -> Phrase | None:
        return super().tell(event, event.seat if event.kind == "choose" else seat)


@against("no_leak_in_words")
class ImaginesMyHandToo(Market):
    def imagine(self, seat: i64, luck: Luck) -> Market:
        twin = super().imagine(seat, luck)
        if twin.hands[seat] and twin.deck:
            twin.hands[seat], twin.deck = twin.deck, twin.hands[seat]
        return twin


@against("no_leak_in_pictures")
class RefusalKnows(MarketTitle):
    def why_not(self, game: Market, seat: int, marks: Sequence[str]) -> Refusal | None:
        refusal = super().why_not(game, seat, marks)
        if refusal and refusal.rule == "own-card":
            holder = max(range(int(game.seats)), key=lambda other: game.hands[other])
            return Refusal("own-card", {"number": holder})
        return refusal


@against("no_leak_in_pictures")
class OnceSeen(MarketTitle):
    """The picture remembers what it drew before."""

    drawn = 0

    def picture(self, view: View, look: Look) -> list[Panel]:
        self.drawn += 1
        return [*super().picture(view, look), Panel("x", phrase("hand"), canvas(1, 1)[str(self.drawn)])]


@against("no_leak_on_the_page")
class PromptKnows(MarketTitle):
    """It warns of those who hold the highest card."""

    strongest = 0

    def view(self, game: Market, seat: int | None) -> View:
        self.strongest = max(range(int(game.seats)), key=lambda other: game.hands[other])
        return super().view(game, seat)

    def prompt(self, view: View) -> Phrase:
        return phrase("waiting", who=Seat(self.strongest))


@against("the_log_tells_no_more_than_the_view_shows")
class LoudChoice(Market):
    def tell(
        self, kind: str, seat: int, open: dict[str, object], own: dict[str, object] | None = None
    ) -> None:
        super().tell(kind, seat, {**open, **(own or {})}, own)


@against("what_may_be_undone_taught_nothing")
class NoNews(MarketTitle):
    news = frozenset()


@against("an_imagined_game_is_a_game")
class ImaginesDifferently(Market):
    def imagine(self, seat: i64, luck: Luck) -> Market:
        return super().imagine(seat, Luck(os.urandom(1)[0], 2))


@against("hidden_hands_are_redrawn")
class HandsEverythingOver(Market):
    def imagine(self, seat: i64, luck: Luck) -> Market:
        twin = self.copy()
        twin.told = [event.kept_by(int(seat)) for event in self.told or []]
        twin.luck = Luck(luck.seed_for_another(0), 2)
        return twin


@against("chance_is_redrawn")
class Fated(Market):
    def imagine(self, seat: i64, luck: Luck) -> Market:
        twin = super().imagine(seat, luck)
        twin.luck = self.luck.copy()
        return twin
