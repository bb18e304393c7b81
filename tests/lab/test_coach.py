"""The coach: every decision, judged alike by any number of processes, from what its seat could know."""

from __future__ import annotations

import pytest

from quartier.bots import STREAMS, Thought, ask, find_bot, think
from quartier.core.bits import lowest_bit
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake
from quartier.lab.coach import SHARES, coach
from quartier.record import Record, deal, start_record
from quartier.titles import AnyTitle, all_titles
from tests.market.game import Market
from tests.market.title import TITLE


def played(title: AnyTitle, seats: int, moves: int = 1000, bot: str = "random") -> Record:
    record = start_record(title, title.edition, seats, title.checked_options({}), "coached")
    game = deal(record)
    luck = Luck(5, STREAMS)
    while (owed := game.owed()) and len(record.moves) < moves:
        seat = int(lowest_bit(owed))
        code = ask(find_bot(bot), title, game, seat, luck)
        notation = title.describe(game, seat, code).notation
        game.play(seat, code)
        record.add(seat, notation, game)
    return record


@pytest.fixture
def real_title() -> AnyTitle:
    """A title another process finds too."""
    return next(title for key, title in all_titles().items() if key != TITLE.key)


def test_every_decision_that_left_a_choice_is_looked_at() -> None:
    record = played(TITLE, 3)
    found = coach(record, 80)
    assert [(one.seat, one.played.notation) for one in found] == [
        tuple(record.moves[one.move - 1]) for one in found
    ]
    assert [one.move for one in found] == sorted({one.move for one in found})
    assert len(found) > 5
    for one in found:
        assert {one.played, one.best} <= set(one.alternatives)
        assert one.cost == pytest.approx(max(0, one.best.wins - one.played.wins))
        assert sum(other.tries for other in one.alternatives) >= 80


def test_a_blunder_costs() -> None:
    """A merchant who brings his highest card where it is worth least is told so."""
    record = played(TITLE, 2)
    worst = max(coach(record, 400), key=lambda one: one.cost)
    assert worst.cost > 0.05
    assert worst.best.notation != worst.played.notation
    assert worst.best.wins > worst.played.wins


def test_a_game_that_is_not_over_can_be_coached() -> None:
    assert len(coach(played(TITLE, 2, moves=3), 40)) == 3


def test_processes_make_no_difference(real_title: AnyTitle) -> None:
    record = played(real_title, real_title.seats[0], moves=6)
    said: list[int] = []
    alone = coach(record, 40)
    assert coach(record, 40, 2, progress=said.append) == alone
    assert alone
    assert said == sorted(said)


def test_the_coach_knows_no_more_than_the_seat_did(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each share thinks about another game that the seat could have been in."""
    handed: list[Market] = []

    def watched(title: AnyTitle, game: Market, *others: object, **more: object) -> Thought:
        handed.append(game)
        return think(title, game, *others, **more)  # type: ignore[arg-type]

    monkeypatch.setattr("quartier.lab.coach.think", watched)
    record = played(TITLE, 2, moves=1)
    coach(record, 8)
    real = deal(record)
    assert isinstance(real, Market)
    mover, _ = record.moves[0]
    assert len(handed) == SHARES
    assert {one.hands[mover] for one in handed} == {real.hands[mover]}
    assert len({one.hands[1 - mover] for one in handed}) > 1
    assert all(one.luck.seed != real.luck.seed for one in handed)


@pytest.mark.parametrize(
    ("playouts", "processes", "key"), [(0, 1, "budget"), (-4, 1, "budget"), (9, 0, "processes")]
)
def test_what_cannot_be_thought_is_a_mistake(playouts: int, processes: int, key: str) -> None:
    with pytest.raises(Mistake, match=key):
        coach(played(TITLE, 2, moves=1), playouts, processes)
