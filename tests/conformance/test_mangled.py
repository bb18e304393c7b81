"""Mangled editions, options, seats and records: one clear mistake each, and never anything else."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from quartier.bots import STREAMS
from quartier.core.edition import Edition, Group, read_edition
from quartier.core.luck import Luck
from quartier.core.phrase import Mistake
from quartier.record import Record, read_record, read_records, verify
from quartier.titles import AnyTitle
from quartier.words import LANGUAGES, Words
from tests.conformance.laws.recording import record_of
from tests.conformance.mangling import Spoilt, spoil
from tests.conformance.plays import Scene, some_plays


@contextmanager
def only_mistakes(what: str, certainly: bool = False) -> Iterator[None]:
    """In here things go well, unless they certainly cannot, or end in a mistake that says something."""
    try:
        yield
    except Mistake as mistake:
        check_said(mistake)
    except Exception as error:
        raise AssertionError(f"{what}: {type(error).__name__}: {error}") from error
    else:
        assert not certainly, f"{what}: nobody minds"


def check_said(mistake: Mistake) -> None:
    for language in LANGUAGES:
        assert Words(language).say(mistake.phrase).strip()


# editions


def edition_with(title: AnyTitle, groups: dict[str, Any]) -> Edition:
    known = title.edition.groups
    return msgspec.structs.replace(
        title.edition,
        groups={key: Group(known[key].source, known[key].where, values) for key, values in groups.items()},
    )


def test_each_value_of_an_edition_is_checked(title: AnyTitle) -> None:
    """A value that is missing or of another kind is a mistake; one accepted can be played to the end."""
    groups = {key: dict(values) for key, values in title.edition.values().items()}
    assert title.checked(edition_with(title, groups)) == title.edition
    for key, values in groups.items():
        with only_mistakes(f"without {key}", certainly=True):
            title.checked(edition_with(title, {one: groups[one] for one in groups if one != key}))
        for spoilt in spoil(values):
            what = f"{key}: {spoilt.what}"
            with only_mistakes(what, spoilt.certainly):
                edition = title.checked(edition_with(title, {**groups, key: spoilt.data}))
                play_with(title, edition)


def play_with(title: AnyTitle, edition: Edition) -> None:
    for seats in title.seats:
        game = title.deal(edition, seats, title.checked_options({}), 7)
        pieces, luck = title.pieces(game), Luck(7, STREAMS)
        for _ in range(10 * title.most_moves(seats)):
            if not game.owed():
                break
            seat = game.owed().bit_length() - 1
            codes = game.choices(seat)
            game.play(seat, codes[luck.below(0, len(codes))])
        assert game.owed() == 0, "it does not end"
        assert title.pieces(game) == pieces
        assert len(game.scores()) == len(game.ranking()) == seats
        title.truth(game)


HEADS = ("key", "name", "rules", "source")


def edition_text(title: AnyTitle) -> str:
    return (title.folder / "edition.toml").read_text("utf-8")


def test_each_line_of_an_edition_is_needed_or_checked(title: AnyTitle) -> None:
    lines = edition_text(title).splitlines()
    for number, line in enumerate(lines):
        head = line.partition("=")[0].strip()
        without = "\n".join([*lines[:number], *lines[number + 1:]])
        with only_mistakes(f"without line {number + 1}, {line}", head in HEADS):
            title.checked(read_edition(without, "test"))
    for head in (*HEADS, "where.en"):
        for value in ('""', "7", "[]", "true", '"hearsay"'):
            changed = [f"{head} = {value}" if line.startswith(f"{head} =") else line for line in lines]
            with only_mistakes(f"{head} = {value}", value in ("[]", "true")):
                title.checked(read_edition("\n".join(changed), "test"))


def test_an_edition_cut_short_is_a_mistake_or_another_edition(title: AnyTitle) -> None:
    text = edition_text(title)
    for end in range(0, len(text), max(1, len(text) // 200)):
        with only_mistakes(f"cut after {end}"):
            title.checked(read_edition(text[:end], "test"))


def test_the_edition_is_what_its_file_says(title: AnyTitle) -> None:
    data = tomllib.loads(edition_text(title))
    assert title.edition.key == data["key"]
    assert set(title.edition.groups) == {key for key, value in data.items() if isinstance(value, dict)}


# options and seats


def test_options_and_seats_are_checked(title: AnyTitle) -> None:
    good = {option.key: option.values[-1] for option in title.options}
    assert title.checked_options(good) == good
    assert title.checked_options({}) == {option.key: option.values[0] for option in title.options}
    for seats in range(-2, 20):
        if seats in title.seats:
            assert title.checked_seats(seats) == seats
        else:
            with only_mistakes(f"{seats} seats", certainly=True):
                title.checked_seats(seats)
    wrong = [{"nothing-of-the-kind": "yes"}, {"": ""}]
    for option in title.options:
        wrong += [{option.key: value} for value in ("", "nothing", "\0", option.values[0].upper() + "!")]
    for options in wrong:
        with only_mistakes(str(options), certainly=True):
            title.checked_options(options)


# records


@pytest.fixture
def record(title: AnyTitle) -> Record:
    scene = Scene(title, some_plays(title, 1)[0])
    return record_of(scene, len(scene.line))


def as_data(record: Record) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(record.line())
    return data


def check_record(line: bytes | str) -> None:
    verify(read_record(line))


def test_each_value_of_a_record_is_checked(record: Record) -> None:
    data = as_data(record)
    check_record(record.line())
    for spoilt in spoil({**data, "names": ["Ada"] * record.seats}):
        surely = spoilt.certainly and not harmless(spoilt)
        with only_mistakes(spoilt.what, surely):
            check_record(msgspec.json.encode(spoilt.data))
    with only_mistakes("one value more", certainly=True):
        check_record(msgspec.json.encode({**data, "more": 1}))


def harmless(spoilt: Spoilt) -> bool:
    """Names and result may be left out."""
    return spoilt.what in ("without names", "without result", "names = None", "result = None")


def test_a_mistake_in_a_record_says_where(title: AnyTitle, record: Record) -> None:
    middle = len(record.moves) // 2
    data = as_data(record)
    moves, digests = data["moves"], data["digests"]

    def mistake(**changed: Any) -> tuple[str, dict[str, Any]]:
        with pytest.raises(Mistake) as found:
            check_record(msgspec.json.encode({**data, **changed}))
        return found.value.phrase.key, dict(found.value.phrase.args)

    def with_move(move: Any) -> list[Any]:
        return [*moves[:middle], move, *moves[middle + 1:]]

    seat, notation = moves[middle]
    assert mistake(quartier=2)[0] == "record-format"
    assert mistake(title="chess")[0] == "title-unknown"
    assert mistake(edition="other")[0] == "record-edition"
    assert mistake(rules=record.rules + 1)[0] == "record-rules"
    assert mistake(seats=99)[0] == "seats-impossible"
    assert mistake(options={"nothing": "x"})[0] == "option-unknown"
    key, args = mistake(moves=with_move([seat, "no such move"]))
    assert (key, args["n"], args["notation"]) == ("record-move", middle + 1, "no such move")
    key, args = mistake(moves=with_move([record.seats, notation]))
    assert (key, args["n"]) == ("record-seat", middle + 1)
    key, args = mistake(digests=[*digests[:middle], "0" * 16, *digests[middle + 1:]])
    assert (key, args["n"]) == ("record-digest", middle + 1)
    assert mistake(digests=digests[1:])[0] == "record-digests"
    key, args = mistake(moves=[*moves, moves[0]], digests=[*digests, digests[0]])
    assert (key, args["n"]) == ("record-after-end", len(moves) + 1)
    assert mistake(moves=moves[1:], digests=digests[1:])[0] in ("record-move", "record-digest", "record-seat")
    assert mistake(moves=moves[:-1], digests=digests[:-1])[0] == "record-result"
    scores = data["result"]["scores"]
    wrong = {**data["result"], "scores": [scores[0] + 1, *scores[1:]]}
    assert mistake(result=wrong)[0] == "record-result"
    assert mistake(names=["Ada"])[0] == "record-names"
    assert mistake(seed=record.seed + " ")[0].startswith("record-")


def test_a_mangled_line_is_a_mistake_or_a_record(record: Record) -> None:
    """Bytes cut away, put in or changed anywhere."""
    line = record.line().strip()

    @settings(max_examples=settings().max_examples * 2)
    @given(st.integers(0, len(line)), st.integers(0, 30), st.binary(max_size=4))
    @example(0, len(line), b"")
    @example(len(line), 0, b"\n{}")
    @example(0, len(line), b"\xff\xfe")
    @example(0, len(line), b"[" * 50_000)
    def holds(start: int, length: int, put: bytes) -> None:
        mangled = line[:start] + put + line[start + length:]
        with only_mistakes(repr(mangled[:60]), certainly=not mangled.strip()):
            check_record(mangled)
        with only_mistakes("as text"):
            check_record(mangled.decode("utf-8", "surrogateescape"))

    holds()


def test_a_file_says_in_which_line(record: Record, tmp_path: Any) -> None:
    file = tmp_path / "games"
    file.write_bytes(record.line() + b"\n" + record.line() + record.line()[:-20])
    lines = read_records(file)
    assert [next(lines), next(lines)] == [(1, record), (3, record)]
    with pytest.raises(Mistake) as found:
        next(lines)
    assert found.value.phrase.args["line"] == 4
    with only_mistakes("said with its line", certainly=True):
        list(read_records(file))
    for missing in (tmp_path / "none", tmp_path):
        with only_mistakes("no file", certainly=True):
            list(read_records(missing))
    (tmp_path / "empty").write_bytes(b"\n\n")
    with only_mistakes("an empty file", certainly=True):
        list(read_records(tmp_path / "empty"))
