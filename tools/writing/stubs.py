"""The written Python stub of the compiled module."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .literals import text
from .prose import sentence
from .records import RecordTypes
from .table import optional, required

if TYPE_CHECKING:
    from .table import Namespace, Service, Table

TEMPLATE = Path(__file__).with_name("core.pyi.template")
# What the template itself declares for everybody.
DECLARED = re.compile(r"^(?:class|def) ([A-Za-z]\w*)", re.MULTILINE)
WIDTH = 88
# How many options of the constructor may be given by position.
POSITIONAL = 4


def stub_file(table: Table) -> str:
    """Fill the template with the classes of every service."""
    services = table.services
    everything = [
        namespace for service in services for namespace in (service.client, *service.client.walk())
    ]
    names = [f"{twin}{each.class_name}" for each in everything for twin in ("", "Async")]
    template = TEMPLATE.read_text(encoding="utf-8")
    declared = DECLARED.findall(template)
    listing = "\n".join(f'    "{name}",' for name in sorted({*names, *declared}))
    records = RecordTypes(services)
    classes = "\n".join(
        class_stub(each, records, table.options, twin=twin)
        for each in everything
        for twin in (False, True)
    )
    return (
        template.replace("    # names", listing)
        .replace("    # sandbox\n", "".join(map(sandbox_methods, services)))
        .replace("# records\n", records.stub())
        .replace("# classes\n", classes)
    )


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


def class_stub(
    namespace: Namespace, records: RecordTypes, options: list[dict[str, Any]], *, twin: bool
) -> str:
    """Declare one class."""
    prefix = "Async" if twin else ""
    is_client = not namespace.group
    base = f"{prefix}Client" if is_client else "Namespace"
    if is_client:
        document = sentence(str(namespace.service.facts["title"]))
    else:
        document = f"The operations under {namespace.path}."
    lines = [
        "" if is_client else "@final\n",
        f"class {prefix}{namespace.class_name}({base}):\n",
        f'    """{document}"""\n\n',
    ]
    if is_client:
        lines += constructor_stub(namespace.service, prefix, options)
    for segment, child in namespace.namespaces.items():
        lines.append("    @property\n")
        lines.append(f"    def {segment}(self) -> {prefix}{child.class_name}:\n")
        lines.append(f'        """The operations under {child.path}."""\n')
    for operation in namespace.operations:
        lines += method_stub(operation, records, twin=twin)
    return "".join(lines)


def constructor_stub(service: Service, prefix: str, options: list[dict[str, Any]]) -> list[str]:
    """Declare the constructor and ``with_options``, which has the same form in every client."""
    own = [each for each in options if service.name in each["clients"]]
    arguments = [
        f"{each['name']}: {each['annotation']} = {text(each['clients'][service.name][0])}"
        for each in own
    ]
    arguments.insert(POSITIONAL, "*")
    lines = declaration("__new__", ["cls", *arguments], "Self")
    lines[-1] = lines[-1].rstrip("\n") + " ...\n"
    calls = [each for each in options if each["scope"] in {"calls", "both"}]
    # As in its docstring: those that the constructor does not have come first.
    calls.sort(key=lambda each: each["scope"] == "both")
    arguments = [
        f"{each['name']}: {each['annotation']} = {text(each['default_for_calls'])}"
        for each in calls
    ]
    lines += declaration("with_options", ["self", "*", *arguments], f"{prefix}{service.class_name}")
    lines.append(
        '        """Give a view of this client that shares its connections and its pace."""\n'
    )
    if any(each["name"] == "image_api_url" for each in own):
        lines += ["    @property\n", *declaration("image_api_url", ["self"], "str")]
        lines.append('        """The address of the image server."""\n')
    return lines


def method_stub(operation: dict[str, Any], records: RecordTypes, *, twin: bool) -> list[str]:
    """Declare one operation."""
    parameters = ["self"]
    parameters += [f"{each['name']}: {kind}" for each, kind in required(operation)]
    free = optional(operation)
    if free:
        parameters.append("*")
    parameters += [
        f"{each['name']}: {kind} | None = {text(each['default'])}" for each, kind in free
    ]
    result = records.answer_type(operation) or in_stub(operation["return_annotation"])
    if twin:
        result = f"Coroutine[Any, Any, {result}]"
    lines = declaration(operation["name"], parameters, result)
    return [*lines, f'        """{sentence(operation["summary"])}"""\n']


def in_stub(annotation: str) -> str:
    """Write a type as it reads inside a class that may have a method of the name ``list``."""
    return annotation.replace("list[", "builtins.list[")


def declaration(name: str, parameters: list[str], result: str) -> list[str]:
    """Write a def, one parameter a line when it is too long for one line."""
    whole = f"    def {name}({', '.join(parameters)}) -> {result}:\n"
    if len(whole) <= WIDTH + 1:
        return [whole]
    lines = [f"    def {name}(\n"]
    lines += [f"        {each},\n" for each in parameters]
    return [*lines, f"    ) -> {result}:\n"]
