"""Measures polars on the bodies of the example `tables`: seconds, and peak memory besides the body.

``cargo run --release -p openshelf-tables --example tables -- FOLDER``, then this with the folder.
"""

from __future__ import annotations

import io
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 5


def memory(line: str) -> float:
    """Return a figure of Linux about this process, in MB."""
    for each in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if each.startswith(f"{line}:"):
            return int(each.split()[1]) * 1024 / 1e6
    raise ValueError(line)


def measure(path: Path) -> None:
    """Read a body with polars, as often as the other side does."""
    import polars as pl  # noqa: PLC0415 - each body has a process of its own

    body = path.read_bytes()
    before = memory("VmRSS")
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        frame = pl.read_json(io.BytesIO(body))
        best = min(best, time.process_time() - start)
        del frame
    peak = memory("VmHWM") - before
    spent = f"{best:.3f} s of processor, {peak:.0f} MB at the peak"
    print(f"{path.stem}: {len(body) / 1e6:.1f} MB: {spent}")


if __name__ == "__main__":
    given = Path(sys.argv[1])
    if given.is_file():
        measure(given)
    else:
        for body in sorted(given.glob("*.list.json")):
            subprocess.run([sys.executable, __file__, str(body)], check=True)
