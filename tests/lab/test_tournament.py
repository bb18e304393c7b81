"""Tournaments: fair, the same whoever plays the games and however often it is interrupted, counted right."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from quartier.core.phrase import Mistake
from quartier.lab import Played, Standings, Terms, play_games, standings, terms_of
from quartier.lab.standings import share
from quartier.lab.tournament import orders_of
from quartier.titles import all_titles
from tests.market.title import TITLE

THREE = ["random", "greedy", "search-12"]


def terms(bots: list[str] | None = None, seats: int = 2) -> Terms:
    return terms_of(TITLE, seats, bots or THREE, "s")


def timeless(games: list[Played]) -> list[Played]:
    return [msgspec.structs.replace(game, seconds=[]) for game in games]


def played(bots: list[str], places: list[int]) -> Played:
    count = len(bots)
    return Played(0, bots, [9 - place for place in places], places, [2] * count, [0.5] * count)


@pytest.mark.parametrize(
    ("bots", "seats"),
    [
        (THREE, 2), (THREE, 3), (["random", "greedy"], 3), (["greedy", "random", "random"], 3),
        (["random", "greedy", "level-1", "level-2"], 3), (["random", "greedy", "random", "level-1"], 2),
    ],
)
def test_everybody_sits_everywhere_equally_often(bots: list[str], seats: int) -> None:
    orders = [[bot.key for bot in order] for order in orders_of(terms(bots, seats))]
    by_seat = [Counter(order[seat] for order in orders) for seat in range(seats)]
    assert all(count == by_seat[0] for count in by_seat)
    if len(bots) > seats:
        assert set(by_seat[0]) == set(bots)
        assert len(set(by_seat[0].values())) == 1


def test_the_first_games_are_not_all_between_the_same() -> None:
    orders = [{bot.key for bot in order} for order in orders_of(terms())]
    assert set.union(*orders[:2]) == set(THREE)


def test_a_game_follows_from_its_terms_and_number() -> None:
    games = play_games(terms(), 12)
    assert [game.game for game in games] == list(range(12))
    assert timeless(games) == timeless(play_games(terms(), 12))
    assert timeless(games[:5]) == timeless(play_games(terms(), 5))
    other = play_games(terms_of(TITLE, 2, THREE, "t"), 12)
    assert [game.scores for game in other] != [game.scores for game in games]


def test_what_is_kept_is_not_played_again(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "kept.jsonl"
    first = play_games(terms(), 6, file=file)
    said: list[int] = []
    both = play_games(terms(), 10, file=file, progress=said.append)
    assert both[:6] == first
    assert said == [7, 8, 9, 10]
    assert play_games(terms(), 4, file=file) == first[:4]
    assert len(file.read_bytes().splitlines()) == 11


@pytest.mark.parametrize("cut", [1, 9, 60])
def test_a_line_cut_off_by_an_interruption_is_played_again(tmp_path: Path, cut: int) -> None:
    file = tmp_path / "kept.jsonl"
    whole = play_games(terms(), 6, file=file)
    file.write_bytes(file.read_bytes()[:-cut])
    again = play_games(terms(), 6, file=file)
    assert again[:5] == whole[:5]
    assert timeless(again) == timeless(whole)
    assert play_games(terms(), 6, file=file) == again


@pytest.mark.parametrize(
    ("text", "key"),
    [
        (b"groceries: milk", "tournament-unreadable"), (b"groceries: milk\n", "tournament-unreadable"),
        (b"\xff\xfe\n", "tournament-unreadable"), (b"[]\n", "tournament-unreadable"),
    ],
)
def test_another_file_is_left_alone(tmp_path: Path, text: bytes, key: str) -> None:
    file = tmp_path / "mine.txt"
    file.write_bytes(text)
    with pytest.raises(Mistake, match=key):
        play_games(terms(), 3, file=file)
    assert file.read_bytes() == text


def test_the_file_of_another_tournament_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    play_games(terms(), 2, file=file)
    text = file.read_bytes()
    with pytest.raises(Mistake, match="tournament-other"):
        play_games(terms(["random", "greedy"]), 3, file=file)
    file.write_bytes(text + b"{}\n")
    with pytest.raises(Mistake, match=r"tournament-unreadable: .*line 4"):
        play_games(terms(), 4, file=file)


@pytest.mark.parametrize(
    ("bots", "seats", "games", "processes", "key"),
    [
        (["level-9", "greedy"], 2, 1, 1, "bot-unknown"),
        (["search-0", "greedy"], 2, 1, 1, "budget-impossible"),
        ([], 2, 1, 1, "bots-none"), (THREE, 9, 1, 1, "seats-impossible"),
        (THREE, 2, 0, 1, "games-impossible"), (THREE, 2, 3, 0, "processes-impossible"),
    ],
)
def test_what_cannot_be_played_is_a_mistake(
    bots: list[str], seats: int, games: int, processes: int, key: str
) -> None:
    with pytest.raises(Mistake, match=key):
        play_games(terms_of(TITLE, seats, bots, "s"), games, processes)


def test_a_place_nobody_may_write_to_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Mistake, match="file-unwritable"):
        play_games(terms(), 1, file=tmp_path / "file" / "below")


def test_standings_count_what_happened() -> None:
    games = [
        played(["a", "b"], [1, 2]), played(["b", "a"], [2, 1]), played(["a", "b"], [1, 1]),
        played(["b", "c"], [1, 2]),
    ]
    found = standings(games)
    by_bot = {one.bot: one for one in found.bots}
    assert found.games == 4
    assert [one.bot for one in found.bots] == ["a", "b", "c"]
    assert by_bot["a"].wins.value == pytest.approx(2.5 / 3, abs=1e-4)
    assert (by_bot["b"].played, by_bot["c"].wins.value) == (4, 0)
    assert by_bot["a"].milliseconds == 250
    assert found.duels["a"]["b"].games == 3
    assert found.duels["a"]["b"].ahead.value + found.duels["b"]["a"].ahead.value == pytest.approx(1, abs=1e-3)
    assert "c" not in found.duels["a"]


def test_ratings_are_the_surer_the_more_games() -> None:
    def width(games: int) -> float:
        rating = standings([played(["a", "b"], [1, 2]), played(["a", "b"], [2, 1])] * games).bots[0].rating
        assert rating.low < rating.value < rating.high
        return rating.high - rating.low

    assert width(40) < width(4) < width(1)


def test_who_sits_twice_has_one_rating() -> None:
    found = standings([played(["a", "b", "b"], [1, 2, 3])] * 10)
    ratings = {one.bot: one.rating.value for one in found.bots}
    assert ratings["a"] > ratings["b"]
    assert {one.bot: one.played for one in found.bots} == {"a": 10, "b": 20}


def test_the_interval_of_a_share() -> None:
    assert (share(8, 10).low, share(8, 10).high) == pytest.approx((0.4902, 0.9433), abs=1e-3)
    assert share(10, 10).high == 1
    assert 0.6 < share(10, 10).low < 1
    assert share(0, 5).low == 0


# in processes of their own


@pytest.fixture
def real_title() -> str:
    """A title another process finds too."""
    return next(key for key in all_titles() if key != TITLE.key)


def test_two_processes_play_the_games_of_one(real_title: str) -> None:
    asked = terms_of(all_titles()[real_title], all_titles()[real_title].seats[0], ["random", "greedy"], "s")
    assert timeless(play_games(asked, 40, 2)) == timeless(play_games(asked, 40))


def test_an_interrupted_tournament_goes_on(real_title: str, tmp_path: Path) -> None:
    file = tmp_path / "kept.jsonl"
    command = [
        sys.executable, "-m", "quartier", "tournament", real_title, "--bots", "search-200,greedy",
        "--games", "100000", "--processes", "2", "--file", str(file),
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        began = time.monotonic()
        while not (file.exists() and file.read_bytes().count(b"\n") > 4):
            assert process.poll() is None
            assert time.monotonic() - began < 60
            time.sleep(0.02)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    games = file.read_bytes().count(b"\n") - 1
    command[command.index("100000")] = str(games)
    command.append("--json")
    done = subprocess.run(command, capture_output=True, check=True, env={**os.environ, "LC_ALL": "C"})
    result = msgspec.convert(msgspec.json.decode(done.stdout)["standings"], Standings)
    assert result.games == games
