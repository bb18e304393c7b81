"""Phrases and mistakes."""

from __future__ import annotations

from quartier.core.phrase import Mistake, Phrase, Seat, phrase


def test_a_phrase_is_a_key_and_its_arguments() -> None:
    assert phrase("won", who=Seat(1), points=3) == Phrase("won", {"who": Seat(1), "points": 3})


def test_a_mistake_can_be_read_without_a_language() -> None:
    assert str(Mistake("title-unknown", title="chess", titles="market")) == (
        "title-unknown: title chess, titles market"
    )
    assert str(Mistake("record-result")) == "record-result"
