"""The addresses of operations, as paths of an OpenAPI document."""

from __future__ import annotations

import dataclasses
import re
from typing import TYPE_CHECKING

from openshelf.openapi import wire

if TYPE_CHECKING:
    from openshelf.openapi.components import Operation

__all__ = ["Address", "addresses", "shape"]


@dataclasses.dataclass(frozen=True)
class Address:
    """One address of an operation."""

    #: With placeholders, such as "/{width}/{height}.{extension}".
    path: str
    #: The placeholders that another address of the operation does without.
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
    templates = ["/" + each.lstrip("/") for each in (operation["short_path"], path) if each]
    placed = [each for each in operation["parameters"] if each["place"] == "path"]
    for parameter in placed:
        templates = [
            form for template in templates for form in _forms(operation, parameter, template)
        ]
    names = [name for each in placed for name in wire.placeholders(each)[each["required"] :]]
    return [
        Address(template, tuple(name for name in names if f"{{{name}}}" in template))
        for template in templates
    ]


def shape(path: str) -> str:
    """Return a path without the names of its placeholders, which make no other path in OpenAPI."""
    return re.sub(r"{\w+}", "{}", path)


def _forms(operation: Operation, parameter: Operation, template: str) -> list[str]:
    """Return the paths that a template stands for, by the forms that one parameter has in it."""
    placeholder, *others = (f"{{{name}}}" for name in wire.placeholders(parameter))
    if placeholder not in template:
        return [template]
    if parameter["render"] == "extension":
        # The sign in front of the ending is a part of the path.
        longer = wire.prefix(operation, parameter) + placeholder
        return [template.replace(placeholder, ""), template.replace(placeholder, longer)]
    parts = [placeholder]
    forms = [template]
    for other in others:
        parts.append(other)
        forms.append(template.replace(placeholder, "/".join(parts)))
    return forms
