"""The written Python stubs of the compiled module: one folder a service, one file a namespace."""

from __future__ import annotations

import itertools
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .literals import text
from .paginating import matchers, overloads

if TYPE_CHECKING:
    from .services import ServiceTypes
    from .table import Namespace, Service, Table

TEMPLATES = Path(__file__).resolve().parents[2] / "src" / "describe" / "stubs"
TEMPLATE = TEMPLATES / "core.pyi"
PAGINATED = TEMPLATES / "paginated.pyi"
TABLES = TEMPLATES / "tables.pyi"
# What the template itself declares for everybody.
DECLARED = re.compile(r"^(?:class|def) ([A-Za-z]\w*)", re.MULTILINE)
HEAD = "# Written by tools/write.py from the table; do not edit.\n"
WIDTH = 88
# How many options of the constructor may be given by position.
POSITIONAL = 4
# The module of a service's types, as a stub names it; no method or member is called so.
TYPES = "_types"

#: Docstrings by the names of class and method; a class's own under an empty name.
Docstrings = dict[tuple[str, str], str]


def stub_files(
    table: Table, types: dict[str, ServiceTypes], docstrings: Docstrings
) -> dict[str, str]:
    """Give the text of every stub by its place below the package's stub folder."""
    files = {"__init__.pyi": core_stub(table, types)}
    for service in table.services:
        writer = Writer(service, types[service.name], table.options, docstrings)
        files |= writer.files()
    return files


def core_stub(table: Table, types: dict[str, ServiceTypes]) -> str:
    """Fill the template, which has what all services share."""
    template = HEAD + TEMPLATE.read_text(encoding="utf-8")
    template = template.replace("# paginated\n", PAGINATED.read_text(encoding="utf-8"))
    template = template.replace("# tables\n", TABLES.read_text(encoding="utf-8"))
    classes = {service.name: class_names(all_namespaces(service)) for service in table.services}
    declared = {*DECLARED.findall(template), "paginate", *itertools.chain(*classes.values())}
    listing = "\n".join(f'    "{name}",' for name in sorted(declared))
    imports = "".join(
        f"from openshelf._core._{name} import (\n"
        + "".join(f"    {each} as {each},\n" for each in exported)
        + ")\n"
        for name, exported in classes.items()
    )
    return (
        template.replace("    # names", listing)
        .replace("    # sandbox\n", "".join(map(sandbox_methods, table.services)))
        .replace("# clients\n", imports)
        .replace("# matchers\n", matchers(table, types))
        .replace("# paginate\n", overloads(table, types))
    )


def all_namespaces(service: Service) -> list[Namespace]:
    """Give every class of a service, the client first."""
    return [service.client, *service.client.walk()]


def class_names(namespaces: list[Namespace]) -> list[str]:
    """Name the classes of both modes."""
    return sorted(f"{twin}{each.class_name}" for each in namespaces for twin in ("", "Async"))


def sandbox_methods(service: Service) -> str:
    """Declare the sandbox's two ways to a client of the service."""
    lines = []
    for twin in (False, True):
        name = f"async_{service.name}" if twin else service.name
        result = f"Async{service.class_name}" if twin else service.class_name
        kind = "asynchronous client" if twin else "client"
        lines.append(f"    def {name}(self, **options: Any) -> {result}:\n")
        lines.append(f'        """Make an unthrottled {kind} that asks the sandbox."""\n')
    return "".join(lines)


class Writer:
    """Writes the stubs of one service."""

    def __init__(
        self,
        service: Service,
        types: ServiceTypes,
        options: list[dict[str, Any]],
        docstrings: Docstrings,
    ) -> None:
        """Keep what the stubs are written from."""
        self._service = service
        self._types = types
        self._options = options
        self._docstrings = docstrings
        self._named = re.compile(
            rf"(?<![\w.\"])({'|'.join(map(re.escape, types.names))})(?![\w\"])"
        )

    def files(self) -> dict[str, str]:
        """Give a file for the client, and one for each of its namespaces."""
        folder = f"_{self._service.name}"
        client = self._service.client
        files = {f"{folder}/__init__.pyi": self._client_file(folder)}
        for segment, namespace in client.namespaces.items():
            classes = [namespace, *namespace.walk()]
            code = "\n".join(
                self._class(each, twin=twin) for each in classes for twin in (False, True)
            )
            files[f"{folder}/{segment}.pyi"] = self._file(code, ["Namespace"])
        return files

    def _client_file(self, folder: str) -> str:
        """Write the file of the client, which knows those of the namespaces."""
        client = self._service.client
        code = "\n".join(self._class(client, twin=twin) for twin in (False, True))
        imports = ""
        for segment, namespace in client.namespaces.items():
            names = class_names([namespace, *namespace.walk()])
            listing = "".join(f"    {each} as {each},\n" for each in names)
            imports += f"from openshelf._core.{folder}.{segment} import (\n{listing})\n"
        return self._file(code, ["AsyncClient", "Client"], imports)

    def _file(self, code: str, bases: list[str], imports: str = "") -> str:
        """Put the imports in front that the code needs."""
        lines = [HEAD, "\n"]
        lines += [
            f"import {name}\n"
            for name in ("builtins", "datetime", "os", "pathlib")
            if f"{name}." in code
        ]
        names = [each for each in ("Coroutine", "Mapping", "Sequence") if uses(code, each)]
        if names:
            lines.append(f"from collections.abc import {', '.join(names)}\n")
        names = [each for each in ("Any", "Literal", "Self", "final") if uses(code, each)]
        if names:
            lines.append(f"from typing import {', '.join(names)}\n")
        names = [each for each in ("_PagedList", *bases) if uses(code, each)]
        lines.append("\nfrom openshelf import pictures\n" if "pictures." in code else "\n")
        lines.append(f"from openshelf._core import {', '.join(sorted(names))}\n")
        lines.append(imports)
        if "elasticsearch." in code:
            lines.append("from openshelf.types import elasticsearch as _elasticsearch\n")
        if f"{TYPES}." in code:
            lines.append(f"from openshelf.types import {self._service.name} as {TYPES}\n")
        return "".join([*lines, "\n", code])

    def _class(self, namespace: Namespace, *, twin: bool) -> str:
        """Declare one class."""
        prefix = "Async" if twin else ""
        is_client = not namespace.group
        name = f"{prefix}{namespace.class_name}"
        base = f"{prefix}Client" if is_client else "Namespace"
        lines = ["" if is_client else "@final\n", f"class {name}({base}):\n"]
        lines.append(docstring(self._docstrings[name, ""], 4) + "\n")
        if is_client:
            lines += self._constructor(prefix)
        for segment, child in namespace.namespaces.items():
            lines.append("    @property\n")
            lines.append(f"    def {segment}(self) -> {prefix}{child.class_name}:\n")
            lines.append(f'        """The operations under {child.path}."""\n')
        for operation in namespace.operations:
            lines += self._method(operation, name, twin=twin)
        return "".join(lines)

    def _constructor(self, prefix: str) -> list[str]:
        """Declare the constructor and ``with_options``, which has the same form in every client."""
        service = self._service
        own = [each for each in self._options if service.name in each["clients"]]
        arguments = [
            f"{each['name']}: {each['annotation']} = {text(each['clients'][service.name][0])}"
            for each in own
        ]
        arguments.insert(POSITIONAL, "*")
        lines = declaration("__new__", ["cls", *arguments], "Self")
        lines[-1] = lines[-1].rstrip("\n") + " ...\n"
        calls = [each for each in self._options if each["scope"] in {"calls", "both"}]
        # As in its docstring: those that the constructor does not have come first.
        calls.sort(key=lambda each: each["scope"] == "both")
        arguments = [
            f"{each['name']}: {each['annotation']} = {text(each['default_for_calls'])}"
            for each in calls
        ]
        name = f"{prefix}{service.class_name}"
        lines += declaration("with_options", ["self", "*", *arguments], name)
        lines.append(docstring(self._docstrings[name, "with_options"], 8))
        if any(each["name"] == "image_api_url" for each in own):
            lines += ["    @property\n", *declaration("image_api_url", ["self"], "str")]
            lines.append('        """The address of the image server."""\n')
        return lines

    def _method(self, operation: dict[str, Any], owner: str, *, twin: bool) -> list[str]:
        """Declare one operation."""
        typed = self._types.parameters(operation)
        parameters = ["self"]
        parameters += [
            f"{each['name']}: {self._in_stub(kind)}" for each, kind in typed if each["required"]
        ]
        free = [
            f"{each['name']}: {self._in_stub(kind)} | None = {text(each['default'])}"
            for each, kind in typed
            if not each["required"]
        ]
        parameters += ["*", *free] if free else []
        result = self._result(operation)
        if twin:
            result = f"Coroutine[Any, Any, {result}]"
        lines = declaration(operation["name"], parameters, result)
        return [*lines, docstring(self._docstrings[owner, operation["name"]], 8)]

    def _result(self, operation: dict[str, Any]) -> str:
        """Give what a call gives; a list with pages is marked for paginate."""
        if not operation["paging"] or operation["answer"] == "object":
            return self._in_stub(self._types.answers.of(operation))
        if operation["answer"] == "list":
            kinds = [f"list[{self._types.answers.record_of(operation)}]"]
        else:
            kinds = self._types.answers.alternatives(operation)
        return " | ".join(map(self._in_stub, kinds)).replace("builtins.list[", "_PagedList[", 1)

    def _in_stub(self, annotation: str) -> str:
        """Write a type as it reads in a class that may have a method of the name ``list``."""
        named = self._named.sub(rf"{TYPES}.\1", annotation) if self._types.names else annotation
        named = re.sub(r"(?<![\w.])elasticsearch\.", "_elasticsearch.", named)
        return re.sub(r"(?<![\w.])(list|dict)\[", r"builtins.\1[", named)


def uses(code: str, name: str) -> bool:
    """Whether code names something."""
    return bool(re.search(rf"(?<![\w.]){name}\b", code))


def docstring(document: str, spaces: int) -> str:
    """Write a docstring as it is, moved to its place."""
    if '"""' in document:
        message = f"a docstring in a docstring: {document}"
        raise ValueError(message)
    space = " " * spaces
    opening = 'r"""' if "\\" in document else '"""'
    lines = document.strip("\n").split("\n")
    body = "\n".join([lines[0], *(f"{space}{line}".rstrip() for line in lines[1:])])
    closing = f'\n{space}"""' if len(lines) > 1 or body.endswith('"') else '"""'
    return f"{space}{opening}{body}{closing}\n"


def declaration(name: str, parameters: list[str], result: str) -> list[str]:
    """Write a def, one parameter a line when it is too long for one line."""
    whole = f"    def {name}({', '.join(parameters)}) -> {result}:\n"
    if len(whole) <= WIDTH + 1:
        return [whole]
    lines = [f"    def {name}(\n"]
    lines += [f"        {each},\n" for each in parameters]
    return [*lines, f"    ) -> {result}:\n"]
