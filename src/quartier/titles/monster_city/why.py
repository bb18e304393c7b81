"""The rule that forbids what is not offered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quartier.core.phrase import Phrase
from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, Refusal
from quartier.titles.monster_city.codes import VICTIM
from quartier.titles.monster_city.demand import LETTERS
from quartier.titles.monster_city.moves import describe, monster
from quartier.titles.monster_city.names import (
    CATEGORY_NAMES,
    EVENT_NAMES,
    building_phrase,
    category_phrase,
    event_phrase,
)
from quartier.titles.monster_city.pieces import APPETITES, Pieces
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.scoring import COLOUR_CATEGORY

Clicked = dict[str, list[str]]
"""The names of what was clicked, by where it lies."""

AIMED_AT: Final = {"coward": {"planet"}, "rejected-project": {"office"}, "rebuild": {"city", "office"}}
"""Where an event has its target; the others are simply used."""
AT_SCORING: Final = {"category", "colour"}


def why_not(game: MonsterCity, seat: int, marks: Sequence[str]) -> Refusal | None:
    if game.over:
        return GAME_OVER
    if not game.owed() >> seat & 1:
        return NOT_YOUR_TURN
    clicked = sorted_out(game.pieces, marks)
    if clicked is None:
        return NO_SUCH_MOVE
    if any(set(marks) <= set(describe(game.pieces, int(code)).marks) for code in game.choices(seat)):
        return None
    if game.waiting:
        return not_scored(game, seat, clicked)
    if AT_SCORING & set(clicked):
        return Refusal("scoring-when")
    if game.hunger:
        return no_victim(game, seat, clicked)
    return (
        not_there(game, seat, clicked)
        or (no_event(game, seat, clicked) if {"event", "use", "without"} & set(clicked) else None)
        or no_action(game, seat, clicked)
    )


def sorted_out(pieces: Pieces, marks: Sequence[str]) -> Clicked | None:
    """None when one of the marks stands for nothing."""
    names: dict[str, Sequence[str]] = {
        "office": pieces.kind_names, "city": pieces.kind_names, "planet": pieces.face_names,
        "event": EVENT_NAMES, "category": CATEGORY_NAMES, "colour": LETTERS,
        "stop": [""], "use": [""], "without": [""],
    }
    clicked: Clicked = {}
    for mark in dict.fromkeys(marks):
        where, dash, name = mark.partition("-")
        if name not in names.get(where, ()) or bool(dash) != bool(name):
            return None
        clicked.setdefault(where, []).append(name)
    return clicked


def not_scored(game: MonsterCity, seat: int, clicked: Clicked) -> Refusal:
    if set(clicked) - AT_SCORING:
        return Refusal("everybody-scores")
    categories = [CATEGORY_NAMES.index(name) for name in clicked.get("category", ())]
    for category in categories or [COLOUR_CATEGORY]:
        if game.filled[seat] >> category & 1:
            return Refusal("category-once", {"category": category_phrase(category)})
    return Refusal("name-a-colour")


def no_victim(game: MonsterCity, seat: int, clicked: Clicked) -> Refusal:
    if set(clicked) - {"city"}:
        count = sum(int(game.hunger) >> 8 * appetite & 255 for appetite in range(APPETITES))
        return Refusal("eaten-in-full", {"count": count})
    prey = {int(code) - VICTIM for code in game.choices(seat)}
    for name in clicked["city"]:
        if not game.cities[seat] & of_kind(game, name):
            return Refusal("standing", {"building": building_phrase(name)})
        if game.pieces.kind_names.index(name) not in prey:
            eater = monster(game.monster_name(game.monster))
            return Refusal("what-it-eats", {"building": building_phrase(name), "monster": eater})
    return Refusal("one-at-a-time")


def not_there(game: MonsterCity, seat: int, clicked: Clicked) -> Refusal | None:
    """A card that lies nowhere where it could be chosen."""
    for name in clicked.get("office", ()):
        if not game.office & of_kind(game, name):
            return Refusal("from-office", {"building": building_phrase(name)})
    for name in clicked.get("planet", ()):
        if not game.planet & game.pieces.of_face[game.pieces.face_names.index(name)]:
            return Refusal("from-planet", {"monster": monster(name)})
    for name in clicked.get("city", ()):
        if not game.cities[seat] & of_kind(game, name):
            return Refusal("standing", {"building": building_phrase(name)})
    return None


def no_event(game: MonsterCity, seat: int, clicked: Clicked) -> Refusal:
    if not game.events:
        return Refusal("event")
    events = clicked.pop("event", [])
    for name in events:
        if not game.hands[seat] & game.pieces.of_event[EVENT_NAMES.index(name)]:
            return Refusal("event-in-hand", {"event": event_phrase(name)})
    if not events:
        return Refusal("without-effect")
    if len(events) > 1 or "stop" in clicked:
        return Refusal("event-alone")
    event = events[0]
    said: dict[str, str | int | Phrase] = {"event": event_phrase(event)}
    impossible = {
        "grant": game.purses[seat] == game.pieces.notes_at_most, "rebuild": not game.cities[seat],
    }
    if set(clicked) <= AIMED_AT.get(event, {"use"}) and impossible.get(event):
        return Refusal("impossible-effect", said)
    return Refusal("event-target", said)


def no_action(game: MonsterCity, seat: int, clicked: Clicked) -> Refusal:
    if "stop" in clicked and game.events:
        return Refusal("no-stop")
    if "stop" in clicked and not game.stops >> seat & 1:
        return Refusal("stop-once")
    if sum(map(len, clicked.values())) > 1:
        return Refusal("one-action")
    if "office" in clicked:
        return Refusal("costs-a-banknote")
    if "planet" in clicked:
        return Refusal("full-purse")
    return Refusal("own-city")


def of_kind(game: MonsterCity, name: str) -> int:
    """Every building of this name."""
    return int(game.pieces.of_kind[game.pieces.kind_names.index(name)])
