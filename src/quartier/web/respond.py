"""Answers: tagged, so that what did not change is not sent again."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

from litestar import Response
from litestar.datastructures import Cookie

from quartier.web.reader import Asked

JSON = "application/json"
FRAGMENT = "text/vnd.quartier.fragment"
"""What the script asks for in Accept: only the part of the page that changed."""


def tagged(
    request: Asked, text: str, media: str, status: int = 200, cookies: Sequence[Cookie] = ()
) -> Response[str]:
    tag = f'"{stamp(text)}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache", "Vary": "Cookie, Accept, Accept-Language"}
    if request.method == "GET" and status == 200 and request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers, cookies=list(cookies), media_type=media)
    return Response(text, status_code=status, headers=headers, cookies=list(cookies), media_type=media)


def stamp(text: str) -> str:
    return blake2b(text.encode(), digest_size=8).hexdigest()


def wants(request: Asked, media: str) -> bool:
    return media in request.headers.get("accept", "")
