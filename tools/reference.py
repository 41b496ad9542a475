"""Renders the pages of the documentation that derive from the catalog and from docstrings.

They are Markdown for MyST. Sphinx writes them when it builds (docs/conf.py), so they
are neither committed nor outdated. Each operation has a page, such as
``reference/museum/artworks/search.html``. The page of its namespace lists it, at
``reference/museum/artworks.html#museum.artworks.search``.
"""

from __future__ import annotations

import ast
import inspect
import operator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import client_options
import openshelf
import pytest_openshelf
import pytest_openshelf.calls
import pytest_openshelf.sandbox
import reference_operations
from docstring_markdown import described, signature
from reference_operations import Service, services

if TYPE_CHECKING:
    from types import ModuleType

#: The package of types.
TYPES = Path(openshelf.__file__).parent / "types"
#: A definition of a type longer than this is cut.
MOST_CHARACTERS = 60

#: Objects that no service provides, by the page that documents them.
OBJECTS = {
    "calling": (
        "paginate",
        "download",
        "prepare",
        "raw",
        "operations",
        "bind",
        "Request",
        "RawAnswer",
    ),
    # The functions come first: they load the modules of the classes.
    "words": (
        "spending_filters",
        "gazette_filters",
        "museum_where",
        "words.spending.SpendingLookup",
        "words.spending.SpendingAward",
        "words.gazette.GazetteLookup",
        "words.gazette.GazetteDocument",
        "Gazette.comments_open",
        "comment_periods.OpenForComment",
        "words.museum.MuseumLookup",
        "words.museum.MuseumArtwork",
    ),
    "paging": ("Paginated", "AsyncPaginated", "Page", "Count", "Completeness", "Written"),
    "plans": ("Plan", "Slice"),
    "engines": ("dask.read", "dask.read_plan", "spark.OpenshelfDataSource"),
    "tables": ("table", "schema", "sql", "Table", "TableSchema", "Batches"),
    "mirrors": (
        "mirror",
        "Mirror",
        "AsyncMirror",
        "MirrorReport",
        "MirrorWindow",
        "WiderMirrorColumn",
    ),
    "archives": ("read_zip", "scan_zip", "ZipTable"),
    "cache": ("Cache", "CacheEntry"),
    "agents": ("tools", "run_tool"),
    "sandbox": ("Sandbox", "Cassette"),
}
TITLES = {
    "calling": "Calls and requests",
    "words": "People's words, lookups and linked records",
    "paging": "Lists",
    "plans": "Plans and slices",
    "engines": "Dask and Spark",
    "tables": "Tables",
    "mirrors": "Mirrors",
    "archives": "Tables in archives",
    "cache": "The cache",
    "agents": "Tools for language models",
    "sandbox": "The sandbox and cassettes",
    "pytest": "The pytest plugin",
}
#: The classes of the pytest plugin.
PLUGIN = ("sandbox.Sandbox", "calls.Calls", "calls.Call")


def pages(table: dict[str, Any]) -> dict[str, str]:
    """Return the text of every generated page, by its path below the folder of the reference."""
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
        "index.md": reference_operations.index(
            known, ["options", *TITLES, "errors", "types", "terms"]
        ),
        "terms.md": reference_operations.terms_page(known),
        "options.md": options(table["options"]),
        "types.md": types(known),
        "errors.md": page("Errors and warnings", sorted(errors)),
    }
    for name, names in grouped.items():
        found[f"{name}.md"] = page(TITLES[name], names)
    found["pytest.md"] = page(TITLES["pytest"], PLUGIN, pytest_openshelf)
    for service in known:
        found |= reference_operations.pages(service)
    return found


def options(found: list[dict[str, Any]]) -> str:
    """Write the page of the options that all clients have."""
    lines = [
        "# Options of clients",
        "",
        "The first four may be given by position; the others are keywords. `with_options` takes",
        "those that may change for some calls.",
        "",
        *client_options.operations(found),
    ]
    return "\n".join(lines) + "\n"


def page(title: str, names: Any, module: ModuleType = openshelf) -> str:
    """Write a page of classes and functions of a module."""
    lines = [f"# {title}", ""]
    for name in names:
        found = operator.attrgetter(name)(module)
        is_class = inspect.isclass(found)
        kind = "class" if is_class else "function"
        if is_class and issubclass(found, Exception):
            kind = "exception"
        shown = "" if is_class else signature(found)
        lines += ["", *described(kind, f"{module.__name__}.{name}{shown}", found, name)]
        if is_class and kind == "class":
            for method in own_methods(found):
                bound = getattr(found, method)
                title = f"{module.__name__}.{name}.{method}{signature(bound)}"
                lines += ["", *described("method", title, bound, f"{name}.{method}")]
    return "\n".join(lines) + "\n"


def own_methods(kind: type) -> list[str]:
    """Return the methods that a class declares for its users."""
    return [
        name
        for name, value in vars(kind).items()
        if not name.startswith("_") and callable(value) and inspect.getdoc(value)
    ]


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
    """Return names, docstrings and, for an alias, the type that it stands for."""
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
