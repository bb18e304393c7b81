"""Laws, by what they are about."""

from __future__ import annotations

from collections.abc import Callable

from quartier.titles import AnyTitle
from tests.conformance.plays import Play

Law = Callable[[AnyTitle, Play], None]

LAWS: dict[str, tuple[Law, int]] = {}
"""Every law by its name, with how many plays an ordinary run tries it on."""


def law(plays: int) -> Callable[[Law], Law]:
    def keep(check: Law) -> Law:
        LAWS[check.__name__] = (check, plays)
        return check

    return keep


from tests.conformance.laws import asking, orders, pages, playing, recording, secrets, tables  # noqa: E402, F401 (they enlist)
