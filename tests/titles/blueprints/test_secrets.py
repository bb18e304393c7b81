"""What a seat cannot know, and how it is imagined: always as it could be."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.bits import count_bits
from quartier.core.luck import Luck
from quartier.titles.blueprints.rules import Blueprints
from quartier.titles.blueprints.title import TITLE
from quartier.titles.blueprints.view import DieView, TakenView
from quartier.words import Words
from tests.titles.blueprints.scene import PIECES, choose, deal, lay, play_randomly, put

moments = st.tuples(
    st.sampled_from([2, 3, 4]), st.integers(0, 10**6), st.booleans(), st.integers(0, 71), st.integers(0, 3)
)
Moment = tuple[int, int, bool, int, int]


def at(moment: Moment) -> tuple[Blueprints, int]:
    seats, seed, strict, moves, seat = moment
    game = deal(seats, seed, strict)
    play_randomly(game, seed, moves % TITLE.most_moves(seats))
    return game, seat % seats


@given(moments, st.integers(0, 1000))
@settings(max_examples=150)
def test_imagined_games_are_true_to_what_was_seen(moment: Moment, luck: int) -> None:
    game, seat = at(moment)
    imagined = game.imagine(seat, Luck(luck, 8))
    for viewer in (seat, None):
        assert TITLE.view(imagined, viewer) == TITLE.view(game, viewer)
    assert list(imagined.choices(seat)) == list(game.choices(seat))
    plans = [int(plan) for plan in imagined.plans]
    assert len(set(plans)) == game.seats
    for other in range(int(game.seats)):
        view = TITLE.view(imagined, other)
        assert view.plan is not None
        assert not imagined.plans_left >> plans[other] & 1
        could_be(view.plan, view.towers, view.taken[other], game.strict)
    assert count_bits(imagined.plans_left) == count_bits(game.plans_left)


def could_be(
    plan: tuple[int, ...], towers: tuple[tuple[DieView, ...], ...], taken: tuple[TakenView, ...], strict: bool
) -> None:
    """The dice, put in their cells in the order they were taken, break no rule of building."""
    where = {die.id: cell for cell, tower in enumerate(towers) for die in tower}
    tops = [6 if height else 0 for height in plan]
    standing: list[list[int]] = [[] for _ in plan]
    for one in taken:
        fitting = [cell for cell, top in enumerate(tops) if top >= one.die.face]
        if one.aside:
            assert one.die.id not in where
            assert not fitting
        else:
            cell = where.pop(one.die.id)
            assert cell in fitting
            tops[cell] = one.die.face
            standing[cell].append(one.die.id)
    assert not where
    assert standing == [[die.id for die in tower] for tower in towers]


@given(moments)
@settings(max_examples=60)
def test_strict_tables_tell_that_nothing_fitted(moment: Moment) -> None:
    """Who set a die aside had nothing for the lowest die there was, in every game imagined."""
    seats, seed, _, moves, seat = moment
    game, seat = at((seats, seed, True, moves, seat))
    lowest: dict[int, int] = {}
    again = deal(seats, seed, True)
    luck = Luck(seed, 1)
    for _ in range(moves % TITLE.most_moves(seats)):
        faces = [die.face for die in TITLE.view(again, None).pool]
        mover, step, round_ = int(again.active), int(again.lap), int(again.round)
        discarding = again.discarding
        choices = again.choices(mover)
        code = choices[luck.below(0, len(choices))]
        again.play(mover, code)
        if not discarding and code & 7 == 6 and again.round == round_:
            lowest[round_ * 100 + mover * 10 + step] = min(faces)
    for number in range(3):
        imagined = game.imagine(seat, Luck(number, 8))
        for other in range(seats):
            view = TITLE.view(imagined, other)
            for step, one in enumerate(view.taken[other]):
                if one.aside:
                    assert tops_before(view.plan, view.towers, view.taken[other][:step]) < lowest[
                        int(game.round) * 100 + other * 10 + step
                    ]


def tops_before(
    plan: tuple[int, ...] | None, towers: tuple[tuple[DieView, ...], ...], taken: tuple[TakenView, ...]
) -> int:
    """The highest value that still fitted after these dice."""
    assert plan is not None
    placed = {one.die.id for one in taken}
    tops = []
    for height, tower in zip(plan, towers, strict=True):
        if height:
            there = [die.face for die in tower if die.id in placed]
            tops.append(there[-1] if there else 6)
    return max(tops)


@pytest.mark.rule("blueprints.behind-screens")
@given(moments, st.integers(0, 1000))
@settings(max_examples=60)
def test_two_games_that_differ_behind_a_screen_look_the_same(moment: Moment, luck: int) -> None:
    game, seat = at(moment)
    other = game.imagine(seat, Luck(luck, 8))
    for viewer in (seat, None):
        assert msgspec.json.encode(TITLE.view(game, viewer)) == msgspec.json.encode(TITLE.view(other, viewer))


@pytest.mark.rule("blueprints.behind-screens")
def test_taken_dice_are_public_and_plans_and_cells_are_not() -> None:
    game = deal(3)
    put(game, 0, "BP-07", "")
    lay(game, "w4 r2")
    choose(game, "w4 > b2")
    own, watching = TITLE.view(game, 0), [TITLE.view(game, seat) for seat in (1, 2, None)]
    assert own.plan == (3, 2, 0, 1, 0, 0)
    assert own.plan_key == "BP-07"
    assert [len(tower) for tower in own.towers] == [0, 0, 0, 1, 0, 0]
    for view in watching:
        assert view.taken == own.taken
        assert len(view.taken[0]) == 1
    assert watching[2].plan is None
    assert watching[2].towers == ()
    assert watching[2].points == ()
    words = Words("en", TITLE.folder, ["Ada", "Bo", "Cy"], 1)
    assert game.told is not None
    told = [event for event in game.told if event.kind in ("build", "plan")]
    heard = [TITLE.tell(event, 1) for event in told]
    assert [words.say(line) for line in heard if line] == [
        f"You get the plan {PIECES.plan_keys[int(game.plans[1])]}.", "Ada takes wood 4 and builds."
    ]
    built = TITLE.tell(told[-1], 0)
    assert built is not None
    assert Words("en", TITLE.folder, ["Ada", "Bo", "Cy"], 0).say(built) == "You place wood 4 on b2."


@pytest.mark.rule("blueprints.face-down", "blueprints.cards-seen")
def test_cards_are_seen_when_handed_out_and_summed_up_in_the_end() -> None:
    game = deal(3)
    put(game, 0, "BP-01", "b1 s6 s6 s6 s6 s6 s6")
    put(game, 1, "BP-02", "b1 g1")
    put(game, 2, "BP-03", "")
    game.end_round()
    view = TITLE.view(game, None)
    assert view.end is None
    assert [(sheet.award, sheet.prizes) for sheet in view.rounds[0].sheets] == [
        (0, (0, 2, 3)), (1, ()), (None, ())
    ]
    standing = [[(line.key, line.args) for line in TITLE.standing(view, seat)] for seat in range(3)]
    assert standing == [[("standing-cards", {"cards": 4})], [("standing-cards", {"cards": 1})], []]
    play_randomly(game, 5)
    view = TITLE.view(game, None)
    assert view.end is not None
    assert view.end.scores == tuple(game.scores())
    assert TITLE.standing(view, 0)[0].key.startswith("standing-")


def test_every_plan_not_seen_is_imagined_as_likely() -> None:
    game = deal(2)
    seen: Counter[int] = Counter()
    for number in range(2300):
        imagined = game.imagine(0, Luck(number, 8))
        assert imagined.plans[0] == game.plans[0]
        seen[int(imagined.plans[1])] += 1
    assert len(seen) == 23
    assert 60 < min(seen.values()) <= max(seen.values()) < 145


def test_a_die_set_aside_rules_out_plans_and_places() -> None:
    """A six set aside after four: every cell is topped by less, so four cells at most were open."""
    game = deal(2)
    put(game, 1, "BP-09", "a2 w1, b2 r2, a3 s3, b3 g4", aside=["g6"])
    game.lap = 5
    shapes = set()
    for number in range(300):
        view = TITLE.view(game.imagine(0, Luck(number, 8)), 1)
        assert view.plan is not None
        assert all(tower for height, tower in zip(view.plan, view.towers, strict=True) if height)
        shapes.add(view.plan)
    assert len(shapes) > 10


def test_chance_to_come_is_imagined_anew() -> None:
    game = deal(4)
    luck = Luck(1, 8)
    pools = set()
    for _ in range(50):
        imagined = game.imagine(0, luck)
        imagined.play(0, imagined.choices(0)[0])
        pools.add(tuple(imagined.pool[: imagined.pool_size]))
    assert len(pools) > 10


def test_imagining_keeps_what_the_seat_was_told() -> None:
    game = deal(3, 4)
    play_randomly(game, 4, 9)
    imagined = game.imagine(1, Luck(0, 8))
    assert game.told is not None
    assert imagined.told is not None
    for event, kept in zip(game.told, imagined.told, strict=True):
        assert kept.own == (event.own if event.seat == 1 else {})
        assert (kept.kind, kept.seat, kept.open) == (event.kind, event.seat, event.open)
    assert game.copy().told is None
