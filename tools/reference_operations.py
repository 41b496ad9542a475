"""Renders the index of operations and the pages of services, namespaces and operations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import openshelf
from docstring_markdown import described, prose, signature

#: The page of the operations that are in no namespace.
OWN = "client"

Operation = dict[str, Any]


@dataclass
class Service:
    """A service with its operations by namespace."""

    facts: dict[str, Any]
    #: The operations of every namespace's page, by the prefix of their names.
    parts: dict[str, list[Operation]]

    @property
    def name(self) -> str:
        """The name in lower case, as in ``src/services``."""
        return str(self.facts["name"])

    @property
    def class_name(self) -> str:
        """The name of the client's class."""
        return str(self.facts["class_name"])

    @property
    def count(self) -> int:
        """The number of operations."""
        return sum(len(operations) for operations in self.parts.values())


def services(table: dict[str, Any]) -> list[Service]:
    """Return the services of the dumped catalog."""
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
    """Order groups after those that contain them, and otherwise keep their order."""
    first: dict[str, int] = {"": 0}
    for number, group in enumerate(groups, 1):
        for outer in outers(group):
            first.setdefault(outer, number)
    return sorted(groups, key=lambda group: [first[outer] for outer in outers(group)])


def outers(group: str) -> list[str]:
    """Return a group with all groups that contain it, the outermost first."""
    words = group.split(".") if group else []
    return [".".join(words[:count]) for count in range(len(words) + 1)]


def pages(service: Service) -> dict[str, str]:
    """Return the text of every page of a service, by its path below the reference's folder."""
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
    """Write a table of contents."""
    options = [":hidden:"] if hidden else [":maxdepth: 1"]
    return "\n".join(["```{toctree}", *options, "", *entries, "```", ""])


def index(known: list[Service], others: list[str]) -> str:
    """Write the first page of the reference: all operations by client and namespace."""
    count = sum(each.count for each in known)
    lines = [
        "# Reference",
        "",
        f"Everything that the package has: {count} operations of {len(known)} services,",
        "and what works for all of them. These pages are written from the catalog that the methods",
        "are made from, so that they say what `help()` says.",
        "",
        "## For all services",
        "",
        contents(others),
        contents([f"{each.name}/index" for each in known], hidden=True),
        "## All operations",
        "",
        # docs/_static/openshelf.js adds a search field here.
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
    """Write the entry of an operation in the index."""
    link = f"[`{full_name(service, operation)}`]({place(service, operation)}.md)"
    return f"- {link} {prose(operation['summary'])}"


def terms_page(known: list[Service]) -> str:
    """Write the page of what the services say of the use of their data, and of rates."""
    lines = [
        "# Licences, terms and rates",
        "",
        "What the services say of the use of their data, and how many requests they accept. These",
        "are facts of the catalog with their sources, and no legal advice. In a program",
        "`client.terms_of_use` has the first part. `openshelf openapi` writes all of it.",
        "",
        "## Licences and terms of use",
        "",
        "| client | licence of the data | terms of use | also | source |",
        "|---|---|---|---|---|",
    ]
    for service in known:
        terms = service.facts["terms"]
        licence = prose(terms["licence"])
        if terms["licence_url"]:
            licence = f"[{licence}]({terms['licence_url']})"
        cells = [
            f"[{service.class_name}]({service.name}/index.md)",
            licence,
            f"<{terms['terms_url']}>" if terms["terms_url"] else "none are stated",
            prose(terms["note"] or ""),
            prose(terms["source"]),
        ]
        lines.append(f"| {' | '.join(cells)} |")
    lines += [
        "",
        "## Requests per second",
        "",
        "A client keeps this number unless `requests_per_second` says otherwise, as",
        "[limits, retries and time](../guide/throttling.md) explains.",
        "",
        "| client | requests a second | source |",
        "|---|---:|---|",
    ]
    for service in known:
        for name, what in (("pace", ""), ("file_pace", ", texts of documents")):
            pace = service.facts[name]
            if pace:
                number, source = f"{pace['requests_per_second']:g}", prose(pace["source"])
                lines.append(f"| {service.class_name}{what} | {number} | {source} |")
        if not service.facts["pace"]:
            lines.append(f"| {service.class_name} | no limit | no number is documented |")
    return "\n".join([*lines, ""])


def service_page(service: Service) -> str:
    """Write the first page of a service: its description and the list of its pages."""
    facts = service.facts
    lines = [
        f"# {service.class_name}",
        "",
        f"{prose(facts['description'])}.",
        "",
        f"`openshelf.{service.class_name}` asks the {facts['title']} at <{facts['base_url']}>;",
        f"its own documentation is at <{facts['docs_url']}>.",
        f"Licence of the data: {prose(facts['terms']['licence'])}.",
        "More is in [licences, terms and rates](../terms.md).",
        f"`openshelf.Async{service.class_name}` has the same methods, which are awaited.",
        "",
        f"The [index](../index.md) searches its {service.count} operations.",
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
    """Write the page of a namespace: a row with a link for each operation."""
    title = f"{service.name}.{part}" if part != OWN else f"{service.name}, the client itself"
    lines = [f"# {prose(title)}", ""]
    lines += ["| operation | what it gives |", "|---|---|"]
    entries = []
    for operation in operations:
        name, target = operation["full_name"], place(service, operation)
        path = target.removeprefix(f"{service.name}/")
        # Older URLs with the operation's name as their fragment lead to its row.
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
        # The table of contents would only repeat the heading.
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
    """Return an operation's name as a program writes it."""
    return f"{service.name}.{operation['full_name']}"


def place(service: Service, operation: Operation) -> str:
    """Return the path of an operation's page below the reference's folder, without suffix."""
    return full_name(service, operation).replace(".", "/")
