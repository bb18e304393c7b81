"""What is asked, where the game stands, and what is public about each player."""

from __future__ import annotations

from quartier.core.phrase import Phrase, Seat, phrase
from quartier.titles.warsaw.moves import won
from quartier.titles.warsaw.names import STYLES
from quartier.titles.warsaw.view import View


def prompt(view: View) -> Phrase:
    if view.end is not None:
        return won(view.end.scores, view.end.ranking)
    if view.ask == "norm":
        mine = view.seat in view.waiting
        return phrase("prompt-norm" if mine or len(view.waiting) == 1 else "prompt-norms", who=asked(view))
    return phrase(f"prompt-{view.ask}", who=asked(view), **details(view))


def asked(view: View) -> Seat:
    """Whoever reads it, if it is asked of them; else the first it is asked of."""
    if view.seat is not None and view.seat in view.waiting:
        return Seat(view.seat)
    return Seat(view.waiting[0] if view.waiting else view.turn)


def details(view: View) -> dict[str, int | str]:
    if view.ask == "clear":
        return {"count": view.clearing}
    if view.ask == "reply":
        return {"reply": view.replies[0] if view.replies else ""}
    return {}


def stage(view: View) -> Phrase:
    if view.phase == "over":
        return phrase("stage-over", official="no" if view.unofficial else "yes")
    return phrase(
        "stage", round=view.round, rounds=view.rounds, stage=view.stage, phase=view.phase,
        official="no" if view.unofficial else "yes",
    )


def standing(view: View, seat: int) -> list[Phrase]:
    """What a seat holds, in signs; the points so far and what stands; what that can still do."""
    player = view.players[seat]
    built, sites = len(player.built), len(player.sites)
    if view.end is not None:
        return [phrase("standing-finished", count=built, sites=sites)]
    lines = [
        phrase(
            "standing-stock",
            rubble=held("rubble", player.rubble), concrete=held("concrete", player.concrete),
            fund=held("fund", player.funds), crew=held("engineer", player.engineers),
            cards=held("project", player.hand), markers=held("marker", player.markers),
        ),
        phrase(
            "standing-built", count=built, sites=sites, points=sum(player.points),
            first=Phrase("label-first", {}, icon="first") if view.first == seat else "",
            passed="yes" if player.passed and view.phase == "planning" else "no",
        ),
    ]
    live = tuple(
        phrase(f"function-{one.project.function}") for one in player.built
        if not one.used and one.project.function not in STYLES
    )
    if live:
        lines.append(phrase("standing-functions", functions=live))
    return lines


def held(kind: str, count: int) -> Phrase:
    """So many of a kind, drawn in the line."""
    return Phrase("held", {"kind": kind, "count": count}, icon=f"{kind}-{count}")
