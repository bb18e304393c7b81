"""What a seat may see, listed piece by piece; all of it plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

import msgspec

from quartier.titles.monster_city.codes import ONE_COLOUR, SCORES
from quartier.titles.monster_city.demand import Demand
from quartier.titles.monster_city.names import EVENT_NAMES
from quartier.titles.monster_city.pieces import APPETITES, BLOCK, ROW, SCORINGS, VALUES, Pieces
from quartier.titles.monster_city.rules import NO_PICK, SCORED, MonsterCity
from quartier.titles.monster_city.scoring import CATEGORIES, COLOUR_CATEGORY, category_of, points
from quartier.titles.monster_city.victims import without_choice

T = TypeVar("T")


class BuildingView(msgspec.Struct, frozen=True):
    id: int
    """0 to 49, the same card for a whole game; from 40 on a starting card."""
    colour: int
    """Red, green, yellow."""
    value: int


class MonsterView(msgspec.Struct, frozen=True):
    id: int
    """0 to 29, the same card for a whole game."""
    name: str
    """What it eats, as in its mark: `all-r`, `values-357`, `each-r1-g2`, `any-2`."""
    family: str
    """`colour`, `values`, `each` or `any`: which creature it is."""
    demand: Demand


class EventView(msgspec.Struct, frozen=True):
    id: int
    """0 to 13, the same card for a whole game."""
    kind: str
    """`coward`, `rejected-project`, `rebuild`, `counter-attack`, `detour`, `grant`."""


City = tuple[BuildingView, ...]
"""Colour by colour, the lowest first."""

Worth = tuple[int, ...]
"""What a city would score as it stands: lowest, highest, red, green, yellow, all."""


class PickView(msgspec.Struct, frozen=True):
    """What a seat chose at a scoring."""

    category: int
    """0 lowest, 1 highest, 2 one colour, 3 all."""
    colour: int | None
    """For one colour: which."""


class PlayerView(msgspec.Struct, frozen=True):
    city: City
    banknotes: int
    stop: bool
    """Whether the STOP card is still to be used; never with events."""
    hand: int
    """How many event cards."""
    points: int
    pad: tuple[int | None, ...]
    """Points in the four categories; None is still blank."""
    named: int | None
    """The colour scored for one colour."""
    chosen: bool
    """At a scoring: whether the seat has chosen in secret."""
    worth: Worth


class AttackView(msgspec.Struct, frozen=True):
    """An attack going on, or the one of the last turn."""

    seat: int
    monster: MonsterView
    fallen: City
    """What has fallen to it so far."""
    hungry: tuple[int, ...]
    """How many red, green, yellow and any buildings the owner has still to choose; all 0 when it is over."""


class ScoredView(msgspec.Struct, frozen=True):
    """One seat's part of a scoring that is over."""

    pick: PickView
    points: int
    city: City
    """As it stood then."""


class ThreatView(msgspec.Struct, frozen=True):
    """What a monster on the planet would do to one's own city."""

    monster: str
    """Its name, as in its mark."""
    falls: tuple[int, ...]
    """Ids of the buildings that fall whatever one chooses."""
    among: tuple[int, ...]
    """Ids of those one would have to choose from."""


class EndView(msgspec.Struct, frozen=True):
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    buildings: tuple[int, ...]
    """How many cards each city has: they break a tie."""


class View(msgspec.Struct, frozen=True):
    seats: int
    seat: int | None
    """Who looks; None is a spectator."""
    events: bool
    """Played with event cards, and then without STOP cards."""
    phase: str
    """`turn`, `victims` (the active seat chooses what falls), `scoring` (all choose in secret) or `over`."""
    active: int
    """Whose turn it is; at a scoring, whose turn comes after it."""
    office: tuple[BuildingView | None, ...]
    """Five places; None is a gap."""
    planet: tuple[MonsterView | None, ...]
    building_stack: int
    """Buildings in the stack."""
    to_scoring: int
    """Buildings still to leave the office before the next scoring."""
    scoring: int
    """Which scoring comes next or goes on, from 1; 4 when the game is over."""
    box: City
    """Buildings out of the game."""
    monster_stack: int
    monsters_used: tuple[MonsterView, ...]
    event_stack: int
    events_used: tuple[EventView, ...]
    bank: int
    players: tuple[PlayerView, ...]
    hand: tuple[EventView, ...]
    """One's own event cards."""
    pick: PickView | None
    """One's own choice at a scoring that goes on."""
    attack: AttackView | None
    threats: tuple[ThreatView, ...]
    """For each kind of monster on the planet; empty for a spectator, and when no monster can be chosen."""
    scorings: tuple[tuple[ScoredView, ...], ...]
    """The scorings that are over: for each, what each seat got."""
    end: EndView | None


def view_of(game: MonsterCity, seat: int | None) -> View:
    pieces = game.pieces
    seats = range(int(game.seats))
    return View(
        seats=int(game.seats),
        seat=seat,
        events=game.events,
        phase=phase_of(game),
        active=int(game.active),
        office=in_row([
            building if game.office >> building.id & 1 else None
            for building in city_view(pieces, int(game.office_row))
        ]),
        planet=in_row([
            monster_view(pieces, card) if game.planet >> card & 1 else None
            for card in members(int(game.planet_row))
        ]),
        building_stack=int(game.stack).bit_count(),
        to_scoring=int(game.stack).bit_count() % BLOCK + int(game.office).bit_count(),
        scoring=min(int(game.scorings) + 1, SCORINGS),
        box=city_view(pieces, int(game.box())),
        monster_stack=int(game.monsters).bit_count(),
        monsters_used=tuple(monster_view(pieces, card) for card in members(int(game.monsters_used()))),
        event_stack=int(game.deck).bit_count(),
        events_used=tuple(event_view(pieces, card) for card in members(int(game.events_used()))),
        bank=int(game.bank()),
        players=tuple(player_view(game, one) for one in seats),
        hand=() if seat is None else tuple(
            event_view(pieces, card) for card in members(int(game.hands[seat]))
        ),
        pick=None if seat is None or not game.waiting else pick_view(int(game.picks[seat])),
        attack=attack_view(game) if game.monster else None,
        threats=() if seat is None else threats_to(game, seat),
        scorings=tuple(scoring_view(game, number) for number in range(int(game.scorings))),
        end=end_view(game) if game.over else None,
    )


def phase_of(game: MonsterCity) -> str:
    if game.over:
        return "over"
    if game.waiting:
        return "scoring"
    return "victims" if game.hunger else "turn"


def in_row(cards: list[T | None]) -> tuple[T | None, ...]:
    """Five places, also after a Counter-attack that put fewer monsters there."""
    return tuple(cards) + (None,) * (ROW - len(cards))


def members(cards: int) -> Iterator[int]:
    return (card for card in range(cards.bit_length()) if cards >> card & 1)


# cards


def building_view(pieces: Pieces, card: int) -> BuildingView:
    kind = pieces.kinds[card]
    return BuildingView(card, kind // VALUES, int(pieces.values[kind % VALUES]))


def city_view(pieces: Pieces, cards: int) -> City:
    return tuple(building_view(pieces, card) for card in sorted(members(cards), key=pieces.kinds.__getitem__))


def monster_view(pieces: Pieces, card: int) -> MonsterView:
    demand = pieces.demands[pieces.faces[card]]
    return MonsterView(card, demand.name(), demand.family(), demand)


def event_view(pieces: Pieces, card: int) -> EventView:
    return EventView(card, EVENT_NAMES[pieces.event_kinds[card]])


# players


def player_view(game: MonsterCity, seat: int) -> PlayerView:
    pieces = game.pieces
    pad: list[int | None] = [None] * CATEGORIES
    named = None
    for number in range(int(game.scorings)):
        scored = scored_view(game, number, seat)
        pad[scored.pick.category] = scored.points
        named = scored.pick.colour if scored.pick.colour is not None else named
    return PlayerView(
        city=city_view(pieces, int(game.cities[seat])),
        banknotes=int(game.purses[seat]),
        stop=bool(game.stops >> seat & 1),
        hand=int(game.hands[seat]).bit_count(),
        points=int(game.points[seat]),
        pad=tuple(pad),
        named=named,
        chosen=bool(game.waiting and not game.waiting >> seat & 1),
        worth=worth_of(pieces, int(game.cities[seat])),
    )


def worth_of(pieces: Pieces, city: int) -> Worth:
    return tuple(int(points(pieces, city, score)) for score in range(SCORES))


def pick_view(score: int) -> PickView | None:
    if score == NO_PICK:
        return None
    category = int(category_of(score))
    return PickView(category, score - ONE_COLOUR if category == COLOUR_CATEGORY else None)


# attacks


def attack_view(game: MonsterCity) -> AttackView:
    pieces = game.pieces
    [card] = members(int(game.monster))
    return AttackView(
        seat=int(game.raided),
        monster=monster_view(pieces, card),
        fallen=city_view(pieces, int(game.ruins)),
        hungry=tuple(int(game.hunger) >> 8 * appetite & 255 for appetite in range(APPETITES)),
    )


def threats_to(game: MonsterCity, seat: int) -> tuple[ThreatView, ...]:
    if game.over or game.waiting or game.hunger:
        return ()
    faces = sorted({game.pieces.faces[card] for card in members(int(game.planet))})
    return tuple(threat_view(game.pieces, int(game.cities[seat]), face) for face in faces)


def threat_view(pieces: Pieces, city: int, face: int) -> ThreatView:
    falls = city & int(pieces.swept[face])
    among = 0
    appetite = int(pieces.appetite[face])
    for number in range(APPETITES):
        count = appetite >> 8 * number & 255
        prey = city & int(pieces.prey[number])
        if count:
            sure = int(without_choice(pieces, prey, count))
            falls |= sure
            among |= 0 if sure else prey
    return ThreatView(pieces.face_names[face], tuple(members(falls)), tuple(members(among)))


# scorings and the end


def scoring_view(game: MonsterCity, number: int) -> tuple[ScoredView, ...]:
    return tuple(scored_view(game, number, seat) for seat in range(int(game.seats)))


def scored_view(game: MonsterCity, number: int, seat: int) -> ScoredView:
    at = (number * int(game.seats) + seat) * SCORED
    score, won, city = (int(value) for value in game.archive[at : at + SCORED])
    pick = pick_view(score)
    assert pick is not None
    return ScoredView(pick, won, city_view(game.pieces, city))


def end_view(game: MonsterCity) -> EndView:
    return EndView(
        scores=tuple(int(won) for won in game.scores()),
        ranking=tuple(int(place) for place in game.ranking()),
        buildings=tuple(int(city).bit_count() for city in game.cities),
    )
