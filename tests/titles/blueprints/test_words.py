"""Moves as they are clicked, written and told; prompts, previews and standings."""

from __future__ import annotations

import pytest

from quartier.core.phrase import Phrase
from quartier.titles.blueprints.rules import Blueprints
from quartier.titles.blueprints.title import TITLE
from quartier.words import Words
from tests.titles.blueprints.scene import choose, codes, deal, demand, lay, play_randomly, put

NAMES = ["Ada", "Bo", "Cy", "Dag"]


def say(phrase: Phrase, reader: int | None = None, language: str = "en") -> str:
    return Words(language, TITLE.folder, NAMES, reader).say(phrase)


def log(game: Blueprints, reader: int | None = None, language: str = "en") -> list[str]:
    lines = [TITLE.tell(event, reader) for event in game.told or []]
    return [say(line, reader, language) for line in lines if line]


def preview(game: Blueprints, notation: str, language: str = "en") -> list[str]:
    seat = int(game.active)
    return [say(line, seat, language) for line in TITLE.preview(game, seat, codes(game)[notation])]


def test_marks_and_notation() -> None:
    game = deal(2)
    put(game, 0, "BP-01", "b1 s2, b2 g2, b3 w2")
    game.lap = 3
    lay(game, "r2 g5")
    menu = TITLE.menu(game, 0)
    assert [(choice.marks, choice.notation) for choice in menu] == [
        (("die-r2", "cell-b1"), "r2 > b1"),
        (("die-r2", "cell-b2"), "r2 > b2"),
        (("die-r2", "cell-b3"), "r2 > b3"),
        (("die-g5",), "g5 aside"),
    ]
    assert [say(choice.words) for choice in menu[2:]] == [
        "place recycled 2 on b3", "take glass 5, which fits nowhere"
    ]
    choose(game, "g5 aside")
    [only] = TITLE.menu(game, 0)
    assert (only.marks, only.notation) == (("die-r2",), "r2 discard")


def test_what_is_asked() -> None:
    game = deal(2)
    asked = [say(TITLE.prompt(TITLE.view(game, reader)), reader) for reader in (0, 1)]
    assert asked == [
        "Your turn: take a die from the supply and place it on your plan.", "Ada is taking a die."
    ]
    assert say(TITLE.stage(TITLE.view(game, 0))) == "Round 1 of 3, turn 1 of 6"
    play_randomly(game, 1, 1)
    asked = [say(TITLE.prompt(TITLE.view(game, reader)), reader) for reader in (0, None)]
    assert asked == [
        "Now choose a second die: it leaves the supply for this round.", "Ada is discarding a second die."
    ]
    play_randomly(game, 1)
    assert say(TITLE.stage(TITLE.view(game, 0))) == "The end"


def test_who_won() -> None:
    game = deal(2)
    play_randomly(game, 1)
    for seat in range(2):
        for award in range(3):
            game.awards[seat * 3 + award] = 2 - seat if award == 1 else 0
        game.prizes[seat] = 0
    view = TITLE.view(game, 0)
    assert say(TITLE.prompt(view), 0) == "You win with 4 points."
    assert say(TITLE.prompt(view), 1) == "Ada wins with 4 points."
    assert say(TITLE.prompt(view), 1, "pl") == "Wygrywa Ada: 4 punkty."
    game.awards[1] = 1
    assert say(TITLE.prompt(TITLE.view(game, 0)), None) == "Ada, Bo share the win with 2 points each."
    standing = TITLE.standing(TITLE.view(game, 0), 1)
    assert [say(line) for line in standing] == ["Silver awards: 1"]


def test_what_a_placement_would_be_worth() -> None:
    game = deal(3)
    put(game, 0, "BP-07", "a1 g1 r1, b1 g2 w2, b2 r6")
    lay(game, "r1 s1 s6 w1")
    assert preview(game, "r1 > a1") == ["recycled: 5 → 10", "plan complete: +6", "Building: 12 → 23"]
    assert preview(game, "s1 > b2") == [
        "wood: 4 → 6", "stone: 0 → 3", "plan lost by this", "Building: 12 → 17"
    ]
    assert preview(game, "w1 > a1", "fr") == [
        "bois\xa0: 4 → 6", "plan achevé\xa0: +6", "Bâtiment\xa0: 12 → 20"
    ]


def test_previews_of_plans_and_prizes() -> None:
    game = deal(3)
    put(game, 0, "BP-01", "b3 s5 s5 s5")
    lay(game, "s5 g4")
    assert preview(game, "g4 > b1") == ["glass: 0 → 4", "plan still possible", "Building: 10 → 14"]
    assert preview(game, "s5 > b3") == [
        "stone: 10 → 18",
        "plan lost by this",
        "qualifies for the prize Structural Integrity",
        "Building: 10 → 18",
    ]
    choose(game, "s5 > b3")
    game.active = 0
    lay(game, "s5 g4")
    assert preview(game, "s5 > b3")[1:3] == ["plan already lost", "qualifies for the prize Skyscraper"]


def test_previews_without_building() -> None:
    game = deal(2)
    put(game, 0, "BP-01", "b1 s2, b2 g2, b3 w2")
    game.lap = 3
    lay(game, "r2 g5")
    assert preview(game, "g5 aside") == ["plan lost by this", "Building: 6 → 6"]
    choose(game, "r2 > b2")
    assert preview(game, "g5 discard", "pl") == ["Kość znika z puli; twój budynek się nie zmienia."]


def test_standings() -> None:
    game = deal(3)
    put(game, 1, "BP-01", "b1 s2, b2 g2", aside=["w6"])
    lines = TITLE.standing(TITLE.view(game, None), 1)
    assert [say(line) for line in lines] == ["Took stone 2, glass 2", "Fitted nowhere: wood 6"]
    assert TITLE.standing(TITLE.view(game, None), 2) == []


def test_the_log_of_a_turn() -> None:
    game = deal(2)
    put(game, 0, "BP-01", "")
    lay(game, "w4 g6")
    demand(game, "rs")
    began = len(game.told or [])
    choose(game, "w4 > b1")
    choose(game, "g6 discard")
    assert game.told is not None
    game.told = game.told[began:]
    rolled = [line for line in log(game) if "rolled" in line]
    assert log(game) == ["Ada takes wood 4 and builds.", "Ada discards glass 6.", *rolled]
    assert len(rolled) == 2
    assert log(game, 0)[:2] == ["You place wood 4 on b1.", "You discard glass 6."]
    assert log(game, 1, "fr")[:2] == ["Ada prend bois 4 et bâtit.", "Ada écarte verre 6."]
    assert log(game, 1, "pl")[:2] == ["Ada bierze drewno 4 i buduje.", "Ada odrzuca szkło 6."]


def test_the_log_of_a_round_that_ends() -> None:
    game = deal(3)
    for seat, text in enumerate(("b1 s6 s6 s6 s6 s6", "b1 g1", "b1 g5")):
        put(game, seat, f"BP-0{seat + 1}", text)
    game.told = []
    game.end_round()
    lines = log(game, 2)
    assert lines[:9] == [
        "Round 1 is over: the screens are lifted.",
        "Ada’s building: 26 points.",
        "Bo’s building: one point.",
        "Your building: 5 points.",
        "Ada gets the gold award.",
        "Ada wins the prize Skyscraper.",
        "Ada wins the prize Structural Integrity.",
        "Ada wins the prize Materials.",
        "You get the silver award.",
    ]
    assert lines[9].startswith("Round 2: in demand are ")
    assert lines[9].endswith("Bo begins.")
    assert lines[10].startswith("You get the plan BP-")


def test_the_end_is_told() -> None:
    game = deal(2, 2)
    play_randomly(game, 2)
    points = max(game.scores())
    assert f"{points} point" in log(game)[-1]
    assert all(log(game, reader, language) for reader in (0, None) for language in ("en", "fr", "pl"))


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_refusals_are_said(language: str) -> None:
    game = deal(2, strict=True)
    put(game, 0, "BP-01", "b1 s2, b2 g2, b3 w2")
    lay(game, "r2 g5")
    said = []
    for marks in (["die-w1"], ["cell-a1"], ["die-r2", "die-g5"], ["die-g5"], ["cell-b1", "cell-b2"]):
        refusal = TITLE.why_not(game, 0, marks)
        assert refusal is not None
        said.append(say(refusal.phrase(), 0, language))
    put(game, 0, "BP-01", "b1 s2, b2 g1")
    for marks in (["cell-b2"], ["die-g5", "cell-b2"]):
        refusal = TITLE.why_not(game, 0, marks)
        assert refusal is not None
        said.append(say(refusal.phrase(), 0, language))
    assert len(set(said)) == 6
    assert said[1] == {
        "en": "a1 is hatched: nothing is ever built there.",
        "fr": "La case a1 est hachurée\xa0: on n’y bâtit jamais.",
        "pl": "Pole a1 jest zakreskowane: tu się nie buduje.",
    }[language]


def test_what_a_die_would_be_worth_and_what_may_be_a_slip() -> None:
    game = deal(3)
    put(game, 0, "BP-01", "b1 s2, b2 s2")
    lay(game, "s2 g6")
    moves = codes(game)
    assert TITLE.worth(game, 0, moves["s2 > b1"]) == "+3"
    assert TITLE.worth(game, 0, moves["g6 > b3"]) == "+6"
    assert TITLE.warning(game, 0, moves["g6 > b3"]) is None
    put(game, 0, "BP-01", "b1 s2, b2 s2, b3 s3")
    moves = codes(game)
    warning = TITLE.warning(game, 0, moves["g6 aside"])
    assert warning is not None
    assert say(warning) == "Another die of the supply would still fit on your plan."
    assert TITLE.worth(game, 0, moves["g6 aside"]) == ""
    lay(game, "g6")
    assert TITLE.warning(game, 0, codes(game)["g6 aside"]) is None
