"""The islands: what is drawn is what the rules go by."""

from __future__ import annotations

from itertools import combinations
from math import cos, radians, sin

import pytest

from quartier.titles.skyrise.board import Board
from quartier.titles.skyrise.names import DISTRICTS, district_name
from quartier.titles.skyrise.pieces import Oval, Tile
from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise.scene import PIECES, choose, names_of, places, put, table

Point = tuple[float, float]
Border = tuple[Point, Point]

TILES = [PIECES.centre, *PIECES.tiles]
TILE_NAMES = ["centre", "first", "second", "third", "fourth"]


def borders(tile: Tile, one: int, other: int) -> list[Border]:
    """The stretches of outline these two districts share."""
    edges = []
    for place in (one, other):
        corners = tile.outlines[place]
        edges.append({frozenset(pair) for pair in zip(corners, (*corners[1:], corners[0]), strict=True)})
    return [(min(edge), max(edge)) for edge in edges[0] & edges[1]]


def inside(point: Point, oval: Oval) -> bool:
    x, y = point[0] - oval.at[0], point[1] - oval.at[1]
    turn = radians(oval.turn)
    along, across = x * cos(turn) + y * sin(turn), y * cos(turn) - x * sin(turn)
    return (along / oval.size[0]) ** 2 + (across / oval.size[1]) ** 2 <= 1


def covered(border: Border, oval: Oval) -> bool:
    """Nine tenths of it, as it is drawn."""
    (x1, y1), (x2, y2) = border
    points = [(x1 + (x2 - x1) * step / 100, y1 + (y2 - y1) * step / 100) for step in range(101)]
    return sum(inside(point, oval) for point in points) >= 90


def drawn_adjacent(tile: Tile) -> set[tuple[int, int]]:
    """The districts that share a border, unless a lake or an airship covers it; and the bridge."""
    pairs = set()
    for one, other in combinations(range(len(tile.outlines)), 2):
        for border in borders(tile, one, other):
            if not any(covered(border, oval) for oval in (*tile.lakes, *tile.airships)):
                pairs.add((one, other))
    if tile.bridge is not None:
        pairs.add((min(tile.bridge), max(tile.bridge)))
    return pairs


def holds(corners: tuple[tuple[int, int], ...], point: Point) -> bool:
    """Whether a point lies within an outline."""
    found = False
    for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True):
        if (y1 > point[1]) != (y2 > point[1]) and point[0] < x1 + (point[1] - y1) * (x2 - x1) / (y2 - y1):
            found = not found
    return found


@pytest.mark.rule(
    "skyrise.adjacent", "skyrise.airship-covers", "skyrise.lake-separates", "skyrise.bridge-joins"
)
@pytest.mark.parametrize("tile", TILES, ids=TILE_NAMES)
def test_adjacency_is_what_the_shapes_show(tile: Tile) -> None:
    assert drawn_adjacent(tile) == set(tile.adjacent)


@pytest.mark.parametrize("tile", TILES, ids=TILE_NAMES)
def test_lakes_and_airships_touch_the_districts_they_are_drawn_on(tile: Tile) -> None:
    for lake in tile.lakes:
        x, y = lake.at
        square = [(x + dx, y + dy) for dx in range(-70, 71, 2) for dy in range(-70, 71, 2)]
        wet = [point for point in square if inside(point, lake)]
        shores = [place for place, corners in enumerate(tile.outlines) if any(holds(corners, p) for p in wet)]
        assert shores == lake.districts
    for airship in tile.airships:
        one, other = airship.districts
        [border] = borders(tile, one, other)
        assert covered(border, airship)
        assert [
            pair for pair in combinations(range(len(tile.outlines)), 2)
            if any(covered(each, airship) for each in borders(tile, *pair))
        ] == [(one, other)], "it covers one border and no other"


@pytest.mark.parametrize("tile", TILES, ids=TILE_NAMES)
def test_districts_do_not_overlap(tile: Tile) -> None:
    for x in range(-20, 520, 7):
        for y in range(-20, 480, 7):
            point = (x + 0.31, y + 0.17)
            assert sum(holds(corners, point) for corners in tile.outlines) <= 1


def neighbours(board: Board, name: str) -> set[str]:
    return names_of(board.adjacent[DISTRICTS[name]])


@pytest.mark.rule("skyrise.adjacent", "skyrise.bridge-joins")
def test_borders_and_bridges_make_neighbours_and_corners_do_not() -> None:
    board = table().board
    assert neighbours(board, "c1") == {"c2", "c4", "n14", "e12"}, "c3 touches it by a corner"
    assert neighbours(board, "e2") == {"e1", "e3", "e5", "e6"}
    assert "e12" in neighbours(board, "e9"), "over the lake by the bridge"


@pytest.mark.rule("skyrise.lake-separates", "skyrise.airship-covers")
def test_what_a_lake_or_an_airship_covers_is_no_border() -> None:
    board = table().board
    assert "e11" not in neighbours(board, "e10"), "a lake lies between them"
    assert "e4" not in neighbours(board, "e1"), "an airship hides the border"


def test_every_map_hangs_together() -> None:
    for seats in (2, 3, 4):
        board = table(seats).board
        found = fresh = 1
        while fresh:
            fresh = int(board.around(found)) & ~found
            found |= fresh
        assert found == board.all


def test_sixty_districts_fifteen_of_each_faction() -> None:
    game = table(4)
    view = TITLE.view(game, None)
    assert len(view.districts) == 60
    assert [sum(one.faction == faction for one in view.districts) for faction in range(4)] == [15] * 4
    assert len(view.bridges) == 12
    assert [len(TITLE.view(table(seats), None).bridges) for seats in (2, 3)] == [6, 9]
    assert [district_name(one.id) for one in view.districts] == [one.name for one in view.districts]


@pytest.mark.rule("skyrise.vacant", "skyrise.structures")
def test_a_district_holds_one_bid_or_one_structure() -> None:
    game = table()
    put(game, 1, "c1 low")
    assert "c1" not in places(game, "bid 2")
    choose(game, "bid 2 c2")
    assert places(game, "bid 24") == {"c3", "e14", "s12"}
    view = TITLE.view(game, None)
    assert [(bid.seat, bid.district) for bid in view.bids] == [(0, 1)]
    assert [(one.seat, one.district) for one in view.structures] == [(1, 0)]
