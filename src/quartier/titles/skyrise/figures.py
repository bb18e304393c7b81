"""The pictures beside the rules, and the title's poster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import Element, Node, circle, g, path, polygon, rect

from quartier.core.look import Look
from quartier.draw.palette import GOLD, INK, PAPER, RED
from quartier.draw.svg import Point, at, canvas, corners, face, label
from quartier.titles.skyrise import scenery
from quartier.titles.skyrise.cards import oval, panorama_drawn
from quartier.titles.skyrise.discs import GROUNDS, disc, faction_disc, sign
from quartier.titles.skyrise.landmarks import landmark, landmark_of
from quartier.titles.skyrise.names import WONDERS
from quartier.titles.skyrise.shapes import Outline
from quartier.titles.skyrise.towers import PLATE_AT, STYLES, plate, tower

YELLOW, GREEN, WHITE, BROWN = range(4)

LEFT: Final[Outline] = ((24, 40), (150, 30), (158, 150), (30, 160))
RIGHT: Final[Outline] = ((150, 30), (282, 38), (276, 156), (158, 150))
SIDE: Final = ((150.0, 30.0), (158.0, 150.0))


def figure(name: str, look: Look) -> Element:
    kind, _, wonder = name.partition("-")
    return wonder_figure(wonder) if kind == "wonder" else FIGURES[name](look)


def wonder_figure(wonder: str) -> Element:
    """As its owner would have it built, in one material after the other."""
    seat = WONDERS.index(wonder) % len(STYLES)
    return canvas(306, 150, class_="figure")[
        g(transform="translate(153 132) scale(1.15)")[landmark_of(wonder, seat)]
    ]


def pair(one: int, other: int, *over: Node) -> Element:
    """Two districts side by side on their rock."""
    rim = (*LEFT[:2], RIGHT[1], RIGHT[2], LEFT[2], LEFT[3])
    return canvas(306, 216, class_="figure")[
        scenery.rock(rim, 34), scenery.edge(rim), face(LEFT, GROUNDS[one]), face(RIGHT, GROUNDS[other]), over
    ]


def verdict(x: float, y: float, good: bool) -> Element:
    """A tick or a cross on a round plate."""
    shape = "M-6 0L-2 5L6 -5" if good else "M-5 -5L5 5M5 -5L-5 5"
    return g(at(x, y))[
        circle(r="14", fill=PAPER, stroke="#3F9180" if good else RED, stroke_width="2.5"),
        path(
            d=shape, fill="none", stroke="#2C6B5E" if good else RED, stroke_width="3", stroke_linecap="round"
        ),
    ]


def adjacent(look: Look) -> Element:
    return pair(YELLOW, GREEN, verdict(154, 92, True))


def airship(look: Look) -> Element:
    return pair(BROWN, WHITE, scenery.airship(*SIDE), verdict(212, 60, False))


def lake(look: Look) -> Element:
    return pair(GREEN, BROWN, scenery.lake(oval(154, 90, 34, 66)), verdict(212, 60, False))


def bridge(look: Look) -> Element:
    return pair(
        GREEN, BROWN, scenery.lake(oval(154, 90, 34, 66)), scenery.bridge((108, 92), (200, 88)),
        verdict(236, 60, True),
    )


def opening(look: Look) -> Element:
    return pair(
        WHITE, YELLOW, g(at(88, 112))[tower(2, 1)], bid(218, 116, 1, 0, 24, True), verdict(262, 56, True)
    )


def bid(x: float, y: float, seat: int, height: int, number: int, leading: bool = False) -> Element:
    return g(at(x, y))[tower(seat, height), g(at(0, PLATE_AT[height]))[plate(number, 14, leading)]]


def chain(look: Look) -> Element:
    """A bid, a raise next to it, and another."""
    sites: list[Point] = [(60, 130), (160, 118), (262, 130)]
    plots: list[Outline] = [
        ((10, 82), (108, 70), (112, 168), (16, 176)), ((108, 70), (210, 72), (214, 164), (112, 168)),
        ((210, 72), (310, 82), (306, 172), (214, 164)),
    ]
    rim = (*plots[0][:2], plots[1][1], plots[2][1], plots[2][2], plots[2][3], plots[1][3], plots[0][3])
    return canvas(326, 226, class_="figure")[
        scenery.rock(rim, 34), scenery.edge(rim),
        [face(plot, GROUNDS[ground]) for plot, ground in zip(plots, (GREEN, WHITE, BROWN), strict=True)],
        scenery.path_of_bids(sites),
        bid(*sites[0], 1, 0, 24), bid(*sites[1], 3, 1, 32), bid(*sites[2], 0, 1, 64, True),
    ]


def track(look: Look) -> Element:
    """What a structure is worth with none to four discs in its row."""
    return canvas(400, 108, class_="figure")[
        g(transform="translate(36 40) scale(1.5)")[sign(WHITE, ink="currentColor")],
        [
            g(at(96 + 66 * discs, 40))[
                faction_disc(WHITE, 19) if discs else circle(
                    r="19", fill="none", stroke="currentColor", stroke_dasharray="5 4"
                ),
                label(worth, 0, 60, 26, weight=650, fill=RED if discs == 3 else "currentColor"),
            ]
            for discs, worth in enumerate(("2", "3", "4", "6", "4"))
        ],
    ]


def control(look: Look) -> Element:
    """One tall building more than two medium ones."""
    return pair(
        YELLOW, BROWN,
        g(at(62, 128))[tower(1, 2)], g(at(116, 124))[tower(1, 0)],
        g(at(198, 124))[tower(0, 1)], g(at(246, 130))[tower(0, 1)],
        g(at(88, 40))[path(d="M-9 -20H9V2L0 -4L-9 2Z", fill="#AE4733", stroke=INK, stroke_width="1.4")],
    )


def panorama(look: Look) -> Element:
    return canvas(400, 130, class_="figure")[
        [
            g[
                g(transform=f"translate({16 + place * 128} 12) scale(1.5)")[panorama_drawn(card)],
                label(f"+{points}", 70 + place * 128, 124, 24, weight=650, fill=RED),
            ]
            for place, (card, points) in enumerate((("airships", 3), ("windmills", 2), ("lakes", 3)))
        ]
    ]


def rows(look: Look) -> Element:
    """Three structures with the artists, three discs: six each."""
    return canvas(400, 150, class_="figure")[
        polygon(
            points=corners([(12, 70), (210, 62), (218, 126), (20, 134)]), fill=GROUNDS[WHITE],
            stroke="currentColor",
        ),
        g(at(52, 116))[tower(0, 1)], g(at(112, 118))[tower(0, 0)], g(at(172, 114))[tower(0, 2)],
        [g(at(278 + 34 * n, 60))[faction_disc(WHITE, 14)] for n in range(3)],
        label("3 × 6 = 18", 312, 116, 26, weight=650),
    ]


FIGURES: Final[dict[str, Callable[[Look], Element]]] = {
    "adjacent": adjacent,
    "airship": airship,
    "lake": lake,
    "bridge": bridge,
    "opening": opening,
    "raise": chain,
    "track": track,
    "control": control,
    "panorama": panorama,
    "rows": rows,
}


def cover() -> Element:
    """An island in the morning sky, with a skyline on it."""
    rim: Outline = (
        (60, 262), (116, 236), (184, 228), (254, 238), (306, 268), (298, 306), (232, 330), (140, 334),
        (70, 308),
    )
    plots: tuple[Outline, ...] = (
        ((60, 262), (116, 236), (184, 228), (176, 276), (110, 282)),
        ((184, 228), (254, 238), (306, 268), (242, 282), (176, 276)),
        ((60, 262), (110, 282), (176, 276), (172, 333), (140, 334), (70, 308)),
        ((176, 276), (242, 282), (306, 268), (298, 306), (232, 330), (172, 333)),
    )
    return canvas(360, 460, class_="cover", color=INK)[
        rect(width="360", height="460", fill="#8FC0CE"),
        path(d="M0 250C90 230 250 290 360 244V460H0Z", fill="#C9DFD4"),
        path(d="M0 372C120 342 240 402 360 360V460H0Z", fill="#F5DFB8"),
        circle(cx="290", cy="84", r="38", fill=GOLD),
        circle(
            cx="290", cy="84", r="52", fill="none", stroke=PAPER, stroke_opacity=".7", stroke_dasharray="3 5"
        ),
        g(fill="#FFFFFF", fill_opacity=".85")[
            scenery.cloud(70, 70, 0.9), scenery.cloud(312, 176, 0.7), scenery.cloud(82, 430, 1)
        ],
        g(transform="translate(-32 -50) scale(1.17)")[
            scenery.rock(rim, 74), scenery.edge(rim),
            [
                face(plot, GROUNDS[ground])
                for plot, ground in zip(plots, (GREEN, YELLOW, BROWN, WHITE), strict=True)
            ],
            scenery.lake(oval(176, 278, 30, 13)),
            [
                g(transform=f"translate({x} {y}) scale({size})")[drawn]
                for x, y, size, drawn in (
                    (112, 262, 1.35, tower(0, 2)), (236, 262, 1.3, tower(2, 2)),
                    (168, 256, 1.5, landmark(13, 3)), (92, 306, 1.3, tower(1, 1)),
                    (276, 288, 1.2, tower(3, 0)), (216, 314, 1.35, tower(3, 1)), (136, 318, 1.2, tower(2, 0)),
                )
            ],
            g(at(258, 318))[scenery.windmill()],
            g(at(180, 312))[disc(5)],
        ],
        g(transform="translate(74 140) rotate(-6)")[scenery.airship((-44, 0), (44, 0))],
    ]
