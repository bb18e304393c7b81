"""What finished projects do for their owner: used once in his own turn, or in reply to another's."""

from __future__ import annotations

from mypy_extensions import i64

from quartier.core.bits import bit, lowest_bit
from quartier.titles.warsaw.names import RESOURCES as RESOURCE_NAMES
from quartier.titles.warsaw.pieces import (
    BETON,
    CEGLA,
    CONCRETE,
    CZYN,
    DOTACJA,
    FUNDS,
    KONKURS,
    NADGODZINY,
    RESOURCES,
    ROZDZIELNIK,
    RUBBLE,
    WSPOLZAW,
    ZNAJOMOSCI,
)
from quartier.titles.warsaw.planning import fields_taken, look, take
from quartier.titles.warsaw.state import BUILT, ENGINEERS, PLANNING, State, clockwise
from quartier.titles.warsaw.telling import card_told, task_told


def usable_now(game: State, seat: i64) -> i64:
    """The cards whose function this seat may use now, as bits."""
    cards: i64 = game.of(seat, BUILT) & game.pieces.usable & ~game.used
    found: i64 = 0
    while cards:
        card: i64 = lowest_bit(cards)
        cards &= cards - 1
        if works(game, seat, game.pieces.function[card]):
            found |= bit(card)
    return found


def works(game: State, seat: i64, function: i64) -> bool:
    """Whether a function would do anything at this moment of its owner's turn."""
    if function == DOTACJA:
        return game.room(seat, FUNDS) > 0
    if function == BETON:
        return game.room(seat, CONCRETE) > 0
    if function == CEGLA:
        return game.room(seat, RUBBLE) > 0
    if function == CZYN:
        return game.rubble != 0 or game.room(seat, RUBBLE) > 0
    if function == KONKURS:
        return game.cards_there()
    if function == NADGODZINY:
        return game.phase == PLANNING and game.placed and game.of(seat, ENGINEERS) > 0
    if function == ZNAJOMOSCI:
        return (
            game.phase == PLANNING and not game.placed and not game.connected and fields_taken(game) != 0
        )
    return game.tasks != 0 and (game.task_deck != 0 or game.below != 0)


def use(game: State, seat: i64, card: i64) -> None:
    game.used |= bit(card)
    if game.told is not None:
        game.tell("use", seat, {"card": card_told(game.pieces, card)})
    numbers = game.pieces.numbers
    function: i64 = game.pieces.function[card]
    if function == DOTACJA:
        take(game, seat, 0, 0, numbers.dotacja)
    elif function == BETON:
        take(game, seat, 0, numbers.beton, 0)
    elif function == CEGLA:
        take(game, seat, numbers.cegla, 0, 0)
    elif function == CZYN:
        if game.rubble:
            game.clearing = 1
            game.optional = False
        else:
            take(game, seat, numbers.czyn, 0, 0)
    elif function == KONKURS:
        look(game, seat, numbers.konkurs)
    elif function == NADGODZINY:
        game.placed = False
        game.again = True
    elif function == ZNAJOMOSCI:
        game.connected = True
    else:
        game.changing = True


def change(game: State, seat: i64, task: i64) -> None:
    """An open task goes under its deck, and the next one is opened."""
    if game.told is not None:
        game.tell("change", seat, {"task": task_told(game.pieces, task)})
    game.changing = False
    game.tasks ^= bit(task)
    place: i64 = 0
    while game.below >> place:
        place += 5
    game.below |= (task + 1) << place
    game.reveal_tasks()


# in reply to another


def repliers(game: State, function: i64, kinds: i64) -> i64:
    """The other seats that hold a live reply, and have room for one of these resources."""
    found: i64 = 0
    seat: i64 = 0
    while seat < game.seats:
        if seat != game.turn and game.live(seat, function) and kinds_for(game, seat, kinds):
            found |= 1 << seat
        seat += 1
    return found


def kinds_for(game: State, seat: i64, kinds: i64) -> i64:
    """Those of these resources this seat has room for."""
    found: i64 = 0
    kind: i64 = 0
    while kind < RESOURCES:
        if (kinds >> kind) & 1 and game.room(seat, kind) > 0:
            found |= 1 << kind
        kind += 1
    return found


def open_replies(game: State) -> None:
    """Of what just happened, whatever somebody may reply to: first to a field, then task by task."""
    if game.gained:
        game.offered = game.gained & 7
        game.gained = 0
        game.answering = ROZDZIELNIK
        game.replying = repliers(game, ROZDZIELNIK, game.offered)
    while game.replying == 0 and game.completed > 0:
        game.completed -= 1
        game.offered = 7
        game.answering = WSPOLZAW
        game.replying = repliers(game, WSPOLZAW, 7)


def replier(game: State) -> i64:
    """Who is asked: clockwise from the active player."""
    seat: i64 = clockwise(game.turn, game.seats)
    while not (game.replying >> seat) & 1:
        seat = clockwise(seat, game.seats)
    return seat


def reply(game: State, seat: i64, kind: i64) -> None:
    """One resource, for the function that is spent by it."""
    card: i64 = lowest_bit(game.live(seat, game.answering))
    game.used |= bit(card)
    game.replying ^= 1 << seat
    numbers = game.pieces.numbers
    count: i64 = numbers.wspolzaw if game.answering == WSPOLZAW else numbers.rozdzielnik
    taken: i64 = game.gain(seat, kind, count)
    if game.told is not None:
        spent = card_told(game.pieces, card)
        game.tell("reply", seat, {"card": spent, "kind": RESOURCE_NAMES[int(kind)], "count": int(taken)})


def decline(game: State, seat: i64) -> None:
    game.replying ^= 1 << seat
    if game.told is not None:
        game.tell("decline", seat, {})
