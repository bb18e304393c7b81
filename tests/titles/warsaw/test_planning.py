"""Before the game, the bureau, and engineers sent to the action board."""

from __future__ import annotations

from collections import Counter

import pytest

from quartier.core.bits import bit
from quartier.titles.warsaw.names import HEX_NAMES
from quartier.titles.warsaw.pieces import FUNDS
from quartier.titles.warsaw.sight import members
from quartier.titles.warsaw.state import DISCARDED, ENGINEERS, HAND, NORM_CARDS, REJECTED, SENT
from quartier.titles.warsaw.title import TITLE
from tests.titles.warsaw.scene import (
    CARDS,
    CITY,
    FIELDS,
    HEX,
    PIECES,
    bare,
    begin,
    choose,
    codes,
    deal,
    give,
    hand,
    hold,
    lay_site,
    open_tasks,
    plan,
    play_randomly,
    question,
    refused,
    second_stage,
    size,
    stock,
    told,
)

EVERY_SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


# before the game


@EVERY_SEATS
@pytest.mark.rule("warsaw.rubble-setup", "warsaw.neutral-tokens", "warsaw.two-players")
def test_rubble_and_tokens(seats: int) -> None:
    types: set[tuple[int, ...]] = set()
    for seed in range(20):
        game = deal(seats, seed)
        closed = seats < 4
        assert size(game.rubble) == (16 if closed else 19)
        assert game.rubble & ~CITY.zone == 0
        assert game.built == (CITY.right if closed else 0)
        counts = [size(game.types[kind]) for kind in range(6)]
        assert counts == ([2, 1, 1, 1, 1, 1] if closed else [0] * 6)
        types.add(tuple(int(game.types[kind]) for kind in range(6)))
        for hex in TITLE.view(game, None).hexes:
            assert (hex.type != "") == (closed and hex.right)
            assert hex.owner is None
    assert len(types) > 10 if seats < 4 else len(types) == 1


@EVERY_SEATS
@pytest.mark.rule("warsaw.nothing-at-start", "warsaw.start-projects", "warsaw.supply")
def test_what_everybody_starts_with(seats: int) -> None:
    for cards in ("0", "2"):
        game = deal(seats, options={"start-projects": cards})
        for seat in range(seats):
            assert stock(game, seat) == (0, 0, 0)
            assert size(game.of(seat, HAND)) == int(cards)
            assert game.of(seat, ENGINEERS) == (3 if seats == 5 else 4)
        assert size(game.deck) == 30 - int(cards) * seats


@EVERY_SEATS
@pytest.mark.rule("warsaw.norm-choice")
def test_everybody_chooses_one_of_two_norms_at_the_same_time(seats: int) -> None:
    game = deal(seats)
    assert game.owed() == (1 << seats) - 1
    dealt = [members(game.of(seat, NORM_CARDS)) for seat in range(seats)]
    assert len({norm for two in dealt for norm in two}) == 2 * seats
    assert refused(game, "norm-n1", "norm-n2") == "norm-choice"
    for seat in range(seats):
        assert [int(code) - 8 for code in game.choices(seat)] == list(dealt[seat])
        game.play(seat, game.choices(seat)[1])
        assert not game.choices(seat)
    assert [members(game.of(seat, NORM_CARDS)) for seat in range(seats)] == [two[1:] for two in dealt]
    assert [members(game.of(seat, REJECTED)) for seat in range(seats)] == [two[:1] for two in dealt]
    assert question(game) == "send"


@pytest.mark.rule("warsaw.first-player")
def test_chance_says_who_begins() -> None:
    firsts = Counter(int(deal(4, seed, first=-1).first) for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 30


# the bureau


@pytest.mark.rule("warsaw.tasks-refill")
def test_three_tasks_are_open_when_a_round_begins() -> None:
    game = deal(4)
    for seat in range(4):
        game.play(seat, game.choices(seat)[0])
    assert size(game.tasks) == 3
    kept = game.tasks & game.tasks - 1
    game.tasks = kept
    while game.round == 0:
        choose(game, "pass" if question(game) == "send" else "end")
    assert size(game.tasks) == 3
    assert game.tasks & kept == kept
    assert PIECES.tasks_of_stage[1] & game.tasks == game.tasks


@pytest.mark.rule("warsaw.tasks-refill")
def test_an_empty_deck_opens_fewer() -> None:
    game = begin()
    game.task_deck = bit(0)
    game.reveal_tasks()
    assert members(game.tasks) == (0,)


# turns


@pytest.mark.rule("warsaw.planning-turn")
def test_one_engineer_a_turn_clockwise_from_the_marker() -> None:
    game = begin(4, first=2)
    order = []
    while game.round == 0 and question(game) == "send":
        order.append(int(game.turn))
        choose(game, "U3")
    assert order == [2, 3, 0, 1] * 4
    assert refused(begin(), "field-u1", "field-u3") == "planning-turn"
    assert refused(begin(), "pass", "field-u3") == "planning-turn"
    assert refused(begin(), "end") == "planning-turn"
    assert refused(begin(), "pay-fund") == "planning-turn"
    assert refused(begin(), "take-fund") == "planning-turn"


@pytest.mark.rule("warsaw.pass")
def test_a_pass_is_final_and_the_last_one_goes_on_alone() -> None:
    game = begin(3)
    choose(game, "pass", "U3", "pass")
    assert [int(game.turn), game.passed] == [1, 0b101]
    choose(game, "U3", "U3")
    assert game.turn == 1
    choose(game, "pass")
    assert question(game) == "realise"


@pytest.mark.rule("warsaw.pass")
def test_who_has_no_engineer_passes() -> None:
    game = begin(3)
    game.put(1, ENGINEERS, 0)
    choose(game, "U3")
    assert game.turn == 2
    assert game.passed == 0b010


# the action board


@EVERY_SEATS
@pytest.mark.rule("warsaw.field-taken")
def test_three_fields_take_any_number_the_others_one(seats: int) -> None:
    game = begin(seats)
    board = members(PIECES.boards[seats])
    assert [PIECES.field_list[field].key for field in board[:3]] == ["U1", "U2", "U3"]
    assert len(board) - 3 == {2: 6, 3: 8, 4: 11, 5: 10}[seats]
    choose(game, "L3")
    assert refused(game, "field-l3") == "field-taken"
    assert "L3" not in codes(game)
    choose(game, "U3")
    plan(game, 0)
    assert refused(game, "field-l3") == "field-taken", "not even its own"
    choose(game, "U3")
    fields = {field.key: field.engineers for field in TITLE.view(game, None).fields}
    assert (fields["l3"], fields["u3"]) == ((0,), (0, 1))


def test_fields_of_other_boards_are_not_there() -> None:
    assert refused(begin(3), "field-l9") == "no-such-move"
    assert refused(begin(4), "field-l11") is None
    assert refused(begin(5), "field-l11") == "no-such-move"


@pytest.mark.rule("warsaw.field-effect")
@pytest.mark.parametrize(
    ("field", "given"),
    [
        ("U3", (0, 0, 1)), ("L3", (0, 0, 2)), ("L4", (0, 2, 0)), ("L5", (0, 0, 1)), ("L6", (0, 1, 1)),
        ("L7", (2, 0, 0)), ("L9", (1, 1, 0)), ("L10", (0, 0, 2)),
    ],
)
def test_what_fields_give(field: str, given: tuple[int, int, int]) -> None:
    game = begin()
    choose(game, field)
    assert stock(game, 0) == given
    assert [one["lost"] for one in told(game, "gain")] == [0]
    assert game.of(0, SENT) == 1 << 3 * FIELDS[field]
    assert game.of(0, ENGINEERS) == 3


@pytest.mark.rule("warsaw.field-effect")
def test_fields_that_give_several_things() -> None:
    game = begin()
    choose(game, "L8")
    assert (question(game), stock(game, 0)) == ("keep", (0, 0, 1))
    game = begin()
    choose(game, "L11")
    assert (question(game), stock(game, 0)) == ("clear", (0, 1, 0))
    assert refused(game, "field-u1") == "field-effect"
    assert refused(game, "enough") == "field-effect"
    choose(game, f"clear {HEX_NAMES[members(game.rubble)[0]]}")
    assert (game.turn, stock(game, 0)) == (1, (1, 1, 0))


@pytest.mark.rule("warsaw.limit")
def test_what_exceeds_the_limit_is_lost() -> None:
    game = begin()
    give(game, 0, funds=2, concrete=3)
    choose(game, "L3")
    assert stock(game, 0) == (0, 3, 3)
    assert told(game, "gain")[-1] == {"rubble": 0, "concrete": 0, "funds": 1, "lost": 1}
    plan(game, 0)
    choose(game, "L6")
    assert stock(game, 0) == (0, 3, 3)
    assert told(game, "gain")[-1]["lost"] == 2


@pytest.mark.rule("warsaw.field-effect")
def test_a_field_that_does_nothing_may_be_taken_after_a_warning() -> None:
    game = begin()
    give(game, 0, funds=3)
    menu = codes(game)
    warned = {name for name, code in menu.items() if TITLE.warning(game, 0, code)}
    assert warned == {"U3", "L3", "L10", "L5"}
    game.first = 1
    assert not TITLE.warning(game, 0, menu["L5"])
    bare(game)
    assert TITLE.warning(game, 0, menu["U2"])
    assert TITLE.warning(game, 0, menu["L2"])
    assert not TITLE.warning(game, 0, menu["L11"])
    game.deck = game.boxed = 0
    assert TITLE.warning(game, 0, menu["U1"])
    choose(game, "U3")
    assert (game.turn, stock(game, 0)) == (1, (0, 0, 3))


def test_what_would_be_lost_is_said_before() -> None:
    game = begin()
    give(game, 0, funds=2)
    assert [line.args for line in TITLE.preview(game, 0, codes(game)["L3"])] == [{"count": 1}]
    assert TITLE.preview(game, 0, codes(game)["U3"]) == []


# clearing


@pytest.mark.rule("warsaw.clearing")
def test_any_rubble_may_be_cleared_and_is_kept() -> None:
    game = begin()
    choose(game, "U2")
    assert question(game) == "clear"
    assert set(codes(game)) == {f"clear {HEX_NAMES[hex]}" for hex in members(CITY.zone)}
    assert refused(game, "hex-a1") == "clearing"
    historic = HEX_NAMES[members(PIECES.historic)[0]]
    choose(game, f"clear {historic}")
    assert not game.rubble >> HEX[historic] & 1
    assert stock(game, 0) == (1, 0, 0)
    assert game.turn == 1


@pytest.mark.rule("warsaw.clearing")
def test_rubble_beyond_the_limit_goes_to_the_bank() -> None:
    game = begin()
    give(game, 0, rubble=3)
    choose(game, "U2", "clear d4")
    assert stock(game, 0) == (3, 0, 0)
    assert told(game, "clear")[-1]["kept"] is False


@pytest.mark.rule("warsaw.clearing")
def test_two_clearings_the_second_as_one_likes() -> None:
    game = begin()
    choose(game, "L2", "clear d4")
    assert (question(game), game.clearing) == ("clear", 1)
    assert refused(game, "hex-d4") == "clearing"
    choose(game, "enough")
    assert (game.turn, stock(game, 0)) == (1, (1, 0, 0))
    plan(game, 0)
    game.put(0, SENT, 0)
    choose(game, "L2", "clear d3", "clear d5")
    assert (game.turn, stock(game, 0)) == (1, (3, 0, 0))


@pytest.mark.rule("warsaw.clearing")
def test_without_rubble_nothing_is_cleared() -> None:
    game = begin()
    bare(game)
    choose(game, "U2")
    assert game.turn == 1
    game = begin()
    game.rubble = bit(HEX["d4"])
    choose(game, "L2", "clear d4")
    assert game.turn == 1


# cards


@pytest.mark.rule("warsaw.drawing")
def test_projects_come_from_the_deck_of_the_stage() -> None:
    seen = set()
    for seed in range(40):
        game = begin(4, seed)
        choose(game, "L1")
        assert len(hand(game, 0)) == 2
        assert size(game.deck) == 28
        seen |= set(hand(game, 0))
    assert len(seen) > 25
    assert all(PIECES.card_list[CARDS[key]].stage == 1 for key in seen)
    second_stage(game)
    plan(game, 0)
    game.put(0, SENT, 0)
    choose(game, "L1")
    assert all(PIECES.card_list[CARDS[key]].stage == 2 for key in hand(game, 0))


@pytest.mark.rule("warsaw.hand-limit")
def test_a_hand_over_the_limit_is_thrown_away_down_to_it() -> None:
    game = begin()
    hold(game, 0, "M02", "M03", "U05")
    choose(game, "L1")
    assert question(game) == "discard"
    assert len(codes(game)) == 5
    assert refused(game, "field-u1") == "hand-limit"
    assert refused(game, "project-t10") == "hand-limit"
    choose(game, "discard M02")
    assert question(game) == "discard"
    choose(game, "discard U05")
    assert (game.turn, len(hand(game, 0))) == (1, 3)
    assert members(game.of(0, DISCARDED)) == (CARDS["M02"], CARDS["U05"])


@pytest.mark.rule("warsaw.hand-limit")
def test_projects_begun_do_not_count() -> None:
    game = begin()
    lay_site(game, 0, "M04", "a1")
    hold(game, 0, "M02", "M03")
    choose(game, "U1")
    assert (game.turn, len(hand(game, 0))) == (1, 3)


@pytest.mark.rule("warsaw.drawing")
def test_an_empty_deck_is_what_was_thrown_away() -> None:
    game = begin()
    hold(game, 0)
    rest = game.deck & ~(bit(CARDS["M02"]) | bit(CARDS["U05"]))
    game.boxed, game.deck = rest, 0
    game.put(1, DISCARDED, bit(CARDS["M02"]))
    game.thrown = bit(CARDS["U05"])
    choose(game, "L1")
    assert hand(game, 0) == ["M02", "U05"]
    assert (game.thrown, game.of(1, DISCARDED)) == (0, 0)
    assert len(told(game, "shuffle")) == 1
    choose(game, "U1")
    assert told(game, "draw")[-1]["count"] == 0


@pytest.mark.rule("warsaw.look-keep")
def test_one_of_three_is_kept() -> None:
    game = begin()
    choose(game, "L8")
    shown = members(game.shown)
    assert len(shown) == 3
    view = TITLE.view(game, 0)
    assert len(view.shown) == 3
    assert TITLE.view(game, 1).shown == TITLE.view(game, None).shown == ()
    assert refused(game, "pass") == "look-keep"
    kept = PIECES.card_list[shown[1]].key
    choose(game, f"keep {kept}")
    assert hand(game, 0) == [kept]
    assert members(game.of(0, DISCARDED)) == (shown[0], shown[2])
    assert game.turn == 1


@pytest.mark.rule("warsaw.look-keep")
def test_looking_with_a_full_hand() -> None:
    game = begin()
    hold(game, 0, "M02", "M03", "U05")
    choose(game, "L8")
    choose(game, next(iter(codes(game))))
    assert question(game) == "discard"


# the end of the phase


@pytest.mark.rule("warsaw.engineers-return")
def test_engineers_come_back_from_the_board_not_from_the_map() -> None:
    game = begin(3)
    lay_site(game, 0, "P01", "a1")
    choose(game, "L3", "pass", "pass", "U3", "pass")
    assert question(game) == "realise"
    assert [int(game.of(seat, ENGINEERS)) for seat in range(3)] == [3, 4, 4]
    assert not any(field.engineers for field in TITLE.view(game, None).fields)


@pytest.mark.rule("warsaw.marker")
def test_the_marker_is_taken_at_once_and_the_round_goes_on() -> None:
    game = begin(4)
    choose(game, "U3", "U3", "L5")
    assert (game.first, game.turn) == (2, 3)
    choose(game, *["pass"] * 4)
    assert (question(game), game.turn) == ("realise", 2), "who holds it builds first"
    while game.round == 0:
        choose(game, "end")
    assert (game.first, game.turn) == (2, 2)


@pytest.mark.rule("warsaw.marker", "warsaw.first-clockwise")
@pytest.mark.parametrize(("rule", "second"), [("field", 0), ("clockwise", 1)])
def test_who_is_first_in_the_next_round(rule: str, second: int) -> None:
    game = begin(4, first_player=rule)
    while game.round == 0:
        choose(game, "pass" if question(game) == "send" else "end")
    assert game.first == second


@pytest.mark.rule("warsaw.first-clockwise")
def test_where_the_marker_goes_round_the_field_only_pays() -> None:
    game = begin(4, first=3, first_player="clockwise")
    choose(game, "U3", "L5")
    assert (game.first, game.of(0, FUNDS)) == (3, 1)
    assert not next(field for field in TITLE.view(game, None).fields if field.key == "l5").marker


@pytest.mark.rule("warsaw.seven-rounds")
@pytest.mark.parametrize(("rounds", "count"), [("8", 8), ("7", 7)])
def test_rounds(rounds: str, count: int) -> None:
    game = begin(3, rounds=rounds)
    play_randomly(game, 1)
    assert game.round == count == TITLE.view(game, None).rounds


@pytest.mark.rule("warsaw.tasks-refill")
def test_no_task_is_opened_during_a_round() -> None:
    game = begin()
    open_tasks(game, "Z01", "Z02")
    choose(game, "U3", "U3")
    assert size(game.tasks) == 2
