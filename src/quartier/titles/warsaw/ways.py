"""What runs between the spaces: metro, tunnel and bridges, and where they may be built."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from htpy import Element, Node, circle, g, path, polygon

from quartier.core.look import Look
from quartier.core.phrase import phrase
from quartier.draw.palette import GOLD, INK, PAPER, RED
from quartier.draw.svg import Point, at, corners, label, mark, number
from quartier.draw.text import drawn_once
from quartier.titles.warsaw.counters import along, bridge, metro, tunnel
from quartier.titles.warsaw.ground import SIDE, STEPS, Hex, middle, side
from quartier.titles.warsaw.view import VertexView, View


def places(view: View) -> dict[str, Hex]:
    return {one.key: (one.q, one.r) for one in view.hexes}


class Way(NamedTuple):
    """A side where something may be built, by the mark it carries and the districts it lies between."""

    name: str
    ends: tuple[Point, Point]
    one: str
    other: str


def ways_of(view: View) -> tuple[Way, ...]:
    """Every side where something may be built some day, by its mark: of the metro, or of a bridge."""
    at_key = places(view)
    key_at = {place: key for key, place in at_key.items()}
    districts = {one.key: one.name for one in view.hexes}
    taken = {one.key for one in view.segments}
    over_water = {(at_key[one.left], at_key[one.right]) for one in view.bridges}
    found: list[Way] = []
    for one in view.hexes:
        for q, r in STEPS:
            place, other = (one.q, one.r), (one.q + q, one.r + r)
            if other not in key_at or (place, other) in over_water or (other, place) in over_water:
                continue
            first, second = one.key, key_at[other]
            if first < second and f"{first}-{second}" not in taken:
                name = f"metro-{first}-{second}"
                found.append(Way(name, side(place, other), one.name, districts[second]))
    for water_way in view.bridges:
        if water_way.owner is None:
            ends = side(at_key[water_way.left], at_key[water_way.right])
            left, right = districts[water_way.left], districts[water_way.right]
            found.append(Way(f"bridge-{water_way.key}", ends, left, right))
    return tuple(found)


@drawn_once
def asleep_ways(ways: tuple[Way, ...], look: Look) -> Element:
    """Where nothing may be built now: still there to be asked why."""
    return g[[line_mark(look, one) for one in ways]]


def line_mark(look: Look, way: Way) -> Element:
    name, ends = way.name, way.ends
    live, picked = name in look.live, name in look.picked
    x, y = middle(*ends)
    metro_way = name.startswith("metro")
    drawn: Node = None
    if live or picked:
        drawn = line(ends, RED if picked else GOLD) if metro_way else circle(
            cx=number(x), cy=number(y), r="15", fill=GOLD if live else RED, stroke=INK, stroke_width="1.6",
        )
    worth = look.worth_of(name)
    says = look.words("label-metro" if metro_way else "label-bridge", one=way.one, other=way.other)
    return mark(
        look, name, says, drawn,
        g(at(x, y))[label(worth, 0, 6, 17, weight=700, fill=INK)] if worth else None,
        polygon(class_="ring", points=corners(along(*ends, 17, 41)), fill="transparent", stroke="none"),
    )


def line(ends: tuple[Point, Point], colour: str) -> Element:
    (ax, ay), (bx, by) = ends
    d = f"M{number(ax)} {number(ay)}L{number(bx)} {number(by)}"
    x, y = middle(*ends)
    return g[
        path(d=d, stroke=INK, stroke_width="12", stroke_linecap="round", stroke_opacity=".5"),
        path(d=d, stroke=colour, stroke_width="9", stroke_linecap="round", stroke_dasharray="1 13"),
        circle(cx=number(x), cy=number(y), r="11", fill=colour, stroke=INK, stroke_width="1.6"),
    ]


def lines(view: View, wrap: Callable[[str, Node], Element]) -> Element:
    """Tunnel, metro and bridges, each wrapped by its key: to travel, or to light up."""
    at_key = places(view)
    drawn: list[Node] = []
    if len(view.tunnel) == 2:
        drawn.append(wrap("tunnel", tunnel(corner_of(view.tunnel[0]), corner_of(view.tunnel[1]))))
    for one in view.segments:
        first, second = one.key.split("-")
        drawn.append(wrap(f"metro-{one.key}", metro(*side(at_key[first], at_key[second]), one.owner)))
    for over in view.bridges:
        if over.owner is not None:
            body = bridge(*side(at_key[over.left], at_key[over.right]), over.owner)
            drawn.append(wrap(f"bridge-{over.key}", body))
    return g(class_="lines", pointer_events="none")[drawn]


def corner_of(one: VertexView) -> Point:
    return one.x * SIDE, one.y * SIDE


def open_end(one: VertexView) -> Element:
    x, y = corner_of(one)
    return circle(cx=number(x), cy=number(y), r="6", fill=PAPER, stroke=RED, stroke_width="3")


def mouth(look: Look, one: VertexView) -> Element:
    """Where the tunnel may come up, when that is asked."""
    x, y = corner_of(one)
    name = f"tunnel-{one.key}"
    colour = RED if name in look.picked else GOLD
    return mark(
        look, name, look.words.say(phrase("label-tunnel", key=one.key)),
        circle(
            class_="ghost", cx=number(x), cy=number(y), r="20", fill=colour, stroke=INK, stroke_width="1.8",
        ),
        circle(cx=number(x), cy=number(y), r="9", fill=INK),
        circle(class_="ring", cx=number(x), cy=number(y), r="40", fill="transparent", stroke="none"),
    )
