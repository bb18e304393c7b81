"""Taking and placing: what is offered, what is refused and by which rule."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN
from quartier.titles.blueprints.rules import Blueprints
from quartier.titles.blueprints.title import TITLE
from tests.titles.blueprints.scene import choose, codes, deal, die, lay, play_randomly, put


def refused(game: Blueprints, *marks: str) -> str | None:
    refusal = TITLE.why_not(game, int(game.active), marks)
    return None if refusal is None else refusal.rule


def offered(game: Blueprints) -> list[str]:
    return list(codes(game))


@pytest.mark.rule("blueprints.take-one", "blueprints.from-pool")
def test_one_die_of_the_pool_on_one_cell() -> None:
    game = deal(3)
    put(game, 0, "BP-01", "")
    lay(game, "w4 w4 r2")
    assert offered(game) == ["w4 > b1", "w4 > b2", "w4 > b3", "r2 > b1", "r2 > b2", "r2 > b3"]
    assert refused(game, "die-s4") == refused(game, "die-w5", "cell-b1") == "from-pool"
    assert refused(game, "die-w4", "die-r2") == refused(game, "die-w4", "cell-b1", "cell-b2") == "take-one"
    choose(game, "w4 > b2")
    assert TITLE.view(game, 0).towers[3][0].colour == 0
    assert game.active == 1
    assert sum(int(one) >> 3 == die("w4") >> 3 for one in game.pool[: game.pool_size]) >= 1


@pytest.mark.rule("blueprints.hatched")
def test_hatched_cells_carry_nothing() -> None:
    game = deal(3)
    put(game, 0, "BP-01", "")
    lay(game, "w4")
    for cell in ("a1", "a2", "a3"):
        assert refused(game, f"cell-{cell}") == refused(game, "die-w4", f"cell-{cell}") == "hatched"
    assert refused(game, "die-w4", "cell-b1") is None


@pytest.mark.rule("blueprints.place-lower")
@pytest.mark.parametrize(("value", "stands"), [(1, True), (3, True), (4, True), (5, False), (6, False)])
def test_only_equal_or_lower_on_top(value: int, stands: bool) -> None:
    game = deal(3)
    put(game, 0, "BP-01", "b1 s4")
    lay(game, f"g{value}")
    assert (f"g{value} > b1" in offered(game)) == stands
    assert refused(game, f"die-g{value}", "cell-b1") == (None if stands else "place-lower")
    assert f"g{value} > b2" in offered(game)


@pytest.mark.rule("blueprints.place-lower")
def test_a_cell_too_low_for_all_of_the_pool() -> None:
    game = deal(3)
    put(game, 0, "BP-01", "b1 s4 s2")
    lay(game, "g3 w5")
    refusal = TITLE.why_not(game, 0, ["cell-b1"])
    assert refusal is not None
    assert (refusal.rule, refusal.args["which"]) == ("place-lower", "all")
    lay(game, "g3 w2")
    assert refused(game, "cell-b1") is None


@pytest.mark.rule("blueprints.improvise")
def test_a_tower_may_grow_above_its_plan() -> None:
    """Cell b1 of BP-01 asks for one die and takes six."""
    game = deal(3)
    put(game, 0, "BP-01", "b1 s6 s6 s6 s6 s6")
    lay(game, "w6")
    assert "w6 > b1" in offered(game)


@pytest.mark.rule("blueprints.face-kept", "blueprints.final")
def test_dice_stay_as_and_where_they_were_placed() -> None:
    game = deal(4, seed=3)
    seen: dict[int, list[tuple[object, ...]]] = {}
    while game.round == 0:
        seat = int(game.active)
        pool = {die.id: die for die in TITLE.view(game, None).pool}
        play_randomly(game, seed=int(game.digest() % 1000), moves=1)
        if game.round:
            break
        view = TITLE.view(game, seat)
        last = view.taken[seat][-1].die
        assert pool[last.id] == last
        before = seen.get(seat, [()] * 6)
        assert all(tower[: len(old)] == old for old, tower in zip(before, view.towers, strict=True))
        seen[seat] = list(view.towers)


def full(strict: bool = False) -> Blueprints:
    """Every open cell is topped by a two."""
    game = deal(3, strict=strict)
    put(game, 0, "BP-01", "b1 s2, b2 g2, b3 w2")
    game.lap = 3
    return game


@pytest.mark.rule("blueprints.must-place")
def test_a_die_that_fits_cannot_be_set_aside() -> None:
    game = full()
    lay(game, "r2 g5")
    assert offered(game) == ["r2 > b1", "r2 > b2", "r2 > b3", "g5 aside"]


@pytest.mark.rule("blueprints.any-die", "blueprints.set-aside")
def test_a_die_that_fits_nowhere_may_be_taken_and_is_set_aside() -> None:
    game = full()
    lay(game, "r2 g5")
    before = list(game.towers)
    choose(game, "g5 aside")
    assert list(game.towers) == before
    taken = TITLE.view(game, 1).taken[0][-1]
    assert (taken.die.face, taken.aside) == (5, True)
    assert game.active == 1


@pytest.mark.rule("blueprints.fitting-first")
def test_strict_tables_take_what_fits_first() -> None:
    game = full(strict=True)
    lay(game, "r2 g5")
    assert offered(game) == ["r2 > b1", "r2 > b2", "r2 > b3"]
    assert refused(game, "die-g5") == refused(game, "die-g5", "cell-b1") == "fitting-first"
    lay(game, "r3 g5")
    assert offered(game) == ["r3 aside", "g5 aside"]
    assert refused(game, "die-g5") is None
    assert refused(game, "die-g5", "cell-b1") == "place-lower"


@pytest.mark.rule("blueprints.discard-second")
def test_two_players_discard_a_second_die_after_building() -> None:
    game = deal(2)
    put(game, 0, "BP-01", "")
    lay(game, "w4 r2 r2 g6")
    choose(game, "w4 > b1")
    assert game.active == 0
    assert offered(game) == ["r2 discard", "g6 discard"]
    assert refused(game, "cell-b1") == refused(game, "die-r2", "cell-b1") == "discard-second"
    bag = game.bag_size
    choose(game, "g6 discard")
    assert game.active == 1
    assert (bag - game.bag_size, game.pool_size) == (2, 4)


@pytest.mark.rule("blueprints.discard-any", "blueprints.behind-screens")
def test_the_discard_may_be_any_die_and_everybody_sees_it() -> None:
    game = full_two()
    lay(game, "r2 g5 s6")
    choose(game, "r2 > b1")
    assert offered(game) == ["s6 discard", "g5 discard"]
    choose(game, "s6 discard")
    for seat in (0, 1, None):
        assert [(die.colour, die.face) for die in TITLE.view(game, seat).discards] == [(2, 6)]


def full_two() -> Blueprints:
    game = deal(2)
    put(game, 0, "BP-01", "b1 s2, b2 g2, b3 w2")
    return game


@pytest.mark.rule("blueprints.discard-second")
def test_a_die_set_aside_is_followed_by_a_discard_too() -> None:
    game = full_two()
    lay(game, "r2 g5 s6")
    choose(game, "g5 aside")
    assert offered(game) == ["r2 discard", "s6 discard"]


@pytest.mark.parametrize(
    "marks", [["die-x4"], ["die-w7"], ["die-w0"], ["cell-c1"], ["cell-a4"], ["w4"], ["die-w4", "aside"], [""]]
)
def test_marks_there_are_none_of(marks: Sequence[str]) -> None:
    game = deal(3)
    lay(game, "w4 r2")
    assert TITLE.why_not(game, 0, marks) == NO_SUCH_MOVE


def test_others_and_the_end_are_told_so() -> None:
    game = deal(3)
    assert TITLE.why_not(game, 1, ["die-w4"]) == NOT_YOUR_TURN
    play_randomly(game, 1)
    assert TITLE.why_not(game, 0, ["die-w4"]) == GAME_OVER
    assert not codes(game)
