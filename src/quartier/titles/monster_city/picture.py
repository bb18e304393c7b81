"""The view drawn, panel by panel."""

from __future__ import annotations

from htpy import Element

from quartier.core.look import Look, Panel
from quartier.draw.svg import canvas
from quartier.titles.monster_city.view import View


def panels(view: View, look: Look) -> list[Panel]:
    return []


def icon(name: str) -> Element:
    return canvas(20, 20)
