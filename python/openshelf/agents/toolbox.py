"""Carries out the tools: the clients, the folder and the budget behind them."""

from __future__ import annotations

import threading
from pathlib import Path

import openshelf
from openshelf import _core
from openshelf.agents import definitions, refusing
from openshelf.agents.answers import Answer
from openshelf.errors import ArgumentError

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping
    from typing import Any

__all__ = ["DEFAULT_BUDGET", "Stopped", "Toolbox", "default_folder"]

DEFAULT_BUDGET = 20_000
_SMALLEST_BUDGET = 1_000
#: Answers that are kept, so that the rest of one can be shown without another request.
_KEPT = 16
#: The limiter that all programs of this machine share who use this name.
_LIMITER = "file:openshelf"


class Stopped(Exception):  # noqa: N818  not an error: the caller wanted it
    """The caller wants no more of a long read."""


def default_folder() -> Path:
    """Return the folder of files, beside the caches of the user."""
    cache = _core._cache_path("museum") or "."  # noqa: SLF001  our own module
    return Path(cache).parent / "files"


class Toolbox:
    """The tools with their options.

    Parameters
    ----------
    services : collection of str, optional
        The services that may be called; all if empty.
    sandbox : openshelf.Sandbox, optional
        A sandbox that is called instead of the services.
    folder : str or os.PathLike, optional
        Where files are written; nothing is written elsewhere.
    budget : int, default 20000
        The most tokens of the text of a result; at least 1000.
    read_only : bool, default True
        Refuse operations that begin a job or store something at a service.

    Raises
    ------
    ArgumentError
        If an option has another value.
    """

    def __init__(
        self,
        *,
        services: Collection[str] = (),
        sandbox: openshelf.Sandbox | None = None,
        folder: Any = None,
        budget: int = DEFAULT_BUDGET,
        read_only: bool = True,
    ) -> None:
        """Check the options; nothing is opened or written yet."""
        known = {each["service"] for each in _core._operation_index()}  # noqa: SLF001
        for service in services:
            if service not in known:
                hint = _core._hint(service, sorted(known))  # noqa: SLF001
                raise ArgumentError(
                    f"services: expected some of {', '.join(sorted(known))}, got {service!r}{hint}"
                )
        if isinstance(budget, bool) or not isinstance(budget, int) or budget < _SMALLEST_BUDGET:
            raise ArgumentError(
                f"budget: expected a whole number of at least {_SMALLEST_BUDGET}, got {budget!r}"
            )
        self.services = tuple(services)
        self.sandbox = sandbox
        self.budget = budget
        self.read_only = read_only
        self.folder = Path(folder) if folder is not None else default_folder()
        self._clients: dict[str, Any] = {}
        self._lock = threading.Lock()
        self._answers: dict[str, Any] = {}

    def operation(self, name: str) -> dict[str, Any]:
        """Return the operation of this name, as in the catalog.

        Raises
        ------
        ArgumentError
            If there is none, or its service may not be called.
        """
        found = _core._operation(name)  # noqa: SLF001  our own module
        if found is None:
            raise refusing.unknown_operation(name)
        if self.services and found["service"] not in self.services:
            raise ArgumentError(
                f"{name}: this server calls only {', '.join(self.services)} (its option --service)"
            )
        return found

    def method(self, operation: Mapping[str, Any]) -> Any:
        """Return the method of an operation, of a client that all calls share."""
        service = operation["service"]
        with self._lock:
            if service not in self._clients:
                self._clients[service] = self._client(service)
            found = self._clients[service]
        for name in operation["full_name"].split("."):
            found = getattr(found, name)
        return found

    def _client(self, service: str) -> Any:
        if self.sandbox is not None:
            return getattr(self.sandbox, service)()
        make = getattr(openshelf, service.capitalize())
        try:
            return make(use_caching=True, limiter=_LIMITER)
        except ArgumentError:
            # Some services ask for no pace, and none is kept with a sandbox of this machine.
            return make(use_caching=True)

    def files(self) -> Path:
        """Return the folder of files; make it if it is missing."""
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return self.folder.resolve()

    def file(self, name: str) -> Path:
        """Return the file of this name in the folder.

        Raises
        ------
        ArgumentError
            If there is none.
        """
        folder = self.files()
        path = (folder / name).resolve()
        if not path.is_relative_to(folder) or not path.is_file():
            names = sorted(each.name for each in folder.iterdir() if each.is_file())
            hint = _core._hint(name, names)  # noqa: SLF001  our own module
            raise ArgumentError(f"file: no file {name!r} in the folder; it has {len(names)}{hint}")
        return path

    def kept(self, key: str, make: Callable[[], Any]) -> Any:
        """Return what was made under a key before, or make it."""
        with self._lock:
            if key in self._answers:
                return self._answers[key]
        return self.renewed(key, make)

    def renewed(self, key: str, make: Callable[[], Any]) -> Any:
        """Make something and keep it under a key."""
        made = make()
        with self._lock:
            self._answers[key] = made
            while len(self._answers) > _KEPT:
                del self._answers[next(iter(self._answers))]
        return made

    def run(
        self,
        name: str,
        arguments: Mapping[str, Any] | None = None,
        *,
        report: Callable[[int, int | None], None] | None = None,
        stopped: threading.Event | None = None,
    ) -> Answer:
        """Run a tool.

        Parameters
        ----------
        name : str
            One of the six tools, or a tool of one operation, such as "museum-artworks-search".
        arguments : mapping, optional
            Its arguments.
        report : function, optional
            Gets the number of records so far, and that of all if it is known.
        stopped : threading.Event, optional
            Ends a long read when it is set.

        Returns
        -------
        Answer
            Within the budget. A refusal or a failure is an answer, too.
        """
        given = dict(arguments or {})
        if name not in definitions.NAMES and "-" in name:
            name, given = "call", self._of_operation(name.replace("-", "."), given)
        try:
            answer = self._run(name, given, report, stopped)
        except Stopped:
            answer = Answer({"stopped": "the caller wanted no more"}, is_error=True)
        except Exception as error:  # noqa: BLE001  whatever failed is told to the model
            answer = refusing.told(self, name, given, error)
        answer.fit(self.budget)
        return answer

    @staticmethod
    def _of_operation(name: str, given: dict[str, Any]) -> dict[str, Any]:
        """Return the arguments of a call; a strict schema passes null for what is left out."""
        found = _core._operation(name) or {"parameters": []}  # noqa: SLF001  our own module
        nullable = {each["name"] for each in found["parameters"] if each["nullable"]}
        kept = {
            word: _without_nulls(value)
            for word, value in given.items()
            if value is not None or word in nullable
        }
        return {"operation": name, "arguments": kept}

    def _run(
        self,
        name: str,
        given: dict[str, Any],
        report: Callable[[int, int | None], None] | None,
        stopped: threading.Event | None,
    ) -> Answer:
        if name not in definitions.NAMES:
            hint = _core._hint(name, list(definitions.NAMES))  # noqa: SLF001  our own module
            expected = ", ".join(definitions.NAMES)
            raise ArgumentError(f"no tool {name!r}; expected one of {expected}{hint}")
        definitions.check(name, given)
        # Each imports what no other tool needs.
        match name:
            case "search_operations" | "describe":
                from openshelf.agents import describing  # noqa: PLC0415

                run = describing.operations if name == "search_operations" else describing.describe
                return run(self, **given)
            case "query":
                from openshelf.agents import querying  # noqa: PLC0415

                return querying.query(self, stopped=stopped, **given)
        operation, named = self.operation(given["operation"]), given.get("arguments", {})
        options = {each: given[each] for each in given if each not in {"operation", "arguments"}}
        self._allow(operation, named)
        match name:
            case "call":
                from openshelf.agents import calling  # noqa: PLC0415

                return calling.call(self, operation, named, **options)
            case "read":
                from openshelf.agents import reading  # noqa: PLC0415

                return reading.read(
                    self, operation, named, report=report, stopped=stopped, **options
                )
        from openshelf.agents import downloading  # noqa: PLC0415

        return downloading.download(self, operation, named, report=report, stopped=stopped)

    def _allow(self, operation: Mapping[str, Any], named: Mapping[str, Any]) -> None:
        """Refuse what would begin a job at a service, or write elsewhere."""
        name = f"{operation['service']}.{operation['full_name']}"
        if self.read_only and (operation["creates_job"] or operation["stores"]):
            does = "begins a job at" if operation["creates_job"] else "stores something at"
            raise ArgumentError(
                f"{name}: it {does} the service, and the tools are read-only; "
                "a person can start the server with --no-read-only"
            )
        for each in operation["parameters"]:
            if each["place"] == "client" and each["name"] in named:
                raise ArgumentError(
                    f"{each['name']}: the tools write to their own folder; leave it out"
                )

    def close(self) -> None:
        """Close the clients."""
        with self._lock:
            clients, self._clients = list(self._clients.values()), {}
        for client in clients:
            client.close()


def _without_nulls(value: Any) -> Any:
    """Return an object without members that are null."""
    if isinstance(value, dict):
        return {
            name: _without_nulls(member) for name, member in value.items() if member is not None
        }
    if isinstance(value, list):
        return [_without_nulls(each) for each in value]
    return value
