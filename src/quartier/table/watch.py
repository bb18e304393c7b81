"""Being told that a table changed. A watch carries no history: it says that, not what."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from quartier.table.metrics import WATCHES


class Watch:
    def __init__(self, keeps: object = None) -> None:
        self.keeps = keeps
        """What must stay in memory as long as somebody watches."""
        self._news = asyncio.Event()
        self._over = False

    async def changed(self) -> bool:
        """Wait for a change since the last time; many at once count as one. False: the house closes."""
        await self._news.wait()
        if not self._over:
            self._news.clear()
        return not self._over

    def tell(self) -> None:
        self._news.set()

    def close(self) -> None:
        self._over = True
        self._news.set()


class Watches:
    """All who watch, by the table's key."""

    def __init__(self) -> None:
        self._by_key: dict[str, set[Watch]] = {}

    @contextmanager
    def watch(self, key: str, keeps: object = None) -> Iterator[Watch]:
        watch = Watch(keeps)
        self._by_key.setdefault(key, set()).add(watch)
        WATCHES.inc()
        try:
            yield watch
        finally:
            WATCHES.dec()
            others = self._by_key[key]
            others.discard(watch)
            if not others:
                del self._by_key[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_key)

    def __contains__(self, key: str) -> bool:
        return key in self._by_key

    def tell(self, key: str) -> None:
        for watch in self._by_key.get(key, ()):
            watch.tell()

    def close(self) -> None:
        for watches in self._by_key.values():
            for watch in watches:
                watch.close()
