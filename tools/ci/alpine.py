"""Runs the suite on the wheel of dist/ in Alpine Linux, whose C library is musl. It needs Docker.

python tools/ci/alpine.py [--image python:3.14-alpine]

The repository is copied into the container, so the container writes nothing here.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STEPS = """\
apk add --quiet git redis
mkdir /work && cd /work
tar --extract --file /source/target/alpine.tar
git init --quiet && git add --all
cp -r /source/dist dist
python tools/ci/suite.py --wheel
"""


def main() -> int:
    """Pack what git knows, and run the suite in the container."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--image", default="python:3.14-alpine")
    chosen = parser.parse_args()
    (ROOT / "target").mkdir(exist_ok=True)
    pack = ("git", "archive", "--output", "target/alpine.tar", "HEAD")
    subprocess.run(pack, check=True, cwd=ROOT)
    container = ("docker", "run", "--rm", "--volume", f"{ROOT}:/source:ro", chosen.image)
    return subprocess.run((*container, "sh", "-euc", STEPS), check=False, cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
