"""Positions laid out by hand, on a map that is always the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from quartier.core.luck import Luck
from quartier.titles.skyrise.board import Board
from quartier.titles.skyrise.edition import pieces_from
from quartier.titles.skyrise.eras import with_page
from quartier.titles.skyrise.names import (
    DISCS,
    DISTRICTS,
    HEIGHTS,
    PANORAMAS,
    WONDERS,
    district_name,
)
from quartier.titles.skyrise.pieces import BUILDINGS, FIRST_WONDER, Pieces, piece_of, seat_of
from quartier.titles.skyrise.players import (
    CARDS,
    OBJECTIVE,
    STOCK,
    WIDTH,
)
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.setup import deal as deal_game
from quartier.titles.skyrise.table import CHOOSING, NOWHERE
from quartier.titles.skyrise.title import TITLE

PIECES: Pieces = pieces_from(TITLE.edition.values())
LAID = {2: {3: 2, 1: 0}, 3: {3: 2, 0: 3, 1: 0}, 4: {0: 3, 1: 0, 2: 1, 3: 2}}
"""The first outer island lies in the east, the second in the south, the third in the west, the last north."""


def deal(seats: int, seed: int = 1, tell: bool = True, **options: bool) -> Skyrise:
    return deal_game(PIECES, seats, seed, tell=tell, **options)


def table(seats: int = 4, discs: str = "", panoramas: str = "airships windmills", **options: bool) -> Skyrise:
    """A game about to begin on a map that is always the same, without discs but for these: `n1 wild, ...`."""
    game = deal(seats, **options)
    game.board = Board(PIECES, LAID[seats])
    game.vacant = game.board.all
    for disc in range(len(DISCS)):
        game.discs[disc] = 0
    for one in filter(None, discs.split(", ")):
        place, name = one.split()
        lay(game, place, name)
    game.first, game.second = (PANORAMAS.index(name) for name in panoramas.split())
    for seat in range(seats):
        game.players[seat * WIDTH + OBJECTIVE] = seat
    open_by(game, 0)
    return game


def lay(game: Skyrise, place: str, disc: str) -> None:
    game.discs[DISCS.index(disc)] = game.discs[DISCS.index(disc)] | 1 << DISTRICTS[place]


def open_by(game: Skyrise, seat: int) -> None:
    """This seat opens the next auction."""
    game.auction -= 1
    game.start_auction(seat, "won")


def put(game: Skyrise, seat: int, buildings: str) -> None:
    """`n1 tall, n2 low`: stand there, taken from the stock, with nobody asked."""
    for one in buildings.split(", "):
        place, height = one.split()
        piece = spare(game, seat, HEIGHTS.index(height))
        game.players[seat * WIDTH + STOCK] = game.players[seat * WIDTH + STOCK] & ~(1 << piece)
        game.vacant &= ~(1 << DISTRICTS[place])
        game.build(seat, piece, DISTRICTS[place], "alone")


def spare(game: Skyrise, seat: int, height: int) -> int:
    """A building of this height that is not built yet, of era 2 if there is none of era 1."""
    built = {(seat_of(site), piece_of(site)) for site in game.sites if site != NOWHERE}
    return next(
        piece for piece in range(BUILDINGS)
        if game.pieces.heights[piece] == height and (seat, piece) not in built
    )


def give(game: Skyrise, seat: int, discs: str) -> None:
    """Discs, before the game as it were."""
    for disc in discs.split():
        game.gain(seat, DISCS.index(disc))


def era_two(game: Skyrise, *cards: str) -> None:
    """All have chosen these wonders, seat by seat: `hammer` or `hammer vault`; the first seat opens."""
    game.archive = with_page(game.archive, game.players, game.seats)
    game.era = 1
    game.phase = CHOOSING
    for seat, own in enumerate(cards):
        for which, card in enumerate(own.split()):
            game.players[seat * WIDTH + CARDS + which] = WONDERS.index(card) + 1
    game.reveal()
    open_by(game, 0)


def keep(game: Skyrise, seat: int, pieces: str) -> None:
    """These and no others are left: numbers, or names of wonders."""
    game.players[seat * WIDTH + STOCK] = sum(1 << own_piece(game, seat, one) for one in pieces.split())


def own_piece(game: Skyrise, seat: int, name: str) -> int:
    if name.isdigit():
        return list(game.pieces.numbers[seat * BUILDINGS : (seat + 1) * BUILDINGS]).index(int(name))
    return FIRST_WONDER + (game.players[seat * WIDTH + CARDS] != WONDERS.index(name) + 1)


def stock(game: Skyrise, seat: int) -> list[str]:
    return [str(one.number or one.wonder) for one in TITLE.view(game, None).players[seat].stock]


def codes(game: Skyrise, seat: int | None = None) -> dict[str, int]:
    """What a seat, or who is to decide, may choose, by notation."""
    who = int(game.active) if seat is None else seat
    return {choice.notation: choice.code for choice in TITLE.menu(game, who)}


def choose(game: Skyrise, *notations: str, seat: int | None = None) -> None:
    """One after the other, each by who is to decide then."""
    for notation in notations:
        who = int(game.active) if seat is None else seat
        game.play(who, codes(game, who)[notation])


def places(game: Skyrise, piece: str) -> set[str]:
    """Where the active seat may go with this: `bid 24`, `wonder hammer`."""
    begun = f"{piece} "
    return {notation.removeprefix(begun) for notation in codes(game) if notation.startswith(begun)}


def numbers(game: Skyrise) -> set[int]:
    """What the active seat may bid."""
    return {int(notation.split()[1]) for notation in codes(game) if notation.startswith("bid ")}


def districts(names: Iterable[str]) -> int:
    return sum(1 << DISTRICTS[name] for name in names)


def names_of(bits: int) -> set[str]:
    return {district_name(district) for district in range(60) if bits >> district & 1}


def prestige(game: Skyrise) -> list[int]:
    return [int(points) for points in game.scores()]


def owner(game: Skyrise, place: str) -> tuple[int, str] | None:
    """Whose structure stands there: the seat, and its height or the name of a wonder."""
    for one in TITLE.view(game, None).structures:
        if one.district == DISTRICTS[place]:
            return one.seat, one.wonder or HEIGHTS[one.height or 0]
    return None


def told(game: Skyrise, *kinds: str) -> list[tuple[str, int, dict[str, Any]]]:
    """What was told of these kinds: kind, seat, all that is known of it."""
    return [
        (event.kind, event.seat, {**event.open, **event.own})
        for event in game.told or [] if event.kind in kinds
    ]


def play_randomly(game: Skyrise, seed: int, moves: int = 10_000) -> None:
    luck = Luck(seed, 1)
    while moves and (owed := game.owed()):
        seat = next(seat for seat in range(game.seats) if owed >> seat & 1)
        choices = game.choices(seat)
        game.play(seat, choices[luck.below(0, len(choices))])
        moves -= 1
