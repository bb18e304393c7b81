"""The whole truth as plain data, pieces named as the rulebook names them."""

from __future__ import annotations

from collections.abc import Sequence

from quartier.titles.monster_city.demand import LETTERS
from quartier.titles.monster_city.names import CATEGORY_NAMES, COLOUR_NAMES
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.view import (
    BuildingView,
    EventView,
    MonsterView,
    PickView,
    ScoredView,
    View,
    city_view,
    event_view,
    members,
    monster_view,
    pick_view,
    view_of,
)

Data = dict[str, object]


def truth_of(game: MonsterCity) -> Data:
    view, pieces = view_of(game, None), game.pieces
    return {
        "phase": view.phase,
        "active": view.active,
        "scoring": view.scoring,
        "office": names_in_row(view.office),
        "planet": names_in_row(view.planet),
        "building_stack": names(city_view(pieces, int(game.stack))),
        "box": names(view.box),
        "monster_stack": [name(monster_view(pieces, card)) for card in members(int(game.monsters))],
        "monsters_used": names(view.monsters_used),
        "event_stack": [event_view(pieces, card).kind for card in members(int(game.deck))],
        "event_stacks": [
            [event_view(pieces, card).kind for card in members(int(cards))] for cards in game.shuffles
        ],
        "events_used": names(view.events_used),
        "bank": view.bank,
        "attack": attack(view),
        "players": [player(game, view, seat) for seat in range(view.seats)],
        "scorings": [[scored(one) for one in page] for page in view.scorings],
        "result": None if view.end is None else {
            "points": list(view.end.scores), "places": list(view.end.ranking),
        },
    }


def player(game: MonsterCity, view: View, seat: int) -> Data:
    one = view.players[seat]
    chosen = pick_view(int(game.picks[seat])) if one.chosen else None
    return {
        "city": names(one.city),
        "banknotes": one.banknotes,
        "stop": one.stop,
        "events": [event_view(game.pieces, card).kind for card in members(int(game.hands[seat]))],
        "pad": dict(zip(CATEGORY_NAMES, one.pad, strict=True)),
        "points": one.points,
        "chosen": None if chosen is None else pick(chosen),
    }


def attack(view: View) -> Data | None:
    if view.attack is None:
        return None
    return {
        "player": view.attack.seat,
        "monster": name(view.attack.monster),
        "fallen": names(view.attack.fallen),
        "to_choose": dict(zip((*COLOUR_NAMES, "any"), view.attack.hungry, strict=True)),
    }


def scored(one: ScoredView) -> Data:
    return {**pick(one.pick), "points": one.points, "city": names(one.city)}


def pick(one: PickView) -> Data:
    colour = None if one.colour is None else COLOUR_NAMES[one.colour]
    return {"category": CATEGORY_NAMES[one.category], "colour": colour}


def name(card: BuildingView | MonsterView | EventView) -> str:
    if isinstance(card, BuildingView):
        return f"{LETTERS[card.colour]}{card.value}"
    return card.name if isinstance(card, MonsterView) else card.kind


def names(cards: Sequence[BuildingView | MonsterView | EventView]) -> list[str]:
    return [name(card) for card in cards]


def names_in_row(row: Sequence[BuildingView | MonsterView | None]) -> list[str | None]:
    return [None if card is None else name(card) for card in row]
