"""Every card and banknote, wherever it is."""

from __future__ import annotations

from quartier.titles.monster_city.rules import MonsterCity

Places = dict[str, int]
"""For each place the cards that lie there, as bits."""


def stock_of(game: MonsterCity) -> dict[str, int]:
    piles = {"buildings": buildings(game), "monsters": monsters(game), "events": events(game)}
    stock = {name: sum(cards.bit_count() for cards in places.values()) for name, places in piles.items()}
    stock["twice"] = sum(stock.values()) - sum(union(places).bit_count() for places in piles.values())
    held = sum(int(notes) for notes in game.purses)
    return {**stock, "banknotes": held + int(game.bank())}


def union(places: Places) -> int:
    found = 0
    for cards in places.values():
        found |= cards
    return found


def buildings(game: MonsterCity) -> Places:
    cities = {f"city {seat}": int(city) for seat, city in enumerate(game.cities)}
    return {"stack": int(game.stack), "office": int(game.office), "box": int(game.box()), **cities}


def monsters(game: MonsterCity) -> Places:
    return {
        "stack": int(game.monsters), "planet": int(game.planet), "used": int(game.monsters_used()),
        "attacking": int(game.monster) if game.hunger else 0,
    }


def events(game: MonsterCity) -> Places:
    hands = {f"hand {seat}": int(hand) for seat, hand in enumerate(game.hands)}
    return {"stack": int(game.deck), "used": int(game.events_used()), **hands}
