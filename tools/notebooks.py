"""Runs the notebooks against their sandbox, and writes them with their outputs.

    python tools/notebooks.py [--check] [NOTEBOOK ...]

Without a notebook it runs all of them. They are committed with their outputs, so that a reader sees
their charts without running them. What differs from run to run is replaced: the sandbox's address
by the service's, times and durations by fixed ones. With --check nothing is written, and the exit
status is 1 if a text differs; charts are not compared, because they depend on fonts.
"""

from __future__ import annotations

import argparse
import contextlib
import datetime as dt
import difflib
import os
import re
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import nbformat
import openshelf
from nbclient import NotebookClient
from snippets import TODAY, addresses

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "examples" / "notebooks"
#: Longer than any cell takes on a busy machine.
CELL_SECONDS = 150

#: What is compared of an output.
TEXTS = ("text/html", "text/plain")
#: What depends on how long a call took, in the table of an answer, in a citation and beside a bar.
NOISE = [
    (re.compile(r">\d+\.\d+ s</td>"), ">0.004 s</td>"),
    (re.compile(r"(retrieved \S+) to \S+"), r"\1"),
    (re.compile(r" records, [\d,]+ a second"), " records"),
]

Notebook = Any
#: nbformat has no types of its own.
read: Any = nbformat.read
write: Any = nbformat.write


def executed(path: Path, home: Path) -> Notebook:
    """Run a notebook with an empty folder for all of its files; give it as it is kept."""
    notebook = read(path, 4)
    work = home / "work"
    work.mkdir()
    place = {"metadata": {"path": str(work)}}
    days = {dt.datetime.now(dt.UTC).date()}
    with surroundings(home):
        NotebookClient(
            notebook,
            timeout=CELL_SECONDS,
            kernel_name="python3",
            resources=place,
            # The times of cells would be new in every run.
            record_timing=False,
            # It warns that the kernel is reached over this machine's loopback.
            extra_arguments=["--IPKernelApp.log_level=ERROR"],
        ).execute()
    return cleaned(notebook, days | {dt.datetime.now(dt.UTC).date()})


@contextlib.contextmanager
def surroundings(home: Path) -> Iterator[None]:
    """Start kernels of this Python, without the user's settings or a way to other machines."""
    before = dict(os.environ)
    own = {
        # The width of what is shown as text.
        "COLUMNS": "96",
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTER_DATA_DIR": str(home / "jupyter"),
        "JUPYTER_PATH": str(Path(sys.prefix) / "share" / "jupyter"),
        "OPENSHELF_OFFLINE": "1",
        # The first cell installs what is there already.
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INDEX": "1",
        "TMPDIR": str(home / "work"),
        "XDG_CACHE_HOME": str(home / "cache"),
    }
    os.environ.update(own)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def cleaned(notebook: Notebook, days: set[dt.date]) -> Notebook:
    """Leave out what is new in every run, which was made on these days."""
    notebook.metadata = {"kernelspec": notebook.metadata["kernelspec"]}
    with openshelf.Sandbox(today=TODAY) as sandbox:
        paths = {
            address.removeprefix(sandbox.url): service
            for address, service in addresses(sandbox.urls).items()
        }
    for cell in notebook.cells:
        cell.metadata = {}
        if cell.cell_type != "code":
            continue
        if cell.source.startswith("%pip"):
            # pip says that kernels may have to be started again.
            cell.outputs = []
        for output in cell.outputs:
            parts = [(output, "text"), *((output.get("data", {}), kind) for kind in TEXTS)]
            for part, name in parts:
                if name in part:
                    part[name] = readable(part[name], paths, days)
    return notebook


def readable(text: str, paths: dict[str, str], days: set[dt.date]) -> str:
    """Show the services' addresses in the place of the sandbox's, and the times of no run."""
    for path, service in paths.items():
        text = re.sub(rf"http://127\.0\.0\.1:\d+{path}", service, text)
    for day in days:
        text = re.sub(rf"{day}T\d\d:\d\d:\d\dZ", f"{TODAY}T12:00:00Z", text)
        # As it stands in the header Date.
        text = re.sub(rf"{day:%a, %d %b %Y} [\d:]+ GMT", "Tue, 15 Oct 2024 12:00:00 GMT", text)
    for found, kept in NOISE:
        text = found.sub(kept, text)
    return text


def texts(notebook: Notebook) -> list[str]:
    """Give what the cells print and show as text, line by line, and which pictures they show."""
    lines = []
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            for kind in sorted(data):
                lines += [f"[{kind}]"]
                if kind.startswith("text/"):
                    lines += data[kind].splitlines()
            lines += output.get("text", "").splitlines()
    return lines


def main() -> int:
    """Write the notebooks anew, or only compare."""
    parser = argparse.ArgumentParser(description="Runs the notebooks, and writes their outputs.")
    parser.add_argument("--check", action="store_true", help="only tell what has changed")
    parser.add_argument("notebooks", nargs="*", type=Path, help="all when left out")
    arguments = parser.parse_args()
    is_stale = False
    for path in arguments.notebooks or sorted(FOLDER.glob("*.ipynb")):
        began = time.monotonic()
        sys.stdout.write(f"{path.name} ... ")
        sys.stdout.flush()
        before = read(path, 4)
        with tempfile.TemporaryDirectory() as home:
            after = executed(path, Path(home))
        sys.stdout.write(f"{time.monotonic() - began:.0f} s\n")
        if not arguments.check:
            write(after, path)
            continue
        told = "\n".join(difflib.unified_diff(texts(before), texts(after), lineterm="", n=1))
        if told:
            is_stale = True
            sys.stderr.write(f"{told}\nwrite it anew: make notebooks\n")
    return 1 if is_stale else 0


if __name__ == "__main__":
    sys.exit(main())
