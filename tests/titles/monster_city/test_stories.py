"""Kept games replay to the same digests, compiled and interpreted, and still tell their story."""

from __future__ import annotations

from typing import Any

import pytest

from quartier.record import read_records, replay, seed_number, verify
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.title import TITLE
from tests.titles.monster_city.referee import Referee
from tests.titles.monster_city.stories import FOLDER, STORIES, Story, moves_of


@pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
def test_a_kept_game(story: Story) -> None:
    [(_, record)] = read_records(FOLDER / f"{story.name}.jsonl")
    assert (record.seats, record.options) == (len(story.bots), TITLE.checked_options(story.options))
    game = verify(record)
    assert isinstance(game, MonsterCity)
    assert story.happens(TITLE.view(game, None), moves_of(record))
    start: Any = TITLE.truth(
        TITLE.deal(TITLE.edition, record.seats, record.options, seed_number(record.seed))
    )
    referee = Referee(start, record.options["mode"] == "events")
    for step in replay(record):
        after: Any = TITLE.truth(step.game)  # type: ignore[arg-type]
        referee.move(step.seat, step.choice.notation, after)


def test_every_kept_game_has_its_story() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == {story.name for story in STORIES}
