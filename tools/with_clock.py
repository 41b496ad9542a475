"""Runs a command that may be silent for long, and says every half minute how long it has run.

python tools/with_clock.py COMMAND ...
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time

#: Seconds between two lines.
INTERVAL = 30.0


def told(seconds: float) -> str:
    """Say how long something has run."""
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def tell(name: str, is_done: threading.Event) -> None:
    """Write a line every interval until the command has ended."""
    began = time.monotonic()
    while not is_done.wait(INTERVAL):
        sys.stderr.write(f"... {name} has run for {told(time.monotonic() - began)}\n")
        sys.stderr.flush()


def run(command: list[str], *, name: str = "", **options: object) -> int:
    """Run a command, which writes where this process writes; give its exit status."""
    is_done = threading.Event()
    name = name or " ".join(command[:2])
    clock = threading.Thread(target=tell, args=(name, is_done), daemon=True)
    with subprocess.Popen(command, **options) as process:  # type: ignore[call-overload]
        clock.start()
        try:
            status: int = process.wait()
        except KeyboardInterrupt:
            # The command was interrupted, too, and cleans up.
            process.wait()
            status = 130
        finally:
            is_done.set()
    return status


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
