"""Who reads a page: the language, the look and the habits the browser remembers."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlencode

import msgspec
from litestar import Request
from litestar.datastructures import Cookie
from litestar.response import Redirect
from litestar.template.base import csrf_token

from quartier.core.title import Title
from quartier.words import LANGUAGES, Words

YEAR: Final = 365 * 24 * 3600
SEASON: Final = 90 * 24 * 3600

SWITCHES: Final[Mapping[str, tuple[str, ...]]] = {
    "lang": LANGUAGES,
    "theme": ("auto", "light", "dark"),
    "confirm": ("on", "off"),
}
"""What is switched by a link `?name=value` on any page, and remembered in a cookie of that name."""

Asked = Request[Any, Any, Any]


class Reader(msgspec.Struct, frozen=True):
    language: str
    theme: str
    confirm: bool
    """Whether a move is shown once more before it is played."""
    name: str
    token: str
    """What every form must carry to show that it comes from our page."""
    query: tuple[tuple[str, str], ...] = ()

    def words(self) -> Words:
        return Words(self.language)

    def words_of(self, title: Title[Any, Any]) -> Words:
        return Words(self.language, title.folder)

    def switch(self, name: str, value: str) -> str:
        """The link to this page with something switched."""
        kept = [(key, old) for key, old in self.query if key not in (name, "pick")]
        return "?" + urlencode([*kept, (name, value)])


def reader_of(request: Asked) -> Reader:
    cookies = request.cookies
    language = cookies.get("lang", "")
    if language not in LANGUAGES:
        language = preferred(request.headers.get("accept-language", ""))
    theme = cookies.get("theme", "auto")
    return Reader(
        language=language,
        theme=theme if theme in SWITCHES["theme"] else "auto",
        confirm=cookies.get("confirm") != "off",
        name=cookie_name(cookies.get("name", "")),
        token=csrf_token({"request": request}),
        query=tuple((key, value) for key, value in request.query_params.multi_items() if key != "pick"),
    )


def preferred(header: str) -> str:
    """The language of ours that an Accept-Language header wants most."""
    best, wanted = LANGUAGES[0], 0.0
    for wish in header.split(","):
        tag, _, quality = wish.strip().partition(";q=")
        weight = 1.0
        if quality:
            with suppress(ValueError):
                weight = float(quality)
        language = tag.partition("-")[0].lower()
        if language in LANGUAGES and weight > wanted:
            best, wanted = language, weight
    return best


def switched(request: Asked) -> Redirect | None:
    """The same page again when the link asked for something to be switched."""
    wanted = {
        key: value for key, value in request.query_params.multi_items()
        if key in SWITCHES and value in SWITCHES[key]
    }
    if not wanted or request.method != "GET":
        return None
    left = [(key, value) for key, value in request.query_params.multi_items() if key not in SWITCHES]
    cookies = [remember(key, value, YEAR) for key, value in wanted.items()]
    path = "/" + request.url.path.lstrip("/")
    return Redirect(path + ("?" + urlencode(left) if left else ""), status_code=303, cookies=cookies)


def remember(key: str, value: str, seconds: int = SEASON) -> Cookie:
    return Cookie(key=key, value=value, max_age=seconds, httponly=True, samesite="lax")


def cookie_name(value: str) -> str:
    """A person's name as the cookie keeps it: in hex, since names are not only ASCII."""
    with suppress(ValueError):
        return bytes.fromhex(value).decode("utf-8")
    return ""


def remember_name(name: str) -> Cookie:
    return remember("name", name.encode().hex(), YEAR)
