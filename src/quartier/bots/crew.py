"""Processes of our own that work beside this one, for what would keep it from everything else."""

from __future__ import annotations

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def crew(processes: int, patience: int = 0) -> ProcessPoolExecutor:
    """So many at most, begun when there is something to do; with patience they leave others the core."""
    return ProcessPoolExecutor(processes, get_context("spawn"), settle, (patience,))


def dismiss(crew: ProcessPoolExecutor) -> None:
    """At once, whatever they are at. (Python says so itself from 3.14 on: `terminate_workers`.)"""
    processes = list((crew._processes or {}).values())
    crew.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def settle(patience: int) -> None:
    # an interruption is the business of who gave the work
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if patience and hasattr(os, "nice"):
        os.nice(patience)
    Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """However it ended: nobody is left behind to wait for work."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
