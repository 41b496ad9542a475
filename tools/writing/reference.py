"""The pages of the documentation that follow from the table and from docstrings.

They are Markdown as MyST reads it. Sphinx writes them when it builds (docs/conf.py), so that they
are neither committed nor stale. An operation's anchor is its name, as in
``reference/museum/artworks.html#museum.artworks.search``.
"""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import openshelf

from . import readme

if TYPE_CHECKING:
    from .table import Namespace, Service, Table

#: A heading of a docstring with the line below it, in numpy's form.
HEADING = re.compile(r"^(?P<title>[A-Z][A-Za-z ]+)\n-{3,}\n", re.MULTILINE)
#: What Markdown would read as markup outside of code.
MARKUP = re.compile(r"([*_<>\[\]{}$|~#])")
#: Sections whose entries are a name with a type, and a text below it.
ENTRIES = {"Parameters", "Attributes", "Raises", "Warns"}
#: The end of the pages of one service that have nothing but the operations of the client itself.
OWN = "client"
#: What is not made by the services, by the page that tells of it.
OBJECTS = {
    "calling": ("paginate", "prepare", "raw", "operations", "Request", "RawAnswer"),
    "paging": ("Paginated", "AsyncPaginated", "Page", "Count", "Completeness", "Written"),
    "tables": ("table", "schema", "Table", "TableSchema", "Batches"),
    "cache": ("Cache", "CacheEntry"),
    "sandbox": ("Sandbox", "Cassette"),
}
TITLES = {
    "calling": "Calls and requests",
    "paging": "Lists",
    "tables": "Tables",
    "cache": "The cache",
    "sandbox": "The sandbox and cassettes",
}


def pages(table: Table) -> dict[str, str]:
    """Give the text of every written page by its place below the folder of the reference."""
    told = {name for names in OBJECTS.values() for name in names}
    exported = {name for name in openshelf.__all__ if inspect.isclass(getattr(openshelf, name))}
    clients = {each.class_name for each in table.services} | {"Client"}
    clients |= {f"Async{name}" for name in clients}
    errors = {name for name in exported if issubclass(getattr(openshelf, name), (Exception))}
    grouped = OBJECTS | {
        "calling": (*OBJECTS["calling"], *sorted(exported - told - clients - errors))
    }
    found = {
        "index.md": index(table),
        "options.md": options(table),
        "errors.md": page("Errors and warnings", sorted(errors)),
    }
    for name, names in grouped.items():
        found[f"{name}.md"] = page(TITLES[name], names)
    for service in table.services:
        found[f"{service.name}/index.md"] = service_page(service)
        for place, namespaces in parts(service).items():
            found[f"{service.name}/{place}.md"] = namespace_page(service, place, namespaces)
    return found


def parts(service: Service) -> dict[str, list[Namespace]]:
    """Give the namespaces of every page: those of one beginning stand together."""
    found: dict[str, list[Namespace]] = {}
    for namespace in (service.client, *service.client.walk()):
        if namespace.operations:
            place = namespace.group.split(".")[0] or OWN
            found.setdefault(place, []).append(namespace)
    return found


def contents(entries: list[str]) -> str:
    """Write a table of contents of pages."""
    return "\n".join(["```{toctree}", ":maxdepth: 1", "", *entries, "```", ""])


def index(table: Table) -> str:
    """Write the first page of the reference."""
    count = sum(
        len(each.operations)
        for service in table.services
        for each in (service.client, *service.client.walk())
    )
    lines = [
        "# Reference",
        "",
        f"Everything that the package has: {count} operations of {len(table.services)} services,",
        "and what works for all of them. These pages are written from the table that the methods",
        "are made from, so that they say what `help()` says.",
        "",
        contents([f"{each.name}/index" for each in table.services]),
        contents(["options", *TITLES, "errors", "../types"]),
    ]
    return "\n".join(lines)


def options(table: Table) -> str:
    """Write the page of the options that every client takes."""
    lines = [
        "# Options of clients",
        "",
        "The first four may be given by position; the others are keywords. `with_options` takes",
        "those that may change for some calls.",
        "",
        *readme.rows(table.options),
    ]
    return "\n".join(lines) + "\n"


def service_page(service: Service) -> str:
    """Write the first page of a service: what it is, and what its pages are."""
    facts = service.facts
    lines = [
        f"# {service.class_name}",
        "",
        f"{prose(facts['description'])}.",
        "",
        f"`openshelf.{service.class_name}` asks the {facts['title']} at <{facts['base_url']}>;",
        f"its own documentation is at <{facts['docs_url']}>.",
        f"`openshelf.Async{service.class_name}` has the same methods, which are awaited.",
        "",
        contents(list(parts(service))),
    ]
    return "\n".join(lines)


def namespace_page(service: Service, place: str, namespaces: list[Namespace]) -> str:
    """Write the page of the operations whose names begin alike."""
    title = f"{service.name}.{place}" if place != OWN else f"{service.name}, the client itself"
    lines = [f"# {title}", ""]
    rows = [row for namespace in namespaces for row in namespace.operations]
    lines += ["| operation | what it gives |", "|---|---|"]
    for row in rows:
        name = full_name(service, row)
        lines.append(f"| [`{row['full_name']}`](#{name}) | {prose(row['summary'])} |")
    client = getattr(openshelf, service.class_name)()
    for row in rows:
        method: Any = client
        for segment in row["full_name"].split("."):
            method = getattr(method, segment)
        name = full_name(service, row)
        lines += ["", *described("method", f"{name}{signature(method)}", method, name)]
    return "\n".join(lines) + "\n"


def full_name(service: Service, row: dict[str, Any]) -> str:
    """Name an operation as a program writes it."""
    return f"{service.name}.{row['full_name']}"


def page(title: str, names: Any) -> str:
    """Write a page of classes and functions of the package."""
    lines = [f"# {title}", ""]
    for name in names:
        found = getattr(openshelf, name)
        is_class = inspect.isclass(found)
        kind = "class" if is_class else "function"
        if is_class and issubclass(found, Exception):
            kind = "exception"
        shown = "" if is_class else signature(found)
        lines += ["", *described(kind, f"openshelf.{name}{shown}", found, name)]
        if is_class and kind == "class":
            for method in own_methods(found):
                bound = getattr(found, method)
                title = f"openshelf.{name}.{method}{signature(bound)}"
                lines += ["", *described("method", title, bound, f"{name}.{method}")]
    return "\n".join(lines) + "\n"


def own_methods(kind: type) -> list[str]:
    """Give the methods that a class declares for its users."""
    return [
        name
        for name, value in vars(kind).items()
        if not name.startswith("_") and callable(value) and inspect.getdoc(value)
    ]


def signature(function: Any) -> str:
    """Show the parameters with their defaults; their types stand in the text below."""
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


def described(kind: str, heading: str, found: Any, name: str) -> list[str]:
    """Write one object: its heading, and its docstring as Markdown."""
    lines = [f"````{{py:{kind}}} {heading}", ""]
    document = inspect.getdoc(found)
    if not document:
        raise ValueError(f"{name} has no docstring")
    for section in sections(document):
        lines += [*section.markdown(), ""]
    return [*lines, "````"]


@dataclass
class Section:
    """A part of a docstring."""

    title: str
    text: str

    def markdown(self) -> list[str]:
        """Write it."""
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
        """Write names with what stands below each."""
        lines: list[str] = []
        for found in re.split(r"\n(?=\S)", self.text):
            head, _, rest = found.partition("\n")
            lines += [*entry(head, inspect.cleandoc(rest)), ""]
        return lines


def entry(head: str, text: str) -> list[str]:
    """Write a term with its text; long texts are folded."""
    name, colon, kind = head.partition(" : ")
    shown = f"`{name}`, {prose(kind)}" if colon else prose(name)
    if not text:
        return [shown]
    body = prose(text).splitlines()
    if len(body) > 30:
        return [shown, "", "```{dropdown} Members", *body, "```"]
    return [shown, *(f"{': ' if place == 0 else '  '}{line}" for place, line in enumerate(body))]


def sections(document: str) -> list[Section]:
    """Divide a docstring at its headings."""
    found = [Section("", "")]
    place = 0
    for heading in HEADING.finditer(document):
        found[-1].text = document[place : heading.start()].strip()
        found.append(Section(heading["title"], ""))
        place = heading.end()
    found[-1].text = document[place:].strip("\n")
    return found


def prose(text: str) -> str:
    """Write a text of a docstring as Markdown: nothing in it is markup but code in backticks."""
    pieces = re.split(r"(``?[^`]+``?)", text)
    return "".join(
        piece if place % 2 else MARKUP.sub(r"\\\1", piece) for place, piece in enumerate(pieces)
    )
