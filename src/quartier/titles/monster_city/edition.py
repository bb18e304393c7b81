"""The printed values checked, and put into the shape the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from quartier.core.edition import Groups
from quartier.core.values import Values, impossible_value, read_values
from quartier.titles.monster_city.demand import LETTERS, Demand
from quartier.titles.monster_city.names import COLOUR_NAMES
from quartier.titles.monster_city.pieces import (
    BUILDINGS,
    EVENTS,
    MONSTERS,
    MOST_SEATS,
    PAIR,
    VALUES,
    Pieces,
)

TITLE: Final = "monster_city"
impossible = partial(impossible_value, TITLE)

Value = Annotated[int, Meta(ge=1, le=9)]
Copies = Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=VALUES, max_length=VALUES)]
Building = Annotated[str, Meta(pattern=f"^[{LETTERS}][1-9]\\Z")]
Pair = Annotated[list[Building], Meta(min_length=PAIR, max_length=PAIR)]
Count = Annotated[int, Meta(ge=0, le=9)]
Some = Annotated[int, Meta(ge=1, le=9)]
Colour = Literal["red", "green", "yellow"]


class ValuesGroup(Values):
    values: Annotated[list[Value], Meta(min_length=VALUES, max_length=VALUES)]


class BuildingsGroup(Values):
    red: Copies
    green: Copies
    yellow: Copies


class StartsGroup(Values):
    pairs: Annotated[list[Pair], Meta(min_length=MOST_SEATS, max_length=MOST_SEATS)]


class Each(msgspec.Struct, forbid_unknown_fields=True):
    red: Count = 0
    green: Count = 0
    yellow: Count = 0

    def counts(self) -> tuple[int, ...]:
        return (self.red, self.green, self.yellow)


class Card(msgspec.Struct, forbid_unknown_fields=True):
    copies: Some
    all: Colour | None = None
    values: Annotated[list[Value], Meta(min_length=1)] | None = None
    each: Each | None = None
    any: Some | None = None

    def demand(self) -> Demand | None:
        """What it eats; None unless exactly one thing is given."""
        given = [one for one in (self.all, self.values, self.each, self.any) if one is not None]
        if len(given) != 1 or given == [Each()]:
            return None
        return Demand(
            all=None if self.all is None else COLOUR_NAMES.index(self.all),
            values=tuple(sorted(set(self.values or ()))),
            each=() if self.each is None else self.each.counts(),
            any=self.any or 0,
        )


class MonstersGroup(Values):
    cards: Annotated[list[Card], Meta(min_length=1)]


class EventsGroup(Values):
    coward: Count
    rejected_project: Count
    rebuild: Count
    counter_attack: Count
    detour: Count
    grant: Count


class BanknotesGroup(Values):
    bank: Annotated[int, Meta(ge=1, le=99)]


class PurseGroup(Values):
    at_start: Annotated[int, Meta(ge=0, le=9)]
    at_most: Annotated[int, Meta(ge=1, le=9)]


class HandGroup(Values):
    at_start: Annotated[int, Meta(ge=0, le=EVENTS // MOST_SEATS)]
    for_fallen: Annotated[int, Meta(ge=1, le=9)]


def pieces_from(groups: Groups) -> Pieces:
    values = read_values(TITLE, groups, "values", ValuesGroup).values
    buildings = read_values(TITLE, groups, "buildings", BuildingsGroup)
    pairs = read_values(TITLE, groups, "starts", StartsGroup).pairs
    cards = read_values(TITLE, groups, "monsters", MonstersGroup).cards
    events = read_values(TITLE, groups, "events", EventsGroup)
    bank = read_values(TITLE, groups, "banknotes", BanknotesGroup).bank
    purse = read_values(TITLE, groups, "purse", PurseGroup)
    hand = read_values(TITLE, groups, "hand", HandGroup)

    if values != sorted(set(values)):
        raise impossible("values", "values", "they do not go up")
    copies = (buildings.red, buildings.green, buildings.yellow)
    check_sum("buildings", "yellow", sum(map(sum, copies)), BUILDINGS)
    check_sum("monsters", "cards", sum(card.copies for card in cards), MONSTERS)
    kinds = (
        events.coward, events.rejected_project, events.rebuild, events.counter_attack, events.detour,
        events.grant,
    )
    check_sum("events", "grant", sum(kinds), EVENTS)
    if purse.at_start > purse.at_most:
        raise impossible("purse", "at-start", f"nobody may hold more than {purse.at_most}")
    if bank < purse.at_most * MOST_SEATS:
        raise impossible("banknotes", "bank", f"{MOST_SEATS} players may hold {purse.at_most * MOST_SEATS}")

    return Pieces(
        values=values,
        copies=copies,
        pairs=[
            [kind_of(name, values, f"pairs[{number}]") for name in pair] for number, pair in enumerate(pairs)
        ],
        demands=demands_of(cards, values),
        monsters=[card.copies for card in cards],
        events=kinds,
        bank=bank,
        notes_at_start=purse.at_start,
        notes_at_most=purse.at_most,
        events_at_start=hand.at_start,
        event_for_fallen=hand.for_fallen,
    )


def check_sum(group: str, key: str, found: int, printed: int) -> None:
    if found != printed:
        raise impossible(group, key, f"{found} cards in all; the box holds {printed}")


def kind_of(name: str, values: Sequence[int], key: str) -> int:
    if int(name[1]) not in values:
        raise impossible("starts", key, f"no building has the value {name[1]}")
    return LETTERS.index(name[0]) * VALUES + values.index(int(name[1]))


def demands_of(cards: Sequence[Card], values: Sequence[int]) -> list[Demand]:
    found: list[Demand] = []
    for number, card in enumerate(cards):
        demand = card.demand()
        if demand is None:
            raise impossible("monsters", f"cards[{number}]", "it eats one thing: all, values, each or any")
        if not set(demand.values) <= set(values):
            raise impossible("monsters", f"cards[{number}].values", "no building has one of these values")
        if demand in found:
            raise impossible("monsters", f"cards[{number}]", f"cards[{found.index(demand)}] eats the same")
        found.append(demand)
    return found
