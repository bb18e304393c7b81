"""What a seat cannot know, drawn anew: the others' plans and where they put their dice.

Everybody saw which dice a seat took, in which order, and which of them it had to set
aside. So a plan is imagined, and the dice are put on it one by one where they may stand;
a die that was set aside must not have fitted anywhere. Where that leads nowhere it is
undone and tried another way, so every seat always gets a building that can be.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quartier.core.bits import bit, count_bits, take_bit
from quartier.core.luck import Luck
from quartier.titles.blueprints.pieces import CELLS, DICE_OF_A_BUILDING, EMPTY, Pieces, face_of

EVERY_FACE: Final = 0x41041041040
"""One bit for each face (from 1): times a set of cells, that set for all faces."""
IMAGINED: Final = 1


def still_fits(fits: i64, cell: i64, face: i64) -> i64:
    """Where dice fit once a die of this face tops this cell: nothing higher goes on it."""
    shift: i64 = 6 * face + 6
    return fits & ~(((EVERY_FACE >> shift) << shift) << cell)


def cells_for(fits: i64, face: i64) -> i64:
    """The cells where a die of this face fits, as bits."""
    return (fits >> (6 * face)) & 63


class Others:
    """The seats to imagine, and the draws made so far."""

    def __init__(
        self, viewer: i64, seats: i64, plans: vec[i64], taken: vec[i64], towers: vec[i64],
        fits: vec[i64], pieces: Pieces, luck: Luck,
    ) -> None:
        self.viewer = viewer
        self.seats = seats
        self.plans = plans
        self.taken = taken
        self.towers = towers
        self.fits = fits
        self.pieces = pieces
        self.luck = luck
        self.unseen: i64 = 0

    def imagine_from(self, seat: i64) -> bool:
        if seat == self.viewer:
            seat += 1
        if seat >= self.seats:
            return True
        untried: i64 = self.unseen
        while untried:
            plan: i64 = take_bit(untried, self.luck.below(IMAGINED, count_bits(untried)))
            untried ^= bit(plan)
            self.plans[seat] = plan
            self.fits[seat] = self.pieces.open_cells(plan) * EVERY_FACE
            cell: i64 = 0
            while cell < CELLS:
                self.towers[seat * CELLS + cell] = EMPTY
                cell += 1
            self.unseen ^= bit(plan)
            if self.build_from(seat, 0) and self.imagine_from(seat + 1):
                return True
            self.unseen |= bit(plan)
        return False

    def build_from(self, seat: i64, step: i64) -> bool:
        if step == DICE_OF_A_BUILDING:
            return True
        die: i64 = self.taken[seat * DICE_OF_A_BUILDING + step]
        if die == 0:
            return True
        fits: i64 = self.fits[seat]
        if die > 255:
            return cells_for(fits, die >> 8) == 0 and self.build_from(seat, step + 1)
        untried: i64 = cells_for(fits, face_of(die))
        while untried:
            cell: i64 = take_bit(untried, self.luck.below(IMAGINED, count_bits(untried)))
            untried ^= 1 << cell
            at: i64 = seat * CELLS + cell
            self.towers[at] = self.towers[at] << 8 | die
            self.fits[seat] = still_fits(fits, cell, face_of(die))
            if self.build_from(seat, step + 1):
                return True
            self.towers[at] = self.towers[at] >> 8
            self.fits[seat] = fits
        return False


def imagine_others(
    viewer: i64, seats: i64, plans_left: i64, plans: vec[i64], taken: vec[i64], towers: vec[i64],
    fits: vec[i64], pieces: Pieces, luck: Luck,
) -> i64:
    """Draw the other seats anew, in place; the plans that stay in the deck, as bits."""
    others = Others(viewer, seats, plans, taken, towers, fits, pieces, luck)
    others.unseen = plans_left
    seat: i64 = 0
    while seat < seats:
        if seat != viewer:
            others.unseen |= bit(plans[seat])
        seat += 1
    others.imagine_from(0)
    return others.unseen
