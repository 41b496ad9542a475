"""The sandbox of a test run, and its log of calls with assertions."""

from __future__ import annotations

import difflib
import functools
import json
import operator
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, overload
from urllib.parse import parse_qsl, unquote

import openshelf

if TYPE_CHECKING:
    from typing import Self, Unpack

    from openshelf.faults import FaultOptions

#: How similar two lines of a request must be to be shown as a changed line.
_SHOWN_CALLS = 20
#: Longer values are cut in messages.
_LONGEST_SHOWN = 60


#: Whether a test fails if a fault or an answer is not met.
Unused: TypeAlias = Literal["fail", "allow"]


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
    raise openshelf.ArgumentError(
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

    def assert_called_with(self, operation: str, /, *arguments: Any, **named: Any) -> None:
        """Assert that the latest call of an operation has these arguments, as `unittest.mock` does.

        Parameters
        ----------
        operation : str
            Such as "museum.artworks.search".
        *arguments, **named
            The arguments of the method. Omitted ones have their defaults.

        Raises
        ------
        AssertionError
            If there is no call, or with how the latest one differs.
        """
        __tracebackhide__ = True
        wanted = self._sandbox.request(operation, *arguments, **named)
        found = list(self.of(operation))
        if found and found[-1].same_request(wanted):
            return
        if not found:
            head = f"{operation} was not called"
            raise AssertionError("\n".join([head, *self._explanation(operation, wanted)]))
        changes = difflib.unified_diff(
            wanted.lines(), found[-1].lines(), "expected", "called", lineterm="", n=99
        )
        head = f"the latest call of {operation} differs:"
        raise AssertionError("\n".join([head, *(f"  {line}" for line in changes)]))

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

    It has every other attribute of the sandbox: ``url``, ``urls``, ``today``, ``stats`` and the
    clients such as ``museum()``. A test fails if no request met one of its faults or answers.
    """

    def __init__(self, **options: Any) -> None:
        """Start the sandbox."""
        self._server = openshelf.Sandbox(**options)
        #: What was added, in order: how it was written, and whether it may stay unused.
        self._faults: list[tuple[str, bool]] = []
        self._answers: list[tuple[str, bool]] = []
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

    def fail(
        self,
        operation: str | None = None,
        path: str | None = None,
        *,
        unused: Unused = "fail",
        **fault: Unpack[FaultOptions],
    ) -> None:
        """Add a fault, as `openshelf.Sandbox.fail` does.

        Parameters
        ----------
        operation, path, **fault
            As for `openshelf.Sandbox.fail`.
        unused : {"fail", "allow"}, default "fail"
            What happens to the test if no request meets the fault.

        Raises
        ------
        TypeError, ValueError
            If a value is of the wrong type or out of bounds.
        """
        may_stay = _may_stay(unused)
        self._server.fail(operation, path, **fault)
        self._faults.append((_written("fail", operation, path, fault), may_stay))

    def answer(
        self,
        operation: str | Callable[..., Any] | None = None,
        path: str | None = None,
        *,
        arguments: Mapping[str, Any] | None = None,
        unused: Unused = "fail",
        **answer: Any,
    ) -> None:
        """Give an answer in place of the service's own, as `openshelf.Sandbox.answer` does.

        Parameters
        ----------
        operation, path, **answer
            As for `openshelf.Sandbox.answer`: ``json``, ``text`` or ``content``, ``status``,
            ``headers`` and ``times``.
        arguments : mapping, optional
            The arguments of the only call that gets it, by name. Omitted ones have their defaults.
        unused : {"fail", "allow"}, default "fail"
            What happens to the test if no request gets the answer.

        Raises
        ------
        TypeError, ValueError
            If a value is of the wrong type or out of bounds.
        """
        may_stay = _may_stay(unused)
        written = _written("answer", operation, path, answer, arguments)
        if arguments is not None:
            if not isinstance(operation, str):
                raise openshelf.ArgumentTypeError(
                    "arguments: pass the name of one operation with them"
                )
            answer["_request"] = self._sent(operation, (), arguments)
        self._server.answer(operation, path, **answer)
        self._answers.append((written, may_stay))

    def heal(self) -> None:
        """Remove every fault and every answer."""
        self._server.heal()
        self._faults.clear()
        self._answers.clear()

    def unused(self) -> list[str]:
        """Return the faults and answers that no request has met and that must be met.

        Returns
        -------
        list of str
            Each as it was written, in order.
        """
        counts = self._server._met()  # type: ignore[attr-defined]  # noqa: SLF001  our own module
        return [
            written
            for added, met in zip((self._faults, self._answers), counts, strict=True)
            for (written, may_stay), count in zip(added, met, strict=True)
            if not (count or may_stay)
        ]

    def reset(self) -> None:
        """Forget the calls and remove every fault and every answer."""
        self.heal()
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
        method, path, query, body = self._sent(operation, arguments, named)
        return _call(
            {
                "operation": operation,
                "method": method,
                "path": path,
                "query": query,
                "body": body,
                "status": None,
                "at": 0.0,
            }
        )

    def _sent(
        self, operation: str, arguments: Sequence[Any], named: Mapping[str, Any]
    ) -> tuple[str, str, str, bytes]:
        """Return method, path, query and body that a call would send."""
        service, _, name = operation.partition(".")
        client = self._clients.get(service)
        if client is None:
            client = self._clients[service] = getattr(self._server, service)()
        # Expected values are compared unchecked: another program may have sent an invalid one.
        method = operator.attrgetter(name)(client.with_options(validate=False))
        prepared = openshelf.prepare(method)(*arguments, **named)
        address, _, query = prepared.url.removeprefix(self._server.url).partition("?")
        return prepared.method, address, query, prepared.body or b""


def _may_stay(unused: str) -> bool:
    """Whether a fault or an answer may stay unused."""
    if unused not in {"fail", "allow"}:
        raise openshelf.ArgumentError(f"unused: expected 'fail' or 'allow', got {unused!r}")
    return unused == "allow"


def _written(
    name: str,
    operation: object,
    path: str | None,
    named: Mapping[str, Any],
    arguments: Mapping[str, Any] | None = None,
) -> str:
    """Format the call that added a fault or an answer."""
    shown = [] if operation is None else [repr(operation)]
    every = {"path": path, "arguments": arguments}
    every = {key: value for key, value in every.items() if value is not None} | dict(named)
    shown += [f"{key}={_shortened(value)}" for key, value in every.items()]
    return f"{name}({', '.join(shown)})"


def _shortened(value: object) -> str:
    text = repr(value)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."
