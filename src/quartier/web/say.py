"""Phrases on a page: text, with the pieces it names drawn in the line."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, NamedTuple

import htpy as h
import msgspec
from htpy import Element, Node, VoidElement
from markupsafe import Markup, escape

from quartier.core.phrase import Phrase
from quartier.core.title import Refusal
from quartier.draw.text import text_of
from quartier.titles import AnyTitle
from quartier.words import Words

XMLNS: Final = ' xmlns="http://www.w3.org/2000/svg"'
MOST_SAID: Final = 20_000
USED: Final = re.compile(r'href="#icon-([^"]+)"')

_said: dict[tuple[str, str, tuple[str, ...], int | None, bytes], Markup] = {}


def said(words: Words, title: AnyTitle, phrase: Phrase) -> Markup:
    """The phrase in the reader's words; since saying is slow, nothing is said twice."""
    packed = msgspec.msgpack.encode(phrase)
    key = (words.language, title.key, tuple(words.names), words.reader, packed)
    found = _said.get(key)
    if found is None:
        if len(_said) >= MOST_SAID:
            _said.clear()
        found = _said[key] = Markup("").join(
            escape(part) if isinstance(part, str) else piece(words, title, part)
            for part in words.parts(phrase)
        )
    return found


def piece(words: Words, title: AnyTitle, phrase: Phrase) -> Markup:
    """A piece in a line of text; who hears the page hears its name."""
    body = icon(title, phrase.icon).used
    return Markup('<span class="icon"><span class="heard">{}</span>{}</span>').format(words.say(phrase), body)


# a piece is drawn once on a page, in its sprite, and used wherever it is named


class Icon(NamedTuple):
    used: Markup
    symbol: str


@cache
def icon(title: AnyTitle, name: str) -> Icon:
    drawn = text_of(title.icon(name))
    head, _, inside = drawn.removesuffix("</svg>").partition(">")
    view = re.search(r' viewBox="[^"]*"', head)
    used = f'{head.replace(XMLNS, "")}><use href="#icon-{name}"></use></svg>'
    return Icon(Markup(used), f'<symbol id="icon-{name}"{view.group() if view else ""}>{inside}</symbol>')


def sprite_of(title: AnyTitle, text: str) -> Markup:
    """The drawings of all pieces that this part of a page names."""
    names = sorted(set(USED.findall(text)))
    symbols = "".join(icon(title, name).symbol for name in names)
    return Markup(f'<svg class="sprite" aria-hidden="true" hidden>{symbols}</svg>')


def with_sprite(title: AnyTitle, inside: Node) -> Markup:
    text = text_of(inside)
    return text + sprite_of(title, text)


def rule_link(words: Words, title: AnyTitle, refusal: Refusal) -> Element | None:
    """The way to the paragraph of the rulebook that forbids it."""
    key = f"rule-{refusal.rule}.title"
    if not words.has(key):
        return None
    return h.a(".rule-link", href=rule_url(title, refusal))[words("web-rule", title=words(key))]


def rule_url(title: AnyTitle, refusal: Refusal) -> str:
    return f"/titles/{title.key}/rules#{refusal.rule}"


def hidden(name: str, value: Any) -> VoidElement:
    return h.input(type="hidden", name=name, value=str(value))
