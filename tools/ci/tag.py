"""Fails unless a tag is the version of this commit, and what a release needs is there.

python tools/ci/tag.py v0.1.0
"""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from urllib.parse import urlsplit

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
    repository = project["urls"].get("Repository", "")
    if not repository.startswith("https://"):
        return [*found, "pyproject.toml has no Repository in [project.urls]"]
    name = server_name(repository, project["name"])
    if json.loads((ROOT / "server.json").read_text(encoding="utf-8"))["name"] != name:
        found.append(f"server.json has another name than {name}, that of the Repository")
    # The registry reads it in the description of the package.
    if f"mcp-name: {name} " not in (ROOT / "README.md").read_text(encoding="utf-8"):
        found.append(f"README.md has no `mcp-name: {name}`")
    return found


def server_name(repository: str, project: str) -> str:
    """Return the name of the server in the public registry, whose namespace the owner can prove."""
    address = urlsplit(repository)
    if address.hostname == "github.com":
        return f"io.github.{address.path.split('/')[1]}/{project}"
    return f"{'.'.join(reversed((address.hostname or '').split('.')))}/{project}"


def main() -> int:
    """Print what is wrong."""
    if len(sys.argv) != 2:
        raise SystemExit(__doc__)
    found = faults(sys.argv[1])
    sys.stdout.writelines(f"{each}\n" for each in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
