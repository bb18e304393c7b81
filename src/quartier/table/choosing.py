"""From what a person clicked, wrote or posted to one of the choices there are."""

from __future__ import annotations

import re
from typing import Final

from quartier.core.game import Game
from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_YOUR_TURN, Choice
from quartier.table.outcome import UNFINISHED_MOVE, Refused
from quartier.titles import AnyTitle

LONGEST: Final = 400
MARKS: Final = re.compile(r"[a-z][a-z0-9-]*([ +]+[a-z][a-z0-9-]*){0,15}")


def choice_of(title: AnyTitle, game: Game, seat: int, text: str) -> Choice:
    """The choice this seat means by a notation, or by marks with blanks or `+` between them."""
    if not game.owed():
        raise Refused(GAME_OVER)
    if not game.owed() >> seat & 1:
        raise Refused(title.why_not(game, seat, ()) or NOT_YOUR_TURN)
    if len(text) > LONGEST:
        raise Refused(NO_SUCH_MOVE)
    written = " ".join(text.split())
    menu = title.menu(game, seat)
    for choice in menu:
        if choice.notation == written:
            return choice
    if not MARKS.fullmatch(written):
        raise Refused(NO_SUCH_MOVE)
    return _by_marks(title, game, seat, menu, tuple(written.replace("+", " ").split()))


def _by_marks(
    title: AnyTitle, game: Game, seat: int, menu: list[Choice], marks: tuple[str, ...]
) -> Choice:
    for choice in menu:
        if choice.marks == marks:
            return choice
    in_any_order = [choice for choice in menu if sorted(choice.marks) == sorted(marks)]
    if len(in_any_order) == 1:
        return in_any_order[0]
    raise Refused(title.why_not(game, seat, marks) or UNFINISHED_MOVE)
