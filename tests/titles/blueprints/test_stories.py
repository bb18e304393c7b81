"""Kept games replay to the same digests, compiled and interpreted, and still tell their story."""

from __future__ import annotations

import pytest

from quartier.record import read_records, verify
from quartier.titles.blueprints.rules import Blueprints
from quartier.titles.blueprints.title import TITLE
from tests.titles.blueprints import referee
from tests.titles.blueprints.stories import FOLDER, STORIES, Story


@pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
def test_a_kept_game(story: Story) -> None:
    [(_, record)] = read_records(FOLDER / f"{story.name}.jsonl")
    assert (record.seats, record.options) == (len(story.bots), TITLE.checked_options(story.options))
    game = verify(record)
    assert isinstance(game, Blueprints)
    assert story.happens(TITLE.view(game, None))
    referee.check_truth(TITLE.truth(game))


def test_every_kept_game_has_its_story() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == {story.name for story in STORIES}
