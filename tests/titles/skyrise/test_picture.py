"""The map as it is laid out and drawn: everything has its place, and is lit where it counts."""

from __future__ import annotations

import re

import pytest

from quartier.core.look import Look
from quartier.draw.text import text_of
from quartier.titles.skyrise.picture import icon, panels
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.shapes import distance, ground_of, inside, rim_of
from quartier.titles.skyrise.title import TITLE
from quartier.words import LANGUAGES, Words
from tests.titles.skyrise.scene import choose, deal, era_two, open_by, play_randomly, put, table

MARK = re.compile(r'data-mark="([^"]+)"')
ID = re.compile(r' id="([^"]+)"')
LIT = re.compile(r'data-lit="([^"]+)"')
NAMES = ["Ada", "Bo", "Cy", "Dag"]
SLATE, BRICK, PATINA, SAND = range(4)


def drawn(
    game: Skyrise, reader: int | None = 0, picked: tuple[str, ...] = (),
    worth: tuple[tuple[str, str], ...] = (),
) -> dict[str, str]:
    """The panels by key, as text."""
    look = Look(Words("en", TITLE.folder, NAMES, reader), picked, worth=worth)
    return {panel.key: text_of(panel.body) for panel in panels(TITLE.view(game, reader), look)}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_district_has_room_for_what_stands_there(seats: int, seed: int) -> None:
    ground = ground_of(TITLE.view(deal(seats, seed), None))
    for land in ground.lands:
        covered = [*land.lakes]
        for plot in land.plots:
            assert inside(plot.site, plot.outline)
            assert inside(plot.corner, plot.outline)
            assert not any(inside(plot.site, lake) for lake in covered)
            if plot.mill is not None:
                assert inside(plot.mill, plot.outline)
                assert distance(plot.mill, plot.site) > 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_islands_lie_apart_and_inside_the_picture(seats: int) -> None:
    ground = ground_of(TITLE.view(deal(seats), None))
    for land in ground.lands:
        for x, y in land.rim:
            assert -10 <= x <= ground.width + 10
            assert 0 <= y <= ground.height
            assert not any(inside((x, y), other.rim) for other in ground.lands if other is not land)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bridges_reach_the_districts_they_join(seats: int) -> None:
    view = TITLE.view(deal(seats), None)
    ground = ground_of(view)
    plots = ground.plots()
    for pair, ends in zip(view.bridges, ground.bridges, strict=True):
        for district, end in zip(pair, ends, strict=True):
            assert inside(end, plots[district].outline), (pair, end)


def test_the_rim_goes_around_all_districts() -> None:
    squares = [((0, 0), (1, 0), (1, 1), (0, 1)), ((1, 0), (2, 0), (2, 1), (1, 1))]
    assert rim_of([tuple((float(x), float(y)) for x, y in one) for one in squares]) == (
        (0, 0), (1, 0), (2, 0), (2, 1), (1, 1), (0, 1)
    )


def test_all_districts_and_numbers_can_be_clicked() -> None:
    game = table(4)
    board = drawn(game)
    view = TITLE.view(game, SLATE)
    assert set(MARK.findall(board["sky"])) == {f"district-{one.name}" for one in view.districts}
    own = {one.mark for one in (*view.players[SLATE].stock, *view.players[SLATE].locked)}
    assert set(MARK.findall(board["tray"])) == own | {"pass"}
    assert "tray" not in drawn(game, None)


def test_the_chain_of_bids_is_seen_with_its_numbers() -> None:
    game = table(4)
    assert "stroke-dasharray=\".1 10\"" not in drawn(game)["sky"]
    choose(game, "bid 18 c1", "bid 24 c2")
    sky = drawn(game)["sky"]
    assert "stroke-dasharray=\".1 10\"" in sky
    assert ">18<" in sky
    assert ">24<" in sky
    assert "piece-bid-18" in sky
    assert "piece-bid-18" not in drawn(game)["tray"]


def test_a_building_stays_the_piece_it_was_as_a_bid() -> None:
    game = table(2)
    choose(game, "bid 18 c1", "pass")
    sky = drawn(game)["sky"]
    assert "piece-bid-18" in sky
    assert ">18<" not in sky, "its number is face down"


def test_what_is_picked_stands_before_it_is_played() -> None:
    game = table(4)
    worth = drawn(game, SLATE, ("bid-18",), worth=(("district-c1", "+7"),))["sky"]
    assert ">+7<" in worth
    assert "ghost" not in worth
    assert "ghost" in drawn(game, SLATE, ("bid-18", "district-c1"))["sky"]


def test_a_district_says_what_lies_and_stands_there() -> None:
    game = table(4, "c2 patron-b")
    put(game, SLATE, "c1 tall")
    open_by(game, BRICK)
    choose(game, "bid 24 c2")
    sky = drawn(game, PATINA)["sky"]
    assert 'aria-label="Compass Court, philosophers: Ada, a tall building"' in sky
    assert 'aria-label="Observatory Square, naturalists: bid 24 of Bo, a low building"' in sky
    assert 'aria-label="Archive Row, inventors: vacant, no disc"' in sky


def test_patrons_are_shown_to_holders_alone() -> None:
    game = table(4, "c1 patron-b")
    choose(game, "bid 91 c1")
    while TITLE.view(game, None).bids:
        choose(game, "pass")
    value = next(one for one in TITLE.view(game, SLATE).patron_values if one is not None)
    assert f">{value}</text>" in drawn(game, SLATE)["goals"]
    assert drawn(game, BRICK)["goals"].count(">?<") == 4


def test_cards_to_choose_come_first() -> None:
    game = deal(3, 5)
    while TITLE.view(game, None).phase != "cards":
        play_randomly(game, int(game.auction), 1)
    board = drawn(game)
    assert next(iter(board)) == "choice"
    assert set(MARK.findall(board["choice"])) == {f"card-{card}" for card in TITLE.view(game, SLATE).hand}


def test_chosen_wonders_lie_open() -> None:
    game = table(3)
    hidden = drawn(game)["wonders"]
    assert all(f"wonder-{card}" in hidden for card in TITLE.view(game, SLATE).hand)
    era_two(game, "capitol", "hammer", "summit")
    for reader in (SLATE, None):
        assert all(name in drawn(game, reader)["wonders"] for name in ("Capitol", "Hammer", "The Summit"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_a_sheet_lights_up_is_in_its_scene(seats: int) -> None:
    game = deal(seats, 7)
    play_randomly(game, 7)
    for language in LANGUAGES:
        sheets = TITLE.sheets(TITLE.view(game, 0), Look(Words(language, TITLE.folder, NAMES, 0)))
        assert [sheet.key for sheet in sheets] == ["era-1", "era-2", "end"]
        for sheet in sheets:
            assert sheet.scene is not None
            known = set(LIT.findall(text_of(sheet.scene)))
            for row in sheet.rows:
                assert set(row.lights) <= known
        islands = [row for row in sheets[0].rows if any("island" in light for light in row.lights)]
        assert len(islands) >= seats + 1


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rows_add_up_to_the_score(seats: int) -> None:
    game = deal(seats, 11)
    play_randomly(game, 11)
    words = Words("en", TITLE.folder, NAMES, 0)
    end = TITLE.sheets(TITLE.view(game, None), Look(words))[-1]
    total = next(row for row in end.rows if row.total)
    for seat in range(seats):
        earned = [row.cells[seat].text for row in end.rows[: end.rows.index(total)]]
        assert sum(int(one) for one in earned if one != "–") == int(total.cells[seat].text)


def test_an_icon_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        icon("castle")
    for name in ("bid-0-64", "building-2-tall", "disc-wild", "faction-artists"):
        assert "<svg" in str(icon(name))
