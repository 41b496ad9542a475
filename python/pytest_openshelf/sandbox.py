"""The sandbox of a test run, and its log of calls with assertions."""

from __future__ import annotations

import difflib
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

    def __getitem__(self, name: str) -> Any:
        """Return an attribute, as the dicts of `openshelf.Sandbox.calls` have it."""
        if name not in self.__dataclass_fields__:
            known = ", ".join(self.__dataclass_fields__)
            raise KeyError(f"a call has {known}, not {name!r}")
        return getattr(self, name)

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


#: Words of `unittest.mock` and other tools, each with what it is here.
_OTHER_WORDS = {
    "assert_any_call": "assert_called(operation, ...)",
    "assert_has_calls": "assert_called(operation, ...) for each call",
    "assert_called_once_with": "assert_called_once(operation, ...)",
    "assert_no_calls": "assert_not_called()",
    "assert_call_count": "assert_called(operation, times=...)",
    "call_count": "len(calls), or len(calls.of(operation))",
    "called": "len(calls) > 0",
    "call_args": "calls[-1]",
    "call_args_list": "the calls themselves: they are a sequence",
    "mock_calls": "the calls themselves: they are a sequence",
    "filter": "of(operation)",
    "clear": "openshelf_sandbox.forget_calls()",
    "reset": "openshelf_sandbox.forget_calls()",
    "reset_mock": "openshelf_sandbox.forget_calls()",
    "last": "calls[-1]",
}


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

    def __getattr__(self, name: str) -> Any:
        """Refuse other attributes, with what is here instead."""
        own = [each for each in dir(type(self)) if not each.startswith("_")]
        near = difflib.get_close_matches(name, own, 1)
        hint = _OTHER_WORDS.get(name) or (f"{near[0]}" if near else "")
        more = f"; use {hint}" if hint else ""
        raise AttributeError(f"the calls of a sandbox have no attribute {name!r}{more}")

    def of(self, operation: str | Callable[..., Any]) -> Calls:
        """Return the calls of an operation, or of all operations with this prefix.

        Operations that send the same request, such as museum.images.fetch and
        museum.images.download, have the same calls.

        Parameters
        ----------
        operation : str or method
            Such as "museum.artworks.search", "museum.artworks" or "museum", or a method of a
            client.

        Returns
        -------
        Calls

        Raises
        ------
        ValueError
            If no operation has the name or the prefix.
        TypeError
            If it is neither a name nor a method.
        """
        _, counted = self._sandbox._named(operation)  # noqa: SLF001  the plugin's own class
        found = [
            call
            for call in self._calls
            if call.operation is not None
            and (call.operation == counted or call.operation.startswith(f"{counted}."))
        ]
        return Calls(found, self._sandbox)

    def assert_called(
        self,
        operation: str | Callable[..., Any],
        /,
        *arguments: Any,
        times: int | None = None,
        **named: Any,
    ) -> None:
        """Assert that an operation was called; with arguments: that it was called with these.

        Parameters
        ----------
        operation : str or method
            Such as "museum.artworks.search", or a method of a client; without arguments also a
            prefix of names.
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
        head = f"{self._shown(operation)} was expected {expected} and was called {len(found)} times"
        raise AssertionError("\n".join([head, *self._explanation(operation, wanted)]))

    def assert_called_with(
        self, operation: str | Callable[..., Any], /, *arguments: Any, **named: Any
    ) -> None:
        """Assert that the latest call of an operation has these arguments, as `unittest.mock` does.

        Parameters
        ----------
        operation : str or method
            Such as "museum.artworks.search", or a method of a client.
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
            head = f"{self._shown(operation)} was not called"
            raise AssertionError("\n".join([head, *self._explanation(operation, wanted)]))
        changes = difflib.unified_diff(
            wanted.lines(), found[-1].lines(), "expected", "called", lineterm="", n=99
        )
        head = f"the latest call of {self._shown(operation)} differs:"
        raise AssertionError("\n".join([head, *(f"  {line}" for line in changes)]))

    def assert_called_once(
        self, operation: str | Callable[..., Any], /, *arguments: Any, **named: Any
    ) -> None:
        """Assert that an operation was called exactly once, with these arguments if any."""
        __tracebackhide__ = True
        self.assert_called(operation, *arguments, times=1, **named)

    def assert_not_called(self, operation: str | Callable[..., Any] = "", /) -> None:
        """Assert that an operation, or any at all, was not called."""
        __tracebackhide__ = True
        found = self.of(operation) if operation else self
        if len(found):
            name = self._shown(operation) if operation else "a call"
            raise AssertionError(f"{name} was not expected: {found!r}")

    def _shown(self, operation: str | Callable[..., Any]) -> str:
        """Return the name of an operation, and under which one its calls are counted."""
        name, counted = self._sandbox._named(operation)  # noqa: SLF001
        return name if name == counted else f"{name} (the same request as {counted})"

    def _explanation(self, operation: str | Callable[..., Any], wanted: Call | None) -> list[str]:
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
        #: Sets the environment variables that lead a program's own clients here, in a run of tests.
        self._lead: Callable[[], object] | None = None

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
        operation: str | Callable[..., Any] | None = None,
        path: str | None = None,
        *,
        unused: Unused = "fail",
        **fault: Unpack[FaultOptions],
    ) -> None:
        """Add a fault, as `openshelf.Sandbox.fail` does.

        Clients that the tested program creates after it are led here until the test ends.

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
        self._lead_clients()
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

        Clients that the tested program creates after it are led here until the test ends.

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
            if operation is None:
                raise openshelf.ArgumentTypeError("arguments: pass one operation with them")
            answer["_request"] = self._sent(operation, (), arguments)
        self._server.answer(operation, path, **answer)
        self._lead_clients()
        self._answers.append((written, may_stay))

    def _lead_clients(self) -> None:
        if self._lead is not None:
            self._lead()

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

    def _named(self, operation: str | Callable[..., Any]) -> tuple[str, str]:
        """Return the name of an operation, and the one under which the log has its requests."""
        names: tuple[str, str] = self._server._counted_as(operation)  # type: ignore[attr-defined]  # noqa: SLF001
        return names

    def request(
        self, operation: str | Callable[..., Any], /, *arguments: Any, **named: Any
    ) -> Call:
        """Return the request that a call would send, without sending it.

        Parameters
        ----------
        operation : str or method
            Such as "museum.artworks.search", or a method of a client.
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
                "operation": self._named(operation)[0],
                "method": method,
                "path": path,
                "query": query,
                "body": body,
                "status": None,
                "at": 0.0,
            }
        )

    def _sent(
        self,
        operation: str | Callable[..., Any],
        arguments: Sequence[Any],
        named: Mapping[str, Any],
    ) -> tuple[str, str, str, bytes]:
        """Return method, path, query and body that a call would send."""
        service, _, name = self._named(operation)[0].partition(".")
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
    shown = [] if operation is None else [repr(getattr(operation, "operation", operation))]
    every = {"path": path, "arguments": arguments}
    every = {key: value for key, value in every.items() if value is not None} | dict(named)
    shown += [f"{key}={_shortened(value)}" for key, value in every.items()]
    return f"{name}({', '.join(shown)})"


def _shortened(value: object) -> str:
    text = repr(value)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}..."
