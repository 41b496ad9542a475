"""Runs pyright (standard) and mypy (strict) over every Python program in the documentation.

    python tools/check_examples.py [PAGE, NOTEBOOK or PROGRAM ...]

Without a name it checks the README, the pages, the notebooks, and the programs of the tour. The
blocks of a page are one program, as are the cells of a notebook, because each uses the names of
those before it. An error is reported with its line of the page, or with its cell of the notebook.

A page may show a rejected call: a call in a try that expects a TypeError, an AttributeError or an
ArgumentError. Errors there are counted separately.
"""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from snippets import BLOCK, FILE, ROOT, pages

EXAMPLES = ROOT / "examples"
#: A page awaits at the top level, as a notebook does.
ASYNCHRONOUS = re.compile(r"allowed only within async function|outside (of )?async function")
#: Only `make test-full` installs it.
NOT_INSTALLED = re.compile(
    r'library stub for module named "ray"|Import "ray" could not be resolved'
)
#: Missing types of libraries are not our fault; the examples of a page reuse names.
MYPY = (
    *("--strict", "--config-file=", "--no-error-summary", "--show-error-codes"),
    *("--hide-error-context", "--allow-redefinition"),
    *("--disable-error-code=top-level-await", "--disable-error-code=import-untyped"),
)
#: The exceptions that a program expects from a rejected call.
REFUSALS = {"TypeError", "AttributeError", "ArgumentError"}


@dataclass
class Program:
    """A program, and where its lines come from."""

    source: Path
    text: str
    #: For each line of the program, counted from 1, its position for a reader.
    places: list[str]

    def place(self, line: int) -> str:
        """Return the position of a line."""
        name = self.source.relative_to(ROOT) if self.source.is_relative_to(ROOT) else self.source
        where = self.places[line - 1] if line <= len(self.places) else "the end"
        return f"{name}:{where}"


def of_page(path: Path) -> list[Program]:
    """Return the program of a page, with the page's line numbers, and the files that it shows."""
    page = path.read_text(encoding="utf-8")
    count = page.count("\n") + 1
    places = [str(number) for number in range(1, count + 1)]
    shown = [""] * count
    programs = []
    for block in BLOCK.finditer(page):
        if block["code"] is None:
            continue
        first = page.count("\n", 0, block.start("code"))
        lines = block["code"].splitlines()
        named = FILE.match(block["code"])
        if named is None:
            shown[first : first + len(lines)] = lines
        elif named["name"].endswith(".py"):
            programs.append(Program(path, "\n" * first + block["code"], places))
    if any(shown):
        programs.insert(0, Program(path, "\n".join(shown) + "\n", places))
    return programs


def of_notebook(path: Path) -> list[Program]:
    """Return the program of a notebook, without lines that are magic commands."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    lines, places = [], []
    for number, cell in enumerate(cells, 1):
        if cell["cell_type"] != "code":
            continue
        for place, line in enumerate("".join(cell["source"]).splitlines(), 1):
            lines.append("" if line.startswith(("%", "!")) else line)
            places.append(f"cell {number}:{place}")
    return [Program(path, "\n".join(lines) + "\n", places)]


def of_program(path: Path) -> list[Program]:
    """Return a program as it is."""
    text = path.read_text(encoding="utf-8")
    return [Program(path, text, [str(number) for number in range(1, text.count("\n") + 2)])]


READERS = {".md": of_page, ".ipynb": of_notebook, ".py": of_program}


def programs(paths: list[Path]) -> list[Program]:
    """Return the programs of some files."""
    return [program for path in paths for program in READERS[path.suffix](path)]


def everything() -> list[Path]:
    """Return every file that shows a program to readers."""
    notebooks = sorted((EXAMPLES / "notebooks").glob("*.ipynb"))
    return [
        *pages(),
        *notebooks,
        EXAMPLES / "tour.py",
        *sorted((EXAMPLES / "touring").glob("*.py")),
    ]


def is_expected(message: str) -> bool:
    """Return whether a finding is no fault of the program."""
    return bool(ASYNCHRONOUS.search(message) or NOT_INSTALLED.search(message))


def pyright(folder: Path, names: list[str]) -> list[tuple[str, int, str]]:
    """Return pyright's findings: file, line and message."""
    settings = {"typeCheckingMode": "standard", "include": names}
    (folder / "pyrightconfig.json").write_text(json.dumps(settings))
    command = [sys.executable, "-m", "pyright", "--outputjson", "--pythonpath", sys.executable]
    done = subprocess.run(
        [*command, "--project", "."], cwd=folder, capture_output=True, text=True, check=False
    )
    if not done.stdout.startswith("{"):
        raise RuntimeError(done.stdout + done.stderr)
    found = []
    for each in json.loads(done.stdout)["generalDiagnostics"]:
        message = each["message"]
        if each["severity"] == "error" and not is_expected(message):
            words = f"{message} [{each.get('rule', 'syntax')}]"
            found.append(
                (
                    str(Path(each["file"]).relative_to(folder)),
                    each["range"]["start"]["line"] + 1,
                    words,
                )
            )
    return found


def mypy(folder: Path, names: list[str]) -> list[tuple[str, int, str]]:
    """Return mypy's findings."""
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *MYPY, *names],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.stderr:
        raise RuntimeError(done.stderr)
    told = (re.match(r"([^:]+):(\d+): error: (.*)", line) for line in done.stdout.splitlines())
    return [
        (found[1], int(found[2]), found[3]) for found in told if found and not is_expected(found[3])
    ]


def refused_lines(program: Program) -> set[int]:
    """Return the lines on which a program shows a rejected call."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(program.text)):
        if isinstance(node, ast.Try) and any(map(waits_for_refusal, node.handlers)):
            found.update(range(node.lineno, node.handlers[0].lineno))
    return found


def waits_for_refusal(handler: ast.ExceptHandler) -> bool:
    """Whether a handler catches an exception that no correct program raises."""
    if handler.type is None:
        return False
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(ast.unparse(kind).split(".")[-1] in REFUSALS for kind in kinds)


def name_of(program: Program, number: int) -> str:
    """Name a program's file; modules of the tour import each other by their paths."""
    if program.source.suffix == ".py" and program.source.is_relative_to(EXAMPLES):
        return str(program.source.relative_to(EXAMPLES))
    return f"{program.source.stem.replace('-', '_')}_{number}.py"


def main() -> int:
    """Report every error."""
    paths = [Path(name).resolve() for name in sys.argv[1:]] or everything()
    known = {}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve()
        for number, program in enumerate(programs(paths)):
            file = name_of(program, number)
            known[file] = program
            (folder / file).parent.mkdir(exist_ok=True)
            (folder / file).write_text(program.text, encoding="utf-8")
        count = 0
        for checker in (pyright, mypy):
            wrong, shown = [], 0
            for file, line, words in checker(folder, list(known)):
                if line in refused_lines(known[file]):
                    shown += 1
                else:
                    wrong.append(f"{known[file].place(line)}: {words}\n")
            sys.stdout.writelines(wrong)
            told = f"{len(wrong)} errors in {len(known)} programs, and {shown} that they show"
            sys.stdout.write(f"{checker.__name__}: {told}\n")
            count += len(wrong)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
