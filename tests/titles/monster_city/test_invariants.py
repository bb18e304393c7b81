"""Some thousand games keep every invariant; `invariants.py` plays as many as one likes."""

from __future__ import annotations

import pytest

from quartier import compiled
from quartier.core.luck import Luck
from tests.titles.monster_city.invariants import play_checked
from tests.titles.monster_city.scene import deal


@pytest.mark.parametrize("events", [False, True])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games(seats: int, events: bool) -> None:
    luck = Luck(seats)
    for seed in range(300 if compiled() else 30):
        play_checked(deal(seats, seed, events, seed % 2 == 0, -1, tell=False), luck)


def test_every_event_in_a_hand_does_happen() -> None:
    """With five players now and then an event is owed and none is left."""
    owed = 0
    for seed in range(120):
        game = deal(5, seed, events=True)
        luck = Luck(seed)
        while game.owed():
            seat = int(game.owed()).bit_length() - 1
            found = [int(code) for code in game.choices(seat) if code < 73] or list(game.choices(seat))
            game.play(seat, found[int(luck.below(0, len(found)))])
        owed += sum(event.kind == "no-event" for event in game.told or [])
    assert owed > 0
