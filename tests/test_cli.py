"""The command line: what it prints, and that bad input is one clear line."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path
from time import sleep

import msgspec
import pytest

from quartier.cli import main
from quartier.cli.app import COMMANDS
from quartier.cli.language import language_of, locale_of
from quartier.table import Tables
from quartier.titles import all_titles
from quartier.words import LANGUAGES, Words
from tests.market.title import TITLE as MARKET

Said = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def at_the_market(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(all_titles(), MARKET.key, MARKET)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture
def records(tmp_path: Path, capsys: Said) -> Path:
    file = tmp_path / "games.jsonl"
    assert main(["simulate", "market", "--games", "3", "--records", str(file), "--json"]) == 0
    capsys.readouterr()
    return file


def test_titles(capsys: Said) -> None:
    assert main(["titles"]) == 0
    assert "market" in capsys.readouterr().out
    assert main(["titles", "--json"]) == 0
    told = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert {one["title"]: one["seats"] for one in told}["market"] == list(MARKET.seats)


def test_simulate(capsys: Said) -> None:
    assert main(["simulate", "market", "--games", "4", "--bots", "random,greedy", "--seed", "a"]) == 0
    out, aside = capsys.readouterr()
    assert "random" in out
    assert "greedy" in out
    assert "4 games" in out
    assert aside in ("", Words("en")("cli-interpreted") + "\n")


def test_simulate_json_is_the_same_for_the_same_seed(capsys: Said) -> None:
    results = []
    for _ in range(2):
        assert main(["simulate", "market", "--games", "5", "--seed", "a", "--json"]) == 0
        result = msgspec.json.decode(capsys.readouterr().out)
        del result["seconds"]
        results.append(result)
    assert results[0] == results[1]
    assert results[0]["games"] == 5


def test_tournament(tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["tournament", "market", "--games", "4", "--bots", "random,greedy", "--processes", "1"]
    assert main(command) == 0
    out, aside = capsys.readouterr()
    assert "4 games" in out
    assert "ahead of" in out
    assert aside in ("", Words("en")("cli-interpreted") + "\n")
    assert (tmp_path / "var/tournament.jsonl").read_bytes().count(b"\n") == 5
    assert main([*command, "--json"]) == 0
    told = msgspec.json.decode(capsys.readouterr().out)
    assert told["terms"]["bots"] == ["random", "greedy"]
    assert {one["bot"]: one["played"] for one in told["standings"]["bots"]} == {"random": 4, "greedy": 4}


def test_replay(records: Path, capsys: Said) -> None:
    assert main(["replay", str(records)]) == 0
    out = capsys.readouterr().out
    assert "1. Seat 1" in out or "1. Seat 2" in out
    assert main(["replay", str(records), "--states"]) == 0
    states = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert states[0]["move"] == 1
    assert all("truth" in state for state in states)


def test_verify(records: Path, capsys: Said) -> None:
    assert main(["verify", str(records)]) == 0
    assert capsys.readouterr().out == "3 games hold.\n"
    lines = [msgspec.json.decode(line) for line in records.read_bytes().splitlines()]
    lines[1]["digests"][0] = "0" * 16
    records.write_bytes(b"\n".join(map(msgspec.json.encode, lines)))
    assert main(["verify", str(records)]) == 2
    out, err = capsys.readouterr()
    assert out == "2 games hold, 1 do not.\n"
    assert err.startswith("quartier: Line 2: ")


def test_coach(records: Path, capsys: Said) -> None:
    command = ["coach", str(records), "--playouts", "40", "--processes", "1"]
    assert main(command) == 0
    out, _ = capsys.readouterr()
    assert "better" in out
    assert out.count("in all") == 3 * MARKET.seats[-1]
    assert main([*command, "--json"]) == 0
    games = [msgspec.json.decode(line) for line in capsys.readouterr().out.splitlines()]
    assert [game["game"] for game in games] == [1, 2, 3]
    assert all(game["decisions"] for game in games)
    assert main([*command[:2], "--playouts", "0"]) == 2
    assert "A bot has to think" in capsys.readouterr().err
def test_backup_restore_and_doctor(
    tmp_path: Path, capsys: Said, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("QUARTIER_DATABASE", "sqlite:///here/tables.db")
    (tmp_path / "here").mkdir()
    asyncio.run(one_table("sqlite:///here/tables.db"))
    assert main(["backup", "all.gz"]) == 0
    assert capsys.readouterr().out == "all.gz holds everything: 4 rows.\n"
    there = ["--database", "sqlite:///there/tables.db"]
    assert main(["restore", "all.gz", *there]) == 0
    assert capsys.readouterr().out == "4 rows were restored.\n"
    assert main(["restore", "all.gz", *there]) == 2
    assert "holds something already" in capsys.readouterr().err
    assert main(["restore", "all.gz", "--replace", *there]) == 0
    capsys.readouterr()
    assert main(["doctor", *there]) == 0
    out = capsys.readouterr().out
    assert "One table is being played, 0 are over, 0 entries in all." in out
    assert "All is sound." in out
    with sqlite3.connect("there/tables.db") as connection:
        connection.execute("UPDATE tables SET dealt = ''")
    assert main(["doctor", *there]) == 2
    out, err = capsys.readouterr()
    assert "the deal comes out differently" in err
    assert "sound" not in out


async def one_table(database: str) -> None:
    tables = await Tables.open(database)
    await tables.secret()
    await tables.create("market", ["person", "person"], {})
    await tables.close()


MISTAKES = {
    "no command": (["dance"], "There is no command “dance”"),
    "no option": (["titles", "--colour"], "There is no option --colour"),
    "no title given": (["simulate"], "TITLE is missing"),
    "no value given": (["simulate", "market", "--games"], "--games is missing"),
    "no number": (["simulate", "market", "--games", "many"], "--games cannot be “many”"),
    "twice": (["simulate", "market", "--games", "1", "--games", "2"], "--games is given twice"),
    "too much": (["replay", "a", "b"], "This is too much: b"),
    "unknown title": (["simulate", "chess"], "There is no title “chess”"),
    "too many seats": (["simulate", "market", "--seats", "40"], "40 people cannot play market"),
    "no games": (["simulate", "market", "--games", "0"], "At least one game"),
    "unknown bot": (["simulate", "market", "--bots", "clever"], "There is no bot “clever”"),
    "unknown option": (["simulate", "market", "--option", "a=b"], "market has no option “a”"),
    "half an option": (["simulate", "market", "--option", "a"], "An option is written key=value"),
    "no edition": (["simulate", "market", "--edition", "none.toml"], "none.toml cannot be read"),
    "nowhere to write": (["simulate", "market", "--records", "no/where"], "no/where cannot be written"),
    "no record": (["replay", "none.jsonl"], "none.jsonl cannot be read"),
    "no file to verify": (["verify", "none.jsonl"], "none.jsonl cannot be read"),
    "level of nobody": (["tournament", "market", "--bots", "level-6,greedy"], "There is no bot “level-6”"),
    "no time to think": (["tournament", "market", "--bots", "search-0"], "A bot has to think for at least"),
    "nobody to play": (["tournament", "market", "--processes", "0"], "At least one process"),
    "no tournament": (["tournament", "market", "--games", "0"], "At least one game"),
    "no record to coach": (["coach", "none.jsonl"], "none.jsonl cannot be read"),
    "bench of nothing": (["bench", "chess"], "There is no title “chess”"),
    "no language": (["titles", "--lang", "de"], "There is no language “de”"),
    "no database to back up": (["backup", "to.gz"], "There are no tables in sqlite:///var/quartier.db"),
    "no backup": (["restore", "none.gz"], "none.gz cannot be read"),
    "no database for the doctor": (["doctor", "--database", "mysql://a/b"], "A database is either sqlite"),
    "no proxy": (["serve", "--proxy", "the-proxy"], "“the-proxy” is neither an address nor a network"),
    "no address": (["serve", "--metrics", "here"], "“here” is neither a port nor HOST:PORT"),
    "no kind of log": (["serve", "--log", "xml"], "--log cannot be “xml”"),
    "no port": (["serve", "--port", "99999"], "Cannot listen on 127.0.0.1, port 99999"),
}


@pytest.mark.parametrize(("arguments", "said"), MISTAKES.values(), ids=MISTAKES.keys())
def test_a_mistake_is_one_line(
    arguments: list[str], said: str, capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"quartier: {said}")
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("text", "said"), [("seats = ", "is not valid TOML"), ("key = 3\n", "does not say what it should")]
)
def test_an_edition_with_a_mistake(text: str, said: str, tmp_path: Path, capsys: Said) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    assert main(["simulate", "market", "--edition", str(file)]) == 2
    assert said in capsys.readouterr().err


def test_a_taken_port(capsys: Said) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert main(["serve", "--port", str(taken.getsockname()[1])]) == 2
    assert "Cannot listen on" in capsys.readouterr().err


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_leaves_no_text_untold(language: str, capsys: Said) -> None:
    for command in ("", *(one.__name__ for one in COMMANDS)):
        assert main([*command.split(), "--help", "--lang", language]) == 0
        assert "cli-" not in capsys.readouterr().out


def test_the_language_is_the_terminals_unless_asked_for() -> None:
    assert locale_of({"LANG": "pl_PL.UTF-8"}) == "pl"
    assert locale_of({"LC_ALL": "fr_FR.UTF-8", "LANG": "pl_PL.UTF-8"}) == "fr"
    assert locale_of({"LANG": "C.UTF-8"}) == "en"
    assert locale_of({}) == "en"
    assert language_of(["titles", "--lang=fr", "--json"], {"LANG": "pl"}) == ("fr", ["titles", "--json"])
    assert language_of(["--lang", "pl", "--", "--lang"], {}) == ("pl", ["--", "--lang"])


# in a process of its own


def quartier(*arguments: str, **settings: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "quartier", *arguments],
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.fixture
def real_title() -> str:
    """A title another process finds too."""
    return next(key for key in all_titles() if key != MARKET.key)


def test_the_version_tells_how_the_rules_run() -> None:
    assert quartier("--version", QUARTIER_INTERPRETED="1").communicate()[0].endswith("interpreted rules\n")


def test_a_reader_who_has_seen_enough(real_title: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert main(["simulate", real_title, "--games", "60", "--records", str(file), "--json"]) == 0
    with quartier("replay", str(file), "--states") as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
        assert process.wait() == 141


def test_an_interruption(real_title: str, tmp_path: Path) -> None:
    written = tmp_path / "games.jsonl"
    with quartier("simulate", real_title, "--games", "100000000", "--records", str(written)) as process:
        while process.poll() is None and not (written.exists() and written.stat().st_size):
            sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate()
        assert process.returncode == 130
        assert out == ""
        assert "Traceback" not in err


def test_bench(real_title: str) -> None:
    out, err = quartier("bench", real_title, "--json").communicate()
    told = msgspec.json.decode(out)
    assert err in ("", Words("en")("cli-interpreted") + "\n")
    assert told["interpreted"]["moves_per_second"] > 0
