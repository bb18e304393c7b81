"""What is counted about tables, for whoever looks after a server."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

MOVES: Final = Counter("quartier_moves", "Entries written to logs by this process", ["by"])
THINKING: Final = Histogram("quartier_bot_seconds", "How long bots thought", ["bot"])
FOLLOWED: Final = Counter("quartier_followed", "Times a table took over what another process wrote")
BROKEN: Final = Counter("quartier_broken_tables", "Tables that were found not to replay")
FAILURES: Final = Counter("quartier_database_failures", "Times the database did not answer")
WATCHES: Final = Gauge("quartier_watches", "Open streams")
HELD: Final = Gauge("quartier_tables_held", "Tables in memory")
