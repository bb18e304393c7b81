"""The table as one reader sees it, panel by panel."""

from __future__ import annotations

from typing import Final

from htpy import Element, div

from quartier.core.look import Look, Panel
from quartier.core.phrase import phrase
from quartier.draw.svg import canvas, frame, mark, piece
from quartier.draw.text import drawn_once
from quartier.titles.warsaw import margins, offices, own, posters
from quartier.titles.warsaw.atlas import atlas
from quartier.titles.warsaw.view import FieldView, TaskView, View


def panels(view: View, look: Look) -> list[Panel]:
    drawn = [
        Panel("map", phrase("label-map"), atlas(view, look)),
        Panel("fields", phrase("label-fields"), fields(view, look)),
    ]
    if view.tasks:
        drawn.append(Panel("tasks", phrase("label-tasks"), tasks(view, look)))
    if view.seat is not None:
        drawn += own.panels(view, look, view.seat)
    totals = view.end.scores if view.end else tuple(sum(player.points) for player in view.players)
    drawn.append(Panel("track", phrase("label-track"), score_track(totals, look.words("label-track"))))
    return drawn


@drawn_once
def score_track(totals: tuple[int, ...], about: str) -> Element:
    return canvas(margins.TRACK * margins.STEP + 10, 60, class_="track")[margins.track(totals, about)]


# the action board


def fields(view: View, look: Look) -> Element:
    return div(class_="row offices")[[field(one, look) for one in view.fields]]


GAINS: Final = ("draw", "look", "clear", "rubble", "concrete", "funds", "marker")
SIGNS_OF_GAINS: Final = {"draw": "project", "funds": "fund", "marker": "first"}


def field(one: FieldView, look: Look) -> Element:
    name = f"field-{one.key}"
    gains = tuple(
        (SIGNS_OF_GAINS.get(gain, gain), 1 if gain == "look" else int(getattr(one, gain)))
        for gain in GAINS if getattr(one, gain)
    )
    title = look.words(name)
    says = look.words("label-field", name=title, gains=gains_in_words(one, look))
    sent = tuple(
        (seat, f"engineer-{seat}-{one.key}-{one.engineers[:place].count(seat)}")
        for place, seat in enumerate(one.engineers)
    )
    return canvas(offices.WIDTH, offices.HEIGHT, class_="office")[
        mark(
            look, name, says, offices.office(title, gains, not one.limited, sent),
            frame(look, name, 2.5, 2.5, offices.WIDTH - 5, offices.HEIGHT - 5, 8),
        )
    ]


def gains_in_words(one: FieldView, look: Look) -> str:
    """What the field gives, for whoever cannot see its signs."""
    return ", ".join(
        look.words(f"gain-{gain}", count=int(getattr(one, gain))) for gain in GAINS if getattr(one, gain)
    )


def tasks(view: View, look: Look) -> Element:
    return div(class_="row tasks")[[task(one, look) for one in view.tasks]]


def task(one: TaskView, look: Look) -> Element:
    name = f"task-{one.key.lower()}"
    words = look.words("label-task", build=one.build, beside=one.beside)
    says = look.words("label-task-worth", task=words, points=one.points)
    return canvas(posters.TASK_WIDTH, posters.TASK_HEIGHT, class_="task")[
        mark(
            look, name, says,
            piece(f"task-{one.key}", posters.task_card(one.build, one.beside, one.points, words)),
            frame(look, name, 2.5, 2.5, posters.TASK_WIDTH - 5, posters.TASK_HEIGHT - 5, 8),
        )
    ]
