"""The addresses of operations, as paths of an OpenAPI document."""

from __future__ import annotations

import dataclasses
import re
from typing import TYPE_CHECKING

from openshelf.openapi import wire

if TYPE_CHECKING:
    from collections.abc import Iterable

    from openshelf.openapi.components import Operation

__all__ = ["Address", "addresses", "shape"]


@dataclasses.dataclass(frozen=True)
class Address:
    """One address of an operation."""

    #: With placeholders, such as "/{width}/{height}.{extension}".
    path: str
    #: The optional parameters that it has a placeholder for.
    optional: tuple[str, ...]

    def identify(self, operation: Operation) -> str:
        """Return the name of the operation at this address."""
        name: str = operation["full_name"]
        return f"{name}.with_{'_and_'.join(self.optional)}" if self.optional else name


def addresses(operation: Operation, *, live: bool) -> list[Address]:
    """Return every address of an operation: a placeholder in a path of OpenAPI always has a value.

    Parameters
    ----------
    operation : dict
        The operation, as in the catalog.
    live : bool
        Whether to use the path that is served today where the documented one no longer works.

    Returns
    -------
    list of Address
        The one with the fewest placeholders first.
    """
    path = operation["live_path"] if live and operation["live_path"] else operation["path"]
    optional = [
        each for each in operation["parameters"] if each["place"] == "path" and not each["required"]
    ]
    found = []
    for template in filter(None, [operation["short_path"], path]):
        shorter, longer = "/" + template.lstrip("/"), None
        for parameter in optional:
            placeholder = f"{{{parameter['name']}}}"
            if parameter["render"] == "extension" and placeholder in shorter:
                # The sign in front of the ending is a part of the path.
                sign = wire.prefix(operation, parameter)
                longer = shorter.replace(placeholder, sign + placeholder)
                shorter = shorter.replace(placeholder, "")
        found += [_address(each, optional) for each in (shorter, longer) if each is not None]
    return found


def shape(path: str) -> str:
    """Return a path whose placeholders have no names: OpenAPI takes paths that differ in them for one."""
    return re.sub(r"{\w+}", "{}", path)


def _address(path: str, optional: Iterable[Operation]) -> Address:
    names = (each["name"] for each in optional)
    return Address(path, tuple(name for name in names if f"{{{name}}}" in path))
