"""The dumped table as a tree: services, their namespaces, their operations."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Namespace:
    """A place in Python that holds operations and further namespaces.

    The client itself is the namespace with an empty ``group``.
    """

    service: Service
    group: str
    operations: list[dict[str, Any]] = field(default_factory=list)
    namespaces: dict[str, Namespace] = field(default_factory=dict)

    @property
    def class_name(self) -> str:
        """Name of the class, such as ``SpendingSearchSpendingByCategory``."""
        words = self.group.replace(".", "_").split("_")
        return self.service.class_name + "".join(word.capitalize() for word in words)

    @property
    def path(self) -> str:
        """How Python code reaches it, such as ``spending.search``."""
        return f"{self.service.name}.{self.group}" if self.group else self.service.name

    def walk(self) -> list[Namespace]:
        """All namespaces below this one, parents before children."""
        return [each for child in self.namespaces.values() for each in (child, *child.walk())]


@dataclass
class Service:
    """One interface with its client and everything that its dump says."""

    facts: dict[str, Any]
    client: Namespace = field(init=False)

    def __post_init__(self) -> None:
        """Make the client's own namespace."""
        self.client = Namespace(self, "")

    @property
    def name(self) -> str:
        """Name in lower case, as in ``src/services``."""
        return str(self.facts["name"])

    @property
    def class_name(self) -> str:
        """Name of the client's class."""
        return str(self.facts["class_name"])

    def place(self, operation: dict[str, Any]) -> None:
        """Put an operation under the namespaces that its group names."""
        namespace, group = self.client, ""
        for segment in filter(None, operation["group"].split(".")):
            group = f"{group}.{segment}" if group else segment
            child = Namespace(self, group)
            namespace = namespace.namespaces.setdefault(segment, child)
        namespace.operations.append(operation)


@dataclass
class Table:
    """Everything that the built module's table says."""

    services: list[Service]
    #: The options of a client, in the order of the constructor's signature.
    options: list[dict[str, Any]]


def read(dump: str) -> Table:
    """Read what the built module dumps."""
    table = json.loads(dump)
    services = {name: Service(facts) for name, facts in table["services"].items()}
    for operation in table["operations"]:
        services[operation["service"]].place(operation)
    for service in services.values():
        refuse_double_names(service.client)
    return Table(list(services.values()), table["options"])


def refuse_double_names(client: Namespace) -> None:
    """Stop when a name would stand for two things in one namespace."""
    for namespace in (client, *client.walk()):
        names = [operation["name"] for operation in namespace.operations]
        names += namespace.namespaces
        double = {name for name in names if names.count(name) > 1}
        if double:
            message = f"{namespace.path} has two things called {', '.join(double)}"
            raise ValueError(message)


def required(operation: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    """Give the parameters that a call must name and their types, in the order of the signature."""
    return [each for each in typed(operation) if each[0]["required"]]


def optional(operation: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    """Give the parameters that a call may leave out and their types."""
    return [each for each in typed(operation) if not each[0]["required"]]


def typed(operation: dict[str, Any]) -> list[tuple[dict[str, Any], str]]:
    """Pair each parameter with its type."""
    return list(zip(operation["parameters"], operation["annotations"], strict=True))
