"""What a choice would be worth to the building as it stands."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.phrase import Phrase, phrase
from quartier.titles.blueprints.names import material_phrase
from quartier.titles.blueprints.pieces import CELLS, COLOURS, height_of
from quartier.titles.blueprints.rules import DISCARD, SET_ASIDE, Blueprints
from quartier.titles.blueprints.scoring import PLAN, points, prizes_earned
from quartier.titles.blueprints.ties import PRIZE_NAMES
from quartier.titles.blueprints.view import members, taken_view


def preview(game: Blueprints, seat: int, code: int) -> list[Phrase]:
    """Material by material, then the plan and prizes, then the sum: as it is, and as it would be."""
    place = code & 7
    if place == DISCARD:
        return [phrase("preview-discard")]
    plan, pieces = game.plans[seat], game.pieces
    before, after = around(game, seat, code)
    old = [int(won) for won in points(before, 0, plan, pieces)]
    new = [int(won) for won in points(after, 0, plan, pieces)]
    lines = [
        phrase("preview-material", material=material_phrase(colour), old=old[colour], new=new[colour])
        for colour in range(COLOURS)
        if old[colour] != new[colour]
    ]
    lines.append(plan_line(game, seat, before, after, new[PLAN]))
    reached = prizes_earned(after, 0, pieces) & ~prizes_earned(before, 0, pieces)
    lines += [
        phrase("preview-prize", prize=phrase(f"prize-{PRIZE_NAMES[prize]}")) for prize in members(reached)
    ]
    lines.append(phrase("preview-total", old=sum(old), new=sum(new)))
    return lines


def worth(game: Blueprints, seat: int, code: int) -> str:
    """How much more the building is worth with the die there."""
    if code & 7 >= SET_ASIDE:
        return ""
    before, after = (
        int(sum(points(towers, 0, game.plans[seat], game.pieces))) for towers in around(game, seat, code)
    )
    return f"+{after - before}" if after >= before else f"−{before - after}"


def warning(game: Blueprints, seat: int, code: int) -> Phrase | None:
    if code & 7 == SET_ASIDE and game.something_fits(game.fits[seat]):
        return phrase("warning-aside")
    return None


def around(game: Blueprints, seat: int, code: int) -> tuple[vec[i64], vec[i64]]:
    """The towers before and after this choice."""
    before = game.towers[seat * CELLS : (seat + 1) * CELLS]
    after = before[:]
    place = code & 7
    if place < SET_ASIDE:
        after[place] = after[place] << 8 | code >> 3 << 3
    return before, after


def plan_line(game: Blueprints, seat: int, before: vec[i64], after: vec[i64], bonus: int) -> Phrase:
    taken = taken_view(game, seat)
    aside = sum(one.aside for one in taken)
    set_aside = len(taken) + 1 - sum(int(height_of(tower)) for tower in after)
    if bonus:
        return phrase("preview-plan-met", points=bonus)
    if aside or not within(game, seat, before):
        return phrase("preview-plan-gone")
    if set_aside or not within(game, seat, after):
        return phrase("preview-plan-lost")
    return phrase("preview-plan-possible")


def within(game: Blueprints, seat: int, towers: vec[i64]) -> bool:
    """Whether no tower is higher than the plan wants it."""
    plan = game.plans[seat]
    return all(height_of(tower) <= game.pieces.height(plan, cell) for cell, tower in enumerate(towers))
