"""What a structure would bring its owner: all that is worth prestige, with it and without it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit
from quartier.titles.skyrise.pieces import (
    ATELIER,
    COMMISSION,
    FACTIONS,
    FIRST_PATRON,
    FIRST_WONDER,
    PATRONS,
    TALL,
    WILD_DISC,
    district_of,
    piece_of,
    seat_of,
)
from quartier.titles.skyrise.players import BUILT, COMMISSIONS, DISCS, PATRON, STANDING, STOCK, WIDTH
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.scoring import (
    commission_points,
    control_points,
    key_points,
    objective_points,
    panorama_points,
    patron_points,
    row_points,
    surplus_discs,
)
from quartier.titles.skyrise.table import NOWHERE
from quartier.titles.skyrise.wonders import Site, effect


def known_values(game: Skyrise, seat: i64) -> vec[i64]:
    """What patrons are worth as far as this seat knows: the mean of the others for those it does not."""
    values: vec[i64] = game.values[:]
    hidden: i64 = 0
    total: i64 = 0
    letter: i64 = 0
    while letter < PATRONS:
        if game.players[seat * WIDTH + PATRON + letter] == 0:
            hidden += 1
            total += values[letter]
        letter += 1
    letter = 0
    while letter < PATRONS:
        if game.players[seat * WIDTH + PATRON + letter] == 0:
            values[letter] = (total * 2 + hidden) // (hidden * 2)
        letter += 1
    return values


def prestige(game: Skyrise, players: vec[i64], seat: i64, values: vec[i64]) -> i64:
    """What this seat would score if the game ended now; what it has scored already is left out."""
    board = game.board
    standing: i64 = players[seat * WIDTH + STANDING]
    return (
        control_points(players, game.seats, seat, board)
        + panorama_points(standing, game.first, game.second, board)
        + objective_points(players, seat, board)
        + patron_points(players, seat, values)
        + surplus_discs(players, seat) * game.pieces.surplus
        + key_points(players, seat, board)
        + commission_points(players, seat, board)
        + row_points(players, seat, board)
    )


def with_structure(game: Skyrise, seat: i64, piece: i64, district: i64) -> vec[i64]:
    """The players as they would be if this were built there, its disc still lying."""
    players: vec[i64] = game.players[:]
    bid: i64 = 0
    while bid < game.bids:
        at: i64 = seat_of(game.chain[bid]) * WIDTH + STOCK
        players[at] = players[at] | bit(piece_of(game.chain[bid]))
        bid += 1
    at = seat * WIDTH
    here: i64 = bit(district)
    players[at + STOCK] = players[at + STOCK] & ~bit(piece)
    players[at + STANDING] = players[at + STANDING] | here
    height: i64 = NOWHERE
    if piece < FIRST_WONDER:
        height = game.pieces.heights[piece]
    elif game.card_of(seat, piece) == ATELIER:
        height = TALL
    if height != NOWHERE:
        players[at + BUILT + height] = players[at + BUILT + height] | here
    return players


def take_disc(game: Skyrise, players: vec[i64], seat: i64, disc: i64, values: vec[i64]) -> i64:
    """A disc comes to this seat, a wild one where it is worth most; that faction, or the disc itself."""
    at: i64 = seat * WIDTH
    if disc == WILD_DISC:
        best: i64 = 0
        most: i64 = -1
        faction: i64 = 0
        while faction < FACTIONS:
            players[at + DISCS + faction] = players[at + DISCS + faction] + 1
            worth: i64 = prestige(game, players, seat, values)
            players[at + DISCS + faction] = players[at + DISCS + faction] - 1
            if worth > most:
                most = worth
                best = faction
            faction += 1
        disc = best
    if disc == COMMISSION:
        players[at + COMMISSIONS] = players[at + COMMISSIONS] + 1
    elif disc >= FIRST_PATRON:
        players[at + PATRON + disc - FIRST_PATRON] = players[at + PATRON + disc - FIRST_PATRON] + 1
    elif disc >= 0:
        players[at + DISCS + disc] = players[at + DISCS + disc] + 1
    return disc


def would_earn(game: Skyrise, players: vec[i64], seat: i64, piece: i64, district: i64) -> i64:
    """What a wonder's effect would bring, once it stands there and its disc is taken."""
    if piece < FIRST_WONDER:
        return 0
    vacant: i64 = game.vacant
    bid: i64 = 0
    while bid < game.bids:
        vacant |= bit(district_of(game.chain[bid]))
        bid += 1
    site = Site(
        game.board, players, game.seats, seat, district, vacant & ~bit(district), game.placed, game.first,
        game.second, game.olmsted_own,
    )
    return effect(game.card_of(seat, piece), site)


def gain(game: Skyrise, seat: i64, piece: i64, district: i64) -> i64:
    """How much more this seat would have by building this there, its disc and a wonder's effect included."""
    values: vec[i64] = known_values(game, seat)
    players: vec[i64] = with_structure(game, seat, piece, district)
    take_disc(game, players, seat, game.disc_at(district), values)
    earned: i64 = would_earn(game, players, seat, piece, district)
    return earned + prestige(game, players, seat, values) - prestige(game, game.players, seat, values)


def gain_of_disc(game: Skyrise, seat: i64, disc: i64) -> i64:
    """The same for a disc alone."""
    values: vec[i64] = known_values(game, seat)
    players: vec[i64] = game.players[:]
    take_disc(game, players, seat, disc, values)
    return prestige(game, players, seat, values) - prestige(game, game.players, seat, values)
