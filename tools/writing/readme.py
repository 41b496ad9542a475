"""The tables of the README that follow from the table."""

from __future__ import annotations

from typing import Any

from .literals import text

BEGIN, END = "<!-- options: written by tools/write.py -->", "<!-- end of options -->"


def with_options(readme: str, options: list[dict[str, Any]]) -> str:
    """Give the README with the constructor's options between its two marks."""
    before, rest = readme.split(BEGIN)
    _, after = rest.split(END)
    table = "\n".join(rows(options))
    return f"{before}{BEGIN}\n{table}\n{END}{after}"


def rows(options: list[dict[str, Any]]) -> list[str]:
    """Give the lines of the table of the constructor's options."""
    taken = [each for each in options if each["clients"]]
    everywhere = max(len(each["clients"]) for each in taken)
    lines = ["| option | default | meaning |", "|---|---|---|"]
    for each in taken:
        only = "" if len(each["clients"]) == everywhere else f" ({', '.join(each['clients'])})"
        lines.append(f"| `{each['name']}`{only} | {default(each)} | {each['sentence']} |")
    return lines


def default(option: dict[str, Any]) -> str:
    """Say the default; the services may differ in it."""
    defaults = {service: value for service, (value, _) in option["clients"].items()}
    usual = max(defaults.values(), key=list(defaults.values()).count)
    others = {service: value for service, value in defaults.items() if value != usual}
    if len(others) > 1:
        return "the service's"
    parts = [f"`{text(usual)}`"]
    parts += [f"{service} `{text(value)}`" for service, value in others.items()]
    return ", ".join(parts)
