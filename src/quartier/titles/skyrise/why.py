"""The rule that forbids what is not offered."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, Refusal
from quartier.titles.skyrise.names import DISTRICTS, FACTIONS, WONDERS, district_phrase, wonder_phrase
from quartier.titles.skyrise.pieces import (
    BUILDINGS,
    CAPITOL,
    CARD,
    ERA_ONE,
    FIRST_WONDER,
    HAMMER,
    NO_DISC,
    NUMBERED,
    PASS,
    SHIFT,
    TAKE_DISC,
    WILD,
    piece_of,
    seat_of,
)
from quartier.titles.skyrise.players import STOCK, WIDTH
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.table import ANSWERING, ASSIGNING, CHOOSING, OPENING, OVER, RAISING, TAKING

NUMBER: Final = re.compile("bid-([1-9][0-9]{0,2})")
DISTRICT_MARKS: Final = {f"district-{name}": district for name, district in DISTRICTS.items()}
WONDER_MARKS: Final = {f"wonder-{name}": card for card, name in enumerate(WONDERS, 1)}
WHOLE_MARKS: Final = {
    "pass": PASS,
    "none": NO_DISC,
    **{f"faction-{name}": WILD + faction for faction, name in enumerate(FACTIONS)},
    **{f"card-{name}": CARD + card for card, name in enumerate(WONDERS, 1)},
}

WONDER_PIECES: Final = (FIRST_WONDER, FIRST_WONDER + 1)


class Asked(msgspec.Struct, frozen=True):
    """A path of marks, sorted."""

    numbers: set[int]
    wonders: set[int]
    districts: set[int]
    codes: set[int]
    """Of marks that are a whole choice by themselves."""

    def held_by(self, game: Skyrise, seat: int, code: int) -> bool:
        """Whether this choice has all of the marks."""
        kind = code >> SHIFT
        if kind == TAKE_DISC:
            marks = Asked(set(), set(), {code & 63}, set())
        elif kind > FIRST_WONDER + 1:
            marks = Asked(set(), set(), set(), {code})
        elif kind >= FIRST_WONDER:
            marks = Asked(set(), {int(game.card_of(seat, kind))}, {code & 63}, set())
        else:
            marks = Asked({number(game, seat, kind)}, set(), {code & 63}, set())
        return (
            self.numbers <= marks.numbers and self.wonders <= marks.wonders
            and self.districts <= marks.districts and self.codes <= marks.codes
        )


def why_not(game: Skyrise, seat: int, marks: Sequence[str]) -> Refusal | None:
    if game.phase == OVER:
        return GAME_OVER
    if not game.owed() >> seat & 1:
        return Refusal("pass-out") if has_passed(game, seat) else NOT_YOUR_TURN
    asked = read(game, marks)
    if asked is None:
        return NO_SUCH_MOVE
    if any(asked.held_by(game, seat, int(code)) for code in game.choices(seat)):
        return None
    if game.phase == CHOOSING:
        return Refusal("choose-wonder")
    if game.phase == ASSIGNING:
        return Refusal("wild-assign")
    if game.phase == TAKING:
        return Refusal("wonder-vault")
    if asked.codes - {PASS}:
        return NO_SUCH_MOVE
    if asked.codes and game.phase == OPENING:
        return Refusal("must-open")
    return (
        no_number(game, seat, asked.numbers)
        or no_wonder(game, seat, asked.wonders)
        or no_place(game, asked)
        or (Refusal("one-bid") if several(asked) else Refusal("wonder-hammer-ban"))
    )


def has_passed(game: Skyrise, seat: int) -> bool:
    bidding = game.phase in (RAISING, ANSWERING)
    return bidding and bool((game.out & ~game.finished) >> seat & 1)


def read(game: Skyrise, marks: Sequence[str]) -> Asked | None:
    """None if one of these is no mark of this game."""
    asked = Asked(set(), set(), set(), set())
    for mark in marks:
        if found := NUMBER.fullmatch(mark):
            if int(found[1]) not in set(game.pieces.numbers):
                return None
            asked.numbers.add(int(found[1]))
        elif mark in WONDER_MARKS:
            asked.wonders.add(WONDER_MARKS[mark])
        elif mark in DISTRICT_MARKS and game.board.all >> DISTRICT_MARKS[mark] & 1:
            asked.districts.add(DISTRICT_MARKS[mark])
        elif mark in WHOLE_MARKS:
            asked.codes.add(WHOLE_MARKS[mark])
        else:
            return None
    return asked


def number(game: Skyrise, seat: int, piece: int) -> int:
    return int(game.pieces.numbers[seat * BUILDINGS + piece])


def several(asked: Asked) -> bool:
    return len(asked.numbers) + len(asked.wonders) + len(asked.codes) > 1 or len(asked.districts) > 1 or bool(
        asked.codes and asked.districts
    )


def no_number(game: Skyrise, seat: int, numbers: set[int]) -> Refusal | None:
    """Why one of these cannot be bid now, wherever."""
    own = {number(game, seat, piece): piece for piece in range(BUILDINGS)}
    stock = game.players[seat * WIDTH + STOCK]
    laid = {int(piece_of(bid)) for bid in game.chain[: game.bids] if seat_of(bid) == seat}
    for one in sorted(numbers):
        if one in own and own[one] in laid:
            return Refusal("bids-block", {"number": one})
        if game.era == 0 and own.get(one, 0) >= ERA_ONE:
            return Refusal("era-two-numbers", {"number": one})
        if one not in own or not stock >> own[one] & 1:
            return Refusal("own-numbers", {"number": one})
        if game.phase == ANSWERING:
            return Refusal("wonder-hammer-answer")
        if one <= game.top:
            return Refusal("raise-higher", {"number": one, "top": int(game.top)})
    return None


def no_wonder(game: Skyrise, seat: int, wonders: set[int]) -> Refusal | None:
    """Why one of these cannot be placed now, wherever."""
    stock = game.players[seat * WIDTH + STOCK]
    own = {int(game.card_of(seat, piece)) for piece in WONDER_PIECES if stock >> piece & 1}
    for card in sorted(wonders):
        if game.era == 0:
            return Refusal("wonder-era-two")
        if card not in own:
            return Refusal("place-wonder", {"wonder": wonder_phrase(card)})
        if game.phase == ANSWERING and card != HAMMER:
            return Refusal("wonder-hammer-answer")
        if game.phase == OPENING and card != CAPITOL and stock & NUMBERED:
            return Refusal("opening-wonder")
    return None


def no_place(game: Skyrise, asked: Asked) -> Refusal | None:
    """Why nothing that was asked for can be placed on one of these districts."""
    for district in sorted(asked.districts):
        here = district_phrase(district)
        if not game.vacant >> district & 1:
            return Refusal("vacant", {"district": here})
        if game.phase == OPENING:
            if not game.reach >> district & 1 and asked.wonders != {CAPITOL}:
                return Refusal("opening-place", {"district": here})
        elif not game.board.adjacent[game.last] >> district & 1:
            return Refusal("raise-adjacent", {"district": here, "last": district_phrase(int(game.last))})
    return None
