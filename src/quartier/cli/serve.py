from __future__ import annotations

import socket
from ipaddress import ip_network
from itertools import count
from typing import Annotated, Final, Literal

from cyclopts import Parameter

from quartier.cli.arguments import OWN_DATABASE, At, Database, make_room
from quartier.core.phrase import Mistake

FIRST_PORT: Final = 8000


def serve(
    *,
    host: Annotated[str, Parameter(help="cli-arg-host")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="cli-arg-port")] = None,
    database: Database = OWN_DATABASE,
    proxy: Annotated[str, Parameter(help="cli-arg-proxy")] = "127.0.0.1",
    metrics: Annotated[str | None, Parameter(help="cli-arg-metrics")] = None,
    log: Annotated[Literal["text", "json"], Parameter(help="cli-arg-log")] = "text",
    terminal: At,
) -> None:
    port = free_port(host) if port is None else checked_port(host, port)
    proxies = [checked_network(one) for one in proxy.split(",")]
    figures = None if metrics is None else address_in(metrics)
    make_room(database)
    terminal.mind_speed()

    # the other commands need no web server to start
    from quartier.web import server

    server.serve(host, port, database, proxies=proxies, metrics=figures, log=log)


def free_port(host: str) -> int:
    """8000, or the next one that nobody has."""
    return next(port for port in count(FIRST_PORT) if why_taken(host, port) is None)


def checked_port(host: str, port: int) -> int:
    if why := why_taken(host, port):
        raise Mistake("cli-port", host=host, port=str(port), why=why)
    return port


def checked_network(text: str) -> str:
    """An address, or a network of them such as 10.0.0.0/8."""
    try:
        return str(ip_network(text))
    except ValueError:
        raise Mistake("cli-proxy", text=text) from None


def address_in(text: str) -> tuple[str, int]:
    """`9090` is on this machine alone; `0.0.0.0:9090` is for others too."""
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdecimal():
        raise Mistake("cli-address", text=text)
    return host.strip("[]") or "127.0.0.1", int(port)


def why_taken(host: str, port: int) -> str | None:
    try:
        with socket.create_server((host, port)):
            return None
    except (OSError, OverflowError) as error:
        return getattr(error, "strerror", None) or str(error)
