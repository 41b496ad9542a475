"""Fails when a source file is longer than 600 lines.

Source files are recognised by their suffix. The catalog (TOML) and `tests/data/` are excepted.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIMIT = 600
SUFFIXES = {".rs", ".py", ".pyi", ".sh", ".html", ".css", ".js"}
EXCEPTED = ("tests/data/",)


def main() -> int:
    """Name the files that are too long."""
    listing = subprocess.run(
        ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"),
        cwd=ROOT,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    )
    too_long = 0
    for name in filter(None, listing.stdout.split("\0")):
        path = ROOT / name
        if name.startswith(EXCEPTED) or path.suffix not in SUFFIXES or not path.is_file():
            continue
        count = len(path.read_text(encoding="utf-8").splitlines())
        if count > LIMIT:
            sys.stdout.write(f"{name}: {count} lines, at most {LIMIT}\n")
            too_long += 1
    return 1 if too_long else 0


if __name__ == "__main__":
    sys.exit(main())
