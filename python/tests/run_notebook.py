"""Runs the code cells of a notebook in turn, as Jupyter does, and compares what they print with what it shows.

    python3 python/tests/run_notebook.py python/fairway.ipynb           # fails if a figure differs
    python3 python/tests/run_notebook.py python/fairway.ipynb --write   # writes what the cells print
"""

import contextlib
import io
import json
import sys


def main(path, *flags):
    with open(path, encoding="utf-8") as file:
        notebook = json.load(file)
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    names = {"__name__": "__main__"}
    differs = False
    for number, cell in enumerate(cells, 1):
        shown = "".join(line for output in cell["outputs"] for line in output["text"])
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
        text = printed.getvalue()
        if text != shown:
            differs = True
            print(f"Cell {number} shows:\n{shown}and prints:\n{text}")
        cell["execution_count"] = number
        lines = text.splitlines(keepends=True)
        cell["outputs"] = [{"name": "stdout", "output_type": "stream", "text": lines}] if lines else []
    if "--write" in flags:
        with open(path, "w", encoding="utf-8") as file:
            file.write(json.dumps(notebook, ensure_ascii=False, indent=1) + "\n")
    elif differs:
        sys.exit(1)
    print(f"{len(cells)} cells")


main(*sys.argv[1:])
