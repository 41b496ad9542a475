"""Compares an archive to Parquet with polars reading the unzipped table and writing Parquet.

    python benches/notes/archives.py [--rounds 3] [--megabytes 1000]

Every measurement is a process of its own. polars reads the whole table and writes it, or collects a
lazy query into the file ("sink"), each with the same types as ours and the same compression. The
result is the median of the ratios within one round, and the peak memory of the whole process.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path

WAYS = ("polars", "sink", "openshelf")
HEADER = (
    "contract_award_unique_key,award_id_piid,action_date,federal_action_obligation,"
    "total_obligated_amount,awarding_agency_code,awarding_agency_name,recipient_name,"
    "recipient_uei,recipient_city_name,recipient_state_code,naics_code,"
    "product_or_service_code,prime_award_base_transaction_description\n"
)
WORDS = [
    "support",
    "services",
    "supply",
    "repair",
    "of",
    "the",
    "system",
    "maintenance",
    "for",
    "software",
    "base",
    "unit",
]


def _block(rows: int) -> str:
    """Make rows whose texts differ as those of the service do."""
    draw = random.Random(0)  # noqa: S311  no secret
    lines = []
    for row in range(rows):
        number, agency = draw.randrange(10**9), draw.randrange(40)
        said = " ".join(draw.choices(WORDS, k=9))
        lines.append(
            f"CONT_AWD_{number}_{agency:04}_{row},{number:X},"
            f"20{draw.randrange(10, 25)}-{draw.randrange(1, 13):02}-{draw.randrange(1, 29):02},"
            f"{draw.randrange(10**8) / 100},{draw.randrange(10**9) / 100},{agency:03},"
            f"DEPARTMENT {agency},COMPANY {draw.randrange(9000)} LLC,{draw.randrange(10**11):X},"
            f"CITY {draw.randrange(900)},{draw.choice('ABCDEFG')}A,{draw.randrange(10**6):06},"
            f'{draw.randrange(1000):04},"{said}, {number}"\n'
        )
    return "".join(lines)


def _make(folder: Path, megabytes: int) -> None:
    block = _block(40_000).encode()
    with (folder / "t.csv").open("wb") as out:
        out.write(HEADER.encode())
        for _ in range(megabytes * 1_000_000 // len(block)):
            out.write(block)
    with zipfile.ZipFile(folder / "t.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=1) as made:
        made.write(folder / "t.csv", "t.csv")


def work(way: str, folder: Path) -> None:
    """Measure one copy, and print seconds and bytes."""
    out = folder / f"{way}.parquet"
    if way == "openshelf":
        import openshelf  # noqa: PLC0415  only its own process imports it

        begun = time.perf_counter()
        openshelf.read_zip(folder / "t.zip")[0].to_parquet(out)
    else:
        import polars as pl  # noqa: PLC0415  as above

        types = {
            name: pl.Date
            if name.endswith("_date")
            else pl.Float64
            if {"amount", "obligation"} & set(name.split("_"))
            else pl.String
            for name in HEADER.strip().split(",")
        }
        begun = time.perf_counter()
        if way == "sink":
            pl.scan_csv(folder / "t.csv", schema=types).sink_parquet(out)
        else:
            pl.read_csv(folder / "t.csv", schema=types).write_parquet(out)
    seconds = time.perf_counter() - begun
    with Path("/proc/self/status").open(encoding="ascii") as lines:
        peak = next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmHWM"))
    print(json.dumps([seconds, peak]))


def main() -> None:
    """Run the rounds and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--megabytes", type=int, default=1000)
    parser.add_argument("--work", nargs=2, metavar=("WAY", "FOLDER"))
    chosen = parser.parse_args()
    if chosen.work:
        work(chosen.work[0], Path(chosen.work[1]))
        return
    measured: dict[str, list[tuple[float, int]]] = {}
    with tempfile.TemporaryDirectory() as folder:
        _make(Path(folder), chosen.megabytes)
        for number in range(chosen.rounds):
            for way in WAYS if number % 2 else reversed(WAYS):
                done = subprocess.run(
                    [sys.executable, __file__, "--work", way, folder],
                    check=True,
                    capture_output=True,
                    text=True,
                )
                measured.setdefault(way, []).append(tuple(json.loads(done.stdout)))
    print("| way | seconds | of polars | peak memory | of polars |")
    print("|---|---:|---:|---:|---:|")
    for way, rounds in measured.items():
        pairs = list(zip(rounds, measured["polars"], strict=True))
        seconds = statistics.median(own / other for (own, _), (other, _) in pairs)
        memory = statistics.median(own / other for (_, own), (_, other) in pairs)
        taken = statistics.median(own for own, _ in rounds)
        peak = statistics.median(own for _, own in rounds) / 1e6
        print(f"| {way} | {taken:.1f} | {seconds:.2f} | {peak:.0f} MB | {memory:.2f} |")


if __name__ == "__main__":
    main()
