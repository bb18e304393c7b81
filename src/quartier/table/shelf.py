"""The tables in memory: whatever somebody holds, and for a while what was used last."""

from __future__ import annotations

import time
from collections import OrderedDict
from weakref import WeakValueDictionary

from quartier.table.table import Table


class Shelf:
    """Never two objects for one table: one that a request, a watch or a bot still holds is found again."""

    def __init__(self, most: int = 256, idle: float = 900.0) -> None:
        self.most = most
        self.idle = idle
        """Seconds until a table that nobody holds is dropped."""
        self._held: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._used: OrderedDict[str, tuple[Table, float]] = OrderedDict()

    def find(self, key: str) -> Table | None:
        table = self._held.get(key)
        if table is not None:
            self.put(table)
        return table

    def held(self, key: str) -> Table | None:
        """Without counting as a use of it."""
        return self._held.get(key)

    def put(self, table: Table) -> None:
        now = time.monotonic()
        self._held[table.key] = table
        self._used[table.key] = (table, now)
        self._used.move_to_end(table.key)
        while len(self._used) > self.most or next(iter(self._used.values()))[1] < now - self.idle:
            self._used.popitem(last=False)

    def __len__(self) -> int:
        return len(self._held)
