"""The title's data: its edition checked, its rulebook, its view and truth as plain data."""

from __future__ import annotations

import msgspec
import pytest

from quartier.core.edition import read_edition
from quartier.core.phrase import Mistake
from quartier.titles.blueprints.edition import pieces_from
from quartier.titles.blueprints.title import TITLE
from quartier.words import LANGUAGES, Words
from tests.titles.blueprints.scene import PIECES, deal, play_randomly

TEXT = (TITLE.folder / "edition.toml").read_text("utf-8")


def test_the_deck() -> None:
    """24 different plans of six dice, with three or four open cells and heights up to three."""
    plans = [
        tuple(int(PIECES.height(plan, cell)) for cell in range(6)) for plan in range(int(PIECES.plan_count))
    ]
    assert len(plans) == len(set(plans)) == 24
    for plan in plans:
        assert sum(plan) == 6
        assert max(plan) <= 3
        assert plan.count(0) in (2, 3)
        assert connected({cell for cell, height in enumerate(plan) if height})
    per_cell = [sum(plan[cell] for plan in plans) for cell in range(6)]
    assert per_cell == [23, 23, 26, 26, 23, 23]
    assert TITLE.edition.groups["plans"].source == "reconstructed"


def connected(cells: set[int]) -> bool:
    reached, found = set[int](), {min(cells)}
    while found:
        cell = found.pop()
        reached.add(cell)
        beside = {cell - 2, cell + 2, cell ^ 1}
        found |= (beside & cells) - reached
    return reached == cells


@pytest.mark.parametrize(
    ("old", "new", "group", "key"),
    [
        ("wood = 8", "", "dice", "wood"),
        ("wood = 8", "wood = 9", "dice", "wood"),
        ("wood = 8", 'wood = "8"', "dice", "wood"),
        ("wood = 8", "wood = 8\nmarble = 8", "dice", "marble"),
        ("wood = 8\nrecycled = 8", "wood = 4\nrecycled = 5", "dice", "glass"),
        ("players-2 = 8", "players-2 = 1", "pool", "players-2"),
        ("players-4 = 7", "players-4 = 31", "pool", "players-4"),
        ('["gold", "silver"]', '["gold", "gold"]', "awards", "players-3"),
        ('["gold", "silver"]', '["gold", "tin"]', "awards", "players-3[1]"),
        ('players-2 = ["silver"]', 'players-2 = ["silver", "gold", "bronze"]', "awards", "players-2"),
        ("copies = 3\nplayers", "copies = 2\nplayers", "awards", "copies"),
        ("gold = 3", "gold = -3", "award-points", "gold"),
        ("skyscraper = 5", "skyscraper = 7", "prizes", "skyscraper"),
        ("structural-integrity = 4", "", "prizes", "structural-integrity"),
        ("each = 2", "each = true", "prize-points", "each"),
        ("[2, 5, 10, 15, 20, 30]", "[2, 5, 10, 15, 20]", "points", "recycled"),
        ("[2, 3, 5, 8]", "[]", "points", "stone"),
        ("[2, 3, 5, 8]", "[2, 3, 5, 800]", "points", "stone[3]"),
        ("plan = 6\n", "plan = 5\n", "board", "plan-reminder"),
        ('["X1", "X2", "X3"]', '["X1", "X2", "X4"]', "plans", "BP-01"),
        ('["X1", "X2", "X3"]', '["X1", "X2"]', "plans", "cards[0].rows"),
        ('["X1", "X2", "X3"]', '["X1", "X2", "Y3"]', "plans", "cards[0].rows[2]"),
        ('["X1", "X2", "X3"]', '["X1", "X2", "X3\\n"]', "plans", "cards[0].rows[2]"),
        ('["X1", "X2", "X3"]', '["1X", "3X", "2X"]', "plans", "BP-02"),
        ('id = "BP-02"', 'id = "BP-01"', "plans", "BP-01"),
        ('id = "BP-02", ', "", "plans", "cards[1].id"),
    ],
)
def test_each_impossible_value_is_one_clear_mistake(old: str, new: str, group: str, key: str) -> None:
    assert TEXT.count(old) >= 1
    edition = read_edition(TEXT.replace(old, new, 1), "test")
    with pytest.raises(Mistake) as found:
        TITLE.checked(edition)
    args = found.value.phrase.args
    assert (found.value.phrase.key, args["title"], args["group"], args["key"]) == (
        "edition-value", "blueprints", group, key
    )
    for language in LANGUAGES:
        said = Words(language).say(found.value.phrase)
        assert group in said
        assert key in said


def test_a_group_that_is_missing() -> None:
    groups = TITLE.edition.values()
    for group in groups:
        with pytest.raises(Mistake) as found:
            pieces_from({key: values for key, values in groups.items() if key != group})
        assert found.value.phrase.key == "edition-group"
        assert found.value.phrase.args["group"] == group


def test_other_values_are_played_by() -> None:
    """Fewer dice of a colour, another pool, dearer stone."""
    text = TEXT.replace("wood = 8", "wood = 3").replace("players-3 = 9", "players-3 = 25")
    edition = read_edition(text.replace("[2, 3, 5, 8]", "[40]"), "test")
    game = TITLE.deal(edition, 3, TITLE.checked_options({}), 1)
    assert (game.pool_size, game.bag_size, TITLE.pieces(game)["wood"]) == (25, 0, 3)
    play_randomly(game, 1)
    assert game.over


def test_views_are_plain_data() -> None:
    for seats in (2, 3, 4):
        game = deal(seats, seats)
        play_randomly(game, 1, 30)
        for seat in (*range(seats), None):
            view = TITLE.view(game, seat)
            assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_dice_keep_their_identity_for_a_round() -> None:
    game = deal(4, 8)
    kinds: dict[int, tuple[int, int]] = {}
    while game.round == 0:
        view = TITLE.view(game, int(game.active))
        public = [*view.pool, *view.discards, *(one.die for taken in view.taken for one in taken)]
        assert len({die.id for die in public}) == len(public)
        for die in public:
            assert kinds.setdefault(die.id, (die.colour, die.face)) == (die.colour, die.face)
            assert die.id // 8 == die.colour
        own = {die.id for tower in view.towers for die in tower}
        assert own == {one.die.id for one in view.taken[int(game.active)] if not one.aside}
        play_randomly(game, int(game.lap), 1)
    assert len(kinds) == 30


def test_the_truth_names_pieces_as_the_rulebook_does() -> None:
    game = deal(4, 6)
    play_randomly(game, 6)
    truth = TITLE.truth(game)
    assert msgspec.json.decode(msgspec.json.encode(truth)) == truth
    rounds = truth["rounds"]
    assert isinstance(rounds, list)
    player = rounds[0]["players"][0]
    assert set(player) == {"plan", "building", "points", "award", "prizes"}
    assert set(player["points"]) == {"wood", "recycled", "stone", "glass", "plan", "total"}
    assert set(player["building"]) <= {"a1", "b1", "a2", "b2", "a3", "b3"}
    for tower in player["building"].values():
        values = [int(die.split()[1]) for die in tower]
        assert values == sorted(values, reverse=True)
        assert {die.split()[0] for die in tower} <= {"wood", "recycled", "stone", "glass"}
    assert {one["award"] for one in rounds[0]["players"]} == {"gold", "silver", "bronze", None}


def test_rulings_of_the_facts_are_all_in_the_rulebook() -> None:
    rulings = {rule.where.partition(",")[0].partition(":")[0] for rule in TITLE.rulebook.rules}
    assert {f"R{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17)} <= rulings
