"""Runs the README's examples and writes what they print below them.

    python tools/readme.py [--check]

All blocks of Python run from top to bottom in one namespace and in an empty folder. With --check
nothing is written, and the exit status is 1 when something else is printed.
"""

from __future__ import annotations

import contextlib
import difflib
import io
import os
import re
import sys
import tempfile
from pathlib import Path

README = Path(__file__).resolve().parents[1] / "README.md"
BLOCK = re.compile(r"```python\n(?P<code>.*?)```\n(?:\n```text\n(?P<printed>.*?)```\n)?", re.DOTALL)


def run(code: str, namespace: dict[str, object], place: int) -> str:
    """Run one block; give what it prints."""
    printed = io.StringIO()
    # The lines of the README, so that a traceback leads there.
    compiled = compile("\n" * place + code, str(README), "exec")
    with contextlib.redirect_stdout(printed):
        exec(compiled, namespace)  # noqa: S102  # the README is ours
    return printed.getvalue()


def rewritten(text: str) -> str:
    """Give the README with what its blocks print now."""
    namespace: dict[str, object] = {"__name__": "__main__"}
    home = Path.cwd()

    def block(found: re.Match[str]) -> str:
        line = text.count("\n", 0, found.start()) + 1
        printed = run(found["code"], namespace, line)
        shown = f"\n```text\n{printed}```\n" if printed else ""
        return f"```python\n{found['code']}```\n{shown}"

    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            return BLOCK.sub(block, text)
        finally:
            os.chdir(home)


def main() -> int:
    """Write the README anew, or only compare."""
    before = README.read_text(encoding="utf-8")
    after = rewritten(before)
    if "--check" not in sys.argv[1:]:
        README.write_text(after, encoding="utf-8")
        return 0
    changes = difflib.unified_diff(
        before.splitlines(), after.splitlines(), "README.md", "what it prints", lineterm="", n=1
    )
    told = "\n".join(changes)
    if told:
        sys.stderr.write(f"{told}\nwrite it anew: python tools/readme.py\n")
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())
