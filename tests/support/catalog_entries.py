"""The operations of the catalog as the package exports them, read once for all tests."""

from typing import Any

import openshelf

#: Each operation under the name of its service and operation, in the order of the catalog.
CATALOG: dict[str, dict[str, Any]] = {
    f"{operation['service']}.{operation['full_name']}": operation
    for operation in openshelf.operations()
}


def declared_member(identity: str) -> str:
    """A member that the answer of an operation may have; empty where the data name the members.

    Null is a value of each.
    """
    facts = CATALOG[identity]
    kinds = [facts["answer_type"] or {}]
    names = [*facts["members"], *(column["name"] for column in facts["columns"])]
    while kinds:
        kind = kinds.pop()
        if isinstance(kind, dict):
            kinds += kind.get("one_of", [])
            names += [each["name"] for each in kind.get("object", {}).get("members", [])]
    return names[0].partition(".")[0] if names else ""
