"""Somebody with a browser, as far as HTTP goes."""

from __future__ import annotations

import re
from html import unescape

import httpx
from litestar import Litestar

from quartier.table import Table, Tables
from quartier.web.respond import FRAGMENT, JSON


class Visitor(httpx.AsyncClient):
    """Keeps cookies, and signs every form with the token of the page it saw."""

    def __init__(self, app: Litestar, language: str = "en") -> None:
        super().__init__(
            transport=httpx.ASGITransport(app=app),  # type: ignore[arg-type]
            base_url="http://house", follow_redirects=True, headers={"Accept-Language": language},
        )
        self.app = app

    @property
    def tables(self) -> Tables:
        tables: Tables = self.app.state.tables
        return tables

    async def see(self, address: str, status: int = 200) -> str:
        answer = await self.get(address)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.text

    async def submit(self, address: str, accept: str = "text/html", **fields: object) -> httpx.Response:
        if "token" not in self.cookies:
            await self.get("/")
        form = {"_csrf_token": self.cookies["token"], **{key: str(value) for key, value in fields.items()}}
        return await self.post(address, data=form, headers={"Accept": accept})

    async def play(self, table: Table, move: str, accept: str = JSON, **fields: object) -> httpx.Response:
        sent = {"move": move, "version": table.version, "once": f"v{table.version}", **fields}
        return await self.submit(f"/tables/{table.key}/moves", accept, **sent)

    async def ask(self, table: Table, pick: str = "", part: str = "fragment") -> str:
        address = f"/tables/{table.key}/{part}"
        answer = await self.get(address, params={"pick": pick}, headers={"Accept": FRAGMENT})
        assert answer.status_code == 200, answer.text
        return answer.text


def text_of(page: str) -> str:
    """What is read on a page, tags left out."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", page)).split())
