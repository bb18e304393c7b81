"""The pieces as numbers: buildings, discs, cards, choices, and the printed values the rules read.

A player's buildings are 0 to 11, those of era 1 first and ascending in each era; wonders are 12 and 13.
Sets of buildings, districts, seats and cards are the bits of one number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CENTRE: Final = 4
"""Districts of the central island; those of the outer ones follow, side by side."""
OUTER: Final = 14
SIDES: Final = 4
ISLANDS: Final = 5
DISTRICTS: Final = 60

BUILDINGS: Final = 12
ERA_ONE: Final = 7
FIRST_WONDER: Final = 12
OF_ERA_ONE: Final = (1 << ERA_ONE) - 1
NUMBERED: Final = (1 << BUILDINGS) - 1
OF_ERA_TWO: Final = NUMBERED ^ OF_ERA_ONE

LOW: Final = 0
MEDIUM: Final = 1
TALL: Final = 2
HEIGHTS: Final = 3

FACTIONS: Final = 4
ROW: Final = 4
"""Discs a row holds; the others go to the portrait."""
FIRST_PATRON: Final = 4
PATRONS: Final = 4
WILD_DISC: Final = 8
COMMISSION: Final = 9
DISCS: Final = 10

AIRSHIPS: Final = 0
WINDMILLS: Final = 1
BRIDGES: Final = 2
LAKES: Final = 3
CHAINS: Final = 4
PANORAMAS: Final = 5

CARDS: Final = 20
HAMMER: Final = 1
CAPITOL: Final = 2
PAVILION: Final = 3
ATLANTIS: Final = 4
ZEPPELIN: Final = 5
LYNCH: Final = 6
OPPORTUNITY: Final = 7
KAHN: Final = 8
GARDENS: Final = 9
INTELLIGENTSIUM: Final = 10
OLMSTED: Final = 11
MUNCH: Final = 12
SULLIVAN: Final = 13
ATELIER: Final = 14
SHARD: Final = 15
BOCA: Final = 16
BARON: Final = 17
VAULT: Final = 18
SUMMIT: Final = 19
NIEMEYER: Final = 20

SHIFT: Final = 6
"""A code is `kind << 6 | place`: a building on a district, or one of the two kinds below."""
OTHER: Final = 14
TAKE_DISC: Final = 15
PASS: Final = 896
WILD: Final = 897
"""And the next three: the faction a wild disc is assigned to."""
NO_DISC: Final = 901
CARD: Final = 901
"""The code of a wonder card is this and its number, from 1."""
CHOICES: Final = 1024


def make_bid(seat: i64, piece: i64, district: i64) -> i64:
    """A building or wonder of a seat, on a district: a bid, or what stands there."""
    return (seat << 4 | piece) << SHIFT | district


def seat_of(bid: i64) -> i64:
    return bid >> (SHIFT + 4)


def piece_of(bid: i64) -> i64:
    return (bid >> SHIFT) & 15


def district_of(bid: i64) -> i64:
    return bid & ((1 << SHIFT) - 1)


class Oval:
    """A lake or an airship: the districts it touches, and where it is drawn."""

    def __init__(self, districts: list[int], at: tuple[int, int], size: tuple[int, int], turn: int) -> None:
        self.districts = districts
        self.at = at
        self.size = size
        self.turn = turn


class Tile:
    """An island as printed, its districts from 0."""

    def __init__(
        self,
        factions: list[int],
        outlines: list[tuple[tuple[int, int], ...]],
        adjacent: list[tuple[int, int]],
        lakes: list[Oval],
        airships: list[Oval],
        windmills: list[int],
        bridge: tuple[int, int] | None,
    ) -> None:
        self.factions = factions
        self.outlines = outlines
        self.adjacent = adjacent
        self.lakes = lakes
        self.airships = airships
        self.windmills = windmills
        self.bridge = bridge


class Pieces:
    """The printed values of one edition, in the shape the rules read them."""

    def __init__(
        self,
        numbers: list[list[int]],
        heights: list[int],
        discs: dict[int, list[int]],
        dealt: dict[int, int],
        track: list[int],
        surplus: int,
        keys: list[int],
        commission: int,
        patrons: list[int],
        control: int,
        objective_structures: int,
        objective_points: int,
        panoramas: list[int],
        shore: int,
        wonders: list[int],
        lakes: int,
        airships: int,
        baron: list[int],
        sides: dict[int, list[int]],
        centre: Tile,
        bridges: list[tuple[int, int, int]],
        tiles: list[Tile],
    ) -> None:
        self.numbers: vec[i64] = vec[i64]([number for own in numbers for number in own])
        self.heights: vec[i64] = vec[i64](heights)
        self.discs: dict[int, list[int]] = discs
        self.dealt: dict[int, int] = dealt
        self.track: vec[i64] = vec[i64](track)
        self.surplus: i64 = surplus
        self.keys: vec[i64] = vec[i64](keys)
        self.commission: i64 = commission
        self.patrons: vec[i64] = vec[i64](patrons)
        self.control: i64 = control
        self.objective_structures: i64 = objective_structures
        self.objective_points: i64 = objective_points
        self.panoramas: vec[i64] = vec[i64](panoramas)
        self.shore: i64 = shore
        self.wonders: vec[i64] = vec[i64](wonders)
        self.lakes: i64 = lakes
        self.airships: i64 = airships
        self.baron: vec[i64] = vec[i64](baron)
        self.sides: dict[int, list[int]] = sides
        self.centre = centre
        self.bridges = bridges
        self.tiles = tiles


def number_of(pieces: Pieces, seat: i64, piece: i64) -> i64:
    """What a building bids; 0 for a wonder."""
    if piece >= FIRST_WONDER:
        return 0
    return pieces.numbers[seat * BUILDINGS + piece]
