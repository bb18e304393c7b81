"""The drawn table: the map and what may be clicked on it, cards, figures."""

from __future__ import annotations

import re

import pytest

from quartier.core.look import Look
from quartier.titles.warsaw.ground import STEPS, side
from quartier.titles.warsaw.icons import icon
from quartier.titles.warsaw.lettering import block_of, broken, width_of
from quartier.titles.warsaw.names import HEX_NAMES
from quartier.titles.warsaw.offices import office
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.silhouettes import COLOURS, building
from quartier.titles.warsaw.title import TITLE
from quartier.words import LANGUAGES, Words
from tests.titles.warsaw.scene import (
    PIECES,
    bare,
    begin,
    choose_norm,
    deal,
    give,
    hold,
    lay,
    lay_site,
    plan,
    realise,
    second_stage,
    stand,
)

NAMES = ("Ada", "Bo", "Cyd", "Dag", "Eve")
MARK = re.compile(r'data-mark="([^"]*)"')


def drawn(
    game: Warsaw, seat: int | None = 0, picked: tuple[str, ...] = (), worth: tuple[tuple[str, str], ...] = ()
) -> dict[str, str]:
    """The panels by key."""
    menu = TITLE.menu(game, seat) if seat is not None else []
    live = {mark for choice in menu if set(picked) <= set(choice.marks) for mark in choice.marks}
    look = Look(Words("en", TITLE.folder, NAMES, seat), picked, frozenset(live - set(picked)), "", worth)
    return {panel.key: str(panel.body) for panel in TITLE.picture(TITLE.view(game, seat), look)}


def marks(text: str) -> set[str]:
    return set(MARK.findall(text))


# the map


def test_every_space_is_on_the_map_with_its_name() -> None:
    board = drawn(begin(4))["map"]
    assert {f"hex-{name}" for name in HEX_NAMES} <= marks(board)
    for district in PIECES.districts:
        for word in district.split():
            assert f">{word}" in board or f" {word}<" in board or f"{word}," in board
    assert board.count('class="rubble"') == 19
    assert drawn(begin(3))["map"].count('class="rubble"') == 16


def test_neighbours_share_the_side_between_them() -> None:
    for step in STEPS:
        there = side((0, 0), step)
        back = side(step, (0, 0))
        for one, other in zip(there, reversed(back), strict=True):
            assert one == pytest.approx(other)


def test_a_project_picked_up_lights_its_spaces_with_their_worth() -> None:
    game = begin(4)
    bare(game)
    plan(game, 0)
    hold(game, 0, "M02")
    board = drawn(game, picked=("project-m02",), worth=(("hex-d4", "3→5"),))["map"]
    assert "3→5" in board
    assert 'class="mark live" href="?pick=project-m02+hex-d4"' in board
    assert "ghost" not in board
    assert "ghost" in drawn(game, picked=("project-m02", "hex-d4"))["map"]


def test_sides_may_be_clicked_only_while_building() -> None:
    game = begin(4)
    plan(game, 0)
    assert not any(name.startswith(("metro", "bridge")) for name in marks(drawn(game)["map"]))
    realise(game, 0)
    give(game, 0, funds=1)
    found = marks(drawn(game)["map"])
    assert sum(name.startswith("metro-") for name in found) == 80
    assert sum(name.startswith("bridge-") for name in found) == 10


def test_what_is_built_is_drawn_and_its_side_taken() -> None:
    game = begin(4)
    lay(game, "a1-a2", "a1-b2", owner=1)
    stand(game, 2, "P04", "a1")
    lay_site(game, 0, "M02", "d4")
    realise(game, 0)
    give(game, 0, funds=1)
    board = drawn(game)["map"]
    assert board.count('class="metro"') == 2
    assert "metro-a1-a2" not in marks(board)
    assert 'id="piece-stands-a1"' in board
    assert 'id="piece-engineer-d4"' in board
    assert "Bemowo: industry, built by Cyd" in board
    assert "Plac Defilad: foundations of housing, yours" in board


def test_historic_spaces_are_marked_as_long_as_they_are_kept() -> None:
    game = begin(4)
    dashes = 'stroke-dasharray="3 4"'
    assert drawn(game)["map"].count(dashes) == 4
    second_stage(game)
    assert dashes not in drawn(game)["map"]


# the rest of the table


@pytest.mark.parametrize(("seats", "fields"), [(2, 9), (3, 11), (4, 14), (5, 13)])
def test_the_action_board_of_the_number_of_players(seats: int, fields: int) -> None:
    board = drawn(begin(seats))["fields"]
    assert sum(name.startswith("field-") for name in marks(board)) == fields


def test_the_spectator_sees_nobodys_cards() -> None:
    game = begin(4)
    hold(game, 0, "M02")
    assert set(drawn(game, None)) == {"map", "fields", "track"}
    assert "Osiedle Mariensztat" not in "".join(drawn(game, None).values())
    assert "Osiedle Mariensztat" in drawn(game)["hand"]


def test_norms_are_chosen_from_cards_that_name_their_objects() -> None:
    game = deal(4)
    assert "norm" not in drawn(game)
    assert sum(name.startswith("norm-") for name in marks(drawn(game)["choice"])) == 2
    game.play(0, game.choices(0)[0])
    assert "choice" not in drawn(game)
    assert "choice" in drawn(game, 1)
    game = begin(4)
    choose_norm(game, 0, "N2")
    stand(game, 0, "K04", "d4")
    board = drawn(game)["norm"]
    assert "public buildings, culture, transport, metro segment" in board
    assert re.findall(r">(\d)</text>", board) == ["0", "1", "0", "0"]


def test_with_five_players_a_norm_has_three_objects() -> None:
    game = begin(5)
    choose_norm(game, 0, "N2")
    assert "metro segment" not in drawn(game)["norm"]


def test_other_ways_to_pay_stand_there_only_when_there_are_any() -> None:
    game = begin(4)
    realise(game, 0)
    lay_site(game, 0, "K04", "d4")
    give(game, 0, rubble=2, concrete=1, funds=1)
    assert {"end", "pay-both"} <= marks(drawn(game)["ways"])
    stand(game, 0, "M08", "a1")
    assert {"pay-prefab"} <= marks(drawn(game)["ways"])
    assert "ways" not in drawn(game, 1)


def test_a_function_is_on_its_card_and_a_site_stands_for_its_space() -> None:
    game = begin(4)
    stand(game, 0, "P04", "a1")
    lay_site(game, 0, "K04", "d4")
    assert marks(drawn(game)["hand"]) == {"function-p04", "hex-d4"}


# cards, signs and letters


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_page_shows_all_cards(language: str) -> None:
    look = Look(Words(language, TITLE.folder))
    projects = str(TITLE.figure("projects-1", look)) + str(TITLE.figure("projects-2", look))
    assert projects.count("<svg") == 60
    assert str(TITLE.figure("tasks", look)).count("<svg") == 24
    assert str(TITLE.figure("norms", look)).count("<svg") == 12
    for card in PIECES.card_list:
        assert f">{card.name.split()[0]}" in projects


def test_no_name_of_a_project_is_cut() -> None:
    look = Look(Words("en", TITLE.folder))
    assert "…" not in str(TITLE.figure("projects-1", look)) + str(TITLE.figure("projects-2", look))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_of_a_field_is_cut(language: str) -> None:
    words = Words(language, TITLE.folder)
    for field in PIECES.field_list:
        assert "…" not in office(words(f"field-{field.key.lower()}"), (), not field.limited, ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_task_is_cut(language: str) -> None:
    assert "…" not in str(TITLE.figure("tasks", Look(Words(language, TITLE.folder))))


def test_types_differ_in_their_silhouettes() -> None:
    bare_shapes = {re.sub(r'fill="[^"]*"', "", building(kind)) for kind in COLOURS}
    assert len(bare_shapes) == 6


@pytest.mark.parametrize(
    "name",
    ["housing", "soc", "metro", "city", "any", "first", "rubble-2", "fund-0", "engineer-3", "have-bridge-1"],
)
def test_every_icon_is_drawn(name: str) -> None:
    text = str(icon(name))
    assert "<svg" in text
    count = name.rpartition("-")[2]
    assert not count.isdigit() or f">{count}</text>" in text


def test_letters_are_broken_into_lines_that_fit() -> None:
    lines = broken("Pałac Radziwiłłów – Prezydium Rady Ministrów", 16, 160)
    assert all(width_of(line, 16) <= 160 for line in lines)
    assert " ".join(lines) == "Pałac Radziwiłłów – Prezydium Rady Ministrów"
    assert "…" in str(block_of("one two three four five six", 0, 0, 30, most=2))
