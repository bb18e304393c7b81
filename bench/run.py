"""What the performance figures come from: `make bench`, or `python bench/run.py --json`.

Random play of Blueprints, four players, by the same rules in three ways on the same
machine at the same time: straightforward C, our rules compiled, our rules interpreted.
Dealing counts in all of them. Every figure is the best of several rounds.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path

from rich.console import Console
from rich.table import Table

from quartier.cli.bench import ROUNDS, measure
from quartier.titles import find_title

HERE = Path(__file__).resolve().parent
PROGRAM = HERE.parent / "build/bench/blueprints"
GAMES = "20000"
LEAST_OF_C, LEAST_OF_INTERPRETED, MOST_COPY_NS = 0.45, 40, 300


def moves_per_second_in_c(seats: int) -> float:
    PROGRAM.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run(["cc", "-O3", "-o", PROGRAM, HERE / "blueprints.c"], check=True)
    best = 0.0
    for _ in range(ROUNDS):
        out = subprocess.run([PROGRAM, GAMES, str(seats), "1"], check=True, capture_output=True, text=True)
        moves, seconds, _checksum = out.stdout.split()
        best = max(best, int(moves) / float(seconds))
    return best


def main() -> int:
    parser = argparse.ArgumentParser(description="The speed of the rules beside C, compiled and interpreted.")
    parser.add_argument("--json", action="store_true", help="write JSON")
    as_json: bool = parser.parse_args().json

    ours = measure(find_title("blueprints"))
    if ours.compiled is None or ours.interpreted is None:
        raise SystemExit("The rules are not compiled; `make compile` says why.")
    c = moves_per_second_in_c(ours.seats)
    figures = {
        "moves a second in C": (round(c), None),
        "moves a second, compiled": (round(ours.compiled.moves_per_second), None),
        "moves a second, interpreted": (round(ours.interpreted.moves_per_second), None),
        "compiled / C": (round(ours.compiled.moves_per_second / c, 3), f"at least {LEAST_OF_C}"),
        "compiled / interpreted": (
            round(ours.compiled.moves_per_second / ours.interpreted.moves_per_second, 1),
            f"at least {LEAST_OF_INTERPRETED}",
        ),
        "nanoseconds a copy": (round(ours.compiled.copy_ns), f"at most {MOST_COPY_NS}"),
    }
    if as_json:
        print(json.dumps({name: figure for name, (figure, _) in figures.items()}))
    else:
        table = Table("Blueprints, four players", "", "wanted", box=None, padding=(0, 3, 0, 0))
        table.columns[1].justify = "right"
        for name, (figure, wanted) in figures.items():
            table.add_row(name, f"{figure:,}", wanted or "")
        Console(highlight=False).print(table)
    reached = (
        figures["compiled / C"][0] >= LEAST_OF_C
        and figures["compiled / interpreted"][0] >= LEAST_OF_INTERPRETED
        and figures["nanoseconds a copy"][0] <= MOST_COPY_NS
    )
    return 0 if reached else 1


if __name__ == "__main__":
    raise SystemExit(main())
