"""Builds and checks the wheel of one platform, as the release does.

    python tools/ci/platform_wheel.py --target TARGET [words for tools/build_wheel.py ...]

The tools of the build are installed from requirements/release.lock, which has the hash of each
file. The wheel is for the Python that runs this, and for every later one where it uses the stable
ABI.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LOCK = ROOT / "requirements" / "release.lock"


def run(*command: str) -> None:
    """Run a command in the root of the repository; a failure ends this program."""
    subprocess.run(command, check=True, cwd=ROOT)


def main() -> int:
    """Install the tools, build and check."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=False)
    parser.add_argument("--target", required=True)
    chosen, words = parser.parse_known_args()
    pinned = tomllib.loads((ROOT / "rust-toolchain.toml").read_text(encoding="utf-8"))
    rust = pinned["toolchain"]["channel"]
    # llvm-tools merge the profiles of a training.
    parts = ("--profile", "minimal", "--component", "llvm-tools", "--target", chosen.target)
    run("rustup", "toolchain", "install", rust, "--no-self-update", *parts)
    run(sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", str(LOCK))
    build = (sys.executable, str(ROOT / "tools" / "build_wheel.py"), "--no-sdist")
    run(*build, "--target", chosen.target, "--interpreter", sys.executable, *words)
    run(sys.executable, str(ROOT / "tools" / "check_wheel.py"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
