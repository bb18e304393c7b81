"""The same games in a process of its own: `python -m tests.conformance.interpreted TITLE PLAYS`."""

from __future__ import annotations

import json
import sys

import quartier
from quartier.titles import AnyTitle, all_titles
from tests.conformance.laws.recording import record_of
from tests.conformance.plays import Scene, some_plays
from tests.market.title import TITLE as MARKET


def tale(title: AnyTitle, plays: int) -> list[str]:
    """Every move and digest of some games, and what each seat would imagine at one moment of them."""
    told = []
    for play in some_plays(title, plays):
        scene = Scene(title, play)
        told.append(record_of(scene, len(scene.line)).line().decode())
        game = scene.now()
        told.append(" ".join(
            f"{game.imagine(seat, scene.luck()).digest():016x}" for seat in range(play.seats)
        ))
    return told


if __name__ == "__main__":
    titles = {**all_titles(), MARKET.key: MARKET}
    told = tale(titles[sys.argv[1]], int(sys.argv[2]))
    print(json.dumps({"compiled": quartier.compiled(), "tale": told}))
