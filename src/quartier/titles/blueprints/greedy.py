"""A sensible builder: what each placement would be worth, now and with the dice still to come.

Everything is counted in hundredths of a point of the building. Cards count as points too: what a
prize is worth in the end, a building must be some points better to make up for.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.luck import Luck
from quartier.titles.blueprints.pieces import (
    CELLS,
    COLOURS,
    DICE_OF_A_BUILDING,
    EMPTY,
    FACES,
    RECYCLED,
    WOOD,
    Pieces,
    colour_of,
    face_of,
    height_of,
)
from quartier.titles.blueprints.rules import DISCARD, SET_ASIDE, Blueprints
from quartier.titles.blueprints.scoring import points, touching

POINT: Final = 100
PRIZE: Final = 400
"""What a victory point of a prize is worth."""
FIRST_IN_DEMAND: Final = 40
SECOND_IN_DEMAND: Final = 20
FADING: Final = 55
"""Percent of a hope that are left for each die it still lacks."""
TIGHT: Final = 5
"""Percent of the plan bonus in doubt for each value that no longer fits a tower to be raised."""


def greedy(game: Blueprints, seat: i64, luck: Luck) -> i64:
    codes = game.choices(seat)
    best: i64 = codes[0]
    most: i64 = -(1 << 40)
    alike: i64 = 0
    for code in codes:
        if code & 7 == DISCARD:
            worth: i64 = harm(game, seat, code)
        else:
            worth = worth_after(game, seat, code)
        if worth > most:
            most = worth
            best = code
            alike = 1
        elif worth == most:
            alike += 1
            if luck.below(0, alike) == 0:
                best = code
    return best


def worth_after(game: Blueprints, seat: i64, code: i64) -> i64:
    """What the building is worth once this is played."""
    site = game.towers[seat * CELLS : (seat + 1) * CELLS]
    place: i64 = code & 7
    if place != SET_ASIDE:
        site[place] = site[place] << 8 | code >> 3 << 3
    return worth_of(site, game.plans[seat], steps_left(game, seat) - 1, game)


def steps_left(game: Blueprints, seat: i64) -> i64:
    """How many dice this seat is still to take."""
    left: i64 = 0
    step: i64 = 0
    while step < DICE_OF_A_BUILDING:
        if game.taken[seat * DICE_OF_A_BUILDING + step] == 0:
            left += 1
        step += 1
    return left


def harm(game: Blueprints, seat: i64, code: i64) -> i64:
    """What it takes from the other to discard this die, less what it takes from oneself."""
    return gain(game, 1 - seat, code) * 2 - gain(game, seat, code)


def gain(game: Blueprints, seat: i64, code: i64) -> i64:
    """What this die could add to a building at best."""
    left: i64 = steps_left(game, seat)
    if left == 0:
        return 0
    site = game.towers[seat * CELLS : (seat + 1) * CELLS]
    idle: i64 = worth_of(site, game.plans[seat], left - 1, game)
    best: i64 = 0
    die: i64 = code >> 3 << 3
    cell: i64 = 0
    while cell < CELLS:
        if (game.fits[seat] >> (6 * face_of(die))) >> cell & 1:
            bare: i64 = site[cell]
            site[cell] = bare << 8 | die
            more: i64 = worth_of(site, game.plans[seat], left - 1, game) - idle
            site[cell] = bare
            if more > best:
                best = more
        cell += 1
    return best


def worth_of(site: vec[i64], plan: i64, left: i64, game: Blueprints) -> i64:
    """Points there are, and points there may be with so many dice still to come."""
    pieces = game.pieces
    won = points(site, 0, plan, pieces)
    heights = vec[i64]([0] * CELLS)
    of_colour = vec[i64]([0] * COLOURS)
    of_face = vec[i64]([0] * (FACES + 1))
    highest: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        tower: i64 = site[cell]
        heights[cell] = height_of(tower)
        if heights[cell] > highest:
            highest = heights[cell]
        while tower > EMPTY:
            die: i64 = tower & 255
            of_colour[colour_of(die)] = of_colour[colour_of(die)] + 1
            of_face[face_of(die)] = of_face[face_of(die)] + 1
            tower >>= 8
        cell += 1
    worth: i64 = 0
    for value in won:
        worth += value * POINT
    worth += of_colour[game.demand[0]] * FIRST_IN_DEMAND + of_colour[game.demand[1]] * SECOND_IN_DEMAND
    if left > 0:
        worth += recycled_to_come(of_colour[RECYCLED], left, pieces)
        missing: i64 = left_for_plan(heights, plan, pieces)
        if missing == left:
            worth += plan_to_come(site, heights, plan, won, pieces)
    return worth + prizes_to_come(highest, of_colour, of_face, left, pieces)


def left_for_plan(heights: vec[i64], plan: i64, pieces: Pieces) -> i64:
    """How many dice the plan still lacks; -1 when it is lost."""
    missing: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        wanted: i64 = pieces.height(plan, cell)
        if heights[cell] > wanted:
            return -1
        missing += wanted - heights[cell]
        cell += 1
    return missing


def plan_to_come(site: vec[i64], heights: vec[i64], plan: i64, won: vec[i64], pieces: Pieces) -> i64:
    """The bonus as far as it is likely, and half of what the finished plan would add to the wood."""
    likely: i64 = 100
    wanted = vec[i64]([0] * CELLS)
    wood: i64 = 0
    cell: i64 = 0
    while cell < CELLS:
        wanted[cell] = pieces.height(plan, cell)
        lacking: i64 = wanted[cell] - heights[cell]
        if lacking > 0 and heights[cell] > 0:
            likely -= TIGHT * lacking * (FACES - face_of(site[cell] & 255))
        cell += 1
    cell = 0
    while cell < CELLS:
        tower: i64 = site[cell]
        level: i64 = heights[cell] - 1
        while tower > EMPTY:
            if colour_of(tower & 255) == WOOD:
                wood += touching(wanted, cell, level)
            tower >>= 8
            level -= 1
        cell += 1
    if likely < 10:
        likely = 10
    return pieces.plan_bonus * likely + (wood * pieces.wood_touch - won[WOOD]) * POINT // 2


def recycled_to_come(count: i64, left: i64, pieces: Pieces) -> i64:
    """The next steps of the scale, each less sure than the one before."""
    hope: i64 = 0
    sure: i64 = POINT
    while left > 0 and count + 1 < len(pieces.recycled):
        sure = sure * FADING // 100
        hope += (pieces.recycled[count + 1] - pieces.recycled[count]) * sure
        count += 1
        left -= 1
    return hope


def prizes_to_come(highest: i64, of_colour: vec[i64], of_face: vec[i64], left: i64, pieces: Pieces) -> i64:
    most: i64 = 0
    for count in of_colour:
        if count > most:
            most = count
    same: i64 = 0
    different: i64 = 0
    for count in of_face:
        if count > same:
            same = count
        if count > 0:
            different += 1
    return (
        hope_of(pieces.skyscraper - highest, left, pieces)
        + hope_of(FACES - different, left, pieces)
        + hope_of(pieces.integrity - same, left, pieces)
        + hope_of(pieces.materials - most, left, pieces)
    )


def hope_of(lacking: i64, left: i64, pieces: Pieces) -> i64:
    """A prize with so many dice lacking and so many to come."""
    if lacking > left:
        return 0
    hope: i64 = pieces.prize_points * PRIZE
    while lacking > 0:
        hope = hope * FADING // 100
        lacking -= 1
    return hope
