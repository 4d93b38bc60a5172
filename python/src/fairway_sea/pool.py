"""One Fairway for each process, for callers that cannot hold one: tasks of Spark and Ray, functions of SQL."""

from __future__ import annotations

import atexit
import os

from .client import Fairway

_of_process: dict[int, Fairway] = {}


def shared() -> Fairway:
    """The worker of this process. It starts with the first request and ends with the process."""
    process = os.getpid()
    if process not in _of_process:
        # A fork has the parent's: it must not be closed here.
        _of_process.clear()
        _of_process[process] = Fairway()
        atexit.register(_of_process[process].close)
    return _of_process[process]
