"""Tests which files are in git: sources, and nothing that a build makes."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

#: Bodies with which the fuzzer begins, the compressed texts of oracles, and pictures of the documentation.
NO_TEXT = re.compile(r"fuzz/seeds/.*|tests/oracles/\w+\.json\.xz|docs/(.*/)?pictures/\w+\.jpg")


def listed(*options: str) -> list[str]:
    """The files that git lists."""
    command = ("git", "ls-files", "-z", *options)
    found = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    return [name for name in found.stdout.split("\0") if name]


def test_no_ignored_file_is_in_git() -> None:
    assert listed("--cached", "--ignored", "--exclude-standard") == []


def test_every_file_in_git_is_text() -> None:
    binary = []
    for name in listed("--cached"):
        if NO_TEXT.fullmatch(name):
            continue
        path = ROOT / name
        # A file that was deleted but not committed yet is still listed.
        if path.is_file():
            try:
                path.read_text(encoding="utf-8")
            except UnicodeDecodeError:
                binary.append(name)
    assert binary == []


def test_build_products_of_every_cargo_workspace_are_ignored() -> None:
    for name in listed("--cached", "--", "Cargo.toml", "*/Cargo.toml"):
        if "workspace" in tomllib.loads((ROOT / name).read_text(encoding="utf-8")):
            product = str(Path(name).parent / "target" / "product")
            command = ("git", "check-ignore", "-q", product)
            ignored = subprocess.run(command, cwd=ROOT, check=False)
            assert ignored.returncode == 0, product
