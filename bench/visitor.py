"""Somebody at a table, as far as HTTP goes: so little of it that many fit beside the servers they visit."""

from __future__ import annotations

import asyncio
import re
import zlib
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import contextmanager
from html import unescape
from typing import Final, NamedTuple
from urllib.parse import urlencode

from quartier.web.guard import TOKEN
from quartier.web.respond import JSON
from quartier.web.seats import SEAT

PATIENCE: Final = 120.0
"""Seconds until an answer that does not come is given up."""
VERSION: Final = re.compile(rb'data-version="(\d+)"')
MOVE: Final = re.compile(rb'name="move" value="([^"]*)"')
UNDO: Final = b'data-act="undo"'
END: Final = b"\r\n\r\n"


class Lost(Exception):
    """The connection broke, or there was none."""


class Answer(NamedTuple):
    status: int
    headers: bytes
    body: bytes


class Line:
    """One HTTP/1.1 connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def to(cls, port: int) -> Line:
        with lost():
            return cls(*await asyncio.open_connection("127.0.0.1", port))

    def close(self) -> None:
        self._writer.close()

    async def ask(
        self, method: str, path: str, headers: Mapping[str, str] | None = None, body: bytes = b""
    ) -> Answer:
        with lost():
            async with asyncio.timeout(PATIENCE):
                await self._send(method, path, headers or {}, body)
                status, head = await self._head()
                found = re.search(rb"\r\ncontent-length: (\d+)", head.lower())
                if found:
                    return Answer(status, head, await self._reader.readexactly(int(found[1])))
                return Answer(status, head, b"".join([part async for part in self._chunks()]))

    async def events(self, path: str, headers: Mapping[str, str]) -> AsyncIterator[bytes]:
        """What a stream of server-sent events says, one whole event at a time."""
        with lost():
            await self._send("GET", path, headers, b"")
            status, head = await self._head()
            if status != 200:
                raise Lost(status)
            unpack = zlib.decompressobj(31).decompress if b"gzip" in head else bytes
            held = b""
            async for part in self._chunks():
                held += unpack(part)
                while END in held:
                    event, _, held = held.partition(END)
                    yield event

    async def _send(self, method: str, path: str, headers: Mapping[str, str], body: bytes) -> None:
        lines = [f"{method} {path} HTTP/1.1", "Host: house", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self._writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        await self._writer.drain()

    async def _head(self) -> tuple[int, bytes]:
        head = await self._reader.readuntil(END)
        return int(head.split(b" ", 2)[1]), head

    async def _chunks(self) -> AsyncIterator[bytes]:
        while size := int(await self._reader.readline() or b"-1", 16):
            if size < 0:
                raise Lost
            yield (await self._reader.readexactly(size + 2))[:-2]
        await self._reader.readline()


@contextmanager
def lost() -> Iterator[None]:
    try:
        yield
    except (OSError, TimeoutError, asyncio.IncompleteReadError, ValueError) as error:
        raise Lost(repr(error)) from error


class Seen(NamedTuple):
    """What a fragment says."""

    version: int
    moves: list[str]
    may_undo: bool


def seen(event: bytes) -> Seen | None:
    found = VERSION.search(event)
    if found is None:
        return None
    return Seen(int(found[1]), [unescape(move.decode()) for move in MOVE.findall(event)], UNDO in event)


class Visitor:
    """With the secret of a seat, or with an empty one to watch."""

    def __init__(self, key: str, seat: int | None, secret: str, token: str, language: str = "en") -> None:
        self.key = key
        self.seat = seat
        self._token = token
        self._headers = {
            "Cookie": f"{TOKEN}={token}; {SEAT}{key}={secret}; confirm=off; lang={language}",
        }

    async def stream(self, port: int, packed: bool = False) -> AsyncIterator[bytes]:
        line = await Line.to(port)
        headers = {**self._headers, "Accept-Encoding": "gzip"} if packed else self._headers
        try:
            async for event in line.events(f"/tables/{self.key}/stream", headers):
                yield event
        finally:
            line.close()

    async def post(self, line: Line, what: str, **fields: object) -> Answer:
        body = urlencode({"_csrf_token": self._token, **fields}).encode()
        kind = {"Accept": JSON, "Content-Type": "application/x-www-form-urlencoded"}
        return await line.ask("POST", f"/tables/{self.key}/{what}", {**self._headers, **kind}, body)


async def token_of(port: int) -> str:
    """What every form carries; one for all, since all processes sign with the same secret."""
    line = await Line.to(port)
    answer = await line.ask("GET", "/")
    line.close()
    found = re.search(rb"set-cookie: " + TOKEN.encode() + rb"=([^;]+)", answer.headers, re.IGNORECASE)
    assert found, answer.headers
    return found[1].decode()
