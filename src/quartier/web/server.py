"""The house in the browser: the application, and serving it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from socket import socket
from types import FrameType
from typing import Final

import uvicorn
from litestar import Litestar, Router
from litestar.config.compression import CompressionConfig
from litestar.types import Middleware

from quartier.table import Tables
from quartier.web import agreeing, at_table, creation, home, invitation, past, probes, records, rules, talking
from quartier.web.errors import HANDLERS
from quartier.web.guard import LARGEST_BODY, add_headers, few_new_tables, forms
from quartier.web.observed import LogKind, Requests, measured, open_metrics, set_up_log
from quartier.web.reader import switched
from quartier.words import Words

NEW_TABLES: Final = 30
"""How many tables one address may set in a minute."""


def create_app(
    database: str, *, new_tables: int = NEW_TABLES, middleware: Sequence[Middleware] = ()
) -> Litestar:
    guard = forms(secret="")

    @asynccontextmanager
    async def house(app: Litestar) -> AsyncIterator[None]:
        app.state.closing = asyncio.Event()
        app.state.tables = tables = await Tables.open(database)
        guard.secret = await tables.secret()
        try:
            yield
        finally:
            await tables.close()

    setting = Router(
        "/", route_handlers=[
            creation.create_table, creation.play_now, creation.play_again, records.look_at_record,
        ],
        middleware=[few_new_tables(new_tables).middleware],
    )
    return Litestar(
        [
            home.home, home.static, creation.new_table, setting,
            invitation.links, invitation.seat, invitation.sit, invitation.lend_eyes, invitation.watch,
            at_table.table, at_table.part, at_table.hint, at_table.sheets, at_table.record,
            past.past, past.some_moment,
            at_table.move, at_table.undo, at_table.order, at_table.pace, at_table.screen, at_table.stream,
            agreeing.ask, agreeing.answer, agreeing.stand_in, agreeing.leave, agreeing.take_over,
            talking.say, talking.note,
            records.records, rules.rules, rules.edition,
            probes.health, probes.ready,
        ],
        lifespan=[house],
        middleware=middleware,
        before_request=switched,
        before_send=[add_headers],
        exception_handlers=HANDLERS,
        csrf_config=guard,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude="^/static/"),
        request_max_body_size=LARGEST_BODY,
        openapi_config=None,
        logging_config=None,
    )


class House(uvicorn.Server):
    """Says where it is, and lets those who listen go when it closes."""

    def __init__(self, app: Litestar, host: str, port: int, proxies: Sequence[str]) -> None:
        config = uvicorn.Config(
            app, host, port, log_config=None, access_log=False, server_header=False,
            timeout_graceful_shutdown=5, forwarded_allow_ips=list(proxies),
        )
        super().__init__(config)
        self.app = app

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            address = self.servers[0].sockets[0].getsockname()
            shown = f"[{address[0]}]" if ":" in address[0] else address[0]
            print(Words("en")("web-serving", address=f"http://{shown}:{address[1]}"), flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.app.state.closing.set()
        super().handle_exit(sig, frame)


def serve(
    host: str, port: int, database: str, *,
    proxies: Sequence[str] = (), metrics: tuple[str, int] | None = None, log: LogKind = "text",
) -> None:
    """Serve until somebody stops it."""
    set_up_log(log)
    middleware: list[Middleware] = [Requests()] if log == "json" else []
    if metrics is not None:
        open_metrics(*metrics)
        middleware.append(measured)
    with suppress(KeyboardInterrupt):
        House(create_app(database, middleware=middleware), host, port, proxies).run()
