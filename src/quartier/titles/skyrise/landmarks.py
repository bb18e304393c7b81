"""The twenty wonders, each with a silhouette of its own, in the material of its owner."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Element, Node, circle, g, path
from markupsafe import Markup

from quartier.draw.iso import shadow
from quartier.draw.palette import GOLD, INK, OWNERS, PAPER, RED, Faces
from quartier.draw.svg import label, number
from quartier.draw.text import drawn_once
from quartier.titles.skyrise.discs import GROUNDS
from quartier.titles.skyrise.names import WONDERS
from quartier.titles.skyrise.towers import bands, block, dome, gable, ribs, slope, strokes, windows

GLASS: Final = "#CFE6EA"
GREEN: Final = "#6E9A57"


def shape(d: str, fill: str, width: float = 1.2) -> Element:
    return path(d=d, fill=fill, stroke="currentColor", stroke_width=f"{width:g}", stroke_linejoin="round")


def ball(x: float, y: float, radius: float, fill: str) -> Element:
    return circle(
        cx=number(x), cy=number(y), r=number(radius), fill=fill, stroke="currentColor", stroke_width="1.2"
    )


def flag(x: float, y: float) -> list[Node]:
    return [strokes(f"M{x:g} {y:g}v-14", 1, 1.3), shape(f"M{x:g} {y - 14:g}l9 3l-9 3.4Z", RED, 1)]


def hammer(f: Faces) -> Node:
    return [
        block(-11, 0, 20, 10, 7, f), block(-4, -12, 8, 46, 5, f), ribs(-4, 8, -12, 46, 2),
        block(-19, -58, 36, 17, 9, f), strokes("M-11 -58v-17M9 -58v-17"),
    ]


def capitol(f: Faces) -> Node:
    return [
        block(-22, 0, 40, 6, 9, f), block(-18, -7, 32, 17, 8, f), ribs(-18, 32, -7, 18, 7),
        shape("M-21 -24H17L-2 -35Z", f.top), block(-8, -35, 14, 8, 4, f), dome(-10, -44, 19, 14, f),
        *flag(0, -56),
    ]


def pavilion(f: Faces) -> Node:
    return [
        block(-15, 0, 26, 13, 8, f), windows(-12, -11, 5, 1, 3.4, 7, 4.8), block(-23, -14, 40, 5, 11, f),
        block(-8, -21, 18, 15, 7, f), windows(-5.4, -33, 3, 1, 3.6, 8, 5), block(-14, -37, 32, 4, 9, f),
        strokes("M-19 0V-14M13 0V-14", 1, 1.6),
    ]


def atlantis(f: Faces) -> Node:
    return [
        shape("M-22 0C-16 -30 -9 -44 0 -52C9 -44 18 -30 23 0Z", f.front),
        shape("M0 -52C9 -44 18 -30 23 0H12C11 -22 7 -40 0 -52Z", f.side),
        strokes("M0 -52C-6 -36 -8 -18 -8 0M0 -52C3 -36 4 -18 4 0"),
        shape("M-26 0C-20 -11 -14 -11 -9 -3C-4 -11 3 -11 8 -3C13 -11 20 -11 26 0Z", "#4F9CB8"),
        ball(0, -56, 5, PAPER),
    ]


def zeppelin_rock(f: Faces) -> Node:
    return [
        shape("M-20 0L-13 -17L-5 -13L1 -24L10 -15L20 0Z", "#8A7461"),
        shape("M-4 -17L-1 -52H3L6 -20Z", f.front),
        strokes("M-2.6 -26L4.6 -34M-2 -36L4 -43"),
        shape("M22 -60l10 -6v13Z", "#8E2A1E"),
        shape("M-18 -60C-14 -70 16 -71 25 -60C16 -50 -14 -50 -18 -60Z", f.top),
        strokes("M1 -53v3"),
    ]


def image(f: Faces) -> Node:
    return [
        block(-4, 0, 8, 9, 4, f), block(-23, -9, 44, 44, 6, f),
        shape("M-18 -14V-48H16V-14Z", GLASS), shape("M-18 -14V-26h7v-9h6v14h6v-19h7v12h8v14Z", f.side),
        ball(9, -41, 4, GOLD),
    ]


def futurist(f: Faces) -> Node:
    return [
        shape("M-8 0L-20 0L-8 -30Z", f.side), shape("M8 0L20 0L8 -30Z", f.side),
        shape("M-9 0V-44C-9 -60 -4 -70 0 -78C4 -70 9 -60 9 -44V0Z", f.front),
        shape("M3 -1V-72C6 -66 9 -58 9 -44V-1Z", f.side), ball(-1, -46, 4.4, GLASS),
        strokes("M-9 -16H9M-9 -28H9"),
        strokes("M0 -78v-8", 1, 1.4),
    ]


def ambition(f: Faces) -> Node:
    return [
        block(-22, 0, 40, 34, 11, f), ball(-2, -17, 11.5, f.side), ball(-2, -17, 8, GLASS),
        block(-11, -40, 18, 20, 7, f), shape("M-8 -43L-2 -56L4 -43Z", GLASS),
    ]


def gardens(f: Faces) -> Node:
    return [
        block(-24, 0, 44, 12, 11, f), block(-17, -15, 32, 13, 8, f), block(-10, -30, 18, 15, 6, f),
        *(ball(x, y, r, GREEN) for x, y, r in (
            (-19, -19, 5.4), (20, -19, 5), (-12, -35, 5), (13, -34, 4.6), (-3, -53, 7), (5, -52, 5),
        )),
        windows(-19, -8, 6, 1, 3.6, 5, 6.4), windows(-12, -24, 4, 1, 3.6, 5, 6.4),
    ]


def intelligentsium(f: Faces) -> Node:
    return [
        block(-14, 0, 26, 12, 8, f), ribs(-14, 26, 0, 13, 5), block(-5, -14, 9, 14, 4, f),
        ball(1, -45, 17, f.front),
        shape("M1 -62A17 17 0 0 1 1 -28A24 24 0 0 0 1 -62Z", f.side),
        strokes("M-23 -38C-26 -49 28 -56 26 -44C24 -36 -18 -30 -23 -38Z", 1, 2), ball(-7, -51, 3.4, PAPER),
    ]


def olmsted(f: Faces) -> Node:
    return [
        ball(-21, -12, 7.5, GREEN), ball(23, -13, 8, GREEN), strokes("M-21 -5v5M23 -6v6", 1, 2),
        block(-17, 0, 30, 6, 9, f), shape("M-17 -6C-17 -50 13 -50 13 -6Z", GLASS),
        strokes("M-2 -39V-6M-9.5 -34V-6M5.5 -34V-6M-16.5 -18H12.5M-13 -29H9", 0.8), dome(-7, -38, 10, 8, f),
        *flag(-2, -43),
    ]


def haven(f: Faces) -> Node:
    return [
        shape("M-22 0L-16 -9H16L24 0Z", "#8A7461"), shape("M-9 -8L-6 -54H6L9 -8Z", f.front),
        shape("M-8.2 -20L-7.2 -33H7.2L8.2 -20ZM-6.8 -40L-6.2 -50H6.2L6.8 -40Z", PAPER),
        block(-8, -54, 14, 3, 4, f), shape("M-5 -58V-68H5V-58Z", GOLD), dome(-6, -68, 12, 7, f),
        path(d="M6 -66L26 -74V-58L6 -61Z", fill=GOLD, fill_opacity=".55"),
    ]


def spire(f: Faces) -> Node:
    return [
        block(-15, 0, 28, 26, 9, f), block(-10, -28, 18, 26, 7, f), block(-6, -56, 10, 20, 4, f),
        gable(-6, -76, 10, 16, 4, f), strokes("M1 -92v-10", 1, 1.4), ribs(-15, 28, 0, 26, 6),
        ribs(-10, 18, -28, 26, 4),
        ribs(-6, 10, -56, 20, 2), ball(1, -103, 2.2, GOLD),
    ]


def atelier(f: Faces) -> Node:
    return [
        block(6, -2, 12, 68, 7, f), windows(8.6, -64, 1, 6, 6.6, 6, 1, 10),
        block(-24, 0, 32, 20, 8, f), shape("M-24 -20V-33L-13 -20V-33L-2 -20V-33L8 -20Z", GLASS),
        windows(-20, -14, 4, 1, 4.4, 7, 7),
        ball(12, -77, 5, PAPER), strokes("M9 -73l-4 9", 1, 1.6),
    ]


def splinter(f: Faces) -> Node:
    return [
        shape("M-15 0L-4 -86L3 -70V0Z", f.front), shape("M3 0V-70L7 -80L18 0Z", f.side),
        shape("M-4 -86L-9 -30L-3 0H3V-70Z", GLASS), strokes("M-12 -22H15M-9.5 -42H12M-7 -60H9.6", 0.5),
    ]


def boca(f: Faces) -> Node:
    return [
        *(
            block(x, y, width, 15, 8, Faces(fill, fill, f.side))
            for (x, y, width), fill in zip(
                ((-22, 0, 22), (2, 0, 18), (-16, -17, 26), (-8, -34, 18)), GROUNDS, strict=True
            )
        ),
        windows(-18, -11, 2, 1, 5, 6, 9), windows(6, -11, 1, 1, 5, 6), windows(-11, -28, 2, 1, 5, 6, 10),
        block(-2, -50, 6, 8, 4, f),
    ]


def baron(f: Faces) -> Node:
    keep = "M-9 -24V-58h4v4h4v-4h4v4h4v-4h4V-24Z"
    side = "v-28h3v3h3v-3h3v3h3v-3h2V0Z"
    return [
        shape(keep, f.front), shape("M-23 0" + side, f.side), shape("M9 0" + side, f.side),
        block(-12, 0, 22, 22, 8, f), shape("M-5 0v-9a4 4 0 0 1 9 0v9Z", INK),
        windows(-3.4, -48, 2, 2, 3, 6, 5.4, 11),
        *flag(1, -58),
    ]


def vault(f: Faces) -> Node:
    return [
        block(-22, 0, 40, 42, 11, f), ball(-2, -21, 16, f.side), ball(-2, -21, 12.5, PAPER),
        strokes("M-2 -31V-11M-12 -21H8M-9 -28L5 -14M5 -28L-9 -14", 1, 1.7), ball(-2, -21, 4, GOLD),
        strokes("M-19 -39v36M15 -39v36", 0.4),
    ]


def summit(f: Faces) -> Node:
    return [
        shape("M-26 0L-2 -66L8 0Z", f.front), shape("M8 0L-2 -66L26 0Z", f.side),
        shape("M-9.5 -45L-2 -66L7 -44L3 -39L-1 -45L-5 -39Z", PAPER),
        strokes("M-20 -14L-14 -20L-8 -12L0 -22L7 -12", 0.6),
        *flag(-2, -66),
    ]


def legacy(f: Faces) -> Node:
    return [
        block(-22, 0, 40, 5, 10, f),
        shape(
            "M-14 -5C-6 -22 -6 -34 -17 -52C-8 -46 -5 -40 -2 -34C1 -40 4 -46 13 -52C2 -34 2 -22 10 -5Z",
            f.front,
        ),
        strokes("M-8 -5C-3 -20 -4 -30 -9 -43M4 -5C-1 -20 0 -30 5 -43M-2 -34V-5", 0.8, 1.3),
        shape("M-17 -52C-8 -57 5 -57 13 -52C5 -47 -8 -47 -17 -52Z", GLASS),
        shape("M14 -5c1 -9 14 -9 15 0Z", f.top),
    ]


LANDMARKS: Final[tuple[Callable[[Faces], Node], ...]] = (
    hammer, capitol, pavilion, atlantis, zeppelin_rock, image, futurist, ambition, gardens, intelligentsium,
    olmsted, haven, spire, atelier, splinter, boca, baron, vault, summit, legacy,
)
"""In the order of their numbers, from 1."""


@drawn_once
def landmark(card: int, seat: int) -> Element:
    """A wonder on its shadow, its foot in the middle below."""
    return g[shadow(2, 0, 58, 16), LANDMARKS[card - 1](OWNERS[seat])]


def landmark_of(wonder: str, seat: int) -> Markup:
    """The same by its name; a wonder without one has no card yet."""
    return landmark(WONDERS.index(wonder) + 1, seat) if wonder else unchosen(seat)


@drawn_once
def unchosen(seat: int) -> Element:
    """A wonder whose card is not chosen yet."""
    faces = OWNERS[seat]
    return g[
        shadow(2, 0, 50, 14), slope(-16, 0, 30, 40, 8, faces), shape("M-8 -40L0 -62L10 -44Z", faces.top),
        bands(-13, 22, (-12, -26)), label("?", -1, -14, 20, weight=700, fill=PAPER),
    ]
