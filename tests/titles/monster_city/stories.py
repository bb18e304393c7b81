"""Whole games kept as records, each for what happens in it.

`python -m tests.titles.monster_city.stories` plays them anew: needed when a rule was wrong, which also makes
the edition's `rules` go up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from quartier.bots import STREAMS, ask, find_bot
from quartier.core.bits import lowest_bit
from quartier.core.luck import Luck
from quartier.record import Record, seed_number, start_record
from quartier.titles.monster_city.title import TITLE
from quartier.titles.monster_city.view import View

FOLDER = Path(__file__).with_name("stories")


@dataclass(frozen=True)
class Story:
    name: str
    bots: tuple[str, ...]
    options: dict[str, str]
    happens: Callable[[View, list[str]], bool]
    """What a spectator sees in the end and what was played, and the story is kept for."""


def places(view: View) -> list[int]:
    assert view.end is not None
    return list(view.end.ranking)


def level(view: View) -> bool:
    """Two have the most points, and one of them more buildings."""
    assert view.end is not None
    return sorted(view.end.scores)[-1] == sorted(view.end.scores)[-2] and places(view).count(1) == 1


def every_event(moves: list[str]) -> bool:
    used = {move.split()[0] for move in moves if not move.endswith("without")}
    return {"coward", "rejected-project", "rebuild", "counter-attack", "detour", "grant"} <= used


EVENTS = {"mode": "events"}
GREEDY3, GREEDY4, RANDOM3, RANDOM5 = ("greedy",) * 3, ("greedy",) * 4, ("random",) * 3, ("random",) * 5

STORIES = (
    Story("three-greedy", GREEDY3, {}, lambda view, moves: max(view.end.scores if view.end else ()) > 60),
    Story("three-shared", RANDOM3, {}, lambda view, moves: places(view).count(1) == 2),
    Story("three-by-buildings", RANDOM3, {}, lambda view, moves: level(view)),
    Story("four-greedy-events", GREEDY4, EVENTS, lambda view, moves: "rebuild" in " ".join(moves)),
    Story("five-every-event", RANDOM5, EVENTS, lambda view, moves: every_event(moves)),
    Story(
        "five-when-needed", RANDOM5, {**EVENTS, "reshuffle": "when-needed", "first": "first-seat"},
        lambda view, moves: view.monster_stack == 0 or view.event_stack == 0,
    ),
    Story(
        "four-mixed", ("greedy", "random", "greedy", "random"), {"first": "first-seat"},
        lambda view, moves: places(view)[1] < places(view)[0],
    ),
    Story(
        "five-empty-city", RANDOM5, {},
        lambda view, moves: any(not one.city for page in view.scorings for one in page),
    ),
    Story(
        "four-stop-unused", ("greedy",) * 4, {},
        lambda view, moves: any(player.stop for player in view.players),
    ),
)


def play(story: Story, seed: str) -> tuple[Record, View]:
    options = TITLE.checked_options(story.options)
    record = start_record(TITLE, TITLE.edition, len(story.bots), options, seed)
    game = TITLE.deal(TITLE.edition, len(story.bots), options, seed_number(seed))
    luck = Luck(seed_number(f"bots {seed}"), STREAMS)
    while game.owed():
        seat = int(lowest_bit(game.owed()))
        code = ask(find_bot(story.bots[seat]), TITLE, game, seat, luck)
        notation = TITLE.describe(game, seat, code).notation
        game.play(seat, code)
        record.add(seat, notation, game)
    record.close(game)
    return record, TITLE.view(game, None)


def moves_of(record: Record) -> list[str]:
    return [notation for _, notation in record.moves]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for story in STORIES:
        number = 1
        record, view = play(story, f"{story.name} {number}")
        while not story.happens(view, moves_of(record)):
            number += 1
            record, view = play(story, f"{story.name} {number}")
        (FOLDER / f"{story.name}.jsonl").write_bytes(record.line())
        print(story.name, number)


if __name__ == "__main__":
    main()
