"""Compiles the rules with mypyc; everything else is said in pyproject.toml.

A folder's `compiled.txt` names its modules that are compiled. Without mypy or a C compiler
the package is built all the same, and its rules run interpreted.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

SOURCES = Path("src")
BUILDING = not {"bdist_wheel", "build", "build_ext", "editable_wheel"}.isdisjoint(sys.argv)

MYPY = ("--strict", "--follow-imports=silent", "--ignore-missing-imports")
"""What the rules import besides one another need not be there yet when a package is built."""

INLINED = ["-fno-semantic-interposition"]
"""Nobody replaces our functions from outside, so the compiler may put small ones where they are called."""


def rules() -> list[str]:
    """The modules to compile."""
    return [
        str(listing.with_name(f"{name}.py"))
        for listing in sorted(SOURCES.rglob("compiled.txt"))
        for name in listing.read_text("utf-8").split()
    ]


def extensions() -> list[Any]:
    if os.environ.get("QUARTIER_INTERPRETED"):
        return []
    try:
        from mypyc.build import mypycify

        extensions = mypycify([*MYPY, *rules()], opt_level="3", debug_level="0", group_name="quartier")
    except (ImportError, SystemExit) as error:
        stay_interpreted(f"mypyc: {error}")
        return []
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args += INLINED
            extension.depends.append("setup.py")
    return extensions


def stay_interpreted(why: str, *folders: str) -> None:
    """Say why, and leave no compiled module behind that would hide a newer source."""
    print(f"quartier: the rules could not be compiled and will run interpreted ({why})", file=sys.stderr)
    for folder in (SOURCES, *map(Path, folders)):
        for module in folder.rglob("*.so"):
            module.unlink()


class CompileRules(build_ext):
    """All rules or none: the compiled ones only work together."""

    def run(self) -> None:
        super().run()
        if self.inplace:
            # the tests ask whether it is older than a source; what compiles to the same C is not copied
            for library in SOURCES.glob("*__mypyc*.so"):
                library.touch()

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except (BaseError, CCompilerError, OSError) as error:
            stay_interpreted(str(error), self.build_lib)
            self.extensions = []


# before setuptools looks for the files there are
if BUILDING and (failed := subprocess.run([sys.executable, "tools/vendor.py"]).returncode):
    raise SystemExit(failed)

setup(ext_modules=extensions() if BUILDING else [], cmdclass={"build_ext": CompileRules})
