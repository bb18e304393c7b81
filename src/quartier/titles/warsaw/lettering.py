"""Text that has to fit: broken into lines by the width of its letters."""

from __future__ import annotations

from typing import Final

from htpy import Element, g

from quartier.draw.svg import label

LETTERS: Final = {
    one: width
    for width, letters in (
        (0.29, "ijlłtIJ .,:;'’|-()"), (0.39, "frsś"), (0.48, "ackvxyząćęńźżLT„”«»1"),
        (0.69, "wACĆDHUVR"), (0.8, "mMNOÓQGW–—"),
    )
    for one in letters
}
"""Widths in the house's type, for a size of 1; all others are about as wide as an n."""
COMMON: Final = 0.57


def width_of(text: str, size: float, weight: int = 500) -> float:
    """About how wide this is."""
    return sum(LETTERS.get(one, COMMON) for one in text) * size * (1 + (weight - 500) / 2500)


def broken(text: str, size: float, width: float, weight: int = 500) -> list[str]:
    """The text in lines no wider than this, as long as words allow."""
    lines = [""]
    for word in text.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size, weight) > width:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def block_of(
    text: str, x: float, y: float, width: float, size: float = 15, leading: float = 1.12, *, most: int = 3,
    weight: int = 500, anchor: str = "start", fill: str = "currentColor",
) -> Element:
    """Lines of text whose first one stands on y; smaller where they would be too many."""
    lines = broken(text, size, width, weight)
    while len(lines) > most and size > 13:
        size -= 0.5
        lines = broken(text, size, width, weight)
    if len(lines) > most:
        lines[most - 1] += "…"
    return g[
        [
            label(line, x, y + place * size * leading, size, weight=weight, anchor=anchor, fill=fill)
            for place, line in enumerate(lines[:most])
        ]
    ]
