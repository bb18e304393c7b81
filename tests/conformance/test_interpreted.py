"""Compiled and interpreted, a title is the same title."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from quartier.titles import AnyTitle
from tests.conformance.interpreted import tale
from tests.conformance.sources import ROOT

PLAYS = 9


def test_interpreted_rules_play_the_same_games(title: AnyTitle) -> None:
    """Deals, choices, bots, imagined games and digests, in another process with another hash seed."""
    environment = {
        **os.environ, "QUARTIER_INTERPRETED": "1", "PYTHONHASHSEED": "7",
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
    }
    ran = subprocess.run(
        [sys.executable, "-m", "tests.conformance.interpreted", title.key, str(PLAYS)],
        env=environment, cwd=ROOT, capture_output=True, text=True, check=False,
    )
    assert ran.returncode == 0, ran.stderr
    other = json.loads(ran.stdout)
    assert not other["compiled"]
    assert other["tale"] == tale(title, PLAYS)
