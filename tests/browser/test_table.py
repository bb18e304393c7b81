"""At the table: others' moves are seen, refusals explained, nothing is lost."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.playing import MINE, first_move, mark, move, pick, set_table, version, wait_for_turn

pytestmark = pytest.mark.browser


def test_two_browsers_meet_by_a_seat_link(visit: Visit) -> None:
    ada, basia = visit(), visit(locale="pl")
    set_table(ada, ["person", "person"])
    link = ada.locator("#link-1").input_value()
    ada.click("text=To the table")
    basia.goto(link)
    basia.fill("#name", "Basia")
    basia.click("main button[type=submit]")
    expect(ada.locator("#players")).to_contain_text("Basia")
    for _ in range(4):
        page = ada if ada.locator(MINE).count() else basia
        other = basia if page is ada else ada
        move(page)
        other.wait_for_selector(f'#table[data-version="{version(page)}"]')
    expect(basia.locator("#log")).to_contain_text("Ada")
    expect(ada.locator("#log")).to_contain_text("Basia")


def test_what_may_not_be_is_explained_with_its_rule(visit: Visit) -> None:
    page = visit()
    set_table(page, ["person", "greedy"])
    assert wait_for_turn(page)
    before = version(page)
    dead = page.locator('.panel-plan [data-mark^="cell-"]:not(.live)').first
    dead.click()
    expect(page.locator("#inspector")).to_have_class(re.compile("refusing"))
    expect(page.locator("#news")).to_contain_text("Why not?")
    link = page.locator("#inspector .rule-link")
    rule = (link.get_attribute("href") or "").partition("#")[2]
    assert version(page) == before
    link.click()
    expect(page.locator(f"#{rule}")).to_be_visible()


def test_a_spectator_is_told_why(visit: Visit) -> None:
    page, spectator = visit(), visit()
    set_table(page, ["person", "greedy"])
    spectator.goto(page.url)
    assert spectator.locator(MINE).count() == 0
    spectator.locator("[data-mark]").first.click()
    expect(spectator.locator("#inspector")).to_contain_text("watching")


def test_pointing_previews_and_escape_lets_go(visit: Visit) -> None:
    page = visit()
    set_table(page, ["person", "greedy"])
    assert wait_for_turn(page)
    marks = first_move(page)
    pick(page, marks[0])
    if len(marks) > 1 and not page.locator("#confirm").count():
        mark(page, marks[1]).hover()
        expect(page.locator("#inspector .worth")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".mark.picked")).to_have_count(0)
    assert page.locator("#confirm").count() == 0


def test_a_move_can_go_without_asking(visit: Visit) -> None:
    page = visit()
    set_table(page, ["person", "greedy"])
    page.click("#menu summary")
    page.click("text=play it")
    page.wait_for_selector('#table[data-confirm="off"]')
    assert wait_for_turn(page)
    before = version(page)
    for name in first_move(page):
        if version(page) == before:
            mark(page, name).click()
    page.wait_for_selector(f'#table:not([data-version="{before}"])')


def test_clicks_faster_than_answers_are_taken_in_turn(visit: Visit) -> None:
    page = visit()
    set_table(page, ["person", "greedy"])
    assert wait_for_turn(page)

    def slowly(route: Route) -> None:
        page.wait_for_timeout(150)
        route.continue_()

    page.route("**/fragment*", slowly)
    marks = first_move(page)
    page.evaluate(
        """marks => marks.forEach((name) => document.querySelector(`[data-mark="${name}"]`)
            .dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true})))""",
        marks,
    )
    page.wait_for_selector("#confirm")
    assert set((page.get_attribute("#table", "data-picked") or "").split()) == set(marks)


ADD_A_PIECE = """() => {
    const piece = document.querySelector("[id^=piece-]"), copy = piece.cloneNode(true);
    copy.id = "piece-not-there-any-more";
    piece.parentNode.append(copy);
    new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => {
        if (node.matches?.(".fallen")) document.documentElement.dataset.fallen = "yes";
    }))).observe(document.body, { childList: true });
}"""


def test_what_leaves_the_board_is_seen_to_fall(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    set_table(page, ["person", "greedy"])
    assert wait_for_turn(page)
    for name in first_move(page):
        pick(page, name)
    page.evaluate(ADD_A_PIECE)
    page.click("#confirm")
    page.wait_for_selector("html[data-fallen=yes]", state="attached")
    expect(page.locator(".fallen")).to_have_count(0)


def test_the_list_of_moves_is_enough(visit: Visit) -> None:
    page = visit()
    set_table(page, ["person", "greedy"])
    assert wait_for_turn(page)
    before = version(page)
    page.click("#moves summary")
    page.locator("#moves button").last.click()
    page.click("#confirm")
    page.wait_for_selector(f'#table:not([data-version="{before}"])')


def test_the_language_switch_keeps_the_table(visit: Visit) -> None:
    page = visit()
    set_table(page, ["person", "greedy"])
    address = page.url
    for language, word in (("PL", "Gracze"), ("FR", "Joueurs"), ("EN", "Players")):
        page.locator(".languages a", has_text=language).click()
        expect(page.locator("html")).to_have_attribute("lang", language.lower())
        expect(page.locator("#players-label")).to_have_text(word)
        assert page.url == address


def test_light_and_dark(visit: Visit) -> None:
    page = visit(color_scheme="dark")
    page.goto("/")
    night = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    page.click("#menu summary")
    page.click("text=Light")
    expect(page.locator("html")).to_have_attribute("data-theme", "light")
    day = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert day != night
    page.reload()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == day


def test_pieces_glide_and_new_lines_are_heard(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    set_table(page, ["person", "greedy"], pace="fast")
    assert wait_for_turn(page)
    watch(page)
    move(page)
    assert wait_for_turn(page)
    page.wait_for_timeout(400)
    glided = page.evaluate("window.glided")
    assert any("translate" in one for one in glided), glided
    assert page.locator("#news").inner_text().strip()


def test_a_piece_goes_by_way_of_what_it_names(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference")
    page.route("**/stream", lambda route: route.abort())
    set_table(page, ["person", "greedy"])
    while not page.locator(MINE).count():
        # the bot may begin, and without the stream nobody says when it has moved
        page.reload()

    def send_round(route: Route) -> None:
        answer = route.fetch()
        body = re.sub(r'id="piece-[^"]+"', r'\g<0> data-via="rail"', answer.text())
        route.fulfill(response=answer, body=body)

    page.route("**/moves", send_round)
    watch(page)
    move(page)
    page.wait_for_timeout(200)
    glided = page.evaluate("window.glided")
    assert any(len(json.loads(frames)) == 4 for frames in glided), glided


def watch(page: Page) -> None:
    page.evaluate(
        """() => {
            window.glided = [];
            const animate = Element.prototype.animate;
            Element.prototype.animate = function (frames, options) {
                window.glided.push(JSON.stringify(frames));
                return animate.call(this, frames, options);
            };
        }"""
    )


def test_a_killed_house_loses_no_accepted_move(browser: Browser, own_house: House) -> None:
    context = browser.new_context(base_url=own_house.address, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.set_default_timeout(15000)
    set_table(page, ["person", "greedy"])
    for _ in range(3):
        assert wait_for_turn(page)
        move(page)
    assert wait_for_turn(page)
    page.wait_for_timeout(300)
    before, told = version(page), page.locator("#log li").all_inner_texts()
    own_house.kill()
    expect(page.locator("#offline")).to_be_visible()
    own_house.open()
    expect(page.locator("#offline")).to_be_hidden(timeout=15000)
    assert version(page) == before
    move(page)
    page.reload()
    assert version(page) > before
    assert page.locator("#log li").all_inner_texts()[-len(told):] == told
    context.close()


def test_the_house_closes_gracefully(browser: Browser, own_house: House) -> None:
    """Even while somebody watches a table."""
    page = browser.new_page(base_url=own_house.address)
    set_table(page, ["person", "greedy"])
    page.wait_for_selector("#table")
    assert own_house.close() == 0
    own_house.open()
    page.close()
