"""What is said: moves, prompts, where the game stands, the log, refusals and sheets, in three languages."""

from __future__ import annotations

import re

import pytest

from quartier.core.look import Look
from quartier.core.phrase import Phrase
from quartier.titles.monster_city.rules import MonsterCity
from quartier.titles.monster_city.title import TITLE
from quartier.words import LANGUAGES, Words
from tests.titles.monster_city.scene import (
    choose,
    deal,
    last_office,
    lay,
    play_randomly,
    refused,
    score,
)

NAMES = ["Ada", "Bo", "Cy", "Dag", "Eva"]


def words(reader: int | None = None, language: str = "en") -> Words:
    return Words(language, TITLE.folder, NAMES, reader)


def say(phrase: Phrase, reader: int | None = None, language: str = "en") -> str:
    return words(reader, language).say(phrase)


def log(game: MonsterCity, reader: int | None = None, language: str = "en") -> list[str]:
    lines = [TITLE.tell(event, reader) for event in game.told or []]
    return [say(line, reader, language) for line in lines if line]


def asked(game: MonsterCity, reader: int | None = 0, language: str = "en") -> str:
    return say(TITLE.prompt(TITLE.view(game, reader)), reader, language)


def at_scoring(*cities: str) -> MonsterCity:
    """The last building of a block has just left the office."""
    game = lay(cities, office="r8", purses=[1])
    last_office(game)
    choose(game, "build r8")
    game.told = []
    return game


def test_what_is_asked_depends_on_the_purse() -> None:
    assert [asked(lay(purses=[notes])) for notes in (0, 1, 2)] == [
        "Your turn: you have no banknote, so let a monster into your city; or play STOP.",
        "Your turn: buy a building for your banknote, or let a monster in for another; or play STOP.",
        "Your turn: your purse is full, so buy a building; or play STOP.",
    ]
    assert asked(lay(), 1) == "Ada is choosing what to do."
    game = lay(purses=[0])
    choose(game, "stop")
    game.active = 0
    assert asked(game) == "Your turn: you have no banknote, so let a monster into your city."
    assert asked(lay(hands=["grant"])).endswith("; or play an event.")


def test_what_is_asked_while_a_monster_eats() -> None:
    game = lay(["r3 r4 r5 g3 g4"], planet="any-2")
    choose(game, "attack any-2")
    assert asked(game) == "Choose what falls: 2 of any colour."
    assert asked(game, 1) == "Ada is choosing what falls."
    assert asked(game, 0, "fr") == "Choisissez ce qui s’écroule\xa0: 2 de n’importe quelle couleur."
    assert asked(game, 0, "pl") == "Wybierz, co runie: 2 dowolne."
    game = lay(["r3 r4 g3 g4"], planet="each-r1-g1")
    choose(game, "attack each-r1-g1")
    assert asked(game) == "Choose what falls: 1 red, 1 green."
    assert asked(game, 0, "pl") == "Wybierz, co runie: 1 czerwony, 1 zielony."


def test_what_is_asked_at_a_scoring() -> None:
    game = at_scoring("r3", "g4", "y5")
    assert asked(game).startswith("Scoring ")
    assert "choose a category" in asked(game)
    assert asked(game, None).endswith("still choosing in secret: Ada, Bo, Cy.")
    score(game, "score lowest")
    assert asked(game).endswith("still choosing in secret: Bo, Cy.")


def test_where_the_game_stands() -> None:
    game = deal(3)
    assert say(TITLE.stage(TITLE.view(game, 0))) == "Scoring 1 of 4 in 10 buildings"
    assert say(TITLE.stage(TITLE.view(game, 0)), language="pl") == "Punktowanie 1 z 4 za 10 budynków"
    number = TITLE.view(at_scoring(), 0).scoring
    assert say(TITLE.stage(TITLE.view(at_scoring(), 0))) == f"Scoring {number} of 4"
    play_randomly(game, 1)
    assert say(TITLE.stage(TITLE.view(game, 0))) == "The end"


def test_what_is_public_about_a_player() -> None:
    game = lay(purses=[0, 1, 2])
    said = [say(line) for seat in range(3) for line in TITLE.standing(TITLE.view(game, None), seat)]
    assert [line.replace("\xa0", " ") for line in said] == [
        "0 points · no banknote · STOP", "0 points · one banknote · STOP", "0 points · 2 banknotes · STOP"
    ]
    game = lay(purses=[1], hands=["grant detour"])
    [line] = TITLE.standing(TITLE.view(game, None), 0)
    assert say(line).replace("\xa0", " ") == "0 points · one banknote · 2 events"
    assert say(line, language="pl").replace("\xa0", " ") == "0 punktów · 1 banknot · 2 wydarzenia"


def test_the_log_of_a_raid() -> None:
    game = lay(["r5 r6 g3", "y3"], planet="all-r all-y any-1")
    choose(game, "attack all-r")
    assert log(game) == [
        "Ada lets Glutton (all red) in.", "Ada loses red 5, red 6.", "Ada gets a banknote for the damage."
    ]
    assert log(game, 0)[1:] == ["You lose red 5, red 6.", "You get a banknote for the damage."]
    assert log(game, 0, "fr") == [
        "Vous laissez entrer Goinfre (tous les rouges).", "Vous perdez rouge 5, rouge 6.",
        "Vous recevez un billet pour les dégâts.",
    ]
    assert log(game, 1, "pl") == [
        "Ada wpuszcza potwora: Żarłok (wszystkie czerwone).", "Ada traci czerwony 5, czerwony 6.",
        "Ada dostaje banknot za straty.",
    ]


def test_the_log_of_a_raid_for_nothing_and_of_a_stop() -> None:
    game = lay(["r5"], planet="all-y")
    choose(game, "attack all-y")
    assert log(game)[1] == "Nothing fell. Ada gets a banknote all the same."
    game.told = []
    choose(game, "stop")
    assert log(game, 1) == ["You play STOP and do nothing this turn."]


def test_the_log_of_events() -> None:
    game = lay(["g3"], planet="any-2 all-r", office="r5 y8", hands=["coward rebuild rejected-project"])
    for notation in ("coward any-2", "rejected-project r5", "rebuild g3 > y8"):
        game.active = 0
        choose(game, notation)
    assert log(game) == [
        "Ada plays Coward.", "Whim (any 2) turns tail.",
        "Ada plays Rejected project.", "red 5 is struck off the plans.",
        "Ada plays Rebuild.", "Ada gives green 3 and takes yellow 8.",
    ]


def test_a_drawn_event_is_named_only_to_who_drew_it() -> None:
    game = lay(["r5 r6"], planet="all-r all-g", hands=["grant"])
    choose(game, "attack all-r")
    assert log(game, 1)[-1] == "Ada draws an event card."
    assert re.fullmatch(r"You draw an event: [A-Z][a-z -]+\.", log(game, 0)[-1])


def test_the_log_of_a_scoring() -> None:
    game = at_scoring("r3", "g4 g5", "y5")
    score(game, "score lowest", "score all")
    assert log(game, 0)[-2:] == ["You choose “Lowest”.", "Bo has chosen."]
    score(game, "", "", "score colour y")
    lines = [line for line in log(game, 2) if "point" in line]
    assert lines[:3] == [
        "Ada scores 3 points for “Lowest”.", "Bo scores 9 points for “All”.",
        "You score 5 points for “One colour (yellow)”.",
    ]


def test_who_won() -> None:
    game = deal(4, 2)
    play_randomly(game, 2)
    view = TITLE.view(game, 0)
    assert view.end is not None
    best = [seat for seat, place in enumerate(view.end.ranking) if place == 1]
    said = asked(game, None)
    assert all(NAMES[seat] in said for seat in best)
    assert str(max(view.end.scores)) in said
    assert say(TITLE.standing(view, 1)[0]) == f"Buildings: {view.end.buildings[1]}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told(language: str) -> None:
    for seats in (3, 5):
        game = deal(seats, seats, events=seats == 5)
        play_randomly(game, seats)
        for reader in (0, None):
            assert all(line.strip() for line in log(game, reader, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_said_in_its_own_words(language: str) -> None:
    game = lay(
        ["r3 g4"], planet="all-r values-357 each-r1-g1 any-2", purses=[1],
        hands=["coward rejected-project rebuild counter-attack detour grant"],
    )
    said = [say(choice.words, 0, language) for choice in TITLE.menu(game, 0)]
    assert len(set(said)) == len(said)


def test_refusals_name_what_is_refused() -> None:
    game = lay(["r5 r6"], planet="all-r", office="g5", purses=[2])
    said = say(refused(game, "planet-all-r").phrase(), 0)
    assert said == "You hold two banknotes already, so no monster can bring you another."
    assert say(refused(game, "office-y8").phrase(), 0, "pl") == (
        "W biurze projektów nie ma takiego budynku: żółty 8."
    )
    assert say(refused(game, "office-y8").phrase(), 0, "fr") == (
        "Il n’y a pas de bâtiment jaune 8 au bureau d’études."
    )


# score sheets


def test_the_sheet_of_a_scoring_shows_what_counted() -> None:
    game = at_scoring("r3 r5 g4", "g4 g5 y7", "y5")
    score(game, "score lowest", "score highest", "score colour y")
    view = TITLE.view(game, 0)
    sheet = TITLE.sheets(view, Look(words()))[-1]
    category, counted, points = sheet.rows
    assert [say(cell.pieces[0]) for cell in category.cells] == ["Lowest", "Highest", "One colour (yellow)"]
    assert [[say(one) for one in cell.pieces] for cell in counted.cells] == [
        ["red 3", "green 4"], ["green 5", "yellow 7"], ["yellow 5"]
    ]
    assert [(cell.text, cell.best) for cell in points.cells] == [("7", False), ("12", True), ("5", False)]
    assert len(sheet.pictures) == 3


@pytest.mark.parametrize(("seats", "events"), [(3, False), (5, True)])
def test_what_counted_adds_up(seats: int, events: bool) -> None:
    game = deal(seats, seats, events=events)
    play_randomly(game, 7)
    *scorings, end = TITLE.sheets(TITLE.view(game, None), Look(words()))
    for sheet in scorings:
        _, counted, points = sheet.rows
        for cell, won in zip(counted.cells, points.cells, strict=True):
            assert sum(int(str(one.args["value"])) for one in cell.pieces) == int(won.text)
    totals = [sum(int(row.cells[seat].text) for row in end.rows[:4]) for seat in range(seats)]
    assert [int(cell.text) for cell in end.rows[4].cells] == totals == list(game.scores())


def test_ties_are_explained() -> None:
    game = deal(3, 5)
    play_randomly(game, 5)
    for seat, points in enumerate((9, 9, 4)):
        game.points[seat] = points
    for buildings, note in (
        ((3, 2, 1), "Ada, Bo were level on points; the number of buildings decided."),
        ((2, 2, 1), "Ada, Bo are level in points and buildings and share the place."),
    ):
        for seat, count in enumerate(buildings):
            game.cities[seat] = ((1 << count) - 1) << seat * 5
        end = TITLE.sheets(TITLE.view(game, None), Look(words()))[-1]
        assert [say(one) for one in end.notes] == [note]
