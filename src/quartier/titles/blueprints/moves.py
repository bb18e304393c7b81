"""How a choice is clicked, written and said, and how what happened is told."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from mypy_extensions import i64

from quartier.core.event import Event
from quartier.core.phrase import Phrase, Seat, phrase
from quartier.core.title import Choice
from quartier.titles.blueprints.names import (
    cell_name,
    die_name,
    die_phrase,
    kind_phrase,
    material_phrase,
)
from quartier.titles.blueprints.pieces import kind_of
from quartier.titles.blueprints.rules import DISCARD, SET_ASIDE
from quartier.titles.blueprints.ties import AWARD_NAMES, PRIZE_NAMES


def describe(code: int) -> Choice:
    colour, face, place = code >> 6, code >> 3 & 7, code & 7
    name, die = die_name(colour, face), die_phrase(colour, face)
    mark = f"die-{name}"
    if place == SET_ASIDE:
        return Choice(code, (mark,), f"{name} aside", phrase("choose-aside", die=die))
    if place == DISCARD:
        return Choice(code, (mark,), f"{name} discard", phrase("choose-discard", die=die))
    cell = cell_name(place)
    return Choice(
        code, (mark, f"cell-{cell}"), f"{name} > {cell}", phrase("choose-build", die=die, cell=cell)
    )


class Told(msgspec.Struct):
    """What an event may hold."""

    round: int = 0
    first: int = 0
    demand: tuple[int, int] = (0, 0)
    dice: list[int] = []
    die: int = 0
    cell: int | None = None
    plan: str = ""
    points: int = 0
    award: int = 0
    prize: int = 0
    scores: list[int] = []
    ranking: list[int] = []


def die(number: int) -> Phrase:
    return kind_phrase(kind_of(number))


def dice(numbers: Sequence[int | i64]) -> tuple[Phrase, ...]:
    return tuple(die(int(number)) for number in numbers)


def tell(event: Event, seat: int | None) -> Phrase | None:
    """The line of the log for what this seat learned."""
    told = msgspec.convert(event.known_to(seat), Told)
    who = Seat(event.seat)
    match event.kind:
        case "round":
            return phrase(
                "told-round", round=told.round + 1, who=Seat(told.first),
                demand=tuple(material_phrase(colour) for colour in told.demand),
            )
        case "plan":
            return phrase("told-plan", plan=told.plan) if told.plan else None
        case "pool":
            return phrase("told-pool", dice=dice(told.dice))
        case "roll":
            return phrase("told-roll", die=die(told.die))
        case "build" if told.cell is not None:
            return phrase("told-build-own", die=die(told.die), cell=cell_name(told.cell))
        case "build" | "set-aside" | "discard":
            return phrase(f"told-{event.kind}", who=who, die=die(told.die))
        case "reveal":
            return phrase("told-reveal", round=told.round + 1)
        case "score":
            return phrase("told-score", who=who, points=told.points)
        case "award":
            return phrase("told-award", who=who, award=phrase(f"award-{AWARD_NAMES[told.award]}"))
        case "prize":
            return phrase("told-prize", who=who, prize=phrase(f"prize-{PRIZE_NAMES[told.prize]}"))
        case "end":
            return won(told.scores, told.ranking)
    return None


def won(scores: Sequence[int], ranking: Sequence[int]) -> Phrase:
    """Who won, alone or together, and with how many points."""
    best = [seat for seat, place in enumerate(ranking) if place == 1]
    if len(best) > 1:
        return phrase("won-together", winners=tuple(Seat(seat) for seat in best), points=scores[best[0]])
    return phrase("won", who=Seat(best[0]), points=scores[best[0]])
