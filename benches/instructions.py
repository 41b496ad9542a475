"""Counts the instructions of a small GET with callgrind.

    python benches/instructions.py [PROGRAM ...]

The sandbox answers from another process. A program is asked for few and for many requests; the
difference is what a request costs when everything is open. Without a program, the one of this
checkout is built; with several, each is compared with the first.
"""

from __future__ import annotations

import os
import pathlib
import re
import subprocess
import sys
import tempfile

import openshelf

ROOT = pathlib.Path(__file__).parents[1]
FEW, MANY = 100, 1100
#: An optimized build whose functions callgrind can name.
PROFILE = {"CARGO_PROFILE_RELEASE_STRIP": "none", "CARGO_PROFILE_RELEASE_DEBUG": "1"}


def build() -> str:
    """The program of this checkout, built apart from everything else."""
    target = pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "instructions"
    command = ["cargo", "build", "--release", "--example", "small_gets"]
    environment = os.environ | PROFILE | {"CARGO_TARGET_DIR": str(target)}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    return str(target / "release" / "examples" / "small_gets")


def instructions(program: str, address: str, times: int) -> int:
    """Instructions of the whole program."""
    with tempfile.TemporaryDirectory() as folder:
        counted = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        done = subprocess.run(
            [*counted, program, address, str(times)], capture_output=True, text=True, check=True
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        raise SystemExit(done.stderr)
    return int(found[1])


def main() -> None:
    """Prints instructions a request, and each program's part of the first one's."""
    programs = sys.argv[1:] or [build()]
    server = subprocess.Popen(
        [sys.executable, "-m", "openshelf", "sandbox"], stdout=subprocess.PIPE, text=True
    )
    try:
        lines = server.stdout or []
        found = (re.search(r"OPENSHELF_DISEASE_URL=(\S+)", line) for line in lines)
        address = next(match[1] for match in found if match)
        first = 0.0
        for program in programs:
            few, many = (instructions(program, address, times) for times in (FEW, MANY))
            each = (many - few) / (MANY - FEW)
            first = first or each
            print(f"{each:12,.0f} instructions a request, {each / first:.3f}  {program}")
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    print(f"openshelf {openshelf.__version__}")
    main()
