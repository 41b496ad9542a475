"""Finds the names that an argument of a method can take, for completion and descriptions."""

from __future__ import annotations

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

_COLUMNS = ("leading_columns", "columns", "included_columns", "chosen_columns")


def members(described: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the members that an object may have, by their names.

    Parameters
    ----------
    described : mapping
        A parameter or a member, as in the catalog.

    Returns
    -------
    dict
        Empty if it is no object.
    """
    schema = described["schema"] or described.get("list_schema")
    groups = schema["members"] if schema else []
    return {member["name"]: member for group in groups for member in group}


def only(operation: Mapping[str, Any], parameter: Mapping[str, Any]) -> list[str]:
    """Return the names of members of which a parameter takes no others.

    Parameters
    ----------
    operation : mapping
        The operation, as in the catalog.
    parameter : mapping
        Its parameter.

    Returns
    -------
    list of str
        Empty if other names are taken, too, or the parameter takes no names.
    """
    for rule in operation["rules"]:
        known = rule.get("known_fields") if isinstance(rule, dict) else None
        if known and parameter["name"] == known["fields"]:
            return list(known["known"])
        if known and parameter["name"] == known["sort"]:
            return list(known["sortable"])
    return []


def known(operation: Mapping[str, Any], parameter: Mapping[str, Any]) -> list[str]:
    """Return the values that a parameter is known to take.

    Parameters
    ----------
    operation : mapping
        The operation, as in the catalog.
    parameter : mapping
        Its parameter, or a member of an object in it.

    Returns
    -------
    list of str
    """
    if parameter["values"]:
        return [str(each) for each in parameter["values"]]
    if parameter.get("known"):
        return [str(each) for each in parameter["known"]["names"]]
    if parameter["kind"] == "boolean":
        return ["true", "false"]
    if names := only(operation, parameter):
        return names
    if parameter.get("sorts_by_column"):
        # An object has no order, and its members are not reached.
        return [each["name"] for each in operation["columns"] if "." not in each["name"]]
    if parameter.get("names_columns") or (
        operation["chosen_columns"] and parameter["name"] == "fields"
    ):
        columns = [each for name in _COLUMNS for each in operation[name] if not each["always"]]
        # An object stands before its members: lists return it as a whole.
        both = ((each["name"].partition(".")[0], each["name"]) for each in columns)
        return list(dict.fromkeys(name for names in both for name in names))
    return []
