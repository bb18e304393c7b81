"""The pieces as numbers, and the printed values in the shape the rules read them.

Cards, tasks, norms and fields are numbers in the order of the edition; sets of them are the bits of
one number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit
from quartier.titles.warsaw.city import EVERY_HEX, City

HOUSING: Final = 0
SERVICES: Final = 1
INDUSTRY: Final = 2
PUBLIC: Final = 3
CULTURE: Final = 4
TRANSPORT: Final = 5
TYPES: Final = 6
METRO: Final = 6
BRIDGE: Final = 7
"""A norm may name one of these where it otherwise names a type; a task, one of the two styles."""

RUBBLE: Final = 0
CONCRETE: Final = 1
FUNDS: Final = 2
RESOURCES: Final = 3

# functions
SOCREALISM: Final = 0
MODERNISM: Final = 1
DOTACJA: Final = 2
BETON: Final = 3
CEGLA: Final = 4
CZYN: Final = 5
KONKURS: Final = 6
NADGODZINY: Final = 7
ZNAJOMOSCI: Final = 8
PREFAB: Final = 9
KREDYT: Final = 10
ZMIANA: Final = 11
SKLAD: Final = 12
GRUZOBETON: Final = 13
METROPROJEKT: Final = 14
MOSTOSTAL: Final = 15
PRZODOWNIK: Final = 16
WSPOLZAW: Final = 17
ROZDZIELNIK: Final = 18
FUNCTIONS: Final = 19

NORM_OBJECTS: Final = 4
NORMS_DEALT: Final = 2
NO_SITE: Final = -1
ZONE_CITY: Final = 0
ZONE_SUBURB: Final = 1
ZONE_HISTORIC: Final = 3


class Card:
    """A project as it is printed."""

    def __init__(
        self, key: str, name: str, year: str, type: int, stage: int, points: int, zone: int, function: int
    ) -> None:
        self.key = key
        self.name = name
        self.year = year
        self.type = type
        self.stage = stage
        self.points = points
        self.zone = zone
        self.function = function


class Field:
    """A field of the action boards."""

    def __init__(
        self, key: str, limited: bool, players: list[int], draw: int, look: int, clear: int, rubble: int,
        concrete: int, funds: int, marker: bool,
    ) -> None:
        self.key = key
        self.limited = limited
        self.players = players
        self.draw: i64 = draw
        self.look: i64 = look
        self.clear: i64 = clear
        self.rubble: i64 = rubble
        self.concrete: i64 = concrete
        self.funds: i64 = funds
        self.marker = marker


class Task:
    def __init__(self, key: str, stage: int, build: int, beside: int, points: int) -> None:
        self.key = key
        self.stage = stage
        self.build = build
        self.beside = beside
        self.points = points


class Norm:
    def __init__(self, key: str, objects: list[int]) -> None:
        self.key = key
        self.objects = objects


class Numbers:
    """Counts, costs and points, one by one."""

    def __init__(self, given: dict[str, int], engineers: list[int]) -> None:
        self.rounds: i64 = given["rounds"]
        self.first_stage: i64 = given["rounds_of_stage_1"]
        self.open_tasks: i64 = given["open_tasks"]
        self.tiles: i64 = given["tiles"]
        self.markers: i64 = given["metro_markers"]
        self.bridges: i64 = given["bridges"]
        self.limit: i64 = given["limit"]
        self.engineers: vec[i64] = vec[i64](engineers)
        """By the number of players."""
        self.building_concrete: i64 = given["building_concrete"]
        self.building_rubble: i64 = given["building_rubble"]
        self.bridge_concrete: i64 = given["bridge_concrete"]
        self.bridge_rubble: i64 = given["bridge_rubble"]
        self.bridge_both: i64 = given["bridge_both"]
        self.metro_points: i64 = given["metro"]
        self.bridge_points: i64 = given["bridge"]
        self.industry_base: i64 = given["industry_base"]
        self.industry_each: i64 = given["industry_each"]
        self.neighbour: i64 = given["neighbour"]
        self.beside_metro: i64 = given["beside_metro"]
        self.norm: i64 = given["norm"]
        self.norm_missed: i64 = given["norm_missed"]
        self.style: i64 = given["style"]
        self.style_tied: i64 = given["style_tied"]
        # what functions give and ask for
        self.dotacja: i64 = given["dotacja"]
        self.beton: i64 = given["beton"]
        self.cegla: i64 = given["cegla"]
        self.czyn: i64 = given["czyn"]
        self.konkurs: i64 = given["konkurs"]
        self.sklad: i64 = given["sklad"]
        self.gruzobeton: i64 = given["gruzobeton"]
        self.metroprojekt: i64 = given["metroprojekt"]
        self.mostostal_concrete: i64 = given["mostostal_concrete"]
        self.mostostal_rubble: i64 = given["mostostal_rubble"]
        self.przodownik: i64 = given["przodownik"]
        self.wspolzaw: i64 = given["wspolzaw"]
        self.rozdzielnik: i64 = given["rozdzielnik"]


class Pieces:
    """All of one edition."""

    def __init__(
        self, city: City, districts: list[str], sites: dict[int, int], cards: list[Card], fields: list[Field],
        tasks: list[Task], norms: list[Norm], tokens: list[int], numbers: Numbers,
    ) -> None:
        self.city: City = city
        self.districts: list[str] = districts
        self.numbers: Numbers = numbers
        self.card_list: list[Card] = cards
        self.field_list: list[Field] = fields
        self.task_list: list[Task] = tasks
        self.norm_list: list[Norm] = norms
        self.tokens: list[int] = tokens
        self.sites: dict[int, int] = sites
        """The card of each historic space."""

        self.historic: i64 = 0
        for hex in sites:
            self.historic |= bit(hex)
        self.read_cards(cards)
        self.boards: vec[i64] = vec[i64]([0] * 6)
        """The fields in use, by the number of players."""
        self.limited: i64 = 0
        for place, field in enumerate(fields):
            self.limited |= bit(place) if field.limited else 0
            for players in field.players:
                self.boards[players] = self.boards[players] | bit(place)
        self.tasks_of_stage: vec[i64] = vec[i64]([0] * 3)
        for place, task in enumerate(tasks):
            self.tasks_of_stage[task.stage] = self.tasks_of_stage[task.stage] | bit(place)
        self.task_build: vec[i64] = vec[i64]([task.build for task in tasks])
        self.task_beside: vec[i64] = vec[i64]([task.beside for task in tasks])
        self.task_points: vec[i64] = vec[i64]([task.points for task in tasks])
        self.norm_count: i64 = len(norms)
        self.norm_objects: vec[i64] = vec[i64]([one for norm in norms for one in norm.objects])

    def read_cards(self, cards: list[Card]) -> None:
        self.type: vec[i64] = vec[i64]([card.type for card in cards])
        self.points: vec[i64] = vec[i64]([card.points for card in cards])
        self.function: vec[i64] = vec[i64]([card.function for card in cards])
        self.site: vec[i64] = vec[i64]([NO_SITE] * len(cards))
        """The one space of a historic building."""
        for hex, historic in self.sites.items():
            self.site[historic] = hex
        self.cards_of_stage: vec[i64] = vec[i64]([0] * 3)
        self.with_function: vec[i64] = vec[i64]([0] * FUNCTIONS)
        self.with_type: vec[i64] = vec[i64]([0] * TYPES)
        # where a card may stand as far as it says itself, in the first stage and in the second
        self.ground: vec[i64] = vec[i64]([0] * (2 * len(cards)))
        for place, card in enumerate(cards):
            self.cards_of_stage[card.stage] = self.cards_of_stage[card.stage] | bit(place)
            self.with_function[card.function] = self.with_function[card.function] | bit(place)
            self.with_type[card.type] = self.with_type[card.type] | bit(place)
            zone = self.ground_of(card.zone)
            if card.zone == ZONE_HISTORIC:
                zone = bit(self.site[place])
                self.ground[2 * place] = zone
            else:
                self.ground[2 * place] = zone & ~self.historic
            self.ground[2 * place + 1] = zone
        self.usable: i64 = 0
        """The cards whose functions are used in their owner's turn by a choice of their own."""
        for function in (DOTACJA, BETON, CEGLA, CZYN, KONKURS, NADGODZINY, ZNAJOMOSCI, ZMIANA):
            self.usable |= self.with_function[function]

    def ground_of(self, zone: i64) -> i64:
        if zone == ZONE_CITY:
            return self.city.zone
        if zone == ZONE_SUBURB:
            return EVERY_HEX & ~self.city.zone
        return EVERY_HEX
