"""What is printed beside the map: rounds, what neighbours are worth, decks, bridges left."""

from __future__ import annotations

from typing import Final

from htpy import Element, Node, circle, g, path, polygon, rect

from quartier.core.look import Look, Speaker
from quartier.draw.palette import OWNERS, PAPER, RED
from quartier.draw.svg import at, label, number, piece
from quartier.draw.text import drawn_once
from quartier.titles.warsaw.offices import project_back
from quartier.titles.warsaw.posters import bridge_sign, metro_sign
from quartier.titles.warsaw.silhouettes import hexagon, sign
from quartier.titles.warsaw.view import View

RIGHT: Final = 664.0


def margins(view: View, look: Look) -> Element:
    return g(".margins")[
        rounds(view.round, view.rounds, look.words("label-rounds")),
        legend(look.words("label-legend")),
        compass(),
        decks(view.projects_left, view.tasks_left, view.bridges_left, look.words),
    ]


@drawn_once
def rounds(now: int, last: int, about: str) -> Element:
    """The two stages, and the marker on the round that is played."""
    drawn: list[Node] = []
    for stage, numbers in enumerate((range(1, 5), range(5, last + 1))):
        y = 26 + stage * 40
        drawn.append(label("I" * (stage + 1), 16, y + 7, 20.5, weight=650))
        for place, number_ in enumerate(numbers):
            x = 50 + place * 36
            past = number_ < now
            drawn.append(
                circle(
                    cx=number(x), cy=number(y), r="15", fill="currentColor" if past else "none",
                    fill_opacity=".22" if past else None, stroke="currentColor", stroke_width="1.4",
                )
            )
            if number_ == now:
                drawn.append(
                    piece(
                        "round", circle(r="17", fill=RED, stroke="currentColor", stroke_width="1.6"), x=x, y=y
                    )
                )
            ink = "#FFFFFF" if number_ == now else "currentColor"
            drawn.append(label(str(number_), x, y + 7, 20.5, weight=650, fill=ink))
    return g(role="img", aria_label=f"{about}: {now}/{last}")[drawn]


@drawn_once
def legend(about: str) -> Element:
    """Which type likes which neighbour, and the metro that everybody likes."""
    return g(role="img", aria_label=about)[
        likes(6, 594, "services", sign("housing")),
        likes(6, 632, "housing", sign("services"), sign("transport")),
        likes(6, 667, "public", sign("culture")), likes(100, 667, "culture", sign("public")),
        likes(6, 702, "industry", vacant()),
        g(at(116, 702))[label("+1", 8, 18, 20, weight=650), g(at(25, 0))[metro_sign()]],
    ]


def likes(x: float, y: float, kind: str, *liked: Node) -> Element:
    return g(at(x, y))[
        sign(kind), label("+1", 37, 18, 20, weight=650),
        [g(at(53 + place * 26, 0))[one] for place, one in enumerate(liked)],
    ]


def vacant() -> Element:
    """A space where nothing is built."""
    return polygon(
        points=hexagon(11), transform="translate(11 11)", fill="none", stroke="currentColor",
        stroke_width="1.6", stroke_dasharray="3 2.4",
    )


@drawn_once
def compass() -> Element:
    return g(transform=f"translate({number(RIGHT - 30)} 46)", role="presentation")[
        circle(r="25", fill="none", stroke="currentColor", stroke_opacity=".45", stroke_width="1.2"),
        path(d="M0 -33L6 0L0 33L-6 0Z", fill=PAPER, stroke="currentColor", stroke_width="1.3"),
        path(d="M0 -33L6 0H-6Z", fill=RED, stroke="currentColor", stroke_width="1.3"),
    ]


@drawn_once
def decks(projects: int, tasks: int, bridges: int, words: Speaker) -> Element:
    """What is left to draw: projects, tasks, bridges."""
    rows: list[tuple[Node, int, str]] = [
        (g(transform="translate(12 26) scale(1.05)")[project_back()], projects, "label-projects-left"),
        (g(transform="scale(1.1)")[task_back()], tasks, "label-tasks-left"),
        (g(transform="translate(0 1) scale(1.1)")[bridge_sign()], bridges, "label-bridges-left"),
    ]
    return g[
        [
            g(at(RIGHT - 66, 628 + place * 35), role="img", aria_label=words(about, count=count))[
                drawn, label(str(count), 62, 20, 20, weight=650, anchor="end")
            ]
            for place, (drawn, count, about) in enumerate(rows)
        ]
    ]


def task_back() -> Element:
    return g[
        rect(x="1", y="2", width="22", height="18", rx="2.5", fill="#B5651D", stroke="currentColor",
             stroke_width="1.3"),
        g(at(9, 12))[polygon(points=hexagon(5), fill="none", stroke=PAPER, stroke_width="1.3")],
        g(at(16.5, 9))[polygon(points=hexagon(5), fill=PAPER)],
    ]


# the points so far

TRACK: Final = 100
STEP: Final = 9.4


@drawn_once
def track(totals: tuple[int, ...], about: str) -> Element:
    """The markers on the score track; past its end they begin anew, one lap ahead."""
    ticks = "".join(f"M{number(10 + place * STEP)} 40v9" for place in range(0, TRACK, 5) if place % 10)
    drawn: list[Node] = [
        rect(
            y="32", width=number(TRACK * STEP + 10), height="26", rx="6", fill="currentColor",
            fill_opacity=".1",
        ),
        path(d=ticks, stroke="currentColor", stroke_opacity=".4"),
        [label(str(place), 10 + place * STEP, 51, 15) for place in range(0, TRACK, 10)],
    ]
    stacked: dict[int, int] = {}
    for seat in sorted(range(len(totals)), key=totals.__getitem__):
        where = max(totals[seat], 0) % TRACK
        level = stacked[where] = stacked.get(where, -1) + 1
        drawn.append(
            piece(
                f"marker-{seat}",
                path(
                    d="M-9 0L0 11L9 0V-13H-9Z", fill=OWNERS[seat].front, stroke="currentColor",
                    stroke_width="1.3",
                ),
                x=10 + where * STEP, y=27 - level * 9,
            )
        )
    return g(role="img", aria_label=about)[drawn]

