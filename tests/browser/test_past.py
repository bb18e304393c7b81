"""Looking back in a browser: keys, slider, playing, and without script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import move, set_table, version, wait_for_turn

pytestmark = pytest.mark.browser

MOVES = 3


@pytest.fixture
def played(visit: Visit) -> tuple[Page, str]:
    """A table at which a few moves were made, and its address."""
    page = visit()
    address = set_table(page, ["person", "random"])
    for _ in range(MOVES):
        assert wait_for_turn(page)
        move(page)
    wait_for_turn(page)
    return page, address


def at(page: Page, moment: int) -> None:
    expect(page.locator("#table")).to_have_attribute("data-version", str(moment))


def test_keys_slider_and_buttons_lead_through_the_game(played: tuple[Page, str]) -> None:
    page, address = played
    last = version(page)
    page.locator(".log li a").first.click()
    page.wait_for_selector(".prompt.back")
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowLeft")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    page.click("#step-later")
    at(page, 2)
    page.locator("#moment").focus()
    page.keyboard.press("End")
    at(page, last)
    page.click("#step-first")
    at(page, 0)
    page.select_option("#speed", "400")
    page.click("#play")
    at(page, 2)
    page.click("#play")
    expect(page.locator("#play")).to_have_attribute("aria-pressed", "false")
    page.reload()
    assert version(page) >= 2
    page.locator("[data-mark]").first.dispatch_event("click")
    expect(page.locator(".prompt.back")).to_have_count(1)
    page.click(".prompt .strong")
    page.wait_for_selector("#table[data-mine]")
    assert page.url == address
    assert version(page) == last


def test_the_way_back_without_script(played: tuple[Page, str], visit: Visit) -> None:
    _, address = played
    page = visit(java_script_enabled=False)
    page.goto(f"{address}/at/1")
    page.click("#step-later")
    assert page.url == f"{address}/at/2"
    page.fill("#moment", "0")
    page.click(".slider button[type=submit]")
    assert page.url == f"{address}/at/0"
