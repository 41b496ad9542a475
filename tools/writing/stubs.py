"""The written Python stub of the compiled module."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .prose import sentence
from .python_types import ANSWER_TYPES, default_text, parameter_type
from .records import RecordTypes
from .table import optional, required

if TYPE_CHECKING:
    from .table import Namespace, Service

TEMPLATE = Path(__file__).with_name("core.pyi.template")
# What the template itself declares for everybody.
DECLARED = re.compile(r"^(?:class|def) ([A-Za-z]\w*)", re.MULTILINE)
WIDTH = 88


def stub_file(services: list[Service]) -> str:
    """Fill the template with the classes of every service."""
    everything = [
        namespace for service in services for namespace in (service.client, *service.client.walk())
    ]
    names = [f"{twin}{each.class_name}" for each in everything for twin in ("", "Async")]
    template = TEMPLATE.read_text(encoding="utf-8")
    declared = DECLARED.findall(template)
    listing = "\n".join(f'    "{name}",' for name in sorted({*names, *declared}))
    records = RecordTypes(services)
    classes = "\n".join(
        class_stub(each, records, twin=twin) for each in everything for twin in (False, True)
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


def class_stub(namespace: Namespace, records: RecordTypes, *, twin: bool) -> str:
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
        lines += constructor_stub(namespace.service, prefix)
    for segment, child in namespace.namespaces.items():
        lines.append("    @property\n")
        lines.append(f"    def {segment}(self) -> {prefix}{child.class_name}:\n")
        lines.append(f'        """The operations under {child.path}."""\n')
    for operation in namespace.operations:
        lines += method_stub(operation, records, twin=twin)
    return "".join(lines)


def constructor_stub(service: Service, prefix: str) -> list[str]:
    """Declare the constructor and ``with_options``, which has the same form in every client."""
    facts = service.facts
    image = ["image_api_url: str | None = None"] if facts["image_api_url"] else []
    lines = declaration(
        "__new__",
        [
            "cls",
            "use_caching: bool | None = False",
            f'cache_name: str | os.PathLike[str] = "{facts["cache_name"]}"',
            'backend: Literal["sqlite", "memory", "filesystem", "redis"] = "sqlite"',
            "expire_after: float | datetime.timedelta | None = 3600",
            "*",
            "base_url: str | None = None",
            *image,
            f"requests_per_second: float | None = {facts['requests_per_second']}",
            "timeout: float | None = 30.0",
            "max_retries: int = 2",
            "user_agent: str | None = None",
            "ca_file: str | os.PathLike[str] | None = None",
            "max_retry_after: float = 60.0",
            "deadline: float | None = None",
            "max_concurrency: int = 8",
            "max_response_bytes: int = 268435456",
            "cache_url: str | None = None",
            "max_bytes: int = 1073741824",
            'on_cache_error: Literal["raise", "bypass"] = "raise"',
            "refresh: bool = False",
            "only_if_cached: bool = False",
            "stale_if_error: bool | float | datetime.timedelta = False",
        ],
        "Self",
    )
    lines[-1] = lines[-1].rstrip("\n") + " ...\n"
    lines += declaration(
        "with_options",
        [
            "self",
            "*",
            "validate: bool = True",
            "extra_query: Mapping[str, Any] | None = None",
            "extra_headers: Mapping[str, str] | None = None",
            "extra_body: Mapping[str, Any] | None = None",
            "timeout: float | None = 30.0",
            "deadline: float | None = None",
            "max_retries: int = 2",
            "use_caching: bool = True",
            "expire_after: float | datetime.timedelta | None = 3600",
            "refresh: bool = False",
            "only_if_cached: bool = False",
            "stale_if_error: bool | float | datetime.timedelta = False",
        ],
        f"{prefix}{service.class_name}",
    )
    lines.append(
        '        """Give a view of this client that shares its connections and its pace."""\n'
    )
    return lines


def method_stub(operation: dict[str, Any], records: RecordTypes, *, twin: bool) -> list[str]:
    """Declare one operation."""
    parameters = ["self"]
    parameters += [f"{each['name']}: {parameter_type(each)}" for each in required(operation)]
    free = optional(operation)
    if free:
        parameters.append("*")
    for each in free:
        default = default_text(each)
        parameters.append(f"{each['name']}: {parameter_type(each)} | None = {default}")
    result = records.answer_type(operation) or ANSWER_TYPES[operation["answer"]]
    if twin:
        result = f"Coroutine[Any, Any, {result}]"
    lines = declaration(operation["name"], parameters, result)
    return [*lines, f'        """{sentence(operation["summary"])}"""\n']


def declaration(name: str, parameters: list[str], result: str) -> list[str]:
    """Write a def, one parameter a line when it is too long for one line."""
    whole = f"    def {name}({', '.join(parameters)}) -> {result}:\n"
    if len(whole) <= WIDTH + 1:
        return [whole]
    lines = [f"    def {name}(\n"]
    lines += [f"        {each},\n" for each in parameters]
    return [*lines, f"    ) -> {result}:\n"]
