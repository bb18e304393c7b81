"""The log is the truth: folding, taking back, replaying."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quartier.core.title import GAME_OVER
from quartier.record import digest_text, verify
from quartier.table.course import Course, Diverged, Entry
from quartier.table.outcome import UNDO_NEWS, UNDO_NOTHING, UNDO_OTHERS, Refused
from tests.market.title import TITLE as MARKET
from tests.table.scaffold import TITLE as SCAFFOLD


def bricks(seed: str = "bricks") -> Course:
    return Course(SCAFFOLD, 2, {"rounds": "3"}, seed)


def play(course: Course, seat: int, code: int = 0) -> Entry:
    entry, game = course.moved(seat, course.title.describe(course.game, seat, code))
    course.take(entry, game)
    return entry


def take_back(course: Course, seat: int) -> Entry:
    entry, game = course.taken_back(seat)
    course.take(entry, game)
    return entry


def test_a_move_leads_to_a_new_game_and_leaves_the_old_one_as_it_was() -> None:
    course = bricks()
    before, digest = course.game, digest_text(course.game)
    entry = play(course, 0, 2)
    assert entry == Entry(1, 0, "lay 3", digest_text(course.game))
    assert course.version == 1
    assert digest_text(before) == digest
    assert before.told == []
    assert [event.kind for event in course.game.told or ()] == ["lay"]


def test_own_moves_are_taken_back_one_after_another() -> None:
    course = bricks()
    start = digest_text(course.game)
    play(course, 0, 1)
    after_one = digest_text(course.game)
    play(course, 0, 2)
    assert course.why_no_undo(1) == UNDO_NOTHING
    assert take_back(course, 0) == Entry(3, 0, None, after_one)
    assert take_back(course, 0) == Entry(4, 0, None, start)
    assert course.game.told == []
    assert course.record.moves == []
    assert course.why_no_undo(0) == UNDO_NOTHING


def test_somebody_elses_decision_is_a_barrier() -> None:
    course = bricks()
    play(course, 0)
    play(course, 0)
    assert course.why_no_undo(0) is None
    play(course, 1)
    assert course.why_no_undo(0) == UNDO_OTHERS
    assert course.why_no_undo(1) is None
    take_back(course, 1)
    assert course.why_no_undo(0) == UNDO_OTHERS
    with pytest.raises(Refused) as refused:
        course.taken_back(0)
    assert refused.value.refusal == UNDO_OTHERS


def test_news_is_a_barrier() -> None:
    course = bricks()
    for seat in (0, 0, 1, 1):
        play(course, seat)
    assert course.why_no_undo(1) == UNDO_NEWS
    play(course, 0)
    assert course.why_no_undo(0) is None
    take_back(course, 0)
    assert course.why_no_undo(0) == UNDO_OTHERS
    assert course.why_no_undo(1) == UNDO_NEWS


def test_nothing_is_taken_back_after_the_end() -> None:
    course = bricks()
    while course.game.owed():
        play(course, 0 if course.game.owed() == 1 else 1)
    assert course.why_no_undo(1) == GAME_OVER


def test_a_secret_choice_is_taken_back_until_another_is_in() -> None:
    course = Course(MARKET, 3, {"double": "no"}, "stalls")
    play(course, 1, int(course.game.choices(1)[0]))
    assert course.why_no_undo(1) is None
    play(course, 0, int(course.game.choices(0)[0]))
    assert course.why_no_undo(1) == UNDO_OTHERS
    play(course, 2, int(course.game.choices(2)[0]))
    assert course.why_no_undo(2) == UNDO_NEWS


@given(st.lists(st.integers(0, 3), max_size=40))
def test_the_log_leads_where_the_game_went(picks: list[int]) -> None:
    course = bricks()
    log: list[Entry] = []
    for pick in picks:
        owed = int(course.game.owed())
        if not owed:
            break
        seat = owed.bit_length() - 1
        mover = course.record.moves[-1][0] if course.record.moves else 0
        if pick == 3 and course.why_no_undo(mover) is None:
            log.append(take_back(course, mover))
        else:
            log.append(play(course, seat, pick % 3))
    again = bricks()
    for entry in log:
        again.follow(entry)
    assert again.game.digest() == course.game.digest()
    assert again.record == course.record
    assert [again.why_no_undo(seat) for seat in (0, 1)] == [course.why_no_undo(seat) for seat in (0, 1)]
    assert [(event.kind, event.open) for event in again.game.told or ()] == [
        (event.kind, event.open) for event in course.game.told or ()
    ]
    verify(course.record)


def test_a_log_may_take_back_what_today_is_not_free() -> None:
    course = bricks()
    digests = [play(course, seat, seat).digest for seat in (0, 0, 1, 1)]
    course.follow(Entry(5, 0, None, digests[2]))
    assert course.record.moves == [(0, "lay 1"), (0, "lay 1"), (1, "lay 2")]
    play(course, 1)


@pytest.mark.parametrize(
    "entry",
    [
        Entry(2, 0, "lay 1", "0" * 16),
        Entry(1, 0, "lay 1", "0" * 16),
        Entry(1, 0, "lay 9", "0" * 16),
        Entry(1, 1, "lay 1", "0" * 16),
        Entry(1, 0, None, "0" * 16),
    ],
    ids=["one is missing", "another digest", "no such move", "out of turn", "nothing to take back"],
)
def test_what_does_not_replay_says_so(entry: Entry) -> None:
    course = bricks()
    before = digest_text(course.game)
    with pytest.raises(Diverged):
        course.follow(entry)
    assert (course.version, digest_text(course.game)) == (0, before)


def test_what_may_be_undone_is_all_that_is_kept() -> None:
    course = Course(SCAFFOLD, 2, {"rounds": "40"}, "bricks")
    while course.game.owed():
        play(course, 0 if course.game.owed() == 1 else 1)
        assert len(course._before) <= 2


@given(st.lists(st.integers(0, 3), max_size=14))
def test_any_moment_can_be_looked_back_at(codes: list[int]) -> None:
    course = bricks()
    digests, told = [digest_text(course.game)], [0]
    for code in codes:
        if not course.game.owed():
            break
        seat = int(course.game.owed()).bit_length() - 1
        if code == 3 and course.why_no_undo(seat) is None:
            take_back(course, seat)
            digests.pop()
            told.pop()
            continue
        choices = course.game.choices(seat)
        play(course, seat, int(choices[code % len(choices)]))
        digests.append(digest_text(course.game))
        told.append(len(course.game.told or ()))
    assert course.moments == len(digests) - 1
    for moment, digest in enumerate(digests):
        then = course.at(moment)
        assert digest_text(then) == digest
        assert course.told_at(moment) == range(told[moment - 1] if moment else 0, told[moment])
        assert all(course.moment_of(line) == moment for line in course.told_at(moment))
        assert course.scores()[moment] == [int(points) for points in then.scores()]
        kinds = [event.kind for event in course.game.told or ()]
        assert kinds[: told[moment]] == [event.kind for event in then.told or ()]


def test_what_was_taken_back_can_be_made_again() -> None:
    course = bricks()
    assert course.to_redo(0) is None
    play(course, 0, 1)
    play(course, 0, 2)
    reached = digest_text(course.game)
    take_back(course, 0)
    take_back(course, 0)
    assert (course.to_redo(0), course.to_redo(1)) == ("lay 2", None)
    play(course, 0, 1)
    assert course.to_redo(0) == "lay 3"
    play(course, 0, 2)
    assert course.to_redo(0) is None
    assert digest_text(course.game) == reached


def test_another_move_forgets_what_was_taken_back() -> None:
    course = bricks()
    play(course, 0, 1)
    play(course, 0, 2)
    take_back(course, 0)
    take_back(course, 0)
    play(course, 0, 0)
    assert course.to_redo(0) is None


def test_what_others_choose_in_secret_asks_nobody_anew() -> None:
    course = Course(MARKET, 3, MARKET.checked_options({}), "market")
    assert course.game.owed() == 0b111
    play(course, 1, int(course.game.choices(1)[0]))
    assert [course.asked(seat) for seat in range(3)] == [0, 1, 0]
    take_back(course, 1)
    assert [course.asked(seat) for seat in range(3)] == [2, 2, 2]
    for seat in range(3):
        play(course, seat, int(course.game.choices(seat)[0]))
    assert [course.asked(seat) for seat in range(3)] == [5, 5, 5], "all is revealed"
