"""Reads the options of the data source, which are texts."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import openshelf
from openshelf import _core, texts
from openshelf.slices import Plan

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from openshelf._core import Paginated, TableSchema

_CLIENT = "client."
#: What columns of amounts of money may hold.
_MONEY = ("float", "decimal")
#: The options of the data source itself, and how each is read.
OWN: dict[str, Callable[[str, str], Any]] = {
    "operation": lambda _, text: text,
    "plan": lambda _, text: text,
    "slices": lambda name, text: texts.whole_number(name, text, 1),
    "flatten": texts.flag,
    "money": lambda name, text: texts.choice(name, text, _MONEY),
    "push_filters": texts.flag,
    "concurrency": lambda name, text: texts.whole_number(name, text, 1),
    "on_change": lambda _, text: text,
    "prove": texts.flag,
    "days_per_batch": lambda name, text: texts.whole_number(name, text, 1),
    "look_back_days": lambda name, text: texts.whole_number(name, text, 0),
    "look_every_seconds": lambda name, text: texts.whole_number(name, text, 0),
}
#: Those that are passed to paginate.
_OF_LISTS = ("concurrency", "on_change", "prove")
#: Those of streams alone.
OF_STREAMS = ("days_per_batch", "look_back_days", "look_every_seconds")


@dataclass(frozen=True)
class Call:
    """What the options ask for.

    Attributes
    ----------
    operation : mapping
        The operation, as in the catalog.
    arguments : dict
        The arguments of the call, by name.
    client : dict
        The options of the client.
    own : dict
        The options of the data source that were passed.
    """

    operation: Mapping[str, Any]
    arguments: dict[str, Any]
    client: dict[str, Any]
    own: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The full name of the operation."""
        return f"{self.operation['service']}.{self.operation['full_name']}"

    @property
    def columns(self) -> dict[str, Any]:
        """The options of tables: flatten and money."""
        return {name: self.own[name] for name in ("flatten", "money") if name in self.own}

    def paginated(self) -> Paginated[..., Any]:
        """Return the list of a new client."""
        named = {name: self.own[name] for name in _OF_LISTS if name in self.own}
        method = openshelf.bind(self.name, **self.client)
        paginated: Paginated[..., Any] = openshelf.paginate(method, **named)
        return paginated

    def stored_plan(self, paginated: Paginated[..., Any]) -> Plan | None:
        """Return the plan that the options name, if they name one."""
        text = self.own.get("plan")
        return None if text is None else Plan.from_json(_plan_text(text), paginated)

    def schema(self) -> TableSchema:
        """Return the columns; nothing is sent."""
        paginated = self.paginated()
        plan = self.stored_plan(paginated)
        arguments = plan[0].arguments if plan else self.arguments
        return paginated.schema(**self.columns, **arguments)


def read(options: Mapping[str, str]) -> Call:
    """Read the options of a data source.

    Parameters
    ----------
    options : mapping of str to str
        "operation", the arguments of the operation by their names, "client." and the name of an
        option of the client, and the options of the data source itself.

    Returns
    -------
    Call

    Raises
    ------
    ArgumentError
        For an option that is unknown, or whose text is no value of its kind.
    """
    own = {name: take(name, options[name]) for name, take in OWN.items() if name in options}
    operation = _operation(own)
    if own.pop("push_filters", False):
        raise openshelf.ArgumentError(_cannot_push(operation))
    parameters = {each["name"]: each for each in operation["parameters"]}
    arguments: dict[str, Any] = {}
    client: dict[str, str] = {}
    for name, text in options.items():
        if name.startswith(_CLIENT):
            client[name.removeprefix(_CLIENT)] = text
        elif name in parameters:
            arguments[name] = texts.argument(parameters[name], text)
        elif name not in OWN:
            raise openshelf.ArgumentError(_unknown(name, list(parameters)))
    if "plan" in own:
        fixed = [*arguments, *({"slices"} & own.keys())]
        if fixed:
            given = ", ".join(fixed)
            raise openshelf.ArgumentError(
                f"{given}: the stored plan has the arguments of the call, and its slices"
            )
    else:
        # What a data source does not select by is not restricted.
        arguments |= {name: None for name in _nullable(parameters) if name not in arguments}
    return Call(operation, arguments, _client(operation["service"], client), own)


def _operation(own: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the operation that the options name, themselves or in a stored plan."""
    name = own.get("operation")
    if name is None and "plan" in own:
        try:
            name = json.loads(_plan_text(own["plan"]))["operation"]
        except (ValueError, TypeError, KeyError):
            raise openshelf.ArgumentError(
                "plan: expected a plan as Plan.to_json returns it"
            ) from None
    if name is None:
        raise openshelf.ArgumentError(
            "operation: expected a name such as 'museum.artworks.search', got none"
        )
    found = _core._operation(name)  # noqa: SLF001  our own module
    if found is None:
        openshelf.bind(name)  # its error names the nearest operation
    elif found["paging"] is None:
        raise openshelf.ArgumentError(f"operation: {name} is not a list of records")
    return found or {}


def _nullable(parameters: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    return (name for name, each in parameters.items() if each["required"] and each["nullable"])


def _plan_text(text: str) -> str:
    """Return the JSON of a plan from an option that is the JSON, or the path of its file."""
    if text.lstrip().startswith("{"):
        return text
    return Path(text).expanduser().read_text(encoding="utf-8")


def _unknown(name: str, parameters: list[str]) -> str:
    known = [*OWN, *parameters]
    hint = _core._hint(name, known)  # noqa: SLF001  our own module
    hint = hint or f"; there are {', '.join(known)}, and those of the client after {_CLIENT!r}"
    return f"{name}: no option of the data source, and no parameter of the operation{hint}"


def _cannot_push(operation: Mapping[str, Any]) -> str:
    """Return why no filter of Spark is sent, and what restricts the list instead."""
    names = [each["name"] for each in operation["parameters"] if each["selects"]]
    instead = f"; restrict the list with the options {', '.join(names)}" if names else ""
    return (
        "push_filters: PySpark 4.2 and 4.3 use the filters of one query for other queries of the "
        f"same data frame too, so no filter is sent to the service{instead}"
    )


def _client(service: str, given: Mapping[str, str]) -> dict[str, Any]:
    """Return the options of the client of a service by their kinds in the catalog."""
    if not given:
        return {}
    known = _core._client_options(service)  # noqa: SLF001  our own module
    for name in given:
        if name not in known:
            hint = _core._hint(name, list(known))  # noqa: SLF001  our own module
            raise openshelf.ArgumentError(f"{_CLIENT}{name}: no option of the client{hint}")
    return {name: texts.client_option(known[name], text) for name, text in given.items()}
