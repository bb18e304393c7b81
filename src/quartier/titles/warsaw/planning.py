"""The planning phase: engineers sent to the action board, and foundations laid."""

from __future__ import annotations

from mypy_extensions import i64

from quartier.core.bits import bit, count_bits
from quartier.titles.warsaw.city import EVERY_HEX
from quartier.titles.warsaw.pieces import CONCRETE, FUNDS, RUBBLE
from quartier.titles.warsaw.state import (
    COUNTING,
    DISCARDED,
    ENGINEERS,
    HAND,
    SENT,
    SITES,
    TILES,
    State,
)
from quartier.titles.warsaw.telling import card_told, cards_told, hex_told


def fields_taken(game: State) -> i64:
    """The limited fields on which an engineer stands."""
    sent: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        sent |= game.of(seat, SENT)
        seat += 1
    taken: i64 = 0
    field: i64 = 0
    while sent:
        if sent & 7:
            taken |= bit(field)
        sent >>= 3
        field += 1
    return taken & game.pieces.limited


def fields_open(game: State) -> i64:
    """The fields the engineer about to be sent may go to."""
    board: i64 = game.pieces.boards[game.seats]
    if game.connected:
        return fields_taken(game)
    return board & ~fields_taken(game)


def grounds_open(game: State) -> i64:
    """The spaces free for a foundation, whatever the project."""
    free: i64 = EVERY_HEX & ~(game.built | game.founded | game.rubble)
    if game.left_only:
        free &= ~game.pieces.city.right
    return free


def ground_for(game: State, card: i64) -> i64:
    """Where this project may stand at all: its zone, and the historic spaces of this stage."""
    return game.pieces.ground[2 * card + (1 if game.second else 0)]


def send(game: State, seat: i64, field: i64) -> None:
    """An engineer goes to a field of the action board, and what it gives is taken at once."""
    game.add(seat, ENGINEERS, -1)
    game.add(seat, SENT, bit(3 * field))
    game.placed = True
    game.again = False
    game.connected = False
    if game.told is not None:
        game.tell("send", seat, {"field": game.pieces.field_list[int(field)].key})
    given = game.pieces.field_list[int(field)]
    if (game.pieces.limited >> field) & 1:
        game.gained = COUNTING
    if given.marker and not game.clockwise and game.first != seat:
        game.first = seat
        if game.told is not None:
            game.tell("marker", seat, {})
    take(game, seat, given.rubble, given.concrete, given.funds)
    game.clearing = given.clear
    game.optional = False
    if given.draw:
        draw(game, seat, given.draw)
    if given.look:
        look(game, seat, given.look)


def take(game: State, seat: i64, rubble: i64, concrete: i64, funds: i64) -> None:
    """Resources from the bank; what goes beyond the limit is lost."""
    if rubble + concrete + funds == 0:
        return
    got_rubble: i64 = game.gain(seat, RUBBLE, rubble)
    got_concrete: i64 = game.gain(seat, CONCRETE, concrete)
    got_funds: i64 = game.gain(seat, FUNDS, funds)
    if game.told is not None:
        lost: i64 = rubble + concrete + funds - got_rubble - got_concrete - got_funds
        game.tell(
            "gain", seat,
            {
                "rubble": int(got_rubble), "concrete": int(got_concrete), "funds": int(got_funds),
                "lost": int(lost),
            },
        )


def draw(game: State, seat: i64, count: i64) -> None:
    drawn: i64 = game.draw(count)
    game.put(seat, HAND, game.of(seat, HAND) | drawn)
    if game.told is not None:
        cards = cards_told(game.pieces, drawn)
        game.tell("draw", seat, {"count": len(cards)}, {"cards": cards})


def look(game: State, seat: i64, count: i64) -> None:
    """Projects from the deck, of which one will be kept."""
    game.shown = game.draw(count)
    if game.told is not None and game.shown:
        cards = cards_told(game.pieces, game.shown)
        game.tell("look", seat, {"count": len(cards)}, {"cards": cards})


def keep(game: State, seat: i64, card: i64) -> None:
    game.put(seat, HAND, game.of(seat, HAND) | bit(card))
    game.put(seat, DISCARDED, game.of(seat, DISCARDED) | (game.shown ^ bit(card)))
    game.shown = 0
    if game.told is not None:
        game.tell("keep", seat, {}, {"card": card_told(game.pieces, card)})


def discard(game: State, seat: i64, card: i64) -> None:
    game.put(seat, HAND, game.of(seat, HAND) ^ bit(card))
    game.put(seat, DISCARDED, game.of(seat, DISCARDED) | bit(card))
    if game.told is not None:
        game.tell("discard", seat, {}, {"card": card_told(game.pieces, card)})


def clear(game: State, seat: i64, hex: i64) -> None:
    """A space is rid of its rubble, which the player keeps if there is room."""
    game.rubble ^= bit(hex)
    kept: i64 = game.gain(seat, RUBBLE, 1)
    game.clearing -= 1
    game.optional = True
    if game.told is not None:
        game.tell("clear", seat, {"hex": hex_told(game.pieces, hex), "kept": kept > 0})


def found(game: State, seat: i64, card: i64, hex: i64) -> None:
    """A project is laid open, and an engineer put on its space, where it is to stand for good."""
    game.add(seat, ENGINEERS, -1)
    game.add(seat, TILES, -1)
    game.put(seat, HAND, game.of(seat, HAND) ^ bit(card))
    game.put(seat, SITES, game.of(seat, SITES) | bit(hex))
    game.founded |= bit(hex)
    game.grounds[hex] = card + 1
    game.placed = True
    game.again = False
    if game.told is not None:
        place = hex_told(game.pieces, hex)
        game.tell("found", seat, {"card": card_told(game.pieces, card), "hex": place})


def does_nothing(game: State, seat: i64, field: i64) -> bool:
    """Whether this field would give this seat nothing at all now."""
    given = game.pieces.field_list[int(field)]
    if given.clear and game.rubble:
        return False
    if (given.draw or given.look) and game.cards_there():
        return False
    if given.marker and not game.clockwise and game.first != seat:
        return False
    return not (
        (given.rubble and game.room(seat, RUBBLE) > 0)
        or (given.concrete and game.room(seat, CONCRETE) > 0)
        or (given.funds and game.room(seat, FUNDS) > 0)
    )


def too_many(game: State, seat: i64) -> bool:
    """Whether this hand is over the limit."""
    return count_bits(game.of(seat, HAND)) > game.pieces.numbers.limit
