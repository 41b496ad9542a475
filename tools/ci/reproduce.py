"""Builds the wheel of this commit twice, in two folders, and compares the files byte by byte.

    python tools/ci/reproduce.py [--folder FOLDER] [words for tools/build_wheel.py ...]

Each build begins from a new clone with a target folder of its own, and the folders have names of
different lengths. If the wheels differ, the members of the wheels that differ are named, and of a
module the first places where it does. Without --folder the clones are below target/, and are
removed.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("one", "another/folder")
#: How many different places of a file are shown.
SHOWN = 5


def build(place: Path, commit: str, words: list[str]) -> Path:
    """Clone the commit into a folder, build there, and return the wheel."""
    shutil.rmtree(place, ignore_errors=True)
    clone = ("git", "clone", "--quiet", "--no-hardlinks", str(ROOT), str(place))
    subprocess.run(clone, check=True)
    subprocess.run(("git", "checkout", "--quiet", commit), check=True, cwd=place)
    environment = os.environ | {
        "CARGO_TARGET_DIR": str(place / "target"),
        "OPENSHELF_TOOLS": str(ROOT / "target" / "tools"),
    }
    command = (sys.executable, str(place / "tools" / "build_wheel.py"), "--no-sdist", *words)
    subprocess.run(command, check=True, cwd=place, env=environment)
    (wheel,) = place.glob("dist/*.whl")
    return wheel


def places(one: bytes, other: bytes) -> Iterator[str]:
    """Yield the first places where two contents differ, with what stands there."""
    shown = 0
    length = min(len(one), len(other))
    at = 0
    while at < length and shown < SHOWN:
        if one[at : at + 4096] == other[at : at + 4096]:
            at += 4096
            continue
        while one[at] == other[at]:
            at += 1
        yield f"at {at:#x}: {one[at : at + 48]!r} and {other[at : at + 48]!r}"
        shown += 1
        at += 4096
    if len(one) != len(other):
        yield f"{len(one)} and {len(other)} bytes"


def differences(one: Path, other: Path) -> Iterator[str]:
    """Yield in what two wheels differ."""
    with zipfile.ZipFile(one) as first, zipfile.ZipFile(other) as second:
        names = [[each.filename for each in wheel.infolist()] for wheel in (first, second)]
        if names[0] != names[1]:
            yield f"they have other members: {sorted(set(names[0]) ^ set(names[1]))}"
        for name in [name for name in names[0] if name in names[1]]:
            mine, theirs = first.getinfo(name), second.getinfo(name)
            if mine.date_time != theirs.date_time:
                yield f"{name}: the times {mine.date_time} and {theirs.date_time}"
            if mine.external_attr != theirs.external_attr:
                yield f"{name}: the permissions"
            for each in places(first.read(name), second.read(name)):
                yield f"{name} {each}"


def main() -> int:
    """Build twice and compare."""
    parser = argparse.ArgumentParser(description=__doc__, add_help=False)
    parser.add_argument("--folder", type=Path)
    chosen, words = parser.parse_known_args()
    folder = (chosen.folder or ROOT / "target" / "reproduce").resolve()
    # Somebody may commit while the first is built.
    commit = subprocess.check_output(("git", "rev-parse", "HEAD"), cwd=ROOT, text=True).strip()
    wheels: list[Path] = []
    for name in NAMES:
        wheel = build(folder / name, commit, words)
        wheels.append(folder / f"{len(wheels)}-{wheel.name}")
        shutil.copyfile(wheel, wheels[-1])
        shutil.rmtree(folder / name / "target")
    digests = [hashlib.sha256(wheel.read_bytes()).hexdigest() for wheel in wheels]
    for wheel, digest in zip(wheels, digests, strict=True):
        sys.stdout.write(f"{digest}  {wheel.name}\n")
    if digests[0] == digests[1]:
        sys.stdout.write("the two wheels are the same, byte for byte\n")
        if chosen.folder is None:
            shutil.rmtree(folder)
        return 0
    sys.stdout.writelines(f"{each}\n" for each in differences(*wheels))
    return 1


if __name__ == "__main__":
    sys.exit(main())
