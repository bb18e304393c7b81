"""Where foundations may be laid, and what they hold."""

from __future__ import annotations

import pytest

from quartier.titles.warsaw.names import HEX_NAMES
from quartier.titles.warsaw.sight import members
from quartier.titles.warsaw.state import ENGINEERS, SITES, TILES
from quartier.titles.warsaw.title import TITLE
from tests.titles.warsaw.scene import (
    CARDS,
    CITY,
    DISTRICT,
    HEX,
    PIECES,
    bare,
    begin,
    choose,
    codes,
    give,
    grounds_of,
    hand,
    hold,
    lay_site,
    plan,
    question,
    realise,
    refused,
    second_stage,
    stand,
    stock,
    told,
)

CITY_HEXES = {HEX_NAMES[hex] for hex in members(CITY.zone)}
SUBURB = set(HEX_NAMES) - CITY_HEXES
RIGHT = {HEX_NAMES[hex] for hex in members(CITY.right)}
HISTORIC = {HEX_NAMES[hex] for hex in members(PIECES.historic)}


@pytest.mark.rule("warsaw.foundation-card")
def test_a_project_of_the_hand_is_laid_open() -> None:
    game = begin()
    hold(game, 0, "P01", "M04")
    give(game, 0, rubble=1)
    choose(game, "P01 > a1")
    assert hand(game, 0) == ["M04"]
    assert stock(game, 0) == (1, 0, 0), "nothing is paid yet"
    assert (game.of(0, ENGINEERS), game.of(0, TILES)) == (3, 14)
    hex = TITLE.view(game, None).hexes[HEX["a1"]]
    assert (hex.project, hex.owner, hex.built, hex.type) == ("P01", 0, False, "industry")
    assert told(game, "found")[-1]["hex"] == {"key": "a1", "name": "Bemowo"}
    assert game.turn == 1
    plan(game, 0)
    assert refused(game, "project-u02", "hex-a2") == "foundation-card"
    assert refused(game, "project-p01") == "foundation-card"
    hold(game, 0)
    assert refused(game, "hex-a2") == "foundation-card"


@pytest.mark.rule("warsaw.foundation-rubble")
def test_no_foundation_on_rubble() -> None:
    game = begin()
    hold(game, 0, "M04")
    assert grounds_of(game, "M04") == SUBURB
    assert refused(game, "project-m04", "hex-d4") == "foundation-rubble"
    game.rubble ^= 1 << HEX["d4"]
    assert grounds_of(game, "M04") == SUBURB | {"d4"}


@pytest.mark.rule("warsaw.foundation-free")
def test_no_foundation_where_something_stands() -> None:
    game = begin(3)
    hold(game, 0, "M04")
    lay_site(game, 1, "P01", "a1")
    stand(game, 1, "P02", "a2")
    assert grounds_of(game, "M04") == SUBURB - RIGHT - {"a1", "a2"}
    for name in ("a1", "a2", "g1"):
        assert refused(game, "project-m04", f"hex-{name}") == "foundation-free"


@pytest.mark.rule("warsaw.foundation-zone")
def test_zones() -> None:
    game = begin()
    bare(game)
    hold(game, 0, "M02", "P01", "M04")
    assert grounds_of(game, "M02") == CITY_HEXES - HISTORIC
    assert grounds_of(game, "P01") == SUBURB
    assert grounds_of(game, "M04") == set(HEX_NAMES) - HISTORIC
    assert refused(game, "project-m02", "hex-a1") == "foundation-zone"
    assert refused(game, "project-p01", "hex-d4") == "foundation-zone"


@pytest.mark.rule("warsaw.foundation-bank")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_right_bank_is_closed_to_three(seats: int) -> None:
    game = begin(seats)
    bare(game)
    hold(game, 0, "M04")
    assert not grounds_of(game, "M04") & RIGHT
    game.built = 0
    assert refused(game, "project-m04", "hex-g2") == "foundation-bank"
    assert not grounds_of(game, "M04") & RIGHT, "even where no token stands"


@pytest.mark.rule("warsaw.foundation-historic", "warsaw.historic-card", "warsaw.historic-open")
def test_historic_spaces() -> None:
    game = begin()
    bare(game)
    hold(game, 0, "K01", "M02")
    theatre, market = DISTRICT["Plac Teatralny"], DISTRICT["Stare Miasto"]
    assert grounds_of(game, "K01") == {theatre}
    assert refused(game, "project-k01", "hex-d4") == "historic-card"
    assert refused(game, "project-m02", f"hex-{theatre}") == "foundation-historic"
    second_stage(game)
    plan(game, 0)
    hold(game, 0, "M07", "M06", "M08")
    assert {theatre, market} <= grounds_of(game, "M07") == CITY_HEXES
    assert grounds_of(game, "M06") == set(HEX_NAMES)
    assert grounds_of(game, "M08") == SUBURB


@pytest.mark.rule("warsaw.historic-card")
def test_which_card_belongs_where() -> None:
    pairs = {PIECES.districts[hex]: PIECES.card_list[card].name for hex, card in PIECES.sites.items()}
    assert pairs == {
        "Stare Miasto": "Rynek Starego Miasta",
        "Plac Teatralny": "Teatr Wielki",
        "Krakowskie Przedmieście": "Pałac Radziwiłłów – Prezydium Rady Ministrów",
        "Nowy Świat": "Nowy Świat – zabudowa ulicy",
    }


@pytest.mark.rule("warsaw.foundation-tiles")
def test_without_a_tile_no_foundation() -> None:
    game = begin()
    hold(game, 0, "M04")
    game.put(0, TILES, 0)
    assert not grounds_of(game, "M04")
    assert refused(game, "project-m04", "hex-a1") == "foundation-tiles"


@pytest.mark.rule("warsaw.foundation-stays")
def test_a_foundation_stays_over_rounds_and_stages() -> None:
    game = begin(3)
    lay_site(game, 0, "P01", "a1")
    realise(game, 0)
    assert refused(game, "abandon", "hex-a1") == "foundation-stays"
    while game.round < 5:
        choose(game, "pass" if question(game) == "send" else "end")
    assert game.second
    assert members(game.of(0, SITES)) == (HEX["a1"],)
    assert game.card_on(HEX["a1"]) == CARDS["P01"]
    assert [int(game.of(seat, ENGINEERS)) for seat in range(3)] == [3, 4, 4]


@pytest.mark.rule("warsaw.foundation-stays")
def test_the_last_engineer_may_be_locked_after_a_warning() -> None:
    game = begin(5)
    hold(game, 0, "P01")
    lay_site(game, 0, "P02", "a2")
    assert not TITLE.warning(game, 0, codes(game)["P01 > a1"])
    lay_site(game, 0, "P03", "a3")
    assert TITLE.warning(game, 0, codes(game)["P01 > a1"])
    choose(game, "P01 > a1")
    assert game.of(0, ENGINEERS) == 0


@pytest.mark.rule("warsaw.abandon")
def test_a_foundation_may_be_given_up_where_the_table_says_so() -> None:
    game = begin(3, abandon_foundation="yes")
    lay_site(game, 0, "P01", "a1")
    realise(game, 0)
    assert refused(game, "abandon", "hex-a2") == "own-foundation"
    assert refused(game, "abandon", "hex-a1") is None
    choose(game, "abandon a1")
    assert game.of(0, SITES) == game.founded == game.grounds[HEX["a1"]] == 0
    assert (game.of(0, ENGINEERS), game.of(0, TILES)) == (4, 15)
    assert members(game.thrown) == (CARDS["P01"],)
    assert told(game, "abandon")


@pytest.mark.rule("warsaw.abandon")
def test_a_project_of_the_first_stage_given_up_in_the_second_is_gone() -> None:
    game = begin(3, abandon_foundation="yes")
    lay_site(game, 0, "P01", "a1")
    second_stage(game)
    realise(game, 0)
    assert refused(game, "abandon") is None
    choose(game, "abandon a1")
    assert game.thrown == 0
    assert game.boxed >> CARDS["P01"] & 1


@pytest.mark.rule("warsaw.abandon")
def test_without_a_foundation_there_is_nothing_to_give_up() -> None:
    game = begin(3, abandon_foundation="yes")
    give(game, 0, funds=1)
    realise(game, 0)
    assert refused(game, "abandon") == "abandon"


def test_a_space_refused_with_a_project_of_the_hand_alone() -> None:
    """The reason of the first project in hand."""
    game = begin()
    hold(game, 0, "P01")
    assert refused(game, "hex-d4") == "foundation-rubble"
    bare(game)
    assert refused(game, "hex-d4") == "foundation-zone"
    game.founded = (1 << 37) - 1
    assert refused(game, "project-p01") == "foundation-free"
