"""The map of one game: which districts touch, and what lies among them. It never changes in play."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quartier.core.bits import bit
from quartier.titles.skyrise.pieces import CENTRE, DISTRICTS, FACTIONS, ISLANDS, OUTER, Oval, Pieces, Tile

CENTRAL: Final = 15
"""The districts of the central island."""


def first_of(side: int) -> int:
    """The first district of the island on this side."""
    return CENTRE + OUTER * side


def beside(oval: Oval, first: i64) -> i64:
    """The districts a lake or an airship touches."""
    districts: i64 = 0
    for place in oval.districts:
        districts |= bit(first + place)
    return districts


class Board:
    """Sets of districts throughout; a district is its number."""

    def __init__(self, pieces: Pieces, tiles: dict[int, int]) -> None:
        """`tiles` says which outer island lies on which side."""
        self.pieces = pieces
        self.tiles: dict[int, int] = tiles
        self.all: i64 = 0
        self.adjacent: vec[i64] = vec[i64]([0] * DISTRICTS)
        self.island_of: vec[i64] = vec[i64]([0] * DISTRICTS)
        self.faction_of: vec[i64] = vec[i64]([0] * DISTRICTS)
        self.islands: vec[i64] = vec[i64]([0] * ISLANDS)
        self.factions: vec[i64] = vec[i64]([0] * FACTIONS)
        self.windmills: i64 = 0
        self.lakes: vec[i64] = vec[i64]()
        self.airships: vec[i64] = vec[i64]()
        self.bridges: vec[i64] = vec[i64]()
        self.lay(pieces.centre, 0, 0)
        for side, tile in tiles.items():
            self.lay(pieces.tiles[tile], side + 1, first_of(side))
        for side, outer, inner in pieces.bridges:
            if side in tiles:
                self.join(first_of(side) + outer, inner)

    def lay(self, tile: Tile, island: int, first: int) -> None:
        for place, faction in enumerate(tile.factions):
            district: i64 = first + place
            self.all |= bit(district)
            self.island_of[district] = island
            self.faction_of[district] = faction
            self.islands[island] = self.islands[island] | bit(district)
            self.factions[faction] = self.factions[faction] | bit(district)
        for one, other in tile.adjacent:
            self.touch(first + one, first + other)
        for lake in tile.lakes:
            self.lakes = append(self.lakes, beside(lake, first))
        for airship in tile.airships:
            self.airships = append(self.airships, beside(airship, first))
        for place in tile.windmills:
            self.windmills |= bit(first + place)
        if tile.bridge is not None:
            self.join(first + tile.bridge[0], first + tile.bridge[1])

    def touch(self, one: i64, other: i64) -> None:
        self.adjacent[one] = self.adjacent[one] | bit(other)
        self.adjacent[other] = self.adjacent[other] | bit(one)

    def join(self, one: i64, other: i64) -> None:
        """By a bridge."""
        self.touch(one, other)
        self.bridges = append(self.bridges, bit(one) | bit(other))

    def around(self, districts: i64) -> i64:
        """Whatever is adjacent to any of these."""
        found: i64 = 0
        district: i64 = 0
        while districts:
            if districts & 1:
                found |= self.adjacent[district]
            districts >>= 1
            district += 1
        return found
