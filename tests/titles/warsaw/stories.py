"""Whole games kept as records, each for what happens in it.

`python -m tests.titles.warsaw.stories` plays them anew: needed when a rule was wrong, which also makes
the edition's `rules` go up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from quartier.bots import STREAMS, ask, find_bot
from quartier.core.bits import take_bit
from quartier.core.luck import Luck
from quartier.record import Record, seed_number, start_record
from quartier.titles.warsaw.title import TITLE
from quartier.titles.warsaw.view import EndView, View

FOLDER = Path(__file__).with_name("stories")


@dataclass(frozen=True)
class Story:
    name: str
    bots: tuple[str, ...]
    options: dict[str, str]
    happens: Callable[[View], bool]
    """What a spectator sees in the end, and the story is kept for."""


def end(view: View) -> EndView:
    assert view.end is not None
    return view.end


def functions_used(view: View) -> set[str]:
    return {one.project.function for player in view.players for one in player.built if one.used}


def historic_owners(view: View) -> int:
    """Historic spaces with another building than their own."""
    return sum(bool(hex.historic and hex.built and hex.project != hex.historic) for hex in view.hexes)


def greedy(seats: int) -> tuple[str, ...]:
    return ("greedy",) * seats


def random(seats: int) -> tuple[str, ...]:
    return ("random",) * seats


def mixed(seats: int) -> tuple[str, ...]:
    return ("greedy", "random", "greedy", "random", "greedy")[:seats]


OPEN = {"river-blocks": "no", "first-player": "clockwise", "abandon-foundation": "yes", "start-projects": "2"}

STORIES = (
    Story("two-unofficial", greedy(2), {}, lambda view: view.unofficial),
    Story(
        "three-last-space", greedy(3), {"start-projects": "2"},
        lambda view: all(hex.built for hex in view.hexes),
    ),
    Story("three-seven-rounds", mixed(3), {"rounds": "7"}, lambda view: view.rounds == 7),
    Story("four-full-map", greedy(4), {}, lambda view: all(hex.built for hex in view.hexes)),
    Story("four-ends-early", greedy(4), {"start-projects": "2"}, lambda view: view.round < 8),
    Story(
        "four-tunnel-and-branch", greedy(4), {},
        lambda view: bool(view.tunnel) and any(segment.line == 2 for segment in view.segments),
    ),
    Story("four-by-buildings", mixed(4), {}, lambda view: end(view).by == "buildings"),
    Story("four-shared", random(4), {}, lambda view: end(view).by == "shared"),
    Story(
        "four-replies", greedy(4), {},
        lambda view: {"wspolzaw", "rozdzielnik"} <= functions_used(view),
    ),
    Story("five-historic-open", greedy(5), {}, lambda view: historic_owners(view) >= 2),
    Story("five-two-norm-sets", greedy(5), {}, lambda view: any(one.sets >= 2 for one in end(view).sheets)),
    Story("five-every-switch", mixed(5), {**OPEN, "rounds": "7"}, lambda view: view.rounds == 7),
    Story("five-random", random(5), {}, lambda view: len(view.segments) >= 12),
)


def play(story: Story, seed: str) -> tuple[Record, View]:
    options = TITLE.checked_options(story.options)
    record = start_record(TITLE, TITLE.edition, len(story.bots), options, seed)
    game = TITLE.deal(TITLE.edition, len(story.bots), options, seed_number(seed))
    luck = Luck(seed_number(f"bots {seed}"), STREAMS)
    while owed := game.owed():
        seat = int(take_bit(owed, 0))
        code = ask(find_bot(story.bots[seat]), TITLE, game, seat, luck)
        notation = TITLE.describe(game, seat, code).notation
        game.play(seat, code)
        record.add(seat, notation, game)
    record.close(game)
    return record, TITLE.view(game, None)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for story in STORIES:
        number = 1
        record, view = play(story, f"{story.name} {number}")
        while not story.happens(view):
            number += 1
            record, view = play(story, f"{story.name} {number}")
        (FOLDER / f"{story.name}.jsonl").write_bytes(record.line())
        print(story.name, number)


if __name__ == "__main__":
    main()
