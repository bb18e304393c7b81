"""The frame around every page: ink header, languages, menu, and what a browser needs to know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import htpy as h
import msgspec
from htpy import Element, Node
from litestar import Response
from litestar.datastructures import Cookie
from litestar.enums import MediaType

from quartier.draw.text import drawn_once
from quartier.web.assets import url
from quartier.web.reader import SWITCHES, Asked, Reader
from quartier.web.respond import tagged
from quartier.words import Words

TONGUES: Final = {"en": "English", "fr": "Français", "pl": "Polski"}


class Page(msgspec.Struct, frozen=True):
    title: str
    """For the browser's tab."""
    body: Node
    kind: str
    """Names the page for the style sheet."""
    head: Node = None


def respond(
    request: Asked, reader: Reader, page: Page, status: int = 200, cookies: Sequence[Cookie] = ()
) -> Response[str]:
    text = str(document(reader, page))
    return tagged(request, text, MediaType.HTML, status, cookies)


def document(reader: Reader, page: Page) -> Element:
    words = reader.words()
    return h.html(lang=reader.language, data_theme=reader.theme)[
        h.head[
            h.meta(charset="utf-8"),
            h.meta(name="viewport", content="width=device-width, initial-scale=1"),
            h.meta(name="description", content=words("web-what")),
            h.title[f"{page.title} · Quartier" if page.title else "Quartier"],
            h.link(rel="icon", type="image/svg+xml", href=url("icon.svg")),
            [
                h.link(rel="preload", href=font, as_="font", type="font/woff2", crossorigin=True)
                if (font := url("vendor/jost-latin-wght-normal.woff2")) else None
            ],
            h.link(rel="stylesheet", href=url("quartier.css")),
            h.link(rel="stylesheet", href=url("table.css" if page.kind == "table" else "pages.css")),
            h.link(rel="stylesheet", href=url("sheets.css")),
            page.head,
            h.script(src=morph, defer=True) if (morph := url("vendor/idiomorph.min.js")) else None,
            h.script(src=url("quartier.js"), type="module"),
        ],
        h.body(class_=f"page-{page.kind}")[page.body],
    ]


def plain(
    reader: Reader, title: str, main: Node, kind: str, heading: Node = None, head: Node = None
) -> Page:
    """A page that is read: header and one column."""
    words = reader.words()
    body = h.fragment[
        skip(words, "#main"), header(reader, heading), h.main(id="main", class_="sheet")[main]
    ]
    return Page(title, body, kind, head)


def header(reader: Reader, heading: Node = None, aside: Node = None, menu: Node = None) -> Element:
    words = reader.words()
    return h.header(".house")[
        h.a(".brand", href="/")["Quartier"],
        h.span(".heading")[heading] if heading else None,
        h.span(".aside")[aside] if aside else None,
        languages(reader),
        h.details(".menu", id="menu")[
            h.summary(aria_label=words("web-menu"), title=words("web-menu"))[
                h.svg(viewBox="0 0 20 20", aria_hidden="true")[
                    h.path(d="M2 4h16M2 10h16M2 16h16", stroke="currentColor", stroke_width="2")
                ]
            ],
            h.div(".sheet-of-menu")[menu, looks(reader)],
        ],
    ]


@drawn_once
def languages(reader: Reader) -> Element:
    words = reader.words()
    return h.nav(".languages", aria_label=words("web-language"))[
        [
            h.a(
                href=reader.switch("lang", language), lang=language, hreflang=language, title=name,
                aria_label=name, aria_current="true" if language == reader.language else None,
            )[language.upper()]
            for language, name in TONGUES.items()
        ]
    ]


@drawn_once
def looks(reader: Reader) -> Element:
    """Light, dark, or as the machine has it."""
    words = reader.words()
    return h.div(".choice-of", role="group", aria_label=words("web-theme"))[
        h.span(".label")[words("web-theme")],
        h.span(".options")[
            [
                h.a(
                    href=reader.switch("theme", theme), data_theme_choice=theme,
                    aria_current="true" if theme == reader.theme else None,
                )[words(f"web-theme-{theme}")]
                for theme in SWITCHES["theme"]
            ]
        ],
    ]


def skip(words: Words, target: str) -> Element:
    return h.a(".skip", href=target)[words("web-skip")]
