"""The pieces as numbers: dice, cells, towers, and the printed values the rules read.

A die is eight bits: two for its colour, three for its face, three that tell the eight dice
of a colour apart; without these last it is a kind. A tower is its dice in base 256 behind a
leading one, the lowest first: the last byte is the die on top, `EMPTY` is no tower yet.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WOOD: Final = 0
RECYCLED: Final = 1
STONE: Final = 2
GLASS: Final = 3
COLOURS: Final = 4
FACES: Final = 6
MOST_OF_A_COLOUR: Final = 8
"""Three bits tell the dice of a colour apart."""

ROWS: Final = 3
COLUMNS: Final = 2
CELLS: Final = 6
DICE_OF_A_BUILDING: Final = 6
ROUNDS: Final = 3

EMPTY: Final = 1

GOLD: Final = 0
SILVER: Final = 1
BRONZE: Final = 2
AWARDS: Final = 3

SKYSCRAPER: Final = 0
GEOMETER: Final = 1
INTEGRITY: Final = 2
MATERIALS: Final = 3
PRIZES: Final = 4


def make_die(colour: i64, face: i64, which: i64) -> i64:
    return (colour << 6) | (face << 3) | which


def kind_of(die: i64) -> i64:
    return die >> 3


def colour_of(die: i64) -> i64:
    return die >> 6


def face_of(die: i64) -> i64:
    return (die >> 3) & 7


def height_of(tower: i64) -> i64:
    height: i64 = 0
    while tower > EMPTY:
        tower >>= 8
        height += 1
    return height


class Pieces:
    """The printed values of one edition, in the shape the rules read them."""

    def __init__(
        self,
        dice: list[int],
        plan_keys: list[str],
        plans: list[list[int]],
        pool: dict[int, int],
        awards: dict[int, list[int]],
        award_points: list[int],
        award_copies: int,
        prize_points: int,
        prize_copies: int,
        plan_bonus: int,
        wood_touch: int,
        recycled: list[int],
        stone: list[int],
        skyscraper: int,
        integrity: int,
        materials: int,
    ) -> None:
        self.bag: i64 = 0
        for colour, count in enumerate(dice):
            self.bag |= count << (8 * colour)
        self.bag_size: i64 = sum(dice)
        self.plan_keys: list[str] = plan_keys
        flat: vec[i64] = vec[i64]([0] * (len(plans) * CELLS))
        for number, heights in enumerate(plans):
            for cell, height in enumerate(heights):
                flat[number * CELLS + cell] = height
        self.plans: vec[i64] = flat
        self.plan_count: i64 = len(plans)
        self.pool: dict[int, int] = pool
        self.awards: dict[int, list[int]] = awards
        self.award_points: vec[i64] = vec[i64](award_points)
        self.award_copies: int = award_copies
        self.prize_points: i64 = prize_points
        self.prize_copies: int = prize_copies
        self.plan_bonus: i64 = plan_bonus
        self.wood_touch: i64 = wood_touch
        self.recycled: vec[i64] = vec[i64](recycled)
        self.stone: vec[i64] = vec[i64](stone)
        self.skyscraper: i64 = skyscraper
        self.integrity: i64 = integrity
        self.materials: i64 = materials

    def height(self, plan: i64, cell: i64) -> i64:
        """How high the plan wants this cell; 0 is a hatched cell."""
        return self.plans[plan * CELLS + cell]

    def open_cells(self, plan: i64) -> i64:
        """The cells that may carry dice, as bits."""
        cells: i64 = 0
        cell: i64 = 0
        while cell < CELLS:
            if self.plans[plan * CELLS + cell] > 0:
                cells |= 1 << cell
            cell += 1
        return cells
