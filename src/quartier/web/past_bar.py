"""What stands in the place of the prompt when a table looks back: what happened then, and where to go."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlencode

import htpy as h
from htpy import Element, Node

from quartier.web.say import hidden, said
from quartier.web.sight import Back, Sight

WATCHER: Final = "watcher"
MOST_LINES: Final = 3
SPEEDS: Final = {"slow": 2400, "normal": 1200, "fast": 400}
"""Milliseconds that a moment stands while the game is played."""
SIGNS: Final = {
    "first": "M3 3v14M16 3L7 10L16 17Z", "earlier": "M12 3L5 10L12 17M6 10H16",
    "later": "M8 3L15 10L8 17M14 10H4", "last": "M17 3v14M4 3L13 10L4 17Z",
    "play": "M5 3L16 10L5 17Z", "pause": "M6 3v14M14 3v14",
}


def past_bar(sight: Sight, back: Back) -> Element:
    words = sight.words
    return h.section(".prompt.back", id="prompt", aria_label=words("web-past"))[
        h.div(".asked", role="status", aria_live="polite")[
            h.span(".heard", id="news"),
            h.p(".moment")[words("web-moment", moment=back.moment, moments=sight.table.course.moments)],
            h.p(id="asked")[happened(sight, back.moment)],
        ],
        h.div(".answers", id="answers")[
            steps(sight, back),
            slider(sight, back),
            h.a(".button.strong", href=sight.address)[words("web-to-now")],
        ],
    ]


def happened(sight: Sight, moment: int) -> Node:
    """What the move to this moment told those who look; the log has all of it."""
    title, course = sight.table.title, sight.table.course
    told = [title.tell((sight.game.told or [])[line], sight.eyes) for line in course.told_at(moment)]
    lines = [said(sight.words, title, line) for line in told if line is not None]
    if not lines:
        return sight.words("web-moment-silent")
    return [[line, " "] for line in lines[:MOST_LINES]]


def steps(sight: Sight, back: Back) -> Element:
    words, last = sight.words, sight.table.course.moments
    ways = {
        "first": 0, "earlier": max(0, back.moment - 1), "later": min(last, back.moment + 1), "last": last,
    }
    return h.nav(".steps", aria_label=words("web-past"))[
        [
            h.a(
                ".button", id=f"step-{way}", href=address_of(sight, back, moment), data_moment=moment,
                aria_label=words(f"web-step-{way}"), title=words(f"web-step-{way}"),
            )[sign(way)]
            for way, moment in ways.items()
        ],
        h.button(
            ".button.with-script", type="button", id="play", data_act="play", aria_pressed="false",
            aria_label=words("web-past-play"), title=words("web-past-play"),
        )[sign("play"), sign("pause")],
    ]


def sign(name: str) -> Element:
    return h.svg(class_=f"sign sign-{name}", viewBox="0 0 20 20", aria_hidden="true")[h.path(d=SIGNS[name])]


def slider(sight: Sight, back: Back) -> Element:
    words, table = sight.words, sight.table
    return h.form(".slider", action=f"{sight.address}/at", method="get", data_act="look")[
        h.label(".heard", for_="speed")[words("web-speed")],
        h.select(".with-script", id="speed", title=words("web-speed"))[
            [
                h.option(value=pause, selected=speed == "normal")[words(f"web-pace-{speed}")]
                for speed, pause in SPEEDS.items()
            ]
        ],
        h.label(".heard", for_="moment")[words("web-moment-wanted")],
        h.input(
            type="range", id="moment", name="moment", min=0, max=table.course.moments, value=back.moment
        ),
        whose_eyes(sight, back) if table.over else hidden("as", back.eyes) if back.eyes else None,
        h.button(".button.without-script", type="submit")[words("web-look")],
    ]


def whose_eyes(sight: Sight, back: Back) -> Element:
    words, table = sight.words, sight.table
    return h.span(".eyes")[
        h.label(for_="eyes")[words("web-eyes")],
        h.select(id="eyes", name="as", title=words("web-eyes"))[
            h.option(value=WATCHER, selected=sight.eyes is None)[words("web-eyes-watcher")],
            [
                h.option(value=player.seat, selected=player.seat == sight.eyes)[words.names[player.seat]]
                for player in table.players
            ],
        ],
    ]


def address_of(sight: Sight, back: Back, moment: int) -> str:
    query = f"?{urlencode({'as': back.eyes})}" if back.eyes else ""
    return f"{sight.address}/at/{moment}{query}"
