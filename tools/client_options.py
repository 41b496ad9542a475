"""Writes the table of client options of a page of the guide from the table in the module.

python tools/client_options.py [--check]
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from openshelf import _core

PAGE = Path(__file__).resolve().parents[1] / "docs" / "guide" / "options.md"
BEGIN, END = "<!-- options: written by tools/client_options.py -->", "<!-- end of options -->"


def with_options(page: str, options: list[dict[str, Any]]) -> str:
    """Return the page with the constructor's options between its two marks."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    table = "\n".join(operations(options))
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


def operations(options: list[dict[str, Any]]) -> list[str]:
    """Return the lines of the table of the constructor's options."""
    taken = [each for each in options if each["clients"]]
    everywhere = max(len(each["clients"]) for each in taken)
    lines = ["| option | default | meaning |", "|---|---|---|"]
    for each in taken:
        only = "" if len(each["clients"]) == everywhere else f" ({', '.join(each['clients'])})"
        lines.append(f"| `{each['name']}`{only} | {default(each)} | {meaning(each)} |")
    return lines


def meaning(option: dict[str, Any]) -> str:
    """Return what an option does, and its values if it has a few."""
    kind = option["kind"]
    if not isinstance(kind, dict) or "choice" not in kind:
        return str(option["sentence"])
    values = ", ".join(f"`{code(value)}`" for value in kind["choice"])
    return f"{option['sentence']} One of {values}."


def default(option: dict[str, Any]) -> str:
    """Format the default, which may differ between the services."""
    defaults = {service: value for service, (value, _) in option["clients"].items()}
    usual = max(defaults.values(), key=list(defaults.values()).count)
    others = {service: value for service, value in defaults.items() if value != usual}
    if len(set(defaults.values())) == len(defaults) > 1:
        return "the service's"
    parts = [f"`{code(usual)}`"]
    parts += [f"{service} `{code(value)}`" for service, value in others.items()]
    return ", ".join(parts)


def code(value: Any) -> str:
    """Format a value as Python code, with double quotes."""
    return json.dumps(value, ensure_ascii=False) if isinstance(value, str) else repr(value)


def main() -> int:
    """Write or check."""
    before = PAGE.read_text(encoding="utf-8")
    after = with_options(before, json.loads(_core._catalog())["options"])  # noqa: SLF001  our own
    if sys.argv[1:] != ["--check"]:
        PAGE.write_text(after, encoding="utf-8")
    elif before != after:
        sys.stdout.write("the table of options is not up to date: run make pages\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
