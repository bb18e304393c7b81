"""How far a seat has come with its norm, as far as the table shows it."""

from __future__ import annotations

from quartier.titles.warsaw.view import NormView, View


def counted(view: View, seat: int, norm: NormView) -> list[str]:
    """How many of each object stand."""
    found = [one.type for one in view.hexes if one.built and one.owner == seat]
    found += ["metro" for one in view.segments if one.owner == seat]
    found += ["bridge" for one in view.bridges if one.owner == seat]
    return [str(found.count(what)) for what in norm.objects]
