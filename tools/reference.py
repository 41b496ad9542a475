"""Renders the pages of the documentation that derive from the catalog and from docstrings.

They are Markdown for MyST. Sphinx writes them when it builds (docs/conf.py), so they
are neither committed nor outdated. An operation's anchor is its name, as in
``reference/museum/artworks.html#museum.artworks.search``.
"""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import openshelf
import readme
from docstring_markdown import described, prose

#: The package of types.
TYPES = Path(openshelf.__file__).parent / "types"
#: More of what a name stands for than these characters is not shown.
MOST_CHARACTERS = 60

#: The end of the pages of one service that have nothing but the operations of the client itself.
OWN = "client"
#: What is not made by the services, by the page that tells of it.
OBJECTS = {
    "calling": ("paginate", "download", "prepare", "raw", "operations", "Request", "RawAnswer"),
    "paging": ("Paginated", "AsyncPaginated", "Page", "Count", "Completeness", "Written"),
    "tables": (
        "table",
        "schema",
        "Table",
        "TableSchema",
        "Batches",
        "read_zip",
        "scan_zip",
        "ZipTable",
    ),
    "cache": ("Cache", "CacheEntry"),
    "sandbox": ("Sandbox", "Cassette"),
}
TITLES = {
    "calling": "Calls and requests",
    "paging": "Lists",
    "tables": "Tables",
    "archives": "Tables in archives",
    "cache": "The cache",
    "sandbox": "The sandbox and cassettes",
}


Operation = dict[str, Any]


@dataclass
class Service:
    """A service with its operations, those of one page together."""

    facts: dict[str, Any]
    #: The operations of every page by the beginning of their names.
    parts: dict[str, list[Operation]]

    @property
    def name(self) -> str:
        """Name in lower case, as in ``src/services``."""
        return str(self.facts["name"])

    @property
    def class_name(self) -> str:
        """Name of the client's class."""
        return str(self.facts["class_name"])


def services(table: dict[str, Any]) -> list[Service]:
    """Give the services of the dumped table."""
    found = []
    for name, facts in table["services"].items():
        groups: dict[str, list[Operation]] = {}
        for operation in table["operations"]:
            if operation["service"] == name:
                groups.setdefault(operation["group"], []).append(operation)
        parts: dict[str, list[Operation]] = {}
        for group in in_order(list(groups)):
            parts.setdefault(group.split(".")[0] or OWN, []).extend(groups[group])
        found.append(Service(facts, parts))
    return found


def in_order(groups: list[str]) -> list[str]:
    """Put groups behind those that they stand in, and keep their order otherwise."""
    first: dict[str, int] = {"": 0}
    for number, group in enumerate(groups, 1):
        for outer in outers(group):
            first.setdefault(outer, number)
    return sorted(groups, key=lambda group: [first[outer] for outer in outers(group)])


def outers(group: str) -> list[str]:
    """Give a group with all that it stands in, the outermost first."""
    words = group.split(".") if group else []
    return [".".join(words[:count]) for count in range(len(words) + 1)]


def pages(table: dict[str, Any]) -> dict[str, str]:
    """Give the text of every written page by its place below the folder of the reference."""
    known = services(table)
    told = {name for names in OBJECTS.values() for name in names}
    exported = {name for name in openshelf.__all__ if inspect.isclass(getattr(openshelf, name))}
    clients = {each.class_name for each in known} | {"Client"}
    clients |= {f"Async{name}" for name in clients}
    errors = {name for name in exported if issubclass(getattr(openshelf, name), (Exception))}
    grouped = OBJECTS | {
        "calling": (*OBJECTS["calling"], *sorted(exported - told - clients - errors))
    }
    found = {
        "index.md": index(known),
        "options.md": options(table["options"]),
        "types.md": types(known),
        "errors.md": page("Errors and warnings", sorted(errors)),
    }
    for name, names in grouped.items():
        found[f"{name}.md"] = page(TITLES[name], names)
    for service in known:
        found[f"{service.name}/index.md"] = service_page(service)
        for place, operations in service.parts.items():
            found[f"{service.name}/{place}.md"] = namespace_page(service, place, operations)
    return found


def contents(entries: list[str]) -> str:
    """Write a table of contents of pages."""
    return "\n".join(["```{toctree}", ":maxdepth: 1", "", *entries, "```", ""])


def index(known: list[Service]) -> str:
    """Write the first page of the reference."""
    count = sum(len(operations) for service in known for operations in service.parts.values())
    lines = [
        "# Reference",
        "",
        f"Everything that the package has: {count} operations of {len(known)} services,",
        "and what works for all of them. These pages are written from the catalog that the methods",
        "are made from, so that they say what `help()` says.",
        "",
        contents([f"{each.name}/index" for each in known]),
        contents(["options", *TITLES, "errors", "types"]),
    ]
    return "\n".join(lines)


def options(found: list[dict[str, Any]]) -> str:
    """Write the page of the options that every client takes."""
    lines = [
        "# Options of clients",
        "",
        "The first four may be given by position; the others are keywords. `with_options` takes",
        "those that may change for some calls.",
        "",
        *readme.operations(found),
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
        contents(list(service.parts)),
    ]
    return "\n".join(lines)


def namespace_page(service: Service, place: str, operations: list[Operation]) -> str:
    """Write the page of the operations whose names begin alike."""
    title = f"{service.name}.{place}" if place != OWN else f"{service.name}, the client itself"
    lines = [f"# {title}", ""]
    lines += ["| operation | what it gives |", "|---|---|"]
    for operation in operations:
        name = full_name(service, operation)
        lines.append(f"| [`{operation['full_name']}`](#{name}) | {prose(operation['summary'])} |")
    client = getattr(openshelf, service.class_name)()
    for operation in operations:
        method: Any = client
        for segment in operation["full_name"].split("."):
            method = getattr(method, segment)
        name = full_name(service, operation)
        lines += ["", *described("method", f"{name}{signature(method)}", method, name)]
    return "\n".join(lines) + "\n"


def full_name(service: Service, operation: Operation) -> str:
    """Name an operation as a program writes it."""
    return f"{service.name}.{operation['full_name']}"


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


def types(known: list[Service]) -> str:
    """List all types, as their modules declare them."""
    lines = [
        "# Types",
        "",
        "The names of `openshelf.types`. A name begins with the service's class; then comes what",
        "the service calls a record (`GazetteDocument`) or the operation, as in",
        "`MuseumArtworksSearchAnswer`, then the member (`GazetteDocumentAgency`). What a call or",
        "the service may leave out is `NotRequired`. Names stay: a new one is a line of the",
        "changelog.",
    ]
    for service in known:
        lines += ["", f"## {service.class_name}", "", "| type | what it is |", "|---|---|"]
        source = (TYPES / f"{service.name}.py").read_text(encoding="utf-8")
        for name, document, meaning in declared(ast.parse(source)):
            first = document.split("\n\n")[0].replace("\n", " ")
            shown = f" `{meaning}`" if 0 < len(meaning) <= MOST_CHARACTERS else ""
            text = f"{first}{shown}".replace("|", "\\|")
            lines.append(f"| `{name}` | {text} |")
    return "\n".join(lines) + "\n"


def declared(module: ast.Module) -> list[tuple[str, str, str]]:
    """Give names, docstrings and, where a type has another name, what the name stands for."""
    found = []
    for node, following in zip(module.body, [*module.body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            found.append((node.name, ast.get_docstring(node) or "", ""))
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            document = ""
            if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                document = inspect.cleandoc(str(following.value.value))
            found.append((node.target.id, document, ast.unparse(node.value)))
    return found
