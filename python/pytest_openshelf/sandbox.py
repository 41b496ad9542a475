"""The sandbox of a test run, and its log of calls with assertions."""

from __future__ import annotations

import difflib
import functools
import json
import operator
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload
from urllib.parse import parse_qsl, unquote

import openshelf

if TYPE_CHECKING:
    from typing import Self

#: How similar two lines of a request must be to be shown as a changed line.
_SHOWN_CALLS = 20


@dataclass(frozen=True)
class Call:
    """A request that the sandbox answered.

    Attributes
    ----------
    operation : str or None
        Such as "museum.artworks.search"; None if the path does not belong to an operation.
    method, path : str
        As they were sent.
    query : tuple of (str, str)
        The names and values of the query, decoded, in the order of their names.
    body : object
        The JSON that was sent; None without a body.
    status : int or None
        The status of the answer; None where the connection was reset.
    at : float
        Seconds after the sandbox was started.
    """

    operation: str | None
    method: str
    path: str
    query: tuple[tuple[str, str], ...]
    body: object
    status: int | None
    at: float

    def lines(self) -> list[str]:
        """Format the request, one line for each part."""
        query = [f"  {name} = {value}" for name, value in self.query]
        body = [] if self.body is None else json.dumps(self.body, indent=2).splitlines()
        return [f"{self.method} {unquote(self.path)}", *query, *(f"  {line}" for line in body)]

    def same_request(self, other: Call) -> bool:
        """Whether the other call sent the same request."""
        mine = (self.method, self.path, self.query, self.body)
        return mine == (other.method, other.path, other.query, other.body)

    def __str__(self) -> str:
        """Format it in one line."""
        query = "&".join(f"{name}={value}" for name, value in self.query)
        address = self.path + (f"?{query}" if query else "")
        status = "reset" if self.status is None else self.status
        return f"{self.operation or '(no operation)'}: {self.method} {address} -> {status}"


def _call(entry: dict[str, Any]) -> Call:
    body = entry["body"]
    try:
        value = json.loads(body) if body else None
    except ValueError:
        value = body
    return Call(
        entry["operation"],
        entry["method"],
        entry["path"],
        tuple(sorted(parse_qsl(entry["query"], keep_blank_values=True))),
        value,
        entry["status"],
        entry["at"],
    )


@functools.cache
def _names() -> tuple[str, ...]:
    """Every operation, and every beginning of one up to a dot."""
    found: dict[str, None] = {}
    for operation in openshelf.operations():
        parts = [operation["service"], *filter(None, [operation["group"]]), operation["name"]]
        words = ".".join(parts).split(".")
        found |= {".".join(words[: at + 1]): None for at in range(len(words))}
    return tuple(found)


def _check_name(operation: str) -> None:
    """Refuse a name of no operation: a misspelt one was never called."""
    if operation in _names():
        return
    near = difflib.get_close_matches(operation, _names(), 1)
    hint = f"; did you mean {near[0]!r}?" if near else ""
    raise ValueError(
        "operation: expected an operation or a prefix of one, such as 'museum' or"
        f" 'museum.artworks.search', got {operation!r}{hint}"
    )


class Calls(Sequence[Call]):
    """The calls of a test, in order, with assertions about them."""

    def __init__(self, calls: list[Call], sandbox: Sandbox) -> None:
        """Store the calls."""
        self._calls = calls
        self._sandbox = sandbox

    @overload
    def __getitem__(self, index: int) -> Call: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Call]: ...
    def __getitem__(self, index: int | slice) -> Call | Sequence[Call]:
        """Return a call, or several."""
        return self._calls[index]

    def __len__(self) -> int:
        """Count the calls."""
        return len(self._calls)

    def __repr__(self) -> str:
        """Format all calls, one line for each."""
        lines = "".join(f"\n  {call}" for call in self._calls)
        return f"<{len(self)} calls{':' if lines else ''}{lines}>"

    def of(self, operation: str) -> Calls:
        """Return the calls of an operation, or of all operations with this prefix.

        Parameters
        ----------
        operation : str
            Such as "museum.artworks.search", "museum.artworks" or "museum".

        Returns
        -------
        Calls

        Raises
        ------
        ValueError
            If no operation has the name or the prefix.
        """
        _check_name(operation)
        found = [
            call
            for call in self._calls
            if call.operation is not None
            and (call.operation == operation or call.operation.startswith(f"{operation}."))
        ]
        return Calls(found, self._sandbox)

    def assert_called(
        self, operation: str, /, *arguments: Any, times: int | None = None, **named: Any
    ) -> None:
        """Assert that an operation was called; with arguments: that it was called with these.

        Parameters
        ----------
        operation : str
            Such as "museum.artworks.search"; without arguments also a prefix of names.
        *arguments, **named
            The arguments of the method. Omitted ones have their defaults.
        times : int, optional
            The exact number of calls; at least one if omitted.

        Raises
        ------
        AssertionError
            With the calls made, and how the most similar one differs.
        """
        __tracebackhide__ = True
        found = list(self.of(operation))
        wanted = None
        if arguments or named:
            wanted = self._sandbox.request(operation, *arguments, **named)
            found = [call for call in found if call.same_request(wanted)]
        if len(found) == times or (times is None and found):
            return
        expected = "at least once" if times is None else f"{times} times"
        head = f"{operation} was expected {expected} and was called {len(found)} times"
        raise AssertionError("\n".join([head, *self._explanation(operation, wanted)]))

    def assert_called_once(self, operation: str, /, *arguments: Any, **named: Any) -> None:
        """Assert that an operation was called exactly once, with these arguments if any."""
        __tracebackhide__ = True
        self.assert_called(operation, *arguments, times=1, **named)

    def assert_not_called(self, operation: str = "", /) -> None:
        """Assert that an operation, or any at all, was not called."""
        __tracebackhide__ = True
        found = self.of(operation) if operation else self
        if len(found):
            raise AssertionError(f"{operation or 'nothing'} was not expected: {found!r}")

    def _explanation(self, operation: str, wanted: Call | None) -> list[str]:
        """List the calls, and how the most similar one differs from the expected one."""
        candidates = list(self.of(operation))
        if wanted is not None and candidates:

            def likeness(call: Call) -> float:
                return difflib.SequenceMatcher(None, wanted.lines(), call.lines()).ratio()

            nearest = max(candidates, key=likeness)
            if not nearest.same_request(wanted):
                changes = difflib.unified_diff(
                    wanted.lines(), nearest.lines(), "expected", "called", lineterm="", n=99
                )
                return ["the nearest call differs:", *(f"  {line}" for line in changes)]
        if not self._calls:
            return ["nothing was called"]
        shown = [f"  {call}" for call in self._calls[:_SHOWN_CALLS]]
        more = len(self._calls) - len(shown)
        return ["what was called:", *shown, *([f"  and {more} more"] if more else [])]


class Sandbox:
    """An `openshelf.Sandbox` whose log of calls has assertions.

    It has every other attribute of the sandbox:  ``url``, ``urls``, ``today``,
    ``fail``, ``heal``, ``stats`` and the clients such as ``museum()``.
    """

    def __init__(self, **options: Any) -> None:
        """Start the sandbox."""
        self._server = openshelf.Sandbox(**options)
        self._clients: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        """Return an attribute of the sandbox itself."""
        return getattr(self._server, name)

    def __enter__(self) -> Self:
        """Return itself."""
        return self

    def __exit__(self, *_exception: object) -> None:
        """Stop the sandbox."""
        for client in self._clients.values():
            client.close()
        self._server.close()

    def __repr__(self) -> str:
        """Show its address."""
        return repr(self._server)

    @property
    def calls(self) -> Calls:
        """The calls since the test began (the latest 10,000)."""
        return Calls([_call(entry) for entry in self._server.calls], self)

    def reset(self) -> None:
        """Forget the calls and remove every fault."""
        self._server.heal()
        self._server.forget_calls()

    def request(self, operation: str, /, *arguments: Any, **named: Any) -> Call:
        """Return the request that a call would send, without sending it.

        Parameters
        ----------
        operation : str
            Such as "museum.artworks.search".
        *arguments, **named
            The arguments of the method.

        Returns
        -------
        Call
            Without a status.
        """
        service, _, name = operation.partition(".")
        client = self._clients.get(service)
        if client is None:
            client = self._clients[service] = getattr(self._server, service)()
        # Expected values are compared unchecked: another program may have sent an invalid one.
        method = operator.attrgetter(name)(client.with_options(validate=False))
        prepared = openshelf.prepare(method)(*arguments, **named)
        address, _, query = prepared.url.removeprefix(self._server.url).partition("?")
        return _call(
            {
                "operation": operation,
                "method": prepared.method,
                "path": address,
                "query": query,
                "body": prepared.body,
                "status": None,
                "at": 0.0,
            }
        )
