"""All the cards there are, for the rules page: read from the edition, drawn as at the table."""

from __future__ import annotations

from collections.abc import Iterator

from htpy import Element

from quartier.core.look import Look
from quartier.draw.svg import canvas, number
from quartier.titles.warsaw import posters
from quartier.titles.warsaw.edition import printed_pieces
from quartier.titles.warsaw.names import FUNCTIONS, TYPES


def all_projects(stage: int, look: Look) -> Iterator[Element]:
    raise NotImplementedError


def all_tasks(look: Look) -> Iterator[Element]:
    raise NotImplementedError


def all_norms() -> Iterator[Element]:
    raise NotImplementedError
