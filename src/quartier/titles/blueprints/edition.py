"""The printed values checked, and put into the shape the rules read."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from quartier.core.edition import Groups
from quartier.core.values import Values, impossible_value, read_values
from quartier.titles.blueprints.pieces import (
    COLUMNS,
    DICE_OF_A_BUILDING,
    MOST_OF_A_COLOUR,
    ROUNDS,
    ROWS,
    Pieces,
)
from quartier.titles.blueprints.ties import AWARD_NAMES

TITLE: Final = "blueprints"
impossible = partial(impossible_value, TITLE)
PLAYERS: Final = (2, 3, 4)
DEMAND: Final = 2
NEEDED: Final = 24 + DEMAND
"""Dice for a round: two players take two a turn, four players one, in six turns each."""
FEWEST_PLANS: Final = ROUNDS * PLAYERS[-1]
MOST_PLANS: Final = 61
"""The plans left are the bits of one number."""

Points = Annotated[int, Meta(ge=0, le=100)]
Dice = Annotated[int, Meta(ge=1, le=MOST_OF_A_COLOUR)]
Several = Annotated[int, Meta(ge=2, le=DICE_OF_A_BUILDING)]
Copies = Annotated[int, Meta(ge=ROUNDS)]
Award = Literal["gold", "silver", "bronze"]


class DiceGroup(Values):
    wood: Dice
    recycled: Dice
    stone: Dice
    glass: Dice


class PoolGroup(Values):
    players_2: Annotated[int, Meta(ge=2)]
    players_3: Annotated[int, Meta(ge=1)]
    players_4: Annotated[int, Meta(ge=1)]


class AwardsGroup(Values):
    copies: Copies
    players_2: Annotated[list[Award], Meta(max_length=2)]
    players_3: Annotated[list[Award], Meta(max_length=3)]
    players_4: list[Award]


class AwardPointsGroup(Values):
    gold: Points
    silver: Points
    bronze: Points


class PrizesGroup(Values):
    copies: Copies
    skyscraper: Several
    structural_integrity: Several
    materials: Several


class PrizePointsGroup(Values):
    each: Points


class PointsGroup(Values):
    plan: Points
    wood_touch: Points
    recycled: Annotated[list[Points], Meta(min_length=DICE_OF_A_BUILDING, max_length=DICE_OF_A_BUILDING)]
    stone: Annotated[list[Points], Meta(min_length=1, max_length=DICE_OF_A_BUILDING)]


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: Annotated[str, Meta(min_length=1, max_length=12)]
    rows: Annotated[
        list[Annotated[str, Meta(pattern=f"^[X1-6]{{{COLUMNS}}}\\Z")]], Meta(min_length=ROWS, max_length=ROWS)
    ]

    def heights(self) -> list[int]:
        return [0 if cell == "X" else int(cell) for cell in "".join(self.rows)]


class PlansGroup(Values):
    cards: Annotated[list[Card], Meta(min_length=FEWEST_PLANS, max_length=MOST_PLANS)]


class BoardGroup(Values):
    last_point: Annotated[int, Meta(ge=1)]
    plan_reminder: Points


def pieces_from(groups: Groups) -> Pieces:
    dice = read_values(TITLE, groups, "dice", DiceGroup)
    pool = read_values(TITLE, groups, "pool", PoolGroup)
    awards = read_values(TITLE, groups, "awards", AwardsGroup)
    award_points = read_values(TITLE, groups, "award-points", AwardPointsGroup)
    prizes = read_values(TITLE, groups, "prizes", PrizesGroup)
    prize_points = read_values(TITLE, groups, "prize-points", PrizePointsGroup)
    points = read_values(TITLE, groups, "points", PointsGroup)
    cards = read_values(TITLE, groups, "plans", PlansGroup).cards
    board = read_values(TITLE, groups, "board", BoardGroup)

    bag = [dice.wood, dice.recycled, dice.stone, dice.glass]
    if sum(bag) < NEEDED:
        raise impossible("dice", "glass", f"{sum(bag)} dice in all; a round needs {NEEDED}")
    pools = dict(zip(PLAYERS, (pool.players_2, pool.players_3, pool.players_4), strict=True))
    given = dict(zip(PLAYERS, (awards.players_2, awards.players_3, awards.players_4), strict=True))
    for players in PLAYERS:
        if pools[players] > sum(bag) - DEMAND:
            raise impossible("pool", f"players-{players}", f"only {sum(bag) - DEMAND} dice are in the bag")
        if len(set(given[players])) < len(given[players]):
            raise impossible("awards", f"players-{players}", "an award stands there twice")
    check_cards(cards)
    if board.plan_reminder != points.plan:
        raise impossible("board", "plan-reminder", f"the bonus itself is {points.plan}")

    return Pieces(
        dice=bag,
        plan_keys=[card.id for card in cards],
        plans=[card.heights() for card in cards],
        pool=pools,
        awards={players: [AWARD_NAMES.index(award) for award in order] for players, order in given.items()},
        award_points=[award_points.gold, award_points.silver, award_points.bronze],
        award_copies=awards.copies,
        prize_points=prize_points.each,
        prize_copies=prizes.copies,
        plan_bonus=points.plan,
        wood_touch=points.wood_touch,
        recycled=[0, *points.recycled],
        stone=points.stone,
        skyscraper=prizes.skyscraper,
        integrity=prizes.structural_integrity,
        materials=prizes.materials,
    )


def check_cards(cards: Sequence[Card]) -> None:
    ids: set[str] = set()
    plans: dict[str, str] = {}
    for card in cards:
        rows = "/".join(card.rows)
        if card.id in ids:
            raise impossible("plans", card.id, "two cards have this id")
        if rows in plans:
            raise impossible("plans", card.id, f"the same plan as {plans[rows]}")
        if sum(card.heights()) != DICE_OF_A_BUILDING:
            raise impossible(
                "plans", card.id, f"the heights add up to {sum(card.heights())}, not {DICE_OF_A_BUILDING}"
            )
        ids.add(card.id)
        plans[rows] = card.id
