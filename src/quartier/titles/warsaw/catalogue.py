"""All the cards there are, for the rules page, drawn as at the table."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element

from quartier.core.look import Look
from quartier.draw.svg import canvas
from quartier.titles.warsaw import posters
from quartier.titles.warsaw.names import FUNCTIONS, OBJECTS, TASK_OBJECTS, TYPES, ZONES
from quartier.titles.warsaw.pieces import Pieces


def all_projects(pieces: Pieces, stage: int, look: Look) -> Iterator[Element]:
    for card in pieces.card_list:
        if card.stage == stage:
            kind = TYPES[card.type]
            yield canvas(posters.WIDTH, posters.HEIGHT)[
                posters.poster(
                    kind, card.name, card.year, posters.printed_points(kind, card.points), ZONES[card.zone],
                    look.words(f"function-{FUNCTIONS[card.function]}"), "I" * stage,
                )
            ]


def all_tasks(pieces: Pieces, look: Look) -> Iterator[Element]:
    for task in pieces.task_list:
        build, beside = TASK_OBJECTS[task.build], TYPES[task.beside]
        words = look.words("label-task", build=build, beside=beside)
        yield canvas(posters.TASK_WIDTH, posters.TASK_HEIGHT)[
            posters.task_card(build, beside, task.points, words)
        ]


def all_norms(pieces: Pieces) -> Iterator[Element]:
    for norm in pieces.norm_list:
        signs = [posters.any_sign(OBJECTS[one]) for one in norm.objects]
        yield canvas(200, 60)[posters.norm_card(signs, (), ignored=len(signs) - 1)]
