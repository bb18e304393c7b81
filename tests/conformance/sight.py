"""All that a seat gets to see, hear and choose from, as text that can be compared."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from quartier.core.event import Event
from quartier.core.game import Game
from quartier.core.look import Look, Panel, Sheet
from quartier.core.phrase import Phrase
from quartier.titles import AnyTitle
from quartier.words import LANGUAGES, Words
from tests.conformance.plays import seats_owing

NAMES = ("Ada", "Béatrice", "Czesław", "Dora", "Emil", "Fanny")

MARK = re.compile(r'data-mark="([^"]*)"')
ID = re.compile(r'\bid="([^"]*)"')


def words_for(title: AnyTitle, seat: int | None, language: str = "en") -> Words:
    return Words(language, title.folder, NAMES, seat)


def draw(
    title: AnyTitle, game: Game, seat: int | None, picked: Sequence[str] = (), pending: str = "",
    language: str = "en",
) -> str:
    """The board as this seat sees it, the marks that go on from those picked being live."""
    words = words_for(title, seat, language)
    live = {
        mark
        for choice in (title.menu(game, seat) if seat is not None else ())
        if set(picked) <= set(choice.marks)
        for mark in choice.marks
    }
    look = Look(words, tuple(picked), frozenset(live - set(picked)), pending)
    return "".join(show_panel(panel, words) for panel in title.picture(title.view(game, seat), look))


def show_panel(panel: Panel, words: Words) -> str:
    return f"<section {panel.key} {words.say(panel.label)}>{panel.body}"


def show_sheet(sheet: Sheet, words: Words) -> str:
    lines = [f"<sheet {sheet.key} {words.say(sheet.title)}>"]
    for row in sheet.rows:
        cells = [
            (cell.text, [words.say(piece) for piece in cell.pieces], cell.best) for cell in row.cells
        ]
        lines.append(f"{words.say(row.label)} {row.total} {cells}")
    lines.extend(words.say(note) for note in sheet.notes)
    lines.extend(str(picture) for picture in (*sheet.pictures, sheet.scene))
    return "\n".join(lines)


def marks_in(drawn: str) -> list[str]:
    return list(dict.fromkeys(MARK.findall(drawn)))


def log_line(title: AnyTitle, event: Event, seat: int | None, words: Words) -> str:
    """An event as this seat learned it: as data for the page to move pieces by, and in words."""
    phrase = title.tell(event, seat)
    data = msgspec.json.encode([event.kind, event.seat, event.known_to(seat)]).decode()
    return data if phrase is None else f"{data} {words.say(phrase)}"


def sight(title: AnyTitle, game: Game, seat: int | None, *, drawn: bool = False) -> dict[str, str]:
    """Everything by name. Nothing of this may depend on what the seat cannot know."""
    words = words_for(title, seat)

    def say(phrases: Sequence[Phrase]) -> str:
        return "\n".join(words.say(phrase) for phrase in phrases)

    view = title.view(game, seat)
    look = Look(words)
    seen = {
        "view": msgspec.json.encode(view).decode(),
        "owed": str(game.owed()),
        "log": "\n".join(log_line(title, event, seat, words) for event in game.told or []),
        "prompt": say([title.prompt(view)]),
        "stage": say([title.stage(view)]),
        "standing": "\n".join(say(title.standing(view, other)) for other in range(game.seats)),
        "sheets": "\n".join(show_sheet(sheet, words) for sheet in title.sheets(view, look)),
    }
    if seat is not None:
        menu = title.menu(game, seat)
        seen["choices"] = str(list(game.choices(seat)))
        seen["menu"] = "\n".join(
            f"{choice.code} {choice.marks} {choice.notation} {words.say(choice.words)}" for choice in menu
        )
        seen["worth"] = " ".join(title.worth(game, seat, choice.code) for choice in menu)
        doubts = [title.warning(game, seat, choice.code) for choice in menu]
        seen["warnings"] = say([doubt for doubt in doubts if doubt])
        seen["previews"] = "\n".join(say(title.preview(game, seat, choice.code)) for choice in menu)
    if drawn:
        seen["picture"] = draw(title, game, seat)
        if seat is not None:
            seen["refusals"] = "\n".join(
                f"{mark} {title.why_not(game, seat, [mark])}" for mark in marks_in(seen["picture"])
            )
            if seat in seats_owing(game):
                choice = title.menu(game, seat)[0]
                seen["picked"] = draw(title, game, seat, choice.marks, choice.notation)
    return seen


def assert_same_sight(before: dict[str, str], after: dict[str, str], what: str) -> None:
    for name, text in before.items():
        if text == after[name]:
            continue
        at = next((n for n, (a, b) in enumerate(zip(text, after[name], strict=False)) if a != b),
                  min(len(text), len(after[name])))
        start = max(0, at - 60)
        raise AssertionError(
            f"{what}: {name} differs: ...{text[start:at + 60]!r} or ...{after[name][start:at + 60]!r}"
        )


def say_everywhere(title: AnyTitle, phrase: Phrase, seat: int | None = None) -> None:
    """The phrase can be said in every language, whoever reads it, and has something to say."""
    for language in LANGUAGES:
        for reader in {seat, None}:
            text = words_for(title, reader, language).say(phrase)
            assert text.strip(), f"{phrase.key} says nothing in {language}"
