"""The rule that forbids what is not offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

import msgspec

from quartier.core.phrase import Phrase, phrase
from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, Refusal
from quartier.titles.warsaw.building import WITH_PREFAB
from quartier.titles.warsaw.city import RIM
from quartier.titles.warsaw.moves import (
    WAYS_TO_BRIDGE,
    WAYS_TO_BUILD,
    WAYS_TO_LAY,
    card_phrase,
    describe,
    hex_phrase,
)
from quartier.titles.warsaw.names import (
    FUNCTIONS,
    HEX_NAMES,
    LASTING,
    REPLIES,
    RESOURCES,
    SCORING,
    border_name,
    bridge_name,
    corner_name,
)
from quartier.titles.warsaw.pieces import KREDYT, METROPROJEKT, NO_SITE, Pieces
from quartier.titles.warsaw.planning import fields_open, fields_taken, ground_for, grounds_open
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.sight import asked, members
from quartier.titles.warsaw.state import BUILT, HAND, MARKERS, OVER, SITES, TILES

RIVER: Final = -1
"""In place of a border: the river runs there."""
PLAIN: Final = ("pass", "done", "end", "decline", "enough", "abandon")


class Picked(msgspec.Struct):
    """The marks of a path, sorted by what they are."""

    hex: set[int] = msgspec.field(default_factory=set)
    project: set[int] = msgspec.field(default_factory=set)
    function: set[int] = msgspec.field(default_factory=set)
    field: set[int] = msgspec.field(default_factory=set)
    metro: set[int] = msgspec.field(default_factory=set)
    """Borders."""
    bridge: set[int] = msgspec.field(default_factory=set)
    pay: set[str] = msgspec.field(default_factory=set)
    plain: set[str] = msgspec.field(default_factory=set)
    other: set[str] = msgspec.field(default_factory=set)
    """Norms, tasks, tunnels and resources: asked for by questions of their own."""

    def things(self) -> int:
        """How many different things they would have one do at once."""
        some = (self.hex, self.project, self.function, self.field, self.metro, self.bridge)
        return sum(map(len, some)) + len(self.other) + len(self.plain)


def why_not(game: Warsaw, seat: int, marks: Sequence[str]) -> Refusal | None:
    if game.phase == OVER:
        return GAME_OVER
    if not game.owed() >> seat & 1:
        return NOT_YOUR_TURN
    picked = sorted_marks(game, marks)
    if picked is None:
        return NO_SUCH_MOVE
    wanted = set(marks)
    if any(wanted <= set(describe(game, seat, int(code)).marks) for code in game.choices(seat)):
        return None
    return REASONS[asked(game)](game, seat, picked)


def sorted_marks(game: Warsaw, marks: Sequence[str]) -> Picked | None:
    """None when one of them is on no board of this game."""
    picked = Picked()
    known = known_marks(game.pieces)
    for mark in marks:
        kind, value = known.get(mark, ("", 0))
        if not kind or (kind == "field" and not game.pieces.boards[int(game.seats)] >> int(value) & 1):
            return None
        getattr(picked, kind).add(value)
    return picked


@lru_cache(maxsize=4)
def known_marks(pieces: Pieces) -> dict[str, tuple[str, int | str]]:
    """Every mark there can be with these pieces, with what it stands for."""
    city = pieces.city
    known: dict[str, tuple[str, int | str]] = {mark: ("plain", mark) for mark in PLAIN}
    known |= {f"hex-{name}": ("hex", hex) for hex, name in enumerate(HEX_NAMES)}
    for number, card in enumerate(pieces.card_list):
        known[f"project-{card.key.lower()}"] = "project", number
        known[f"function-{card.key.lower()}"] = "function", number
    known |= {f"field-{field.key.lower()}": ("field", place) for place, field in enumerate(pieces.field_list)}
    known |= {f"metro-{border_name(*one)}": ("metro", place) for place, one in enumerate(city.borders)}
    known |= {f"metro-{border_name(min(one), max(one))}": ("metro", RIVER) for one in city.bridges}
    known |= {f"bridge-{bridge_name(place)}": ("bridge", place) for place in range(len(city.bridges))}
    pays = (*WAYS_TO_BUILD.values(), *WAYS_TO_LAY.values(), *WAYS_TO_BRIDGE.values())
    known |= {f"pay-{pay}": ("pay", pay) for pay in pays}
    others = (
        *(f"norm-{norm.key.lower()}" for norm in pieces.norm_list),
        *(f"task-{task.key.lower()}" for task in pieces.task_list),
        *(f"tunnel-{corner_name(place)}" for place in range(len(city.river_corners))),
        *(f"take-{kind}" for kind in RESOURCES),
    )
    return known | {mark: ("other", mark) for mark in others}


# planning


def why_not_send(game: Warsaw, seat: int, picked: Picked) -> Refusal:
    for card in picked.function:
        return why_not_use(game, seat, card)
    for field in picked.field:
        if field not in members(fields_open(game)):
            return why_not_there(game, field)
    if "pass" in picked.plain and (game.again or game.connected):
        return Refusal("pass")
    if game.connected:
        return Refusal("function-znajomosci")
    elsewhere = picked.other or picked.metro or picked.bridge or picked.pay or picked.plain - {"pass"}
    if elsewhere or picked.plain or picked.field or len(picked.project) > 1 or len(picked.hex) > 1:
        return Refusal("planning-turn")
    for card in picked.project:
        for hex in picked.hex or members(ground_for(game, card))[:1]:
            return why_not_found(game, seat, card, hex)
    [hex] = picked.hex
    hand = members(game.of(seat, HAND))
    return why_not_found(game, seat, hand[0] if hand else None, hex)


def why_not_there(game: Warsaw, field: int) -> Refusal:
    if game.connected:
        return Refusal("function-znajomosci")
    assert field in members(fields_taken(game))
    return Refusal("field-taken", {"field": field_phrase(game, field)})


def field_phrase(game: Warsaw, field: int) -> Phrase:
    return phrase(f"field-{game.pieces.field_list[field].key.lower()}")


def why_not_found(game: Warsaw, seat: int, card: int | None, hex: int) -> Refusal:
    """Why this project, or any in hand, does not go on this space."""
    place = hex_phrase(game, hex)
    if card is not None and card not in members(game.of(seat, HAND)):
        return Refusal("foundation-card", {"which": "other", "card": card_phrase(game, card)})
    if not game.of(seat, TILES):
        return Refusal("foundation-tiles")
    if hex not in members(grounds_open(game)):
        if (game.built | game.founded) >> hex & 1:
            return Refusal("foundation-free", {"hex": place})
        if game.left_only and game.pieces.city.right >> hex & 1:
            return Refusal("foundation-bank", {"hex": place})
        return Refusal("foundation-rubble", {"hex": place})
    if card is None:
        return Refusal("foundation-card", {"which": "none", "card": ""})
    site = int(game.pieces.site[card])
    if site != NO_SITE:
        own = hex_phrase(game, site)
        return Refusal("historic-card", {"card": card_phrase(game, card), "hex": own})
    if hex in game.pieces.sites and not game.second:
        historic = card_phrase(game, game.pieces.sites[hex])
        return Refusal("foundation-historic", {"card": historic, "hex": place})
    return Refusal("foundation-zone", {"card": card_phrase(game, card), "hex": place})


def why_not_after(game: Warsaw, seat: int, picked: Picked) -> Refusal:
    for card in picked.function:
        return why_not_use(game, seat, card)
    return Refusal("planning-turn")


# functions


OF_THEIR_OWN: Final = ("nadgodziny", "znajomosci", "prefab", "kredyt", "zmiana")
"""Functions with a moment of their own: each says it itself."""


def why_not_use(game: Warsaw, seat: int, card: int) -> Refusal:
    function, name = FUNCTIONS[game.pieces.card_list[card].function], card_phrase(game, card)
    if card not in members(game.of(seat, BUILT)):
        return Refusal("function-built", {"card": name})
    if function in SCORING:
        return Refusal("function-style", {"card": name})
    if function in LASTING:
        return Refusal("function-lasting", {"card": name})
    if game.used >> card & 1:
        return Refusal("function-once", {"card": name})
    if function in REPLIES:
        return Refusal("function-reply", {"card": name})
    if function in OF_THEIR_OWN:
        return Refusal(f"function-{function}")
    return Refusal("function-effect", {"card": name})


# realisation


def why_not_realise(game: Warsaw, seat: int, picked: Picked) -> Refusal:
    for card in picked.function:
        return why_not_use(game, seat, card)
    if "abandon" in picked.plain and not game.abandoning:
        return Refusal("foundation-stays")
    elsewhere = picked.field or picked.project or picked.other or picked.plain - {"abandon"}
    if elsewhere or picked.things() > (2 if "abandon" in picked.plain else 1) or len(picked.pay) > 1:
        return Refusal("realisation-turn")
    pay = next(iter(picked.pay), "")
    for hex in picked.hex:
        return why_not_build(game, seat, hex, pay, "abandon" in picked.plain)
    for border in picked.metro:
        return why_not_lay(game, seat, border, pay)
    for place in picked.bridge:
        return why_not_bridge(game, seat, place, pay)
    if "abandon" in picked.plain:
        return Refusal("abandon")
    return why_not_pay(game, seat, pay)


def why_not_build(game: Warsaw, seat: int, hex: int, pay: str, abandoned: bool) -> Refusal:
    if hex not in members(game.of(seat, SITES)):
        return Refusal("own-foundation", {"hex": hex_phrase(game, hex)})
    if abandoned:
        return Refusal("abandon")
    return why_not_pay(game, seat, pay)


def why_not_pay(game: Warsaw, seat: int, pay: str) -> Refusal:
    """For a building; what pays for nothing else says so."""
    if pay == "both":
        return Refusal("bridge-cost")
    if pay == "fund":
        return Refusal("metro-cost")
    if pay == WAYS_TO_BUILD[WITH_PREFAB]:
        return Refusal("function-prefab")
    if pay.startswith("kredyt") and not game.live(seat, KREDYT):
        return Refusal("function-kredyt")
    return Refusal("building-cost")


def why_not_lay(game: Warsaw, seat: int, border: int, pay: str) -> Refusal:
    if border == RIVER:
        return Refusal("metro-river")
    if not game.metro.fits(border):
        return why_not_here(game, border)
    if not game.of(seat, MARKERS):
        return Refusal("metro-markers")
    if pay == "concrete" and not game.has(seat, METROPROJEKT):
        return Refusal("function-metroprojekt")
    return Refusal("metro-cost")


def why_not_here(game: Warsaw, border: int) -> Refusal:
    city, metro = game.pieces.city, game.metro
    if metro.is_laid(border):
        return Refusal("metro-free")
    if game.left_only and city.sides[border] & city.right:
        return Refusal("metro-bank")
    ends = [int(end) for end in city.ends[2 * border : 2 * border + 2] if end != RIM]
    touched = [end for end in ends if metro.touched >> end & 1]
    if len(touched) == 2:
        return Refusal("metro-loop")
    if touched and any(metro.joints >> end & 1 for end in touched):
        return Refusal("metro-branch")
    return Refusal("metro-joins")


def why_not_bridge(game: Warsaw, seat: int, place: int, pay: str) -> Refusal:
    if game.bridges >> place & 1:
        return Refusal("bridge-place")
    if len(members(game.bridges)) >= game.pieces.numbers.bridges:
        return Refusal("bridge-supply")
    if not game.of(seat, MARKERS):
        return Refusal("bridge-marker")
    return Refusal("bridge-cost")


def always(rule: str) -> Callable[[Warsaw, int, Picked], Refusal]:
    """A question that only its own marks answer."""
    return lambda game, seat, picked: Refusal(rule)


def why_not_clear(game: Warsaw, seat: int, picked: Picked) -> Refusal:
    if picked.things() == len(picked.hex) == 1 and not picked.pay:
        [hex] = picked.hex
        return Refusal("clearing", {"hex": hex_phrase(game, hex)})
    return Refusal("field-effect")


REASONS: Final[dict[str, Callable[[Warsaw, int, Picked], Refusal]]] = {
    "norm": always("norm-choice"),
    "send": why_not_send,
    "again": why_not_send,
    "connected": why_not_send,
    "after": why_not_after,
    "clear": why_not_clear,
    "keep": always("look-keep"),
    "discard": always("hand-limit"),
    "change": always("function-zmiana"),
    "tunnel": always("metro-tunnel"),
    "reply": always("reply"),
    "realise": why_not_realise,
}
