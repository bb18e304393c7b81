"""What a server lets know about itself: its log, in lines or in JSON, and figures for Prometheus."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from time import perf_counter
from typing import Final, Literal

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.plugins.prometheus import PrometheusConfig
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import start_http_server

from quartier.core.phrase import Mistake

log = logging.getLogger(__name__)

LogKind = Literal["text", "json"]
LINE: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
EXTRA: Final = ("request", "status", "seconds")
"""What a record may say besides its message."""

measured: Final = PrometheusConfig(
    prefix="quartier", app_name="quartier", group_path=True, exclude_unhandled_paths=True,
    # a stream lasts as long as somebody looks
    exclude=["/stream$", "^/static/"],
).middleware


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        said |= {name: getattr(record, name) for name in EXTRA if hasattr(record, name)}
        if record.exc_info:
            said["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


class Requests(ASGIMiddleware):
    """A line for every request that is answered. Paths hold secrets, so it is the route that is named."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        began = perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                request = f"{scope.get('method')} {scope.get('path_template', '?')}"
                seconds = round(perf_counter() - began, 4)
                told = {"request": request, "status": message["status"], "seconds": seconds}
                log.info("%s %s", request, message["status"], extra=told)
            await send(message)

        await next_app(scope, receive, sending)


def set_up_log(kind: LogKind) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else logging.Formatter(LINE))
    logging.basicConfig(handlers=[handler], level=logging.WARNING)
    if kind == "json":
        logging.getLogger("quartier").setLevel(logging.INFO)


def open_metrics(host: str, port: int) -> None:
    """`/metrics` on an address of its own, where no player comes."""
    try:
        start_http_server(port, host)
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise Mistake("cli-port", host=host, port=str(port), why=why) from error
