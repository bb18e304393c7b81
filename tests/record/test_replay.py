"""Replay, verify and states; what is wrong with a record is in `tests/conformance/test_mangled.py`."""

from __future__ import annotations

from io import BytesIO

import msgspec
import pytest

from quartier.core.phrase import Mistake
from quartier.lab import simulate
from quartier.record import Record, commitment, deal, outcome, read_record, replay, states, verify
from tests.market.title import TITLE


@pytest.fixture
def record() -> Record:
    file = BytesIO()
    simulate(TITLE, 1, 3, ["random"], "replay", records=file)
    return read_record(file.getvalue())


def test_a_record_is_one_line_that_begins_with_its_format(record: Record) -> None:
    line = record.line()
    assert line.startswith(b'{"quartier":1,"title":"market","edition":"test-market","rules":1,')
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")
    assert b"names" not in line


def test_names_are_kept(record: Record) -> None:
    record.names = ["Ada", "Béatrice", "Czesław"]
    assert read_record(record.line()) == record


def test_replay_shows_the_game_after_each_move(record: Record) -> None:
    game = deal(record)
    for step, (seat, notation) in zip(replay(record), record.moves, strict=True):
        assert (step.seat, step.choice.notation) == (seat, notation)
        game.play(seat, step.choice.code)
        assert step.game.digest() == game.digest()
    assert record.result == outcome(game)


def test_replay_tells_when_asked(record: Record) -> None:
    assert deal(record).told is None
    *_, last = replay(record, tell=True)
    assert [event.kind for event in last.game.told or []][-1] == "reveal"


def test_verify_gives_the_game_at_its_end(record: Record) -> None:
    assert verify(record).owed() == 0
    assert verify(record, commitment(record.seed)).owed() == 0
    assert verify(record, f" {commitment(record.seed).upper()}\n").owed() == 0
    with pytest.raises(Mistake, match="record-commitment"):
        verify(record, commitment("another"))


def test_an_unfinished_game_verifies(record: Record) -> None:
    del record.moves[4:], record.digests[4:]
    with pytest.raises(Mistake, match="record-result"):
        verify(record)
    record.result = None
    assert verify(record).owed()


def test_a_record_of_another_edition_verifies_with_it(record: Record) -> None:
    mine = msgspec.structs.replace(TITLE.edition, key="mine")
    record.edition = "mine"
    with pytest.raises(Mistake, match="record-edition"):
        verify(record)
    assert verify(record, edition=mine).owed() == 0


def test_states_are_plain_data(record: Record) -> None:
    shown = [msgspec.json.decode(msgspec.json.encode(state)) for state in states(record)]
    assert [state["move"] for state in shown] == list(range(1, 10))
    assert shown[0].keys() == {"move", "seat", "notation", "digest", "truth"}
    assert [(state["seat"], state["notation"]) for state in shown] == record.moves
    assert [state["digest"] for state in shown] == record.digests
    assert record.result is not None
    assert shown[-1]["truth"]["points"] == record.result.scores
