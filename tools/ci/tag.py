"""Fails unless a tag is the version of this commit, and what a release needs is there.

python tools/ci/tag.py v0.1.0
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def faults(tag: str) -> list[str]:
    """Return what contradicts a release under this tag."""
    cargo = tomllib.loads((ROOT / "Cargo.toml").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version = cargo["workspace"]["package"]["version"]
    found = []
    if tag != f"v{version}":
        found.append(f"the tag is {tag}, and Cargo.toml says {version}")
    if not re.search(rf"^## {re.escape(version)}, \d{{4}}-\d\d-\d\d$", changes, re.MULTILINE):
        found.append(f"CHANGELOG.md has no heading `## {version}, YEAR-MONTH-DAY`")
    if not project["urls"].get("Repository", "").startswith("https://"):
        found.append("pyproject.toml has no Repository in [project.urls]")
    return found


def main() -> int:
    """Print what is wrong."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    found = faults(sys.argv[1])
    sys.stdout.writelines(f"{each}\n" for each in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
