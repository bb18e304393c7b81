"""How a choice is clicked, written and said, and how what happened is told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from quartier.core.event import Event
from quartier.core.phrase import Arg, Phrase, Seat, phrase
from quartier.core.title import Choice
from quartier.titles.warsaw.building import (
    BRIDGE_BOTH,
    BRIDGE_CONCRETE,
    BRIDGE_RUBBLE,
    KREDYT_CONCRETE,
    KREDYT_RUBBLE,
    METRO_CONCRETE,
    METRO_FUND,
    WITH_CONCRETE,
    WITH_PREFAB,
    WITH_RUBBLE,
    Price,
    bridge_price,
    building_price,
    metro_price,
)
from quartier.titles.warsaw.codes import (
    ABANDON,
    BRIDGE_AT,
    BUILD,
    CHANGE_TASK,
    CHOOSE_NORM,
    CLEAR_HEX,
    DECLINE,
    DIG,
    DISCARD_CARD,
    DONE,
    END_TURN,
    ENOUGH,
    FOUND,
    KEEP_CARD,
    LAY,
    PASS,
    SEND_TO,
    TAKE,
    USE_CARD,
)
from quartier.titles.warsaw.names import (
    FUNCTIONS,
    RESOURCES,
    STYLES,
    TYPES,
    border_name,
    bridge_name,
    corner_name,
    hex_name,
)
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.scoring import objects_counted
from quartier.titles.warsaw.telling import norms_told, task_told

WAYS_TO_BUILD: Final = {
    WITH_CONCRETE: "concrete", WITH_RUBBLE: "rubble", WITH_PREFAB: "prefab",
    KREDYT_CONCRETE: "kredyt-concrete", KREDYT_RUBBLE: "kredyt-rubble",
}
WAYS_TO_LAY: Final = {METRO_FUND: "fund", METRO_CONCRETE: "concrete"}
WAYS_TO_BRIDGE: Final = {BRIDGE_CONCRETE: "concrete", BRIDGE_RUBBLE: "rubble", BRIDGE_BOTH: "both"}


# pieces in a line of text


def object_phrase(name: str) -> Phrase:
    """A type, a style, metro or a bridge, as tasks and norms ask for them."""
    kind = "type" if name in TYPES else "style" if name in STYLES else "object"
    return Phrase(f"{kind}-{name}", icon=name)


def amount(kind: str, count: int) -> Phrase:
    return Phrase("amount", {"kind": kind, "count": count}, icon=f"{kind}-{count}")


def amounts(rubble: int, concrete: int, funds: int) -> tuple[Phrase, ...]:
    counts = zip(RESOURCES, (rubble, concrete, funds), strict=True)
    return tuple(amount(kind, count) for kind, count in counts if count)


def price_phrase(price: Price) -> Phrase:
    paid = amounts(int(price.rubble), int(price.concrete), int(price.funds))
    function = FUNCTIONS[int(price.function)] if price.function >= 0 else ""
    return phrase(f"pay-{function}" if function else "pay", amounts=paid)


def card_phrase(game: Warsaw, card: int) -> Phrase:
    return phrase("card", name=game.pieces.card_list[card].name)


def hex_phrase(game: Warsaw, hex: int) -> Phrase:
    return phrase("space", name=game.pieces.districts[hex])


# choices


def describe(game: Warsaw, seat: int, code: int) -> Choice:
    if code < CHOOSE_NORM:
        return plain(code)
    kind = max(one for one in KINDS if one <= code)
    marks, notation, words = KINDS[kind](game, seat, code - kind)
    return Choice(code, marks, notation, words)


def plain(code: int) -> Choice:
    name = {PASS: "pass", DONE: "done", END_TURN: "end", DECLINE: "decline", ENOUGH: "enough"}[code]
    return Choice(code, (name,), name, phrase(f"choose-{name}"))


Described = tuple[tuple[str, ...], str, Phrase]


def norm(game: Warsaw, seat: int, norm: int) -> Described:
    told = msgspec.convert(norms_told(game.pieces, 1 << norm, objects_counted(game))[0], NormTold)
    return (f"norm-{told.key.lower()}",), f"norm {told.key}", phrase("choose-norm", norm=told.phrase())


def field(game: Warsaw, seat: int, field: int) -> Described:
    key = game.pieces.field_list[field].key
    words = phrase("choose-field", field=phrase(f"field-{key.lower()}"))
    return (f"field-{key.lower()}",), key, words


def take(game: Warsaw, seat: int, kind: int) -> Described:
    name = RESOURCES[kind]
    return (f"take-{name}",), f"take {name}", phrase("choose-take", amount=amount(name, 1))


def change(game: Warsaw, seat: int, task: int) -> Described:
    told = msgspec.convert(task_told(game.pieces, task), TaskTold)
    return (f"task-{told.key.lower()}",), f"change {told.key}", phrase("choose-change", task=told.phrase())


def dig(game: Warsaw, seat: int, corner: int) -> Described:
    city = game.pieces.city
    key = corner_name(city.river_corners.index(corner))
    one, other = city.borders[int(city.borders_at[3 * corner])]
    words = phrase("choose-tunnel", one=hex_phrase(game, one), other=hex_phrase(game, other))
    return (f"tunnel-{key}",), f"tunnel {key.upper()}", words


def clear(game: Warsaw, seat: int, hex: int) -> Described:
    key = hex_name(hex)
    return (f"hex-{key}",), f"clear {key}", phrase("choose-clear", hex=hex_phrase(game, hex))


def abandon(game: Warsaw, seat: int, hex: int) -> Described:
    key = hex_name(hex)
    words = phrase(
        "choose-abandon", card=card_phrase(game, int(game.card_on(hex))), hex=hex_phrase(game, hex)
    )
    return ("abandon", f"hex-{key}"), f"abandon {key}", words


def keep(game: Warsaw, seat: int, card: int) -> Described:
    key = game.pieces.card_list[card].key
    return (f"project-{key.lower()}",), f"keep {key}", phrase("choose-keep", card=card_phrase(game, card))


def discard(game: Warsaw, seat: int, card: int) -> Described:
    key = game.pieces.card_list[card].key
    words = phrase("choose-discard", card=card_phrase(game, card))
    return (f"project-{key.lower()}",), f"discard {key}", words


def use(game: Warsaw, seat: int, card: int) -> Described:
    printed = game.pieces.card_list[card]
    function = phrase(f"function-{FUNCTIONS[printed.function]}")
    words = phrase("choose-use", card=card_phrase(game, card), function=function)
    return (f"function-{printed.key.lower()}",), f"use {printed.key}", words


def found(game: Warsaw, seat: int, rest: int) -> Described:
    card, hex = rest >> 6, rest & 63
    key, place = game.pieces.card_list[card].key, hex_name(hex)
    words = phrase("choose-foundation", card=card_phrase(game, card), hex=hex_phrase(game, hex))
    return (f"project-{key.lower()}", f"hex-{place}"), f"{key} > {place}", words


def build(game: Warsaw, seat: int, rest: int) -> Described:
    hex, way = rest >> 3, rest & 7
    place, pay = hex_name(hex), WAYS_TO_BUILD[way]
    words = phrase(
        "choose-build", card=card_phrase(game, int(game.card_on(hex))), hex=hex_phrase(game, hex),
        pay=price_phrase(building_price(game, seat, way)),
    )
    return (f"hex-{place}", f"pay-{pay}"), f"build {place} {pay}", words


def lay(game: Warsaw, seat: int, rest: int) -> Described:
    border, way = rest >> 1, rest & 1
    one, other = game.pieces.city.borders[border]
    key, pay = border_name(one, other), WAYS_TO_LAY[way]
    words = phrase(
        "choose-metro", one=hex_phrase(game, one), other=hex_phrase(game, other),
        pay=price_phrase(metro_price(game, way)),
    )
    return (f"metro-{key}", f"pay-{pay}"), f"metro {key} {pay}", words


def bridge(game: Warsaw, seat: int, rest: int) -> Described:
    place, way = rest >> 2, rest & 3
    one, other = game.pieces.city.bridges[place]
    key, pay = bridge_name(place), WAYS_TO_BRIDGE[way]
    words = phrase(
        "choose-bridge", one=hex_phrase(game, one), other=hex_phrase(game, other),
        pay=price_phrase(bridge_price(game, seat, way)),
    )
    return (f"bridge-{key}", f"pay-{pay}"), f"bridge {key.upper()} {pay}", words


KINDS: Final[dict[int, Callable[[Warsaw, int, int], Described]]] = {
    CHOOSE_NORM: norm, SEND_TO: field, TAKE: take, CHANGE_TASK: change, DIG: dig, CLEAR_HEX: clear,
    ABANDON: abandon, KEEP_CARD: keep, DISCARD_CARD: discard, USE_CARD: use, FOUND: found, BUILD: build,
    LAY: lay, BRIDGE_AT: bridge,
}


# what happened


class CardTold(msgspec.Struct):
    key: str
    name: str
    function: str

    def phrase(self) -> Phrase:
        return phrase("card", name=self.name)


class HexTold(msgspec.Struct):
    key: str
    name: str

    def phrase(self) -> Phrase:
        return phrase("space", name=self.name)


class TaskTold(msgspec.Struct):
    key: str
    build: str
    beside: str
    points: int

    def phrase(self) -> Phrase:
        return phrase(
            "task", build=object_phrase(self.build), beside=object_phrase(self.beside), points=self.points
        )


class NormTold(msgspec.Struct):
    key: str
    objects: list[str]

    def phrase(self) -> Phrase:
        return phrase("norm", objects=tuple(object_phrase(one) for one in self.objects))


class PayTold(msgspec.Struct):
    rubble: int
    concrete: int
    funds: int
    card: CardTold | None

    def phrase(self) -> Phrase:
        paid = amounts(self.rubble, self.concrete, self.funds)
        return phrase(f"pay-{self.card.function}" if self.card else "pay", amounts=paid)


class Told(msgspec.Struct):
    """What an event may hold."""

    seats: int = 0
    round: int = 0
    first: int = 0
    norms: list[NormTold] = []
    norm: NormTold | None = None
    tasks: list[TaskTold] = []
    task: TaskTold | None = None
    field: str = ""
    rubble: int = 0
    concrete: int = 0
    funds: int = 0
    lost: int = 0
    hex: HexTold | None = None
    kept: bool = False
    count: int = 0
    cards: list[CardTold] = []
    card: CardTold | None = None
    pay: PayTold | None = None
    points: int = 0
    one: HexTold | None = None
    other: HexTold | None = None
    line: int = 0
    branch: bool = False
    ends: list[str] = []
    bridge: str = ""
    kind: str = ""
    scores: list[int] = []
    ranking: list[int] = []

    def pieces(self) -> dict[str, Arg]:
        """The pieces it tells of, as arguments."""
        named = {
            "card": self.card, "hex": self.hex, "task": self.task, "norm": self.norm, "pay": self.pay,
            "one": self.one, "other": self.other,
        }
        return {name: piece.phrase() for name, piece in named.items() if piece is not None}


def tell(event: Event, seat: int | None) -> Phrase | None:
    """The line of the log for what this seat learned."""
    told = msgspec.convert(event.known_to(seat), Told)
    who = Seat(event.seat)
    match event.kind:
        case "deal":
            return phrase("told-deal-unofficial") if told.seats == 2 else None
        case "norms":
            norms = tuple(norm.phrase() for norm in told.norms)
            return phrase("told-norms", norms=norms) if norms else None
        case "round":
            return phrase("told-round", round=told.round + 1, who=Seat(told.first))
        case "tasks":
            return phrase("told-tasks", tasks=tuple(task.phrase() for task in told.tasks))
        case "realisation" | "stage" | "shuffle":
            return phrase(f"told-{event.kind}")
        case "send":
            return phrase("told-send", who=who, field=phrase(f"field-{told.field.lower()}"))
        case "gain":
            return gained(told, who)
        case "draw" | "look" if told.cards:
            return phrase(f"told-{event.kind}-own", cards=tuple(card.phrase() for card in told.cards))
        case "draw" | "look":
            return phrase(f"told-{event.kind}", who=who, count=told.count) if told.count else None
        case "chosen" | "keep" | "discard" if told.pieces():
            return Phrase(f"told-{event.kind}-own", told.pieces())
        case "clear":
            return Phrase("told-clear" if told.kept else "told-clear-lost", {"who": who, **told.pieces()})
        case "use" | "reply" if told.card is not None:
            return used(event.kind, told, told.card, who)
        case "build" | "bridge" | "task":
            return Phrase(f"told-{event.kind}", {"who": who, "points": told.points, **told.pieces()})
        case "metro":
            key = "told-branch" if told.branch else "told-metro"
            return Phrase(key, {"who": who, "points": told.points, **told.pieces()})
        case "end":
            return won(told.scores, told.ranking)
    return Phrase(f"told-{event.kind}", {"who": who, **told.pieces()})


def gained(told: Told, who: Seat) -> Phrase:
    got = amounts(told.rubble, told.concrete, told.funds)
    if not got:
        return phrase("told-nothing", who=who)
    if told.lost:
        return phrase("told-lost", who=who, amounts=got, lost=told.lost)
    return phrase("told-gain", who=who, amounts=got)


def used(kind: str, told: Told, card: CardTold, who: Seat) -> Phrase:
    function = phrase(f"function-{card.function}")
    if kind == "use":
        return phrase("told-use", who=who, card=card.phrase(), function=function)
    return phrase(
        "told-reply", who=who, card=card.phrase(), function=function, amount=amount(told.kind, told.count)
    )


def won(scores: Sequence[int], ranking: Sequence[int]) -> Phrase:
    """Who won, alone or together, and with how many points."""
    best = [seat for seat, place in enumerate(ranking) if place == 1]
    if len(best) > 1:
        return phrase("won-together", winners=tuple(Seat(seat) for seat in best), points=scores[best[0]])
    return phrase("won", who=Seat(best[0]), points=scores[best[0]])
