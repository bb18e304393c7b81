"""What the performance figures come from: `make bench`, or `python bench/run.py --json`.

Random play, as many seats as a title has, dealing included: Blueprints beside the same rules
in straightforward C, every other title beside Blueprints, each compiled and interpreted, all
on the same machine in the same run. Every figure is the best of several rounds.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tomllib
from pathlib import Path
from typing import Literal

import msgspec
from rich.console import Console
from rich.table import Table

from quartier.cli.bench import ROUNDS, measure
from quartier.titles import find_title

HERE = Path(__file__).resolve().parent
PROGRAM = HERE.parent / "build/bench/blueprints"
GAMES, SEATS = "20000", "4"


class Wanted(msgspec.Struct, frozen=True):
    """See `wanted.toml`."""

    beside: Literal["c", "blueprints"]
    share: float
    faster: float
    copy: float


class Row(msgspec.Struct, frozen=True):
    title: str
    moves: int
    share: float
    faster: float
    copy: int
    wanted: Wanted

    @property
    def reached(self) -> bool:
        wanted = self.wanted
        return self.share >= wanted.share and self.faster >= wanted.faster and self.copy <= wanted.copy


def moves_per_second_in_c() -> float:
    PROGRAM.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cc", "-O3", "-o", PROGRAM, HERE / "blueprints.c"], check=True)
    best = 0.0
    for _ in range(ROUNDS):
        out = subprocess.run([PROGRAM, GAMES, SEATS, "1"], check=True, capture_output=True, text=True).stdout
        moves, seconds, _checksum = out.split()
        best = max(best, int(moves) / float(seconds))
    return best


def rows() -> list[Row]:
    wishes = msgspec.convert(tomllib.loads((HERE / "wanted.toml").read_text("utf-8")), dict[str, Wanted])
    yardsticks = {"c": moves_per_second_in_c()}
    found = []
    for key, wanted in wishes.items():
        measured = measure(find_title(key))
        fast, slow = measured.compiled, measured.interpreted
        if fast is None or slow is None:
            raise SystemExit("The rules are not compiled; `make compile` says why.")
        moves = yardsticks[key] = fast.moves_per_second
        share, faster = moves / yardsticks[wanted.beside], moves / slow.moves_per_second
        found.append(Row(key, round(moves), round(share, 3), round(faster, 1), round(fast.copy_ns), wanted))
    return found


def show(found: list[Row]) -> None:
    table = Table(
        "", "moves a second", "beside", "wanted", "compiled / interpreted", "wanted", "ns a copy", "wanted",
        box=None, padding=(0, 3, 0, 0),
    )
    for row in found:
        wanted = row.wanted
        table.add_row(
            row.title, f"{row.moves:,}",
            f"{row.share} of {'C' if wanted.beside == 'c' else wanted.beside}", f">= {wanted.share:g}",
            f"{row.faster}", f">= {wanted.faster:g}", f"{row.copy}", f"<= {wanted.copy:g}",
        )
    Console(highlight=False, width=130).print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description="The speed of the rules beside C, compiled and interpreted.")
    parser.add_argument("--json", action="store_true", help="write JSON")
    as_json: bool = parser.parse_args().json
    found = rows()
    if as_json:
        print(json.dumps(msgspec.to_builtins(found)))
    else:
        show(found)
    return 0 if all(row.reached for row in found) else 1


if __name__ == "__main__":
    raise SystemExit(main())
