"""Chromium, and a house to visit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from tests.browser.house import House

CHROMIUM = "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
USUAL = {"locale": "en", "reduced_motion": "reduce", "viewport": {"width": 1280, "height": 860}}
Visit = Callable[..., Page]


# no longer than the tests of this folder: as long as it runs, no other loop does in this process
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture
def visit(browser: Browser, house: House) -> Iterator[Visit]:
    """A new visitor with a browser of their own; what goes wrong in it fails the test."""
    contexts = []
    troubles: list[str] = []

    def notice(said: ConsoleMessage) -> None:
        if "Policy" in said.text:
            troubles.append(said.text)

    def arrive(**settings: Any) -> Page:
        context = browser.new_context(base_url=house.address, **{**USUAL, **settings})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(8000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", notice)
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert troubles == []


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """One that may be torn down."""
    house = House(tmp_path)
    house.open()
    yield house
    house.close()
