"""Games of former days, kept in `games/`: they replay to the last digest, or the rules' version has to go up.

One is added by `quartier simulate TITLE --records tests/record/games/FILE.jsonl`, never changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from quartier.record import Record, read_records, verify
from quartier.titles import find_title

KEPT = [
    pytest.param(record, id=f"{file.stem}-{line}")
    for file in sorted((Path(__file__).parent / "games").glob("*.jsonl"))
    for line, record in read_records(file)
]


@pytest.mark.parametrize("record", KEPT)
def test_a_kept_game_replays(record: Record) -> None:
    if record.rules != find_title(record.title).edition.rules:
        assert record.rules < find_title(record.title).edition.rules, "a record of rules to come"
        return
    assert verify(record).owed() == 0
