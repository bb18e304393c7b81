"""The whole truth as plain data, pieces named as the rulebook names them."""

from __future__ import annotations

from typing import Final

from quartier.titles.blueprints.names import MATERIALS, cell_name
from quartier.titles.blueprints.pieces import (
    CELLS,
    COLUMNS,
    ROUNDS,
    ROWS,
)
from quartier.titles.blueprints.rules import Blueprints
from quartier.titles.blueprints.ties import AWARD_NAMES
from quartier.titles.blueprints.view import (
    DieView,
    RoundView,
    SheetView,
    Towers,
    die_view,
    end_view,
    heights,
    points_now,
    round_view,
    taken_view,
    towers_view,
)

ITEM_NAMES: Final = (*MATERIALS, "plan")
PRIZES_AS_PRINTED: Final = ("skyscraper", "geometer", "structural-integrity", "materials")

Data = dict[str, object]


def truth_of(game: Blueprints) -> Data:
    seats = range(int(game.seats))
    end = end_view(game) if game.over else None
    return {
        "round": min(int(game.round) + 1, ROUNDS),
        "turn": int(game.lap) + 1,
        "over": game.over,
        "first": int(game.first),
        "active": None if game.over else int(game.active),
        "discarding": game.discarding,
        "in_demand": [MATERIALS[colour] for colour in game.demand],
        "bag": {name: int(game.bag >> 8 * colour & 255) for colour, name in enumerate(MATERIALS)},
        "pool": [die(die_view(one)) for one in game.pool[: game.pool_size]],
        "discarded": [die(die_view(one)) for one in game.discards],
        "plans_in_deck": [
            key for number, key in enumerate(game.pieces.plan_keys) if game.plans_left >> number & 1
        ],
        "players": [player(game, seat) for seat in seats],
        "rounds": [round_data(round_view(game, number)) for number in range(game.round)],
        "result": None if end is None else {"points": list(end.scores), "places": list(end.ranking)},
    }


def player(game: Blueprints, seat: int) -> Data:
    plan = game.plans[seat]
    return {
        "plan": plan_data(game.pieces.plan_keys[int(plan)], heights(game, plan)),
        "building": building(towers_view(game.towers, seat * CELLS)),
        "taken": [
            {"die": die(taken.die), "set_aside": taken.aside} for taken in taken_view(game, seat)
        ],
        "worth": worth(points_now(game, seat)),
        "awards": {
            name: int(game.awards[seat * len(AWARD_NAMES) + award]) for award, name in enumerate(AWARD_NAMES)
        },
        "prizes": int(game.prizes[seat]),
    }


def round_data(one: RoundView) -> Data:
    return {
        "round": one.number,
        "first": one.first,
        "in_demand": [MATERIALS[colour] for colour in one.demand],
        "players": [sheet(each) for each in one.sheets],
    }


def sheet(one: SheetView) -> Data:
    return {
        "plan": plan_data(one.plan_key, one.plan),
        "building": building(one.towers),
        "points": worth(one.points),
        "award": None if one.award is None else AWARD_NAMES[one.award],
        "prizes": [PRIZES_AS_PRINTED[prize] for prize in one.prizes],
    }


def die(one: DieView) -> str:
    return f"{MATERIALS[one.colour]} {one.face}"


def building(towers: Towers) -> Data:
    """Its dice by cell, from the ground up; cells without dice are left out."""
    return {cell_name(cell): [die(one) for one in tower] for cell, tower in enumerate(towers) if tower}


def plan_data(key: str, wanted: tuple[int, ...]) -> Data:
    cells = ["X" if height == 0 else str(height) for height in wanted]
    return {"card": key, "rows": ["".join(cells[row * COLUMNS : (row + 1) * COLUMNS]) for row in range(ROWS)]}


def worth(points: tuple[int, ...]) -> Data:
    return {**dict(zip(ITEM_NAMES, points, strict=True)), "total": sum(points)}
