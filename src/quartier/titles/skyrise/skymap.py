"""The map: islands in the sky, what lies and stands on them, and the chain of bids."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple, cast

from htpy import Element, Node, defs, g, path, rect, use

from quartier.core.look import Look, Speaker
from quartier.core.phrase import Arg, Seat, phrase
from quartier.draw.palette import GOLD, INK, OWNERS
from quartier.draw.svg import at, canvas, face, label, mark, number, piece, ring
from quartier.draw.text import drawn_once
from quartier.titles.skyrise import scenery
from quartier.titles.skyrise.discs import GROUNDS, disc, sign
from quartier.titles.skyrise.landmarks import landmark_of
from quartier.titles.skyrise.names import DISCS, HEIGHTS, WONDERS, disc_phrase, faction_phrase, island_phrase
from quartier.titles.skyrise.shapes import PLANS, Ground, Land, Outline, Plot, ground_of, middle
from quartier.titles.skyrise.towers import PLATE_AT, TOP, ghost, plate, tower
from quartier.titles.skyrise.view import DistrictView, View

RAISE: Final = 8
"""A building stands so much below the middle of its district."""
SIZE: Final = 1.22
"""How much larger it is there than drawn."""


class Standing(NamedTuple):
    """Who stands on a district, as a bid or built."""

    seat: int
    height: int | None
    wonder: str
    number: int
    bid: bool


def sky(view: View, look: Look) -> Element:
    ground = ground_of(view)
    standing = standing_on(view)
    return canvas(ground.width, ground.height, class_="sky")[
        stencils(),
        landscape(ground, tuple(district.faction for district in view.districts)),
        [holders(land, view, look) for land in ground.lands],
        districts(view, ground, standing, look),
        waters(ground),
        scenery.path_of_bids([ground.plots()[bid.district].site for bid in view.bids]),
        g(".standing")[in_depth(view, ground, standing, look)],
    ]


def standing_on(view: View) -> dict[int, Standing]:
    found = {
        one.district: Standing(one.seat, one.height, one.wonder, one.number, False) for one in view.structures
    }
    for bid in view.bids:
        one = bid.piece
        found[bid.district] = Standing(bid.seat, one.height, one.wonder, one.number, True)
    return found


# what is there many times is drawn once, and used wherever it is


@drawn_once
def stencils() -> Element:
    return defs[
        [
            g(id=f"map-tower-{seat}-{height}", transform=f"scale({SIZE})")[tower(seat, height)]
            for seat in range(len(OWNERS) - 1) for height in range(len(HEIGHTS))
        ],
        [g(id=f"map-disc-{kind}")[disc(kind)] for kind in range(len(DISCS))],
        [g(id=f"map-sign-{faction}")[sign(faction, 0.8, 0.42)] for faction in range(len(GROUNDS))],
        g(id="map-windmill")[scenery.windmill()],
    ]


def stencil(name: str, x: float = 0, y: float = 0) -> Element:
    return use(href=f"#map-{name}", x=number(x), y=number(y))


# what never changes in a game


@drawn_once
def landscape(ground: Ground, factions: tuple[int, ...]) -> Element:
    """Clouds, rock and districts."""
    drawn: list[Node] = [
        scenery.cloud(x * ground.width, y * ground.height, size)
        for x, y, size in ((0.5, 0.1, 1.1), (0.07, 0.5, 0.9), (0.94, 0.52, 1), (0.5, 0.93, 1.2))
    ]
    colours = dict(zip((plot.id for land in ground.lands for plot in land.plots), factions, strict=True))
    for land in sorted(ground.lands, key=lambda one: one.place.y):
        drawn += [scenery.rock(land.rim, 46 if land.id else 30), scenery.edge(land.rim)]
        for plot in land.plots:
            faction = colours[plot.id]
            drawn += [face(plot.outline, GROUNDS[faction]), stencil(f"sign-{faction}", *plot.corner)]
    return g[drawn]


@drawn_once
def waters(ground: Ground) -> Element:
    """What lies over the borders, and over the rings of the districts."""
    return g(".over")[
        [scenery.lake(shore) for land in ground.lands for shore in land.lakes],
        [scenery.bridge(*ends) for ends in ground.bridges],
    ]


def holders(land: Land, view: View, look: Look) -> Element:
    """The name of an island, and a pennant for everybody who controls it as it stands."""
    island = next(one for one in view.islands if one.id == land.id)
    x, y, anchor = PLANS[view.seats].names[land.id]
    start = {
        "start": 9.0, "middle": -11.0 * (len(island.holders) - 1), "end": 13.0 - 22 * len(island.holders)
    }[anchor]
    return g[
        label(
            look.words.say(island_phrase(land.id)), x, y, 18, weight=600, anchor=anchor, kind="island-name"
        ),
        [pennant(x + start + 22 * place, y + 12, seat) for place, seat in enumerate(island.holders)],
    ]


def pennant(x: float, y: float, seat: int) -> Element:
    return g(at(x, y))[
        path(
            d="M-8 0H8V17L0 12L-8 17Z", fill=OWNERS[seat].front, stroke="currentColor", stroke_width="1.3",
            stroke_linejoin="round",
        )
    ]


# the districts, to be clicked


def districts(view: View, ground: Ground, standing: dict[int, Standing], look: Look) -> Node:
    plots = ground.plots()
    drawn: list[Node] = []
    for one in view.districts:
        name = f"district-{one.name}"
        says = district_label(look.words, one, standing.get(one.id))
        only = Look(look.words, look.picked, look.live & {name})
        drawn.append(plot_mark(plots[one.id].outline, name, says, only))
    return drawn


@drawn_once
def plot_mark(outline: Outline, name: str, says: str, look: Look) -> Element:
    return mark(look, name, says, ring(look, name, shrunk(outline)))


def label_of(words: Speaker, district: DistrictView, on_it: Standing | None) -> str:
    """What a district is called for whoever cannot see it."""
    args: dict[str, Arg] = {
        "district": phrase(f"district-{district.name}"), "faction": faction_phrase(district.faction),
    }
    if on_it is None:
        what = phrase("label-vacant") if district.disc is None else disc_phrase(district.disc)
        return words.say(phrase("label-district", what=what, **args))
    if on_it.height is None:
        built = phrase(f"wonder-{on_it.wonder}")
    else:
        built = phrase(f"building-{HEIGHTS[on_it.height]}")
    key = "label-district-bid" if on_it.bid and on_it.number else "label-district-built"
    bid: dict[str, Arg] = {"number": on_it.number} if key == "label-district-bid" else {}
    return words.say(phrase(key, who=Seat(on_it.seat), what=built, **bid, **args))


district_label = cast(
    "Callable[[Speaker, DistrictView, Standing | None], str]", lru_cache(maxsize=8192)(label_of)
)


@lru_cache(maxsize=512)
def shrunk(outline: Outline) -> Outline:
    """A little inside of its sides, so that rings of neighbours do not touch."""
    x, y = middle(outline)
    share = 0.9
    return tuple((x + (at_x - x) * share, y + (at_y - y) * share) for at_x, at_y in outline)


# what stands, nearer things before farther ones


def in_depth(view: View, ground: Ground, standing: dict[int, Standing], look: Look) -> list[Node]:
    things: list[tuple[float, int, Node]] = []

    def stand(y: float, thing: Node) -> None:
        things.append((y, len(things), thing))

    chosen = view.bids[-1].district if view.bids else None
    seen = {one.id: one for one in view.districts}
    for land in ground.lands:
        for bow, stern in land.airships:
            stand(max(bow[1], stern[1]) - 4, scenery.airship(bow, stern))
        for plot in land.plots:
            x, y = plot.site
            if plot.mill is not None:
                stand(plot.mill[1] + 9, stencil("windmill", plot.mill[0], plot.mill[1] + 9))
            lies, one = seen[plot.id].disc, standing.get(plot.id)
            if lies is not None:
                where = (x - 20, y + 12, 0.85) if one is not None else (x, y, 1.08)
                stand(where[1] + (12 if one is not None else 0), disc_on(plot.id, lies, *where))
            if one is not None:
                stand(y + RAISE, structure(one, plot, leading=plot.id == chosen and bool(view.bids)))
            stand(y + 40, over(plot, f"district-{seen[plot.id].name}", view, look))
    return [thing for _, _, thing in sorted(things, key=lambda one: one[:2])]


def disc_on(district: int, kind: int, x: float, y: float, size: float) -> Element:
    return piece(f"disc-{district}", g(transform=f"scale({size:g})")[stencil(f"disc-{kind}")], x=x, y=y)


def structure(one: Standing, plot: Plot, leading: bool) -> Element:
    """A building or a wonder; built, it stays the piece it was as a bid."""
    x, y = plot.site
    if one.height is None:
        key = f"wonder-{one.seat}-{one.wonder}"
        drawn: list[Node] = [g(transform=f"scale({SIZE})")[landmark_of(one.wonder, one.seat)]]
    else:
        key, drawn = f"bid-{one.number}", [stencil(f"tower-{one.seat}-{one.height}")]
        if one.bid:
            drawn.append(number_plate(one.number, one.height, leading))
    return piece(key, drawn, x=x, y=y + RAISE)


def number_plate(bid: int, height: int, leading: bool = True) -> Element:
    return g(at(0, PLATE_AT[height] * SIZE))[plate(bid, 16, leading)]


def over(plot: Plot, name: str, view: View, look: Look) -> Node:
    """What is about to be put there, or what it would be worth."""
    if name not in look.picked:
        worth = look.worth_of(name)
        return worth_plate(*plot.site, worth) if worth else None
    x, y = plot.site
    return g(at(x, y + RAISE))[[about_to_stand(picked, view) for picked in look.picked]]


def about_to_stand(picked: str, view: View) -> Node:
    """The building or wonder of this mark, in dashed gold."""
    assert view.seat is not None
    kind, _, what = picked.partition("-")
    if kind == "wonder" and what in WONDERS:
        return g(transform=f"scale({SIZE})")[ghost(76, 60), landmark_of(what, view.seat)]
    for one in view.players[view.seat].stock:
        if one.mark == picked and one.height is not None:
            return [
                g(transform=f"scale({SIZE})")[ghost(TOP[one.height]), tower(view.seat, one.height)],
                number_plate(one.number, one.height),
            ]
    return None


@drawn_once
def worth_plate(x: float, y: float, worth: str) -> Element:
    wide = 14 + 9 * len(worth)
    return g(at(x, y))[
        rect(
            x=number(-wide / 2), y="-12", width=number(wide), height="24", rx="12", fill=GOLD, stroke=INK,
            stroke_width="1.2",
        ),
        label(worth, 0, 6, 17, weight=650, fill=INK),
    ]
