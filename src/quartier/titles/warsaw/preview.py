"""What a choice would be worth now, and at the end as the map stands."""

from __future__ import annotations

import msgspec

from quartier.core.phrase import Phrase, phrase
from quartier.titles.warsaw.building import finish, task_points, tasks_met
from quartier.titles.warsaw.codes import (
    BUILD,
    FOUND,
    LAY,
    SEND_TO,
    TAKE,
)
from quartier.titles.warsaw.moves import TaskTold
from quartier.titles.warsaw.pieces import CONCRETE, FUNDS, INDUSTRY, NORM_OBJECTS, RUBBLE
from quartier.titles.warsaw.planning import does_nothing, found
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.scoring import around_points, have, objects_counted, points_so_far
from quartier.titles.warsaw.sight import members
from quartier.titles.warsaw.state import NORM_CARDS, SITES
from quartier.titles.warsaw.telling import task_told


class Worth:
    """A game before and after a choice, a foundation being counted as if it were finished."""

    def __init__(self, game: Warsaw, seat: int, code: int) -> None:
        self.game = game
        self.seat = seat
        self.after = game.copy()
        self.hex: int | None = None
        if FOUND <= code < BUILD:
            self.card, self.hex = (code - FOUND) >> 6, (code - FOUND) & 63
            found(self.after, seat, self.card, self.hex)
            finish(self.after, seat, self.hex, None)
        elif BUILD <= code < LAY:
            self.hex = (code - BUILD) >> 3
            self.card = int(game.card_on(self.hex))
            finish(self.after, seat, self.hex, None)
        else:
            self.after.play(seat, code)
        self.now = int(points_so_far(self.after, seat) - points_so_far(game, seat))
        self.around = int(around_points(self.after, seat) - around_points(game, seat))


def counts(code: int) -> bool:
    """Whether a choice is worth points: foundations, buildings, metro, bridges."""
    return code >= FOUND


def worth(game: Warsaw, seat: int, code: int) -> str:
    """`4`, or `4→6` when it would bring more at the end."""
    if not counts(code):
        return ""
    found = Worth(game, seat, code)
    if found.around == 0:
        return f"+{found.now}"
    return f"{found.now}→{found.now + found.around}"


def preview(game: Warsaw, seat: int, code: int) -> list[Phrase]:
    if SEND_TO <= code < TAKE:
        return field_lines(game, seat, code - SEND_TO)
    if not counts(code):
        return []
    found = Worth(game, seat, code)
    lines = building_lines(found, found.hex) if found.hex is not None else []
    if found.hex is None:
        lines.append(phrase("preview-now", points=found.now))
    if found.around:
        lines.append(phrase("preview-around", points=found.around))
    lines += norm_lines(found)
    lines.append(phrase("preview-end", now=found.now, total=found.now + found.around))
    return lines


def building_lines(found: Worth, hex: int) -> list[Phrase]:
    """The points of the building itself, and the tasks it completes."""
    game, seat = found.game, found.seat
    met = members(tasks_met(game, found.card, hex))
    points = found.now - sum(int(task_points(game, seat, task)) for task in met)
    lines = [phrase("preview-now", points=points)]
    if game.pieces.type[found.card] == INDUSTRY:
        unbuilt = len(members(game.bordering(hex) & ~game.built))
        lines = [phrase("preview-industry", points=points, open=unbuilt)]
    for task in met:
        told = msgspec.convert(task_told(game.pieces, task), TaskTold)
        lines.append(phrase("preview-task", task=told.phrase(), points=int(task_points(game, seat, task))))
    return lines


def norm_lines(found: Worth) -> list[Phrase]:
    """How much of one's norm would be there, if it becomes more."""
    before, after = (objects_there(game, found.seat) for game in (found.game, found.after))
    if after == before:
        return []
    return [phrase("preview-norm", have=after, need=int(objects_counted(found.game)))]


def objects_there(game: Warsaw, seat: int) -> int:
    """How many of the different objects of its norm a seat has."""
    [norm] = members(game.of(seat, NORM_CARDS))
    objects = game.pieces.norm_objects[norm * NORM_OBJECTS : norm * NORM_OBJECTS + objects_counted(game)]
    return sum(have(game, seat, kind) > 0 for kind in objects)


def field_lines(game: Warsaw, seat: int, field: int) -> list[Phrase]:
    """What of a field's resources would be lost."""
    given = game.pieces.field_list[field]
    lost = sum(
        max(0, int(count - game.room(seat, kind)))
        for kind, count in ((RUBBLE, given.rubble), (CONCRETE, given.concrete), (FUNDS, given.funds))
    )
    return [phrase("preview-field-lost", count=lost)] if lost else []


def warning(game: Warsaw, seat: int, code: int) -> Phrase | None:
    if SEND_TO <= code < TAKE and does_nothing(game, seat, code - SEND_TO):
        return phrase("warning-nothing")
    if FOUND <= code < BUILD:
        engineers = int(game.pieces.numbers.engineers[int(game.seats)])
        if len(members(game.of(seat, SITES))) + 1 == engineers:
            return phrase("warning-last-engineer")
    return None
