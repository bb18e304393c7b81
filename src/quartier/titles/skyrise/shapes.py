"""Where every island, district, lake and bridge lies in the picture.

The edition gives each island in a frame of its own, its last row below. Here the outer
islands are turned towards the middle, and squeezed to fill the corners of a wide picture.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import Final, NamedTuple

from quartier.titles.skyrise.view import OvalView, View

Point = tuple[float, float]
Outline = tuple[Point, ...]

FRAME: Final = (245.0, 222.0)
"""The middle of an outer island in its own frame, and half its size."""
CENTRAL: Final = (121.0, 120.0)


class Place(NamedTuple):
    """Where an island lies, half its size, and how far its last row is turned from below."""

    x: float
    y: float
    across: float
    down: float
    turn: float


class Plan(NamedTuple):
    """The picture for a number of players: its size, and the places of the islands by their side."""

    width: float
    height: float
    places: dict[int, Place]
    names: dict[int, tuple[float, float, str]]
    """Where the name of each island is written, and whether it starts or ends there."""


CORNERED: Final = {
    0: Place(500, 356, 128, 92, -45),
    1: Place(242, 184, 226, 132, -45), 2: Place(744, 184, 214, 132, 45),
    3: Place(758, 520, 226, 132, 135), 4: Place(256, 520, 214, 132, 225),
}
IN_CORNERS: Final = {
    0: (500.0, 548.0, "middle"), 1: (6.0, 20.0, "start"), 2: (994.0, 20.0, "end"), 3: (994.0, 700.0, "end"),
    4: (6.0, 700.0, "start"),
}
PLANS: Final = {
    2: Plan(
        1000, 660,
        {0: Place(500, 325, 92, 104, 0), 2: Place(794, 318, 196, 250, 90), 4: Place(206, 318, 196, 250, -90)},
        {0: (500, 494, "middle"), 2: (994, 20, "end"), 4: (6, 20, "start")},
    ),
    3: Plan(
        1000, 730,
        {
            0: Place(500, 478, 96, 100, 0), 1: Place(500, 168, 236, 132, 0),
            2: Place(796, 456, 190, 206, 90), 4: Place(204, 456, 190, 206, -90),
        },
        {0: (500, 640, "middle"), 1: (240, 74, "end"), 2: (994, 220, "end"), 4: (6, 220, "start")},
    ),
    4: Plan(1000, 730, CORNERED, IN_CORNERS),
}


class Plot(NamedTuple):
    """A district in the picture."""

    id: int
    outline: Outline
    site: Point
    """Where its disc lies, and what is built there stands."""
    corner: Point
    """Where the sign of its faction is printed."""
    mill: Point | None


class Land(NamedTuple):
    """An island in the picture."""

    id: int
    place: Place
    rim: Outline
    plots: tuple[Plot, ...]
    lakes: tuple[Outline, ...]
    airships: tuple[tuple[Point, Point], ...]
    """The tips of each."""


class Ground(NamedTuple):
    width: float
    height: float
    lands: tuple[Land, ...]
    bridges: tuple[tuple[Point, Point], ...]

    def plots(self) -> dict[int, Plot]:
        return {plot.id: plot for land in self.lands for plot in land.plots}


class Tile(NamedTuple):
    """All of an island that never changes in a game."""

    id: int
    districts: tuple[tuple[int, tuple[tuple[int, int], ...]], ...]
    lakes: tuple[OvalView, ...]
    airships: tuple[OvalView, ...]
    windmills: tuple[int, ...]


def ground_of(view: View) -> Ground:
    outlines = {district.id: district.outline for district in view.districts}
    tiles = tuple(
        Tile(
            island.id, tuple((one, outlines[one]) for one in island.districts), island.lakes,
            island.airships, island.windmills,
        )
        for island in view.islands
    )
    return ground(view.seats, tiles, view.bridges)


@lru_cache(maxsize=64)
def ground(seats: int, tiles: tuple[Tile, ...], bridges: tuple[tuple[int, int], ...]) -> Ground:
    plan = PLANS[seats]
    lands = tuple(land_of(tile, plan.places[tile.id]) for tile in tiles)
    outlines = {plot.id: plot.outline for land in lands for plot in land.plots}
    lakes = [lake for land in lands for lake in land.lakes]
    spans = tuple(span(outlines[one], outlines[other], lakes) for one, other in bridges)
    return Ground(plan.width, plan.height, lands, spans)


def land_of(tile: Tile, place: Place) -> Land:
    middle = FRAME if tile.id else CENTRAL
    outlines = {one: laid(place, middle, outline) for one, outline in tile.districts}
    lakes = {oval: laid(place, middle, around(oval)) for oval in tile.lakes}
    airships = {oval: laid(place, middle, tips(oval)) for oval in tile.airships}
    taken: dict[int, tuple[Point, ...]] = dict.fromkeys(outlines, ())
    for things in (lakes, {oval: laid(place, middle, around(oval)) for oval in tile.airships}):
        for oval, points in things.items():
            for one in oval.districts:
                taken[one] += points
    plots = []
    for one, outline in outlines.items():
        site = roomiest(outline, taken[one])
        mill = None
        if one in tile.windmills:
            mill = roomiest(outline, (*taken[one], *circle_around(site, 17), *above(site)))
        corner = roomiest(outline, (*taken[one], *circle_around(site, 13), *circle_around(mill or site, 12)))
        plots.append(Plot(one, outline, site, corner, mill))
    return Land(
        tile.id, place, rim_of(list(outlines.values())), tuple(plots), tuple(lakes.values()),
        tuple((one[0], one[1]) for one in airships.values()),
    )


# from the frame of an island to the picture


def laid(place: Place, middle: Point, points: Iterable[Point]) -> Outline:
    """Points of an island's frame as they lie in the picture."""
    angle = radians(place.turn)
    found = []
    for x, y in points:
        across, down = x / middle[0] - 1, y / middle[1] - 1
        found.append((
            place.x + (across * cos(angle) - down * sin(angle)) * place.across,
            place.y + (across * sin(angle) + down * cos(angle)) * place.down,
        ))
    return tuple(found)


def around(oval: OvalView, points: int = 20) -> list[Point]:
    """The rim of an oval, in the frame of its island."""
    angle, (x, y), (long, wide) = radians(oval.turn), oval.at, oval.size
    return [
        (
            x + long * cos(step) * cos(angle) - wide * sin(step) * sin(angle),
            y + long * cos(step) * sin(angle) + wide * sin(step) * cos(angle),
        )
        for step in (radians(360 * n / points) for n in range(points))
    ]


def tips(oval: OvalView) -> list[Point]:
    angle, (x, y), (long, _) = radians(oval.turn), oval.at, oval.size
    return [(x - long * cos(angle), y - long * sin(angle)), (x + long * cos(angle), y + long * sin(angle))]


def rim_of(outlines: Sequence[Outline]) -> Outline:
    """The outline of all districts together: the sides that only one of them has, end to end."""
    sides = {side for outline in outlines for side in zip(outline, outline[1:] + outline[:1], strict=True)}
    onward = {start: end for start, end in sides if (end, start) not in sides}
    rim = [min(onward)]
    while len(rim) < len(onward):
        rim.append(onward[rim[-1]])
    return tuple(rim)


# bridges


def span(one: Outline, other: Outline, lakes: Sequence[Outline]) -> tuple[Point, Point]:
    """From a district to another: across the lake between them, or where their islands are nearest."""
    for lake in lakes:
        across = crossing(middle(one), middle(other), lake)
        if across is not None:
            return across
    start, end = min(
        ((a, b) for a in along(one) for b in along(other)), key=lambda pair: distance(*pair)
    )
    return beyond(end, start, 8), beyond(start, end, 8)


def crossing(start: Point, end: Point, lake: Outline) -> tuple[Point, Point] | None:
    """A short way over this lake in the direction from start to end, if it lies between them."""
    x, y = middle(lake)
    if distance((x, y), middle((start, end))) > distance(start, end) * 0.35:
        return None
    long = distance(start, end)
    step = ((end[0] - start[0]) / long, (end[1] - start[1]) / long)
    reach = next(far for far in range(4, 200, 2) if not inside((x + step[0] * far, y + step[1] * far), lake))
    far = reach + 7
    return (x - step[0] * far, y - step[1] * far), (x + step[0] * far, y + step[1] * far)


def along(outline: Outline) -> list[Point]:
    """Points along the sides, away from the corners."""
    shares = (0.2, 0.35, 0.5, 0.65, 0.8)
    sides = zip(outline, outline[1:] + outline[:1], strict=True)
    return [
        (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
        for start, end in sides for share in shares
    ]


def beyond(start: Point, end: Point, more: float) -> Point:
    """Past the end by so much."""
    long = distance(start, end)
    return end[0] + (end[0] - start[0]) / long * more, end[1] + (end[1] - start[1]) / long * more


# points


def middle(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def distance(one: Point, other: Point) -> float:
    return hypot(one[0] - other[0], one[1] - other[1])


def circle_around(point: Point, radius: float) -> list[Point]:
    turns = [radians(45 * n) for n in range(8)]
    return [(point[0] + radius * cos(turn), point[1] + radius * sin(turn)) for turn in turns]


def above(point: Point) -> list[Point]:
    """Where what stands here hides what is behind it."""
    return [(point[0] + x, point[1] - y) for x in (-14, 4, 22) for y in (10, 26, 42)]


def inside(point: Point, outline: Outline) -> bool:
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed


def roomiest(outline: Outline, taken: Sequence[Point]) -> Point:
    """The point of a district with the most room around it."""
    left, right = min(x for x, _ in outline), max(x for x, _ in outline)
    top, bottom = min(y for _, y in outline), max(y for _, y in outline)
    steps = [n / 15 for n in range(1, 15)]
    return max(
        ((left + (right - left) * a, top + (bottom - top) * b) for a in steps for b in steps),
        key=lambda point: room_at(point, outline, taken),
    )


def room_at(point: Point, outline: Outline, taken: Sequence[Point]) -> float:
    """How far it is from here to the nearest side or thing; negative outside."""
    if not inside(point, outline):
        return -1.0
    sides = zip(outline, outline[1:] + outline[:1], strict=True)
    return min([*(from_side(point, *side) for side in sides), *(distance(point, one) for one in taken)])


def from_side(point: Point, start: Point, end: Point) -> float:
    """How far a point is from a side."""
    (x, y), (ax, ay), (bx, by) = point, start, end
    share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
    share = min(max(share, 0.0), 1.0)
    return distance(point, (ax + share * (bx - ax), ay + share * (by - ay)))
