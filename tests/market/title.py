"""Market as the house sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

import msgspec
from htpy import Element, circle, rect

from quartier.core.bits import count_bits
from quartier.core.edition import Edition
from quartier.core.event import Event
from quartier.core.look import Cell, Look, Panel, Row, Sheet
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake, Phrase, Seat, phrase
from quartier.core.title import (
    GAME_OVER,
    NO_SUCH_MOVE,
    NOT_YOUR_TURN,
    Choice,
    Option,
    Order,
    Refusal,
    Title,
)
from quartier.draw.svg import canvas, frame, label, lit, mark
from tests.market.game import CHOICES, NOT_YET, Market

S = TypeVar("S", bound=msgspec.Struct)

STALLS = ("left", "right")


class Cards(msgspec.Struct):
    count: int
    hand: int
    small: int


class Stalls(msgspec.Struct):
    right: int


class View(msgspec.Struct, frozen=True):
    seat: int | None
    die: int
    round: int
    over: bool
    cards: int
    hand: tuple[int, ...]
    chosen: int
    ready: tuple[bool, ...]
    played: tuple[int, ...]
    points: tuple[int, ...]


def group(edition: Edition, key: str, shape: type[S]) -> S:
    try:
        return msgspec.convert(edition.values()[key], shape)
    except KeyError:
        raise Mistake("edition-group", file=edition.key, group=key, why="missing") from None
    except msgspec.ValidationError as error:
        raise Mistake("edition-group", file=edition.key, group=key, why=str(error)) from error


def members(bits: int) -> tuple[int, ...]:
    return tuple(card for card in range(bits.bit_length()) if bits >> card & 1)


def card_phrase(card: int) -> Phrase:
    return Phrase("card", {"number": card + 1}, icon=f"card-{card + 1}")


class MarketTitle(Title[Market, View]):
    key = "market"
    seats = (2, 3)
    options = (Option("double", ("no", "yes")),)
    choice_count = CHOICES
    news = frozenset({"reveal", "round"})
    game: type[Market] = Market

    @cached_property
    def folder(self) -> Traversable:
        return files(__package__)

    def checked(self, edition: Edition) -> Edition:
        cards, stalls = group(edition, "cards", Cards), group(edition, "stalls", Stalls)
        if not 1 <= cards.hand * 3 <= cards.count <= CHOICES // 2 or not 0 <= cards.small <= cards.count:
            raise Mistake("edition-group", file=edition.key, group="cards", why="impossible")
        if not 0 <= stalls.right < 100:
            raise Mistake("edition-group", file=edition.key, group="stalls", why="impossible")
        return edition

    def deal(
        self, edition: Edition, seats: int, options: Mapping[str, str], seed: int, tell: bool = False
    ) -> Market:
        cards, right = group(edition, "cards", Cards), group(edition, "stalls", Stalls).right
        game = self.game(cards.count, cards.hand, cards.small, right, options["double"] == "yes", seats)
        game.luck = Luck(seed, 2)
        game.told = [] if tell else None
        for seat in range(seats):
            game.fill(seat, cards.hand, game.luck)
            game.tell("hand", seat, {}, {"cards": list(members(game.hands[seat]))})
        game.start_round()
        return game

    def most_moves(self, seats: int) -> int:
        return 3 * seats

    def pieces(self, game: Market) -> dict[str, int]:
        held = sum(int(count_bits(hand)) for hand in game.hands)
        return {"cards": held + int(count_bits(game.deck)) + int(count_bits(game.played))}

    def truth(self, game: Market) -> dict[str, object]:
        return {
            "round": game.round,
            "die": game.die,
            "hands": [members(hand) for hand in game.hands],
            "chosen": list(game.chosen),
            "played": members(game.played),
            "points": list(game.points),
        }

    def greedy(self, game: Market, seat: int, luck: Luck) -> int:
        codes = list(game.choices(seat))
        left = game.die >= game.right
        return max((code for code in codes if (code % 2 == 0) == left), default=codes[-1])

    def view(self, game: Market, seat: int | None) -> View:
        return View(
            seat, game.die, game.round, not game.owed(), game.cards,
            () if seat is None else members(game.hands[seat]),
            NOT_YET if seat is None else int(game.chosen[seat]),
            tuple(code != NOT_YET for code in game.chosen),
            members(game.played), tuple(game.points),
        )

    def describe(self, game: Market, seat: int, code: int) -> Choice:
        card, stall = code // 2, STALLS[code % 2]
        return Choice(
            code, (f"card-{card + 1}", f"stall-{stall}"), f"{card + 1} {stall}",
            phrase("choose", card=card_phrase(card), stall=stall),
        )

    def why_not(self, game: Market, seat: int, marks: Sequence[str]) -> Refusal | None:
        if not game.owed():
            return GAME_OVER
        if not game.owed() >> seat & 1:
            return NOT_YOUR_TURN
        cards = {one for one in marks if one in {f"card-{card + 1}" for card in range(game.cards)}}
        stalls = {one for one in marks if one in {f"stall-{stall}" for stall in STALLS}}
        if set(marks) - cards - stalls:
            return NO_SUCH_MOVE
        numbers = [int(card.removeprefix("card-")) for card in cards]
        for number in numbers:
            if not game.hands[seat] >> number - 1 & 1:
                return Refusal("own-card", {"number": number})
        if len(cards) > 1:
            return Refusal("one-card")
        if len(stalls) > 1:
            return Refusal("one-stall")
        small = [card for card in members(game.hands[seat]) if card < game.small]
        if stalls == {"stall-right"} and (not small or any(number > game.small for number in numbers)):
            return Refusal("small-cards", {"most": game.small})
        return None

    def preview(self, game: Market, seat: int, code: int) -> list[Phrase]:
        return [phrase("worth", points=game.right if code % 2 else game.die)]

    def worth(self, game: Market, seat: int, code: int) -> str:
        return f"+{game.right if code % 2 else game.die}"

    def warning(self, game: Market, seat: int, code: int) -> Phrase | None:
        return phrase("dear-card") if code // 2 == members(game.hands[seat])[-1] else None

    def orders(self, game: Market, seat: int) -> list[Order]:
        return [Order("lowest", phrase("order-lowest"))] if self.stands(game, seat, "lowest") else []

    def stands(self, game: Market, seat: int, order: str) -> bool:
        return order == "lowest" and game.round < game.rounds - 1

    def obey(self, game: Market, seat: int, order: str) -> int | None:
        return min((int(code) for code in game.choices(seat)), default=None)

    def prompt(self, view: View) -> Phrase:
        if view.over:
            return phrase("over")
        if view.seat is None or view.ready[view.seat]:
            late = view.ready.index(False)
            return phrase("waiting", who=Seat(late))
        return phrase("your-choice", die=view.die)

    def stage(self, view: View) -> Phrase:
        return phrase("stage", round=view.round + 1)

    def tell(self, event: Event, seat: int | None) -> Phrase | None:
        known = event.known_to(seat)
        if event.kind == "choose" and "card" in known:
            card, stall = known["card"], known["stall"]
            assert isinstance(card, int)
            assert isinstance(stall, int)
            return phrase("told-own", card=card_phrase(card), stall=STALLS[stall])
        if event.kind == "choose":
            return phrase("told-choose", who=Seat(event.seat))
        if event.kind == "reveal":
            codes = known["codes"]
            assert isinstance(codes, list)
            return phrase("told-reveal", cards=tuple(card_phrase(int(code) // 2) for code in codes))
        if event.kind == "round":
            return phrase("told-round", die=str(known["die"]))
        return None

    def standing(self, view: View, seat: int) -> list[Phrase]:
        return [phrase("points", points=view.points[seat])]

    def picture(self, view: View, look: Look) -> list[Panel]:
        shown = [*view.hand, *(card for card in view.played if card not in view.hand)]
        hand = [
            mark(look, f"card-{card + 1}", look.words.say(card_phrase(card)),
                 frame(look, f"card-{card + 1}", 60 * place, 0, 50, 80),
                 label(str(card + 1), 60 * place + 25, 45))
            for place, card in enumerate(shown)
        ]
        stalls = [
            mark(look, f"stall-{stall}", look.words("stall", stall=stall),
                 frame(look, f"stall-{stall}", 110 * place, 0, 100, 60),
                 label(look.words("stall", stall=stall), 110 * place + 50, 35),
                 label(look.worth_of(f"stall-{stall}"), 110 * place + 50, 55))
            for place, stall in enumerate(STALLS)
        ]
        return [
            Panel("stalls", phrase("stalls"), canvas(220, 60)[stalls]),
            Panel("hand", phrase("hand"), canvas(600, 80)[hand]),
        ]

    def sheets(self, view: View, look: Look) -> list[Sheet]:
        if not view.over:
            return []
        best = max(view.points)
        cells = tuple(Cell(str(points), best=points == best) for points in view.points)
        row = Row(phrase("total"), cells, total=True, lights=("cards",))
        scene = canvas(60, 20)[lit("cards", label(str(len(view.played)), 30, 15))]
        return [Sheet("end", phrase("over"), (row,), scene=scene)]

    def icon(self, name: str) -> Element:
        if not name.startswith("card-"):
            raise KeyError(name)
        return canvas(20, 20)[rect(width="20", height="20"), label(name.removeprefix("card-"), 10, 15, 14)]

    def cover(self) -> Element:
        return canvas(100, 100)[circle(cx="50", cy="50", r="40")]

    def figure(self, name: str, look: Look) -> Element:
        if name != "stalls":
            raise KeyError(name)
        return canvas(100, 100)[circle(cx="50", cy="50", r="40")]


TITLE = MarketTitle()
