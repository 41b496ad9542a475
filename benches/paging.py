"""Compares paging: many pages of 60 KB to dicts, with and without latency.

    python benches/paging.py [--rounds 5] [--pages 2000]

Each run has its own process; the rounds are interleaved and their order is reversed each time.
The result is the median of the ratios within each round. Peers that are not installed are skipped.
The server (`harvest_server.py`) is another process on the same machine.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from importlib import metadata, util
from pathlib import Path

from serving import serving

HERE = Path(__file__).parent
#: The server's latency in seconds for the second table, and each client's concurrency there.
LATENCY = 0.02
AT_ONCE = 64
#: Name, concurrency without latency (the best of 1 to 32 in shared/bench/peers.md), distributions.
CLIENTS = {
    "openshelf": (4, ("openshelf",)),
    "openshelf async": (4, ("openshelf",)),
    "aiohttp+orjson": (8, ("aiohttp", "orjson")),
    "requests": (8, ("requests",)),
}
#: The same for a list without a total. The other client is told the number of pages.
WITHOUT_TOTAL = {
    "openshelf, no total": (4, ("openshelf",)),
    "aiohttp+orjson, no total": (8, ("aiohttp", "orjson")),
}


def run(name: str, url: str, pages: int, concurrency: int) -> tuple[float, float]:
    """Return the seconds for all pages in a new process, and the growth of its memory in MB."""
    command = [sys.executable, str(HERE / "harvest.py"), name, url, str(pages), str(concurrency)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    seconds, growth = done.stdout.split()
    return float(seconds), float(growth)


def measure(  # noqa: PLR0913, PLR0917  the settings of one table
    title: str, latency: float, pages: int, rounds: int, concurrency: int | None, names: list[str]
) -> list[str]:
    """Return the lines of one table."""
    taken: dict[str, list[float]] = {name: [] for name in names}
    grown: dict[str, list[float]] = {name: [] for name in names}
    with serving("harvest_server.py", pages, latency) as url:
        for number in range(rounds):
            for name in names if number % 2 == 0 else names[::-1]:
                seconds, growth = run(
                    name, url, pages, concurrency or (CLIENTS | WITHOUT_TOTAL)[name][0]
                )
                taken[name].append(seconds)
                grown[name].append(growth)
    lines = []
    for name in names:
        ratio = statistics.median(
            other / own for other, own in zip(taken[name], taken[names[0]], strict=True)
        )
        speeds = sorted(pages / seconds for seconds in taken[name])
        middle = statistics.median(speeds)
        memory = statistics.median(grown[name])
        at_once = concurrency or (CLIENTS | WITHOUT_TOTAL)[name][0]
        lines.append(
            f"| {title} | {name} | {at_once} | {middle:.0f} | "
            f"{speeds[0]:.0f} | {speeds[-1]:.0f} | {memory:.0f} | {ratio:.2f} |"
        )
    return lines


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--rounds", type=int, default=5, help="interleaved rounds (%(default)s)")
    parser.add_argument("--pages", type=int, default=2000, help="pages a run (%(default)s)")
    options = parser.parse_args()
    names = [
        name
        for name, (_, needed) in CLIENTS.items()
        if all(util.find_spec(each) is not None for each in needed)
    ]
    versions = sorted({each for name in names for each in CLIENTS[name][1]})
    print(", ".join(f"{name} {metadata.version(name)}" for name in versions), end="; ")
    print(f"{options.rounds} interleaved rounds, {options.pages} pages of 60 KB.\n")
    print("| what | client | at once | pages/s | least | most | MB grown | ratio to openshelf |")
    print("|---|---|---:|---:|---:|---:|---:|---:|")
    lines = measure("no latency", 0.0, options.pages, options.rounds, None, names)
    at_once = [name for name in names if name != "requests"]
    lines += measure("20 ms", LATENCY, options.pages, options.rounds, AT_ONCE, at_once)
    without_total = [name for name in WITHOUT_TOTAL if name.partition(",")[0] in at_once]
    lines += measure("20 ms", LATENCY, options.pages, options.rounds, AT_ONCE, without_total)
    print("\n".join(lines))
    print(
        "\nThe ratio is the median of the ratios of seconds within each round; above 1 is slower."
        f" With the latency nobody can have more than {AT_ONCE / LATENCY:.0f} pages/s."
    )


if __name__ == "__main__":
    main()
