"""Several browsers at one table: links, questions, seats that change hands."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.playing import MINE, move, set_table, version

pytestmark = pytest.mark.browser


@pytest.fixture
def friends(visit: Visit) -> tuple[Page, Page]:
    """Ada and Bo, who came by her link, at one table with a bot; it is Ada's turn or Bo's."""
    ada, bo = visit(), visit()
    set_table(ada, ["person", "person"])
    link = ada.input_value("#link-1")
    ada.click(".links .ways a")
    bo.goto(link)
    bo.fill("#name", "Bo")
    bo.click("main button[type=submit]")
    for one in (ada, bo):
        expect(one.locator("#player-1")).to_contain_text("Bo" if one is ada else "You")
    return ada, bo


def whose(friends: tuple[Page, Page]) -> tuple[Page, Page]:
    """Who is to move, and the other."""
    ada, bo = friends
    expect(ada.locator(MINE).or_(ada.locator("#table:not([data-mine])"))).to_have_count(1)
    return (ada, bo) if ada.locator(MINE).count() else (bo, ada)


def play_a_turn(page: Page, then: Page) -> None:
    """All that one decides until it is the other's turn."""
    while page.locator(MINE).count():
        move(page)
    then.wait_for_selector(MINE)


def open_menu(page: Page) -> None:
    page.click("#menu > summary")


def test_going_back_by_consent(friends: tuple[Page, Page]) -> None:
    first, second = whose(friends)
    play_a_turn(first, second)
    move(second)
    expect(first.locator("#table")).to_have_attribute("data-version", str(version(second)))
    last = version(second)
    open_menu(first)
    first.click("text=Ask to undo my last decision")
    expect(first.locator("#question")).to_contain_text("You ask to take back the last")
    second.click("#question .strong")
    for page in friends:
        expect(page.locator("#question")).to_have_count(0)
        expect(page.locator(f'#table:not([data-version="{last}"])')).to_have_count(1)
    first.wait_for_selector(MINE)


def test_a_seat_is_left_and_somebody_else_plays_on(friends: tuple[Page, Page], visit: Visit) -> None:
    ada, bo = friends
    open_menu(bo)
    bo.click("summary:has-text('Leave')")
    bo.click("text=Leave my seat for good")
    expect(ada.locator("#player-1")).to_contain_text("has left")
    cleo = visit()
    cleo.goto(ada.url)
    cleo.fill("#take-1", "Cleo")
    cleo.click(".take-over button")
    expect(ada.locator("#question")).to_contain_text("Cleo would like to play on")
    ada.click("#question .strong")
    expect(cleo.locator("#player-1")).to_contain_text("You")
    expect(ada.locator("#player-1")).to_contain_text("Cleo")


def test_a_bot_stands_in_and_goes(friends: tuple[Page, Page]) -> None:
    first, second = whose(friends)
    open_menu(first)
    first.click("text=Let a bot play for me")
    second.wait_for_selector(MINE)
    expect(second.locator("#players")).to_contain_text("bot: greedy")
    first.click("text=I am back")
    play_a_turn(second, first)
