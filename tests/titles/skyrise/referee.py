"""A slow referee: the score of a finished game once more, from the rulebook, the final map and the boards.

It reads the printed map from the edition by itself, and knows nothing of the kernel: districts are names,
structures a dict from them to owner and height (`low`, `medium`, `tall`, or the name of a wonder).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from typing import Any

from quartier.titles.skyrise.title import TITLE

EDITION: dict[str, Any] = dict(TITLE.edition.values())
COLOURS = {"Y": "philosophers", "G": "naturalists", "W": "artists", "B": "inventors"}
TRACK = {0: 2, 1: 3, 2: 4, 3: 6, 4: 4}

Structures = dict[str, tuple[int, str]]


class Map:
    """The districts of one game by name: `c1`, `n7`."""

    def __init__(self, tiles: dict[str, int]) -> None:
        centre = EDITION["central-island"]
        self.islands = {"c": [f"c{n}" for n in range(1, 5)]}
        self.colour = {f"c{n}": COLOURS[letter] for n, letter in enumerate(centre["colours"], 1)}
        self.bridges: set[frozenset[str]] = set()
        self.touching = {frozenset(f"c{n}" for n in pair.split("-")) for pair in centre["adjacent"].split()}
        self.lakes: list[set[str]] = []
        self.airships: list[set[str]] = []
        self.windmills: set[str] = set()
        for side, tile in tiles.items():
            self.add(side, EDITION[f"island-{tile}"])
        for bridge in centre["bridges"]:
            if bridge["side"] in tiles:
                self.bridges.add(frozenset({f"{bridge['side']}{bridge['from']}", f"c{bridge['to']}"}))
        self.touching |= self.bridges

    def add(self, side: str, tile: dict[str, Any]) -> None:
        self.islands[side] = [f"{side}{n}" for n in range(1, 15)]
        self.colour.update({f"{side}{n}": COLOURS[letter] for n, letter in enumerate(tile["colours"], 1)})
        for pair in tile["adjacent"].split():
            self.touching.add(frozenset(f"{side}{n}" for n in pair.split("-")))
        self.lakes += [{f"{side}{n}" for n in lake["shores"]} for lake in tile["lakes"]]
        self.airships += [{f"{side}{n}" for n in airship["between"]} for airship in tile["airships"]]
        self.windmills |= {f"{side}{n}" for n in tile["windmills"]}
        self.bridges.add(frozenset(f"{side}{n}" for n in tile["bridge"]))

    def touch(self, one: str, other: str) -> bool:
        return frozenset({one, other}) in self.touching


def controllers(structures: Structures, island: Iterable[str], seats: int) -> set[int]:
    """Most tall ones, then most medium ones, then most low ones; nobody where nothing stands."""
    left = set(range(seats))
    standing = [structures[place] for place in island if place in structures]
    heights = [(seat, "tall" if what == "atelier" else what) for seat, what in standing]
    heights = [(seat, what) for seat, what in heights if what in ("tall", "medium", "low")]
    if not heights:
        return set()
    for height in ("tall", "medium", "low"):
        found = Counter(seat for seat, what in heights if what == height)
        most = max(found[seat] for seat in left)
        left = {seat for seat in left if found[seat] == most}
    return left


def panorama(card: str, own: set[str], map: Map) -> int:
    """What one player scores for one card."""
    match card:
        case "airships":
            return 3 * sum(pair <= own for pair in map.airships)
        case "windmills":
            return 2 * len(own & map.windmills)
        case "bridges":
            return 3 * sum(pair <= own for pair in map.bridges)
        case "lakes":
            return 3 * sum(len(shores & own) >= 3 for shores in map.lakes)
    met = 0
    for places in map.islands.values():
        trios = combinations(sorted(own & set(places)), 3)
        met += any(sum(map.touch(*pair) for pair in combinations(trio, 2)) >= 2 for trio in trios)
    return 4 * met


def score_era(structures: Structures, cards: Iterable[str], map: Map, seats: int) -> list[int]:
    points = [0] * seats
    for island in map.islands.values():
        for seat in controllers(structures, island, seats):
            points[seat] += 5
    for seat in range(seats):
        own = {place for place, (owner, _) in structures.items() if owner == seat}
        points[seat] += sum(panorama(card, own, map) for card in cards)
    return points


def score_end(truth: dict[str, Any], structures: Structures, map: Map, seat: int) -> int:
    """Objective, portrait and rows of one player."""
    player = truth["players"][seat]
    colours = Counter(map.colour[place] for place, (owner, _) in structures.items() if owner == seat)
    points: int = 10 if colours[player["objective"]] >= 4 else 0
    points += sum(count * int(truth["patron_values"][letter]) for letter, count in player["patrons"].items())
    surplus = sum(player["surplus"].values())
    points += 10 * surplus
    points += sum({"big": 10, "small": 4}[key] for key in player["keys"])
    things = player["commissions"] + sum(player["patrons"].values()) + surplus + len(player["keys"])
    points += player["commissions"] * things
    points += sum(colours[faction] * TRACK[discs] for faction, discs in player["rows"].items())
    return points


def structures_in(truth: dict[str, Any]) -> Structures:
    return {
        place: (seat, what)
        for seat, player in enumerate(truth["players"])
        for place, what in player["structures"].items()
    }


def of_era(era: dict[str, Any]) -> Structures:
    """What stood at the end of an era."""
    names = [f"c{n}" for n in range(1, 5)] + [f"{side}{n}" for side in "nesw" for n in range(1, 15)]
    return {
        names[one["district"]]: (
            one["seat"], one["wonder"] or ("low", "medium", "tall")[one["height"]]
        )
        for one in era["structures"]
    }


def check_truth(truth: dict[str, Any]) -> None:
    """A finished game is scored as the referee scores it; what wonders brought is taken as it was told."""
    map = Map(truth["islands"])
    seats = len(truth["players"])
    first, second = truth["eras"]
    assert of_era(second) == structures_in(truth)
    totals = score_era(of_era(first), truth["panoramas"], map, seats)
    assert list(first["totals"]) == totals
    structures = structures_in(truth)
    late = score_era(structures, truth["panoramas"], map, seats)
    for seat in range(seats):
        totals[seat] += late[seat] + sum(points for _, points in second["wonders"][seat])
    assert list(second["totals"]) == totals
    totals = [totals[seat] + score_end(truth, structures, map, seat) for seat in range(seats)]
    order = sorted(range(seats), key=lambda seat: (-totals[seat], truth["players"][seat]["finished"]))
    assert truth["result"]["points"] == totals
    assert truth["result"]["places"] == [order.index(seat) + 1 for seat in range(seats)]
    check_supply(truth, structures, map)


def check_supply(truth: dict[str, Any], structures: Structures, map: Map) -> None:
    """Everybody has built all that a set holds; keys went to the right places; no disc under a structure."""
    seats = len(truth["players"])
    heights = Counter(
        (seat, what if what in ("low", "medium", "tall") else "wonder") for seat, what in structures.values()
    )
    for seat, player in enumerate(truth["players"]):
        wonders = 2 if seats == 2 else 1
        assert [heights[seat, what] for what in ("low", "medium", "tall", "wonder")] == [4, 5, 3, wonders]
        assert player["keys"] == (
            ["big"] if player["finished"] == 1 else ["small"] if player["finished"] == 2 < seats else []
        )
    lying = [place for places in truth["discs"].values() for place in places]
    assert len(lying) == len(set(lying))
    assert not set(lying) & set(structures)
    assert set(lying) <= set(map.colour)
