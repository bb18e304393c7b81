"""What a person does at a table, step by step."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from quartier.titles import all_titles

MINE = "#table[data-mine]"
OVER = "#final"
TITLES = sorted(all_titles())


def set_table(
    page: Page, seats: list[str], name: str = "Ada", pace: str = "instant", title: str = "blueprints"
) -> str:
    """Set a table by the form; its address."""
    page.goto(f"/tables/new?title={title}")
    page.fill("#name", name)
    for seat in range(1, all_titles()[title].seats[-1]):
        page.select_option(f"#seat-{seat}", seats[seat] if seat < len(seats) else "nobody")
    page.select_option("#pace", pace)
    page.click("main button[type=submit]")
    return page.url


def version(page: Page) -> int:
    return int(page.get_attribute("#table", "data-version") or 0)


def wait_for_turn(page: Page) -> bool:
    """Whether it is this player's turn; otherwise it is over."""
    page.wait_for_selector(f"{MINE}, {OVER}")
    close_sheet(page)
    return page.locator(OVER).count() == 0


def close_sheet(page: Page) -> None:
    sheet = page.locator("#sheet[open]")
    if sheet.count():
        sheet.locator("form button[type=submit]").click()
        expect(page.locator("#sheet[open]")).to_have_count(0)


def first_move(page: Page) -> list[str]:
    marks = page.locator("#moves [data-marks]").first.get_attribute("data-marks")
    assert marks is not None
    return marks.split()


def mark(page: Page, name: str) -> Locator:
    return page.locator(f'[data-mark="{name}"]').first


def pick(page: Page, name: str) -> None:
    """Click a mark, or the button that says it, unless picking the others has settled it."""
    if page.locator(f'#answers [data-marks="{name}"]').count():
        page.click(f'#answers [data-marks="{name}"]')
        page.wait_for_selector("#confirm")
    elif not page.locator(f'[data-mark="{name}"].picked').count():
        mark(page, name).click()
        page.wait_for_selector(f'[data-mark="{name}"].picked')


def move(page: Page) -> None:
    """Play the first move there is, by clicking what it is made of; others may choose at the same time."""
    for name in first_move(page):
        pick(page, name)
    page.click("#confirm")
    expect(page.locator("#confirm")).to_have_count(0)
