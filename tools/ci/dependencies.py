"""Checks licences, sources, duplicates and advisories of all dependencies with cargo-deny.

    python tools/ci/dependencies.py [--offline]

cargo-deny is compiled into target/tools if it is not there. With --offline the advisories are left
out, because their list comes from a server.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ROOT / "target" / "tools"
VERSION = "0.20.2"


def main() -> int:
    """Install cargo-deny and run it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--offline", action="store_true")
    chosen = parser.parse_args()
    install = ("cargo", "install", "--quiet", "--locked", "--root", str(TOOLS))
    subprocess.run((*install, f"cargo-deny@{VERSION}"), check=True, cwd=ROOT)
    deny = (str(TOOLS / "bin" / "cargo-deny"), "--workspace", "check")
    kinds = ("bans", "licenses", "sources") if chosen.offline else ()
    return subprocess.run((*deny, *kinds), check=False, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
