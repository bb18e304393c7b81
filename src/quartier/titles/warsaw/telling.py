"""What events hold of the pieces they tell of: keys and what is printed, so that a log needs no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quartier.core.bits import bit
from quartier.titles.warsaw.names import FUNCTIONS, OBJECTS, TASK_OBJECTS, TYPES, hex_name
from quartier.titles.warsaw.pieces import Pieces

if TYPE_CHECKING:
    from mypy_extensions import i64

Data = dict[str, object]


def card_told(pieces: Pieces, card: i64) -> Data:
    printed = pieces.card_list[int(card)]
    return {"key": printed.key, "name": printed.name, "function": FUNCTIONS[printed.function]}


def cards_told(pieces: Pieces, cards: i64) -> list[Data]:
    return [card_told(pieces, card) for card in range(len(pieces.card_list)) if cards & bit(card)]


def hex_told(pieces: Pieces, hex: i64) -> Data:
    return {"key": hex_name(int(hex)), "name": pieces.districts[int(hex)]}


def task_told(pieces: Pieces, task: i64) -> Data:
    printed = pieces.task_list[int(task)]
    return {
        "key": printed.key, "build": TASK_OBJECTS[printed.build], "beside": TYPES[printed.beside],
        "points": printed.points,
    }


def tasks_told(pieces: Pieces, tasks: i64) -> list[Data]:
    return [task_told(pieces, task) for task in range(len(pieces.task_list)) if tasks & bit(task)]


def norms_told(pieces: Pieces, norms: i64, objects: i64) -> list[Data]:
    return [
        {"key": norm.key, "objects": [OBJECTS[one] for one in norm.objects[: int(objects)]]}
        for place, norm in enumerate(pieces.norm_list) if norms & bit(place)
    ]
