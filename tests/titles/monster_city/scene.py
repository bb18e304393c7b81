"""Positions laid out by hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from quartier.core.luck import Luck
from quartier.core.title import Refusal
from quartier.titles.monster_city.edition import pieces_from
from quartier.titles.monster_city.names import EVENT_NAMES
from quartier.titles.monster_city.pieces import BUILDINGS, MOST_SEATS, PAIR, Pieces
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.rules import deal as deal_game
from quartier.titles.monster_city.title import TITLE

PIECES: Pieces = pieces_from(TITLE.edition.values())
ALL_BUILDINGS = (1 << BUILDINGS + PAIR * MOST_SEATS) - 1


def deal(
    seats: int = 3, seed: int = 1, events: bool = False, at_once: bool = True, first: int = 0,
    tell: bool = True,
) -> MonsterCity:
    return deal_game(PIECES, seats, seed, events, at_once, tell, first)


def take(names: str, known: Sequence[str], sets: Sequence[int], free: int) -> int:
    """Cards of these names out of those that are free, as bits."""
    taken = 0
    for name in names.split():
        card = int(sets[known.index(name)]) & free & ~taken
        assert card, f"there is no {name} left"
        taken |= card & -card
    return taken


def lay(
    cities: Sequence[str] = (), office: str = "r5 g5 y5 r6 g6", planet: str = "all-r all-g all-y any-1 any-2",
    hands: Sequence[str] | None = None, purses: Sequence[int] = (), seats: int = 3, stack: int = 35,
    at_once: bool = True,
) -> MonsterCity:
    """A game at the turn of seat 0; with `hands` it is played with events."""
    game = deal(seats, 1, hands is not None, at_once)
    kinds = [int(cards) for cards in PIECES.of_kind]
    free = ALL_BUILDINGS
    for seat in range(seats):
        game.cities[seat] = take(cities[seat] if seat < len(cities) else "", PIECES.kind_names, kinds, free)
        free &= ~game.cities[seat]
    game.office = game.office_row = take(office, PIECES.kind_names, kinds, free)
    free &= ~game.office & int(PIECES.stack)
    game.stack = sum(1 << card for card in list(bits(free))[:stack])
    faces = [int(cards) for cards in PIECES.of_face]
    game.planet = game.planet_row = take(planet, PIECES.face_names, faces, int(PIECES.monsters))
    game.monsters = int(PIECES.monsters) & ~game.planet
    for seat, notes in enumerate(purses):
        game.purses[seat] = notes
    if hands is not None:
        free = int(PIECES.events)
        for seat in range(seats):
            cards = take(hands[seat] if seat < len(hands) else "", EVENT_NAMES, list(PIECES.of_event), free)
            game.hands[seat] = cards
            free &= ~cards
        game.deck = free
    game.told = []
    return game


def bits(cards: int) -> Iterator[int]:
    return (card for card in range(int(cards).bit_length()) if int(cards) >> card & 1)


def city(game: MonsterCity, seat: int = 0) -> str:
    """`r5 g3`, colour by colour."""
    return " ".join(names(TITLE.view(game, None).players[seat].city))


def names(cards: Sequence[Any]) -> list[str]:
    return [f"{'rgy'[card.colour]}{card.value}" for card in cards]


def office(game: MonsterCity) -> str:
    return " ".join(names([card for card in TITLE.view(game, None).office if card]))


def planet(game: MonsterCity) -> str:
    return " ".join(card.name for card in TITLE.view(game, None).planet if card)


def hand(game: MonsterCity, seat: int = 0) -> str:
    return " ".join(card.kind for card in TITLE.view(game, seat).hand)


def codes(game: MonsterCity, seat: int | None = None) -> dict[str, int]:
    """What a seat (None: the active one) may choose, by notation."""
    seat = mover(game) if seat is None else seat
    return {choice.notation: choice.code for choice in TITLE.menu(game, seat)}


def mover(game: MonsterCity) -> int:
    """The lowest seat that owes a decision."""
    owed = int(game.owed())
    return (owed & -owed).bit_length() - 1


def choose(game: MonsterCity, *notations: str) -> None:
    for notation in notations:
        seat = mover(game)
        game.play(seat, codes(game, seat)[notation])


def score(game: MonsterCity, *notations: str) -> None:
    """What each seat in turn chooses at a scoring."""
    for seat, notation in enumerate(notations):
        if notation:
            game.play(seat, codes(game, seat)[notation])


def refused(game: MonsterCity, *marks: str, seat: int | None = None) -> Refusal:
    refusal = TITLE.why_not(game, mover(game) if seat is None else seat, marks)
    assert refusal is not None, f"{marks} are not refused"
    return refusal


def why(game: MonsterCity, *marks: str, seat: int | None = None) -> str:
    return refused(game, *marks, seat=seat).rule


def told(game: MonsterCity, kind: str) -> list[dict[str, object]]:
    """What everybody learned of the events of this kind."""
    return [event.open for event in game.told or [] if event.kind == kind]


def play_randomly(game: MonsterCity, seed: int, moves: int = 1000) -> None:
    luck = Luck(seed, 1)
    while moves and game.owed():
        seat = mover(game)
        choices = game.choices(seat)
        game.play(seat, choices[luck.below(0, len(choices))])
        moves -= 1


def last_office(game: MonsterCity) -> None:
    """One building is left in the office, the last before a scoring."""
    game.stack = sum(1 << card for card in list(bits(game.stack))[: int(game.stack).bit_count() // 10 * 10])
    first = game.office & -game.office
    game.office = first
