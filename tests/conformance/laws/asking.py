"""Asking: how choices are clicked and written, and how what is no choice is refused."""

from __future__ import annotations

import re
from collections.abc import Sequence

from quartier.core.game import Game
from quartier.core.look import Look
from quartier.core.luck import Luck
from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_SEATED, NOT_YOUR_TURN, Refusal
from quartier.titles import AnyTitle
from quartier.words import LANGUAGES
from tests.conformance.laws import law
from tests.conformance.plays import Play, Scene, seats_owing
from tests.conformance.sight import ID, draw, marks_in, say_everywhere, words_for

HOUSE = {rule.rule for rule in (GAME_OVER, NOT_YOUR_TURN, NOT_SEATED, NO_SUCH_MOVE)}
TOKEN = re.compile(r"[a-z][a-z0-9-]*")


@law(plays=50)
def every_choice_has_its_own_marks_and_notation(title: AnyTitle, play: Play) -> None:
    scene = Scene(title, play)
    game = scene.start()
    for n in range(len(scene.line) + 1):
        for seat in range(play.seats):
            menu = title.menu(game, seat)
            assert [choice.code for choice in menu] == list(game.choices(seat))
            assert len({choice.notation for choice in menu}) == len(menu), "two choices are written alike"
            paths = [frozenset(choice.marks) for choice in menu]
            assert all(paths), "a choice without marks"
            for mark in set().union(*paths):
                assert TOKEN.fullmatch(mark), f"{mark!r} cannot be a mark"
            for one, choice in zip(paths, menu, strict=True):
                assert paths.count(one) == 1, f"{choice.notation}: {sorted(one)} is another choice as well"
            for choice in menu:
                text = choice.notation
                assert 0 < len(text) <= 80, f"{text!r} is no notation"
                assert text == " ".join(text.split()), f"{text!r} is no notation"
                assert text.isprintable(), f"{text!r} is no notation"
                assert tuple(text.split()) not in {other.marks for other in menu if other != choice}
                assert title.describe(game, seat, choice.code) == choice
        if n < len(scene.line):
            game.play(*scene.line[n])


@law(plays=30)
def every_choice_is_drawn(title: AnyTitle, play: Play) -> None:
    """A mark is on the board when it can be clicked, first, second, and last; ids are there once."""
    scene = Scene(title, play)
    game = scene.now()
    language = LANGUAGES[play.luck % 3]
    for seat in seats_owing(game):
        menu = title.menu(game, seat)
        board = draw(title, game, seat, language=language)
        drawn = set(marks_in(board))
        for choice in menu:
            assert choice.marks[0] in drawn, f"{choice.marks[0]} of {choice.notation} is not drawn"
        for choice in menu[:: max(1, len(menu) // 3)]:
            for step in range(1, len(choice.marks)):
                first, then = choice.marks[:step], choice.marks[step]
                drawn = set(marks_in(draw(title, game, seat, first, language=language)))
                assert then in drawn, f"{then} is not drawn after {first}"
            whole = draw(title, game, seat, choice.marks, choice.notation, language)
            for picture in (board, whole):
                ids = ID.findall(picture)
                assert len(ids) == len(set(ids)), "an id is drawn twice"


@law(plays=60)
def a_refusal_exactly_where_nothing_is_offered(title: AnyTitle, play: Play) -> None:
    """`why_not` and `choices` agree on single marks, paths, halves of paths, and marks thrown together."""
    scene = Scene(title, play)
    game = scene.now()
    before = game.digest()
    luck = scene.luck(1)
    for seat in range(play.seats):
        drawn = marks_in(draw(title, game, seat)) if seat == play.luck % play.seats else []
        for marks in paths_to_try(title, game, seat, drawn, luck):
            held = any(set(marks) <= set(choice.marks) for choice in title.menu(game, seat))
            refusal = title.why_not(game, seat, marks)
            assert (refusal is None) == held, (
                f"seat {seat}, {marks}: {'offered' if held else 'not offered'}, and why_not says {refusal}"
            )
            if refusal is not None:
                check_refusal(title, refusal, seat)
                check_house_refusal(title, game, seat, refusal)
    assert game.digest() == before


def paths_to_try(
    title: AnyTitle, game: Game, seat: int, drawn: list[str], luck: Luck
) -> list[tuple[str, ...]]:
    menu = title.menu(game, seat)
    offered = [choice.marks for choice in menu]
    marks = list(dict.fromkeys([*drawn, *(mark for path in offered for mark in path)]))
    paths: list[tuple[str, ...]] = [(), *((mark,) for mark in marks)]
    for path in offered:
        paths.extend((path, path[:-1], path[::-1]))
    if marks:
        paths.extend(
            tuple(marks[int(luck.below(1, len(marks)))] for _ in range(count)) for count in (2, 2, 2, 3) * 25
        )
    return list(dict.fromkeys(paths))


def check_refusal(title: AnyTitle, refusal: Refusal, seat: int) -> None:
    if refusal.house:
        assert refusal.rule in HOUSE, f"{refusal.rule} is no rule of the house"
    else:
        assert refusal.rule in {rule.id for rule in title.rulebook.rules}, f"{refusal.rule} is no rule"
    say_everywhere(title, refusal.phrase(), seat)


def check_house_refusal(title: AnyTitle, game: Game, seat: int, refusal: Refusal) -> None:
    """Who may not move at all is told so, and not something about the pieces."""
    if not game.owed():
        assert refusal == GAME_OVER, f"the game is over, and the refusal is {refusal}"
    elif seat not in seats_owing(game):
        waiting = refusal == NOT_YOUR_TURN or refusal.rule in title.out_of_turn
        assert waiting, f"it is not {seat}'s turn, and the refusal is {refusal}"
    else:
        assert refusal not in (GAME_OVER, NOT_YOUR_TURN, NOT_SEATED)
        assert refusal.rule not in title.out_of_turn


@law(plays=25)
def nonsense_is_refused(title: AnyTitle, play: Play) -> None:
    """Marks that are none, or mangled, alone or among good ones, are refused and change nothing."""
    scene = Scene(title, play)
    game = scene.now()
    before = game.digest()
    luck = scene.luck(2)
    for seat in range(play.seats):
        good = [mark for choice in title.menu(game, seat)[:5] for mark in choice.marks] or ["x"]
        for mark in nonsense(good, luck):
            known = {one for choice in title.menu(game, seat) for one in choice.marks}
            for marks in ([mark], [good[0], mark], [mark, mark, good[-1]]):
                if mark in known:
                    continue
                refusal = title.why_not(game, seat, marks)
                assert refusal is not None, f"{marks} are not refused"
                check_refusal(title, refusal, seat)
        many = title.why_not(game, seat, good * 200)
        assert many is None or many.rule
    assert game.digest() == before


def nonsense(good: Sequence[str], luck: Luck) -> list[str]:
    found = ["", " ", "-", "\0", "\ud800", "é" * 1000, "1", "-1", "card", "9" * 400, "../..", "<b>", "None"]
    for mark in good:
        at = int(luck.below(1, len(mark) + 1))
        head, _, tail = mark.rpartition("-")
        found.extend([
            mark[:at] + mark[at + 1:], mark[:at] + "7" + mark[at:], mark.upper(), mark + " ", head, tail,
            f"{head}-", f"{head}--1", f"{head}-99", f"{head}-²", f"{head}-zz", f"{head}-{'9' * 30}",
        ])
    return found


@law(plays=15)
def everything_can_be_said(title: AnyTitle, play: Play) -> None:
    """Choices, previews, prompt, stage, standing, log and sheets, in every language, to everybody."""
    scene = Scene(title, play)
    game = scene.now()
    for seat in (*range(play.seats), None):
        view = title.view(game, seat)
        phrases = [title.prompt(view), title.stage(view)]
        for other in range(play.seats):
            phrases.extend(title.standing(view, other))
        if seat is not None:
            for choice in title.menu(game, seat)[::3]:
                phrases.append(choice.words)
                phrases.extend(title.preview(game, seat, choice.code))
                if doubt := title.warning(game, seat, choice.code):
                    phrases.append(doubt)
        told = [title.tell(event, seat) for event in (game.told or [])[-25:]]
        phrases.extend(phrase for phrase in told if phrase is not None)
        for phrase in phrases:
            say_everywhere(title, phrase, seat)
            for part in words_for(title, seat).parts(phrase):
                if not isinstance(part, str):
                    assert str(title.icon(part.icon))
        for language in LANGUAGES:
            words = words_for(title, seat, language)
            for sheet in title.sheets(view, Look(words)):
                labels = [sheet.title, *(row.label for row in sheet.rows), *sheet.notes]
                for row in sheet.rows:
                    assert len(row.cells) == play.seats, f"{sheet.key}: a row of {len(row.cells)} cells"
                    labels.extend(piece for cell in row.cells for piece in cell.pieces)
                assert all(words.say(label).strip() for label in labels)
