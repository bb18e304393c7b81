"""What all tests share: their markers, steady Hypothesis, and a plain word about what could not run."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Sequence

import pytest
from hypothesis import HealthCheck, settings

# whoever starts the tests in the background may have them ignore an interruption, and all they start too
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("wild", deadline=None, max_examples=1000)
settings.load_profile("steady")

NO_CHROMIUM = "no Chromium"


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(id): this test holds a rule of a rulebook, as `title.rule-id`")
    config.addinivalue_line("markers", "browser: this test drives a real browser")


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    if not shutil.which("chromium"):
        for item in items:
            if item.get_closest_marker("browser"):
                item.add_marker(pytest.mark.skip(reason=NO_CHROMIUM))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    missed = [one for one in terminalreporter.stats.get("skipped", []) if NO_CHROMIUM in str(one.longrepr)]
    if missed:
        files = ", ".join(sorted({one.nodeid.partition("::")[0] for one in missed}))
        terminalreporter.write_line(
            f"{len(missed)} tests could not run, for want of Chromium: {files}. "
            "To get it: sudo apt install chromium"
        )
