"""The written package ``openshelf.types``: a module for each service, and a list of all of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .declared import Alias, docstring
from .literals import text

if TYPE_CHECKING:
    from .services import ServiceTypes
    from .table import Service

HEAD = "# Written by tools/write.py from the table; do not edit."
# What annotations may name, by the module that has it.
NAMES = {
    "collections.abc": ("Mapping", "Sequence"),
    "typing": ("Any", "Literal", "NotRequired", "TypeAlias", "TypedDict"),
}
# The hand-written module of the package, and its names.
OWN = "elasticsearch"

INDEX = '''"""The types of everything that operations take and give, to annotate functions with.

    >>> from openshelf.types import GazetteDocument
    >>> def titles(documents: list[GazetteDocument]) -> list[str | None]:
    ...     return [document.get("title") for document in documents]

Each service has a module, which is loaded when one of its names is asked for. The names begin with
the service's; then comes what a record is called, or the operation.
"""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
{imports}
__all__ = [
{names}]

_MODULES = {modules}


def __getattr__(name: str) -> object:
    """Load the module that has a type."""
    for prefix, module in _MODULES.items():
        if name.startswith(prefix) and name in __all__:
            value: object = getattr(import_module(f"openshelf.types.{{module}}"), name)
            globals()[name] = value
            return value
    message = f"module 'openshelf.types' has no attribute {{name!r}}"
    raise AttributeError(message)


def __dir__() -> list[str]:
    """List the types."""
    return __all__
'''


def type_module(service: Service, types: ServiceTypes) -> str:
    """Write the module with the types of one service."""
    declared = [str(each) for each in types.declarations.types.values()]
    code = "\n\n".join(declared)
    imports = ["import datetime"] if "datetime." in code else []
    for module, names in NAMES.items():
        used = [each for each in names if re.search(rf"\b{each}\b", code)]
        if used:
            imports.append(f"from {module} import {', '.join(used)}")
    if f"{OWN}." in code:
        imports += ["", f"from openshelf.types import {OWN}"]
    exported = "\n".join(f"    {text(name)}," for name in sorted(types.names))
    title = docstring(f"The types of what ``{service.class_name}`` takes and gives.")
    parts = [
        HEAD,
        "\n".join(title),
        "",
        "\n".join(imports),
        "",
        f"__all__ = [\n{exported}\n]",
        "",
        "",
        code,
    ]
    return "\n".join(parts)


def index(types: dict[str, ServiceTypes], classes: dict[str, str], own: list[str]) -> str:
    """Write the package's own module."""
    modules = {OWN.capitalize(): OWN} | {classes[name]: name for name in types}
    names = {OWN: own} | {name: each.names for name, each in types.items()}
    imports = ""
    for module, exported in names.items():
        imports += f"    from openshelf.types.{module} import (\n"
        imports += "".join(f"        {each},\n" for each in sorted(exported))
        imports += "    )\n"
    everything = sorted(each for exported in names.values() for each in exported)
    listing = "".join(f"    {text(each)},\n" for each in everything)
    table = "".join(f"    {text(prefix)}: {text(name)},\n" for prefix, name in modules.items())
    return HEAD + "\n" + INDEX.format(imports=imports, names=listing, modules=f"{{\n{table}}}")


def reference(types: dict[str, ServiceTypes], classes: dict[str, str]) -> str:
    """List all types, for readers."""
    lines = [
        "# Types",
        "",
        "<!-- Written by tools/write.py from the table; do not edit. -->",
        "",
        "The names of `openshelf.types`. A name begins with the service's class; then comes what",
        "the service calls a record (`GazetteDocument`) or the operation, as in",
        "`MuseumArtworksSearchAnswer`, then the member (`GazetteDocumentAgency`). What a call or",
        "the service may leave out is `NotRequired`. Names stay: a new one is a line of the",
        "changelog.",
    ]
    for name, each in types.items():
        lines += ["", f"## {classes[name]}", "", "| type | what it is |", "|---|---|"]
        for declared in each.declarations.types.values():
            kind = "" if not isinstance(declared, Alias) else short(declared.annotation)
            first = declared.document.split("\n\n")[0].replace("|", "\\|")
            lines.append(f"| `{declared.name}` | {first}{kind} |")
    return "\n".join(lines) + "\n"


def short(annotation: str) -> str:
    """Show what a name stands for, where it is short."""
    if len(annotation) > 60:
        return ""
    return f" `{annotation}`".replace("|", "\\|")
