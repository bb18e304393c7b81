"""At a table: moves as they are sent, mangled too, and taken back."""

from __future__ import annotations

import pytest

from quartier.table.choosing import choice_of
from quartier.table.course import Course
from quartier.table.outcome import HOUSE_RULES, Refused
from quartier.titles import AnyTitle
from tests.conformance.laws import law
from tests.conformance.laws.asking import nonsense
from tests.conformance.laws.playing import truth, vars_of
from tests.conformance.plays import Play, Scene, seats_owing
from tests.conformance.sight import say_everywhere


@law(plays=40)
def a_move_is_understood_as_written_and_as_clicked(title: AnyTitle, play: Play) -> None:
    scene = Scene(title, play)
    game = scene.now()
    for seat in seats_owing(game):
        for choice in title.menu(game, seat):
            for text in (
                choice.notation, f"  {choice.notation.replace(' ', '  ')} ",
                " ".join(choice.marks), "+".join(choice.marks), " ".join(reversed(choice.marks)),
            ):
                assert choice_of(title, game, seat, text) == choice, text


@law(plays=25)
def a_mangled_move_is_refused(title: AnyTitle, play: Play) -> None:
    """Whatever is sent is a choice on offer or refused by a rule that says so, and nothing changes."""
    scene = Scene(title, play)
    game = scene.now()
    before = game.digest()
    luck = scene.luck(4)
    for seat in range(play.seats):
        menu = title.menu(game, seat)
        good = [text for choice in menu[:4] for text in (choice.notation, " ".join(choice.marks))]
        marks = list(dict.fromkeys(mark for choice in menu for mark in choice.marks))
        together = ("\n".join(good), " + ".join(marks[:9]), " ".join(marks), "x " * 5000)
        for text in (*nonsense(good or ["a-1"], luck), *together):
            try:
                assert choice_of(title, game, seat, text) in menu
            except Refused as refused:
                rule = refused.refusal
                assert rule.rule in (HOUSE_RULES if rule.house else {one.id for one in title.rulebook.rules})
                say_everywhere(title, rule.phrase(), seat)
    assert game.digest() == before


@law(plays=40)
def what_is_taken_back_never_was(title: AnyTitle, play: Play) -> None:
    """After an undo the table is where a replay without the last move is, and goes on as it did."""
    scene = Scene(title, play)
    course = Course(title, play.seats, play.options, play.seed)
    replayed = scene.start()
    for seat, code in scene.line:
        course.take(*course.moved(seat, title.describe(course.game, seat, code)))
        if course.why_no_undo(seat) is None:
            course.take(*course.taken_back(seat))
            assert course.game.digest() == replayed.digest()
            assert truth(title, course.game) == truth(title, replayed)
            tales = [[vars_of(event) for event in one.told or []] for one in (course.game, replayed)]
            assert tales[0] == tales[1], "what was told stays told"
            course.take(*course.moved(seat, title.describe(course.game, seat, code)))
        else:
            with pytest.raises(Refused):
                course.taken_back(seat)
        replayed.play(seat, code)
        assert course.game.digest() == replayed.digest()
    assert len(course.record.moves) == len(scene.line)
