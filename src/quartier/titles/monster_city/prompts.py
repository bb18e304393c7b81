"""What is asked, where the game stands, and what is public about each player."""

from __future__ import annotations

from quartier.core.phrase import Phrase, Seat, phrase
from quartier.titles.monster_city.moves import won
from quartier.titles.monster_city.view import View


def prompt(view: View) -> Phrase:
    if view.end is not None:
        return won(view.end.scores, view.end.ranking)
    return phrase("prompt", who=Seat(view.active))


def stage(view: View) -> Phrase:
    return phrase("stage", scoring=view.scoring)


def standing(view: View, seat: int) -> list[Phrase]:
    return [phrase("standing-banknotes", count=view.players[seat].banknotes)]
