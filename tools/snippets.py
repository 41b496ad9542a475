"""Runs the examples of the README and of the documentation, and writes their output below them.

    python tools/snippets.py [--check] [PAGE ...]

Without a page it runs all of them. The blocks of a page run from top to bottom in one namespace
and in an empty folder. Their clients connect to a sandbox with a fixed day.

python blocks run; the output of one is in a text block below it; await works as in a notebook. A
block whose first line is a comment with a file's name is written to that file, and pytest runs it
if it is a test. In console blocks every line that begins with $ is a command, and its output
follows it. A picture in a folder called pictures is a file that the page's examples write.

With --check nothing is written, and the exit status is 1 if the output differs.
"""

from __future__ import annotations

import argparse
import ast
import asyncio
import contextlib
import difflib
import inspect
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import charts
import openshelf
from openshelf import _core

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
README = ROOT / "README.md"
DOCUMENTATION = ROOT / "docs"
#: The day of the sandbox's data, which keeps them the same.
TODAY = "2024-10-15"

BLOCK = re.compile(
    r"^```(?:python\n(?P<code>.*?)^```\n(?:\n```text\n(?P<printed>.*?)^```\n)?"
    r"|console\n(?P<commands>.*?)^```\n)",
    re.DOTALL | re.MULTILINE,
)
PICTURE = re.compile(r"!\[[^]]*\]\((?P<path>(?:(?:\.\./)*|docs/)pictures/(?P<name>[^)\s]+))\)")
FILE = re.compile(r"# (?P<name>[\w.-]+\.(?:py|toml|ini))\n")


def pages() -> list[Path]:
    """Return every page with examples, except the design notes and generated pages."""
    names = ("design", "reference", "_build", "benchmarks.md")
    written = {DOCUMENTATION / name for name in names}
    found = [
        page for page in sorted(DOCUMENTATION.rglob("*.md")) if not written & {page, *page.parents}
    ]
    return [README, *found]


@dataclass
class Page:
    """A page whose examples are run."""

    path: Path
    text: str
    runner: asyncio.Runner
    #: The sandbox's URLs and the URLs that a reader's clients use.
    addresses: dict[str, str]
    namespace: dict[str, object] = field(default_factory=lambda: {"__name__": "__main__"})

    def rewritten(self) -> str:
        """Return the page with the current output of its blocks."""
        return BLOCK.sub(self._block, self.text)

    def _block(self, found: re.Match[str]) -> str:
        if found["commands"] is not None:
            return f"```console\n{self._readable(commands(found['commands']))}```\n"
        code = found["code"]
        named = FILE.match(code)
        if named:
            printed = write_file(Path(named["name"]), code)
        else:
            line = self.text.count("\n", 0, found.start()) + 1
            printed = self._readable(self._run(code, line))
        shown = f"\n```text\n{printed}```\n" if printed else ""
        return f"```python\n{code}```\n{shown}"

    def _run(self, code: str, place: int) -> str:
        """Run one block; return its output."""
        printed = io.StringIO()
        # The lines of the page, so that a traceback refers to them.
        compiled = compile(
            "\n" * place + code, str(self.path), "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT
        )
        with contextlib.redirect_stdout(printed):
            # The pages are our own.
            waiting = eval(compiled, self.namespace)  # noqa: S307
            if inspect.iscoroutine(waiting):
                self.runner.run(waiting)
        return printed.getvalue()

    def _readable(self, printed: str) -> str:
        """Replace the sandbox's URLs by those of the services."""
        for sandbox, service in self.addresses.items():
            printed = printed.replace(f"{sandbox}/", f"{service.rstrip('/')}/")
            printed = printed.replace(sandbox, service)
        return printed

    def pictures(self) -> dict[Path, Path]:
        """Return the pictures that the page shows, with the files that its examples wrote."""
        return {
            (self.path.parent / found["path"]).resolve(): Path(found["name"]).absolute()
            for found in PICTURE.finditer(self.text)
        }


def commands(block: str) -> str:
    """Run the commands of a block; return them with their output."""
    parts = []
    for command in (line for line in block.splitlines() if line.startswith("$ ")):
        done = subprocess.run(
            ["/bin/sh", "-c", command.removeprefix("$ ")],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
        )  # fmt: skip
        end = "" if done.stdout.endswith("\n") or not done.stdout else "\n"
        parts.append(f"{command}\n{done.stdout}{end}")
    return "".join(parts)


def write_file(path: Path, code: str) -> str:
    """Write a file that a page shows, and run it if it is a test. It has no output."""
    path.write_text(code, encoding="utf-8")
    if path.name.startswith("test_"):
        command = [sys.executable, "-m", "pytest", "-q", "-p", "pytest_openshelf", path.name]
        # A reader has this plugin, but not all plugins that are installed here.
        environment = os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            raise RuntimeError(f"{path.name} fails:\n{done.stdout}{done.stderr}")
    return ""


@contextlib.contextmanager
def surroundings(folder: Path, variables: dict[str, str]) -> Iterator[None]:
    """Work in a folder with its own cache and without access to other machines."""
    home, before = Path.cwd(), dict(os.environ)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    cache = str(folder.parent / "cache")
    own = {"OPENSHELF_OFFLINE": "1", "XDG_CACHE_HOME": cache, "PATH": path, "COLUMNS": "96"}
    own["OPENSHELF_CACHE_DIR"] = ""
    # Spark otherwise listens on the address of the machine.
    own["SPARK_LOCAL_IP"] = "127.0.0.1"
    # matplotlib searches for fonts once instead of once per page.
    fonts = Path(tempfile.gettempdir()) / "openshelf-matplotlib"
    fonts.mkdir(exist_ok=True)
    # Without it, the names inside a picture differ in every run.
    (fonts / "matplotlibrc").write_text("svg.hashsalt: openshelf\n")
    os.chdir(folder)
    os.environ.update(
        own
        | {"MPLBACKEND": "agg", "MPLCONFIGDIR": str(fonts), "SOURCE_DATE_EPOCH": "1728950400"}
        | variables
    )
    try:
        yield
    finally:
        os.chdir(home)
        os.environ.clear()
        os.environ.update(before)


def addresses(variables: dict[str, str]) -> dict[str, str]:
    """Return the service's URL for each of the sandbox's."""
    found = {}
    for service in json.loads(_core._catalog())["services"].values():  # noqa: SLF001  our own
        names = {"environment": "base_url", "image_environment": "image_api_url"}
        for variable, address in names.items():
            if service.get(variable):
                found[variables[service[variable]].rstrip("/")] = service[address]
    return found


def keep(made: Path, kept: Path) -> None:
    """Store a picture beside its page; the colours of a chart become variables."""
    kept.parent.mkdir(exist_ok=True)
    if kept.suffix == ".svg":
        kept.write_text(charts.follow_the_page(made.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        shutil.copyfile(made, kept)


def run(path: Path, text: str, *, keep_pictures: bool = False) -> str:
    """Run a page's examples; return it with their output. Its pictures are kept or only drawn."""
    with contextlib.ExitStack() as stack:
        inside = Path(stack.enter_context(tempfile.TemporaryDirectory())).resolve() / "work"
        inside.mkdir()
        # The README's examples create their own sandbox.
        variables = {}
        if path != README:
            variables = stack.enter_context(openshelf.Sandbox(today=TODAY)).urls
        stack.enter_context(surroundings(inside, variables))
        runner = stack.enter_context(asyncio.Runner())
        page = Page(path, text, runner, addresses(variables) if variables else {})
        after = page.rewritten()
        for kept, made in page.pictures().items():
            if not made.is_file():
                raise FileNotFoundError(f"no example of {path.name} writes {made.name}")
            if keep_pictures:
                keep(made, kept)
            elif not kept.is_file():
                raise FileNotFoundError(f"{kept} is missing: python tools/snippets.py {path}")
    return after


def main() -> int:
    """Update the pages, or only compare them."""
    parser = argparse.ArgumentParser(description="Runs the examples of the documentation.")
    parser.add_argument("--check", action="store_true", help="only tell what has changed")
    parser.add_argument("pages", nargs="*", type=Path, help="all pages when left out")
    arguments = parser.parse_args()
    is_stale = False
    for page in [each.resolve() for each in arguments.pages] or pages():
        before = page.read_text(encoding="utf-8")
        after = run(page, before, keep_pictures=not arguments.check)
        if not arguments.check:
            page.write_text(after, encoding="utf-8")
            continue
        name = str(page.relative_to(ROOT)) if page.is_relative_to(ROOT) else page.name
        changes = difflib.unified_diff(
            before.splitlines(), after.splitlines(), name, "what it prints", lineterm="", n=1
        )
        told = "\n".join(changes)
        if told:
            is_stale = True
            sys.stderr.write(f"{told}\nwrite it anew: python tools/snippets.py {name}\n")
    return 1 if is_stale else 0


if __name__ == "__main__":
    sys.exit(main())
