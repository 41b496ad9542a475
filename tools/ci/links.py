"""Checks the links of every Markdown file: that files and headings are there, and pages of others.

    python tools/ci/links.py [--external]

With --external each address of another server is asked once, a second apart for each server. An
address is broken if the server says that the page is gone, or if there is no such server; a
refusal, a challenge or a failure of the server is shown, and is no error.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
#: `make docs` writes these pages.
WRITTEN = ROOT / "docs" / "reference"
LINK = re.compile(r"(?<!\\)\]\(<?([^()\s>]+(?:\([^()\s]*\)[^()\s>]*)?)>?\)")
FENCE = re.compile(r"^(`{3,}|~{3,}).*?^\1\s*$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`[^`\n]*`")
HEADING = re.compile(r"^#{1,6} +(.+?) *#*$", re.MULTILINE)
TARGET = re.compile(r"^\(([\w-]+)\)=$", re.MULTILINE)
#: A server that says so has no such page.
GONE = {404, 410}
AGENT = "Mozilla/5.0 (a link check of openshelf)"


def files() -> list[Path]:
    """Return the Markdown files that git knows or may add."""
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "*.md")
    listed = subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    paths = [ROOT / name for name in filter(None, listed.stdout.split("\0"))]
    return [path for path in paths if path.is_file()]


def anchors(path: Path) -> set[str]:
    """Return the names of headings to which a link to this file may lead."""
    text = path.read_text(encoding="utf-8")
    found = set(TARGET.findall(text))
    for heading in HEADING.findall(FENCE.sub("", text)):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")
        slug = re.sub(r"[^\w\- ]", "", plain.strip().lower()).replace(" ", "-")
        found.add(slug)
    return found


def links(path: Path) -> Iterator[str]:
    """Yield the targets of the links of a file, without those in code."""
    text = CODE.sub("", FENCE.sub("", path.read_text(encoding="utf-8")))
    yield from LINK.findall(text)


def broken(path: Path, target: str) -> str | None:
    """Return what is wrong with a link to a file of this repository."""
    place, _, anchor = target.partition("#")
    # Sphinx looks for an absolute path in the folder of the documentation.
    start = ROOT / "docs" if place.startswith("/") else path.parent
    found = (start / unquote(place).lstrip("/")).resolve() if place else path
    if found.is_relative_to(WRITTEN):
        return None
    if not found.exists():
        return "no such file"
    if anchor and found.suffix == ".md" and unquote(anchor) not in anchors(found):
        return "no such heading"
    return None


def answer(address: str) -> int | str:
    """Return the status of an address, or why there is none."""
    request = urllib.request.Request(address, headers={"User-Agent": AGENT})  # noqa: S310  https
    try:
        with urllib.request.urlopen(request, timeout=30) as response:  # noqa: S310  as above
            return int(response.status)
    except urllib.error.HTTPError as error:
        return error.code
    except OSError as error:
        return str(error)


def asked(addresses: dict[str, list[str]]) -> int:
    """Ask every address; return how many are broken."""
    wrong = 0
    last: dict[str, float] = defaultdict(float)
    for address, places in sorted(addresses.items()):
        host = urlsplit(address).netloc
        time.sleep(max(0.0, last[host] + 1 - time.monotonic()))
        status = answer(address)
        last[host] = time.monotonic()
        if status == 200:
            continue
        is_broken = status in GONE or "Name or service not known" in str(status)
        wrong += is_broken
        word = "broken" if is_broken else "not checked"
        sys.stdout.write(f"{word}: {address} ({status}), in {', '.join(places)}\n")
    return wrong


def main() -> int:
    """Check all files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--external", action="store_true")
    chosen = parser.parse_args()
    wrong, count = 0, 0
    addresses: dict[str, list[str]] = defaultdict(list)
    for path in files():
        name = str(path.relative_to(ROOT))
        for target in links(path):
            count += 1
            if urlsplit(target).scheme in {"http", "https"}:
                addresses[target.partition("#")[0]].append(name)
            elif urlsplit(target).scheme == "" and (why := broken(path, target)):
                wrong += 1
                sys.stdout.write(f"broken: {target} ({why}), in {name}\n")
    if chosen.external:
        wrong += asked(addresses)
    sys.stdout.write(f"{count} links, {wrong} broken; {len(addresses)} lead to other servers\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
