"""Draw the picture of the README: `python tools/pictures.py` writes docs/quartier.svg."""

from __future__ import annotations

from pathlib import Path

from htpy import Element, g, rect
from markupsafe import Markup

from quartier.draw.palette import INK, PAPER
from quartier.draw.svg import at, canvas, label
from quartier.draw.text import text_of
from quartier.titles import all_titles

WIDTH, HEIGHT, GAP = 200, 256, 24


def sized(poster: Element) -> Markup:
    tag = Markup('<svg width="{}" height="{}" ').format(WIDTH, HEIGHT)
    return text_of(poster).replace(Markup("<svg "), tag, 1)


def main() -> None:
    titles = list(all_titles().values())
    width = GAP + len(titles) * (WIDTH + GAP)
    posters = [
        g(at(GAP + place * (WIDTH + GAP), 76))[sized(title.cover())]
        for place, title in enumerate(titles)
    ]
    drawn = canvas(width, HEIGHT + 100, color=INK, font_family="Jost, Futura, sans-serif")[
        rect(width=str(width), height=str(HEIGHT + 100), fill=PAPER),
        label("QUARTIER", GAP, 50, 34, weight=600, anchor="start"),
        posters,
    ]
    Path("docs/quartier.svg").write_text(str(drawn) + "\n", "utf-8")


if __name__ == "__main__":
    main()
