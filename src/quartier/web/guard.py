"""What stands between a page and those who mean it harm: headers, limits, forged forms."""

from __future__ import annotations

from typing import Final

from litestar.config.csrf import CSRFConfig
from litestar.datastructures import MutableScopeHeaders
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.types import Message, Scope

LARGEST_BODY: Final = 16_384
TOKEN: Final = "token"
"""The cookie every form is compared with."""

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


async def add_headers(message: Message, scope: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("Cache-Control", "no-store")


def forms(secret: str) -> CSRFConfig:
    return CSRFConfig(secret=secret, cookie_name=TOKEN, cookie_httponly=True, header_name="x-token")


def few_new_tables(a_minute: int) -> RateLimitConfig:
    return RateLimitConfig(rate_limit=("minute", a_minute))
