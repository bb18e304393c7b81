"""Whole games kept as records, each for what happens in it.

`python -m tests.titles.skyrise.stories` plays them anew: needed when a rule was wrong, which also makes
the edition's `rules` go up.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from quartier.bots import STREAMS, ask, find_bot
from quartier.core.bits import lowest_bit
from quartier.core.event import Event
from quartier.core.luck import Luck
from quartier.record import Record, seed_number, start_record
from quartier.titles.skyrise.names import WONDERS
from quartier.titles.skyrise.title import TITLE

FOLDER = Path(__file__).with_name("stories")
Tale = list[Event]


@dataclass(frozen=True)
class Story:
    name: str
    bots: tuple[str, ...]
    options: dict[str, str]
    happens: Callable[[Tale], bool]
    """In all that was told of the game, and the story is kept for."""


def has(tale: Tale, kind: str, **data: object) -> bool:
    return any(
        event.kind == kind and all(event.open.get(name) == value for name, value in data.items())
        for event in tale
    )


def effect(tale: Tale, card: str, least: int = 1) -> bool:
    """This wonder brought at least so much."""
    number = WONDERS.index(card) + 1
    return any(
        event.kind == "effect" and event.open["card"] == number and int(str(event.open["points"])) >= least
        for event in tale
    )


def decided_by_the_last_structure(tale: Tale) -> bool:
    scores, ranking = tale[-1].open["scores"], tale[-1].open["ranking"]
    assert isinstance(scores, list)
    assert isinstance(ranking, list)
    best = scores[ranking.index(1)]
    return scores.count(best) > 1


GREEDY2, GREEDY3, GREEDY4 = ("greedy",) * 2, ("greedy",) * 3, ("greedy",) * 4
RANDOM2, RANDOM3, RANDOM4 = ("random",) * 2, ("random",) * 3, ("random",) * 4

STORIES = (
    Story("two-greedy", GREEDY2, {}, lambda tale: effect(tale, "baron", 8)),
    Story("three-greedy", GREEDY3, {}, lambda tale: effect(tale, "kahn", 10)),
    Story("four-greedy", GREEDY4, {}, lambda tale: effect(tale, "summit", 10)),
    Story("two-the-hammer-answers", RANDOM2, {}, lambda tale: has(tale, "outbid")),
    Story("four-the-hammer-answers", RANDOM4, {}, lambda tale: has(tale, "outbid")),
    Story("three-enclosed", RANDOM3, {}, lambda tale: has(tale, "build", why="enclosed")),
    Story("four-wild-and-vault", RANDOM4, {}, lambda tale: has(tale, "vault") and has(tale, "wild")),
    Story("two-vault-refused", RANDOM2, {}, lambda tale: has(tale, "no-disc")),
    Story("three-surplus", ("greedy", "random", "greedy"), {}, lambda tale: has(tale, "surplus")),
    Story(
        "four-olmsted-own", RANDOM4, {"olmsted": "own"},
        lambda tale: effect(tale, "olmsted", 2) and effect(tale, "niemeyer", 10),
    ),
    Story("two-a-tie", RANDOM2, {}, decided_by_the_last_structure),
    Story("four-a-tie", RANDOM4, {}, decided_by_the_last_structure),
)


def play(story: Story, seed: str) -> tuple[Record, Tale]:
    options = TITLE.checked_options(story.options)
    record = start_record(TITLE, TITLE.edition, len(story.bots), options, seed)
    game = TITLE.deal(TITLE.edition, len(story.bots), options, seed_number(seed), tell=True)
    luck = Luck(seed_number(f"bots {seed}"), STREAMS)
    while owed := game.owed():
        seat = int(lowest_bit(owed))
        code = ask(find_bot(story.bots[seat]), TITLE, game, seat, luck)
        notation = TITLE.describe(game, seat, code).notation
        game.play(seat, code)
        record.add(seat, notation, game)
    record.close(game)
    return record, game.told or []


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for story in STORIES:
        number = 1
        record, tale = play(story, f"{story.name} {number}")
        while not story.happens(tale):
            number += 1
            record, tale = play(story, f"{story.name} {number}")
        (FOLDER / f"{story.name}.jsonl").write_bytes(record.line())
        print(story.name, number)


if __name__ == "__main__":
    main()
