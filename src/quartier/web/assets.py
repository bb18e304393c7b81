"""Static files, under names that carry the hash of what is in them, so that a browser keeps them for ever."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from gzip import compress
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePosixPath
from typing import Final

import msgspec

from quartier.titles import all_titles

MEDIA: Final = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}


class Asset(msgspec.Struct, frozen=True):
    url: str
    body: bytes
    packed: bytes | None
    """The body in gzip, where that is shorter."""
    media: str


def url(name: str) -> str | None:
    """Where this file is served; None when it is not there (`vendor/` is built, not committed)."""
    asset = assets().get(name)
    return asset.url if asset else None


def asset_at(address: str) -> Asset | None:
    return _addresses().get(address)


@cache
def assets() -> dict[str, Asset]:
    found: dict[str, Asset] = {}
    # a style sheet names others, so these have their hashes first
    for name, body in sorted(_files(), key=lambda file: (file[0].endswith(".css"), file[0])):
        if name.endswith(".css"):
            for other, asset in found.items():
                body = body.replace(f"url({other})".encode(), f"url({asset.url})".encode())
        path = PurePosixPath(name)
        stamp = sha256(body).hexdigest()[:10]
        packed = compress(body, mtime=0)
        found[name] = Asset(
            f"/static/{path.with_name(f'{path.stem}.{stamp}{path.suffix}')}",
            body, packed if len(packed) < len(body) * 0.9 else None, MEDIA[path.suffix],
        )
    return found


@cache
def _addresses() -> dict[str, Asset]:
    return {asset.url: asset for asset in assets().values()}


def _files() -> Iterator[tuple[str, bytes]]:
    yield from _below(files("quartier.web") / "static", "")
    for title in all_titles().values():
        style = title.folder / "style.css"
        if style.is_file():
            yield f"titles/{title.key}.css", style.read_bytes()


def _below(folder: Traversable, prefix: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _below(entry, f"{prefix}{entry.name}/")
        elif PurePosixPath(entry.name).suffix in MEDIA:
            yield f"{prefix}{entry.name}", entry.read_bytes()
