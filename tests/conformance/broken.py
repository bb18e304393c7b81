"""Market, broken in every way a law is against."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.edition import Edition
from quartier.core.event import Event
from quartier.core.look import Look, Panel
from quartier.core.luck import Luck
from quartier.core.phrase import Phrase, Seat, phrase
from quartier.core.title import Choice, Refusal
from quartier.draw.svg import canvas, label
from tests.market.game import LEFT, Market
from tests.market.title import MarketTitle, View, members

BROKEN: list[tuple[str, type[MarketTitle]]] = []
"""The law that has to find it, and the title."""


def against(law: str) -> Any:
    def keep(title: type[Any]) -> type[Any]:
        if issubclass(title, Market):
            BROKEN.append((law, type(title.__name__, (MarketTitle,), {"game": title})))
        else:
            BROKEN.append((law, title))
        return title

    return keep


# what is asked


@against("what_is_asked_is_sane")
class Descending(Market):
    def choices(self, seat: i64) -> vec[i64]:
        return vec[i64](list(super().choices(seat))[::-1])


@against("what_is_asked_is_sane")
class OfferedToEverybody(Market):
    def choices(self, seat: i64) -> vec[i64]:
        return super().choices(seat) if self.owed() >> seat & 1 else vec[i64]([0])


@against("what_is_asked_is_sane")
class TooFewCodes(MarketTitle):
    choice_count = 4


@against("every_play_ends")
class Endless(Market):
    def start_round(self) -> None:
        self.round = 0
        for seat, hand in enumerate(self.hands):
            if not hand:
                self.hands[seat] = self.played


@against("every_play_ends")
class TooShortABound(MarketTitle):
    def most_moves(self, seats: int) -> int:
        return 3 * seats - 1


@against("every_play_ends")
class NobodyWins(Market):
    def ranking(self) -> vec[i64]:
        return vec[i64]([2] * int(self.seats))


@against("every_choice_plays")
class Crashing(Market):
    def play(self, seat: i64, code: i64) -> None:
        if code == 1:
            raise IndexError("no such stall")
        super().play(seat, code)


@against("every_choice_plays")
class TellingDraws(Market):
    def tell(
        self, kind: str, seat: int, open: dict[str, object], own: dict[str, object] | None = None
    ) -> None:
        if self.told is not None:
            self.luck.below(0, 2)


@against("at_the_same_time_is_in_any_order")
class FirstComeFirstServed(Market):
    """Who sends a card first keeps the others from that stall."""

    def choices(self, seat: i64) -> vec[i64]:
        codes = list(super().choices(seat))
        free = [code for code in codes if code % 2 not in {other % 2 for other in self.chosen if other >= 0}]
        return vec[i64](free or codes)


@against("bots_choose_what_is_offered")
class GreedyCheats(MarketTitle):
    def greedy(self, game: Market, seat: int, luck: Luck) -> int:
        return 16


# copies and digests


@against("a_copy_is_independent_and_complete")
class SharedHands(Market):
    def copy(self) -> Market:
        twin = super().copy()
        twin.hands = self.hands
        return twin


@against("a_copy_is_independent_and_complete")
class ForgetsLuck(Market):
    def copy(self) -> Market:
        twin = super().copy()
        twin.luck = Luck(self.luck.seed, 2)
        return twin


@against("the_same_game_again")
class Moody(Market):
    def start_round(self) -> None:
        super().start_round()
        self.die = os.urandom(1)[0] % 6 + 1


@against("equal_digests_are_equal_games")
class DeafDigest(Market):
    """Who chose what makes no difference to it."""

    def digest(self) -> i64:
        twin = self.copy()
        twin.chosen = [0] * int(self.seats)
        return Market.digest(twin)

    def copy(self) -> Market:
        twin = Market.copy(self)
        twin.told = None
        return twin


@against("nothing_appears_or_vanishes")
class CardsVanish(Market):
    def sell(self) -> None:
        super().sell()
        self.played &= ~1


@against("looking_changes_nothing")
class LookingTouches(MarketTitle):
    def view(self, game: Market, seat: int | None) -> View:
        game.points[0] += 1
        return super().view(game, seat)


# secrets


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


# asking


@against("every_choice_has_its_own_marks_and_notation")
class WrittenAlike(MarketTitle):
    def describe(self, game: Market, seat: int, code: int) -> Choice:
        choice = super().describe(game, seat, code)
        return Choice(code, choice.marks, choice.notation.split()[0], choice.words)


@against("every_choice_has_its_own_marks_and_notation")
class ClickedAlike(MarketTitle):
    """Clicking the card alone is the left stall, and half of the way to the right one."""

    def describe(self, game: Market, seat: int, code: int) -> Choice:
        choice = super().describe(game, seat, code)
        marks = choice.marks[:1] if code % 2 == LEFT else choice.marks
        return Choice(code, marks, choice.notation, choice.words)


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


# recording


@against("a_record_replays")
class OptionIgnored(MarketTitle):
    """The second deal of a game is another one."""

    deals = 0

    def deal(
        self, edition: Edition, seats: int, options: Mapping[str, str], seed: int, tell: bool = False
    ) -> Market:
        self.deals += 1
        return super().deal(edition, seats, options, seed + self.deals // 4, tell)


# at a table


@against("a_move_is_understood_as_written_and_as_clicked")
class WrittenLikeAnotherIsClicked(MarketTitle):
    """Its first choice is written as the marks of the second."""

    def describe(self, game: Market, seat: int, code: int) -> Choice:
        choice, codes = super().describe(game, seat, code), list(game.choices(seat))
        if code == codes[0] and len(codes) > 1:
            other = super().describe(game, seat, codes[1])
            return Choice(code, choice.marks, " ".join(other.marks), choice.words)
        return choice


@against("a_mangled_move_is_refused")
class Fragile(MarketTitle):
    def why_not(self, game: Market, seat: int, marks: Sequence[str]) -> Refusal | None:
        if len(marks) > 2:
            raise ValueError("too many marks")
        return super().why_not(game, seat, marks)


@against("what_is_taken_back_never_was")
class CopiesWithoutPlayed(Market):
    def copy(self) -> Market:
        twin = super().copy()
        twin.played = self.played & ~1
        return twin
