"""Moves as they are said, prompts, the log, the rail, and the score sheet, in three languages."""

from __future__ import annotations

import pytest

from quartier.core.bits import bit
from quartier.core.look import Look
from quartier.core.phrase import Phrase
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.title import TITLE
from quartier.words import Words
from tests.titles.warsaw.scene import (
    CARDS,
    bare,
    begin,
    choose,
    codes,
    deal,
    give,
    hold,
    lay_site,
    open_tasks,
    plan,
    play_randomly,
    realise,
    second_stage,
    stand,
)

NAMES = ["Ada", "Bo", "Cyd", "Dag", "Eve"]


def say(phrase: Phrase, reader: int | None = None, language: str = "en") -> str:
    return Words(language, TITLE.folder, NAMES, reader).say(phrase)


def log(game: Warsaw, reader: int | None = None, language: str = "en") -> list[str]:
    lines = [TITLE.tell(event, reader) for event in game.told or []]
    return [say(line, reader, language) for line in lines if line]


def after(game: Warsaw, *notations: str, reader: int | None = None, language: str = "en") -> list[str]:
    """What the log tells of these moves."""
    game.told = []
    choose(game, *notations)
    return log(game, reader, language)


def prompt(game: Warsaw, reader: int | None, language: str = "en") -> str:
    return say(TITLE.prompt(TITLE.view(game, reader)), reader, language)


def stage(game: Warsaw, language: str = "en") -> str:
    return say(TITLE.stage(TITLE.view(game, None)), None, language)


def standing(game: Warsaw, seat: int, language: str = "en") -> list[str]:
    return [say(line, None, language) for line in TITLE.standing(TITLE.view(game, None), seat)]


def wording(game: Warsaw, notation: str, language: str = "en") -> str:
    choice = next(choice for choice in TITLE.menu(game, 0) if choice.notation == notation)
    return say(choice.words, 0, language)


# what is asked


def test_norms_are_chosen_by_everybody_at_once() -> None:
    game = deal(4)
    assert prompt(game, 0) == "Choose the norm you want to meet; the other goes back into the box."
    assert prompt(game, None) == "Everybody is choosing a norm."
    for seat in range(3):
        game.play(seat, game.choices(seat)[0])
    assert prompt(game, 0) == "Dag is choosing a norm."
    assert prompt(game, 0, "pl") == "Dag wybiera normę."


def test_what_is_asked_in_planning() -> None:
    game = begin(4)
    assert prompt(game, 0).startswith("Your turn: send an engineer to a field")
    assert prompt(game, 1, "fr") == "Ada planifie."
    choose(game, "L2")
    assert prompt(game, 0) == "Choose a space to clear of rubble; 2 may be cleared."
    assert prompt(game, 0, "pl") == "Wybierz pole do odgruzowania; możesz odgruzować 2 pola."
    choose(game, "clear d4")
    assert prompt(game, 0) == "Choose a space to clear of rubble."


def test_what_is_asked_in_realisation() -> None:
    game = begin(4)
    realise(game, 0)
    assert prompt(game, 0, "pl") == (
        "Twoja kolej: kończ budowy, buduj metro i mosty, a potem zakończ kolejkę."
    )
    assert prompt(game, 2) == "Ada is building."


def test_the_stage_tells_the_round_and_says_what_is_unofficial() -> None:
    game = begin(4)
    assert stage(game) == "Round 1 of 8 · Reconstruction · planning"
    realise(game, 0)
    second_stage(game)
    assert stage(game, "pl") == "Runda 5 z 8 · Modernizacja · realizacja"
    assert stage(begin(2)) == "Round 1 of 8 · Reconstruction · planning · unofficial for two"
    assert stage(begin(2), "fr").endswith("à deux, non officiel")
    play_randomly(game, 1)
    assert stage(game) == "The end"


# moves


def test_moves_are_said_with_their_price() -> None:
    game = begin(4)
    bare(game)
    realise(game, 0)
    give(game, 0, rubble=3, concrete=2, funds=3)
    lay_site(game, 0, "P04", "a1")
    assert wording(game, "build a1 concrete") == (
        "finish Elektrociepłownia Żerań in Bemowo for 1 concrete, 1 fund"
    )
    assert wording(game, "build a1 rubble", "pl") == (
        "ukończ budowę: Elektrociepłownia Żerań, pole Bemowo; koszt: 2 gruzy, 1 fundusz"
    )
    assert wording(game, "bridge B4 both", "fr") == (
        "pont Stare Miasto – Nowa Praga, pour 1 gravat, 1 béton, 1 fonds"
    )
    assert wording(game, "metro a1-a2 fund") == "metro Bemowo – Jelonki for 1 fund"
    assert wording(game, "end", "pl") == "zakończ kolejkę"


def test_a_foundation_is_said_with_its_place() -> None:
    game = begin(4)
    bare(game)
    plan(game, 0)
    hold(game, 0, "M02")
    assert wording(game, "M02 > d4") == "pour foundations for Osiedle Mariensztat in Plac Defilad"
    assert wording(game, "U1", "fr") == "envoyer un ingénieur\N{NO-BREAK SPACE}: Atelier de projets"


# the log


def test_the_log_of_planning() -> None:
    game = begin(4)
    assert after(game, "L6") == ["Ada sends an engineer to Cement Works.", "Ada takes 1 concrete, 1 fund."]
    assert after(game, "U2", "clear d4", reader=1) == [
        "You send an engineer to Rubble Clearing.", "You clear Plac Defilad and keep the rubble.",
    ]
    give(game, 2, concrete=3)
    assert after(game, "L4", reader=0, language="pl") == [
        "Cyd wysyła inżyniera na pole Betoniarnia.", "Cyd nic z tego nie ma.",
    ]


def test_only_who_draws_learns_what() -> None:
    for reader, line in ((None, "Ada draws a project."), (0, "You draw ")):
        game = begin(4)
        assert after(game, "U1", reader=reader)[1].startswith(line)


def test_the_log_of_a_building_that_completes_a_task() -> None:
    game = begin(4)
    bare(game)
    realise(game, 0)
    give(game, 0, concrete=1, funds=1)
    stand(game, 1, "U02", "d4")
    lay_site(game, 0, "M02", "d5")
    open_tasks(game, "Z01")
    assert after(game, "build d5 concrete", reader=1)[:2] == [
        "Ada finishes Osiedle Mariensztat in Nowy Świat for 1 concrete, 1 fund: +3 VP.",
        "Ada completes the task housing next to services (2 VP): +2 VP.",
    ]


@pytest.mark.parametrize(
    ("language", "metro", "bridge"),
    [
        ("en", "You build metro between Bemowo and Jelonki: +1 VP.",
         "You build a bridge from Stare Miasto to Nowa Praga: +4 VP."),
        ("fr", "Vous construisez du métro entre Bemowo et Jelonki\N{NO-BREAK SPACE}: +1 PV.",
         "Vous construisez un pont entre Stare Miasto et Nowa Praga\N{NO-BREAK SPACE}: +4 PV."),
        ("pl", "Budujesz metro między polami Bemowo i Jelonki: +1 PZ.",
         "Budujesz most łączący pola Stare Miasto i Nowa Praga: +4 PZ."),
    ],
)
def test_the_log_of_metro_and_bridge(language: str, metro: str, bridge: str) -> None:
    game = begin(4)
    realise(game, 0)
    give(game, 0, concrete=3, funds=3)
    found = after(game, "metro a1-a2 fund", "bridge B4 concrete", reader=0, language=language)
    assert found == [metro, bridge]


# the rail and the sheet


def test_standings() -> None:
    game = begin(4)
    give(game, 1, rubble=2, concrete=1, funds=3)
    stand(game, 1, "P04", "a1")
    stand(game, 1, "U04", "a2")
    stand(game, 1, "M02", "a3")
    game.used |= bit(CARDS["P04"])
    lay_site(game, 1, "K04", "a4")
    held, stands, functions = standing(game, 1)
    assert held == (
        "rubble: 2 concrete: 1 funds: 3 engineers: 3 projects in hand: 0 metro markers: 6"
    )
    assert stands.strip() == "0 VP so far · 3 buildings, 1 site"
    assert functions == "Storage Yard"
    assert standing(game, 1, "pl")[1].strip() == "dotąd 0 PZ · 3 budynki, 1 budowa"
    assert standing(game, 0)[1].startswith("first player 0 VP so far")


def test_a_pass_shows_as_long_as_planning_lasts() -> None:
    game = begin(4)
    choose(game, "pass")
    assert standing(game, 0)[1].endswith("has passed")
    realise(game, 0)
    assert not standing(game, 0)[1].endswith("has passed")


def test_the_score_sheet_adds_up_and_lights_its_places() -> None:
    game = begin(3)
    play_randomly(game, 4)
    view = TITLE.view(game, 0)
    [sheet] = TITLE.sheets(view, Look(Words("en", TITLE.folder, NAMES, 0)))
    rows = {say(row.label): row for row in sheet.rows}
    total = next(row for row in sheet.rows if row.total)
    items = sheet.rows[: sheet.rows.index(total)]
    for seat in range(3):
        points = [int(row.cells[seat].text.replace("−", "-")) for row in items]
        assert sum(points) == int(game.scores()[seat]) == int(total.cells[seat].text.replace("−", "-"))
    assert {"Buildings", "Urban tasks", "Metro", "Bridges", "Norm", "Beside the metro"} <= set(rows)
    drawn = str(sheet.scene)
    for row in sheet.rows:
        assert all(f'data-lit="{key}"' in drawn for key in row.lights), say(row.label)
    assert rows["Buildings"].lights
    standings = [say(line) for line in TITLE.standing(view, 0)]
    assert len(standings) == 1
    assert "building" in standings[0]


def test_a_refusal_is_said_in_three_languages() -> None:
    game = begin(4)
    plan(game, 0)
    hold(game, 0, "M02")
    refusal = TITLE.why_not(game, 0, ["project-m02", "hex-d4"])
    assert refusal is not None
    said = [say(refusal.phrase(), 0, language) for language in ("en", "fr", "pl")]
    assert said == [
        "Plac Defilad still lies under rubble.", "La case Plac Defilad est encore sous les gravats.",
        "Na polu Plac Defilad wciąż leży gruz.",
    ]


def test_what_a_foundation_would_be_worth_is_said() -> None:
    game = begin(4)
    bare(game)
    plan(game, 0)
    hold(game, 0, "M02")
    stand(game, 1, "U02", "d4")
    lines = [say(line, 0) for line in TITLE.preview(game, 0, codes(game)["M02 > c3"])]
    assert lines[0] == "when built: 3 VP"
    assert lines[-1] == "3 VP now, 4 in the end"
