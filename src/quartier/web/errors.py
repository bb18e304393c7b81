"""What went wrong, in the reader's words, inside the frame and with a way on."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Final

import htpy as h
import msgspec
from litestar import Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from quartier.core.phrase import Mistake
from quartier.core.title import NOT_SEATED
from quartier.table import Refused
from quartier.web.frame import plain, respond
from quartier.web.guard import TOKEN
from quartier.web.reader import Asked, reader_of
from quartier.web.respond import JSON, tagged, wants
from quartier.words import Words

log = logging.getLogger(__name__)

UNKNOWN: Final = frozenset({"table-unknown", "seat-unknown", "eyes-unknown", "title-unknown"})
CONFLICTS: Final = frozenset(
    {"table-moved-on", "table-not-over", "table-broken", "table-abandoned", "seat-not-free", "name-taken"}
)
AWAY: Final = "database-away"
FORGED: Final = "CSRF token verification failed"


def error_page(request: Asked, status: int, what: str, why: str, code: str) -> Response[str]:
    if wants(request, JSON):
        return json_error(request, status, code, why)
    reader = reader_of(request)
    words, came = reader.words(), back(request)
    main = h.section(".error")[
        h.p(".number", aria_hidden="true")[status],
        h.h1[what],
        h.p(".lead")[why],
        h.p(".ways")[
            h.a(".button.red", href="/")[words("web-way-home")],
            h.a(".button", href=came)[words("web-way-back")] if came else None,
        ],
    ]
    return respond(request, reader, plain(reader, what, main, "error"), status)


def back(request: Asked) -> str | None:
    """The page the reader came from, if it is one of ours."""
    came = request.headers.get("referer", "")
    return came if came.startswith(str(request.base_url)) else None


def json_error(request: Asked, status: int, code: str, why: str) -> Response[str]:
    return tagged(request, msgspec.json.encode({"error": code, "why": why}).decode(), MediaType.JSON, status)


def http_error(request: Asked, error: HTTPException) -> Response[str]:
    words = reader_of(request).words()
    code = "forged" if error.detail == FORGED else str(error.status_code)
    key = code if words.has(f"web-error-{code}") else "other" if error.status_code < 500 else "500"
    what, why = words(f"web-error-{key}"), words(f"web-error-{key}.why")
    answer = error_page(request, error.status_code, what, why, code_name(error, code))
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    if code == "forged":
        # a token of another house, on the same address, would be refused for ever
        answer.delete_cookie(TOKEN)
    return answer


def code_name(error: HTTPException, code: str) -> str:
    if not code.isdigit():
        return code
    try:
        return HTTPStatus(error.status_code).name.lower().replace("_", "-")
    except ValueError:
        return code


def mistake(request: Asked, error: Mistake) -> Response[str]:
    words = reader_of(request).words()
    key = error.phrase.key
    status = 404 if key in UNKNOWN else 409 if key in CONFLICTS else 503 if key == AWAY else 400
    return error_page(request, status, words(f"web-error-{status}"), words.say(error.phrase), key)


def refused(request: Asked, error: Refused) -> Response[str]:
    """What a rule forbids and no page at the table answers."""
    words = reader_of(request).words()
    status = 403 if error.refusal == NOT_SEATED else 409
    return error_page(
        request, status, words(f"web-error-{status}"), words.say(error.refusal.phrase()), error.refusal.rule
    )


def broken(request: Asked, error: Exception) -> Response[str]:
    log.error("%s %s fails", request.method, request.url.path, exc_info=error)
    words: Words = reader_of(request).words()
    return error_page(request, 500, words("web-error-500"), words("web-error-500.why"), "internal")


HANDLERS: Final[ExceptionHandlersMap] = {
    HTTPException: http_error, Mistake: mistake, Refused: refused, Exception: broken,
}
