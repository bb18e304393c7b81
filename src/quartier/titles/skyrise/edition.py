"""The printed values checked, and put into the shape the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from quartier.core.edition import Groups
from quartier.core.values import Values, impossible_value, read_values
from quartier.titles.skyrise.names import FACTIONS, HEIGHTS, LETTERS, MATERIALS, PANORAMAS, SIDES, WONDERS
from quartier.titles.skyrise.pieces import (
    BUILDINGS,
    CARDS,
    CENTRE,
    ERA_ONE,
    OUTER,
    PATRONS,
    ROW,
    Oval,
    Pieces,
    Tile,
)

TITLE: Final = "skyrise"
impossible = partial(impossible_value, TITLE)
PLAYERS: Final = (2, 3, 4)

Points = Annotated[int, Meta(ge=0, le=100)]
Count = Annotated[int, Meta(ge=1, le=20)]
Few = Annotated[int, Meta(ge=0, le=60)]
Number = Annotated[int, Meta(ge=1, le=999)]
Numbers = Annotated[list[Number], Meta(min_length=BUILDINGS, max_length=BUILDINGS)]
Height = Literal["low", "medium", "tall"]
Place = Annotated[int, Meta(ge=1, le=OUTER)]
Pair = tuple[Place, Place]
Side = Literal["n", "e", "s", "w"]
Point = tuple[int, int]
Outline = Annotated[str, Meta(pattern=r"^-?\d+,-?\d+( -?\d+,-?\d+){2,}\Z")]
Borders = Annotated[str, Meta(pattern=r"^\s*\d+-\d+(\s+\d+-\d+)*\s*\Z")]


class NumbersGroup(Values):
    slate: Numbers
    brick: Numbers
    patina: Numbers
    sand: Numbers


class HeightsGroup(Values):
    era_1: Annotated[list[Height], Meta(min_length=ERA_ONE, max_length=ERA_ONE)]
    era_2: Annotated[list[Height], Meta(min_length=BUILDINGS - ERA_ONE, max_length=BUILDINGS - ERA_ONE)]


class DiscCounts(Values):
    faction: Few
    patron: Few
    wild: Few
    commission: Few

    def all(self) -> list[int]:
        return [self.faction] * len(FACTIONS) + [self.patron] * PATRONS + [self.wild, self.commission]


class DiscsGroup(Values):
    players_2: DiscCounts
    players_3: DiscCounts
    players_4: DiscCounts


class Hand(Values):
    dealt: Count
    chosen: Literal[1, 2]


class HandsGroup(Values):
    players_2: Hand
    players_3: Hand
    players_4: Hand


class TrackGroup(Values):
    row: Annotated[list[Points], Meta(min_length=ROW + 1, max_length=ROW + 1)]


class PortraitGroup(Values):
    surplus: Points
    big_key: Points
    small_key: Points
    commission: Points


class PatronsGroup(Values):
    values: Annotated[list[Points], Meta(min_length=PATRONS, max_length=PATRONS)]


class ControlGroup(Values):
    each: Points


class ObjectivesGroup(Values):
    structures: Count
    points: Points


class PanoramasGroup(Values):
    airships: Points
    windmills: Points
    bridges: Points
    lakes: Points
    chains: Points
    shore_structures: Count
    chain_structures: Literal[3]


class Lakes(Values):
    lakes: Count
    points: Points


class Airships(Values):
    airships: Count
    points: Points


class WondersGroup(Values):
    hammer: Points
    capitol: Points
    pavilion: Points
    atlantis: Lakes
    zeppelin: Airships
    lynch: Points
    opportunity: Points
    gardens: Points
    olmsted: Points
    munch: Points
    sullivan: Points
    atelier: Points
    shard: Points
    boca: Points
    baron: Annotated[list[Points], Meta(min_length=1, max_length=BUILDINGS)]
    summit: Points
    niemeyer: Points


class SlotsGroup(Values):
    players_2: Annotated[list[Side], Meta(min_length=2, max_length=2)]
    players_3: Annotated[list[Side], Meta(min_length=3, max_length=3)]
    players_4: Annotated[list[Side], Meta(min_length=4, max_length=4)]


class CentreBridge(Values):
    side: Side
    from_: Place = msgspec.field(name="from")
    to: Annotated[int, Meta(ge=1, le=CENTRE)]


class Lake(Values):
    shores: Annotated[list[Place], Meta(min_length=1, max_length=OUTER)]
    at: Point
    size: Point
    turn: int


class Airship(Values):
    between: Pair
    at: Point
    size: Point
    turn: int


class CentreGroup(Values):
    colours: Annotated[str, Meta(pattern=f"^[{LETTERS}]{{{CENTRE}}}\\Z")]
    outlines: Annotated[list[Outline], Meta(min_length=CENTRE, max_length=CENTRE)]
    adjacent: Borders
    bridges: list[CentreBridge]


class IslandGroup(Values):
    colours: Annotated[str, Meta(pattern=f"^[{LETTERS}]{{{OUTER}}}\\Z")]
    outlines: Annotated[list[Outline], Meta(min_length=OUTER, max_length=OUTER)]
    adjacent: Borders
    lakes: list[Lake]
    airships: list[Airship]
    windmills: list[Place]
    bridge: Pair


def pieces_from(groups: Groups) -> Pieces:
    numbers = read_values(TITLE, groups, "numbers", NumbersGroup)
    heights = read_values(TITLE, groups, "heights", HeightsGroup)
    discs = read_values(TITLE, groups, "discs", DiscsGroup)
    hands = read_values(TITLE, groups, "hands", HandsGroup)
    portrait = read_values(TITLE, groups, "portrait", PortraitGroup)
    objectives = read_values(TITLE, groups, "objectives", ObjectivesGroup)
    panoramas = read_values(TITLE, groups, "panoramas", PanoramasGroup)
    wonders = read_values(TITLE, groups, "wonders", WondersGroup)
    slots = read_values(TITLE, groups, "slots", SlotsGroup)
    centre = read_values(TITLE, groups, "central-island", CentreGroup)

    own = [getattr(numbers, name) for name in MATERIALS]
    check_numbers(own)
    middle = borders("central-island", centre.adjacent, CENTRE)
    check_joined("central-island", CENTRE, middle)
    bags = dict(zip(PLAYERS, (discs.players_2, discs.players_3, discs.players_4), strict=True))
    dealt = dict(zip(PLAYERS, (hands.players_2, hands.players_3, hands.players_4), strict=True))
    sides = dict(zip(PLAYERS, (slots.players_2, slots.players_3, slots.players_4), strict=True))
    for players in PLAYERS:
        check_players(players, bags[players], dealt[players], sides[players])
        for side in sides[players]:
            if side not in {bridge.side for bridge in centre.bridges}:
                raise impossible("central-island", "bridges", f"none leads to the side {side}")

    return Pieces(
        numbers=own,
        heights=[HEIGHTS.index(height) for height in (*heights.era_1, *heights.era_2)],
        discs={players: bag.all() for players, bag in bags.items()},
        dealt={players: hand.dealt for players, hand in dealt.items()},
        track=read_values(TITLE, groups, "track", TrackGroup).row,
        surplus=portrait.surplus,
        keys=[portrait.big_key, portrait.small_key],
        commission=portrait.commission,
        patrons=read_values(TITLE, groups, "patrons", PatronsGroup).values,
        control=read_values(TITLE, groups, "control", ControlGroup).each,
        objective_structures=objectives.structures,
        objective_points=objectives.points,
        panoramas=[getattr(panoramas, name) for name in PANORAMAS],
        shore=panoramas.shore_structures,
        wonders=wonder_points(wonders),
        lakes=wonders.atlantis.lakes,
        airships=wonders.zeppelin.airships,
        baron=wonders.baron,
        sides={players: [SIDES.index(side) for side in order] for players, order in sides.items()},
        centre=Tile(
            factions(centre.colours), outlines(centre.outlines), middle, [], [], [], None,
        ),
        bridges=[(SIDES.index(bridge.side), bridge.from_ - 1, bridge.to - 1) for bridge in centre.bridges],
        tiles=[island(groups, f"island-{number + 1}") for number in range(len(SIDES))],
    )


def wonder_points(wonders: WondersGroup) -> list[int]:
    """By the number on the card; 0 for those that bring no fixed value of their own."""
    points = [0] * (CARDS + 1)
    for card, name in enumerate(WONDERS, 1):
        value = getattr(wonders, name, 0)
        if isinstance(value, Lakes | Airships):
            value = value.points
        if isinstance(value, int):
            points[card] = value
    return points


def island(groups: Groups, group: str) -> Tile:
    printed = read_values(TITLE, groups, group, IslandGroup)
    touching = borders(group, printed.adjacent, OUTER)
    bridge = (printed.bridge[0] - 1, printed.bridge[1] - 1)
    for key, pair in (("bridge", printed.bridge), *(("airships", one.between) for one in printed.airships)):
        if pair[0] == pair[1]:
            raise impossible(group, key, f"district {pair[0]} is there twice")
    check_joined(group, OUTER, [*touching, bridge])
    return Tile(
        factions(printed.colours),
        outlines(printed.outlines),
        touching,
        [Oval(from_one(lake.shores), lake.at, lake.size, lake.turn) for lake in printed.lakes],
        [Oval(from_one(one.between), one.at, one.size, one.turn) for one in printed.airships],
        from_one(printed.windmills),
        bridge,
    )


def from_one(places: Sequence[int]) -> list[int]:
    return [place - 1 for place in places]


def factions(colours: str) -> list[int]:
    return [LETTERS.index(letter) for letter in colours]


def outlines(written: list[str]) -> list[tuple[tuple[int, int], ...]]:
    return [
        tuple((int(x), int(y)) for x, y in (point.split(",") for point in one.split())) for one in written
    ]


def borders(group: str, written: str, districts: int) -> list[tuple[int, int]]:
    pairs = []
    for pair in written.split():
        one, other = (int(place) for place in pair.split("-"))
        if not 1 <= one < other <= districts:
            raise impossible(group, "adjacent", f"{pair} is no border between two of {districts} districts")
        pairs.append((one - 1, other - 1))
    return pairs


def check_joined(group: str, districts: int, touching: list[tuple[int, int]]) -> None:
    """Else a bid might find no place to go."""
    reached, fresh = {0}, {0}
    while fresh:
        fresh = {
            there for pair in touching for here, there in (pair, pair[::-1]) if here in fresh
        } - reached
        reached |= fresh
    if len(reached) < districts:
        raise impossible(group, "adjacent", f"district {min(set(range(districts)) - reached) + 1} is cut off")


def check_numbers(own: list[list[int]]) -> None:
    seen: set[int] = set()
    for name, numbers in zip(MATERIALS, own, strict=True):
        for era in (numbers[:ERA_ONE], numbers[ERA_ONE:]):
            if era != sorted(era):
                raise impossible("numbers", name, "the numbers of an era must ascend")
        if twice := seen.intersection(numbers):
            raise impossible("numbers", name, f"{min(twice)} is there twice")
        if len(set(numbers)) < len(numbers):
            raise impossible("numbers", name, "a number is there twice")
        seen.update(numbers)


def check_players(players: int, discs: DiscCounts, hand: Hand, sides: list[Side]) -> None:
    group, districts = f"players-{players}", CENTRE + OUTER * players
    if sum(discs.all()) > districts:
        raise impossible("discs", group, f"{sum(discs.all())} discs for {districts} districts")
    if hand.dealt * players > CARDS:
        raise impossible("hands", group, f"there are only {CARDS} cards")
    if hand.chosen > hand.dealt or hand.chosen != (2 if players == 2 else 1):
        raise impossible("hands", group, "two players choose two cards each, more choose one")
    if len(set(sides)) < len(sides):
        raise impossible("slots", group, "a side is there twice")
