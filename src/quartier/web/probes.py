"""What a machine asks a server: whether it lives, and whether it can serve."""

from __future__ import annotations

from typing import Any

from litestar import MediaType, Response, get

from quartier.web.reader import Asked
from quartier.web.seats import tables_of

UNSIGNED: dict[str, Any] = {"exclude_from_csrf": True}


@get("/health", media_type=MediaType.TEXT, opt=UNSIGNED)
async def health() -> str:
    """It answers: that is all."""
    return "alive"


@get("/ready", media_type=MediaType.TEXT, opt=UNSIGNED)
async def ready(request: Asked) -> Response[str]:
    """The database answers too, and its schema is the one we know."""
    if await tables_of(request).ready():
        return Response("ready")
    return Response("not ready", status_code=503)
