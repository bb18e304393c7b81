"""Pages and drawings as text."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import ParamSpec, cast

from htpy import BaseElement, Element, Node, VoidElement, fragment
from markupsafe import Markup, escape

Args = ParamSpec("Args")


def text_of(node: Node) -> Markup:
    """What `str` makes of a node in an eighth of the time: every viewer of a move gets a page anew."""
    parts: list[str] = []
    _write(node, parts.append)
    return Markup("".join(parts))


def _write(node: Node, put: Callable[[str], object]) -> None:
    if isinstance(node, str):
        put(escape(node))
    elif isinstance(node, BaseElement):
        put(f"<{node._name}{node._attrs}>")
        if not isinstance(node, VoidElement):
            _write(node._children, put)
            put(f"</{node._name}>")
    elif isinstance(node, (list, tuple)):
        for one in node:
            _write(one, put)
    elif node is not None:
        put(str(fragment[node]))


def drawn_once(draw: Callable[Args, Element]) -> Callable[Args, Markup]:
    """For drawings that many fragments repeat: the same arguments, all hashable, are drawn once."""

    def as_text(*args: Args.args, **named: Args.kwargs) -> Markup:
        return text_of(draw(*args, **named))

    return cast(Callable[Args, Markup], lru_cache(maxsize=256)(as_text))
