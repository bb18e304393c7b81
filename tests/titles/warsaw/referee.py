"""A slow referee: follows what was told of a game on a map of its own, and adds everything up again.

It reads the edition and the events, and shares nothing with the rules but the names of spaces.
"""

from __future__ import annotations

from typing import Any

from quartier.core.event import Event
from quartier.titles.warsaw.names import HEX_NAMES
from quartier.titles.warsaw.title import TITLE

GROUPS: Any = TITLE.edition.values()
PLACES = dict(
    zip(HEX_NAMES, sorted(tuple(row["at"]) for row in GROUPS["map"]["hexes"]), strict=True)
)
RIGHT = {tuple(row["at"]) for row in GROUPS["map"]["hexes"] if row["bank"] == "right"}
CARDS = {row["id"]: row for row in GROUPS["projects"]["cards"]}
TASKS = {row["id"]: row for row in GROUPS["tasks"]["cards"]}
NORMS = {row["id"]: row["objects"] for row in GROUPS["norms"]["cards"]}
HISTORIC = {tuple(row["at"]): row["project"] for row in GROUPS["historic"]["sites"]}
LIKES = {
    "housing": {"services", "transport"}, "services": {"housing"}, "public": {"culture"},
    "culture": {"public"}, "industry": set(), "transport": set(),
}
PRICES = {(0, 1, 1), (2, 0, 1)}
BRIDGE_PRICES = {(1, 1, 1), (3, 0, 1), (0, 2, 1)}

Place = tuple[int, int]


def in_city(place: Place) -> bool:
    q, r = place
    return (abs(q) + abs(r) + abs(q + r)) // 2 <= 2


class Referee:
    def __init__(self, truth: Any, seats: int, river_open: bool) -> None:
        self.seats = seats
        self.river_open = river_open
        self.second = False
        self.types: dict[Place, str] = {}
        """What stands on the map, tokens too."""
        self.owners: dict[Place, tuple[int, str]] = {}
        self.sites: dict[Place, tuple[int, str]] = {}
        self.rubble = {place for place in PLACES.values() if in_city(place)}
        if seats < 4:
            self.rubble -= RIGHT
            for name, space in truth["spaces"].items():
                if space.get("type") and not space["project"]:
                    self.types[PLACES[name]] = space["type"]
            assert len(self.types) == len(RIGHT) == 7
        self.bridges: dict[frozenset[Place], int] = {}
        self.metro: dict[frozenset[Place], int] = {}
        self.open: set[str] = set()
        self.stock = [dict.fromkeys(("rubble", "concrete", "funds"), 0) for _ in range(seats)]
        self.cards: list[list[str]] = [[] for _ in range(seats)]
        self.spent: set[str] = set()
        self.points = [dict.fromkeys(("buildings", "tasks", "metro", "bridges"), 0) for _ in range(seats)]
        self.due: set[str] = set()
        """The tasks the last building has completed and that are not told yet."""

    # the map

    def around(self, place: Place) -> list[Place]:
        q, r = place
        found = []
        for other in ((q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)):
            crossing = (place in RIGHT) != (other in RIGHT)
            joined = not crossing or self.river_open or frozenset((place, other)) in self.bridges
            if other in PLACES.values() and joined:
                found.append(other)
        return found

    def unbuilt(self, place: Place) -> int:
        return sum(other not in self.types for other in self.around(place))

    def has(self, seat: int, function: str) -> bool:
        return any(CARDS[card]["function"] == function for card in self.cards[seat])

    # what is told

    def follow(self, events: list[Event]) -> None:
        for event in events:
            told: Any = {**event.open, **event.own}
            if event.kind != "task":
                assert not self.due, f"{self.due} not paid out before {event.kind}"
            step = getattr(self, f"told_{event.kind}", None)
            if step is not None:
                step(event.seat, told)
            self.check_limits()
        assert not self.due

    def check_limits(self) -> None:
        for seat, held in enumerate(self.stock):
            most = 4 if self.has(seat, "sklad") else 3
            assert all(0 <= count <= most for count in held.values()), (seat, held)
        assert len(self.open) <= 3
        assert len(self.bridges) <= 4

    def told_tasks(self, seat: int, told: Any) -> None:
        for task in told["tasks"]:
            assert TASKS[task["key"]]["stage"] == (2 if self.second else 1)
            self.open.add(task["key"])

    def told_change(self, seat: int, told: Any) -> None:
        self.open.remove(told["task"]["key"])

    def told_stage(self, seat: int, told: Any) -> None:
        self.second = True
        self.open.clear()

    def told_gain(self, seat: int, told: Any) -> None:
        for kind in self.stock[seat]:
            self.stock[seat][kind] += told[kind]

    def told_reply(self, seat: int, told: Any) -> None:
        assert told["card"]["key"] in self.cards[seat]
        assert told["card"]["function"] in ("wspolzaw", "rozdzielnik")
        self.stock[seat]["funds" if told["kind"] == "fund" else told["kind"]] += told["count"]
        self.spend(told["card"]["key"])

    def told_use(self, seat: int, told: Any) -> None:
        assert told["card"]["key"] in self.cards[seat]
        self.spend(told["card"]["key"])

    def spend(self, card: str) -> None:
        assert card not in self.spent
        self.spent.add(card)

    def told_clear(self, seat: int, told: Any) -> None:
        self.rubble.remove(PLACES[told["hex"]["key"]])
        self.stock[seat]["rubble"] += told["kept"]

    def told_found(self, seat: int, told: Any) -> None:
        place, card = PLACES[told["hex"]["key"]], CARDS[told["card"]["key"]]
        assert place not in self.rubble
        assert place not in self.types
        assert place not in self.sites
        assert self.seats > 3 or place not in RIGHT
        if card["zone"] == "historic":
            assert HISTORIC[place] == card["id"]
        elif not self.second:
            assert place not in HISTORIC
        assert {"city": in_city(place), "suburb": not in_city(place)}.get(card["zone"], True)
        assert card["stage"] == (2 if self.second else 1)
        self.sites[place] = seat, card["id"]
        assert sum(owner == seat for owner, _ in self.sites.values()) <= (3 if self.seats == 5 else 4)

    def told_abandon(self, seat: int, told: Any) -> None:
        assert self.sites.pop(PLACES[told["hex"]["key"]]) == (seat, told["card"]["key"])

    def pay(self, seat: int, told: Any) -> tuple[int, int, int]:
        paid = told["pay"]
        for kind in self.stock[seat]:
            self.stock[seat][kind] -= paid[kind]
        if paid["card"]:
            assert paid["card"]["key"] in self.cards[seat]
            self.spend(paid["card"]["key"])
        return paid["rubble"], paid["concrete"], paid["funds"]

    def told_build(self, seat: int, told: Any) -> None:
        place, card = PLACES[told["hex"]["key"]], CARDS[told["card"]["key"]]
        assert self.sites.pop(place) == (seat, card["id"])
        price = self.pay(seat, told)
        by = told["pay"]["card"]["function"] if told["pay"]["card"] else ""
        if by == "prefab":
            assert price == (0, 0, 1)
        else:
            rubble, concrete, funds = price
            if rubble and self.has(seat, "gruzobeton"):
                rubble += 1
            assert (rubble, concrete, funds + (by == "kredyt")) in PRICES
        worth = 2 + self.unbuilt(place) if card["type"] == "industry" else card["points"]
        assert told["points"] == worth
        self.points[seat]["buildings"] += worth
        self.due = {
            key for key in self.open
            if TASKS[key]["build"] in (card["type"], card["function"])
            and any(self.types.get(other) == TASKS[key]["beside"] for other in self.around(place))
        }
        self.types[place] = card["type"]
        self.owners[place] = seat, card["id"]
        self.pending = (seat, card["id"])
        if not self.due:
            self.cards[seat].append(card["id"])

    def told_task(self, seat: int, told: Any) -> None:
        key = told["task"]["key"]
        assert seat == self.pending[0]
        self.due.remove(key)
        self.open.remove(key)
        assert told["points"] == TASKS[key]["points"] + self.has(seat, "przodownik")
        self.points[seat]["tasks"] += told["points"]
        if not self.due:
            self.cards[seat].append(self.pending[1])

    def lay_between(self, told: Any) -> frozenset[Place]:
        return frozenset(PLACES[told[end]["key"]] for end in ("one", "other"))

    def told_metro(self, seat: int, told: Any) -> None:
        border = self.lay_between(told)
        price = self.pay(seat, told)
        assert price == (0, 0, 1) or (price == (0, 1, 0) and self.has(seat, "metroprojekt"))
        assert border not in self.metro
        assert len({place in RIGHT for place in border}) == 1
        self.metro[border] = seat
        self.points[seat]["metro"] += 1

    def told_bridge(self, seat: int, told: Any) -> None:
        border = self.lay_between(told)
        price = self.pay(seat, told)
        assert price in ({(0, 1, 1), (2, 0, 1)} if self.has(seat, "mostostal") else BRIDGE_PRICES)
        assert border not in self.bridges
        assert len({place in RIGHT for place in border}) == 2
        self.bridges[border] = seat
        self.points[seat]["bridges"] += 4

    # the end

    def at_the_end(self, seat: int) -> dict[str, int]:
        """Neighbours and metro beside the buildings of a seat."""
        total = {"neighbours": 0, "beside_metro": 0}
        for place, (owner, card) in self.owners.items():
            if owner == seat:
                kind = CARDS[card]["type"]
                liked = sum(self.types.get(other) in LIKES[kind] for other in self.around(place))
                total["neighbours"] += self.unbuilt(place) if kind == "industry" else liked
                total["beside_metro"] += any(place in border for border in self.metro)
        return total

    def norm_sets(self, seat: int, norm: str) -> int:
        counts = []
        for kind in NORMS[norm][: 3 if self.seats == 5 else 4]:
            if kind == "metro":
                counts.append(list(self.metro.values()).count(seat))
            elif kind == "bridge":
                counts.append(list(self.bridges.values()).count(seat))
            else:
                owned = [card for owner, card in self.owners.values() if owner == seat]
                counts.append(sum(CARDS[card]["type"] == kind for card in owned))
        return min(counts)

    def style(self, seat: int, style: str) -> int:
        counts = [sum(CARDS[card]["function"] == style for card in cards) for cards in self.cards]
        if not counts[seat] or counts[seat] < max(counts):
            return 0
        return 5 if counts.count(counts[seat]) == 1 else 3

    def check(self, truth: Any) -> None:
        """The whole truth of a game that is over."""
        totals = []
        for seat, player in enumerate(truth["players"]):
            sheet, found = truth["result"]["sheets"][seat], self.at_the_end(seat)
            assert player["points"] == self.points[seat]
            assert {kind: player[kind] for kind in ("rubble", "concrete", "funds")} == self.stock[seat]
            assert found == {name: sheet[name] for name in found}
            [norm] = player["norms"]
            sets = self.norm_sets(seat, norm)
            assert (sheet["sets"], sheet["norm_points"]) == (sets, 3 * sets if sets else -3)
            assert sheet["soc_points"] == self.style(seat, "soc")
            assert sheet["mod_points"] == self.style(seat, "mod")
            parts = (*self.points[seat].values(), *found.values(), sheet["norm_points"])
            totals.append(sum(parts) + sheet["soc_points"] + sheet["mod_points"])
        assert truth["result"]["points"] == totals
        order = [(total, sum(owner == seat for owner, _ in self.owners.values()))
                 for seat, total in enumerate(totals)]
        places = [1 + sum(other > mine for other in order) for mine in order]
        assert truth["result"]["places"] == places
        built = {name for name, space in truth["spaces"].items() if space.get("built")}
        assert {PLACES[name] for name in built} == set(self.types)


def check_game(truth: Any, events: list[Event], seats: int, river_open: bool = False) -> None:
    referee = Referee(truth, seats, river_open)
    referee.follow(events)
    referee.check(truth)
