"""Saying phrases: names, readers, pieces within sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from quartier.core.phrase import Phrase, Seat, phrase
from quartier.words import LANGUAGES, Words

TEXTS = """
won = { $who_is ->
    [you] You win
   *[other] { $who } wins
} { $points }.
    .short = { $points }!
die = die { $face }
took = { $who } took { $what }.
both = { $who }: { $all }.
part = only { $one } here
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "words").mkdir()
    for language in LANGUAGES:
        (tmp_path / "words" / f"{language}.ftl").write_text(TEXTS)
        (tmp_path / "words" / f"area.{language}.ftl").write_text("more = more\n")
    return tmp_path


def die(face: int) -> Phrase:
    return Phrase("die", {"face": face}, icon=f"die-{face}")


def test_a_reader_is_you(folder: Path) -> None:
    won = phrase("won", who=Seat(1), points=3)
    assert Words("en", folder, ["Ada", "Bo"], 0).say(won) == "Bo wins 3."
    assert Words("en", folder, ["Ada", "Bo"], 1).say(won) == "You win 3."
    assert Words("en", folder, ["Ada", "Bo"]).say(won) == "Bo wins 3."


def test_a_seat_without_a_name_has_a_number(folder: Path) -> None:
    took = phrase("took", who=Seat(1), what="it")
    said = [Words(language, folder).say(took) for language in LANGUAGES]
    assert said[0] == "Seat 2 took it."
    assert len(set(said)) == 3


def test_pieces_stay_drawable_within_a_sentence(folder: Path) -> None:
    words = Words("en", folder, ["Ada"])
    took = phrase("took", who=Seat(0), what=die(5))
    assert words.say(took) == "Ada took die 5."
    assert words.parts(took) == ["Ada took ", die(5), "."]
    assert words.parts(die(2)) == [die(2)]
    assert words.say(die(2)) == "die 2"
    several = phrase("both", who=Seat(0), all=(die(1), "and", phrase("part", one=die(2))))
    assert words.say(several) == "Ada: die 1, and, only die 2 here."
    assert words.parts(several) == ["Ada: ", die(1), ", and, only ", die(2), " here."]


def test_no_name_opens_a_place_for_a_piece(folder: Path) -> None:
    words = Words("en", folder, ["\ue0000\ue001"])
    took = phrase("took", who=Seat(0), what=die(5))
    assert words.parts(took) == ["0 took ", die(5), "."]


def test_attributes_and_areas(folder: Path) -> None:
    words = Words("pl", folder)
    assert words("won.short", points=2) == "2!"
    assert words.has("won.short")
    assert words.has("more")
    assert not words.has("won.long")
    assert not words.has("lost")


def test_what_nobody_wrote_cannot_be_said(folder: Path) -> None:
    with pytest.raises(KeyError):
        Words("en", folder)("lost")
    with pytest.raises(Exception, match="points"):
        Words("en", folder)("won", who=Seat(0))


def test_any_number_can_be_said(folder: Path) -> None:
    words = Words("fr", folder)
    assert words("won.short", points=-3) == "-3!"
    assert words("won.short", points=10**60) == f"{10**60}!"


def test_no_line_breaks_before_a_french_mark(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    for language in LANGUAGES:
        (tmp_path / "words" / f"{language}.ftl").write_text("ask = Qui ? « { $who } » : toi ; oui !\n")
    assert Words("fr", tmp_path)("ask", who="a b") == "Qui\xa0? «\xa0a b\xa0»\xa0: toi\xa0; oui\xa0!"
    assert Words("en", tmp_path)("ask", who="a b") == "Qui ? « a b » : toi ; oui !"
