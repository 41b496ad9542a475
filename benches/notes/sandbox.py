"""Measures the CPU time that one answer costs the sandbox, in microseconds.

    python benches/notes/sandbox.py [--answers 400] [--scale 1] [service ...]

The sandbox runs in its own process and answers over one persistent connection. The result
is the processor time of that process, including system calls, as the system accounts it; sending
and reading happen in another process. Every request differs from all others by a parameter
that the service does not know or by its arguments, so that no answer comes from the sandbox's
cache. Earlier requests warm up the sandbox and let it create its corpora. An empty answer (an
unknown path) shows the cost of a request before any service handles it.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

if TYPE_CHECKING:
    from collections.abc import Callable

TICK = os.sysconf("SC_CLK_TCK")

#: The program of the measured process: it prints its address and runs until its input ends.
SERVER = """
import sys, openshelf
with openshelf.Sandbox(scale=float(sys.argv[1])) as sandbox:
    print(sandbox.url, flush=True)
    sys.stdin.read()
"""

Asked = tuple[str, str, object]


def get(path: str) -> Callable[[int], Asked]:
    """Request a path, each time with another meaningless parameter."""
    joint = "&" if "?" in path else "?"
    return lambda number: ("GET", f"{path}{joint}utm={number}", None)


def museum_slice(number: int) -> Asked:
    """Request a page of another range of ids."""
    query = {"range": {"id": {"gte": 1000 + number, "lt": 9000}}}
    members = {"query": query, "limit": 100, "sort": {"id": "asc"}}
    return "GET", f"/museum/api/v1/artworks/search?params={quote(json.dumps(members))}", None


def spending_page(number: int) -> Asked:
    """Request a page of awards with another minimum amount."""
    filters = {
        "award_type_codes": ["A", "B", "C", "D"],
        "award_amounts": [{"lower_bound": number}],
    }
    fields = ["Award ID", "Recipient Name", "Award Amount"]
    body = {"filters": filters, "fields": fields, "limit": 100}
    return "POST", "/spending/api/v2/search/spending_by_award/", body


SMALL = "small"
PAGE = "page of 100"
TASKS: dict[tuple[str, str, str], Callable[[int], Asked]] = {
    ("any", SMALL, "unknown path"): get("/museum/api/v1/nowhere"),
    ("museum", SMALL, "places.get"): get("/museum/api/v1/places/-2147483581"),
    ("museum", SMALL, "artworks.get"): get("/museum/api/v1/artworks/27992"),
    ("museum", PAGE, "artworks.list"): get("/museum/api/v1/artworks?limit=100"),
    ("museum", PAGE, "artworks.list, fields"): get(
        "/museum/api/v1/artworks?limit=100&fields=id,title,artist_title,date_start"
    ),
    ("museum", PAGE, "artworks.search"): get("/museum/api/v1/artworks/search?q=monet&limit=100"),
    ("museum", PAGE, "artworks.search, range of ids"): museum_slice,
    ("placeholder", SMALL, "id_info"): get("/placeholder/id/237/info"),
    ("placeholder", PAGE, "list"): get("/placeholder/v2/list?limit=100"),
    ("gazette", SMALL, "agencies.get"): get("/gazette/api/v1/agencies/agriculture-department.json"),
    ("gazette", PAGE, "documents.search"): get("/gazette/api/v1/documents.json?per_page=100"),
    ("spending", SMALL, "agency.overview"): get("/spending/api/v2/agency/012/"),
    ("spending", PAGE, "search.spending_by_award"): spending_page,
    ("disease", SMALL, "totals.country"): get("/disease/v3/covid-19/countries/Italy"),
    ("disease", PAGE, "totals.countries"): get("/disease/v3/covid-19/countries"),
}


class Measured:
    """A sandbox in its own process."""

    def __init__(self, scale: float) -> None:
        """Start it and wait until it accepts connections."""
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVER, str(scale)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if self.process.stdout is None:
            message = "the sandbox has no output"
            raise RuntimeError(message)
        host = self.process.stdout.readline().strip().removeprefix("http://")
        self.connection = http.client.HTTPConnection(host, timeout=120)

    def seconds(self) -> float:
        """Return the processor time that it has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def kilobytes(self) -> int:
        """Return its peak memory."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
        return 0

    def ask(self, asked: Asked) -> tuple[int, int]:
        """Send a request; return the status and length of the answer."""
        method, target, body = asked
        sent = None if body is None else json.dumps(body)
        kinds = {"content-type": "application/json"} if sent else {}
        self.connection.request(method, target, body=sent, headers=kinds)
        answer = self.connection.getresponse()
        return answer.status, len(answer.read())

    def stop(self) -> None:
        """End the process by closing its input."""
        self.connection.close()
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(10)


def main() -> None:
    """Measure and print one line per task."""
    parser = argparse.ArgumentParser(description="CPU microseconds of the sandbox's answers")
    parser.add_argument("services", nargs="*", help="services to measure; all when none is named")
    parser.add_argument("--answers", type=int, default=400)
    parser.add_argument("--scale", type=float, default=1.0)
    arguments = parser.parse_args()
    if not Path("/proc/self/stat").exists():
        sys.exit("the processor time of another process is read from /proc, which is not here")
    measured = Measured(arguments.scale)
    print(f"{'service':12}{'answer':12}{'operation':34}{'status':>7}{'bytes':>9}{'us':>8}")
    try:
        for (service, size, name), make in TASKS.items():
            if arguments.services and service not in ("any", *arguments.services):
                continue
            for number in range(5):
                status, length = measured.ask(make(-1 - number))
            # A few small answers would take less time than one tick of the clock.
            count = arguments.answers * (10 if size == SMALL else 1)
            before = measured.seconds()
            for number in range(count):
                measured.ask(make(number))
            spent = (measured.seconds() - before) / count * 1e6
            print(f"{service:12}{size:12}{name:34}{status:7}{length:9}{spent:8.1f}", flush=True)
        print(f"most memory: {measured.kilobytes() // 1024} MiB")
    finally:
        measured.stop()


if __name__ == "__main__":
    main()
