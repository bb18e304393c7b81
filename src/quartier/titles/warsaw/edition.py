"""The printed values checked, and put into the shape the rules read."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from quartier.core.bits import count_bits
from quartier.core.edition import Groups
from quartier.core.values import Values, impossible_value, read_values
from quartier.titles.warsaw.city import HEXES, City, Place, whole_map
from quartier.titles.warsaw.names import FUNCTIONS, OBJECTS, TASK_OBJECTS, TYPES, ZONES
from quartier.titles.warsaw.pieces import NORM_OBJECTS, NORMS_DEALT, Card, Field, Norm, Numbers, Pieces, Task

TITLE: Final = "warsaw"
impossible = partial(impossible_value, TITLE)
MOST_PLAYERS: Final = 5
MOST_CARDS: Final = 60
"""The cards of a hand are the bits of one number."""
MOST_TASKS: Final = 12
"""Of one stage: those put under the deck have five bits each in one number."""
MOST_BRIDGES: Final = 16
"""Where bridges may stand: four bits each in one number."""
FEWEST_BORDERS: Final = 41

Points = Annotated[int, Meta(ge=0, le=30)]
Amount = Annotated[int, Meta(ge=0, le=7)]
Price = Annotated[int, Meta(ge=1, le=7)]
Stage = Annotated[int, Meta(ge=1, le=2)]
Text = Annotated[str, Meta(min_length=1, max_length=80, pattern=r"^[^\x00-\x1f]*\S[^\x00-\x1f]*\Z")]
Type = Literal["housing", "services", "industry", "public", "culture", "transport"]
Players = Annotated[int, Meta(ge=2, le=MOST_PLAYERS)]
At = Annotated[list[int], Meta(min_length=2, max_length=2)]


class CourseGroup(Values):
    rounds: Annotated[int, Meta(ge=2, le=12)]
    rounds_of_stage_1: Annotated[int, Meta(ge=1, le=11)]
    open_tasks: Annotated[int, Meta(ge=0, le=6)]


class ComponentsGroup(Values):
    tiles: Annotated[int, Meta(ge=0, le=37)]
    metro_markers: Annotated[int, Meta(ge=0, le=20)]
    engineers_2: Annotated[int, Meta(ge=1, le=6)]
    engineers_3: Annotated[int, Meta(ge=1, le=6)]
    engineers_4: Annotated[int, Meta(ge=1, le=6)]
    engineers_5: Annotated[int, Meta(ge=1, le=6)]
    bridges: Annotated[int, Meta(ge=0, le=10)]
    limit: Annotated[int, Meta(ge=1, le=7)]


class CostsGroup(Values):
    building_concrete: Price
    building_rubble: Price
    bridge_concrete: Price
    bridge_rubble: Price
    bridge_both: Price


class PointsGroup(Values):
    metro: Points
    bridge: Points
    industry_base: Points
    industry_each: Points
    neighbour: Points
    beside_metro: Points
    norm: Points
    norm_missed: Points
    style: Points
    style_tied: Points


class District(msgspec.Struct, forbid_unknown_fields=True):
    at: At
    name: Text
    bank: Literal["left", "right"]


class MapGroup(Values):
    hexes: Annotated[list[District], Meta(min_length=HEXES, max_length=HEXES)]


class Site(msgspec.Struct, forbid_unknown_fields=True):
    at: At
    project: str


class HistoricGroup(Values):
    sites: list[Site]


class TokensGroup(Values):
    types: list[Type]


class FieldRow(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"^[A-Z][0-9]{1,2}\Z")]
    limited: bool
    players: Annotated[list[Players], Meta(min_length=1, max_length=4)]
    draw: Amount = 0
    look: Amount = 0
    clear: Amount = 0
    rubble: Amount = 0
    concrete: Amount = 0
    funds: Amount = 0
    marker: bool = False


class FieldsGroup(Values):
    board: Annotated[list[FieldRow], Meta(min_length=1, max_length=16)]


class FunctionsGroup(Values):
    dotacja: Amount
    beton: Amount
    cegla: Amount
    czyn: Amount
    konkurs: Amount
    sklad: Amount
    gruzobeton: Price
    metroprojekt: Price
    mostostal_concrete: Price
    mostostal_rubble: Price
    przodownik: Points
    wspolzaw: Amount
    rozdzielnik: Amount


class Project(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"^[A-Z][0-9]{2}\Z")]
    name: Text
    year: Text
    type: Type
    stage: Stage
    zone: Literal["city", "suburb", "any", "historic"]
    function: str
    points: Points | None = None
    """Industry counts its own."""


class ProjectsGroup(Values):
    cards: Annotated[list[Project], Meta(min_length=1, max_length=MOST_CARDS)]


class TaskRow(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"^Z[0-9]{2}\Z")]
    stage: Stage
    build: Literal["housing", "services", "industry", "public", "culture", "transport", "soc", "mod"]
    beside: Type
    points: Points


class TasksGroup(Values):
    cards: Annotated[list[TaskRow], Meta(max_length=2 * MOST_TASKS)]


class NormRow(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(pattern=r"^N[0-9]{1,2}\Z")]
    objects: Annotated[
        list[Literal["housing", "services", "industry", "public", "culture", "transport", "metro", "bridge"]],
        Meta(min_length=NORM_OBJECTS, max_length=NORM_OBJECTS),
    ]


class NormsGroup(Values):
    cards: Annotated[list[NormRow], Meta(min_length=NORMS_DEALT * MOST_PLAYERS, max_length=24)]


def pieces_from(groups: Groups) -> Pieces:
    course = read_values(TITLE, groups, "course", CourseGroup)
    if course.rounds_of_stage_1 >= course.rounds - 1:
        raise impossible("course", "rounds-of-stage-1", "nothing is left for the second stage")
    components = read_values(TITLE, groups, "components", ComponentsGroup)
    given = [
        course, components,
        read_values(TITLE, groups, "costs", CostsGroup),
        read_values(TITLE, groups, "points", PointsGroup),
        read_values(TITLE, groups, "functions", FunctionsGroup),
    ]
    numbers = Numbers(
        {name: value for group in given for name, value in msgspec.structs.asdict(group).items()},
        [
            0, 0, components.engineers_2, components.engineers_3, components.engineers_4,
            components.engineers_5,
        ],
    )
    places = whole_map()
    city, districts = city_from(read_values(TITLE, groups, "map", MapGroup).hexes, places)
    tokens = read_values(TITLE, groups, "tokens", TokensGroup).types
    if len(tokens) != count_bits(city.right):
        raise impossible("tokens", "types", f"the right bank has {count_bits(city.right)} spaces")
    projects = read_values(TITLE, groups, "projects", ProjectsGroup).cards
    alone("projects", [project.id for project in projects])
    return Pieces(
        city=city,
        districts=districts,
        sites=sites_from(read_values(TITLE, groups, "historic", HistoricGroup).sites, projects, city),
        cards=[card_from(project, numbers) for project in projects],
        fields=fields_from(read_values(TITLE, groups, "fields", FieldsGroup).board),
        tasks=tasks_from(read_values(TITLE, groups, "tasks", TasksGroup).cards),
        norms=norms_from(read_values(TITLE, groups, "norms", NormsGroup).cards),
        tokens=[TYPES.index(type) for type in tokens],
        numbers=numbers,
    )


def city_from(hexes: list[District], places: list[Place]) -> tuple[City, list[str]]:
    names: dict[Place, str] = {}
    for row in hexes:
        place = row.at[0], row.at[1]
        if place not in places:
            raise impossible("map", "at", f"{row.at} is not on the board")
        if place in names:
            raise impossible("map", "at", f"{row.at} stands there twice")
        names[place] = row.name
    city = City([(row.at[0], row.at[1]) for row in hexes if row.bank == "right"])
    if city.bridge_count > MOST_BRIDGES or city.border_count < FEWEST_BORDERS:
        raise impossible("map", "bank", f"the river has {city.bridge_count} places for bridges")
    return city, [names[place] for place in places]


def sites_from(sites: list[Site], projects: list[Project], city: City) -> dict[int, int]:
    historic = {project.id: number for number, project in enumerate(projects) if project.zone == "historic"}
    found: dict[int, int] = {}
    for site in sites:
        place = site.at[0], site.at[1]
        hex = city.places.index(place) if place in city.places else -1
        if hex < 0 or not (city.zone & ~city.right) >> hex & 1:
            raise impossible("historic", "at", f"{site.at} is not in the city on the left bank")
        if hex in found:
            raise impossible("historic", "at", f"{site.at} stands there twice")
        if site.project not in historic:
            raise impossible("historic", "project", f"{site.project} is not historic, or stands there twice")
        found[hex] = historic.pop(site.project)
    for project in historic:
        raise impossible("historic", "sites", f"{project} has none")
    return found


def card_from(project: Project, numbers: Numbers) -> Card:
    if project.function not in FUNCTIONS:
        raise impossible("projects", project.id, f"there is no function {project.function}")
    if (project.points is None) != (project.type == "industry"):
        raise impossible("projects", project.id, "points are printed on all but industry")
    if project.zone == "historic" and project.stage != 1:
        raise impossible("projects", project.id, "a historic project belongs to the first stage")
    points = int(numbers.industry_base) if project.points is None else project.points
    return Card(
        project.id, project.name, project.year, TYPES.index(project.type), project.stage, points,
        ZONES.index(project.zone), FUNCTIONS.index(project.function),
    )


def fields_from(rows: list[FieldRow]) -> list[Field]:
    alone("fields", [row.id for row in rows])
    for players in range(2, MOST_PLAYERS + 1):
        if not any(players in row.players and not row.limited for row in rows):
            raise impossible("fields", "players", f"no unlimited field with {players} players")
    return [
        Field(
            row.id, row.limited, row.players, row.draw, row.look, row.clear, row.rubble, row.concrete,
            row.funds, row.marker,
        )
        for row in rows
    ]


def tasks_from(rows: list[TaskRow]) -> list[Task]:
    alone("tasks", [row.id for row in rows])
    for stage in (1, 2):
        if sum(row.stage == stage for row in rows) > MOST_TASKS:
            raise impossible("tasks", "stage", f"more than {MOST_TASKS} of stage {stage}")
    return [
        Task(row.id, row.stage, TASK_OBJECTS.index(row.build), TYPES.index(row.beside), row.points)
        for row in rows
    ]


def norms_from(rows: list[NormRow]) -> list[Norm]:
    alone("norms", [row.id for row in rows])
    for row in rows:
        if len(set(row.objects)) < NORM_OBJECTS:
            raise impossible("norms", row.id, "an object stands there twice")
    return [Norm(row.id, [OBJECTS.index(one) for one in row.objects]) for row in rows]


def alone(group: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise impossible(group, id, "two have this id")
