"""Sorts what the jobs of a release have built: what PyPI takes, and what is kept beside it.

    python tools/ci/release_files.py BUILT DIST RELEASE

Wheels and the source distribution go to DIST. The profiles that wheels were optimised by go to
RELEASE, so that others can repeat the build, with SHA256SUMS and the table of sizes of the notes.
"""

from __future__ import annotations

import hashlib
import shutil
import sys
import zipfile
from pathlib import Path

MEGABYTE = 1_000_000
PUBLISHED = (".whl", ".tar.gz")


def module_bytes(path: Path) -> int | None:
    """Return the size of the module of a wheel; None for another file."""
    if path.suffix != ".whl":
        return None
    with zipfile.ZipFile(path) as wheel:
        sizes = [each.file_size for each in wheel.infolist() if "/_core." in each.filename]
    return max(sizes)


def size_line(path: Path) -> str:
    """Return the line of a file in the table of sizes."""
    inside = module_bytes(path)
    module = "" if inside is None else f"{inside / MEGABYTE:.2f} MB"
    return f"| {path.name} | {path.stat().st_size / MEGABYTE:.2f} MB | {module} |"


def main() -> int:
    """Sort."""
    if len(sys.argv) != 4:
        raise SystemExit(__doc__)
    built, dist, release = map(Path, sys.argv[1:])
    for folder in (dist, release):
        folder.mkdir(parents=True, exist_ok=True)
    for path in sorted(built.iterdir()):
        shutil.move(path, (dist if path.name.endswith(PUBLISHED) else release) / path.name)
    published = sorted(dist.iterdir())
    if not published:
        raise SystemExit(f"{built} has neither a wheel nor a source distribution")
    lines = ["| file | size | module |", "|---|---:|---:|", *map(size_line, published)]
    (release / "SIZES.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in published]
    (release / "SHA256SUMS").write_text("".join(sums), encoding="utf-8")
    sys.stdout.write("\n".join(lines) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
