"""Runs what a profile-guided build of the module learns from; `tools/wheel_profile.py` starts it.

    python benches/train.py

The interpreter's environment contains the instrumented wheel, which writes a profile when a process
ends. The work is what the benchmarks measure, over plain connections, over TLS and over HTTP/2,
against their loopback server, and the tour, which asks every service of the sandbox.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import harness
import served
from environments import OURS
from figures import terminal
from figures.shared import PAGES, WRITE
from plan import Server

ROOT = Path(__file__).resolve().parents[1]
#: The kind of client, its options, and its tasks with their numbers of calls.
WORK: tuple[tuple[str, dict[str, Any], dict[str, int]], ...] = (
    ("waiting", {}, {"small": 2000, "page": 300, "threads 4": 200, "list 4": PAGES}),
    ("awaited", {}, {"small 1": 1000, "small 64": 2000, "page 1": 200, "page 64": 200}),
    ("decoders", {}, {"page": 300}),
    ("caches", {"backend": "memory", "entries": 100}, {"small": 5000, "page": 200}),
    ("caches", {"backend": "sqlite", "entries": 100}, {"small": 3000, "page": 200}),
    ("tables", {}, {"few": 300, "parquet": PAGES * served.PER_PAGE}),
)
SERVERS = (Server(WRITE), Server(WRITE, tls=True), Server(WRITE, ("--http2",), tls=True))


def run(told: dict[str, Any]) -> None:
    """Run every task against a server."""
    for kind, options, tasks in WORK:
        if "ca" in told and kind not in {"waiting", "awaited"}:
            continue
        with tempfile.TemporaryDirectory() as scratch:
            made = importlib.import_module(f"clients.{kind}")
            client = made.client(OURS, told | options | {"scratch": scratch})
            for task, calls in tasks.items():
                client.tasks[task](calls)
            client.close()


def call(told: dict[str, Any]) -> None:
    """Call an operation from the terminal."""
    variables = {
        name: text.format(url=told["url"]) for name, text in terminal.OURS.variables.items()
    }
    program = Path(sys.executable).parent / "openshelf"
    subprocess.run(
        [str(program), *terminal.OURS.arguments[1:]],
        env=harness.clean() | variables,
        stdout=subprocess.DEVNULL,
        check=True,
    )


def tour() -> None:
    """Ask the services of the sandbox."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(
            [sys.executable, str(ROOT / "examples" / "tour.py"), folder],
            env=harness.clean(),
            stdout=subprocess.DEVNULL,
            check=True,
        )


def main() -> None:
    """Run everything."""
    # The server is compiled as for the benchmarks, whatever the flags of the module are.
    for name in ("CARGO_ENCODED_RUSTFLAGS", "RUSTFLAGS", "CFLAGS"):
        os.environ.pop(name, None)
    program = harness.build_server()
    for server in SERVERS:
        with harness.serving(program, server, None) as told:
            told.pop("process")
            run(told)
            if not server.tls:
                call(told)
    tour()


if __name__ == "__main__":
    sys.exit(main())
