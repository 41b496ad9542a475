"""Fails if the files in dist/ are not fit to be published; prints what is wrong, and the sizes.

python tools/check_wheel.py
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from wheel_contents import crates

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
MEGABYTE = 1_000_000
LARGEST_WHEEL = 12 * MEGABYTE
LARGEST_MODULE = 26 * MEGABYTE
MODULE = re.compile(r"openshelf/_core\.[^/]*(so|pyd)")
LICENCES = {"LICENSE-MIT", "LICENSE-APACHE", "LICENSE-DEPENDENCIES.txt"}
NEEDED = {
    "openshelf/py.typed",
    "openshelf/_core/__init__.pyi",
    "openshelf/types/__init__.py",
    "pytest_openshelf/__init__.py",
}


def machine_paths() -> list[bytes]:
    """Return the beginnings of paths that reveal where something was built, with separators."""
    # That of temporary files is the same on every machine, and a message has it as an example.
    folders = {Path.home(), ROOT, ROOT.parent} - {Path(tempfile.gettempdir())}
    if target := os.environ.get("CARGO_TARGET_DIR"):
        folders.add(Path(target))
    texts = {str(each) for each in folders} | {each.as_posix() for each in folders}
    return [text.encode() + end for text in texts if len(text) > 1 for end in (b"/", b"\\")]


def wheel_faults(path: Path) -> Iterator[str]:
    """Check one wheel."""
    with zipfile.ZipFile(path) as wheel:
        names = wheel.namelist()
        modules = [name for name in names if MODULE.fullmatch(name)]
        if len(modules) != 1:
            yield f"{len(modules)} modules: {modules}"
            return
        size, packed = wheel.getinfo(modules[0]).file_size, path.stat().st_size
        sys.stdout.write(
            f"{path.name}: {packed / MEGABYTE:.2f} MB, module {size / MEGABYTE:.2f} MB\n"
        )
        if packed > LARGEST_WHEEL:
            yield f"the wheel has {packed} bytes, at most {LARGEST_WHEEL}"
        if size > LARGEST_MODULE:
            yield f"the module has {size} bytes, at most {LARGEST_MODULE}"
        yield from (f"{name} is missing" for name in NEEDED - set(names))
        found = {Path(name).name for name in names if ".dist-info/licenses/" in name}
        yield from (f"{name} is missing" for name in LICENCES - found)
        bills = [name for name in names if ".dist-info/sboms/" in name]
        if not bills:
            yield "there is no bill of materials"
        for bill in bills:
            yield from bill_faults(json.loads(wheel.read(bill)))
        if any("/tests/" in name or name.startswith("tests") for name in names):
            yield "tests are in the wheel"
        yield from list_faults(wheel.read(modules[0]))
        for name in names:
            content = wheel.read(name)
            yield from (f"{name} names {each!r}" for each in machine_paths() if each in content)
    if "abi3" not in path.name and not re.search(r"-cp3\d+t-", path.name):
        yield "its name tells neither the stable ABI nor a free-threaded Python"
    if "-linux_" in path.name:
        yield "it is for this Linux alone; see --zig of tools/build_wheel.py"


def bill_faults(bill: dict[str, Any]) -> Iterator[str]:
    """Check that every crate whose licence text is in the wheel is in the bill of materials."""
    named = {f"{each['name']} {each['version']}" for each in bill["components"]}
    listed = licensed()
    missing = [each for each in listed if each not in named]
    if not listed or missing:
        yield f"the bill of materials lacks {', '.join(missing) or 'everything'}"


def licensed() -> list[str]:
    """Return the crates whose licence texts are in the wheel; some are of other systems."""
    text = (ROOT / "LICENSE-DEPENDENCIES.txt").read_text(encoding="utf-8")
    return re.findall(r"^(\S+ \d+\.\d+\.\d+\S*): ", text, flags=re.MULTILINE)


def list_faults(module: bytes) -> Iterator[str]:
    """Check that the module lists its crates, and that each has a licence text."""
    found = crates(module)
    if not found:
        yield "the module does not list its crates (cargo-auditable)"
        return
    names = {each.split(" ")[0] for each in found}
    # One that every system needs shows that the list is whole.
    if not {"pyo3", "tokio", "libsqlite3-sys"} <= names:
        yield f"the module lists only {len(found)} crates"


def sdist_faults(path: Path) -> Iterator[str]:
    """Check the source distribution."""
    with tarfile.open(path) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    sys.stdout.write(f"{path.name}: {path.stat().st_size / MEGABYTE:.2f} MB\n")
    needed = {"Cargo.lock", "Cargo.toml", "pyproject.toml", "README.md", "PKG-INFO", *LICENCES}
    yield from (f"{name} is missing" for name in needed - names)


def tag_faults(path: Path) -> Iterator[str]:
    """Compare the wheel's tag with the C library that the module's symbols require."""
    if "manylinux" not in path.name:
        return
    shown = subprocess.run(
        (sys.executable, "-m", "auditwheel", "show", str(path)),
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout
    reached = re.search(r'platform tag:\s+"(\w+)"', shown)
    if reached is None or reached[1] not in path.name:
        yield f"auditwheel says {reached[1] if reached else shown}"


def main() -> int:
    """Check dist/."""
    faults: list[str] = []
    wheels, sdists = sorted(ROOT.glob("dist/*.whl")), sorted(ROOT.glob("dist/*.tar.gz"))
    for path in wheels:
        faults += [f"{path.name}: {each}" for each in (*wheel_faults(path), *tag_faults(path))]
    for path in sdists:
        faults += [f"{path.name}: {each}" for each in sdist_faults(path)]
    if not wheels:
        faults.append("there is no wheel in dist/")
    sys.stdout.writelines(f"{each}\n" for each in faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
