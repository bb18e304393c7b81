"""The whole truth as plain data, pieces named as the rulebook names them."""

from __future__ import annotations

import msgspec

from quartier.titles.warsaw.sight import (
    asked,
    cards_view,
    end_view,
    norms_view,
    tasks_view,
    view_of,
)
from quartier.titles.warsaw.state import DISCARDED, HAND, NORM_CARDS, OVER, REJECTED, State
from quartier.titles.warsaw.view import BuiltView, EndView, HexView, PlayerView, SheetView

Data = dict[str, object]


def truth_of(game: State) -> Data:
    view = view_of(game, None)
    end = end_view(game) if game.phase == OVER else None
    return {
        "round": view.round,
        "stage": view.stage,
        "phase": view.phase,
        "asked": asked(game),
        "deciding": list(view.waiting),
        "turn": view.turn,
        "first": view.first,
        "turns_had": int(game.turns),
        "clearing": [view.clearing, game.optional],
        "engineer_sent": game.placed,
        "tasks_to_reply_to": int(game.completed),
        "replies": list(view.replies),
        "spaces": {hex.key: space for hex in view.hexes if (space := space_of(hex))},
        "metro": [
            {"between": segment.key, "owner": segment.owner, "line": segment.line}
            for segment in view.segments
        ],
        "tunnel": [vertex.key for vertex in view.tunnel],
        "tunnel_choices": [vertex.key for vertex in view.mouths],
        "bridges": {bridge.key: bridge.owner for bridge in view.bridges if bridge.owner is not None},
        "fields": {field.key: list(field.engineers) for field in view.fields if field.engineers},
        "tasks": [task.key for task in view.tasks],
        "task_deck": [task.key for task in tasks_view(game, game.task_deck)],
        "tasks_below": below(game),
        "tasks_gone": [task.key for task in tasks_view(game, game.tasks_boxed)],
        "deck": keys(game, game.deck),
        "thrown_away": keys(game, game.thrown),
        "gone": keys(game, game.boxed),
        "shown": keys(game, game.shown),
        "players": [player(game, seat, view.players[seat]) for seat in range(game.seats)],
        "result": None if end is None else result(end),
    }


def space_of(hex: HexView) -> Data:
    """What lies on a space, if anything."""
    found: Data = {"rubble": True} if hex.rubble else {}
    if hex.type:
        found |= {"type": hex.type, "project": hex.project, "owner": hex.owner, "built": hex.built}
        found |= {"earned": hex.earned}
    return found


def keys(game: State, cards: int) -> list[str]:
    return [card.key for card in cards_view(game, cards)]


def below(game: State) -> list[str]:
    """The tasks put under their deck, the next one first."""
    left, found = int(game.below), []
    while left:
        found.append(game.pieces.task_list[(left & 31) - 1].key)
        left >>= 5
    return found


def player(game: State, seat: int, open: PlayerView) -> Data:
    return {
        "rubble": open.rubble,
        "concrete": open.concrete,
        "funds": open.funds,
        "engineers": open.engineers,
        "passed": bool(game.passed >> seat & 1),
        "hand": keys(game, game.of(seat, HAND)),
        "discarded": keys(game, game.of(seat, DISCARDED)),
        "norms": [norm.key for norm in norms_view(game, game.of(seat, NORM_CARDS))],
        "rejected": [norm.key for norm in norms_view(game, game.of(seat, REJECTED))],
        "tiles": open.tiles,
        "metro_markers": open.markers,
        "under_construction": [project(one) for one in open.sites],
        "built": [project(one) for one in open.built],
        "tasks": [task.key for task in open.tasks],
        "points": dict(zip(("buildings", "tasks", "metro", "bridges"), open.points, strict=True)),
    }


def project(one: BuiltView) -> Data:
    return {"project": one.project.key, "space": one.hex, "used": one.used}


def result(end: EndView) -> Data:
    return {
        "points": list(end.scores),
        "places": list(end.ranking),
        "sheets": [sheet(one) for one in end.sheets],
    }


def sheet(one: SheetView) -> Data:
    items: Data = {name: value for name, value in msgspec.structs.asdict(one).items() if name != "hexes"}
    return {**items, "norm": one.norm.key, "have": list(one.have)}
