"""The board as it is drawn: where pieces are, what may be clicked, what a raid leaves behind."""

from __future__ import annotations

import re

import pytest

from quartier.core.look import Look
from quartier.draw.text import text_of
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.title import TITLE
from quartier.words import Words
from tests.titles.monster_city.scene import choose, codes, deal, last_office, lay, play_randomly

NAMES = ["Ada", "Bo", "Cy", "Dag", "Eva"]


def panels(game: MonsterCity, reader: int | None = 0, *picked: str) -> dict[str, str]:
    look = Look(Words("en", TITLE.folder, NAMES, reader), picked)
    return {panel.key: text_of(panel.body) for panel in TITLE.picture(TITLE.view(game, reader), look)}


def pieces(drawn: str) -> list[str]:
    return re.findall(r'id="piece-([^"]+)"', drawn)


def marks(drawn: str) -> set[str]:
    return set(re.findall(r'data-mark="([^"]+)"', drawn))


def test_every_panel_has_its_place_in_the_style_sheet() -> None:
    style = (TITLE.folder / "style.css").read_text("utf-8")
    for key in panels(deal(3, events=True)):
        assert f".panel-{key} {{ grid-area: {key}; }}" in style


def test_all_cities_are_there_one_s_own_large() -> None:
    game = lay(["r3 g4", "y5", "g6 g7"])
    drawn = panels(game)
    assert len(pieces(drawn["city"])) == 2
    assert len(pieces(drawn["others"])) == 3
    assert marks(drawn["city"]) == {"city-r3", "city-g4", "stop"}
    assert marks(drawn["others"]) == set()
    assert [f'id="city-{seat}"' in drawn["others"] for seat in range(3)] == [False, True, True]


def test_a_spectator_sees_every_city() -> None:
    drawn = panels(lay(["r3", "y5", "g6"]), None)
    assert "city" not in drawn
    assert len(pieces(drawn["others"])) == 3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_piece_is_drawn_once(seats: int) -> None:
    game = deal(seats, seats, events=True)
    for _ in range(40):
        play_randomly(game, 3, 2)
        found = pieces("".join(panels(game).values()))
        assert len(found) == len(set(found))


def test_only_one_s_own_events_lie_open() -> None:
    game = lay(hands=["coward grant", "detour"])
    assert marks(panels(game, 0)["hand"]) == {"event-coward", "event-grant", "use", "without"}
    assert marks(panels(game, 1)["hand"]) == {"event-detour", "use", "without"}
    assert "hand" not in panels(game, None)


def test_a_monster_stays_over_the_city_until_it_is_fed_and_then_passes_on() -> None:
    game = lay(["r3 r4 g5"], planet="any-1 all-y")
    choose(game, "attack any-1")
    [visitor] = [piece for piece in pieces(panels(game)["city"]) if piece.startswith("monster-")]
    assert visitor not in pieces(panels(game)["planet"])
    choose(game, "lose r3")
    drawn = panels(game)
    assert visitor in pieces(drawn["planet"])
    assert 'data-via="city-0"' in drawn["planet"]


def test_ruins_smoke_until_the_next_action() -> None:
    game = lay(["r3 r4 g5"], planet="all-r all-y", purses=[0, 1])
    choose(game, "attack all-r")
    assert panels(game)["city"].count('class="smoke"') == 2
    assert panels(game, 1)["others"].count('class="smoke"') == 2
    choose(game, "stop")
    assert "smoke" not in panels(game)["city"]


def test_a_monster_picked_or_pointed_at_shows_what_would_fall() -> None:
    game = lay(["r3 r4 g5"], planet="all-r each-r1-g1")
    drawn = panels(game)["city"]
    place = next(at for at, one in enumerate(TITLE.view(game, 0).planet) if one and one.name == "all-r")
    assert drawn.count(f'class="doom doom-{place}"') == 2
    assert "shown" not in drawn
    assert panels(game, 0, "planet-all-r")["city"].count("shown") == 2
    style = (TITLE.folder / "style.css").read_text("utf-8")
    assert all(f".doom-{at} {{" in style or f".doom-{at}," in style for at in range(5))


def test_a_building_picked_is_seen_where_it_would_stand() -> None:
    game = lay(["r3"], office="g5 y6", purses=[1])
    assert "ghost" not in panels(game)["city"]
    assert "ghost" in panels(game, 0, "office-g5")["city"]


def test_the_pad_asks_at_a_scoring_and_only_then() -> None:
    game = lay(["r3 r4", "y5", "g6"], office="r8", purses=[1])
    assert marks(panels(game)["pad"]) == set()
    last_office(game)
    choose(game, "build r8")
    categories = {"category-lowest", "category-highest", "category-colour", "category-all"}
    assert marks(panels(game)["pad"]) == categories
    of_colours = {"colour-r", "colour-g", "colour-y"}
    assert marks(panels(game, 0, "category-colour")["pad"]) == categories | of_colours
    game.play(0, codes(game, 0)["score lowest"])
    assert marks(panels(game)["pad"]) == set()
    assert marks(panels(game, 1)["pad"]) == categories


@pytest.mark.parametrize("name", ["r5", "g", "all-y", "values-357", "each-r1-g2", "any-2"])
def test_icons_are_drawn(name: str) -> None:
    assert text_of(TITLE.icon(name)).startswith("<svg")
