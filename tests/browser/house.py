"""A house of its own for browsers to visit: a process that can be killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path
from time import monotonic, sleep

SERVE = "import sys; from quartier.web.server import serve; serve('127.0.0.1', int(sys.argv[1]), sys.argv[2])"
SOURCE = Path(__file__).parents[2] / "src"


class House:
    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder}/house.db"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        environment = {**os.environ, "PYTHONPATH": str(SOURCE)}
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(self.port), self.database], env=environment,
            stdout=subprocess.DEVNULL,
        )
        until = monotonic() + 30
        while monotonic() < until:
            try:
                urllib.request.urlopen(self.address, timeout=5).close()
                return
            except (urllib.error.URLError, ConnectionError):
                assert self._process.poll() is None, "the house does not open"
                sleep(0.05)
        raise TimeoutError("the house does not open")

    def kill(self) -> None:
        """As the machine would: without a word."""
        self._end(signal.SIGKILL)

    def close(self) -> int:
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return self._process.wait(10)
