"""The metro on the map, beside a slow model of its own."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quartier.core.luck import Luck
from quartier.titles.warsaw.building import METRO_FUND
from quartier.titles.warsaw.codes import LAY
from quartier.titles.warsaw.metro import Metro
from quartier.titles.warsaw.rules import Warsaw
from quartier.titles.warsaw.sight import members
from quartier.titles.warsaw.state import FROM_METRO, MARKERS, SEGMENTS
from quartier.titles.warsaw.title import TITLE
from tests.titles.warsaw.scene import (
    BORDERS,
    CITY,
    DISTRICT,
    begin,
    choose,
    codes,
    give,
    lay,
    question,
    realise,
    refused,
    second_stage,
    stock,
    told,
)

Place = tuple[int, int]
Corner = frozenset[Place]
AROUND = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
ON_BOARD = set(CITY.places)
RIGHT = {place for hex, place in enumerate(CITY.places) if CITY.right >> hex & 1}


def between(one: str, other: str) -> str:
    """The border between two districts."""
    names = sorted((DISTRICT[one], DISTRICT[other]), key=lambda name: (name[0], int(name[1:])))
    return "-".join(names)


def ends(border: int) -> list[Corner]:
    """Both ends of a border, each as three positions."""
    one, other = (CITY.places[hex] for hex in CITY.borders[border])
    shared = [
        (one[0] + q, one[1] + r) for q, r in AROUND
        if (one[0] + q - other[0], one[1] + r - other[1]) in AROUND
    ]
    assert len(shared) == 2
    return [frozenset((one, other, third)) for third in shared]


def on_rim(corner: Corner) -> bool:
    return not corner <= ON_BOARD


def on_river(corner: Corner) -> bool:
    return not on_rim(corner) and 0 < len(corner & RIGHT) < 3


@dataclass
class Slow:
    """The rules of the metro said once more, in sets of corners."""

    left_only: bool
    second: bool = False
    lines: dict[int, list[int]] = field(default_factory=lambda: {1: [], 2: []})
    open: dict[int, set[Corner]] = field(default_factory=lambda: {1: set(), 2: set()})
    tunnel: set[Corner] = field(default_factory=set)

    def touched(self) -> set[Corner]:
        laid = [border for line in self.lines.values() for border in line]
        return {end for border in laid for end in ends(border)} | self.tunnel

    def branch_points(self) -> set[Corner]:
        if not self.second or self.lines[2]:
            return set()
        met = [end for border in self.lines[1] for end in ends(border)]
        return {end for end in met if met.count(end) == 2}

    def legal(self, border: int) -> bool:
        sides = {CITY.places[hex] for hex in CITY.borders[border]}
        if self.left_only and sides & RIGHT:
            return False
        if not self.lines[1]:
            return True
        if border in self.lines[1] + self.lines[2]:
            return False
        touched = self.touched()
        starts = self.open[1] | self.open[2] | self.branch_points()
        one, other = ends(border)
        return (one in starts and other not in touched) or (other in starts and one not in touched)

    def lay(self, border: int) -> set[Corner]:
        """Where the tunnel may come up after it; more than one has to be chosen from."""
        before = self.touched()
        line = 1 if not self.lines[1] or set(ends(border)) & self.open[1] else 2
        self.lines[line].append(border)
        mouths: set[Corner] = set()
        for end in ends(border):
            self.open[line].discard(end)
            if end in before or on_rim(end):
                continue
            if not on_river(end):
                self.open[line].add(end)
            elif not self.tunnel and not self.left_only:
                mouths |= self.mouths_of(end)
        return mouths

    def mouths_of(self, end: Corner) -> set[Corner]:
        """The corners a river's width away, with metro on the other bank only, that touch none yet."""
        bank = len(end & RIGHT) == 2
        found = {
            other for border in range(80) for other in ends(border)
            if on_river(other) and len(other & end) == 2 and (len(other & RIGHT) == 2) != bank
        }
        return found - self.touched()

    def dig(self, end: Corner, mouth: Corner, line: int) -> None:
        self.tunnel = {end, mouth}
        self.open[line].add(mouth)


def corner(place: int) -> Corner:
    return frozenset((q, r) for q, r in CITY.corners[place])


@given(st.integers(0, 10**9), st.booleans(), st.integers(0, 30))
@settings(max_examples=150)
def test_the_same_borders_as_the_slow_model(seed: int, left_only: bool, stage: int) -> None:
    """At every step of a random network, all eighty borders are looked at."""
    metro, slow, luck = Metro(CITY), Slow(left_only), Luck(seed, 1)
    metro.open(left_only)
    for step in range(30):
        if step == stage:
            metro.start_second_stage()
            slow.second = True
        legal = [border for border in range(80) if metro.fits(border)]
        assert legal == [border for border in range(80) if slow.legal(border)]
        if not legal:
            continue
        border = legal[int(luck.below(0, len(legal)))]
        line = int(metro.line_at(border))
        metro.lay(border, 0)
        mouths = slow.lay(border)
        assert slow.lines[line][-1] == border
        river = [end for end in ends(border) if on_river(end) and end not in slow.tunnel]
        if len(mouths) > 1:
            assert {corner(place) for place in members(metro.mouths)} == mouths
            mouth = members(metro.mouths)[int(luck.below(0, len(mouths)))]
            metro.dig(mouth)
            slow.dig(river[0], corner(mouth), line)
        elif mouths:
            slow.dig(river[0], mouths.pop(), line)
        assert metro.mouths == 0
        assert {corner(place) for place in members(metro.tunnel)} == slow.tunnel
        assert {corner(place) for place in members(metro.touched)} == {
            end for end in slow.touched() if not on_rim(end)
        }
        assert {corner(place) for place in members(metro.first_ends)} == slow.open[1]
        assert {corner(place) for place in members(metro.second_ends)} == slow.open[2]
        beside = {hex for one in slow.lines[1] + slow.lines[2] for hex in CITY.borders[one]}
        assert set(members(metro.beside)) == beside


def free(game: Warsaw) -> set[str]:
    return {name for name, border in BORDERS.items() if game.metro.fits(border)}


@pytest.mark.rule("warsaw.metro-joins")
def test_the_first_segment_lies_anywhere_and_the_next_goes_on() -> None:
    game = begin()
    assert len(free(game)) == 80
    first = between("Mirów", "Czyste")
    lay(game, first)
    assert len(free(game)) == 4
    assert free(game) == {
        between("Mirów", "Młynów"), between("Czyste", "Młynów"), between("Mirów", "Wola"),
        between("Czyste", "Wola"),
    }
    give(game, 0, funds=2)
    realise(game, 0)
    far = between("Ochota", "Mokotów")
    assert refused(game, f"metro-{far}") == "metro-joins"
    assert refused(game, f"metro-{between('Mirów', 'Wola')}", "pay-fund") is None


@pytest.mark.rule("warsaw.metro-free")
def test_a_border_carries_one_segment() -> None:
    game = begin()
    lay(game, between("Mirów", "Czyste"))
    give(game, 0, funds=2)
    realise(game, 0)
    assert refused(game, f"metro-{between('Mirów', 'Czyste')}") == "metro-free"


@pytest.mark.rule("warsaw.metro-loop")
def test_no_segment_closes_a_loop() -> None:
    """Six borders around Mirów: the sixth would close the ring."""
    game = begin()
    around = ["Młynów", "Czyste", "Wola", "Plac Defilad", "Plac Teatralny", "Powązki"]
    lay(game, *(between("Mirów", name) for name in around[:5]))
    give(game, 0, funds=2)
    realise(game, 0)
    assert refused(game, f"metro-{between('Mirów', around[5])}") == "metro-loop"


@pytest.mark.rule("warsaw.metro-river")
def test_no_metro_along_the_river_or_the_rim() -> None:
    game = begin()
    give(game, 0, funds=2)
    realise(game, 0)
    for left, right in CITY.bridges:
        name = "-".join(sorted((DISTRICT_OF[left], DISTRICT_OF[right])))
        assert name not in BORDERS
        assert refused(game, f"metro-{name}") == "metro-river"
    assert all(len(name.split("-")) == 2 for name in BORDERS), "every border has a space on both sides"


DISTRICT_OF = {hex: name for name, hex in ((key, number) for number, key in enumerate(DISTRICT.values()))}


@pytest.mark.rule("warsaw.metro-bank")
@pytest.mark.parametrize(("seats", "count"), [(2, 69), (3, 69), (4, 80), (5, 80)])
def test_the_right_bank_is_closed_to_three(seats: int, count: int) -> None:
    game = begin(seats)
    assert len(free(game)) == count
    give(game, 0, funds=1)
    realise(game, 0)
    praga = f"metro-{between('Stara Praga', 'Saska Kępa')}"
    assert refused(game, praga) == ("metro-bank" if seats < 4 else None)


@pytest.mark.rule("warsaw.metro-rim")
def test_a_line_ends_on_the_rim() -> None:
    game = begin()
    lay(game, between("Bemowo", "Jelonki"))
    assert len(members(game.metro.first_ends)) == 1
    assert len(free(game)) == 2
    lay(game, between("Jelonki", "Młynów"), between("Młynów", "Czyste"))
    assert len(members(game.metro.first_ends)) == 1


@pytest.mark.rule("warsaw.metro-rim", "warsaw.metro-branch")
def test_both_ends_closed_wait_for_the_second_stage() -> None:
    """From the rim to the rim around the corner: nothing fits until the line may branch."""
    game = begin()
    lay(game, between("Bemowo", "Jelonki"), between("Bemowo", "Młynów"), between("Bemowo", "Wawrzyszew"))
    assert free(game) == set()
    give(game, 0, funds=3)
    realise(game, 0)
    assert not [name for name in codes(game) if name.startswith("metro")]
    assert refused(game, f"metro-{between('Jelonki', 'Młynów')}") == "metro-branch"
    second_stage(game)
    assert free(game) == {between("Jelonki", "Młynów"), between("Młynów", "Wawrzyszew")}


@pytest.mark.rule("warsaw.metro-branch")
def test_one_branch_from_the_second_stage() -> None:
    game = begin()
    lay(game, between("Mirów", "Czyste"))
    second_stage(game)
    assert len(free(game)) == 4, "one segment has no middle"
    lay(game, between("Mirów", "Wola"))
    branch = between("Czyste", "Wola")
    assert branch in free(game)
    assert not game.metro.branched
    assert game.metro.line_at(BORDERS[branch]) == 2
    give(game, 0, funds=3)
    realise(game, 0)
    choose(game, f"metro {branch} fund")
    assert game.metro.branched
    assert told(game, "metro")[-1]["branch"] is True
    assert TITLE.view(game, None).segments[-1].line == 2
    lay(game, between("Wola", "Plac Defilad"))
    third = between("Mirów", "Plac Defilad")
    assert third not in free(game), "no third line"
    assert refused(game, f"metro-{third}") == "metro-branch"


@pytest.mark.rule("warsaw.metro-branch")
def test_both_lines_go_on() -> None:
    game = begin()
    lay(game, between("Mirów", "Czyste"), between("Mirów", "Wola"))
    second_stage(game)
    lay(game, between("Czyste", "Wola"))
    assert len(members(game.metro.first_ends)) == 2
    assert len(members(game.metro.second_ends)) == 1
    ends_of_second = members(game.metro.second_ends)
    lay(game, between("Wola", "Szczęśliwice"))
    assert members(game.metro.second_ends) != ends_of_second
    assert int(game.metro.segments[3]) >> 8 & 255 == 2


@pytest.mark.rule("warsaw.metro-tunnel")
def test_the_tunnel_comes_up_on_the_other_bank() -> None:
    game = begin()
    give(game, 0, funds=3)
    realise(game, 0)
    choose(game, f"metro {between('Muranów', 'Stare Miasto')} fund")
    assert [vertex.key for vertex in TITLE.view(game, None).tunnel] == ["v3", "v4"]
    assert told(game, "tunnel") == [{"ends": ["v3", "v4"]}]
    assert game.of(0, FROM_METRO) == 1, "the tunnel brings nothing"
    assert between("Nowa Praga", "Stara Praga") in free(game)


@pytest.mark.rule("warsaw.metro-tunnel")
def test_where_the_tunnel_comes_up_is_said_if_two_places_fit() -> None:
    game = begin()
    give(game, 0, funds=3)
    realise(game, 0)
    choose(game, f"metro {between('Stare Miasto', 'Krakowskie Przedmieście')} fund")
    assert question(game) == "tunnel"
    assert set(codes(game)) == {"tunnel V4", "tunnel V6"}
    assert refused(game, "tunnel-v5") == "metro-tunnel"
    assert refused(game, "end") == "metro-tunnel"
    choose(game, "tunnel V6")
    assert question(game) == "realise"
    assert between("Stara Praga", "Saska Kępa") in free(game)
    assert between("Nowa Praga", "Stara Praga") not in free(game)
    assert len(told(game, "tunnel")) == 1


@pytest.mark.rule("warsaw.metro-tunnel")
def test_there_is_one_tunnel() -> None:
    """The line runs through it to the river again: that end is closed."""
    game = begin()
    lay(game, between("Muranów", "Stare Miasto"), between("Nowa Praga", "Stara Praga"))
    lay(game, between("Stara Praga", "Targówek"), between("Stara Praga", "Grochów"))
    lay(game, between("Stara Praga", "Saska Kępa"))
    assert len(members(game.metro.tunnel)) == 2
    assert game.metro.mouths == 0
    assert len(members(game.metro.first_ends)) == 1


@pytest.mark.rule("warsaw.metro-tunnel")
def test_without_a_free_mouth_the_river_closes_the_end() -> None:
    """V3 leads to V4 alone, and V4 is touched already."""
    metro = Metro(CITY)
    metro.open(False)
    metro.touched = 1 << CITY.river_corners[3]
    metro.lay(BORDERS[between("Muranów", "Stare Miasto")], 0)
    assert (metro.tunnel, metro.mouths, metro.digging) == (0, 0, 0)
    assert len(members(metro.first_ends)) == 1


@pytest.mark.rule("warsaw.metro-tunnel")
def test_with_three_players_the_river_closes_the_end() -> None:
    game = begin(3)
    lay(game, between("Muranów", "Stare Miasto"))
    assert game.metro.tunnel == 0
    assert len(members(game.metro.first_ends)) == 1


@pytest.mark.rule("warsaw.metro-cost", "warsaw.metro-points", "warsaw.metro-markers")
def test_a_segment_costs_a_fund_and_a_marker_and_brings_a_point() -> None:
    game = begin()
    give(game, 0, concrete=3, rubble=3, funds=1)
    realise(game, 0)
    name = between("Mirów", "Czyste")
    assert refused(game, f"metro-{name}", "pay-concrete") == "function-metroprojekt"
    choose(game, f"metro {name} fund")
    assert stock(game, 0) == (3, 3, 0)
    assert [int(game.of(0, what)) for what in (MARKERS, SEGMENTS, FROM_METRO)] == [5, 1, 1]
    realise(game, 0)
    assert refused(game, f"metro-{between('Mirów', 'Wola')}", "pay-fund") == "metro-cost"
    assert refused(game, "pay-fund") == "metro-cost"
    give(game, 0, funds=1)
    game.put(0, MARKERS, 0)
    realise(game, 0)
    assert refused(game, f"metro-{between('Mirów', 'Wola')}") == "metro-markers"
    assert not any(code >= LAY for code in game.choices(0))
    assert METRO_FUND == 0
