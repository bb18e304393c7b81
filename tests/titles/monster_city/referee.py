"""A slow referee: the game once more, from the rulebook and not from the kernel.

It follows the moves as they are written (`build r5`), keeps cities, purses and rows as lists of names, and
compares itself with the whole truth after every move. What chance brings it takes from there, after seeing
that it can be.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

Truth = dict[str, Any]


def colour(building: str) -> str:
    return building[0]


def value(building: str) -> int:
    return int(building[1])


def points(city: list[str], category: str, named: str | None) -> int:
    if category == "all":
        return sum(map(value, city))
    if category == "colour":
        return sum(value(one) for one in city if colour(one) == (named or "")[0])
    by_colour = {letter: [value(one) for one in city if colour(one) == letter] for letter in "rgy"}
    best = min if category == "lowest" else max
    return sum(best(values) for values in by_colour.values() if values)


def eaten_at_once(monster: str, city: list[str]) -> list[str]:
    what, _, rest = monster.partition("-")
    if what == "all":
        return [one for one in city if colour(one) == rest]
    return [one for one in city if one[1] in rest] if what == "values" else []


def to_choose(monster: str, city: list[str]) -> Counter[str]:
    """How many of which colour (`a`: any) fall by choice: never more than there are."""
    what, _, rest = monster.partition("-")
    if what == "any":
        return +Counter({"a": min(int(rest), len(city))})
    if what == "each":
        owned = Counter(map(colour, city))
        return +Counter({part[0]: min(int(part[1:]), owned[part[0]]) for part in rest.split("-")})
    return Counter()


class Referee:
    def __init__(self, truth: Truth, events: bool) -> None:
        self.events = events
        self.seats = len(truth["players"])
        self.active: int = truth["active"]
        self.cities = [list(player["city"]) for player in truth["players"]]
        self.purses = [1] * self.seats
        self.stops = [not events] * self.seats
        self.pads: list[dict[str, int]] = [{} for _ in range(self.seats)]
        self.picks: dict[int, tuple[str, str | None]] = {}
        self.office = in_row(truth["office"])
        self.planet = in_row(truth["planet"])
        self.box: list[str] = []
        self.left = 35
        self.attack: tuple[str, Counter[str]] | None = None
        self.attacks = self.builds = 0
        self.fallen: list[int] = []
        """How many buildings fell to each attack so far."""
        self.turns = 0
        self.check(truth)

    # moves

    def move(self, seat: int, notation: str, after: Truth) -> None:
        action, *rest = notation.split()
        if action == "score":
            self.picks[seat] = rest[0], rest[1] if len(rest) > 1 else None
        else:
            assert seat == self.active
            if action == "lose":
                self.lose(seat, rest[0])
            else:
                self.turns += 1
                self.take_turn(seat, action, rest, after)
            if self.attack is None:
                self.end_turn(after, detour=notation == "detour use")
        self.score(after)
        self.check(after)

    def take_turn(self, seat: int, action: str, rest: list[str], after: Truth) -> None:
        if action == "build":
            assert self.purses[seat] >= 1
            self.office.remove(rest[0])
            self.cities[seat].append(rest[0])
            self.purses[seat] -= 1
            self.builds += 1
        elif action == "attack":
            assert self.purses[seat] < 2
            self.planet.remove(rest[0])
            self.attacks += 1
            self.fallen.append(0)
            for one in eaten_at_once(rest[0], self.cities[seat]):
                self.fall(seat, one)
            self.attack = rest[0], to_choose(rest[0], self.cities[seat])
            self.without_choice(seat)
        elif action == "stop":
            assert self.stops[seat]
            self.stops[seat] = False
        else:
            assert self.events
            self.play_event(seat, action, rest, after)

    def play_event(self, seat: int, event: str, rest: list[str], after: Truth) -> None:
        if rest == ["without"]:
            return
        if event == "coward":
            self.planet.remove(rest[0])
        elif event == "rejected-project":
            self.office.remove(rest[0])
            self.box.append(rest[0])
        elif event == "rebuild":
            given, _, taken = rest
            self.cities[seat].remove(given)
            self.office.remove(taken)
            self.cities[seat].append(taken)
            self.office.append(given)
        elif event == "counter-attack":
            assert len(in_row(after["planet"])) == len(self.planet)
            self.planet = in_row(after["planet"])
        elif event == "grant":
            self.purses[seat] += 1

    def lose(self, seat: int, building: str) -> None:
        assert self.attack is not None
        demand = self.attack[1]
        wanted = colour(building) if demand[colour(building)] else "a"
        assert demand[wanted] > 0
        demand[wanted] -= 1
        self.fall(seat, building)
        self.without_choice(seat)

    def fall(self, seat: int, building: str) -> None:
        self.cities[seat].remove(building)
        self.box.append(building)
        self.fallen[-1] += 1

    def without_choice(self, seat: int) -> None:
        """What can only fall in one way falls; with nothing left to choose the attack is over."""
        assert self.attack is not None
        demand = self.attack[1]
        for wanted, count in list(demand.items()):
            prey = [one for one in self.cities[seat] if wanted in ("a", colour(one))]
            if count and (len(prey) <= count or len(set(prey)) == 1):
                for one in prey[:count]:
                    self.fall(seat, one)
                demand[wanted] = 0
        if not +demand:
            self.attack = None
            self.purses[seat] += 1

    # the end of a turn

    def end_turn(self, after: Truth, detour: bool) -> None:
        self.active = (self.active + (-1 if detour else 1)) % self.seats
        assert self.office or self.planet
        if not self.planet:
            self.planet = in_row(after["planet"])
            assert len(self.planet) == 5
        if not self.office and self.left % 10:
            self.deal(after)

    def deal(self, after: Truth) -> None:
        self.office = in_row(after["office"])
        assert len(self.office) == 5
        self.left -= 5

    def score(self, after: Truth) -> None:
        if self.office or self.left % 10:
            return
        for seat, pad in enumerate(self.pads):
            blank = [one for one in ("lowest", "highest", "colour", "all") if one not in pad]
            if len(blank) == 1 and blank[0] != "colour":
                self.picks[seat] = blank[0], None
        if len(self.picks) < self.seats:
            assert after["phase"] == "scoring"
            return
        for seat, (category, named) in self.picks.items():
            assert category not in self.pads[seat]
            self.pads[seat][category] = points(self.cities[seat], category, named)
        self.picks = {}
        if self.left:
            self.deal(after)

    # against the truth

    def check(self, truth: Truth) -> None:
        players = truth["players"]
        for seat, player in enumerate(players):
            assert sorted(player["city"]) == sorted(self.cities[seat])
            assert player["banknotes"] == self.purses[seat] in (0, 1, 2)
            assert player["stop"] == self.stops[seat]
            pad = {category: won for category, won in player["pad"].items() if won is not None}
            assert pad == self.pads[seat]
            assert player["points"] == sum(pad.values())
        assert sorted(in_row(truth["office"])) == sorted(self.office)
        assert sorted(in_row(truth["planet"])) == sorted(self.planet)
        assert sorted(truth["box"]) == sorted(self.box)
        assert len(truth["building_stack"]) == self.left
        assert truth["bank"] + sum(self.purses) == 10
        attacking = self.attack is not None
        monsters = truth["monster_stack"] + truth["monsters_used"] + in_row(truth["planet"])
        assert len(monsters) + attacking == 30
        if self.events:
            hands = [event for player in players for event in player["events"]]
            assert len(hands + truth["event_stack"] + truth["events_used"]) == 14
        if truth["phase"] == "over":
            self.check_end(truth["result"])
        else:
            assert truth["active"] == self.active
        if truth["phase"] == "turn":
            assert 1 <= len(self.office) <= 5
            assert 1 <= len(self.planet) <= 5

    def check_end(self, result: Truth) -> None:
        totals = [sum(pad.values()) for pad in self.pads]
        standing = [(total, len(city)) for total, city in zip(totals, self.cities, strict=True)]
        assert all(len(pad) == 4 for pad in self.pads)
        assert result["points"] == totals
        assert result["places"] == [1 + sum(other > mine for other in standing) for mine in standing]
        notes = sum(self.purses)
        if self.events:
            assert self.builds <= 40
            assert self.attacks <= 40 + self.seats
            assert self.turns <= 120 + 4 * self.seats
        else:
            assert self.builds == 40
            assert self.attacks == 40 - self.seats + notes
            assert self.turns - self.builds - self.attacks == self.seats - sum(self.stops)
            assert self.turns <= 80 + 2 * self.seats


def in_row(cards: list[str | None]) -> list[str]:
    return [card for card in cards if card is not None]
