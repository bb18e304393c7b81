"""What was sent, read with care."""

from __future__ import annotations

from msgspec import DecodeError

from quartier.core.phrase import Mistake
from quartier.web.reader import Asked


async def sent(request: Asked) -> dict[str, str]:
    """The fields of a form or of a JSON object; a mistake if it is neither."""
    kind, _ = request.content_type
    if kind == "application/json":
        data = await json_of(request)
        if not isinstance(data, dict):
            raise Mistake("web-malformed")
        return {str(key): str(value) for key, value in data.items() if isinstance(value, str | int)}
    if kind == "application/x-www-form-urlencoded":
        form = await request.form()
        return {key: value for key, value in form.items() if isinstance(value, str)}
    raise Mistake("web-malformed")


async def json_of(request: Asked) -> object:
    from litestar.exceptions import SerializationException

    try:
        return await request.json()
    except (SerializationException, DecodeError, UnicodeDecodeError):
        raise Mistake("web-malformed") from None


def field(data: dict[str, str], name: str) -> str:
    try:
        return data[name]
    except KeyError:
        raise Mistake("web-field-missing", field=name) from None


def number(data: dict[str, str], name: str) -> int:
    text = field(data, name)
    if not text.isascii() or not text.isdecimal() or len(text) > 9:
        raise Mistake("web-field-number", field=name)
    return int(text)
