"""Runs the notebooks against a sandbox and stores their outputs.

    python tools/notebooks.py [--check] [NOTEBOOK ...]

Without a notebook it runs all of them. Notebooks are committed with their outputs, so that readers
see the charts without running them. Values that differ between runs are replaced: the sandbox's
address by the service's, times and durations by fixed values. With --check nothing is written, and
the exit status is 1 if a text differs. Charts are not compared, because they depend on fonts.
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
#: No cell takes longer, even on a busy machine.
CELL_SECONDS = 150

#: The parts of an output that are compared.
TEXTS = ("text/html", "text/plain")
#: Texts that depend on the duration of a call: in answers, in citations and beside progress bars.
NOISE = [
    (re.compile(r">\d+\.\d+ s</td>"), ">0.004 s</td>"),
    (re.compile(r"(retrieved \S+) to \S+"), r"\1"),
    (re.compile(r" records, [\d,]+ a second"), " records"),
]

Notebook = Any
#: nbformat has no type annotations.
read: Any = nbformat.read
write: Any = nbformat.write


def executed(path: Path, home: Path) -> Notebook:
    """Run a notebook, with all its files in an empty folder; return it as it is stored."""
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
            # The times of cells differ in every run, and so do the pieces in which a text arrives.
            record_timing=False,
            coalesce_streams=True,
            # The kernel warns about its unencrypted connection, which is local.
            extra_arguments=["--IPKernelApp.log_level=ERROR"],
        ).execute()
    return cleaned(notebook, days | {dt.datetime.now(dt.UTC).date()})


@contextlib.contextmanager
def surroundings(home: Path) -> Iterator[None]:
    """Start kernels of this Python without the user's settings and without a network."""
    before = dict(os.environ)
    own = {
        # The width of text outputs.
        "COLUMNS": "96",
        "IPYTHONDIR": str(home / "ipython"),
        "JUPYTER_DATA_DIR": str(home / "jupyter"),
        "JUPYTER_PATH": str(Path(sys.prefix) / "share" / "jupyter"),
        "OPENSHELF_OFFLINE": "1",
        # The packages of the first cell are installed.
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_NO_INDEX": "1",
        "TMPDIR": str(home / "work"),
        "XDG_CACHE_HOME": str(home / "cache"),
        "OPENSHELF_CACHE_DIR": "",
    }
    os.environ.update(own)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)


def cleaned(notebook: Notebook, days: set[dt.date]) -> Notebook:
    """Remove everything that differs between runs; the days are those of this run."""
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
            # pip recommends restarting the kernel.
            cell.outputs = []
        for output in cell.outputs:
            parts = [(output, "text"), *((output.get("data", {}), kind) for kind in TEXTS)]
            for part, name in parts:
                if name in part:
                    part[name] = readable(part[name], paths, days)
    return notebook


def readable(text: str, paths: dict[str, str], days: set[dt.date]) -> str:
    """Replace the sandbox's URLs by those of the services, and times by fixed ones."""
    for path, service in paths.items():
        text = re.sub(rf"http://127\.0\.0\.1:\d+{path}", service, text)
    for day in days:
        text = re.sub(rf"{day}T\d\d:\d\d:\d\dZ", f"{TODAY}T12:00:00Z", text)
        # The format of the header Date.
        text = re.sub(rf"{day:%a, %d %b %Y} [\d:]+ GMT", "Tue, 15 Oct 2024 12:00:00 GMT", text)
    for found, kept in NOISE:
        text = found.sub(kept, text)
    return text


def texts(notebook: Notebook) -> list[str]:
    """Return the text outputs line by line, and the media types of all outputs."""
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
    """Update the notebooks, or only compare them."""
    parser = argparse.ArgumentParser(description="Runs the notebooks and stores their outputs.")
    parser.add_argument("--check", action="store_true", help="only report changes")
    parser.add_argument("notebooks", nargs="*", type=Path, help="all notebooks if omitted")
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
            sys.stderr.write(f"{told}\nupdate it: make notebooks\n")
    return 1 if is_stale else 0


if __name__ == "__main__":
    sys.exit(main())
