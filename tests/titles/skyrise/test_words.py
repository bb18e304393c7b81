"""What is asked, told and said of each player, in the reader's words."""

from __future__ import annotations

import pytest

from quartier.core.phrase import Phrase
from quartier.titles.skyrise.names import WONDERS, district_name
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.title import TITLE
from quartier.words import LANGUAGES, Words
from tests.titles.skyrise.scene import choose, deal, era_two, give, keep, open_by, play_randomly, put, table

NAMES = ["Ada", "Bo", "Cy", "Dag"]
SLATE, BRICK, PATINA, SAND = range(4)


def say(phrase: Phrase, reader: int | None = None, language: str = "en") -> str:
    return Words(language, TITLE.folder, NAMES, reader).say(phrase)


def log(game: Skyrise, reader: int | None = None, language: str = "en") -> list[str]:
    lines = [TITLE.tell(event, reader) for event in game.told or []]
    return [say(line, reader, language) for line in lines if line]


def asked(game: Skyrise, reader: int | None = None, language: str = "en") -> str:
    return say(TITLE.prompt(TITLE.view(game, reader)), reader, language)


def standing(game: Skyrise, seat: int, reader: int | None = None, language: str = "en") -> list[str]:
    return [say(line, reader, language) for line in TITLE.standing(TITLE.view(game, reader), seat)]


def forget(game: Skyrise) -> None:
    game.told = []


def test_an_auction_is_asked_for_step_by_step() -> None:
    game = table(3)
    assert asked(game, SLATE) == (
        "You open: choose a number, then a district of the central island or one next to any structure."
    )
    assert asked(game, BRICK) == "Ada opens an auction."
    choose(game, "bid 18 c1")
    assert asked(game, BRICK) == "Raise above 18 next to Compass Court, or pass."
    assert asked(game, None, "fr") == "Bo peut miser plus de 18 à côté de Cour du Compas."
    assert asked(game, BRICK, "pl") == (
        "Przebij 18 w dzielnicy sąsiedniej (Dziedziniec Kompasu) albo spasuj."
    )


def test_where_the_game_stands() -> None:
    game = table(3)
    view = TITLE.view(game, None)
    assert say(TITLE.stage(view)) == f"Era 1, auction {view.auction}"
    assert say(TITLE.stage(view), None, "pl") == f"Era I, licytacja {view.auction}"
    play_randomly(game, 1)
    assert say(TITLE.stage(TITLE.view(game, None))) == "The end"


def test_the_log_of_an_auction() -> None:
    game = table(3, "c2 artists")
    keep(game, PATINA, "6")
    forget(game)
    choose(game, "bid 18 c1", "bid 24 c2", "pass")
    lines = log(game)
    assert lines[:5] == [
        "Ada opens with 18: Compass Court.",
        "Bo raises to 24: Observatory Square.",
        "Cy cannot raise, and passes.",
        "Ada passes.",
        "Bo wins and builds a low building: Observatory Square.",
    ]
    assert lines[5] == "Bo takes an artists’ disc."
    assert log(game, BRICK)[1] == "You raise to 24: Observatory Square."
    assert log(game, BRICK, "fr")[4:6] == [
        "Vous l’emportez et bâtissez un immeuble bas\xa0: Place de l’Observatoire.",
        "Vous prenez un disque Artistes.",
    ]
    assert log(game, SLATE, "pl")[0] == "Otwierasz ofertą 18: Dziedziniec Kompasu."
    assert log(game, SLATE, "pl")[2] == "Cy nie może przebić, więc pasuje."


def test_wonders_are_told_by_name() -> None:
    game = table(3)
    era_two(game, "capitol", "hammer", "summit")
    put(game, SLATE, "c1 tall")
    open_by(game, SLATE)
    forget(game)
    choose(game, "wonder capitol w8")
    assert asked(game, BRICK).startswith("A wonder is on ")
    assert asked(game, SLATE) == f"Bo may answer the wonder on {say(Phrase('district-w8'))}."
    choose(game, "pass")
    assert log(game, SLATE)[0] == "You open with Capitol: Heron Quay.".replace(
        "Heron Quay", say(Phrase("district-w8"))
    )
    assert "Capitol brings Ada 5 prestige." in log(game)
    assert "Ratusz: Ada zyskuje 5 prestiżu." in log(game, BRICK, "pl")


def test_what_is_public_about_a_player() -> None:
    game = table(3)
    assert standing(game, BRICK) == ["8 · 24 · 28 · 42 · 60 · 72 · 89", "Prestige: 0"]
    give(game, BRICK, "artists artists patron-b commission")
    game.start_auction(SLATE, "won")
    choose(game, "bid 2 c1", "pass")
    assert standing(game, BRICK)[1:] == [
        "Prestige: 0 · an artists’ disc×2, a disc of patron B, a commission disc",
        "Passed in this auction",
    ]
    era_two(game, "capitol", "hammer", "summit")
    assert standing(game, BRICK)[0].endswith("· 89, Hammer")
    keep(game, BRICK, "hammer")
    assert standing(game, BRICK, None, "fr")[0] == "Le Marteau"


def test_cards_are_asked_for_in_secret() -> None:
    game = deal(2, 3)
    while game.owed() and TITLE.view(game, None).phase != "cards":
        play_randomly(game, int(game.auction), 1)
    assert asked(game, SLATE) == (
        "Choose in secret 2 cards for your wonders, one after the other; all are revealed together."
    )
    assert asked(game, None) == "Wonder cards are being chosen. Still to choose: Ada, Bo."
    hand = TITLE.view(game, SLATE).hand
    choose(game, f"choose {hand[0]}", seat=SLATE)
    assert "Choose in secret the card" in asked(game, SLATE)
    choose(game, f"choose {hand[1]}", seat=SLATE)
    assert asked(game, SLATE) == "Wonder cards are being chosen. Still to choose: Bo."
    told = log(game, SLATE)
    assert told[-1] == f"You choose {say(Phrase(f'wonder-{hand[1]}'))}."
    assert log(game, BRICK)[-1] == "Ada has chosen a wonder card."


def test_who_won_is_said() -> None:
    game = deal(2, 2)
    play_randomly(game, 2)
    scores, ranking = list(game.scores()), list(game.ranking())
    first = ranking.index(1)
    assert asked(game, first) == f"You win with {scores[first]} prestige."
    assert asked(game, 1 - first) == f"{NAMES[first]} wins with {scores[first]} prestige."
    assert asked(game, None, "pl") == f"Wygrywa {NAMES[first]}, prestiż: {scores[first]}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_told_apart(language: str) -> None:
    """Districts, islands and wonders each have a name of their own, and every wonder its effect."""
    words = Words(language, TITLE.folder)
    keys = [f"district-{district_name(district)}" for district in range(60)]
    keys += [f"island-{side}" for side in "cnesw"] + [f"wonder-{wonder}" for wonder in WONDERS]
    names = [words(key) for key in keys]
    assert len(set(names)) == len(names)
    assert len({words(f"effect-{wonder}") for wonder in WONDERS}) == len(WONDERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told(language: str) -> None:
    for seats in (2, 3, 4):
        game = deal(seats, seats)
        play_randomly(game, seats)
        for reader in (0, None):
            lines = log(game, reader, language)
            assert len(lines) > 60
            assert all(line.strip() == line and line for line in lines)
