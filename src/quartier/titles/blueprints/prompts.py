"""What is asked, where the game stands, and what is public about each player."""

from __future__ import annotations

from quartier.core.phrase import Phrase, Seat, phrase
from quartier.titles.blueprints.moves import won
from quartier.titles.blueprints.names import die_phrase
from quartier.titles.blueprints.pieces import DICE_OF_A_BUILDING, ROUNDS
from quartier.titles.blueprints.ties import AWARD_NAMES
from quartier.titles.blueprints.view import EndView, TakenView, View


def prompt(view: View) -> Phrase:
    if view.end is not None:
        return won(view.end.scores, view.end.ranking)
    return phrase("prompt-discard" if view.discarding else "prompt-build", who=Seat(view.active))


def stage(view: View) -> Phrase:
    if view.over:
        return phrase("stage-over")
    return phrase("stage", round=view.round, rounds=ROUNDS, turn=view.lap, turns=DICE_OF_A_BUILDING)


def standing(view: View, seat: int) -> list[Phrase]:
    """The dice taken, the cards won; while the game lasts the cards lie face down."""
    if view.end is not None:
        return cards(view.end, seat)
    lines = [
        phrase(key, dice=dice)
        for key, dice in (
            ("standing-taken", drawn(view.taken[seat], aside=False)),
            ("standing-aside", drawn(view.taken[seat], aside=True)),
        )
        if dice
    ]
    won = sum(
        len(one.sheets[seat].prizes) + (one.sheets[seat].award is not None) for one in view.rounds
    )
    if won:
        lines.append(phrase("standing-cards", cards=won))
    return lines


def drawn(taken: tuple[TakenView, ...], aside: bool) -> tuple[Phrase, ...]:
    return tuple(die_phrase(one.die.colour, one.die.face) for one in taken if one.aside == aside)


def cards(end: EndView, seat: int) -> list[Phrase]:
    lines = [
        phrase(f"standing-{name}", count=count)
        for name, count in zip(AWARD_NAMES, end.awards[seat], strict=True)
        if count
    ]
    if end.prizes[seat]:
        lines.append(phrase("standing-prizes", count=end.prizes[seat]))
    return lines
