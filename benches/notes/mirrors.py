"""Measures ten million rows that are joined to a mirror's table, beside deltalake's merge.

    python benches/notes/mirrors.py PROGRAM FOLDER [--rows 10000000] [--whole]

PROGRAM is the example `mirrors` of openshelf-client (`mirrors.rs`), built for release; FOLDER needs
5 GB. Each case has a process of its own, on a copy of the same table, and the same rows: those that
have changed (one in a thousand), and with ``--whole`` all of them for deltalake, too, which takes
long and several GB of memory. Both are told which rows are the same: a merge updates only rows
whose title differs.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pyarrow as pa


def figure(path: str, name: str) -> int:
    """Return a number that Linux tells about this process."""
    for line in Path(path).read_text(encoding="ascii").splitlines():
        if line.startswith(name):
            return int(line.split()[1])
    raise ValueError(name)


def merge(folder: str, source: str) -> None:
    """Merge the rows of a table into another one with deltalake, and print the figures."""
    # A process of its own needs only these.
    import pyarrow as pa  # noqa: PLC0415
    import pyarrow.parquet as pq  # noqa: PLC0415
    from deltalake import DeltaTable  # noqa: PLC0415

    files = sorted(Path(source).glob("*.parquet"))
    schema = pq.read_schema(files[0])

    def batches() -> Iterator[pa.RecordBatch]:
        for file in files:
            yield from pq.ParquetFile(file).iter_batches(8192)

    begin = perf_counter()
    rows = pa.RecordBatchReader.from_batches(schema, batches())
    merger = DeltaTable(folder).merge(
        rows, "target.id = source.id", source_alias="source", target_alias="target"
    )
    updated = merger.when_matched_update_all("target.title <> source.title")
    told = updated.when_not_matched_insert_all().execute()
    seconds = perf_counter() - begin
    memory = figure("/proc/self/status", "VmHWM:") * 1024 // 1_000_000
    written = figure("/proc/self/io", "wchar:") // 1_000_000
    print(f"{told['num_target_rows_updated']} changed")
    print(f"{seconds:.1f} s, {memory} MB, {written} MB written")


def show(name: str, *command: str) -> None:
    """Run a case and print what it says."""
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    said = run.stdout.strip().replace("\n", "; ") or run.stderr.strip()[-300:]
    print(f"{name}: {said or f'ended with {run.returncode}'}", flush=True)


def main() -> None:
    """Run all cases."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("program")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rows", default="10000000")
    parser.add_argument("--whole", action="store_true")
    chosen = parser.parse_args()
    folder: Path = chosen.folder
    folder.mkdir(parents=True, exist_ok=True)
    table, copy = folder / "table", folder / "copy"

    def own(case: str, where: Path) -> None:
        show(f"openshelf, {case}", chosen.program, case, str(where), chosen.rows)

    def fresh() -> str:
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(table, copy)
        return str(copy)

    own("first", table)
    for case in ("changed", "again", "mixed"):
        own(case, Path(fresh()))
    # The same rows as files, for the other program.
    sources = ("changed", "again") if chosen.whole else ("changed",)
    for case in sources:
        own(case, folder / f"rows_{case}")
        words = (sys.executable, __file__, "--merge", fresh(), str(folder / f"rows_{case}"))
        show(f"deltalake, {case}", *words)


if __name__ == "__main__":
    if sys.argv[1:2] == ["--merge"]:
        merge(*sys.argv[2:])
    else:
        main()
