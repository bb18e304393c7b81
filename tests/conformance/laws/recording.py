"""Recording: a game written down is the same game played again."""

from __future__ import annotations

from quartier.record import Record, read_record, replay, start_record, states, verify
from quartier.titles import AnyTitle
from tests.conformance.laws import law
from tests.conformance.plays import Play, Scene


def record_of(scene: Scene, moves: int) -> Record:
    """The first moves of a play, written down; with the result when they are all."""
    title, play = scene.title, scene.play
    record = start_record(title, title.edition, play.seats, play.options, play.seed)
    game = scene.start()
    for seat, code in scene.line[:moves]:
        notation = title.describe(game, seat, code).notation
        game.play(seat, code)
        record.add(seat, notation, game)
    if not game.owed():
        record.close(game)
    return record


@law(plays=30)
def a_record_replays(title: AnyTitle, play: Play) -> None:
    """Written, read, replayed: the same line, the same digests, the same choices and states."""
    scene = Scene(title, play)
    record = record_of(scene, scene.n)
    assert read_record(record.line()) == record
    assert read_record(record.line()).line() == record.line()
    assert verify(record).digest() == scene.now().digest()
    assert [(step.seat, step.choice.code) for step in replay(record)] == scene.line[: scene.n]
    shown = list(states(record))
    assert [(one["move"], one["digest"]) for one in shown] == list(enumerate(record.digests, 1))
    if shown:
        assert shown[-1]["truth"] == title.truth(scene.now())
