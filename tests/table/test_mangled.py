"""Whatever is sent to a table, it answers clearly, and its log stays one legal game."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.phrase import Mistake
from quartier.record import verify
from quartier.table import Refused, Stale, Tables
from quartier.words import LANGUAGES, Words
from tests.table.playing import log_of, new, play_to_the_end

Request = tuple[str, int | None, str, int, str]

sense = st.sampled_from(
    ["lay 1", "lay 2", "hand load-3", "load-1+hand", "1 left", "card-2 stall-left", "card-3"]
)
texts = st.one_of(sense, st.text(max_size=40), st.text("card-load+>stleft 0123456789", max_size=30))
seats = st.one_of(st.none(), st.integers(-2, 4))
versions = st.one_of(st.integers(-1, 12), st.integers())
onces = st.one_of(st.sampled_from("abcdef"), st.text(max_size=5))
kinds = st.sampled_from(["move", "move", "move", "undo", "sit"])
sent = st.lists(st.tuples(kinds, seats, texts, versions, onces))


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as one:
        yield one


def test_mangled_input_only_ever_gives_clear_outcomes(runner: asyncio.Runner, tmp_path: Path) -> None:
    tables = runner.run(Tables.open(f"sqlite:///{tmp_path}/tables.db"))

    @settings(max_examples=60)
    @given(st.sampled_from(["scaffold", "market"]), sent)
    def check(title: str, requests: list[Request]) -> None:
        runner.run(send(tables, title, requests))

    check()
    runner.run(tables.close())


async def send(tables: Tables, title: str, requests: list[Request]) -> None:
    table, _ = await new(tables, title)
    for kind, seat, text, version, once in requests:
        before = log_of(table), table.players
        wanted = table.version if version % 3 else version
        try:
            if kind == "move":
                await tables.move(table, seat, text, wanted, once)
            elif kind == "undo":
                await tables.undo(table, seat, wanted, once)
            else:
                await tables.sit(table, -1 if seat is None else seat, text)
        except (Refused, Stale, Mistake) as answer:
            assert (log_of(table), table.players) == before
            said = answer.refusal.phrase() if isinstance(answer, Refused) else answer.phrase
            of_the_title = isinstance(answer, Refused) and not answer.refusal.house
            for language in LANGUAGES:
                assert Words(language, table.title.folder if of_the_title else None).say(said)
    await play_to_the_end(tables, table)
    verify(table.record(), table.commitment)
    stored = await tables._store.load(table.key)
    assert stored is not None
    assert [entry.n for entry in stored.entries] == list(range(1, table.version + 1))
