"""What holds at every moment of every game, fast enough for very many of them.

`python -m tests.titles.monster_city.invariants 100000` plays so many random games for each mode and number of
players, and says what they were like.
"""

from __future__ import annotations

import sys
from collections import Counter

from quartier.core.luck import Luck
from quartier.titles.monster_city.codes import ATTACK, SCORE, STOP, VICTIM, WITHOUT
from quartier.titles.monster_city.pieces import BUILDINGS, EVENTS, MONSTERS, PAIR
from quartier.titles.monster_city.rules import MonsterCity
from tests.titles.monster_city.scene import deal, mover


def check(game: MonsterCity) -> None:
    """Every card is in one place, and every turn has something to do."""
    seats = int(game.seats)
    assert all(0 <= notes <= 2 for notes in game.purses)
    assert game.bank() + sum(game.purses) == 10
    attacking = game.monster if game.hunger else 0
    in_one_place([game.monsters, game.planet, game.monsters_used(), attacking], MONSTERS)
    in_one_place([game.stack, game.office, game.box(), *game.cities], BUILDINGS + PAIR * seats)
    if game.events:
        in_one_place([game.deck, game.events_used(), *game.hands], EVENTS)
    if game.owed() and not game.waiting:
        assert 1 <= int(game.office).bit_count() <= 5
        assert 1 <= int(game.planet).bit_count() + (game.hunger > 0) <= 5
        assert len(game.choices(game.active)) > 0


def in_one_place(places: list[int], count: int) -> None:
    together = 0
    for cards in places:
        assert not together & cards
        together |= cards
    assert int(together).bit_count() == count


def play_checked(game: MonsterCity, luck: Luck) -> Counter[str]:
    """To the end, at random; how many turns of each kind there were."""
    seats, kinds = int(game.seats), Counter[str]()
    box = 0
    while game.owed():
        seat = mover(game)
        found = game.choices(seat)
        code = int(found[luck.below(0, len(found))])
        kinds[kind_of(code)] += 1
        game.play(seat, code)
        check(game)
        assert box & ~int(game.box()) == 0, "a building came back from the box"
        box = int(game.box())
    turns = kinds["build"] + kinds["attack"] + kinds["stop"] + kinds["event"]
    if game.events:
        assert kinds["build"] <= 40
        assert kinds["attack"] <= 40 + seats
        assert kinds["event"] <= 2 * seats + kinds["attack"]
        assert turns <= 120 + 4 * seats
    else:
        assert kinds["build"] == 40
        assert kinds["attack"] == 40 - seats + sum(game.purses)
        assert kinds["stop"] <= seats
        assert turns <= 80 + 2 * seats
    assert kinds["score"] <= 4 * seats
    kinds["turns"] = turns
    return kinds


def kind_of(code: int) -> str:
    if code < ATTACK:
        return "build"
    if code < STOP:
        return "attack"
    if code < VICTIM:
        return "stop"
    if code < SCORE:
        return "victim"
    return "score" if code < WITHOUT else "event"


def main(games: int) -> None:
    for events in (False, True):
        for seats in (3, 4, 5):
            luck, all_kinds, most = Luck(seats), Counter[str](), 0
            for seed in range(games):
                game = deal(seats, seed, events, seed % 2 == 0, -1, tell=False)
                kinds = play_checked(game, luck)
                most = max(most, kinds["turns"])
                all_kinds += kinds
            each = {kind: round(count / games, 2) for kind, count in sorted(all_kinds.items())}
            print(seats, "events" if events else "base", games, each, "most turns", most, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
