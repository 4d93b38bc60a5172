"""One Fairway for each process, for callers that cannot hold one: tasks of Spark and Ray, functions of SQL."""

from __future__ import annotations

import atexit
import json
import os
from typing import Any

from .client import Fairway

_of_process: dict[tuple[int, str], Fairway] = {}


def shared(**connect: Any) -> Fairway:
    """The Fairway of this process with these arguments. A worker starts with the first request and ends with the process."""
    key = (os.getpid(), json.dumps(connect, sort_keys=True))
    if key not in _of_process:
        _of_process[key] = Fairway(**connect)
        atexit.register(_close, *key)
    return _of_process[key]


def _close(process: int, connect: str) -> None:
    # A fork has the list of its parent, whose worker goes on.
    if process == os.getpid():
        _of_process[process, connect].close()
