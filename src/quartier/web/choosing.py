"""A move in the making: from the marks somebody clicked to the choice they amount to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from quartier.core.game import Game
from quartier.core.look import Look, Speaker
from quartier.core.title import GAME_OVER, NO_SUCH_MOVE, NOT_SEATED, Choice, Refusal
from quartier.titles import AnyTitle

Marks = tuple[str, ...]


class Choosing(msgspec.Struct, frozen=True):
    picked: Marks = ()
    live: frozenset[str] = frozenset()
    pending: Choice | None = None
    """The choice that is what is picked, or the only one left that holds it."""
    refused: str = ""
    """The mark clicked last, when it did not go with the others."""
    refusal: Refusal | None = None
    worth: tuple[tuple[str, str], ...] = ()
    """For each mark that would complete a move, what that is worth."""

    def look(self, words: Speaker) -> Look:
        pending = self.pending.notation if self.pending else ""
        return Look(words, self.picked, self.live, pending, self.worth)


def choose(
    title: AnyTitle, game: Game, seat: int | None, menu: Sequence[Choice], clicks: Sequence[str]
) -> Choosing:
    """Take the clicks one after the other: each adds a mark, lets go of it, swaps it or is refused."""
    picked: Marks = ()
    refused, refusal = "", None
    for mark in clicks:
        refused, refusal = "", None
        if mark in picked:
            picked = tuple(one for one in picked if one != mark)
            continue
        paths = ways(picked, mark)
        taken = next((path for path in paths if held(menu, path)), None)
        if taken is not None:
            picked = taken
        else:
            refused, refusal = mark, forbidden(title, game, seat, paths[-1] if len(paths) == 1 else paths[1])
    left = [choice for choice in menu if set(picked) <= set(choice.marks)]
    meant = [choice for choice in left if len(choice.marks) == len(picked)] or left
    pending = meant[0] if picked and len(meant) == 1 else None
    if pending is not None:
        picked = pending.marks
    worth = () if seat is None else worth_of(title, game, seat, left, picked)
    return Choosing(picked, live_marks(menu, picked), pending, refused, refusal, worth)


def worth_of(
    title: AnyTitle, game: Game, seat: int, left: Sequence[Choice], picked: Marks
) -> tuple[tuple[str, str], ...]:
    found: dict[str, str] = {}
    for choice in left:
        missing = [mark for mark in choice.marks if mark not in picked]
        if len(missing) == 1:
            found.setdefault(missing[0], title.worth(game, seat, choice.code))
    return tuple((mark, worth) for mark, worth in found.items() if worth)


def ways(picked: Marks, mark: str) -> list[Marks]:
    """What a click on one more mark may mean: one more; instead of its like; or starting again from there."""
    like = [place for place, one in enumerate(picked) if kind(one) == kind(mark)]
    if not like:
        return [(*picked, mark)]
    return [
        (*picked, mark),
        (*(one for one in picked if kind(one) != kind(mark)), mark),
        (*picked[: like[0]], mark),
    ]


def kind(mark: str) -> str:
    return mark.partition("-")[0]


def held(menu: Sequence[Choice], marks: Marks) -> bool:
    return any(set(marks) <= set(choice.marks) for choice in menu)


def live_marks(menu: Sequence[Choice], picked: Marks) -> frozenset[str]:
    """What may be clicked next, picked marks aside."""
    every = {mark for choice in menu for mark in choice.marks}
    return frozenset(
        mark for mark in every if mark not in picked and any(held(menu, path) for path in ways(picked, mark))
    )


def forbidden(title: AnyTitle, game: Game, seat: int | None, marks: Marks) -> Refusal:
    if not game.owed():
        return GAME_OVER
    if seat is None:
        return NOT_SEATED
    return title.why_not(game, seat, marks) or NO_SUCH_MOVE
