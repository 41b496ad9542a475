"""One run of the table benchmark in its own process: prints the seconds and the memory."""

from __future__ import annotations

import json
import sys
import tempfile
import threading
import time
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import openshelf

if TYPE_CHECKING:
    from collections.abc import Callable


def _resident() -> float:
    """The current memory of this process in MB, without the pages of its programs' files.

    How many of those are in memory depends on the build, and the system can drop them.
    """
    for line in Path("/proc/self/status").read_text(encoding="ascii").splitlines():
        if line.startswith("RssAnon"):
            return int(line.split()[1]) / 1024
    return 0.0


class Peak(threading.Thread):
    """Samples the memory every few milliseconds."""

    def __init__(self) -> None:
        """Start at the current memory."""
        super().__init__(daemon=True)
        self.start_at = self.most = _resident()
        self.ended = threading.Event()

    def run(self) -> None:
        """Sample until it is stopped."""
        while not self.ended.wait(0.005):
            self.most = max(self.most, _resident())

    def growth(self) -> float:
        """Return the peak above the start."""
        self.ended.set()
        self.join()
        return max(self.most, _resident()) - self.start_at


def _museum(url: str) -> Any:
    return openshelf.Museum(base_url=url, requests_per_second=None)


def pages_to_dicts(url: str) -> int:
    """Read every page to dicts, and keep them."""
    listing = openshelf.paginate(_museum(url).artworks.list)
    return sum(len(page) for page in [each.records for each in listing.pages(limit=100)])


def pages_to_table(url: str) -> int:
    """Read every page to one table."""
    return len(openshelf.paginate(_museum(url).artworks.list).table(limit=100))


def pages_to_parquet(url: str) -> int:
    """Write every page into a Parquet file."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "works.parquet")
        listing = openshelf.paginate(_museum(url).artworks.list)
        return listing.to_parquet(path, limit=100)


def pages_to_resumable_parquet(url: str) -> int:
    """Write every page into a Parquet file that can be resumed after a kill."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "works.parquet")
        listing = openshelf.paginate(_museum(url).artworks.list)
        return listing.to_parquet(path, limit=100, resume=True)


def body_to_table(url: str) -> int:
    """Read one large answer to a table, including the transfer over loopback."""
    return len(openshelf.table(_museum(url).artworks.list)(limit=100))


def body_to_polars(path: str) -> int:
    """Read the same records from memory with polars."""
    import polars as pl  # noqa: PLC0415  the others do not import it

    body = Path(path).read_bytes()
    return pl.read_json(body).height


RUNS: dict[str, Callable[[str], int]] = {
    "dicts": pages_to_dicts,
    "table": pages_to_table,
    "parquet": pages_to_parquet,
    "parquet, resume": pages_to_resumable_parquet,
    "body": body_to_table,
    "polars": body_to_polars,
}


def main() -> None:
    """Run one task."""
    name, given = sys.argv[1:]
    if name == "polars":
        import polars as pl  # noqa: PLC0415

        pl.read_json(b'[{"a": 1}]')
    time.sleep(0.1)
    peak = Peak()
    peak.start()
    begin = perf_counter()
    rows = RUNS[name](given)
    seconds = perf_counter() - begin
    print(json.dumps({"seconds": seconds, "megabytes": peak.growth(), "rows": rows}))


if __name__ == "__main__":
    main()
