"""Cities: a skyline in three quarters, one for each colour, whose heights are the values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

import htpy as h
from htpy import Element, Node, g, path, rect

from quartier.core.look import Look
from quartier.core.phrase import Seat, phrase
from quartier.draw.palette import GOLD, RED
from quartier.draw.svg import at, canvas, frame, label, mark, number, piece
from quartier.draw.text import drawn_once
from quartier.titles.monster_city.demand import LETTERS
from quartier.titles.monster_city.houses import (
    FRONT,
    RISE,
    SIDE,
    house,
    house_height,
    outline_of,
    ruin,
    small_house,
    small_ruin,
)
from quartier.titles.monster_city.monsters import creature
from quartier.titles.monster_city.names import building_phrase
from quartier.titles.monster_city.pad import owner
from quartier.titles.monster_city.pieces import COLOURS
from quartier.titles.monster_city.signs import DEEP, sign
from quartier.titles.monster_city.tokens import banknote, no_banknote, stop_sign
from quartier.titles.monster_city.view import (
    AttackView,
    BuildingView,
    City,
    PlayerView,
    ThreatView,
    View,
)

LOT: Final = FRONT + SIDE + 6
"""The width of a building and the air beside it."""
SLIM_LOT: Final = 27.0
QUARTER_GAP: Final = 8.0
HORIZON: Final = 114.0
GROUND: Final = "#131D33"
MOST_NOTES: Final = 2


def kind_of(building: BuildingView) -> str:
    return f"{LETTERS[building.colour]}{building.value}"


def says(look: Look, building: BuildingView) -> str:
    return look.words.say(building_phrase(kind_of(building)))


# one's own, large


def own_city(
    view: View, look: Look, seat: int, looming: Sequence[Looming], built: BuildingView | None
) -> Element:
    """`built` is the building about to be bought."""
    player = view.players[seat]
    ruins = fallen_in(view, seat)
    return h.div(".city", id=f"city-{seat}")[
        backdrop(),
        attacker(view, seat),
        h.div(".quarters")[
            [
                quarter(
                    look, colour, [one for one in player.city if one.colour == colour],
                    [one for one in ruins if one.colour == colour], player.worth[2 + colour], looming,
                    built if built is not None and built.colour == colour else None,
                )
                for colour in range(COLOURS)
            ]
        ],
        h.div(".tools")[purse(player, look), None if view.events else stop(player, look)],
    ]


FAR_ROOFS: Final = (
    (34, 46), (26, 74), (40, 36), (22, 96), (36, 58), (48, 28), (24, 82), (30, 50), (44, 66), (20, 104),
    (38, 40), (28, 72), (46, 32), (26, 90), (34, 54), (42, 44), (22, 84), (50, 30), (30, 68), (24, 98),
    (40, 48), (36, 62), (44, 34),
)


@drawn_once
def backdrop() -> Element:
    """Roofs far away, where some are still awake."""
    roofs, panes, x = "", "", 0
    for wide, high in FAR_ROOFS:
        roofs += f"M{x} 120v{-high}h{wide}v{high}z"
        for column in range(x + 6, x + wide - 6, 9):
            for y in range(126 - high, 112, 12):
                panes += f"M{column} {y}h4v5h-4z" if (column * 5 + y * 3) % 7 < 2 else ""
        x += wide
    return canvas(x, 120, class_="backdrop", preserveAspectRatio="xMidYMax slice", aria_hidden="true")[
        path(d=roofs, fill="#1E2D58"), path(d=panes, fill="#FFE9A8", opacity=".4"),
    ]


def fallen_in(view: View, seat: int) -> tuple[BuildingView, ...]:
    attack = view.attack
    return attack.fallen if attack is not None and attack.seat == seat else ()


def attacker(view: View, seat: int) -> Node:
    """The monster stays over the city as long as the owner has to choose what falls."""
    attack = view.attack
    if attack is None or attack.seat != seat or not any(attack.hungry):
        return None
    return hovering(attack)


def hovering(attack: AttackView) -> Element:
    body = creature(attack.monster.demand)
    return canvas(110, 96, class_="attacker")[piece(f"monster-{attack.monster.id}", body, x=55, y=50)]


def quarter(
    look: Look, colour: int, houses: Sequence[BuildingView], ruins: Sequence[BuildingView], total: int,
    looming: Sequence[Looming], built: BuildingView | None,
) -> Element:
    drawn: list[tuple[int, int, Node]] = [
        (one.value, one.id, standing(look, one, looming)) for one in houses
    ]
    drawn += [(one.value, one.id, smoking(one)) for one in ruins]
    if built is not None:
        drawn.append((built.value, built.id, planned(built)))
    lots = [node for _, _, node in sorted(drawn, key=lambda one: one[:2])]
    return h.div(class_=f"quarter quarter-{LETTERS[colour]}")[
        h.div(".street")[lots or empty_lot(colour)], foot(colour, total)
    ]


def standing(look: Look, one: BuildingView, looming: Sequence[Looming]) -> Element:
    height = house_height(one.value)
    name = f"city-{kind_of(one)}"
    worth = look.worth_of(name)
    return canvas(LOT, height, class_="lot")[
        mark(
            look, name, says(look, one),
            piece(f"building-{one.id}", house(one.colour, one.value), x=2, y=height - 2),
            g(at(2, height - 2))[[doom(one, monster) for monster in looming]],
            frame(look, name, 0, 3, LOT, height - 3, 7),
            worth_plate(LOT / 2, height - 15, worth) if worth else None,
        )
    ]


class Looming(NamedTuple):
    """A monster on the planet, seen over the city while it is pointed at or picked."""

    place: int
    threat: ThreatView
    picked: bool


def doom(one: BuildingView, monster: Looming) -> Element | None:
    """What would fall to it: crossed out; what might: only dashed."""
    certain = one.id in monster.threat.falls
    if not certain and one.id not in monster.threat.among:
        return None
    top = -house_height(one.value) + RISE + 14
    shown = " shown" if monster.picked else ""
    cross = (
        f"M6 {number(top + 8)}L{number(FRONT + SIDE - 6)} -8M{number(FRONT + SIDE - 6)} {number(top + 8)}L6-8"
    )
    return g(class_=f"doom doom-{monster.place}{shown}")[
        rect(
            x="0", y=number(top), width=number(FRONT + SIDE), height=number(-top), rx="4", fill=RED,
            fill_opacity=".38" if certain else ".16", stroke="#FFB4A4", stroke_width="2.6",
            stroke_dasharray="6 4",
        ),
        path(d=cross, stroke="#FFB4A4", stroke_width="3.4", stroke_linecap="round") if certain else None,
    ]


def smoking(one: BuildingView) -> Element:
    return canvas(LOT, 92, class_="lot")[g(at(2, 90))[ruin(FRONT + SIDE)]]


def planned(one: BuildingView) -> Element:
    height = house_height(one.value)
    return canvas(LOT, height, class_="lot")[
        g(at(2, height - 2))[
            g(opacity=".45")[house(one.colour, one.value)], outline_of(one.colour, one.value)
        ]
    ]


def empty_lot(colour: int) -> Element:
    return canvas(LOT, 70, class_="lot")[
        rect(
            x="4", y="6", width=number(LOT - 8), height="62", rx="6", fill="none", stroke="currentColor",
            stroke_opacity=".5", stroke_width="1.8", stroke_dasharray="5 5",
        ),
        g(opacity=".75")[sign(colour, LOT / 2, 37, 24)],
    ]


def foot(colour: int, total: int) -> Element:
    """The sign of the quarter, and what it is worth together."""
    return canvas(76, 24, class_="foot")[
        sign(colour, 13, 12, 17), label(str(total), 28, 19, 20, weight=650, anchor="start")
    ]


def worth_plate(x: float, y: float, worth: str) -> Element:
    width = 14 + 9 * len(worth)
    return g[
        rect(
            x=number(x - width / 2), y=number(y - 11), width=number(width), height="22", rx="11", fill=GOLD,
            stroke=DEEP, stroke_width="1.4",
        ),
        label(worth, x, y + 6, 17, weight=650, fill=DEEP),
    ]


# the others', small


def other_city(view: View, look: Look, seat: int, width: float) -> Element:
    player = view.players[seat]
    name = look.words.say(phrase("name", who=Seat(seat)))
    busy = seat == view.active and view.phase in ("turn", "victims")
    return h.div(class_={"other": True, "busy": busy})[
        h.div(".skyline", id=f"city-{seat}")[
            small_city(player.city, fallen_in(view, seat), width, says_city(look, player)),
            attacker(view, seat),
        ],
        h.div(".whose")[
            h.svg(viewBox="-1 -1 17 17", class_="shape", aria_hidden="true")[owner(seat)],
            h.span(".who")[name], belongings(view, look, player),
        ],
    ]


def says_city(look: Look, player: PlayerView) -> str:
    return ", ".join(says(look, one) for one in player.city)


ROOM: Final = {2: 470.0, 3: 300.0, 4: 220.0, 5: 190.0}
"""How wide small cities are drawn when so many stand in a row."""


def small_width(view: View, seats: Sequence[int]) -> float:
    """The same for all of them, so that heights can be compared."""
    most = max(len(view.players[seat].city) + len(fallen_in(view, seat)) for seat in seats)
    return max(ROOM[len(seats)], most * SLIM_LOT + 2 * QUARTER_GAP)


@drawn_once
def small_city(city: City, ruins: City, width: float, spoken: str) -> Element:
    lots = sorted(
        [(one.colour, one.value, one.id, True) for one in city]
        + [(one.colour, one.value, one.id, False) for one in ruins]
    )
    gaps = len({lot[0] for lot in lots}) - 1
    x = (width - len(lots) * SLIM_LOT - gaps * QUARTER_GAP) / 2
    drawn: list[Node] = []
    last = lots[0][0] if lots else 0
    for colour, value, id, stands in lots:
        x += QUARTER_GAP if colour != last else 0
        last = colour
        drawn.append(
            piece(f"building-{id}", small_house(colour, value), x=x, y=HORIZON) if stands
            else g(at(x, HORIZON))[small_ruin()]
        )
        x += SLIM_LOT
    return canvas(width, HORIZON + 6, role="img", aria_label=spoken)[
        rect(y=number(HORIZON), width=number(width), height="6", rx="2", fill=GROUND), drawn
    ]


def belongings(view: View, look: Look, player: PlayerView) -> Element:
    """Banknotes, and the STOP card or how many event cards: open to all."""
    notes = look.words("label-notes", count=player.banknotes)
    drawn: list[Node] = [
        g(at(place * 34, 3))[small_note() if place < player.banknotes else small_gap()]
        for place in range(MOST_NOTES)
    ]
    if view.events:
        held = look.words("label-events-held", count=player.hand)
        count = label(str(player.hand), 27, 17, 19, weight=650, anchor="start")
        drawn.append(g(at(74, 0))[small_back(), count])
    else:
        held = look.words("label-stop-left" if player.stop else "label-stop-used")
        drawn.append(g(transform="translate(88 10) scale(.36)")[stop_sign(not player.stop)])
    return canvas(118, 22, class_="belongings", role="img", aria_label=f"{notes}, {held}")[drawn]


def small_note() -> Element:
    return g(transform="scale(.54)")[banknote()]


def small_gap() -> Element:
    return g(transform="scale(.54)")[no_banknote()]


def small_back() -> Element:
    return g[
        rect(x="4", y="0", width="16", height="21", rx="3", fill="#7A3048", stroke=DEEP, stroke_width="1.4"),
        path(d="M13 4l-5 7h4l-2 6l6-8h-4z", fill=GOLD),
    ]


# what lies before oneself


def purse(player: PlayerView, look: Look) -> Element:
    notes = look.words("label-notes", count=player.banknotes)
    return canvas(122, 34, class_="purse", role="img", aria_label=notes)[
        h.title[notes],
        [
            g(at(2 + place * 62, 2))[banknote() if place < player.banknotes else no_banknote()]
            for place in range(MOST_NOTES)
        ],
    ]


def stop(player: PlayerView, look: Look) -> Element:
    spoken = look.words("label-stop-left" if player.stop else "label-stop-used")
    return canvas(74, 74, class_="stop")[
        mark(
            look, "stop", spoken, g(transform="translate(37 37) scale(1.1)")[stop_sign(not player.stop)],
            frame(look, "stop", 2, 2, 70, 70, 16),
        )
    ]
