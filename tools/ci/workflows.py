"""Checks the workflow files with zizmor, and with actionlint where it is installed.

    python tools/ci/workflows.py [--all]

With --all the programs of requirements/workflows.txt are installed first, and both are required.
zizmor asks no server; dependabot checks whether a pinned commit belongs to the tag beside it.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ZIZMOR = ("zizmor", "--offline", "--persona", "pedantic", "--no-progress", "--quiet", ".github")


def program(name: str) -> str | None:
    """Return where a program of this environment, or of the system, is."""
    return shutil.which(name, path=sysconfig.get_path("scripts")) or shutil.which(name)


def main() -> int:
    """Check."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true")
    chosen = parser.parse_args()
    if chosen.all:
        install = (sys.executable, "-m", "pip", "install", "--quiet", "-r")
        subprocess.run((*install, str(ROOT / "requirements" / "workflows.txt")), check=True)
    wrong = False
    for name, *words in (ZIZMOR, ("actionlint",)):
        found = program(name)
        if found is None and (chosen.all or name == "zizmor"):
            raise SystemExit(f"{name} is not installed: run tools/ci/workflows.py --all")
        if found is not None:
            wrong |= subprocess.run((found, *words), check=False, cwd=ROOT).returncode != 0
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
