"""Writes the files that follow from the table.

They are the Python stub, the README's table of options, and the answers that docstrings show.

    python tools/write.py            writes them
    python tools/write.py --check    names those that differ and fails

The table is read from the built module, which has all that is rendered from it: build first.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from openshelf import _core
from writing import answers, readme, stubs, table

ROOT = Path(__file__).resolve().parent.parent


def written_files(content: table.Table) -> dict[Path, str]:
    """Give the text of every written file by its path."""
    readme_file = ROOT / "README.md"
    return {
        ROOT / "python" / "openshelf" / "_core.pyi": stubs.stub_file(content),
        ROOT / answers.PATH: answers.answers_file(),
        readme_file: readme.with_options(readme_file.read_text(encoding="utf-8"), content.options),
    }


def is_current(path: Path, text: str) -> bool:
    """Whether a file exists and holds the text."""
    return path.exists() and path.read_text(encoding="utf-8") == text


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description="Writes the files that follow from the table.")
    parser.add_argument("--check", action="store_true", help="only name the stale files")
    arguments = parser.parse_args()
    files = written_files(table.read(_core._table()))  # noqa: SLF001  it is our own
    stale = [path for path, text in files.items() if not is_current(path, text)]
    for path in stale:
        name = path.relative_to(ROOT)
        if arguments.check:
            sys.stdout.write(f"stale: {name}\n")
            continue
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path], encoding="utf-8")
        sys.stdout.write(f"wrote {name}\n")
    if arguments.check and stale:
        sys.stdout.write("run `make write` and commit the result\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
