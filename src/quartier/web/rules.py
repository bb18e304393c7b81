"""The rules of a title in our words, with pictures; and where its pieces are known from."""

from __future__ import annotations

import htpy as h
from htpy import Element, Node
from litestar import Response, get
from litestar.enums import MediaType
from litestar.params import FromPath

from quartier.core.edition import Group
from quartier.core.look import Look
from quartier.core.rulebook import Rule
from quartier.table import HOUSE_RULES
from quartier.titles import AnyTitle, find_title
from quartier.web.frame import plain, respond
from quartier.web.reader import Asked, reader_of
from quartier.web.sight import title_name
from quartier.words import Words, kept_together

HOUSE = "at-every-table"


@get("/titles/{key:str}/rules", media_type=MediaType.HTML)
async def rules(request: Asked, key: FromPath[str]) -> Response[str]:
    reader, title = reader_of(request), find_title(key)
    words = reader.words_of(title)
    sections = title.rulebook.sections()
    name = title_name(words)
    main = h.fragment[
        h.h1[words("web-rules-of", title=name)],
        h.p(".lead")[words("about")],
        h.nav(".contents", aria_label=words("web-contents"))[
            [h.a(href=f"#section-{section}")[words(f"section-{section}")] for section, _ in sections],
            h.a(href=f"#section-{HOUSE}")[words("web-house-rules")],
            h.a(".other", href=f"/titles/{title.key}/edition")[words("web-edition")],
        ],
        [
            h.section(id=f"section-{section}")[
                h.h2[words(f"section-{section}")], [rule(title, words, one) for one in found]
            ]
            for section, found in sections
        ],
        h.section(id=f"section-{HOUSE}")[
            h.h2[words("web-house-rules")],
            h.p(".lead")[words("web-house-rules-what")],
            [paragraphs(words, one, None, None) for one in HOUSE_RULES],
        ],
    ]
    return respond(request, reader, plain(reader, words("web-rules-of", title=name), main, "rules", name))


def rule(title: AnyTitle, words: Words, one: Rule) -> Element:
    key = "web-printed-at" if one.source == "printed" else "web-our-ruling"
    note = h.p(".source")[h.span(class_=f"tag tag-{one.source}")[words(key)], " ", one.where]
    drawn = title.figure(one.figure, Look(words)) if one.figure else None
    return paragraphs(words, one.id, note, drawn)


def paragraphs(words: Words, id: str, note: Node, drawn: Node) -> Element:
    return h.article(id=id, class_={"rule": True, "pictured": drawn is not None})[
        h.div[
            h.h3[h.a(href=f"#{id}")[words(f"rule-{id}.title")]],
            [h.p[text] for text in words(f"rule-{id}").split("\n\n")],
            note,
        ],
        h.figure(aria_hidden="true")[drawn] if drawn is not None else None,
    ]


@get("/titles/{key:str}/edition", media_type=MediaType.HTML)
async def edition(request: Asked, key: FromPath[str]) -> Response[str]:
    reader, title = reader_of(request), find_title(key)
    words = reader.words_of(title)
    main = h.fragment[
        h.h1[words("web-edition")],
        h.p(".lead")[words("web-edition-what", name=title.edition.name)],
        h.dl(".legend")[
            [
                h.fragment[
                    h.dt[h.span(class_=f"tag tag-{source}")[words(f"web-source-{source}")]],
                    h.dd[words(f"web-source-{source}.why")],
                ]
                for source in ("printed", "reported", "reconstructed")
            ]
        ],
        [group(words, name, one) for name, one in title.edition.groups.items()],
        h.p(".more")[h.a(href=f"/titles/{title.key}/rules")[words("web-rules")]],
    ]
    return respond(request, reader, plain(reader, words("web-edition"), main, "edition", title_name(words)))


def group(words: Words, name: str, one: Group) -> Element:
    return h.section(".group", id=name)[
        h.h2[words(f"edition-{name}")],
        h.p(".source")[
            h.span(class_=f"tag tag-{one.source}")[words(f"web-source-{one.source}")],
            " ", kept_together(words.language, one.where[words.language]),
        ],
        h.div(".wide")[value_of(words, one.values)],
    ]


def value_of(words: Words, value: object) -> Node:
    """Data as a reader takes it in: names beside values, lists in a line, lists of such data in a table."""
    if isinstance(value, list) and value and all(isinstance(one, dict) for one in value):
        return rows_of(words, value)
    if isinstance(value, dict):
        return h.dl(".values")[
            [h.div[h.dt[words(f"value-{name}")], h.dd[value_of(words, one)]] for name, one in value.items()]
        ]
    if isinstance(value, list):
        if any(isinstance(one, dict | list) for one in value):
            return h.ol(".values")[[h.li[value_of(words, one)] for one in value]]
        return h.span(".row-of")[[h.span[value_of(words, one)] for one in value]]
    return words(f"value-{value}") if words.has(f"value-{value}") else str(value)


def rows_of(words: Words, rows: list[dict[str, object]]) -> Element:
    """A column for each name that any of these has."""
    names = list(dict.fromkeys(name for row in rows for name in row))
    return h.table(".rows")[
        h.thead[h.tr[[h.th(scope="col")[words(f"value-{name}")] for name in names]]],
        h.tbody[
            [
                h.tr[[h.td[value_of(words, row[name]) if name in row else None] for name in names]]
                for row in rows
            ]
        ],
    ]
