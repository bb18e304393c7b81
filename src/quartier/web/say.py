"""Phrases on a page: text, with the pieces it names drawn in the line."""

from __future__ import annotations

from functools import cache
from typing import Any

import htpy as h
from htpy import Element, Node, VoidElement
from markupsafe import Markup

from quartier.core.phrase import Phrase
from quartier.core.title import Refusal
from quartier.titles import AnyTitle
from quartier.words import Words


def said(words: Words, title: AnyTitle, phrase: Phrase) -> list[Node]:
    return [
        part if isinstance(part, str) else piece(words, title, part) for part in words.parts(phrase)
    ]


def piece(words: Words, title: AnyTitle, phrase: Phrase) -> Element:
    """A piece in a line of text; who hears the page hears its name."""
    return h.span(".icon")[h.span(".heard")[words.say(phrase)], drawn(title, phrase.icon)]


@cache
def drawn(title: AnyTitle, icon: str) -> Markup:
    return Markup(str(title.icon(icon)))


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
