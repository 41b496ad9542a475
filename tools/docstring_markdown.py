"""Converts docstrings in numpy's format to Markdown for MyST."""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass
from typing import Any

#: A heading of a docstring and its underline, in numpy's format.
HEADING = re.compile(r"^(?P<title>[A-Z][A-Za-z ]+)\n-{3,}\n", re.MULTILINE)
#: Characters that are markup in Markdown outside code.
MARKUP = re.compile(r"([*_<>\[\]{}$|~#])")
#: Sections whose entries are a name with a type, followed by a text.
ENTRIES = {"Parameters", "Attributes", "Raises", "Warns"}


def described(kind: str, heading: str, found: Any, name: str) -> list[str]:
    """Write one object: its heading, and its docstring as Markdown."""
    lines = [f"````{{py:{kind}}} {heading}", ""]
    document = inspect.getdoc(found)
    if not document:
        raise ValueError(f"{name} has no docstring")
    for section in sections(document):
        lines += [*section.markdown(), ""]
    return [*lines, "````"]


def signature(function: Any) -> str:
    """Show the parameters with their defaults; their types are in the text below."""
    try:
        found = inspect.signature(function)
    except (ValueError, TypeError):
        return "()"
    bare = [
        each.replace(annotation=inspect.Parameter.empty)
        for each in found.parameters.values()
        if each.name != "self"
    ]
    return str(found.replace(parameters=bare, return_annotation=inspect.Signature.empty))


@dataclass
class Section:
    """A part of a docstring."""

    title: str
    text: str

    def markdown(self) -> list[str]:
        """Render it."""
        if not self.title:
            return [prose(self.text)]
        if self.title == "Examples":
            return ["**Example**", "", "```pycon", self.text, "```"]
        heading = f"**{self.title}**"
        if self.title in ENTRIES:
            return [heading, "", *self._entries()]
        if self.title == "Returns":
            kind, _, rest = self.text.partition("\n")
            if rest and not rest.startswith((" ", "\n")):
                return [heading, "", prose(self.text)]
            return [heading, "", *entry(kind, inspect.cleandoc(rest))]
        return [heading, "", prose(self.text)]

    def _entries(self) -> list[str]:
        """Render names, each followed by its text."""
        lines: list[str] = []
        for found in re.split(r"\n(?=\S)", self.text):
            head, _, rest = found.partition("\n")
            lines += [*entry(head, inspect.cleandoc(rest)), ""]
        return lines


def entry(head: str, text: str) -> list[str]:
    """Render a term with its text; long texts are folded."""
    name, colon, kind = head.partition(" : ")
    shown = f"`{name}`, {prose(kind)}" if colon else prose(name)
    if not text:
        return [shown]
    body = prose(text).splitlines()
    if len(body) > 30:
        return [shown, "", "```{dropdown} Members", *body, "```"]
    return [shown, *(f"{': ' if place == 0 else '  '}{line}" for place, line in enumerate(body))]


def sections(document: str) -> list[Section]:
    """Split a docstring at its headings."""
    found = [Section("", "")]
    place = 0
    for heading in HEADING.finditer(document):
        found[-1].text = document[place : heading.start()].strip()
        found.append(Section(heading["title"], ""))
        place = heading.end()
    found[-1].text = document[place:].strip("\n")
    return found


def prose(text: str) -> str:
    """Render a text of a docstring as Markdown; only code in backticks is markup."""
    pieces = re.split(r"(``?[^`]+``?)", text)
    return "".join(
        piece if place % 2 else MARKUP.sub(r"\\\1", piece) for place, piece in enumerate(pieces)
    )
