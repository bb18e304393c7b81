"""Kept games replay to the same digests, compiled and interpreted, and still tell their story."""

from __future__ import annotations

import pytest

from quartier.record import read_records, replay, seed_number, verify
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise import referee
from tests.titles.skyrise.stories import FOLDER, STORIES, Story


@pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
def test_a_kept_game(story: Story) -> None:
    [(_, record)] = read_records(FOLDER / f"{story.name}.jsonl")
    assert (record.seats, record.options) == (len(story.bots), TITLE.checked_options(story.options))
    game = verify(record)
    assert isinstance(game, Skyrise)
    referee.check_truth(TITLE.truth(game))
    told = TITLE.deal(TITLE.edition, record.seats, record.options, seed_number(record.seed), tell=True)
    for step in replay(record):
        told.play(step.seat, step.choice.code)
    assert told.digest() == game.digest()
    assert story.happens(told.told or [])


def test_every_kept_game_has_its_story() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == {story.name for story in STORIES}
