"""A slow referee: Blueprints' scoring once more, from the rulebook and not from the kernel.

A building is a dict from cells (`a1`: column, row from the top) to its dice from the ground up, each as
material and value; a plan is its three printed rows.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

Die = tuple[str, int]
Building = dict[str, list[Die]]

RECYCLED = {0: 0, 1: 2, 2: 5, 3: 10, 4: 15, 5: 20, 6: 30}
STONE = {1: 2, 2: 3, 3: 5, 4: 8, 5: 8, 6: 8}
AWARDS = {2: ["silver"], 3: ["gold", "silver"], 4: ["gold", "silver", "bronze"]}
WORTH = {"gold": 3, "silver": 2, "bronze": 1}


def positions(building: Building) -> dict[tuple[int, int, int], Die]:
    """Every die by column, row and floor from 1."""
    return {
        ("ab".index(cell[0]), int(cell[1]), floor): die
        for cell, tower in building.items()
        for floor, die in enumerate(tower, 1)
    }


def points(building: Building, plan: list[str]) -> dict[str, int]:
    dice = positions(building)
    counted = {"wood": 0, "recycled": 0, "stone": 0, "glass": 0}
    for (x, y, z), (material, value) in dice.items():
        if material == "wood":
            sides = [(x - 1, y, z), (x + 1, y, z), (x, y - 1, z), (x, y + 1, z), (x, y, z - 1), (x, y, z + 1)]
            counted["wood"] += 2 * sum(side in dice for side in sides)
        elif material == "stone":
            counted["stone"] += STONE[z]
        elif material == "glass":
            counted["glass"] += value
    counted["recycled"] = RECYCLED[sum(material == "recycled" for material, _ in dice.values())]
    wanted = {
        f"{'ab'[x]}{y + 1}": int(height)
        for y, row in enumerate(plan) for x, height in enumerate(row) if height != "X"
    }
    built = {cell: len(tower) for cell, tower in building.items() if tower}
    counted["plan"] = 6 if built == wanted else 0
    return {**counted, "total": sum(counted.values())}


def prizes(building: Building) -> set[str]:
    dice = list(positions(building).values())
    values, materials = Counter(value for _, value in dice), Counter(material for material, _ in dice)
    earned = set()
    if any(len(tower) >= 5 for tower in building.values()):
        earned.add("skyscraper")
    if set(values) == {1, 2, 3, 4, 5, 6}:
        earned.add("geometer")
    if max(values.values(), default=0) >= 4:
        earned.add("structural-integrity")
    if max(materials.values(), default=0) >= 5:
        earned.add("materials")
    return earned


@dataclass
class Outcome:
    totals: list[int]
    awards: list[str | None]
    prizes: list[set[str]]
    next_first: int


@dataclass
class Hand:
    """The cards of a player in the end."""

    awards: Counter[str] = field(default_factory=Counter)
    prizes: int = 0

    def worth(self) -> int:
        return 2 * self.prizes + sum(WORTH[award] * count for award, count in self.awards.items())

    def standing(self) -> tuple[int, ...]:
        return (self.worth(), self.prizes, *(self.awards[award] for award in WORTH))


def settle(buildings: list[Building], plans: list[list[str]], in_demand: list[str], first: int) -> Outcome:
    seats = range(len(buildings))
    totals = [points(building, plan)["total"] for building, plan in zip(buildings, plans, strict=True)]

    def chain(seat: int) -> tuple[int, ...]:
        materials = Counter(material for material, _ in positions(buildings[seat]).values())
        turns = [(first + step) % len(buildings) for step in seats]
        return (materials[in_demand[0]], materials[in_demand[1]], turns.index(seat))

    order = sorted(seats, key=lambda seat: (totals[seat], chain(seat)), reverse=True)
    outcome = Outcome(totals, [None for _ in seats], [set() for _ in seats], order[-1])
    for award, seat in zip(AWARDS[len(buildings)], order, strict=False):
        outcome.awards[seat] = award
    for prize in ("skyscraper", "geometer", "structural-integrity", "materials"):
        worthy = [seat for seat in seats if prize in prizes(buildings[seat])]
        if worthy:
            outcome.prizes[max(worthy, key=chain)].add(prize)
    return outcome


def places(hands: list[Hand]) -> list[int]:
    return [1 + sum(other.standing() > hand.standing() for other in hands) for hand in hands]


# what the title tells, in these terms


def die(text: str) -> Die:
    material, value = text.split()
    return material, int(value)


def building(data: dict[str, list[str]]) -> Building:
    return {cell: [die(text) for text in tower] for cell, tower in data.items()}


def check_truth(truth: dict[str, Any]) -> None:
    """Every finished round and the result are what the referee comes to."""
    hands = [Hand() for _ in truth["players"]]
    rounds = truth["rounds"]
    for number, one in enumerate(rounds):
        buildings = [building(player["building"]) for player in one["players"]]
        plans = [player["plan"]["rows"] for player in one["players"]]
        outcome = settle(buildings, plans, one["in_demand"], one["first"])
        for seat, player in enumerate(one["players"]):
            assert player["points"] == points(buildings[seat], plans[seat])
            assert player["award"] == outcome.awards[seat]
            assert set(player["prizes"]) == outcome.prizes[seat]
            hands[seat].awards.update(award for award in [outcome.awards[seat]] if award)
            hands[seat].prizes += len(outcome.prizes[seat])
        if number + 1 < len(rounds):
            assert rounds[number + 1]["first"] == outcome.next_first
        elif not truth["over"]:
            assert truth["first"] == outcome.next_first
    for hand, player in zip(hands, truth["players"], strict=True):
        assert player["awards"] == {award: hand.awards[award] for award in WORTH}
        assert player["prizes"] == hand.prizes
    if truth["over"]:
        assert truth["result"] == {"points": [hand.worth() for hand in hands], "places": places(hands)}
