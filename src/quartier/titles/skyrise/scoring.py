"""What the map is worth: control of islands, panoramas, objectives, rows and portraits."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import count_bits
from quartier.titles.skyrise.board import Board
from quartier.titles.skyrise.pieces import (
    AIRSHIPS,
    BRIDGES,
    FACTIONS,
    LAKES,
    LOW,
    MEDIUM,
    PATRONS,
    TALL,
    WINDMILLS,
)
from quartier.titles.skyrise.players import (
    BUILT,
    COMMISSIONS,
    KEYS,
    OBJECTIVE,
    PATRON,
    STANDING,
    WIDTH,
    in_row,
    on_portrait,
)


def strength(built: vec[i64], at: i64, districts: i64) -> i64:
    """Tall buildings before medium before low ones; 0 where none stands."""
    tall: i64 = count_bits(built[at + TALL] & districts)
    medium: i64 = count_bits(built[at + MEDIUM] & districts)
    return tall << 16 | medium << 8 | count_bits(built[at + LOW] & districts)


def holders(players: vec[i64], seats: i64, districts: i64) -> i64:
    """The seats that control an island."""
    return strongest(players, BUILT, WIDTH, seats, districts)


def strongest(built: vec[i64], first: i64, width: i64, seats: i64, districts: i64) -> i64:
    """The same wherever the low, medium and tall buildings are written: from `first` on, every so many."""
    most: i64 = 0
    found: i64 = 0
    seat: i64 = 0
    while seat < seats:
        mine: i64 = strength(built, first + seat * width, districts)
        if mine > most:
            most = mine
            found = 1 << seat
        elif mine == most and most > 0:
            found |= 1 << seat
        seat += 1
    return found


def islands_held(players: vec[i64], seats: i64, seat: i64, board: Board) -> i64:
    """How many islands this seat controls, alone or with others."""
    held: i64 = 0
    for districts in board.islands:
        held += (holders(players, seats, districts) >> seat) & 1
    return held


def times_met(panorama: i64, standing: i64, where: i64, board: Board) -> i64:
    """How often a panorama is met by structures on these districts; `where` is all, or one island.

    A bridge belongs to an island if either end does.
    """
    met: i64 = 0
    if panorama == WINDMILLS:
        return count_bits(standing & board.windmills & where)
    if panorama == AIRSHIPS:
        for between in board.airships:
            if between & where and between & standing == between:
                met += 1
    elif panorama == BRIDGES:
        for ends in board.bridges:
            if ends & where and ends & standing == ends:
                met += 1
    elif panorama == LAKES:
        for shores in board.lakes:
            if shores & where and count_bits(shores & standing) >= board.pieces.shore:
                met += 1
    else:
        for island in board.islands:
            if island & where and has_chain(standing & island, board):
                met += 1
    return met


def has_chain(standing: i64, board: Board) -> bool:
    """Whether three of these hang together: one of them touches two others."""
    district: i64 = 0
    left: i64 = standing
    while left:
        if left & 1:
            touching: i64 = board.adjacent[district] & standing
            if touching & (touching - 1):
                return True
        left >>= 1
        district += 1
    return False


def bordered(features: vec[i64], standing: i64) -> i64:
    """How many lakes or airships have one of these districts beside them."""
    count: i64 = 0
    for touching in features:
        if touching & standing:
            count += 1
    return count


def in_objective(players: vec[i64], seat: i64, board: Board) -> i64:
    """How many structures stand where the secret objective wants them."""
    at: i64 = seat * WIDTH
    return count_bits(players[at + STANDING] & board.factions[players[at + OBJECTIVE]])


def objective_points(players: vec[i64], seat: i64, board: Board) -> i64:
    if in_objective(players, seat, board) < board.pieces.objective_structures:
        return 0
    return board.pieces.objective_points


def patron_points(players: vec[i64], seat: i64, values: vec[i64]) -> i64:
    points: i64 = 0
    letter: i64 = 0
    while letter < PATRONS:
        points += players[seat * WIDTH + PATRON + letter] * values[letter]
        letter += 1
    return points


def surplus_discs(players: vec[i64], seat: i64) -> i64:
    count: i64 = 0
    faction: i64 = 0
    while faction < FACTIONS:
        count += on_portrait(players, seat, faction)
        faction += 1
    return count


def patron_discs(players: vec[i64], seat: i64) -> i64:
    count: i64 = 0
    letter: i64 = 0
    while letter < PATRONS:
        count += players[seat * WIDTH + PATRON + letter]
        letter += 1
    return count


def key_points(players: vec[i64], seat: i64, board: Board) -> i64:
    keys: i64 = players[seat * WIDTH + KEYS]
    points: i64 = 0
    if keys & 1:
        points += board.pieces.keys[0]
    if keys & 2:
        points += board.pieces.keys[1]
    return points


def commission_points(players: vec[i64], seat: i64, board: Board) -> i64:
    """Each commission counts everything on the portrait, commissions too."""
    commissions: i64 = players[seat * WIDTH + COMMISSIONS]
    things: i64 = (
        commissions + patron_discs(players, seat) + surplus_discs(players, seat)
        + count_bits(players[seat * WIDTH + KEYS])
    )
    return commissions * things * board.pieces.commission


def row_worth(players: vec[i64], seat: i64, faction: i64, board: Board) -> i64:
    """What each structure in a district of this faction is worth."""
    return board.pieces.track[in_row(players, seat, faction)]


def row_points(players: vec[i64], seat: i64, board: Board) -> i64:
    """All structures, by the rows of the districts they stand in."""
    points: i64 = 0
    faction: i64 = 0
    while faction < FACTIONS:
        standing: i64 = count_bits(players[seat * WIDTH + STANDING] & board.factions[faction])
        points += standing * row_worth(players, seat, faction, board)
        faction += 1
    return points


def control_points(players: vec[i64], seats: i64, seat: i64, board: Board) -> i64:
    return islands_held(players, seats, seat, board) * board.pieces.control


def panorama_points(standing: i64, first: i64, second: i64, board: Board) -> i64:
    """What the two panoramas in play bring on all islands."""
    return (
        times_met(first, standing, board.all, board) * board.pieces.panoramas[first]
        + times_met(second, standing, board.all, board) * board.pieces.panoramas[second]
    )


def colours_on(standing: i64, districts: i64, board: Board) -> i64:
    """In how many colours of districts these structures stand."""
    count: i64 = 0
    for faction in board.factions:
        if faction & standing & districts:
            count += 1
    return count
