"""Whole games kept as records, each for what happens in it.

`python -m tests.titles.blueprints.stories` plays them anew: needed when a rule was wrong, which also makes
the edition's `rules` go up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from quartier.bots import STREAMS, ask, find_bot
from quartier.core.luck import Luck
from quartier.record import Record, seed_number, start_record
from quartier.titles.blueprints.title import TITLE
from quartier.titles.blueprints.view import View

FOLDER = Path(__file__).with_name("stories")


@dataclass(frozen=True)
class Story:
    name: str
    bots: tuple[str, ...]
    options: dict[str, str]
    happens: Callable[[View], bool]
    """What a spectator sees in the end, and the story is kept for."""


def ties(view: View) -> set[tuple[str, str]]:
    return {(tie.over, tie.by) for one in view.rounds for tie in one.ties}


def ends(view: View) -> set[str]:
    assert view.end is not None
    return {tie.by for tie in view.end.ties if view.end.ranking[tie.seats[0]] == 1}


def prizes(view: View) -> set[int]:
    return {prize for one in view.rounds for sheet in one.sheets for prize in sheet.prizes}


GREEDY2, GREEDY3, GREEDY4 = ("greedy",) * 2, ("greedy",) * 3, ("greedy",) * 4
STRICT = {"unplaceable": "strict", "first": "first-seat"}

STORIES = (
    Story("two-greedy", GREEDY2, {}, lambda view: len(prizes(view)) >= 2),
    Story("three-shared", ("random",) * 3, {}, lambda view: "shared" in ends(view)),
    Story("two-by-prizes", GREEDY2, {}, lambda view: "prizes" in ends(view)),
    Story("three-by-gold", GREEDY3, {}, lambda view: "gold" in ends(view)),
    Story("three-strict", ("random",) * 3, STRICT, lambda view: view.end is not None),
    Story("four-every-prize", GREEDY4, {}, lambda view: len(prizes(view)) == 4),
    Story("four-tied-to-the-turn", GREEDY4, {}, lambda view: ("bronze", "later") in ties(view)),
    Story(
        "four-second-in-demand", ("greedy", "random", "greedy", "random"), {},
        lambda view: ("gold", "second") in ties(view),
    ),
    Story("three-prize-tie", GREEDY3, {}, lambda view: ("integrity", "second") in ties(view)),
    Story("four-random", ("random",) * 4, {}, lambda view: ("first-player", "first") in ties(view)),
)


def play(story: Story, seed: str) -> tuple[Record, View]:
    options = TITLE.checked_options(story.options)
    record = start_record(TITLE, TITLE.edition, len(story.bots), options, seed)
    game = TITLE.deal(TITLE.edition, len(story.bots), options, seed_number(seed))
    luck = Luck(seed_number(f"bots {seed}"), STREAMS)
    while game.owed():
        seat = int(game.active)
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
