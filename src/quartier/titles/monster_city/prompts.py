"""What is asked, where the game stands, and what is public about each player."""

from __future__ import annotations

from quartier.core.phrase import Phrase, Seat, phrase
from quartier.titles.monster_city.demand import LETTERS
from quartier.titles.monster_city.moves import won
from quartier.titles.monster_city.pieces import ANY, SCORINGS
from quartier.titles.monster_city.view import AttackView, View


def prompt(view: View) -> Phrase:
    if view.end is not None:
        return won(view.end.scores, view.end.ranking)
    if view.phase == "scoring":
        return scoring(view)
    who = Seat(view.active)
    if view.phase == "victims" and view.attack is not None:
        return phrase("prompt-victims", who=who, left=still_to_fall(view.attack))
    player = view.players[view.active]
    besides = "stop" if player.stop else "event" if player.hand else "nothing"
    return phrase("prompt-turn", who=who, notes=player.banknotes, besides=besides)


def scoring(view: View) -> Phrase:
    late = [seat for seat, player in enumerate(view.players) if not player.chosen]
    if view.seat in late:
        return phrase("prompt-scoring", number=view.scoring)
    return phrase("prompt-waiting", number=view.scoring, late=tuple(Seat(seat) for seat in late))


def still_to_fall(attack: AttackView) -> tuple[Phrase, ...]:
    """So many of each colour the monster is hungry for, and so many of any."""
    return tuple(
        phrase("so-many-any", count=count) if appetite == ANY
        else phrase("so-many", count=count, colour=LETTERS[appetite])
        for appetite, count in enumerate(attack.hungry) if count
    )


def stage(view: View) -> Phrase:
    if view.phase == "over":
        return phrase("stage-over")
    if view.phase == "scoring":
        return phrase("stage-scoring", number=view.scoring, scorings=SCORINGS)
    return phrase("stage", number=view.scoring, scorings=SCORINGS, left=view.to_scoring)


def standing(view: View, seat: int) -> list[Phrase]:
    player = view.players[seat]
    if view.end is not None:
        return [phrase("standing-buildings", count=view.end.buildings[seat])]
    kept = "events" if view.events else "stop" if player.stop else "none"
    return [
        phrase("standing", points=player.points, notes=player.banknotes, kept=kept, events=player.hand)
    ]
