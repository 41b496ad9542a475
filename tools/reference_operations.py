"""Renders the index of operations, and the pages of services, namespaces and operations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import openshelf
from docstring_markdown import described, prose, signature

#: The page of the operations of the client itself, which are in no namespace.
OWN = "client"

Operation = dict[str, Any]


@dataclass
class Service:
    """A service with its operations, those of one namespace together."""

    facts: dict[str, Any]
    #: The operations of every namespace's page by the beginning of their names.
    parts: dict[str, list[Operation]]

    @property
    def name(self) -> str:
        """Name in lower case, as in ``src/services``."""
        return str(self.facts["name"])

    @property
    def class_name(self) -> str:
        """Name of the client's class."""
        return str(self.facts["class_name"])

    @property
    def count(self) -> int:
        """How many operations it has."""
        return sum(len(operations) for operations in self.parts.values())


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


def pages(service: Service) -> dict[str, str]:
    """Give the text of every page of a service by its place below the folder of the reference."""
    found = {f"{service.name}/index.md": service_page(service)}
    client = getattr(openshelf, service.class_name)()
    for part, operations in service.parts.items():
        found[f"{service.name}/{part}.md"] = namespace_page(service, part, operations)
        for operation in operations:
            found[f"{place(service, operation)}.md"] = operation_page(
                service, part, operation, client
            )
    return found


def contents(entries: list[str], *, hidden: bool = False) -> str:
    """Write a table of contents of pages."""
    options = [":hidden:"] if hidden else [":maxdepth: 1"]
    return "\n".join(["```{toctree}", *options, "", *entries, "```", ""])


def index(known: list[Service], others: list[str]) -> str:
    """Write the first page of the reference, with every operation by client and namespace."""
    count = sum(each.count for each in known)
    lines = [
        "# Reference",
        "",
        f"Everything that the package has: {count} operations of {len(known)} services,",
        "and what works for all of them. These pages are written from the catalog that the methods",
        "are made from, so that they say what `help()` says.",
        "",
        "## What works for all of them",
        "",
        contents(others),
        contents([f"{each.name}/index" for each in known], hidden=True),
        "## All operations",
        "",
        # docs/_static/openshelf.js shows the field and hides what does not match.
        '<div class="operation-search" data-operations hidden></div>',
    ]
    for service in known:
        link = f"[{prose(service.facts['title'])}]({service.name}/index.md)"
        about = f"{link}: {prose(service.facts['description'])}."
        lines += ["", f"### {service.class_name}", "", about, ""]
        for part, operations in service.parts.items():
            title = part if part != OWN else "of the client itself"
            lines += [
                f"````{{dropdown}} {title} ({len(operations)})",
                ":class-container: namespace",
            ]
            lines += ["", *(listed(service, each) for each in operations), "````", ""]
    return "\n".join(lines)


def listed(service: Service, operation: Operation) -> str:
    """Write an operation as an entry of the index."""
    link = f"[`{full_name(service, operation)}`]({place(service, operation)}.md)"
    return f"- {link} {prose(operation['summary'])}"


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
        f"The [index](../index.md) finds its {service.count} operations by words.",
        "",
        contents(
            [
                f"{part} <{part}>" if part != OWN else f"the client itself <{OWN}>"
                for part in service.parts
            ]
        ),
    ]
    return "\n".join(lines)


def namespace_page(service: Service, part: str, operations: list[Operation]) -> str:
    """Write the page of the operations whose names begin alike: a row and a link for each."""
    title = f"{service.name}.{part}" if part != OWN else f"{service.name}, the client itself"
    lines = [f"# {prose(title)}", ""]
    lines += ["| operation | what it gives |", "|---|---|"]
    entries = []
    for operation in operations:
        name, target = operation["full_name"], place(service, operation)
        path = target.removeprefix(f"{service.name}/")
        # Whoever kept an address with the operation's name behind # arrives at its row.
        anchor = f'<span id="{full_name(service, operation)}"></span>'
        lines.append(f"| {anchor}[`{name}`]({path}.md) | {prose(operation['summary'])} |")
        entries.append(f"{name.removeprefix(f'{part}.')} <{path}>")
    return "\n".join([*lines, "", contents(entries, hidden=True)])


def operation_page(service: Service, part: str, operation: Operation, client: Any) -> str:
    """Write the page of one operation."""
    method: Any = client
    for segment in operation["full_name"].split("."):
        method = getattr(method, segment)
    name = full_name(service, operation)
    up = "../" * (place(service, operation).count("/") - 1)
    title = part if part != OWN else "the client itself"
    lines = [
        # The page has one entry, which is its heading.
        "---",
        "hide-toc: true",
        "---",
        "",
        f"# {prose(name)}",
        "",
        f"[{service.class_name}]({up or './'}index.md) / [{prose(title)}]({up or './'}{part}.md)",
        "",
        *described("method", f"{name}{signature(method)}", method, name),
    ]
    return "\n".join(lines) + "\n"


def full_name(service: Service, operation: Operation) -> str:
    """Name an operation as a program writes it."""
    return f"{service.name}.{operation['full_name']}"


def place(service: Service, operation: Operation) -> str:
    """Say where the page of an operation is, below the folder of the reference."""
    return full_name(service, operation).replace(".", "/")
