"""The score sheets: what each scoring brought, and the pad and the skylines at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from htpy import Element, g, rect
from markupsafe import Markup

from quartier.core.look import Cell, Look, Row, Sheet
from quartier.core.phrase import Phrase, Seat, phrase
from quartier.draw.svg import at, canvas, number
from quartier.draw.text import drawn_once
from quartier.titles.monster_city.city import GROUND, HORIZON, QUARTER_GAP, SLIM_LOT, kind_of
from quartier.titles.monster_city.houses import small_house
from quartier.titles.monster_city.names import (
    CATEGORY_NAMES,
    building_phrase,
    category_phrase,
    colour_phrase,
)
from quartier.titles.monster_city.pieces import COLOURS
from quartier.titles.monster_city.scoring import CATEGORIES, COLOUR_CATEGORY
from quartier.titles.monster_city.signs import SKY
from quartier.titles.monster_city.view import City, EndView, ScoredView, View

MOST_NARROW: Final = 6 * SLIM_LOT


def sheets(view: View, look: Look) -> list[Sheet]:
    drawn = [scoring_sheet(number, page) for number, page in enumerate(view.scorings, 1)]
    if view.end is not None:
        drawn.append(end_sheet(view, view.end))
    return drawn


def scoring_sheet(number: int, page: tuple[ScoredView, ...]) -> Sheet:
    """What everybody had chosen, the buildings that counted, and what they brought."""
    most = max(one.points for one in page)
    rows = (
        Row(phrase("sheet-category"), tuple(Cell("", (chosen(one),)) for one in page)),
        Row(phrase("sheet-counted"), tuple(Cell("", counted(one)) for one in page)),
        Row(
            phrase("sheet-points"), tuple(Cell(str(one.points), best=one.points == most) for one in page),
            total=True,
        ),
    )
    pictures = skylines([one.city for one in page])
    return Sheet(f"scoring-{number}", phrase("sheet-scoring", number=number), rows, pictures=pictures)


def chosen(one: ScoredView) -> Phrase:
    pick = one.pick
    if pick.colour is None:
        return category_phrase(pick.category)
    return phrase("category-of-colour", colour=colour_phrase(pick.colour))


def counted(one: ScoredView) -> tuple[Phrase, ...]:
    """The buildings that made up the points."""
    quarters = [[house for house in one.city if house.colour == colour] for colour in range(COLOURS)]
    match CATEGORY_NAMES[one.pick.category]:
        case "lowest":
            houses = [quarter[0] for quarter in quarters if quarter]
        case "highest":
            houses = [quarter[-1] for quarter in quarters if quarter]
        case "colour":
            houses = quarters[one.pick.colour or 0]
        case _:
            houses = list(one.city)
    return tuple(building_phrase(kind_of(house)) for house in houses)


def end_sheet(view: View, end: EndView) -> Sheet:
    """The pad, filled, and whoever came first."""
    seats = range(view.seats)
    first = [place == 1 for place in end.ranking]
    rows = [
        Row(category_phrase(category), tuple(entry(view, seat, category) for seat in seats))
        for category in range(CATEGORIES)
    ]
    rows.append(
        Row(
            phrase("sheet-total"), tuple(Cell(str(end.scores[seat]), best=first[seat]) for seat in seats),
            total=True,
        )
    )
    rows.append(Row(phrase("sheet-buildings"), tuple(Cell(str(end.buildings[seat])) for seat in seats)))
    rows.append(
        Row(phrase("sheet-place"), tuple(Cell(str(end.ranking[seat]), best=first[seat]) for seat in seats))
    )
    pictures = skylines([player.city for player in view.players])
    return Sheet("end", phrase("sheet-end"), tuple(rows), ties(end), pictures)


def entry(view: View, seat: int, category: int) -> Cell:
    player = view.players[seat]
    named = category == COLOUR_CATEGORY and player.named is not None
    return Cell(str(player.pad[category]), (colour_phrase(player.named or 0),) if named else ())


def ties(end: EndView) -> tuple[Phrase, ...]:
    """Who was level on points, and whether the number of buildings told them apart."""
    found: list[Phrase] = []
    for points in sorted(set(end.scores), reverse=True):
        level = [seat for seat, won in enumerate(end.scores) if won == points]
        if len(level) > 1:
            even = len({end.buildings[seat] for seat in level}) < len(level)
            names = tuple(phrase("name", who=Seat(seat)) for seat in level)
            found.append(phrase("sheet-even" if even else "sheet-tie", level=names))
    return tuple(found)


def skylines(cities: Sequence[City]) -> tuple[Markup, ...]:
    """All to one scale, so that they can be compared."""
    width = max(MOST_NARROW, *(city_width(city) for city in cities))
    return tuple(skyline(city, width) for city in cities)


def city_width(city: City) -> float:
    quarters = len({house.colour for house in city})
    return len(city) * SLIM_LOT + max(quarters - 1, 0) * QUARTER_GAP


@drawn_once
def skyline(city: City, width: float) -> Element:
    """A whole city in one small picture, its quarters side by side."""
    x, last = 6 + (width - city_width(city)) / 2, city[0].colour if city else 0
    houses: list[Element] = []
    for house in city:
        x += 0 if house.colour == last else QUARTER_GAP
        last = house.colour
        houses.append(g(at(x, HORIZON))[small_house(house.colour, house.value)])
        x += SLIM_LOT
    return canvas(width + 12, HORIZON + 7)[
        rect(width=number(width + 12), height=number(HORIZON + 7), rx="5", fill=SKY),
        rect(y=number(HORIZON), width=number(width + 12), height="7", fill=GROUND),
        houses,
    ]
