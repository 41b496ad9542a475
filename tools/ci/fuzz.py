"""Makes bodies, archives and delimited texts up for some minutes, as `make fuzz` does.

    python tools/ci/fuzz.py [--seconds 300]

The seconds are those of both fuzzers together. On Debian and Ubuntu the C++ compiler that they need
is installed if it is missing.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FUZZERS = 2


def main() -> int:
    """Install what is missing, and fuzz."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=300)
    chosen = parser.parse_args()
    if shutil.which("c++") is None and shutil.which("apt-get"):
        root = [] if os.getuid() == 0 else ["sudo"]
        subprocess.run([*root, "apt-get", "install", "-q", "-y", "g++"], check=True)
    each = f"FUZZ_SECONDS={chosen.seconds // FUZZERS}"
    command = ("make", "fuzz", each, f"PYTHON={sys.executable}")
    return subprocess.run(command, check=False, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
