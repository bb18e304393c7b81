"""The title's data: its edition checked, its choices written, its view and truth as plain data."""

from __future__ import annotations

import msgspec
import pytest

from quartier.core.bits import count_bits
from quartier.core.edition import read_edition
from quartier.core.phrase import Mistake
from quartier.titles.skyrise.edition import pieces_from
from quartier.titles.skyrise.title import TITLE
from quartier.words import LANGUAGES, Words
from tests.titles.skyrise.scene import choose, codes, deal, era_two, open_by, play_randomly, table

TEXT = (TITLE.folder / "edition.toml").read_text("utf-8")
SLATE = "slate = [2, 18, 30, 46, 64, 70, 91, 10, 40, 52, 80, 84]"
CENTRE = 'adjacent = "1-2 1-4 2-3 3-4"'


@pytest.mark.parametrize(
    ("old", "new", "group", "key"),
    [
        (SLATE, SLATE.replace("91", "16"), "numbers", "slate"),
        (SLATE, SLATE.replace("64", "46"), "numbers", "slate"),
        (SLATE, SLATE.replace("84", "86"), "numbers", "brick"),
        (SLATE, SLATE.replace("2, 18", "18"), "numbers", "slate"),
        (SLATE, SLATE.replace("2, 18", "0, 18"), "numbers", "slate[0]"),
        ('"medium", "tall", "tall"]', '"medium", "tall", "huge"]', "heights", "era-2[4]"),
        ("faction = 10", "faction = 11", "discs", "players-4"),
        ("faction = 10", "faction = -1", "discs", "players-4.faction"),
        ("{ dealt = 5, chosen = 2 }", "{ dealt = 11, chosen = 2 }", "hands", "players-2"),
        ("{ dealt = 5, chosen = 2 }", "{ dealt = 5, chosen = 1 }", "hands", "players-2"),
        ("row = [2, 3, 4, 6, 4]", "row = [2, 3, 4, 6]", "track", "row"),
        ("values = [2, 3, 4, 6]", "values = [2, 3, 4]", "patrons", "values"),
        ("baron = [12, 8, 4, 0]", "baron = []", "wonders", "baron"),
        ("{ lakes = 3, points = 8 }", "{ lakes = 3 }", "wonders", "atlantis.points"),
        ("surplus = 10", "surplus = true", "portrait", "surplus"),
        ('players-2 = ["w", "e"]', 'players-2 = ["w", "w"]', "slots", "players-2"),
        ('players-2 = ["w", "e"]', 'players-2 = ["w", "x"]', "slots", "players-2[1]"),
        ('colours = "YGWB"', 'colours = "YGWR"', "central-island", "colours"),
        (CENTRE, 'adjacent = "1-2 1-4"', "central-island", "adjacent"),
        (CENTRE, 'adjacent = "1-2 2-1"', "central-island", "adjacent"),
        (CENTRE, 'adjacent = "1-2 2-5"', "central-island", "adjacent"),
        (CENTRE, 'adjacent = "1 2"', "central-island", "adjacent"),
        ('"124,16 178,8 226,30 238,78 232,122 121,119"', '"124,16 178,8"', "central-island", "outlines[0]"),
        ("windmills = [1, 7, 13]", "windmills = [1, 7, 15]", "island-1", "windmills[2]"),
        ("bridge = [9, 12]", "bridge = [9]", "island-1", "bridge"),
        ("bridge = [9, 12]", "bridge = [9, 9]", "island-1", "bridge"),
        ("between = [1, 4]", "between = [4, 4]", "island-1", "airships"),
        ("between = [1, 4]", "between = [1, 40]", "island-1", "airships[0].between[1]"),
        ("1-2 1-5 2-3", "2-3", "island-1", "adjacent"),
    ],
)
def test_each_impossible_value_is_one_clear_mistake(old: str, new: str, group: str, key: str) -> None:
    assert TEXT.count(old) >= 1
    edition = read_edition(TEXT.replace(old, new, 1), "test")
    with pytest.raises(Mistake) as found:
        TITLE.checked(edition)
    args = found.value.phrase.args
    assert (found.value.phrase.key, args["title"], args["group"], args["key"]) == (
        "edition-value", "skyrise", group, key
    )
    for language in LANGUAGES:
        said = Words(language).say(found.value.phrase)
        assert group in said
        assert key in said


def test_a_side_no_bridge_leads_to() -> None:
    text = TEXT.replace('{ side = "w", from = 12, to = 3 }', '{ side = "e", from = 1, to = 3 }')
    text = text.replace('{ side = "w", from = 14, to = 4 }', '{ side = "e", from = 2, to = 4 }')
    with pytest.raises(Mistake) as found:
        TITLE.checked(read_edition(text, "test"))
    assert found.value.phrase.args["key"] == "bridges"


def test_a_group_that_is_missing() -> None:
    groups = TITLE.edition.values()
    for group in groups:
        with pytest.raises(Mistake) as found:
            pieces_from({key: values for key, values in groups.items() if key != group})
        assert found.value.phrase.key == "edition-group"
        assert found.value.phrase.args["group"] == group


def test_other_values_are_played_by() -> None:
    """Dearer islands, fewer discs, another set of numbers."""
    text = TEXT.replace("each = 5", "each = 50").replace("faction = 10", "faction = 1")
    edition = read_edition(text.replace(SLATE, SLATE.replace("91", "100")), "test")
    game = TITLE.deal(edition, 4, TITLE.checked_options({}), 1)
    assert sum(int(count_bits(districts)) for districts in game.discs) == 24
    assert TITLE.view(game, None).players[0].stock[-1].number == 100
    play_randomly(game, 1)
    view = TITLE.view(game, None)
    assert view.end is not None
    assert all(one.points == 50 for era in view.eras for one in era.control if one.holders)


def test_choices_as_they_are_clicked_and_written() -> None:
    game = table(2, "c1 wild, c3 artists")
    menu = {choice.notation: choice.marks for choice in TITLE.menu(game, 0)}
    assert menu["bid 2 c1"] == ("bid-2", "district-c1")
    choose(game, "bid 2 c1")
    assert {choice.notation: choice.marks for choice in TITLE.menu(game, 1)}["pass"] == ("pass",)
    choose(game, "pass")
    assert [choice.marks for choice in TITLE.menu(game, 0)][2] == ("faction-artists",)
    choose(game, "wild artists")
    era_two(game, "vault boca", "munch shard")
    open_by(game, 1)
    choose(game, "bid 8 c4")
    menu = {choice.notation: choice.marks for choice in TITLE.menu(game, 0)}
    assert menu["wonder vault w14"] == ("wonder-vault", "district-w14")
    game = table(2, "c3 artists")
    era_two(game, "vault boca", "munch shard")
    open_by(game, 1)
    choose(game, "bid 8 c1", "wonder vault c2")
    assert [choice.marks for choice in TITLE.menu(game, 0)] == [("none",), ("district-c3",)]
    game = table(2)
    game.end_era()
    assert all(choice.notation == f"choose {choice.marks[0][5:]}" for choice in TITLE.menu(game, 0))


def test_views_are_plain_data() -> None:
    for seats in (2, 3, 4):
        game = deal(seats, 3)
        for moves in (0, 20, 60, 1000):
            play_randomly(game, moves, moves)
            for seat in (0, None):
                view = TITLE.view(game, seat)
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_the_truth_is_named_as_the_table_names_it() -> None:
    game = table(2, "c1 wild, e3 patron-b")
    choose(game, "bid 30 c1", "bid 42 c2")
    data = TITLE.truth(game)
    assert data["bids"] == [
        {"player": 0, "bid": "30", "district": "c1"}, {"player": 1, "bid": "42", "district": "c2"}
    ]
    assert data["islands"] == {"e": 1, "w": 3}
    assert data["panoramas"] == ["airships", "windmills"]
    discs = data["discs"]
    assert isinstance(discs, dict)
    assert (discs["wild"], discs["patron-b"], discs["artists"]) == (["c1"], ["e3"], [])


def test_pieces_are_counted() -> None:
    game = deal(4, 2)
    before = TITLE.pieces(game)
    assert (before["slate"], before["factions"], before["commissions"], before["patrons-a"]) == (12, 42, 2, 4)
    assert (before["built-twice"], before["cards-twice"]) == (0, 0)
    play_randomly(game, 2)
    assert TITLE.pieces(game) == before


def test_every_choice_has_a_code_of_its_own() -> None:
    game = table(2)
    assert max(codes(game).values()) < TITLE.choice_count
    assert len(set(codes(game).values())) == 28
