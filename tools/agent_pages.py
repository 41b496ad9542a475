"""Writes the pages that coding agents read: the surface in 3,000 tokens, and llms.txt.

Sphinx writes them when it builds (docs/conf.py), from the catalog and from the programs in
examples/programs, which the tests run; so they are neither committed nor outdated.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import openshelf

ROOT = Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "examples" / "programs"
GUIDE = ROOT / "docs" / "guide"
#: Members of the groups of a service that all have the same ones are listed once.
_LEAST_GROUPS = 10

_SUMMARY = (
    "> Public data without keys, for Python: one interface to the Art Institute of Chicago, Lorem "
    "Picsum, the Federal Register, USAspending and disease.sh, from a Rust core."
)
_INTRODUCTION = """\
# For coding agents

Read this before you write a program with openshelf {version}. The operations below are methods of a
client: `openshelf.Museum().artworks.search(...)`; `Async` in front of a class makes them awaitable.
Arguments are checked before anything is sent. Never guess names: `help(method)` has arguments,
allowed values, limits and an example, `openshelf.operations()` all facts, and the tools of
`openshelf mcp` find operations in people's words.

- A method returns the service's own JSON as dicts and lists; one call is one page.
- `openshelf.paginate(method, max_records=...)` reads whole lists: `.records(...)`, `.table(...)`,
  `.to_parquet(path, ...)`, `.to_csv(path, ...)`, `.count(...)`. Do not write loops over pages. The
  arguments of the call go to these methods. The outcome has `completeness`.
- `openshelf.table(method)(...)` makes Arrow columns: `.to_polars()`, `.to_pandas()`, `.to_arrow()`.
- `openshelf.download(method, folder)(...)` gets pictures, and waits for jobs and gets their files.
- Options of clients: `use_caching=True`, `requests_per_second`, `timeout`, `max_retries`. Retries,
  pace and 429 are handled; do not add your own.
- Errors: `ArgumentError` and `ArgumentTypeError` (nothing was sent), `NotFoundError`,
  `BadRequestError`, `RateLimitedError`, `ServerError`, `BlockedError`, `ConnectError`; all are
  `OpenshelfError`. They say what to do.
- Tests: `openshelf.Sandbox()` serves all five services on this machine with made-up data.
"""


def _surface() -> list[str]:
    """Return the operations of each service, group by group."""
    lines = ["## Operations", ""]
    services: dict[str, dict[str, list[str]]] = {}
    for each in openshelf.operations():
        groups = services.setdefault(each["service"], {})
        groups.setdefault(each["group"], []).append(each["name"])
    for service, groups in services.items():
        lines += [f"`{service.capitalize()}`:"]
        alike: dict[tuple[str, ...], list[str]] = {}
        for group, names in groups.items():
            alike.setdefault(tuple(names), []).append(group)
        for own, sharing in alike.items():
            if len(sharing) >= _LEAST_GROUPS:
                lines.append(f"- each of {', '.join(sharing)}: {', '.join(own)}")
            else:
                lines += [_group(group, own) for group in sharing]
        lines.append("")
    return lines


def _group(group: str, names: tuple[str, ...]) -> str:
    return f"- {group}: {', '.join(names)}" if group else f"- {', '.join(names)}"


def programs() -> list[Path]:
    """Return the programs of the page, in their order of reading."""
    order = "one_record search whole_list table file filters download errors many own_tests".split()
    return [PROGRAMS / f"{name}.py" for name in order]


def _program(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    title = re.match(r'"""(.*?)\.?"""\n', text)
    body = re.sub(r"  # (?:type|pyright): .*", "", text[title.end() :] if title else text)
    return f"{title[1] if title else path.stem}:\n\n```python\n{body.strip()}\n```\n"


def coding_page() -> str:
    """Return the page for coding agents."""
    parts = [_INTRODUCTION.format(version=openshelf.__version__), *_surface(), "## Programs", ""]
    return "\n".join([*parts, *map(_program, programs())])


def llms_text() -> str:
    """Return llms.txt: what the documentation has, one link a line."""
    lines = [
        "# openshelf",
        "",
        _SUMMARY,
        "",
        "## Start here",
        "",
        "- [For coding agents](reference/coding_agents.md): the surface, and ten programs",
        "- [For agents](guide/agents.html): the operations as tools for language models",
        "- [Reference](reference/index.html): every operation",
        "",
        "## Guide",
        "",
    ]
    lines += [f"- [{_title(page)}](guide/{page.stem}.html)" for page in sorted(GUIDE.glob("*.md"))]
    return "\n".join(lines) + "\n"


def _title(page: Path) -> str:
    return page.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("# ")


def write(folder: Path) -> None:
    """Write llms.txt and the page as plain Markdown into a built documentation."""
    (folder / "llms.txt").write_text(llms_text(), encoding="utf-8")
    (folder / "reference" / "coding_agents.md").write_text(coding_page(), encoding="utf-8")


def pages() -> dict[str, Any]:
    """Return the page by its place in the reference."""
    return {"coding_agents.md": coding_page()}
