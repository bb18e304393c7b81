"""The title's poster."""

from __future__ import annotations

from htpy import Element, Node, circle, g, path, polygon, rect

from quartier.draw.palette import INK, PAPER
from quartier.draw.svg import canvas, corners, face
from quartier.titles.warsaw.counters import engineer, rubble
from quartier.titles.warsaw.silhouettes import building


def cover() -> Element:
    """The palace over the river, at sunrise, and a bridge to it."""
    rays = "".join(
        f"M180 250L{edge}Z" for edge in (
            "0 190V110", "0 40V0H20", "70 0H120", "160 0H200", "240 0H290", "340 0H360V40", "360 110V190",
        )
    )
    skyline = (
        "M0 330V262H30V244H62V270H78V228H96V262H118V330Z"
        "M242 330V256H262V232H280V256H296V214H318V262H336V240H360V330Z"
    )
    return canvas(360, 460, class_="cover", color=INK)[
        rect(width="360", height="460", fill="#E9C46A"),
        path(d=rays, fill="#F4DFA0"),
        circle(cx="180", cy="196", r="104", fill="#C8402F"),
        path(d=skyline, fill="#94452F", fill_opacity=".55"),
        palace(),
        path(d="M0 348H360V460H0Z", fill="#4C84B8"),
        path(
            d="M18 392q20 -7 40 0M92 416q22 -7 44 0M206 402q22 -7 44 0M286 428q18 -6 36 0M40 440q18 -6 36 0",
            fill="none", stroke="#DCEBF5", stroke_width="2.6", stroke_linecap="round",
        ),
        polygon(points=corners([(0, 330), (360, 330), (360, 351), (0, 353)]), fill="#C3CFA6", stroke=INK,
                stroke_width="1.4"),
        bridge_on_cover(),
        g(transform="translate(52 331) scale(1.35)")[building("housing")],
        g(transform="translate(303 331) scale(1.2)")[building("services")],
        g(transform="translate(300 452) scale(2.1)")[engineer(1)],
        g(transform="translate(58 450) scale(1.5)")[rubble()],
    ]


def palace() -> Element:
    """Steps upon steps, and a spire."""
    blocks = (
        (86, 330, 188, 36), (106, 294, 148, 34), (128, 260, 104, 62), (144, 198, 72, 46), (158, 152, 44, 30),
    )
    drawn: list[Node] = []
    for x, foot, width, height in blocks:
        drawn.append(
            rect(
                x=str(x), y=str(foot - height), width=str(width), height=str(height), fill="#44948D",
                stroke=INK, stroke_width="1.8",
            )
        )
        drawn.append(
            rect(x=str(x + width - 16), y=str(foot - height), width="16", height=str(height), fill="#2E6C68")
        )
        columns = "".join(
            f"M{x + 9 + step * 11} {foot - 6}v{12 - height}" for step in range((width - 26) // 11)
        )
        drawn.append(path(d=columns, stroke=PAPER, stroke_width="3", stroke_opacity=".85"))
    return g[
        face([(172, 124), (180, 28), (188, 124)], "#79BDB4", 1.8),
        drawn,
        circle(cx="180", cy="176", r="12", fill=PAPER, stroke=INK, stroke_width="1.8"),
        path(d="M180 169v7h5", fill="none", stroke=INK, stroke_width="1.8"),
    ]


def bridge_on_cover() -> Element:
    spans = "".join(f"L{26 + 64 * step} 352L{58 + 64 * step} 394" for step in range(5))
    truss = f"M2 384{spans}L346 352L358 368"
    return g(fill="none", stroke=INK, stroke_linejoin="round")[
        path(d="M1 394H359", stroke_width="7"), path(d="M1 352H359", stroke_width="4"),
        path(d=truss, stroke_width="3.6"),
        path(d="M58 396v40M186 396v44M314 396v40", stroke_width="9"),
    ]

