"""What many see is drawn once, and nobody gets another's."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from quartier.table import Table
from quartier.web import drawn
from quartier.web.drawn import TOKEN_HERE, shared_fragment
from quartier.web.reader import Reader
from quartier.web.sight import Sight, sight
from quartier.web.table_page import fragment
from tests.web.visitor import Visitor

READER = Reader(language="en", theme="auto", confirm=True, name="Ada", token="token-of-ada")


@pytest.fixture
def draws(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int | None]]:
    """The seats for which something is drawn."""
    drawn._drawn.clear()
    seats: list[int | None] = []

    def counted(reader: Reader, table: Table, seat: int | None, **others: Any) -> Sight:
        seats.append(seat)
        return sight(reader, table, seat, **others)

    monkeypatch.setattr(drawn, "sight", counted)
    yield seats
    drawn._drawn.clear()


def drawing(
    reader: Reader, table: Table, seat: int | None, inviting: bool = False, eyes: int | None = None,
    curtain: int | None = None,
) -> str:
    return shared_fragment(reader, table, seat, inviting, eyes, curtain)


async def test_who_reads_alike_shares_all_but_the_token(table: Table, draws: list[int | None]) -> None:
    other = msgspec.structs.replace(READER, token="token-of-basia")
    for seat in (None, 0):
        texts = [drawing(reader, table, seat) for reader in (READER, other)]
        assert texts[0].replace(READER.token, other.token) == texts[1]
        assert texts[0] == fragment(sight(READER, table, seat))
        assert not any(TOKEN_HERE in text for text in texts)
    assert READER.token in drawing(READER, table, 0)
    assert draws == [None, 0]


async def test_what_differs_is_drawn_apart(table: Table, draws: list[int | None]) -> None:
    ways: list[tuple[Reader, int | None, dict[str, Any]]] = [
        (READER, 0, {}), (READER, 1, {}), (READER, None, {}),
        (READER, None, {"eyes": 0}), (READER, None, {"eyes": 1}), (READER, None, {"curtain": 1}),
        (msgspec.structs.replace(READER, language="pl"), 0, {}),
        (msgspec.structs.replace(READER, confirm=False), 0, {}),
    ]
    texts = {drawing(reader, table, seat, **others) for reader, seat, others in ways}
    assert len(draws) == len(texts) == len(ways)


async def test_a_change_is_drawn_anew(table: Table, visitor: Visitor, draws: list[int | None]) -> None:
    before = drawing(READER, table, None)
    await visitor.tables.sit(table, 1, "Celina")
    after = drawing(READER, table, None)
    assert "Celina" in after
    assert "Celina" not in before
    assert draws == [None, None]


async def test_drawings_are_not_kept(
    table: Table, draws: list[int | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(drawn, "KEPT", 0.0)
    drawing(READER, table, None)
    assert len(drawn._drawn) == 1
    await asyncio.sleep(0.01)
    assert not drawn._drawn
