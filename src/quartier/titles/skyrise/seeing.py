"""The view of a seat, made from the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from quartier.titles.skyrise.board import first_of
from quartier.titles.skyrise.feats import members
from quartier.titles.skyrise.names import KEYS, PANORAMAS, WONDERS, district_name
from quartier.titles.skyrise.pieces import (
    BUILDINGS,
    CARDS,
    ERA_ONE,
    FACTIONS,
    FIRST_WONDER,
    PATRONS,
    Oval,
    Tile,
    district_of,
    number_of,
    piece_of,
    seat_of,
)
from quartier.titles.skyrise.players import (
    BUILT,
    COMMISSIONS,
    FINISHED,
    HAND,
    INITIATIVE,
    OBJECTIVE,
    PATRON,
    PRESTIGE,
    SHOWN,
    STOCK,
    WIDTH,
    in_row,
    on_portrait,
    structures,
)
from quartier.titles.skyrise.players import CARDS as CARDS_OF
from quartier.titles.skyrise.players import KEYS as KEYS_OF
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.scoring import holders, row_worth
from quartier.titles.skyrise.sums import counts, end_view, era_view, heights, structures_on
from quartier.titles.skyrise.table import ASSIGNING, CHOOSING, ERAS, OVER, TAKING
from quartier.titles.skyrise.view import (
    BidView,
    DistrictView,
    IslandView,
    OvalView,
    PieceView,
    PlayerView,
    View,
)

PHASES: Final = ("open", "raise", "answer", "wild", "vault", "cards", "over")


def view_of(game: Skyrise, seat: int | None) -> View:
    over = game.phase == OVER
    return View(
        seats=int(game.seats),
        seat=seat,
        era=min(int(game.era) + 1, ERAS),
        auction=int(game.auction),
        phase=PHASES[int(game.phase)],
        active=None if game.phase >= CHOOSING else int(game.active),
        opener=int(game.opener),
        top=int(game.top),
        last=None if game.bids == 0 else int(game.last),
        bids=tuple(bid_view(game, bid) for bid in game.chain[: game.bids]),
        built=int(district_of(game.won)) if game.phase in (ASSIGNING, TAKING) else None,
        structures=structures_on(game, structures(game.players, game.seats)),
        districts=tuple(district_view(game, district) for district in members(game.board.all)),
        islands=tuple(island_view(game, island) for island in (0, *(side + 1 for side in game.board.tiles))),
        bridges=tuple(pair(ends) for ends in game.board.bridges),
        panoramas=(PANORAMAS[int(game.first)], PANORAMAS[int(game.second)]),
        patron_values=tuple(value_known(game, seat, letter) for letter in range(PATRONS)),
        players=tuple(player_view(game, number) for number in range(game.seats)),
        objective=None if seat is None else int(game.players[seat * WIDTH + OBJECTIVE]),
        hand=() if seat is None else card_names(members(game.players[seat * WIDTH + HAND])),
        picks=() if seat is None or game.phase != CHOOSING else card_names(cards_of(game, seat)),
        cards_to_pick=0 if seat is None else int(game.cards_to_pick(seat)),
        banned=() if seat is None or over else members(game.banned(seat) & game.vacant),
        eras=tuple(era_view(game, number) for number in range(game.era)),
        end=end_view(game) if over else None,
    )


def card_names(cards: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(WONDERS[card - 1] for card in cards)


def cards_of(game: Skyrise, seat: int) -> tuple[int, ...]:
    at = seat * WIDTH + CARDS_OF
    return tuple(int(card) for card in game.players[at : at + 2] if card)


def value_known(game: Skyrise, seat: int | None, letter: int) -> int | None:
    holds = seat is not None and game.players[seat * WIDTH + PATRON + letter] > 0
    return int(game.values[letter]) if holds or game.phase == OVER else None


def pair(ends: i64) -> tuple[int, int]:
    one, other = members(ends)
    return one, other


# the map


def district_view(game: Skyrise, district: int) -> DistrictView:
    board = game.board
    island = int(board.island_of[district])
    disc = int(game.disc_at(district))
    return DistrictView(
        id=district,
        name=district_name(district),
        island=island,
        faction=int(board.faction_of[district]),
        disc=None if disc < 0 else disc,
        outline=tile_of(game, island).outlines[district - first_on(island)],
    )


def tile_of(game: Skyrise, island: int) -> Tile:
    return game.pieces.centre if island == 0 else game.pieces.tiles[game.board.tiles[island - 1]]


def first_on(island: int) -> int:
    return 0 if island == 0 else first_of(island - 1)


def island_view(game: Skyrise, island: int) -> IslandView:
    board, tile, first = game.board, tile_of(game, island), first_on(island)
    districts = board.islands[island]
    return IslandView(
        id=island,
        tile=0 if island == 0 else board.tiles[island - 1] + 1,
        districts=members(districts),
        lakes=tuple(oval_view(oval, first) for oval in tile.lakes),
        airships=tuple(oval_view(oval, first) for oval in tile.airships),
        windmills=members(board.windmills & districts),
        holders=members(holders(game.players, game.seats, districts)),
        counts=tuple(
            counts(heights(game.players, seat * WIDTH + BUILT), districts) for seat in range(game.seats)
        ),
    )


def oval_view(oval: Oval, first: int) -> OvalView:
    return OvalView(tuple(first + place for place in oval.districts), oval.at, oval.size, oval.turn)


# pieces and players


def piece_view(game: Skyrise, seat: int, piece: int) -> PieceView:
    if piece < FIRST_WONDER:
        return PieceView(piece, int(number_of(game.pieces, seat, piece)), int(game.pieces.heights[piece]))
    return PieceView(piece, 0, None, WONDERS[int(game.card_of(seat, piece)) - 1])


def bid_view(game: Skyrise, bid: i64) -> BidView:
    seat = int(seat_of(bid))
    return BidView(seat, piece_view(game, seat, int(piece_of(bid))), int(district_of(bid)))


def player_view(game: Skyrise, seat: int) -> PlayerView:
    players, at = game.players, seat * WIDTH
    revealed = players[at + INITIATIVE] > 0
    stock = members(players[at + STOCK])
    locked = () if revealed else range(ERA_ONE, BUILDINGS)
    laid = sum(seat_of(bid) == seat for bid in game.chain[: game.bids])
    keys = players[at + KEYS_OF]
    return PlayerView(
        prestige=int(players[at + PRESTIGE]),
        stock=tuple(sorted((piece_view(game, seat, piece) for piece in stock), key=order)),
        locked=tuple(piece_view(game, seat, piece) for piece in locked),
        left=len(stock) + laid,
        passed=game.phase < ASSIGNING and bool((game.out & ~game.finished) >> seat & 1),
        ready=game.phase == CHOOSING and not game.cards_to_pick(seat),
        rows=four(int(in_row(players, seat, faction)) for faction in range(FACTIONS)),
        row_worth=four(int(row_worth(players, seat, faction, game.board)) for faction in range(FACTIONS)),
        surplus=four(int(on_portrait(players, seat, faction)) for faction in range(FACTIONS)),
        patrons=four(int(players[at + PATRON + letter]) for letter in range(PATRONS)),
        commissions=int(players[at + COMMISSIONS]),
        keys=tuple(key for number, key in enumerate(KEYS) if keys >> number & 1),
        wonders=card_names(cards_of(game, seat)) if revealed else (),
        initiative=int(players[at + INITIATIVE]) // (CARDS + 1),
        objective=int(players[at + OBJECTIVE]) if players[at + SHOWN] else None,
        finished=int(players[at + FINISHED]),
    )


def four(values: Iterable[int]) -> tuple[int, int, int, int]:
    one, two, three, last = values
    return one, two, three, last


def order(piece: PieceView) -> tuple[bool, int, int]:
    """By number, wonders last."""
    return piece.height is None, piece.number, piece.id
