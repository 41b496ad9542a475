"""The names of types: the service, then the operation or what the row calls it, then the part."""

from __future__ import annotations

from typing import Any

# Words whose plural is not made with an s at the end.
PLURALS = {"children": "child", "ies": "y", "sses": "ss", "xes": "x", "ches": "ch"}
# Words in s that are no plurals.
SINGULAR = ("ss", "us", "is")


def capitalized(name: str) -> str:
    """Write a name as a part of a class's name."""
    words = "".join(letter if letter.isalnum() else " " for letter in name).split()
    return "".join(word[:1].upper() + word[1:] for word in words)


def singular(name: str) -> str:
    """Write the name of a list as that of one of its elements."""
    for ending, single in PLURALS.items():
        if name.endswith(ending):
            return name.removesuffix(ending) + single
    return name if name.endswith(SINGULAR) else name.removesuffix("s")


def operation_name(service_class: str, operation: dict[str, Any]) -> str:
    """Name what belongs to one operation, such as ``MuseumArtworksSearch``."""
    return service_class + capitalized(operation["full_name"])


def record_name(service_class: str, operation: dict[str, Any]) -> str:
    """Name a record: as its row calls it, else after the operation."""
    if operation["record_name"]:
        return service_class + str(operation["record_name"])
    return f"{operation_name(service_class, operation)}Record"


def place_of(operation: dict[str, Any]) -> str:
    """Say where Python finds an operation, such as ``gazette.documents.search``."""
    return f"{operation['service']}.{operation['full_name']}"
