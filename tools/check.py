"""Every check, one after the other; the last lines say how many tests passed.

`python tools/check.py lint` stops before the tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent

LINTERS = {
    "ruff": ["ruff", "check", "--quiet"],
    "mypy --strict": ["mypy", "--no-error-summary"],
    "import-linter": ["lint-imports", "--no-logo"],
}
RULES = ["tests/core", "tests/titles", "tests/conformance"]
"""What is tested a second time on interpreted rules."""


def run(command: list[str], **settings: str) -> tuple[bool, str]:
    """Run a tool of this environment, show what it says, and keep the last line of it."""
    last = ""
    with subprocess.Popen(
        [str(BIN / command[0]), *command[1:]],
        cwd=ROOT,
        env={**os.environ, **settings},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            print(line, end="", flush=True)
            last = line.strip() or last
    return process.returncode == 0, last


def lint() -> list[tuple[bool, str]]:
    results = []
    for name, command in LINTERS.items():
        print(f"--- {name}", flush=True)
        passed, _ = run(command)
        results.append((passed, f"{name}: {'passed' if passed else 'FAILED'}"))
    return results


def test() -> list[tuple[bool, str]]:
    results = []
    rules = [folder for folder in RULES if (ROOT / folder).is_dir()]
    for name, setting, what in (("rules, interpreted", "1", rules), ("everything, compiled", "", [])):
        print(f"--- {name}", flush=True)
        passed, closing = run(["pytest", "-n", "2", *what], QUARTIER_INTERPRETED=setting)
        results.append((passed, f"{name}: {closing}"))
    return results


def main() -> int:
    results = lint()
    if "lint" not in sys.argv[1:]:
        results += test()
    print("---")
    for _, line in results:
        print(line)
    return 0 if all(passed for passed, _ in results) else 1


if __name__ == "__main__":
    raise SystemExit(main())
