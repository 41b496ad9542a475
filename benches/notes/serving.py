"""Starts the servers of the benchmarks, each in its own process."""

from __future__ import annotations

import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def serving(program: str, *arguments: object) -> Iterator[str]:
    """Run a program of this folder that prints its address first; return the address."""
    command = [sys.executable, str(Path(__file__).parent / program), *map(str, arguments)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield server.stdout.readline().strip() if server.stdout else ""
    finally:
        server.terminate()
        server.wait(10)
