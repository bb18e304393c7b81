"""The title's data: its edition checked, its rulebook, its view and truth as plain data."""

from __future__ import annotations

import re

import msgspec
import pytest

from quartier.core.edition import read_edition
from quartier.core.phrase import Mistake
from quartier.titles.monster_city.edition import pieces_from
from quartier.titles.monster_city.title import TITLE
from quartier.words import LANGUAGES, Words
from tests.titles.monster_city.scene import PIECES, codes, deal, lay, names, play_randomly

TEXT = (TITLE.folder / "edition.toml").read_text("utf-8")


def test_the_lists_of_cards() -> None:
    """As many as in the box, colours and odd and even values as equal as can be, and said to be rebuilt."""
    stack = PIECES.kinds[:40]
    values = [int(PIECES.values[kind % 6]) for kind in stack]
    assert [sum(kind // 6 == colour for kind in stack) for colour in range(3)] == [13, 13, 14]
    assert [values.count(value) for value in (3, 4, 5, 6, 7, 8)] == [6, 6, 8, 8, 6, 6]
    assert (sum(values), sum(value % 2 for value in values)) == (220, 20)
    assert len(PIECES.faces) == 30
    assert len(PIECES.event_kinds) == 14
    assert set(PIECES.face_names) >= {
        "all-r", "all-g", "values-357", "values-468", "each-r1-y1", "each-r1-g1", "each-r1-g1-y1",
        "each-g2-y2", "each-r2-g2", "each-r2-y2", "any-1", "any-2",
    }
    sources = {key: group.source for key, group in TITLE.edition.groups.items()}
    assert sources == {
        "values": "reported", "buildings": "reconstructed", "starts": "reconstructed",
        "monsters": "reconstructed", "events": "reconstructed", "banknotes": "reported", "purse": "printed",
        "hand": "printed",
    }


def test_the_example_city_can_be_had() -> None:
    """The second pair, and a green 3, a red 6 and a yellow 7 of the stack."""
    game = lay(["g3 y4 g3 r6 y7"])
    assert names(TITLE.view(game, None).players[0].city) == ["r6", "g3", "g3", "y4", "y7"]


@pytest.mark.parametrize(
    ("old", "new", "group", "key"),
    [
        ("values = [3, 4, 5, 6, 7, 8]", "values = [3, 4, 5, 6, 7]", "values", "values"),
        ("values = [3, 4, 5, 6, 7, 8]", "values = [3, 4, 5, 6, 8, 7]", "values", "values"),
        ("values = [3, 4, 5, 6, 7, 8]", "values = [3, 4, 5, 6, 7, 10]", "values", "values[5]"),
        ("red = [2, 2, 3, 2, 2, 2]", "red = [2, 2, 3, 2, 2, 3]", "buildings", "yellow"),
        ("red = [2, 2, 3, 2, 2, 2]", "red = [2, 2, 3, 2, 2]", "buildings", "red"),
        ("red = [2, 2, 3, 2, 2, 2]\n", "", "buildings", "red"),
        ('["r3", "g4"], ', "", "starts", "pairs"),
        ('["r3", "g4"]', '["r3"]', "starts", "pairs[0]"),
        ('["r3", "g4"]', '["r3", "b4"]', "starts", "pairs[0][1]"),
        ('["r3", "g4"]', '["r3", "g9"]', "starts", "pairs[0]"),
        ('{ copies = 2, all = "red" }', '{ copies = 3, all = "red" }', "monsters", "cards"),
        ('{ copies = 2, all = "red" }', '{ copies = 2, all = "blue" }', "monsters", "cards[0].all"),
        ('{ copies = 2, all = "red" }', "{ copies = 2 }", "monsters", "cards[0]"),
        ('{ copies = 2, all = "red" }', '{ copies = 2, all = "red", any = 1 }', "monsters", "cards[0]"),
        ('{ copies = 2, all = "red" }', '{ copies = 2, all = "green" }', "monsters", "cards[1]"),
        ("values = [3, 5, 7]", "values = [3, 5, 9]", "monsters", "cards[3].values"),
        ("{ red = 1, green = 1 }", "{ red = 1, blue = 1 }", "monsters", "cards[5].each.blue"),
        ("{ red = 1, green = 1 }", "{ red = 0, green = 0 }", "monsters", "cards[5]"),
        ("coward = 3", "coward = 4", "events", "grant"),
        ("detour = 2", "detour = -2", "events", "detour"),
        ("bank = 10", "bank = 9", "banknotes", "bank"),
        ("at-start = 1", "at-start = 3", "purse", "at-start"),
        ("at-most = 2", "at-most = 0", "purse", "at-most"),
        ("at-start = 2", "at-start = 3", "hand", "at-start"),
        ("for-fallen = 2", "for-fallen = 2\nfor-nothing = 1", "hand", "for-nothing"),
    ],
)
def test_each_impossible_value_is_one_clear_mistake(old: str, new: str, group: str, key: str) -> None:
    assert TEXT.count(old) >= 1
    edition = read_edition(TEXT.replace(old, new, 1), "test")
    with pytest.raises(Mistake) as found:
        TITLE.checked(edition)
    args = found.value.phrase.args
    assert (found.value.phrase.key, args["title"], args["group"], args["key"]) == (
        "edition-value", "monster_city", group, key
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


def test_other_cards_are_played_by() -> None:
    """Two of one colour and one of another, as one report has it; other values; a smaller purse."""
    text = TEXT
    for old, new in (
        ("each = { red = 2, green = 2 }", "each = { red = 2, green = 1 }"),
        ("[3, 4, 5, 6, 7, 8]", "[1, 3, 4, 5, 7, 9]"), ("[4, 6, 8]", "[4, 9]"), ("[3, 5, 7]", "[3, 5]"),
        ("at-start = 1\nat-most = 2", "at-start = 0\nat-most = 1"),
    ):
        assert old in text
        text = text.replace(old, new)
    edition = read_edition(text, "test")
    for mode in ("base", "events"):
        game = TITLE.deal(edition, 4, TITLE.checked_options({"mode": mode}), 1, tell=True)
        assert "each-r2-g1" in game.pieces.face_names
        assert not [notation for notation in codes(game) if notation.startswith("build")]
        play_randomly(game, 1)
        assert game.over
        assert all(0 <= notes <= 1 for notes in game.purses)


def test_views_are_plain_data() -> None:
    for seats in (3, 4, 5):
        game = deal(seats, seats, events=seats != 4)
        for _ in range(12):
            play_randomly(game, 1, 9)
            for seat in (*range(seats), None):
                view = TITLE.view(game, seat)
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_the_truth_names_pieces_as_the_rulebook_does() -> None:
    game = deal(4, 6, events=True)
    play_randomly(game, 6)
    truth = TITLE.truth(game)
    assert msgspec.json.decode(msgspec.json.encode(truth)) == truth
    players = truth["players"]
    assert isinstance(players, list)
    assert set(players[0]) == {"city", "banknotes", "stop", "events", "pad", "points", "chosen"}
    assert set(players[0]["pad"]) == {"lowest", "highest", "colour", "all"}
    standing = [building for player in players for building in player["city"]]
    assert standing
    assert all(re.fullmatch("[rgy][3-8]", building) for building in standing)


def test_rulings_of_the_facts_are_all_in_the_rulebook() -> None:
    found = {int(number) for rule in TITLE.rulebook.rules for number in re.findall(r"\bR(\d+)", rule.where)}
    assert found == set(range(1, 43))
