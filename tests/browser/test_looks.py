"""What every page owes to whoever looks at it: room, size, contrast."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.playing import TITLES, move, set_table, wait_for_turn

pytestmark = pytest.mark.browser

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
PAGES = (
    "/", "/nothing",
    *(page.format(title) for page in ("/tables/new?title={}", "/titles/{}/rules", "/titles/{}/edition")
      for title in TITLES),
)

TOO_SMALL = """() => [...document.querySelectorAll("body *")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((one) => one.checkVisibility() && !one.closest("svg, .heard, .skip, option"))
    .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 14)
    .map((one) => one.outerHTML.slice(0, 120))"""

TOO_NARROW = """() => {
    const small = (one) => {
        const box = one.getBoundingClientRect();
        return box.height < 43.5 || box.width < 26;
    };
    // what is drawn twice must be large enough once
    const marks = new Map();
    for (const one of document.querySelectorAll(".mark")) {
        const name = one.dataset.mark;
        marks.set(name, (marks.get(name) ?? true) && small(one.querySelector(".ring") ?? one));
    }
    return [...document.querySelectorAll("button, summary, .button, .languages a, select")]
        .filter((one) => one.checkVisibility() && small(one))
        .map((one) => one.outerHTML.slice(0, 120))
        .concat([...marks].filter(([name, tooSmall]) => tooSmall).map(([name]) => name));
}"""

TOO_FAINT = """() => {
    const rgb = (text) => text.match(/[\\d.]+/g).map(Number);
    const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
        .map((c) => c <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
        .reduce((sum, c, i) => sum + c * [0.2126, 0.7152, 0.0722][i], 0);
    const mix = (over, under, share) => over.map((c, i) => c * share + under[i] * (1 - share));
    const ground = (one) => {
        for (let at = one; at; at = at.parentElement) {
            const colour = rgb(getComputedStyle(at).backgroundColor);
            if ((colour[3] ?? 1) === 1) return colour;
        }
        return rgb(getComputedStyle(document.documentElement).backgroundColor);
    };
    const found = [];
    for (const one of document.querySelectorAll("body *")) {
        if (one.closest("svg, .heard, .skip, [aria-hidden=true]") || !one.checkVisibility()) continue;
        if (![...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
        let seen = 1;
        for (let at = one; at; at = at.parentElement) seen *= Number(getComputedStyle(at).opacity);
        const under = ground(one), over = rgb(getComputedStyle(one).color);
        const text = mix(over.slice(0, 3), under, (over[3] ?? 1) * seen);
        const [a, b] = [light(text), light(under)].sort((x, y) => y - x);
        const contrast = (a + 0.05) / (b + 0.05);
        if (contrast < 4.5) found.push(contrast.toFixed(2) + one.outerHTML.slice(0, 120));
    }
    return found;
}"""


def every_page(page: Page) -> list[str]:
    """All addresses, with a table of each title last."""
    tables = []
    for title in TITLES:
        set_table(page, ["person", "person", "greedy"], title=title)
        links = page.url
        page.click("text=To the table")
        tables += [links, page.url]
    return [*PAGES, *tables]


def check(page: Page, script: str) -> None:
    found = page.evaluate(script)
    assert found == [], (page.url, found)


def test_a_phone_never_scrolls_sideways(visit: Visit) -> None:
    page = visit(**PHONE)
    for address in every_page(page):
        page.goto(address)
        width = page.evaluate("document.scrollingElement.scrollWidth")
        assert width <= page.evaluate("innerWidth"), (address, width)
        check(page, TOO_SMALL)
        check(page, TOO_NARROW)


@pytest.mark.parametrize("title", TITLES)
def test_a_phone_plays_and_its_drawer_opens(visit: Visit, title: str) -> None:
    page = visit(**PHONE)
    set_table(page, ["person", "greedy", "greedy"], title=title)
    for _ in range(3):
        assert wait_for_turn(page)
        check(page, TOO_NARROW)
        move(page)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert wait_for_turn(page)
    assert not page.locator("#log").is_visible()
    for tab in ("log", "players", "help"):
        page.click(f"[data-tab={tab}]")
        assert page.locator(f"#{tab}").is_visible()
    page.click("[data-tab=help]")
    assert not page.locator("#help").is_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_text_is_large_and_clear(visit: Visit, scheme: str) -> None:
    page = visit(color_scheme=scheme)
    for address in every_page(page):
        page.goto(address)
        check(page, TOO_SMALL)
        check(page, TOO_FAINT)
    page.goto("/")
    page.click("#menu summary")
    check(page, TOO_FAINT)


@pytest.mark.parametrize("language", ["fr", "pl"])
def test_other_languages_fit_a_phone_too(visit: Visit, language: str) -> None:
    page = visit(**PHONE, locale=language)
    for address in PAGES:
        page.goto(address)
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), address


def test_a_long_log_scrolls_in_its_place(visit: Visit) -> None:
    """Not even what is only heard makes the page longer than what is seen."""
    page = visit(viewport={"width": 1440, "height": 900})
    set_table(page, ["person", "greedy"])
    for _ in range(9):
        assert wait_for_turn(page)
        move(page)
    lowest = page.evaluate("document.querySelector('#board').getBoundingClientRect().bottom + scrollY")
    assert page.evaluate("document.scrollingElement.scrollHeight") <= max(lowest, 900) + 1
