"""The score sheets: what each scoring brought, and the pad and the skylines at the end."""

from __future__ import annotations

from htpy import Element, g, path

from quartier.core.look import Cell, Look, Row, Sheet
from quartier.core.phrase import Phrase, Seat, phrase
from quartier.draw.svg import at, canvas
from quartier.draw.text import drawn_once
from quartier.titles.monster_city.city import SLIM_LOT, kind_of
from quartier.titles.monster_city.houses import small_height, small_house
from quartier.titles.monster_city.names import (
    CATEGORY_NAMES,
    building_phrase,
    category_phrase,
    colour_phrase,
)
from quartier.titles.monster_city.pieces import COLOURS
from quartier.titles.monster_city.scoring import CATEGORIES, COLOUR_CATEGORY
from quartier.titles.monster_city.signs import DEEP, SKY
from quartier.titles.monster_city.view import City, EndView, ScoredView, View


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
    pictures = tuple(skyline(one.city) for one in page)
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
    pictures = tuple(skyline(player.city) for player in view.players)
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


@drawn_once
def skyline(city: City) -> Element:
    """A whole city in one small picture, its quarters side by side."""
    gap = 7.0
    places: list[Element] = []
    x, last = 0.0, -1
    for house in city:
        x += gap if house.colour != last and places else 0
        last = house.colour
        places.append(g(at(x, 0))[small_house(house.colour, house.value)])
        x += SLIM_LOT
    width = max(x, 6 * SLIM_LOT)
    height = max((small_height(house.value) for house in city), default=60.0)
    return canvas(width + 12, height + 18)[
        path(
            d=f"M0 0H{width + 12}V{height + 18}H0Z", fill=SKY, stroke=DEEP, stroke_width="1.5",
        ),
        path(d=f"M0 {height + 12}H{width + 12}V{height + 18}H0Z", fill=DEEP),
        g(at(6 + (width - x) / 2, height + 12))[places],
    ]
