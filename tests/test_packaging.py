"""What an installation holds, and in which way its rules run."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from xml.dom.minidom import parse

import pytest

import quartier

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src/quartier"
SAY_COMPILED = "import quartier; print(quartier.compiled())"


def python(code: str, **settings: str) -> str:
    command, env = [sys.executable, "-c", code], {**os.environ, **settings}
    return subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()


def test_the_rules_are_compiled_where_they_can_be() -> None:
    if shutil.which("cc") and not os.environ.get("QUARTIER_INTERPRETED"):
        assert quartier.compiled(), "`make compile` says why they are not"


def test_interpreted_on_demand_beside_compiled_modules() -> None:
    assert python(SAY_COMPILED, QUARTIER_INTERPRETED="1") == "False"


def test_what_is_listed_to_be_compiled_exists() -> None:
    for listing in PACKAGE.rglob("compiled.txt"):
        for name in listing.read_text("utf-8").split():
            assert listing.with_name(f"{name}.py").is_file(), f"{listing}: {name}"


def test_the_compiled_rules_are_not_older_than_their_sources() -> None:
    """They would win over the sources without a word."""
    sources = [
        listing.with_name(f"{name}.py")
        for listing in PACKAGE.rglob("compiled.txt")
        for name in listing.read_text("utf-8").split()
    ]
    for library in PACKAGE.parent.glob("*__mypyc*.so"):
        newer = [file.name for file in sources if file.stat().st_mtime > library.stat().st_mtime]
        assert not newer, "run `make compile`"


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The files in a wheel built from a copy of what is here."""
    work = tmp_path_factory.mktemp("wheel")
    unwanted = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info")
    shutil.copytree(ROOT / "src", work / "src", ignore=unwanted)
    shutil.copytree(ROOT / "tools", work / "tools", ignore=unwanted)
    for name in ("pyproject.toml", "setup.py", "package.json", "package-lock.json", "LICENSE", "README.md"):
        shutil.copy2(ROOT / name, work)
    subprocess.run(
        [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", work, work],
        env={**os.environ, "QUARTIER_INTERPRETED": "1"},
        check=True,
    )
    with zipfile.ZipFile(next(work.glob("*.whl"))) as wheel:
        return set(wheel.namelist())


def test_a_wheel_holds_every_file(packed: set[str]) -> None:
    here = {
        str(file.relative_to(ROOT / "src"))
        for file in PACKAGE.rglob("*")
        if file.is_file() and file.suffix not in (".so", ".pyc")
    }
    assert here - packed == set()


def test_the_licences_of_others_come_along(packed: set[str]) -> None:
    assert "quartier/web/static/vendor/NOTICE.txt" in packed
    notice = (PACKAGE / "web/static/vendor/NOTICE.txt").read_text("utf-8")
    for file in (PACKAGE / "web/static/vendor").iterdir():
        assert file.name == "NOTICE.txt" or file.name in notice


def test_the_lock_files_name_no_host() -> None:
    for file in (*(ROOT / "requirements").iterdir(), ROOT / "package-lock.json"):
        assert "://" not in file.read_text("utf-8"), file.name


def test_the_picture_of_the_readme_can_be_drawn() -> None:
    parse(str(ROOT / "docs/quartier.svg"))
