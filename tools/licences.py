"""Writes LICENSE-DEPENDENCIES.txt: the licence texts of every crate that is linked into the module.

    python tools/licences.py [--check]

The crates are those that the module needs on any platform of `TARGETS`, without those used only to
build it. Texts come from the crates' own packages. With --check nothing is written, and the exit
status is 1 if the file differs from what would be written.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
WRITTEN = ROOT / "LICENSE-DEPENDENCIES.txt"
MODULE = "openshelf-module"
#: The targets of wheels; glibc and musl need the same crates.
TARGETS = (
    "x86_64-unknown-linux-gnu",
    "x86_64-unknown-linux-musl",
    "aarch64-unknown-linux-gnu",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
    "x86_64-pc-windows-msvc",
    "aarch64-pc-windows-msvc",
)
TEXT = re.compile(r"(?i)(un)?licen[sc]e|copying|copyright|notice")
#: Files of a package that do not concern the module, and why.
NOT_OURS = {
    ("libsqlite3-sys", "sqlcipher/LICENSE"): "SQLCipher is not compiled",
    ("zstd-sys", "zstd/COPYING"): "of two licences, BSD and GPL, the first is taken",
}
HEAD = """\
Licences of what is linked into openshelf's module. Written by tools/licences.py.

openshelf itself is under MIT or Apache-2.0: LICENSE-MIT, LICENSE-APACHE. The module holds Rust's
standard library (MIT or Apache-2.0, by the Rust Project's contributors) and SQLite (public domain)
too, and the crates below. Texts that differ in spaces alone stand here once.
"""
RULE = "=" * 100

Package = dict[str, Any]


def packages() -> list[Package]:
    """Return the third-party packages that are linked into the module, by name and version."""
    found: dict[str, Package] = {}
    for target in TARGETS:
        command = ("cargo", "metadata", "--format-version=1", "--locked")
        answer = subprocess.run(
            (*command, f"--filter-platform={target}"),
            check=True,
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE if "--check" in sys.argv else None,
        )
        metadata = json.loads(answer.stdout)
        known = {package["id"]: package for package in metadata["packages"]}
        nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
        waiting = [each for each, package in known.items() if package["name"] == MODULE]
        seen: set[str] = set()
        while waiting:
            each = waiting.pop()
            if each in seen:
                continue
            seen.add(each)
            waiting += [
                needed["pkg"]
                for needed in nodes[each]["deps"]
                # A dependency of the normal kind has no kind here; others are "dev" and "build".
                if any(kind["kind"] is None for kind in needed["dep_kinds"])
            ]
        found |= {each: known[each] for each in seen if known[each]["source"]}
    return sorted(found.values(), key=lambda package: (package["name"], package["version"]))


def texts(package: Package) -> list[str]:
    """Return the licence texts of one package."""
    folder = Path(package["manifest_path"]).parent
    files = [
        path
        for path in sorted(folder.rglob("*"))
        if path.is_file()
        and TEXT.match(path.name)
        and path.suffix not in {".rs", ".py", ".toml"}
        and (package["name"], path.relative_to(folder).as_posix()) not in NOT_OURS
    ]
    return [path.read_text(encoding="utf-8", errors="replace") for path in files]


def standard(package: Package) -> list[str]:
    """Return the text of a licence that a package names but lacks, with the package's authors."""
    named = set(re.findall(r"[\w.-]+", package["license"] or ""))
    for name, file in (("MIT", "LICENSE-MIT"), ("Apache-2.0", "LICENSE-APACHE")):
        if name in named:
            text = (ROOT / file).read_text(encoding="utf-8")
            authors = ", ".join(package["authors"]) or f"the authors of {package['name']}"
            return [re.sub(r"(?m)^(Copyright \(c\)) .*$", rf"\1 {authors}", text)]
    return []


def plain(text: str) -> str:
    """Return the text without trailing spaces and empty lines at the ends."""
    return "\n".join(line.rstrip() for line in text.replace("\f", "\n").splitlines()).strip("\n")


def written(found: list[Package]) -> str:
    """Return the whole file."""
    texts_of = {package["id"]: texts(package) for package in found}
    by_repository: dict[str, list[str]] = defaultdict(list)
    for package in found:
        by_repository[package["repository"]] += texts_of[package["id"]]
    names: dict[str, list[str]] = defaultdict(list)
    text_of: dict[str, str] = {}
    lines = [HEAD, RULE]
    for package in found:
        name = f"{package['name']} {package['version']}"
        licence = package["license"] or f"see {package['license_file']}"
        lines.append(f"{name}: {licence}")
        # A package without a text may be one of several from a repository that has it.
        own = texts_of[package["id"]] or by_repository[package["repository"]] or standard(package)
        if not own:
            raise SystemExit(f"{name} ({licence}) comes without a licence text")
        for text in own:
            key = " ".join(text.split())
            text_of.setdefault(key, plain(text))
            if name not in names[key]:
                names[key].append(name)
    for key in sorted(text_of):  # similar texts side by side, which a wheel compresses well
        lines += ["", RULE, ", ".join(names[key]), RULE, "", text_of[key]]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Write the file, or report that it is outdated."""
    new = written(packages())
    old = WRITTEN.read_text(encoding="utf-8") if WRITTEN.exists() else ""
    if new == old:
        return 0
    if "--check" in sys.argv:
        sys.stdout.write(f"{WRITTEN.name} is not up to date: run make licences\n")
        return 1
    WRITTEN.write_text(new, encoding="utf-8", newline="\n")
    sys.stdout.write(f"wrote {WRITTEN.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
