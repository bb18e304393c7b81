"""Quartier: a table for city-building board games."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader

__version__ = "0.1.0"


class _Sources:
    """Finds this package's modules by their sources, whatever compiled ones stand beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: object = None) -> ModuleSpec | None:
        if path is None or not name.startswith(f"{__name__}."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("QUARTIER_INTERPRETED"):
    sys.meta_path.insert(0, _Sources)


def compiled() -> bool:
    """Whether the rules run compiled."""
    from quartier.core import game

    return not str(game.__file__).endswith(".py")
