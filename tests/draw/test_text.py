"""Our quick way to text says what htpy itself would say."""

from __future__ import annotations

import htpy as h
import pytest
from htpy import Element, Node
from markupsafe import Markup

from quartier.draw.text import drawn_once, text_of

NODES: list[Node] = [
    None, True, False, 7, "a < b & 'c'", Markup("<b>x</b>"), h.br, h.p,
    h.p(".quiet", id="one", hidden=True, data_at='"')["x", None, 3, [h.i["y"], ("<", Markup("&lt;"))]],
    h.fragment["a", h.b["c"]], h.svg[h.path(d="M0 0")], [[], ()],
]


@pytest.mark.parametrize("node", NODES)
def test_text_is_as_htpy_writes_it(node: Node) -> None:
    assert text_of(node) == str(h.fragment[node])


def test_what_is_made_on_the_way_is_written_too() -> None:
    assert text_of(h.ul[(h.li[str(one)] for one in range(2))]) == "<ul><li>0</li><li>1</li></ul>"


def test_the_same_is_drawn_once() -> None:
    drawn: list[str] = []

    @drawn_once
    def draw(name: str) -> Element:
        drawn.append(name)
        return h.b[name]

    assert draw("<") == draw("<") == Markup("<b>&lt;</b>")
    assert isinstance(draw("y"), Markup)
    assert drawn == ["<", "y"]
