"""Whole games: by pointing, by keyboard alone, and without script."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from quartier.record import read_record, verify
from tests.browser.conftest import Visit
from tests.browser.playing import (
    MINE,
    OVER,
    TITLES,
    close_sheet,
    first_move,
    move,
    set_table,
    version,
    wait_for_turn,
)

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("title", TITLES)
def test_a_game_by_pointing(visit: Visit, tmp_path: Path, title: str) -> None:
    page = visit()
    set_table(page, ["person", "greedy", "greedy"], title=title)
    commitment = ""
    while wait_for_turn(page):
        move(page)
    page.locator(".proof summary").click()
    commitment = page.locator(".proof code").last.inner_text()
    assert len(commitment) == 64
    expect(page.locator(".places-of li")).to_have_count(3)
    with page.expect_download() as downloading:
        page.click("text=Download the record")
    downloading.value.save_as(tmp_path / "record")
    record = read_record((tmp_path / "record").read_bytes())
    verify(record)
    page.click("text=Play again")
    page.wait_for_selector(MINE)
    assert version(page) == 0 or page.locator("#log li").count() > 0


def test_a_game_by_keyboard_alone(visit: Visit) -> None:
    page = visit()
    set_table(page, ["person", "random", "random"])
    while wait_for_turn(page):
        by_keyboard(page)
    expect(page.locator(OVER)).to_be_visible()


def by_keyboard(page: Page) -> None:
    before = version(page)
    for name in first_move(page):
        if page.locator(f'[data-mark="{name}"].picked').count():
            continue
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset.mark ?? null") == name:
                break
        else:
            raise AssertionError(f"{name} is not reached by Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector(f'[data-mark="{name}"].picked')
    page.wait_for_selector("#confirm")
    page.keyboard.press("Enter")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')


def test_a_game_without_script(visit: Visit) -> None:
    page = visit(java_script_enabled=False)
    set_table(page, ["person", "greedy", "greedy"])
    address = page.url
    sheets = 0
    while True:
        page.goto(address)
        if page.locator(OVER).count():
            break
        if not page.locator(MINE).count():
            continue
        sheets = max(sheets, page.locator(".scoring .score-sheet:visible").count())
        for name in first_move(page):
            if not page.locator(f'[data-mark="{name}"].picked').count():
                page.locator(f'[data-mark="{name}"]').first.click()
        page.click("#confirm")
    assert sheets == 1
    expect(page.locator(".scoring .score-sheet")).to_be_visible()
    page.click("#answers >> text=Score sheets")
    expect(page.locator(".score-sheet").nth(2)).to_be_visible()


def test_a_round_s_sheet_opens_by_itself_and_can_be_skipped(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    set_table(page, ["person", "random"])
    for _ in range(40):
        page.wait_for_selector(f"{MINE}, #sheet[open]")
        if page.locator("#sheet[open]").count():
            break
        move(page)
    sheet = page.locator("#sheet[open]")
    expect(sheet).to_be_visible()
    sheet.locator("text=Skip").click()
    expect(sheet.locator("text=Skip")).to_be_hidden()
    close_sheet(page)
    page.click("#menu summary")
    page.click("#menu >> text=Score sheets")
    expect(sheet).to_be_visible()
