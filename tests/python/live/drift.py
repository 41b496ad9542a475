"""Calls every operation of the catalog once on its service, and reports where the answers differ.

A report has the shapes of answers and no value of them: names of members, types, numbers and words of enumerations. An
answer of a front, such as a challenge, is not the service's and no drift; after a few of them the service is left alone.
"""

from __future__ import annotations

import datetime as dt
import json
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
from calling import method_of
from live.departures import Departure, unexpected
from sandbox.test_every_operation import lasting
from typing_stubs import answer_type

from examples import CATALOG, calls

#: A service is asked no more after so many answers in a row that a front has given, or none at all.
MOST_IN_A_ROW = 3

#: Members that the records of most services have, so they do not identify a group.
COMMON = {"id", "name", "slug", "code", "type", "title"}


@dataclass
class Drift:
    """The results for one service's operations."""

    service: str
    address: str
    agreed: list[str] = field(default_factory=list)
    departed: dict[str, Counter[Departure]] = field(default_factory=dict)
    #: Why an operation was not compared: what the service has answered instead.
    unanswered: dict[str, str] = field(default_factory=dict)
    #: What stood before the service, by operation: a front, the pace, or no connection.
    unreached: dict[str, str] = field(default_factory=dict)

    def lines(self) -> Iterator[str]:
        """The report, as Markdown."""
        yield f"## {self.service}: {self.address}"
        yield ""
        yield (
            f"{len(self.agreed)} operations agree with the catalog, {len(self.departed)} depart, "
            f"{len(self.unanswered)} were not compared, and {len(self.unreached)} did not reach the service."
        )
        for title, found in (
            ("Departures", self.departed),
            ("Not compared", self.unanswered),
            ("Not reached", self.unreached),
        ):
            if found:
                yield from ("", f"### {title}", "")
            for identity, what in found.items():
                if isinstance(what, str):
                    yield f"- `{identity}`: {what}"
                    continue
                yield f"- `{identity}`"
                for departure, times in sorted(what.items()):
                    yield f"    - `{departure.place or 'the answer'}` {departure.what} ({times} times)"
        yield ""

    def facts(self) -> dict[str, Any]:
        """The report, for programs."""
        return {
            "service": self.service,
            "address": self.address,
            "agreed": len(self.agreed),
            "departed": {
                identity: [
                    {"place": each.place, "what": each.what, "times": times}
                    for each, times in sorted(found.items())
                ]
                for identity, found in self.departed.items()
            },
            "unanswered": self.unanswered,
            "unreached": self.unreached,
        }


class Values:
    """Values from a service's answers, for the paths of later calls."""

    def __init__(self) -> None:
        self._by_name: dict[tuple[str, str], Any] = {}

    def learn(self, group: str, answer: Any, depth: int = 4) -> None:
        """Keep the first value of every member."""
        if depth and isinstance(answer, list):
            for each in answer[:3]:
                self.learn(group, each, depth - 1)
        elif depth and isinstance(answer, dict):
            for name, value in answer.items():
                if isinstance(value, str | int) and not isinstance(value, bool) and value != "":
                    self._by_name.setdefault((group, name), value)
                    if name not in COMMON:
                        self._by_name.setdefault(("", name), value)
                else:
                    self.learn(group, value, depth - 1)

    def of(self, operation: catalog_facts.Operation, parameter: dict[str, Any]) -> Any:
        """A value that the service itself has returned, or None."""
        names = [parameter["name"]] + ["id"] * parameter["name"].endswith("_id")
        for name in names:
            for group in (operation.group, ""):
                found = self._by_name.get((group, name))
                if found is not None:
                    if parameter["kind"] == "integer" and isinstance(found, str):
                        return int(found) if found.isdigit() else None
                    return found if parameter["kind"] != "text" else str(found)
        return None


def attempts(
    operation: catalog_facts.Operation, values: Values, folder: Path
) -> Iterator[dict[str, Any]]:
    """The fewest arguments: those of the documentation, then with values from earlier answers."""
    parameters = CATALOG[operation.id]["parameters"]
    documented = calls(operation)["fewest"]
    folders = [each for each in parameters if each["place"] == "client" and not each["values"]]
    documented |= {each["name"]: str(folder) for each in folders}
    yield documented
    named = {
        each["name"]: values.of(operation, each)
        for each in parameters
        if each["name"] in documented and each["place"] == "path"
    }
    learnt = documented | {name: value for name, value in named.items() if value is not None}
    if learnt != documented:
        yield learnt


class NotReachedError(Exception):
    """Something before the service has answered, or nothing."""


def ask(
    client: Any, operation: catalog_facts.Operation, values: Values, folder: Path
) -> tuple[Any, int | None, str]:
    """An answer, the status that came instead of it, or why there is no answer.

    Raises
    ------
    NotReachedError
        If the service has not seen the request, or wants fewer of them.
    """
    status, reason = None, ""
    for arguments in attempts(operation, values, folder):
        try:
            return method_of(client, operation)(**arguments), None, ""
        except (openshelf.BlockedError, openshelf.FrontRateLimitedError) as error:
            raise NotReachedError(
                f"{error.front} has answered, with status {error.status}"
            ) from None
        except openshelf.RateLimitedError:
            raise NotReachedError("the service wants fewer requests") from None
        except (openshelf.ConnectError, openshelf.RequestTimeoutError) as error:
            raise NotReachedError(type(error).__name__) from None
        except openshelf.StatusError as error:
            # The address has values of earlier answers.
            status, reason = error.status, f"status {error.status}"
        except (openshelf.OpenshelfError, ValueError) as error:
            status, reason = None, type(error).__name__
    return None, status, reason


def compare(client: Any, service: str, folder: Path, *, jobs: bool = False) -> Drift:
    """Call every operation of one service; with `jobs` also those that keep it busy for minutes."""
    drift, values = Drift(service, client.base_url), Values()
    operations = [each for each in catalog_facts.operations() if each.service == service]
    # Lists first: their records provide arguments of the others.
    operations.sort(key=lambda each: any(item.place == "path" for item in each.parameters))
    in_a_row = 0
    for operation in operations:
        if in_a_row == MOST_IN_A_ROW:
            drift.unreached[operation.id] = "it was not asked any more"
            continue
        if CATALOG[operation.id]["creates_job"] and not jobs:
            drift.unanswered[operation.id] = "it would make the service prepare a file"
            continue
        try:
            answer, status, reason = ask(client, operation, values, folder)
        except NotReachedError as error:
            drift.unreached[operation.id] = str(error)
            in_a_row += 1
            continue
        in_a_row = 0
        expected = lasting(operation)
        if reason:
            if expected and status == expected:
                drift.agreed.append(operation.id)
            else:
                drift.unanswered[operation.id] = reason
            continue
        values.learn(operation.group, answer)
        kind = answer_type(operation)
        found = Counter(unexpected(answer, kind, CATALOG[operation.id]))
        if expected:
            found[Departure("", f"comes; the catalog says status {expected}")] += 1
        if found:
            drift.departed[operation.id] = found
        else:
            drift.agreed.append(operation.id)
    return drift


def write_report(path: Path, drifts: list[Drift]) -> None:
    """Write the report of all services that were called, and beside it the same for programs."""
    today = dt.datetime.now(dt.UTC).date().isoformat()
    facts = {
        "openshelf": openshelf.__version__,
        "day": today,
        "services": [drift.facts() for drift in drifts],
    }
    lines = [f"# openshelf {openshelf.__version__} and the services on {today}", ""]
    for drift in drifts:
        lines += drift.lines()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines), encoding="utf-8")
    path.with_suffix(".json").write_text(json.dumps(facts, indent=1), encoding="utf-8")
