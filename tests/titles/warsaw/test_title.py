"""The title's data: its edition checked, its view and truth as plain data, its choices written."""

from __future__ import annotations

import msgspec
import pytest

from quartier.core.edition import read_edition
from quartier.core.phrase import Mistake
from quartier.titles.warsaw.edition import pieces_from
from quartier.titles.warsaw.title import TITLE
from quartier.words import LANGUAGES, Words
from tests.titles.warsaw.scene import begin, codes, deal, give, hold, lay_site, play_randomly, realise

TEXT = (TITLE.folder / "edition.toml").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "group", "key"),
    [
        ("rounds = 8", "", "course", "rounds"),
        ("rounds = 8", "rounds = 40", "course", "rounds"),
        ("rounds-of-stage-1 = 4", "rounds-of-stage-1 = 7", "course", "rounds-of-stage-1"),
        ("limit = 3", "limit = 0", "components", "limit"),
        ("engineers-5 = 3", 'engineers-5 = "3"', "components", "engineers-5"),
        ("bridge-both = 1", "bridge-both = 9", "costs", "bridge-both"),
        ("industry-base = 2", "industry-base = -2", "points", "industry-base"),
        ('at = [-3, 0], name = "Bemowo"', 'at = [-4, 0], name = "Bemowo"', "map", "at"),
        ('at = [-3, 0], name = "Bemowo"', 'at = [-3, 1], name = "Bemowo"', "map", "at"),
        ('"Bemowo", bank = "left"', '"Bemowo", bank = "right"', "tokens", "types"),
        ('"Bemowo", bank = "left"', '"Bemowo", bank = "middle"', "map", "hexes[0].bank"),
        ('at = [1, -1], project = "M01"', 'at = [-3, 0], project = "M01"', "historic", "at"),
        ('at = [1, -1], project = "M01"', 'at = [1, 0], project = "M01"', "historic", "at"),
        ('project = "M01"', 'project = "M02"', "historic", "project"),
        ('    { at = [1, -1], project = "M01" },\n', "", "historic", "sites"),
        ('types = ["housing", ', "types = [", "tokens", "types"),
        ('{ id = "U1", limited = false', '{ id = "u1", limited = false', "fields", "board[0].id"),
        ('{ id = "U2", limited = false', '{ id = "U1", limited = false', "fields", "U1"),
        ("limited = false", "limited = true", "fields", "players"),
        ("dotacja = 2", "dotacja = 99", "functions", "dotacja"),
        ('function = "czyn"', 'function = "czynn"', "projects", "M01"),
        ('type = "housing", stage = 1, points = 5', 'type = "housing", stage = 1', "projects", "M01"),
        ('type = "industry", stage = 1', 'type = "industry", stage = 1, points = 4', "projects", "P01"),
        ('stage = 1, points = 5, zone = "h', 'stage = 2, points = 5, zone = "h', "projects", "M01"),
        ('id = "M02"', 'id = "M01"', "projects", "M01"),
        ('id = "Z02"', 'id = "Z01"', "tasks", "Z01"),
        ('id = "Z13", stage = 2', 'id = "Z13", stage = 1', "tasks", "stage"),
        ('["housing", "services", "industry", ', '["housing", "housing", "industry", ', "norms", "N1"),
    ],
)
def test_each_impossible_value_is_one_clear_mistake(old: str, new: str, group: str, key: str) -> None:
    assert TEXT.count(old) >= 1
    text = TEXT.replace(old, new) if old == "limited = false" else TEXT.replace(old, new, 1)
    edition = read_edition(text, "test")
    with pytest.raises(Mistake) as found:
        TITLE.checked(edition)
    args = found.value.phrase.args
    assert (found.value.phrase.key, args["title"], args["group"], args["key"]) == (
        "edition-value", "warsaw", group, key
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


def test_what_is_rebuilt_says_so() -> None:
    sources = {key: group.source for key, group in TITLE.edition.groups.items()}
    printed = {key for key, source in sources.items() if source == "printed"}
    assert printed == {"course", "components", "costs", "points"}
    assert set(sources.values()) == {"printed", "reconstructed"}


def test_other_values_are_played_by() -> None:
    """Dearer bridges, a poorer field, more points for metro, another river."""
    text = TEXT.replace("bridge-concrete = 2", "bridge-concrete = 3").replace("metro = 1", "metro = 2", 1)
    text = text.replace('"Wilanów", bank = "left"', '"Wilanów", bank = "right"')
    text = text.replace('types = ["housing", ', 'types = ["public", "housing", ')
    edition = read_edition(text, "test")
    game = TITLE.deal(edition, 3, TITLE.checked_options({}), 1, tell=True)
    assert game.pieces.city.bridge_count == 14
    assert len(TITLE.view(game, None).bridges) == 14
    for seat in range(3):
        game.play(seat, game.choices(seat)[0])
    give(game, 0, 0, 3, 3)
    realise(game, 0)
    play_randomly(game, 1)
    assert not game.owed()


def test_views_are_plain_data() -> None:
    for seats in (2, 3, 4, 5):
        game = deal(seats, seats)
        for _ in range(6):
            play_randomly(game, 1, 40)
            for seat in (*range(seats), None):
                view = TITLE.view(game, seat)
                assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_the_truth_names_pieces_as_the_rulebook_does() -> None:
    game = deal(4, 6)
    play_randomly(game, 6)
    truth = TITLE.truth(game)
    assert msgspec.json.decode(msgspec.json.encode(truth)) == truth
    players = truth["players"]
    assert isinstance(players, list)
    assert set(players[0]["points"]) == {"buildings", "tasks", "metro", "bridges"}
    assert len({project["project"] for player in players for project in player["built"]}) == sum(
        len(player["built"]) for player in players
    )


def test_how_choices_are_written() -> None:
    game = begin()
    hold(game, 0, "P01")
    menu = TITLE.menu(game, 0)
    assert [choice.notation for choice in menu][:4] == ["pass", "U1", "U2", "U3"]
    assert ("project-p01", "hex-a1") in {choice.marks for choice in menu}
    lay_site(game, 0, "M04", "a1")
    give(game, 0, 3, 3, 3)
    realise(game, 0)
    written = set(codes(game))
    assert {"end", "build a1 concrete", "metro a1-a2 fund", "bridge B10 both"} <= written


def test_two_players_are_told_that_no_rulebook_knows_them() -> None:
    assert TITLE.view(deal(2), 0).unofficial
    assert not TITLE.view(deal(3), 0).unofficial
    events = deal(2).told
    assert events is not None
    line = TITLE.tell(events[0], None)
    assert line is not None
    assert line.key == "told-deal-unofficial"
