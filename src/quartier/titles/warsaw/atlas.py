"""The map of the city: what stands on it, and what of it may be clicked."""

from __future__ import annotations

from typing import Final, NamedTuple

from htpy import Element, Node, circle, g, path, polygon

from quartier.core.look import Look
from quartier.core.phrase import Phrase, Seat, phrase
from quartier.draw.palette import GOLD, INK, PAPER
from quartier.draw.svg import at, canvas, label, lit, mark, number, piece, ring
from quartier.draw.text import drawn_once
from quartier.titles.warsaw.counters import (
    bridge_site,
    engineer,
    neutral_tile,
    rubble,
    tile,
)
from quartier.titles.warsaw.ground import (
    SITE,
    Hex,
    centre,
    land,
    outline,
    river,
    side,
)
from quartier.titles.warsaw.lettering import width_of
from quartier.titles.warsaw.margins import margins
from quartier.titles.warsaw.silhouettes import building, hexagon, sign
from quartier.titles.warsaw.view import HexView, View
from quartier.titles.warsaw.ways import asleep_ways, line_mark, lines, mouth, open_end, places, ways_of

WIDTH: Final = 672.0
HEIGHT: Final = 740.0


def atlas(view: View, look: Look) -> Element:
    """The map as it is played on."""
    pending = next((one.key for one in view.hand if f"project-{one.key.lower()}" in look.picked), "")
    return sheet_of_map("map")[
        ground(land_of(view), banks_of(view)), margins(view, look), everything(view, look, pending)
    ]


def sheet_of_map(kind: str) -> Element:
    return canvas(WIDTH, HEIGHT, class_=kind)


def everything(view: View, look: Look, pending: str) -> Element:
    """From the ground up; what may be clicked lies above what may not."""
    spaces = [spot(view, look, one, pending) for one in view.hexes]
    ways = ways_of(view) if view.ask in ("realise", "tunnel") else ()
    quiet = Look(look.words, look.picked)
    drawn: list[Node] = [
        tiles(built_on(view)), water(banks_of(view), open_water(view)),
        asleep_spaces(tuple(one for one in spaces if one.name not in look.live), quiet),
        asleep_ways(tuple(way for way in ways if way.name not in look.live), quiet),
        [space(look, one) for one in spaces if one.name in look.live],
        [line_mark(look, way) for way in ways if way.name in look.live],
        lines(view, piece),
        [open_end(one) for one in (*view.open_ends, *view.branches)],
        [worth_of(look, one) for one in view.hexes],
        [mouth(look, one) for one in view.mouths],
    ]
    return g(transform=f"translate({number(WIDTH / 2)} {number(HEIGHT / 2)})")[drawn]


def land_of(view: View) -> tuple[tuple[Hex, bool], ...]:
    return tuple(((one.q, one.r), one.city) for one in view.hexes)


def banks_of(view: View) -> tuple[tuple[Hex, Hex], ...]:
    at_key = places(view)
    return tuple((at_key[one.left], at_key[one.right]) for one in view.bridges)


@drawn_once
def ground(spaces: tuple[tuple[Hex, bool], ...], banks: tuple[tuple[Hex, Hex], ...]) -> Element:
    return g(transform=f"translate({number(WIDTH / 2)} {number(HEIGHT / 2)})")[
        [land(place, city) for place, city in spaces]
    ]


@drawn_once
def water(banks: tuple[tuple[Hex, Hex], ...], free: tuple[bool, ...]) -> Element:
    """The river, with abutments wherever a bridge may still stand."""
    return g[
        river(banks),
        [bridge_site(*side(*pair)) for pair, open_ in zip(banks, free, strict=True) if open_],
    ]


def open_water(view: View) -> tuple[bool, ...]:
    return tuple(one.owner is None and view.bridges_left > 0 for one in view.bridges)


# a space and what stands on it


def built_on(view: View) -> tuple[tuple[Hex, int | None], ...]:
    return tuple(((one.q, one.r), one.owner) for one in view.hexes if one.built)


@drawn_once
def tiles(built: tuple[tuple[Hex, int | None], ...]) -> Element:
    return g(color=INK)[
        [g(at(*centre(place)))[neutral_tile() if owner is None else tile(owner)] for place, owner in built]
    ]


class Spot(NamedTuple):
    """A space and all that its picture depends on."""

    one: HexView
    name: str
    guarded: bool
    """Kept for its historic building."""
    aside: float
    """How far its name is moved, to stay clear of the river."""
    plate: bool
    """Whether a plate says what the picked project is worth here."""
    founded: str
    """The type of the project about to be founded."""


def spot(view: View, look: Look, one: HexView, pending: str) -> Spot:
    name = f"hex-{one.key}"
    founded = next((card.type for card in view.hand if card.key == pending), "")
    return Spot(
        one, name, bool(one.historic) and view.stage == 1, away(view, one), bool(look.worth_of(name)),
        founded if name in look.picked else "",
    )


@drawn_once
def asleep_spaces(spots: tuple[Spot, ...], look: Look) -> Element:
    return g[[space(look, one) for one in spots]]


def space(look: Look, place: Spot) -> Element:
    one = place.one
    return g(at(*centre((one.q, one.r))))[
        mark(
            look, place.name, look.words.say(space_phrase(one)), contents(place),
            ring(look, place.name, outline((0, 0), 55), 4),
        )
    ]


@drawn_once
def contents(place: Spot) -> Element:
    """What stands here, or would."""
    one = place.one
    if one.built:
        return g[piece(f"stands-{one.key}", standing(one))]
    if one.type:
        return site(one)
    return to_be(place.founded) if place.founded else empty(place)


def space_phrase(one: HexView) -> Phrase:
    """What a space is called for whoever cannot see it."""
    if one.built and one.owner is not None:
        return phrase("label-built", name=one.name, type=one.type, who=Seat(one.owner))
    if one.built:
        return phrase("label-neutral", name=one.name, type=one.type)
    if one.type and one.owner is not None:
        return phrase("label-site", name=one.name, type=one.type, who=Seat(one.owner))
    state = "rubble" if one.rubble else "historic" if one.historic else "free"
    return phrase("label-space", name=one.name, state=state)


def standing(one: HexView) -> Element:
    """The building, scaled so that even a spire stays on its own ground."""
    return g(transform="translate(-3 29) scale(1.14)", color=INK)[building(one.type)]


def site(one: HexView) -> Element:
    """A foundation: the building to come in outline, and the engineer who sees to it."""
    assert one.owner is not None
    return g[
        polygon(
            points=hexagon(46), fill=PAPER, fill_opacity=".5", stroke="currentColor", stroke_width="2.2",
            stroke_dasharray="8 5",
        ),
        g(transform="translate(-21 26) scale(.78)", opacity=".62", color=INK)[building(one.type)],
        piece(f"engineer-{one.key}", engineer(one.owner, 1.16), x=24, y=33),
    ]


def to_be(kind: str) -> Element:
    """What would be founded here."""
    return g[
        polygon(
            class_="ghost", points=hexagon(46), fill=GOLD, fill_opacity=".35", stroke=GOLD,
            stroke_width="2.6", stroke_dasharray="7 5",
        ),
        g(transform="translate(-3 28) scale(1.1)", opacity=".75", color=INK)[building(kind)],
    ]


def empty(place: Spot) -> Element:
    """The name of the district, rubble, and the sign of a historic site with what belongs there."""
    one, guarded = place.one, place.guarded
    return g[
        polygon(
            points=hexagon(49), fill="none", stroke=SITE, stroke_width="2.6", stroke_dasharray="3 4",
        ) if guarded else None,
        named(one.name, place.aside, 20 if place.plate else -14 if one.rubble or guarded else 5),
        g(transform=f"translate({-16 if guarded else 0} 38)")[piece(f"rubble-{one.key}", rubble(1.12))]
        if one.rubble else None,
        medal(20 if one.rubble else 0, 27, one) if guarded and not place.plate else None,
    ]


def away(view: View, one: HexView) -> float:
    """How far a name is moved aside, to stay clear of the river."""
    by_water = any(one.key in (water_way.left, water_way.right) for water_way in view.bridges)
    return (9.0 if one.right else -9.0) if by_water else 0.0


def named(name: str, x: float, y: float) -> Element:
    lines = name.split(" ")
    size = 20.5
    while size > 17 and max(width_of(line, size) for line in lines) > 98 - abs(x):
        size -= 0.5
    top = y - (len(lines) - 1) * size * 0.52
    return g(".district")[
        [
            label(line, x, top + place * size * 0.98, size, weight=600)
            for place, line in enumerate(lines)
        ]
    ]


def medal(x: float, y: float, one: HexView) -> Element:
    """The type of the only building that may stand here in stage I."""
    return g(at(x, y), color=INK)[
        circle(r="18", fill="#E2A15C", stroke=INK, stroke_width="1.6"),
        g(transform="translate(-11.5 -11.5) scale(1.05)")[sign(one.historic_type)],
    ]


def worth_of(look: Look, one: HexView) -> Node:
    worth = look.worth_of(f"hex-{one.key}")
    return g(at(*centre((one.q, one.r))), pointer_events="none")[worth_plate(worth)] if worth else None


def worth_plate(worth: str) -> Element:
    """What the picked project would be worth here."""
    wide = max(52.0, width_of(worth, 25) + 22)
    return g(class_="plate")[
        path(
            d=f"M{number(-wide / 2 + 17)} -36h{number(wide - 34)}a17 17 0 0 1 0 34h{number(34 - wide)}"
              "a17 17 0 0 1 0 -34z",
            fill=GOLD, stroke=INK, stroke_width="1.6",
        ),
        label(worth, 0, -10, 25, weight=700, fill=INK),
    ]


# the map as it was scored


def scene(view: View, worth: dict[str, int]) -> Element:
    """The finished map for the score sheet: each building with what its neighbours and the metro add."""
    scored = [one for one in view.hexes if worth.get(one.key)]
    drawn: list[Node] = [
        [lit(f"hex-{one.key}", land((one.q, one.r), one.city)) for one in view.hexes if not one.built],
        tiles(built_on(view)), water(banks_of(view), open_water(view)),
        [
            lit(f"hex-{one.key}", g(at(*centre((one.q, one.r))))[standing(one)])
            for one in view.hexes if one.built
        ],
        lines(view, lit),
        [
            lit(
                f"hex-{one.key}",
                g(at(*centre((one.q, one.r))))[
                    g(transform="translate(0 66) scale(1.1)")[worth_plate(f"+{worth[one.key]}")]
                ],
            )
            for one in scored
        ],
    ]
    return sheet_of_map("map")[
        ground(land_of(view), banks_of(view)),
        g(transform=f"translate({number(WIDTH / 2)} {number(HEIGHT / 2)})")[drawn],
    ]
