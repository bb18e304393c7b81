"""Positions laid out by hand."""

from __future__ import annotations

from collections.abc import Mapping

from quartier.core.bits import bit, count_bits, lowest_bit
from quartier.core.luck import Luck
from quartier.titles.warsaw.edition import pieces_from
from quartier.titles.warsaw.names import HEX_NAMES, border_name
from quartier.titles.warsaw.pieces import CONCRETE, FUNDS, RUBBLE, Pieces
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.setup import deal as deal_game
from quartier.titles.warsaw.sight import asked, members
from quartier.titles.warsaw.state import (
    BUILT,
    DISCARDED,
    ENGINEERS,
    HAND,
    NORM_CARDS,
    OWNED,
    PLANNING,
    REALISATION,
    REALISE,
    SEND,
    SITES,
    TILES,
)
from quartier.titles.warsaw.title import TITLE

PIECES: Pieces = pieces_from(TITLE.edition.values())
CITY = PIECES.city
CARDS = {card.key: number for number, card in enumerate(PIECES.card_list)}
TASKS = {task.key: number for number, task in enumerate(PIECES.task_list)}
NORMS = {norm.key: number for number, norm in enumerate(PIECES.norm_list)}
FIELDS = {field.key: number for number, field in enumerate(PIECES.field_list)}
HEX = {name: hex for hex, name in enumerate(HEX_NAMES)}
DISTRICT = {name: HEX_NAMES[hex] for hex, name in enumerate(PIECES.districts)}
BORDERS = {border_name(*one): number for number, one in enumerate(CITY.borders)}


def deal(
    seats: int = 4, seed: int = 1, first: int = 0, tell: bool = True, options: Mapping[str, str] = {}
) -> Warsaw:
    return deal_game(PIECES, seats, seed, TITLE.checked_options(options), tell, first)


def begin(seats: int = 4, seed: int = 1, first: int = 0, **options: str) -> Warsaw:
    """The first round: everybody has chosen the first of two norms, and no task is open."""
    chosen = {key.replace("_", "-"): value for key, value in options.items()}
    game = deal(seats, seed, first, options=chosen)
    for seat in range(seats):
        game.play(seat, game.choices(seat)[0])
    open_tasks(game)
    return game


def open_tasks(game: Warsaw, *keys: str) -> None:
    """These tasks open and no others."""
    game.task_deck |= game.tasks
    game.tasks = 0
    for key in keys:
        game.task_deck &= ~bit(TASKS[key])
        game.tasks |= bit(TASKS[key])


def give(game: Warsaw, seat: int, rubble: int = 0, concrete: int = 0, funds: int = 0) -> None:
    """So many resources and no others."""
    for kind, count in ((RUBBLE, rubble), (CONCRETE, concrete), (FUNDS, funds)):
        game.put(seat, kind, count)


def stock(game: Warsaw, seat: int) -> tuple[int, int, int]:
    """Rubble, concrete, funds."""
    return int(game.of(seat, RUBBLE)), int(game.of(seat, CONCRETE)), int(game.of(seat, FUNDS))


def take_out(game: Warsaw, key: str) -> int:
    """A card from wherever it lies."""
    card = CARDS[key]
    game.deck &= ~bit(card)
    game.thrown &= ~bit(card)
    game.boxed &= ~bit(card)
    for seat in range(game.seats):
        for place in (HAND, DISCARDED):
            game.put(seat, place, game.of(seat, place) & ~bit(card))
    return card


def hold(game: Warsaw, seat: int, *keys: str) -> None:
    """These projects in hand and no others."""
    game.deck |= game.of(seat, HAND)
    game.put(seat, HAND, 0)
    for key in keys:
        card = take_out(game, key)
        game.put(seat, HAND, game.of(seat, HAND) | bit(card))


def hand(game: Warsaw, seat: int) -> list[str]:
    return [PIECES.card_list[card].key for card in members(game.of(seat, HAND))]


def bare(game: Warsaw) -> None:
    """No rubble anywhere."""
    game.rubble = 0


def lay_site(game: Warsaw, seat: int, key: str, at: str) -> None:
    """A foundation with its engineer on it."""
    card, hex = take_out(game, key), HEX[at]
    game.rubble &= ~bit(hex)
    game.founded |= bit(hex)
    game.grounds[hex] = card + 1
    game.put(seat, SITES, game.of(seat, SITES) | bit(hex))
    game.add(seat, ENGINEERS, -1)
    game.add(seat, TILES, -1)


def stand(game: Warsaw, seat: int, key: str, at: str) -> None:
    """A finished building that brought nothing."""
    card, hex = take_out(game, key), HEX[at]
    game.rubble &= ~bit(hex)
    game.built |= bit(hex)
    game.grounds[hex] = card + 1
    kind = PIECES.card_list[card].type
    game.types[kind] = game.types[kind] | bit(hex)
    game.put(seat, OWNED, game.of(seat, OWNED) | bit(hex))
    game.put(seat, BUILT, game.of(seat, BUILT) | bit(card))
    game.add(seat, TILES, -1)


def spoil(game: Warsaw, key: str) -> None:
    """The function of this project is used up."""
    game.used |= bit(CARDS[key])


def choose_norm(game: Warsaw, seat: int, key: str) -> None:
    game.put(seat, NORM_CARDS, bit(NORMS[key]))


def plan(game: Warsaw, seat: int) -> None:
    """It is this seat's turn to send an engineer."""
    game.phase, game.turn, game.ask, game.placed = PLANNING, seat, SEND, False


def realise(game: Warsaw, seat: int) -> None:
    """It is this seat's turn to build, the first of the phase."""
    game.phase, game.turn, game.ask, game.turns = REALISATION, seat, REALISE, 0


def second_stage(game: Warsaw) -> None:
    game.round = 4
    game.start_second_stage()
    open_tasks(game)


def seat_asked(game: Warsaw) -> int:
    return int(lowest_bit(game.owed()))


def codes(game: Warsaw) -> dict[str, int]:
    """What the seat that is asked may choose, by notation."""
    return {choice.notation: choice.code for choice in TITLE.menu(game, seat_asked(game))}


def choose(game: Warsaw, *notations: str) -> None:
    for notation in notations:
        game.play(seat_asked(game), codes(game)[notation])


def refused(game: Warsaw, *marks: str) -> str | None:
    """The rule that forbids it to the seat that is asked."""
    refusal = TITLE.why_not(game, seat_asked(game), marks)
    return None if refusal is None else refusal.rule


def grounds_of(game: Warsaw, key: str) -> set[str]:
    """Where the seat that is asked may lay the foundation of this project."""
    return {name.partition(" > ")[2] for name in codes(game) if name.startswith(f"{key} > ")}


def lay(game: Warsaw, *borders: str, owner: int = 0) -> None:
    """Segments of metro, one after the other."""
    for border in borders:
        assert game.metro.fits(BORDERS[border]), border
        game.metro.lay(BORDERS[border], owner)


def told(game: Warsaw, kind: str) -> list[dict[str, object]]:
    assert game.told is not None
    return [{**event.open, **event.own} for event in game.told if event.kind == kind]


def play_randomly(game: Warsaw, seed: int, moves: int = 5000) -> None:
    luck = Luck(seed, 1)
    while moves and game.owed():
        seat = seat_asked(game)
        choices = game.choices(seat)
        game.play(seat, choices[luck.below(0, len(choices))])
        moves -= 1


def question(game: Warsaw) -> str:
    return asked(game)


def size(bits: int) -> int:
    return int(count_bits(bits))
