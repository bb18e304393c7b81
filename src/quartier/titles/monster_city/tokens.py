"""Money, and the sign that stops."""

from __future__ import annotations

from typing import Final

from htpy import Element, ellipse, g, path, polygon, rect

from quartier.draw.svg import corners, label
from quartier.draw.text import drawn_once
from quartier.titles.monster_city.signs import BONE, DEEP

NOTE: Final = "#8FC9A4"


@drawn_once
def banknote() -> Element:
    """56 by 30, its upper left corner at the origin."""
    return g[
        rect(width="56", height="30", rx="4", fill=NOTE, stroke=DEEP, stroke_width="1.8"),
        rect(
            x="4", y="4", width="48", height="22", rx="2", fill="none", stroke="#3B7D56", stroke_width="1.4"
        ),
        ellipse(cx="28", cy="15", rx="8", ry="9", fill="#D8F0DF", stroke="#3B7D56", stroke_width="1.6"),
        path(d="M23 19v-6h4v-4h5v10z", fill="#3B7D56"),
    ]


@drawn_once
def no_banknote() -> Element:
    return rect(
        x="1", y="1", width="54", height="28", rx="4", fill="none", stroke="#A9B4CC", stroke_width="1.6",
        stroke_dasharray="5 4",
    )


@drawn_once
def stop_sign(used: bool) -> Element:
    """Eight-cornered, its middle at the origin; 60 across."""
    points = [(-12, -29), (12, -29), (29, -12), (29, 12), (12, 29), (-12, 29), (-29, 12), (-29, -12)]
    inner = [(x * 0.86, y * 0.86) for x, y in points]
    return g(opacity=".45" if used else None)[
        polygon(
            points=corners(points), fill="#6D7890" if used else "#D2503C", stroke=DEEP, stroke_width="2",
            stroke_linejoin="round",
        ),
        polygon(points=corners(inner), fill="none", stroke=BONE, stroke_width="2", stroke_linejoin="round"),
        label("STOP", 0, 6.5, 19, weight=750, fill=BONE),
        path(d="M-24 24L24-24", stroke=BONE, stroke_width="4") if used else None,
    ]


