"""The pictures beside the rules, and the title's poster."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from htpy import Element, Node, circle, g, path, polygon, rect

from quartier.core.look import Look
from quartier.draw.palette import RED
from quartier.draw.svg import at, canvas, label, number
from quartier.titles.monster_city.cards import building_card, monster_card
from quartier.titles.monster_city.demand import Demand
from quartier.titles.monster_city.events import arrow, event_card
from quartier.titles.monster_city.houses import FRONT, body_height, house
from quartier.titles.monster_city.monsters import eye, twinkle
from quartier.titles.monster_city.pieces import GREEN, YELLOW
from quartier.titles.monster_city.pieces import RED as RED_ONE
from quartier.titles.monster_city.signs import BONE, DEEP
from quartier.titles.monster_city.tokens import banknote


def cover() -> Element:
    """Night over the city, searchlights, and something very large behind the roofs."""
    drawn: list[Node] = [
        rect(width="360", height="460", fill="#1B2A52"),
        rect(y="150", width="360", height="120", fill="#263A6B"),
        rect(y="250", width="360", height="210", fill="#35508A"),
        [twinkle(x, y, size) for x, y, size in STARS],
        circle(cx="276", cy="92", r="54", fill="#FFE9A8"),
        circle(cx="258", cy="80", r="8", fill="#F3D583"),
        circle(cx="294", cy="108", r="12", fill="#F3D583"),
        circle(cx="284", cy="66", r="5", fill="#F3D583"),
        polygon(points="36,420 60,0 124,0", fill="#FFE9A8", opacity=".16"),
        polygon(points="330,420 178,0 236,0", fill="#FFE9A8", opacity=".16"),
        far_roofs(),
        g(transform="translate(168 268)")[giant()],
        near_roofs(),
        path(d="M0 436H360V460H0Z", fill="#131D33"),
        path(d="M8 448h34m20 0h34m20 0h34m20 0h34m20 0h34m20 0h34m20 0h34", stroke="#F2B01E",
             stroke_width="3.5"),
    ]
    return canvas(360, 460, class_="cover")[drawn]


STARS: Final = (
    (24, 30, 4), (70, 84, 3), (150, 26, 4.5), (196, 96, 2.6), (214, 22, 2.6), (342, 26, 3.4), (336, 168, 3),
    (28, 150, 3.4), (110, 132, 2.4), (350, 96, 2.2),
)


def far_roofs() -> Element:
    skyline = (
        "M0 440V268H26V240H54V282H70V214H84V200H98V214H112V290H150V250H180V300H250V262H262V226H290V262H302"
        "V300H324V250H360V440Z"
    )
    panes = "".join(
        f"M{x} {y}h5v6h-5z" for x in (8, 34, 78, 96, 268, 280, 332, 346) for y in range(290, 400, 18)
        if (x * 3 + y) % 5
    )
    return g[
        path(d=skyline, fill="#1A2746"), path(d=panes, fill="#FFE9A8", opacity=".55")
    ]


def giant() -> Element:
    """The Glutton, as tall as the town, with a tower in its fist."""
    skin = "#7A68B8"
    teeth = "".join(f"M{x} -30l10 17l10-17z" for x in range(-62, 60, 20))
    lower = "".join(f"M{x} 12l10-15l10 15z" for x in range(-52, 48, 20))
    return g(stroke=DEEP, stroke_width="3.4", stroke_linejoin="round")[
        path(d="M-58-98Q-96-112-92-158Q-62-146-32-118ZM58-98Q96-112 92-158Q62-146 32-118Z", fill=BONE),
        path(d="M88 30Q150 20 142-58Q140-74 122-72Q108-70 108-52Q110-20 74-8Z", fill=skin),
        path(
            d="M-112 180Q-122 10-84-72Q-56-126 0-126Q56-126 84-72Q122 10 112 180Z", fill=skin
        ),
        path(d="M-98 60Q-106 110-100 160M98 60Q106 110 100 160", fill="none", stroke="#59489A",
             stroke_width="9"),
        path(d="M-78-26Q0-46 78-26Q70 26 0 28Q-70 26-78-26Z", fill=DEEP),
        g(stroke="none", fill=BONE)[path(d=teeth), path(d=lower)],
        path(d="M-40 20Q0 4 40 20Q22 30 0 30Q-22 30-40 20Z", fill="#D2503C", stroke="none"),
        eye(-32, -74, 20, (0.3, 0.25)), eye(34, -74, 20, (-0.2, 0.25)),
        path(d="M-62-104L-14-88M64-104L16-88", fill="none", stroke_width="8", stroke_linecap="round"),
        g(transform="translate(104 -66) rotate(12) scale(.78)", stroke_width="1.8")[house(0, 4)],
        path(d="M104-58q10 12 20 2q10 8 18-4q6 20-10 24q-24 2-28-22z", fill=skin),
        g(fill="none", stroke="#59489A", stroke_width="5", stroke_linecap="round")[
            path(d="M-40 70q8 8 16 0M0 84q8 8 16 0M36 64q8 8 16 0M-20 112q8 8 16 0M24 116q8 8 16 0")
        ],
    ]


def near_roofs() -> Element:
    """The quarters in front: one of each colour, and each higher than the last."""
    row = (
        (1, 4, 1), (0, 6, 52), (2, 3, 104), (2, 4, 155), (0, 3, 205), (1, 7, 255), (2, 5, 305),
    )
    return g[
        [
            g(transform=f"translate({x} 437) scale(.92)")[house(colour, value)]
            for colour, value, x in row
        ]
    ]


# beside the rules


def figure(name: str, look: Look) -> Element:
    return FIGURES[name](look) if name in FIGURES else event(name, look)


def event(name: str, look: Look) -> Element:
    return canvas(200, 150, class_="figure")[
        g(at(54, 10))[event_card(name, look.words(f"event-{name}"))]
    ]


def street(houses: Sequence[tuple[int, int]], falls: Sequence[int] = (), ground: float = 190) -> Element:
    """A city of these buildings; those that fall are crossed out."""
    drawn: list[Node] = [
        path(
            d=f"M0 {number(ground + 3)}H{number(len(houses) * STEP + 8)}", stroke="currentColor",
            stroke_width="6",
        )
    ]
    for place, (colour, value) in enumerate(houses):
        x = 6 + place * STEP
        drawn.append(g(at(x, ground))[house(colour, value)])
        if place in falls:
            drawn.append(g(at(x, ground))[struck(value)])
    return g[drawn]


STEP: Final = 60.0


def struck(value: int) -> Element:
    top = -body_height(value)
    cross = f"M3 {number(top + 5)}L{number(FRONT - 3)} -5M{number(FRONT - 3)} {number(top + 5)}L3-5"
    return g(stroke_linecap="round")[
        path(d=cross, stroke=BONE, stroke_width="9"), path(d=cross, stroke=RED, stroke_width="5")
    ]


def raid(demand: Demand, houses: Sequence[tuple[int, int]], falls: Sequence[int], look: Look) -> Element:
    """A monster's card, and what of this city falls to it."""
    return canvas(120 + len(houses) * STEP, 206, class_="figure")[
        g(at(4, 62))[monster_card(demand, look)], g(at(108, 0))[street(houses, falls)]
    ]


CITY: Final = ((RED_ONE, 5), (RED_ONE, 7), (GREEN, 4), (YELLOW, 6))
SCORED: Final = ((RED_ONE, 4), (RED_ONE, 8), (GREEN, 5), (YELLOW, 3), (YELLOW, 7))


def build(look: Look) -> Element:
    return canvas(300, 206, class_="figure")[
        g(at(6, 62))[building_card(GREEN, 7)],
        g(transform="translate(14 14) scale(1.3)")[banknote()],
        arrow("M112 128H158", (156, 128), -90),
        g(at(176, 0))[street(((GREEN, 7), (YELLOW, 4)))],
    ]


def attack(look: Look) -> Element:
    return canvas(330, 206, class_="figure")[
        g(at(6, 62))[monster_card(Demand(all=YELLOW), look)],
        g(at(108, 0))[street(((GREEN, 7), (YELLOW, 4)), (1,))],
        arrow("M240 128H262", (260, 128), -90),
        g(transform="translate(274 112)")[banknote()],
    ]


def whole_colour(look: Look) -> Element:
    return raid(Demand(all=RED_ONE), CITY, (0, 1), look)


def so_many_of_each(look: Look) -> Element:
    return raid(Demand(each=(1, 1, 0)), CITY, (0, 2), look)


def whole_values(look: Look) -> Element:
    return raid(Demand(values=(4, 6, 8)), CITY, (2, 3), look)


def any_buildings(look: Look) -> Element:
    return raid(Demand(any=2), CITY, (2, 3), look)


def counted(places: Sequence[int]) -> Callable[[Look], Element]:
    """A city, and those of its buildings that add up."""

    def drawn(look: Look) -> Element:
        total = sum(SCORED[place][1] for place in places)
        return canvas(len(SCORED) * STEP + 100, 206, class_="figure")[
            [
                g(at(6 + place * STEP, 190), opacity=None if place in places else ".28")[house(*one)]
                for place, one in enumerate(SCORED)
            ],
            path(d=f"M0 193H{number(len(SCORED) * STEP + 8)}", stroke="currentColor", stroke_width="6"),
            label(str(total), len(SCORED) * STEP + 54, 130, 54, weight=700),
        ]

    return drawn


FIGURES: Final[dict[str, Callable[[Look], Element]]] = {
    "build": build,
    "attack": attack,
    "colour": whole_colour,
    "each": so_many_of_each,
    "values": whole_values,
    "any": any_buildings,
    "lowest": counted((0, 2, 3)),
    "highest": counted((1, 2, 4)),
    "one-colour": counted((0, 1)),
    "all-buildings": counted((0, 1, 2, 3, 4)),
}
