"""The greedy bot: legal, better than chance, and not fooled by the obvious."""

from __future__ import annotations

import pytest

from quartier.core.luck import Luck
from quartier.titles.skyrise.greedy import greedy
from quartier.titles.skyrise.rules import Skyrise
from quartier.titles.skyrise.title import TITLE
from tests.titles.skyrise.scene import codes, deal, era_two, give, keep, open_by, owner, put, table, choose


def chosen(game: Skyrise) -> str:
    code = int(greedy(game, game.active, Luck(1, 8)))
    return next(notation for notation, known in codes(game).items() if known == code)
