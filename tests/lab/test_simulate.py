"""Many games: the same for the same seed, fair to the bots, counted right."""

from __future__ import annotations

from collections import Counter
from io import BytesIO

import msgspec
import pytest

from quartier.bots import find_bot
from quartier.core.phrase import Mistake
from quartier.lab import Result, simulate
from quartier.lab.result import spread
from quartier.lab.simulate import seatings
from quartier.record import read_record, verify
from tests.market.title import TITLE


def timeless(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=0.0)


def test_the_same_seed_gives_the_same_games() -> None:
    first, again, other = (simulate(TITLE, 40, 3, ["greedy", "random"], seed) for seed in ("s", "s", "t"))
    assert timeless(first) == timeless(again)
    assert timeless(first) != timeless(other)


@pytest.mark.parametrize("bots", [["random"], ["greedy", "random"]])
def test_recording_changes_no_game(bots: list[str]) -> None:
    """And so the fast way through random games is the slow one."""
    file = BytesIO()
    recorded = simulate(TITLE, 30, 2, bots, "s", {"double": "yes"}, records=file)
    plain = simulate(TITLE, 30, 2, bots, "s", {"double": "yes"})
    assert timeless(recorded) == timeless(plain)
    records = [read_record(line) for line in file.getvalue().splitlines()]
    assert [record.seed for record in records] == [f"s/{i}" for i in range(30)]
    games = [verify(record) for record in records]
    scores = [score for game in games for score in game.scores()]
    assert recorded.bots["random"].scores.most <= max(scores)
    assert recorded.moves.mean == sum(len(record.moves) for record in records) / 30
    assert recorded.options == {"double": "yes"}


def test_everything_is_counted_once() -> None:
    result = simulate(TITLE, 60, 3, ["greedy", "random"], "s")
    assert sum(one.played for one in result.bots.values()) == 180
    assert [one.played for one in result.by_seat] == [60, 60, 60]
    assert sum(one.wins for one in result.by_seat) == pytest.approx(60)
    assert sum(one.wins for one in result.bots.values()) == pytest.approx(60)
    assert all(sum(one.places) == one.played for one in (*result.bots.values(), *result.by_seat))
    assert (result.moves.least, result.moves.most) == (9, 9)


def test_bots_sit_everywhere_equally_often() -> None:
    greedy, random = find_bot("greedy"), find_bot("random")
    orders = seatings([greedy, random], 3)
    assert len({tuple(bot.key for bot in order) for order in orders}) == len(orders) == 3
    for seat in range(3):
        assert sum(order[seat] is random for order in orders) == 1
    assert len(seatings([random], 4)) == 1
    assert len(seatings([greedy, random], 4)) == 6
    for seats in (2, 3, 4, 5):
        for bots in ([greedy], [greedy, random]):
            each = [Counter(order[seat].key for order in seatings(bots, seats)) for seat in range(seats)]
            assert all(count == each[0] for count in each)


def test_progress_ends_at_the_last_game() -> None:
    said: list[int] = []
    simulate(TITLE, 5, 2, ["random"], "s", progress=said.append)
    assert said[-1] == 5
    assert said == sorted(said)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"games": 0}, "games-impossible"),
        ({"games": -3}, "games-impossible"),
        ({"seats": 7}, "seats-impossible"),
        ({"bots": []}, "bots-none"),
        ({"bots": ["random"] * 3}, "bots-too-many"),
        ({"bots": ["genius"]}, "bot-unknown"),
        ({"options": {"double": "maybe"}}, "option-impossible"),
    ],
)
def test_what_cannot_be_simulated_is_a_mistake(change: dict[str, object], key: str) -> None:
    asked = {"games": 3, "seats": 2, "bots": ["random"], "options": {}, **change}
    with pytest.raises(Mistake, match=key):
        simulate(TITLE, asked["games"], asked["seats"], asked["bots"], "s", asked["options"])  # type: ignore[arg-type]


def test_a_spread_is_read_off_sorted_numbers() -> None:
    found = spread(Counter(range(1, 101)))
    assert (found.mean, found.least, found.most) == (50.5, 1, 100)
    assert (found.p5, found.p25, found.median, found.p75, found.p95) == (5, 25, 50, 75, 95)
    assert spread(Counter({-4: 1})).median == -4
