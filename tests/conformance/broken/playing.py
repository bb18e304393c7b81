"""Games that go wrong: what is asked, copies, digests, records, undo."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.edition import Edition
from quartier.core.luck import Luck
from quartier.core.title import Choice, Refusal
from tests.conformance.broken import against
from tests.market.game import Market
from tests.market.title import MarketTitle, View


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
class OffhandOffTheStalls(Market):
    def offhand(self, seat: i64, luck: Luck) -> i64:
        return 17


@against("bots_choose_what_is_offered")
class GreedyCheats(MarketTitle):
    def greedy(self, game: Market, seat: int, luck: Luck) -> int:
        return 16


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


@against("a_record_replays")
class OptionIgnored(MarketTitle):
    """The second deal of a game is another one."""

    deals = 0

    def deal(
        self, edition: Edition, seats: int, options: Mapping[str, str], seed: int, tell: bool = False
    ) -> Market:
        self.deals += 1
        return super().deal(edition, seats, options, seed + self.deals // 4, tell)


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
