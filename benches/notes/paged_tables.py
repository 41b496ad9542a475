"""Measures tables: against dicts, against polars, and a million rows to Parquet.

python benches/notes/paged_tables.py [--rounds 3] [--pages 2000] [--records 100000] [--million
10000]

Each run has its own process, and the rounds are interleaved. The server of the pages
(`harvest_server.py`) is another process on the same machine; that of the large body is a thread
here.
"""

from __future__ import annotations

import argparse
import http.server
import json
import statistics
import subprocess
import sys
import tempfile
import threading
from pathlib import Path
from typing import Any

from harvest_server import works
from serving import serving

HERE = Path(__file__).parent


def run(name: str, given: str) -> dict[str, Any]:
    """Run once in a separate process."""
    command = [sys.executable, str(HERE / "paged_tables_worker.py"), name, given]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def rounds_of(names: list[str], given: dict[str, str], rounds: int) -> dict[str, list[Any]]:
    """Run each task several times, interleaved and with alternating order."""
    found: dict[str, list[Any]] = {name: [] for name in names}
    for number in range(rounds):
        for name in names if number % 2 == 0 else names[::-1]:
            found[name].append(run(name, given[name]))
    return found


def told(title: str, runs: dict[str, list[Any]]) -> None:
    """Print a line for each, and the ratios of the first to the others."""
    first, *_ = runs
    for name, each in runs.items():
        seconds = statistics.median(one["seconds"] for one in each)
        growth = statistics.median(one["megabytes"] for one in each)
        faster = statistics.median(
            other["seconds"] / own["seconds"] for other, own in zip(each, runs[first], strict=True)
        )
        larger = statistics.median(
            own["megabytes"] / max(other["megabytes"], 1)
            for other, own in zip(each, runs[first], strict=True)
        )
        made = f"| {title} | {name} | {seconds:.2f} s | {growth:.0f} MB"
        print(f"{made} | {faster:.2f} | {larger:.2f} |")


def measure_pages(title: str, names: list[str], pages: int, rounds: int) -> None:
    """Measure tasks over many pages, each of 60 KB."""
    with serving("harvest_server.py", pages, 0) as url:
        told(title, rounds_of(names, dict.fromkeys(names, url), rounds))


def measure_body(count: int, rounds: int) -> None:
    """Measure tasks over one large body."""
    listed = json.dumps(works(count, 27000), ensure_ascii=False).encode()
    body = b'{"pagination": {"total": %d}, "data": %s}' % (count, listed)

    class Answering(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "application/json")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None: ...

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Answering)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        file.write(listed)
        file.flush()
        given = {"body": f"http://127.0.0.1:{server.server_port}", "polars": file.name}
        title = f"{count} records, {len(body) / 1e6:.0f} MB"
        told(title, rounds_of(["body", "polars"], given, rounds))
    server.shutdown()


def main() -> None:
    """Print the lines of one table; the last columns compare the first run with each."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pages", type=int, default=2000)
    parser.add_argument("--records", type=int, default=100_000)
    parser.add_argument("--million", type=int, default=10_000, help="pages of 100 records")
    chosen = parser.parse_args()
    print("| what | made into | time | memory | times as fast | memory to it |")
    print("|---|---|---|---|---|---|")
    measure_pages(f"{chosen.pages} pages of 60 KB", ["table", "dicts"], chosen.pages, chosen.rounds)
    measure_body(chosen.records, chosen.rounds)
    names = ["parquet", "parquet, resume"]
    measure_pages(f"{chosen.million * 100} records", names, chosen.million, 1)


if __name__ == "__main__":
    main()
