"""The table as one reader sees it, panel by panel."""

from __future__ import annotations

import htpy as h
from htpy import Element, g, rect
from markupsafe import Markup

from quartier.core.look import Look, Panel
from quartier.core.phrase import phrase
from quartier.draw.svg import canvas, frame, mark, number, piece
from quartier.titles.monster_city.cards import (
    CARD,
    TALL,
    bolt,
    building_card,
    buildings_back,
    events_back,
    fitted,
    lair,
    monster_card,
    monsters_back,
    monsters_used,
    resident,
    scoring_card,
)
from quartier.titles.monster_city.city import (
    Looming,
    kind_of,
    other_city,
    own_city,
    says,
    small_width,
    worth_plate,
)
from quartier.titles.monster_city.events import crossed, event_card, in_two
from quartier.titles.monster_city.names import monster_phrase
from quartier.titles.monster_city.pad import Entry, Page, pad_sheet
from quartier.titles.monster_city.pieces import COLOURS, SCORINGS
from quartier.titles.monster_city.signs import BONE, DEEP
from quartier.titles.monster_city.view import (
    BuildingView,
    EventView,
    MonsterView,
    PlayerView,
    View,
)


def panels(view: View, look: Look) -> list[Panel]:
    of_others = phrase("label-others" if view.seat is not None else "label-cities")
    drawn = [
        Panel("others", of_others, others(view, look)),
        Panel("planet", phrase("label-planet"), planet(view, look)),
        Panel("office", phrase("label-office"), office(view, look)),
        Panel("pad", phrase("label-pad"), pad(view, look)),
    ]
    if view.seat is not None:
        drawn.append(
            Panel(
                "city", phrase("label-city"),
                own_city(view, look, view.seat, looming(view, look), about_to_stand(view, look)),
            )
        )
        if view.events:
            drawn.append(Panel("hand", phrase("label-hand"), hand(view, look)))
    return drawn


# the marks


def office_mark(building: BuildingView) -> str:
    return f"office-{kind_of(building)}"


def monster_mark(monster: MonsterView) -> str:
    return f"planet-{monster.name}"


def looming(view: View, look: Look) -> list[Looming]:
    """What the monsters of the planet would do to one's own city."""
    threats = {threat.monster: threat for threat in view.threats}
    return [
        Looming(place, threats[one.name], monster_mark(one) in look.picked)
        for place, one in enumerate(view.planet)
        if one is not None and one.name in threats
    ]


def about_to_stand(view: View, look: Look) -> BuildingView | None:
    """The building picked from the office, when that alone is the move."""
    if len(look.picked) > 1:
        return None
    return next((one for one in view.office if one is not None and office_mark(one) in look.picked), None)


# the two rows of cards


def others(view: View, look: Look) -> Element:
    """Whose turn comes next stands first."""
    first = 0 if view.seat is None else view.seat + 1
    order = [(first + step) % view.seats for step in range(view.seats)]
    seats = [seat for seat in order if seat != view.seat]
    width = small_width(view, seats)
    return h.div(class_=f"cities cities-{len(seats)}")[
        [other_city(view, look, seat, width) for seat in seats]
    ]


def planet(view: View, look: Look) -> Element:
    return h.div(".row")[
        [monster_place(one, place, look) for place, one in enumerate(view.planet)],
        h.div(".piles")[
            pile(monsters_back(view.monster_stack), look.words("label-stack", count=view.monster_stack)),
            used_pile(view, look),
        ],
    ]


def monster_place(one: MonsterView | None, place: int, look: Look) -> Element:
    if one is None:
        return gap()
    name = monster_mark(one)
    worth = look.worth_of(name)
    return canvas(CARD, TALL, class_=f"card place-{place}")[
        mark(
            look, name, look.words.say(monster_phrase(one.demand)),
            piece(f"monster-{one.id}", monster_card(one.demand, look)),
            frame(look, name, 1, 1, CARD - 2, TALL - 2, 9, 4.5),
            worth_plate(CARD - 22, 13, worth) if worth else None,
        )
    ]


def used_pile(view: View, look: Look) -> Element:
    """Whoever attacked last lies on top, and comes there by way of the city it visited."""
    attack, used = view.attack, view.monsters_used
    spoken = look.words("label-used", count=len(used))
    drawn = monsters_used(len(used)) if used else empty_place()
    if attack is not None and not any(attack.hungry) and attack.monster in used:
        monster = attack.monster
        drawn = g[
            lair(monster.demand, look),
            piece(f"monster-{monster.id}", resident(monster.demand), via=f"city-{attack.seat}"),
        ]
    return canvas(CARD, TALL + 8, class_="pile", role="img", aria_label=spoken)[h.title[spoken], drawn]


def office(view: View, look: Look) -> Element:
    left = look.words("label-to-scoring", scoring=view.scoring, count=view.to_scoring)
    return h.div(".row")[
        [building_place(one, look) for one in view.office],
        h.div(".piles")[
            pile(buildings_back(view.building_stack), look.words("label-stack", count=view.building_stack)),
            pile(scoring_card(view.to_scoring, view.scoring, SCORINGS), left),
        ],
    ]


def building_place(one: BuildingView | None, look: Look) -> Element:
    if one is None:
        return gap()
    name = office_mark(one)
    worth = look.worth_of(name)
    return canvas(CARD, TALL, class_="card")[
        mark(
            look, name, says(look, one),
            piece(f"building-{one.id}", building_card(one.colour, one.value)),
            frame(look, name, 1, 1, CARD - 2, TALL - 2, 9, 4.5),
            worth_plate(CARD - 24, 15, worth) if worth else None,
        )
    ]


def pile(drawn: Element | Markup, says_what: str) -> Element:
    return canvas(CARD, TALL + 8, class_="pile", role="img", aria_label=says_what)[h.title[says_what], drawn]


def gap() -> Element:
    return canvas(CARD, TALL, class_="card gap")[empty_place()]


def empty_place() -> Element:
    return rect(
        x="3", y="3", width=number(CARD - 6), height=number(TALL - 6), rx="9", fill="none",
        stroke="currentColor", stroke_opacity=".3", stroke_width="1.8", stroke_dasharray="6 6",
    )


# the pad


def pad(view: View, look: Look) -> Element:
    asked = view.phase == "scoring" and view.seat is not None and view.pick is None
    chosen = None if view.pick is None else view.pick.category
    pages = [Page(entries(player), player.points, player.chosen) for player in view.players]
    of_colours = None
    if asked and view.seat is not None and "category-colour" in look.picked:
        of_colours = view.players[view.seat].worth[2 : 2 + COLOURS]
    return pad_sheet(pages, look, view.seat, asked, chosen, of_colours)


def entries(player: PlayerView) -> list[Entry]:
    """The four fields of a seat; open ones say in pencil what they would score now."""
    lowest, highest, *of_colour, every = player.worth
    would = (lowest, highest, max(of_colour), every)
    return [
        Entry(player.pad[place], would[place], player.named if place == 2 else None) for place in range(4)
    ]


# one's own events


def hand(view: View, look: Look) -> Element:
    stack = look.words("label-stack", count=view.event_stack)
    return h.div(".hand")[
        [event_place(one, look) for one in view.hand],
        h.div(".effects")[
            effect(look, "use"), effect(look, "without"),
            pile(events_back(view.event_stack) if view.event_stack else empty_place(), stack),
        ],
    ]


def event_place(one: EventView, look: Look) -> Element:
    name = f"event-{one.kind}"
    spoken = look.words(name)
    return canvas(CARD, TALL, class_="card")[
        mark(
            look, name, spoken, piece(f"event-{one.id}", event_card(one.kind, spoken)),
            frame(look, name, 1, 1, CARD - 2, TALL - 2, 9, 4.5),
        )
    ]


def effect(look: Look, name: str) -> Element:
    """An event is played for its effect, or without it as a pass."""
    spoken = look.words(f"label-{name}")
    lines = in_two(spoken)
    sparks = bolt(21, 28, 0.66)
    drawn = sparks if name == "use" else g[g(opacity=".5")[sparks], crossed(21, 28, 12)]
    return canvas(118, 56, class_="effect ready" if name in (*look.live, *look.picked) else "effect")[
        mark(
            look, name, spoken,
            rect(
                x="1.5", y="1.5", width="115", height="53", rx="10", fill=BONE, stroke=DEEP, stroke_width="2"
            ),
            drawn,
            [
                fitted(line, 77, 34 + (place - (len(lines) - 1) / 2) * 18, 74, 18)
                for place, line in enumerate(lines)
            ],
            frame(look, name, 1.5, 1.5, 115, 53, 10),
        )
    ]
