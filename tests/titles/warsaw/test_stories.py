"""Kept games replay to the same digests, compiled and interpreted, and still tell their story."""

from __future__ import annotations

import pytest

from quartier.record import Record, read_records, seed_number, verify
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.title import TITLE
from tests.titles.warsaw import referee
from tests.titles.warsaw.stories import FOLDER, STORIES, Story


def followed(record: Record) -> Warsaw:
    """The game of a record, told from the beginning."""
    game = TITLE.deal(TITLE.edition, record.seats, record.options, seed_number(record.seed), tell=True)
    for seat, notation in record.moves:
        game.play(seat, next(one.code for one in TITLE.menu(game, seat) if one.notation == notation))
    return game


@pytest.mark.parametrize("story", STORIES, ids=[story.name for story in STORIES])
def test_a_kept_game(story: Story) -> None:
    [(_, record)] = read_records(FOLDER / f"{story.name}.jsonl")
    assert (record.seats, record.options) == (len(story.bots), TITLE.checked_options(story.options))
    game = verify(record)
    assert isinstance(game, Warsaw)
    assert story.happens(TITLE.view(game, None))
    told = followed(record)
    assert told.digest() == game.digest()
    assert told.told is not None
    river_open = record.options["river-blocks"] == "no"
    referee.check_game(TITLE.truth(game), told.told, record.seats, river_open)


def test_every_kept_game_has_its_story() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == {story.name for story in STORIES}
