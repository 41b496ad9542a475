"""Builds the module for this Python, and runs the suite of one system on it.

    python tools/ci/suite.py [--wheel] [words for pytest ...]

What differs between systems and Pythons is tested: paths, locks, signals, consoles, links,
processes. The module is built without optimisation, as `make test` builds it; with --wheel nothing
is built, and the wheel of dist/ is tested. Everything that is made is below target/.

Libraries that tests use are installed if there are wheels of them for this system and this Python;
tests of the others are left out, and named at the end.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = ROOT / "requirements"
#: Tests of the catalog and of the sandbox's answers are the same everywhere.
FOLDERS = (
    "package plugin call paging transport cache limiter downloads like_python tables"
).split()

#: Libraries that tests use, in the versions of development.txt.
LIBRARIES = (
    "duckdb fsspec httpx numpy pandas pillow polars pyarrow pyright[nodejs] tqdm trio uvloop "
    "xlsxwriter"
).split()


def versions() -> list[str]:
    """Return the libraries with their versions."""
    text = (REQUIREMENTS / "development.txt").read_text(encoding="utf-8")
    pinned = [line for line in text.splitlines() if line.partition("==")[0] in LIBRARIES]
    if len(pinned) != len(LIBRARIES):
        raise SystemExit(f"development.txt has other libraries: {', '.join(pinned)}")
    return pinned


def build(folder: Path) -> None:
    """Build a wheel with the features of tests into a folder."""
    install = (sys.executable, "-m", "pip", "install", "--quiet", "-r")
    subprocess.run((*install, str(REQUIREMENTS / "build.txt")), check=True, cwd=ROOT)
    maturin = (sys.executable, "-m", "maturin", "build", "--locked", "--features", "tests")
    words = ("--interpreter", sys.executable, "--out", str(folder))
    subprocess.run((*maturin, *words), check=True, cwd=ROOT)


def main() -> int:
    """Build and test."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=False)
    parser.add_argument("--wheel", action="store_true")
    chosen, words = parser.parse_known_args()
    bits = "t" if sysconfig.get_config_var("Py_GIL_DISABLED") else ""
    name = f"{sys.version_info[0]}.{sys.version_info[1]}{bits}"
    place = ROOT / "target" / f"suite-{name}"
    wheels = ROOT / "dist" if chosen.wheel else place / "wheels"
    if not chosen.wheel:
        build(wheels)
    tests = [f"tests/python/{each}" for each in FOLDERS]
    command = [
        *(sys.executable, str(ROOT / "tools" / "test_wheel.py")),
        *("--wheels", str(wheels), "--folder", str(place / "environment")),
        *("--requirements", str(REQUIREMENTS / "platforms.txt")),
        *(word for each in versions() for word in ("--if-there-are-wheels", each)),
        *(words or ["-n", "auto", *tests]),
    ]
    environment = os.environ | {"CI": "1", "OPENSHELF_INSTALLED_LIBRARIES": "1"}
    return subprocess.run(command, check=False, cwd=ROOT, env=environment).returncode


if __name__ == "__main__":
    sys.exit(main())
