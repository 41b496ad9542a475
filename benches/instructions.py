"""Counts the instructions of a call with callgrind.

    python benches/instructions.py [--package FOLDER] [--only WORD ...] [PROGRAM ...]

The server answers from another process. A client makes few calls and then many; the
difference is the cost of a call when everything is open: its own instructions, independent of
other load on the machine. Without a program, the core's own of this checkout (`small_gets.rs`) is
built and counted; with several, each is compared with the first. The calls from Python are
counted together with those of a peer, with the clients of `peers_worker.py`: build the package with
`maturin develop --release` before, or name the folder of another build with `--package`.
Instructions in the kernel are not counted. Needs valgrind.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from importlib import metadata
from pathlib import Path

from compare import is_installed, use_build
from serving import serving

ROOT = Path(__file__).parents[1]
CORE = (100, 1100)
#: Python itself runs fifty times slower under callgrind.
PYTHON = (50, 350)
#: An optimized build whose functions callgrind can name.
PROFILE = {"CARGO_PROFILE_RELEASE_STRIP": "none", "CARGO_PROFILE_RELEASE_DEBUG": "1"}
#: The operations called from Python, and the peer that they are compared with.
CALLS = [
    ("small GET, sync", "small", "openshelf", "primp"),
    ("60 KB GET, sync", "page", "openshelf", "primp"),
    ("small GET, async", "small 1", "openshelf asyncio", "aiohttp asyncio"),
    ("60 KB GET, async", "page 1", "openshelf asyncio", "aiohttp asyncio"),
    ("small GET, async, 64 at once", "small 64", "openshelf asyncio", "aiohttp asyncio"),
]


def build() -> str:
    """Build the program of this checkout, separately from everything else."""
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "instructions"
    command = ["cargo", "build", "--release", "--example", "small_gets"]
    environment = os.environ | PROFILE | {"CARGO_TARGET_DIR": str(target)}
    subprocess.run(command, cwd=ROOT, env=environment, check=True)
    return str(target / "release" / "examples" / "small_gets")


def instructions(command: list[str], given: str | None = None) -> int:
    """Return the instructions of a whole process with all its threads."""
    environment = os.environ | {"PYTHONHASHSEED": "0"}
    with tempfile.TemporaryDirectory() as folder:
        counted = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out"]
        done = subprocess.run(
            [*counted, *command],
            capture_output=True,
            text=True,
            check=True,
            input=given,
            env=environment,
        )
    found = re.search(r"Collected : (\d+)", done.stderr)
    if found is None:
        raise SystemExit(done.stderr)
    return int(found[1])


def each_call(counts: tuple[int, int], times: tuple[int, int]) -> float:
    """Return the instructions of one additional call."""
    return (counts[1] - counts[0]) / (times[1] - times[0])


def count_core(programs: list[str], stack: ExitStack) -> None:
    """Print instructions per request of the core, and each program's ratio to the first."""
    server = subprocess.Popen(
        [sys.executable, "-m", "openshelf", "sandbox"], stdout=subprocess.PIPE, text=True
    )
    stack.callback(server.wait)
    stack.callback(server.terminate)
    found = (re.search(r"OPENSHELF_DISEASE_URL=(\S+)", line) for line in server.stdout or [])
    address = next(match[1] for match in found if match)
    first = 0.0
    for program in programs:
        few, many = (instructions([program, address, str(times)]) for times in CORE)
        each = each_call((few, many), CORE)
        first = first or each
        print(f"| small GET, core | {each:,.0f} | {program}: {each / first:.3f} |", flush=True)


def count_python(only: list[str], stack: ExitStack) -> None:
    """Print instructions per call from Python, ours and a peer's."""
    address = stack.enter_context(serving("canned.py", 0, 2))
    worker = [sys.executable, str(ROOT / "benches" / "peers_worker.py")]
    for title, task, *clients in CALLS:
        if not all(word in title for word in only):
            continue
        counts = {}
        for client in clients:
            if is_installed(client.split()[0]):
                few, many = (
                    instructions([*worker, client, address, address], f"{task} {times}\n")
                    for times in PYTHON
                )
                counts[client] = each_call((few, many), PYTHON)
        ours, *peers = counts.items()
        told = "".join(f"{name}: {each:,.0f}, {ours[1] / each:.2f}" for name, each in peers)
        print(f"| {title} | {ours[1]:,.0f} | {told} |", flush=True)


def main() -> None:
    """Count and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("programs", nargs="*", help="builds of small_gets.rs to compare")
    parser.add_argument("--only", nargs="*", default=[], help="calls whose titles hold these words")
    parser.add_argument("--package", help="folder of another build of openshelf")
    options = parser.parse_args()
    use_build(options.package)
    print(f"openshelf {metadata.version('openshelf')}, instructions a call")
    print("| what | openshelf | compared: instructions, ratio |\n|---|---:|---|", flush=True)
    with ExitStack() as stack:
        if not options.only:
            count_core(options.programs or [build()], stack)
        count_python(options.only, stack)


if __name__ == "__main__":
    main()
