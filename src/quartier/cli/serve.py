from __future__ import annotations

import socket
from itertools import count
from typing import Annotated, Final

from cyclopts import Parameter

from quartier.cli.arguments import OWN_DATABASE, At, Database, make_room
from quartier.core.phrase import Mistake

FIRST_PORT: Final = 8000


def serve(
    *,
    host: Annotated[str, Parameter(help="cli-arg-host")] = "127.0.0.1",
    port: Annotated[int | None, Parameter(help="cli-arg-port")] = None,
    database: Database = OWN_DATABASE,
    terminal: At,
) -> None:
    port = free_port(host) if port is None else checked_port(host, port)
    make_room(database)
    terminal.mind_speed()

    # the other commands need no web server to start
    from quartier.web import server

    server.serve(host, port, database)


def free_port(host: str) -> int:
    """8000, or the next one that nobody has."""
    return next(port for port in count(FIRST_PORT) if why_taken(host, port) is None)


def checked_port(host: str, port: int) -> int:
    if why := why_taken(host, port):
        raise Mistake("cli-port", host=host, port=str(port), why=why)
    return port


def why_taken(host: str, port: int) -> str | None:
    try:
        with socket.create_server((host, port)):
            return None
    except (OSError, OverflowError) as error:
        return getattr(error, "strerror", None) or str(error)
