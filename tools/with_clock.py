"""Runs a command and reports every 30 seconds how long it has run.

python tools/with_clock.py COMMAND ...
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from pathlib import Path

#: Seconds between two lines.
INTERVAL = 30.0


def told(seconds: float) -> str:
    """Format a duration."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def tell(name: str, is_done: threading.Event) -> None:
    """Write a line per interval until the command has ended."""
    began = time.monotonic()
    while not is_done.wait(INTERVAL):
        sys.stderr.write(f"... {name} has run for {told(time.monotonic() - began)}\n")
        sys.stderr.flush()


def run(command: list[str]) -> int:
    """Run a command with this process's output streams; return its exit status."""
    is_done = threading.Event()
    name = " ".join([Path(command[0]).name, *command[1:3]])
    clock = threading.Thread(target=tell, args=(name, is_done), daemon=True)
    with subprocess.Popen(command) as process:
        clock.start()
        try:
            status = process.wait()
        except KeyboardInterrupt:
            # The command was interrupted as well, and cleans up.
            process.wait()
            status = 130
        finally:
            is_done.set()
    return status


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
