"""polars on the lists of records that the example `tables` has written: seconds and peak memory above the body's.

``cargo run --release -p openshelf-tables --example tables -- FOLDER``, then ``python tables.py FOLDER``.
"""

from __future__ import annotations

import io
import subprocess
import sys
import time
from pathlib import Path

ROUNDS = 5


def memory(line: str) -> float:
    """Give a line of what Linux says of this process, in MB."""
    for each in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if each.startswith(f"{line}:"):
            return int(each.split()[1]) * 1024 / 1e6
    raise ValueError(line)


def measure(path: Path) -> None:
    """Read a body with polars, as often as the other side does."""
    import polars  # noqa: PLC0415 - each body has a process of its own

    body = path.read_bytes()
    before = memory("VmRSS")
    best = float("inf")
    for _ in range(ROUNDS):
        start = time.process_time()
        frame = polars.read_json(io.BytesIO(body))
        best = min(best, time.process_time() - start)
        assert len(frame) > 0
        del frame
    peak = memory("VmHWM") - before
    print(f"{path.stem}: {len(body) / 1e6:.1f} MB: {best:.3f} s of processor, {peak:.0f} MB at the peak")


if __name__ == "__main__":
    given = Path(sys.argv[1])
    if given.is_file():
        measure(given)
    else:
        for body in sorted(given.glob("*.list.json")):
            subprocess.run([sys.executable, __file__, str(body)], check=True)
