"""Every page stands in its frame, in every language, and tells the browser what it may do."""

from __future__ import annotations

import re

import pytest
from litestar import Litestar

from quartier.table import HOUSE_RULES, Table
from quartier.titles import find_title
from quartier.web.assets import assets
from quartier.web.rules import value_of
from quartier.words import LANGUAGES, Words
from tests.web.visitor import Visitor, text_of

PAGES = ["/", "/tables/new?title=market", "/titles/market/rules", "/titles/market/edition"]


@pytest.mark.parametrize("address", PAGES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_pages_are_in_the_reader_s_language(app: Litestar, address: str, language: str) -> None:
    async with Visitor(app, language) as visitor:
        page = await visitor.see(address)
    assert f'<html lang="{language}"' in page
    assert page.startswith("<!doctype html>")


@pytest.mark.parametrize("address", PAGES)
async def test_pages_obey_their_own_policy(visitor: Visitor, address: str) -> None:
    answer = await visitor.get(address)
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert not re.search(r"<[^>]+ style=", answer.text)
    assert not re.search(r"<[^>]+ on[a-z]+=", answer.text)
    assert "<style" not in answer.text
    assert not re.search(r"<script(?![^>]* src=)", answer.text)


async def test_cookies_are_ours_alone(visitor: Visitor) -> None:
    answer = await visitor.get("/?lang=fr", follow_redirects=False)
    for cookie in answer.headers.get_list("set-cookie"):
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


async def test_the_language_switch_keeps_the_page(visitor: Visitor) -> None:
    page = await visitor.see("/tables/new?title=market")
    assert 'href="?title=market&amp;lang=pl"' in page
    answer = await visitor.get("/tables/new?title=market&lang=pl")
    assert str(answer.url) == "http://house/tables/new?title=market"
    assert '<html lang="pl"' in answer.text
    assert '<html lang="pl"' in await visitor.see("/titles/market/rules")


@pytest.mark.parametrize(
    ("header", "language"),
    [("fr-CA,en;q=0.5", "fr"), ("de, pl;q=0.4, en;q=0.2", "pl"), ("de", "en"), (";;,", "en")],
)
async def test_the_browser_s_wish_decides_at_first(app: Litestar, header: str, language: str) -> None:
    async with Visitor(app, header) as visitor:
        assert f'<html lang="{language}"' in await visitor.see("/")


async def test_the_theme_is_remembered(visitor: Visitor) -> None:
    assert 'data-theme="auto"' in await visitor.see("/")
    assert 'data-theme="dark"' in await visitor.see("/?theme=dark")
    assert 'data-theme="dark"' in await visitor.see("/titles/market/rules")
    assert 'data-theme="dark"' in await visitor.see("/?theme=pink")


async def test_what_did_not_change_is_not_sent_again(visitor: Visitor, table: Table) -> None:
    for address in ("/", f"/tables/{table.key}"):
        await visitor.get(address)
        answer = await visitor.get(address)
        assert answer.headers["cache-control"] == "private, no-cache"
        again = await visitor.get(address, headers={"If-None-Match": answer.headers["etag"]})
        assert (again.status_code, again.text) == (304, "")


async def test_static_files_are_kept_for_ever(visitor: Visitor) -> None:
    for asset in assets().values():
        answer = await visitor.get(asset.url)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
        assert answer.content == asset.body
        assert "set-cookie" not in answer.headers
    assert (await visitor.get("/static/../server.py")).status_code == 404
    assert (await visitor.get("/static/quartier.0000000000.css")).status_code == 404


async def test_pages_are_sent_packed(visitor: Visitor) -> None:
    assert (await visitor.get("/")).headers["content-encoding"] == "gzip"


async def test_every_rule_has_its_place(visitor: Visitor) -> None:
    page = await visitor.see("/titles/market/rules")
    for rule in ("own-card", "one-stall", "sale", *HOUSE_RULES):
        assert f'id="{rule}"' in page
    assert "our ruling R1" in text_of(page)
    assert "printed p. 2" in text_of(page)
    assert "<figure" in page


async def test_the_edition_tells_its_sources(visitor: Visitor) -> None:
    page = text_of(await visitor.see("/titles/market/edition"))
    assert "reconstructed Made up for the tests. Count 9 Hand 3 Small 6" in page
    assert "printed On the table. Right 3" in page


def test_rows_of_named_values_stand_in_one_table() -> None:
    words = Words("en", find_title("blueprints").folder)
    rows = str(value_of(words, [{"id": "A", "rows": ["1X"]}, {"id": "B", "wood": 2}]))
    assert rows.count("<table") == 1
    assert re.findall("<th [^>]*>([^<]*)</th>", rows) == ["Number", "Rows", "Wood"]
    assert rows.count("<td></td>") == 2


async def test_the_edition_speaks_the_reader_s_language(app: Litestar) -> None:
    for language, told in (("fr", "Sur la table. Droite 3"), ("pl", "Na stole. Prawy 3")):
        async with Visitor(app, language) as visitor:
            assert told in text_of(await visitor.see("/titles/market/edition"))


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/nothing", 404), ("/tables/nothing", 404), ("/tables/%F0%9F%8F%99", 404), ("/seats/nothing", 404),
        ("/titles/chess/rules", 404), ("/tables/new?title=chess", 404), ("/tables", 405),
    ],
)
async def test_what_is_not_there_is_said_in_the_frame(app: Litestar, address: str, status: int) -> None:
    for language in LANGUAGES:
        async with Visitor(app, language) as visitor:
            answer = await visitor.get(address)
            assert answer.status_code == status
            assert f'<html lang="{language}"' in answer.text
            assert 'class="house"' in answer.text
            assert 'href="/"' in answer.text
            assert "content-security-policy" in answer.headers
