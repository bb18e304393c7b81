"""Pieces small enough to stand in a line of text."""

from __future__ import annotations

from collections.abc import Sequence

from htpy import Element, Node, g

from quartier.draw.svg import canvas, label
from quartier.titles.monster_city.demand import LETTERS
from quartier.titles.monster_city.monsters import crabacus, glutton, head, jelly
from quartier.titles.monster_city.signs import sign


def icon(name: str) -> Element:
    """`r5` is a building, `r` its colour alone; a monster is named as in its mark."""
    family, _, eaten = name.partition("-")
    match family:
        case "all":
            return token(26, g(transform="translate(13 12.5) scale(.26)")[glutton(LETTERS.index(eaten))])
        case "values":
            crab = g(transform="translate(13 12) scale(.27)")[crabacus(())]
            return token(25 + 16 * len(eaten), crab, figures(" ".join(eaten), 28))
        case "each":
            meal = [LETTERS.index(one[0]) for one in eaten.split("-") for _ in range(int(one[1:]))]
            face = g(transform="translate(12 15) scale(.5)")[head(meal)]
            return token(27 + 15 * len(meal), face, row(meal))
        case "any":
            return token(48, g(transform="translate(13 11.5) scale(.34)")[jelly(0)], figures(f"×{eaten}", 26))
    value = name[1:]
    drawn = sign(LETTERS.index(family[0]), 9.5, 12, 15, line=1.5)
    return token(32 if value else 19, drawn, figures(value, 20) if value else None)


def token(width: float, *drawn: Node) -> Element:
    return canvas(width, 23, class_="token", aria_hidden="true")[drawn]


def figures(written: str, x: float) -> Element:
    return label(written, x, 18.5, 18, weight=650, anchor="start")


def row(meal: Sequence[int]) -> list[Element]:
    return [sign(colour, 32 + place * 15, 12, 12.5, line=1.4) for place, colour in enumerate(meal)]
