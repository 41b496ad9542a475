"""The log of the calls that a sandbox answered, with assertions."""

from __future__ import annotations

import difflib
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, overload
from urllib.parse import parse_qsl, unquote

import openshelf

if TYPE_CHECKING:
    from .sandbox import Sandbox

#: A failure shows the line of the test, and none of this file.
__tracebackhide__ = True

#: How many calls a message lists.
_SHOWN_CALLS = 20
#: Where a call is one line, a body longer than both is shown by its beginning and its end. The
#: beginning is longer: the end is mostly pages and defaults.
_BEGINNING, _END = 80, 40


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
        """Format the request, one line for each part; the order of members means nothing."""
        query = [f"  {name} = {value}" for name, value in self.query]
        body = _text(self.body, indent=2, sort_keys=True).splitlines()
        return [f"{self.method} {unquote(self.path)}", *query, *(f"  {line}" for line in body)]

    def same_request(self, other: Call, but: Collection[str] = ()) -> bool:
        """Whether the other call sent the same request.

        Parameters
        ----------
        other : Call
            The other call.
        but : collection of str
            Names in the query, and paths of members of the body, that are not compared.
        """
        mine, its = (
            (call.method, call.path, call.query, call.body)
            for call in (self._without(but), other._without(but))
        )
        return mine == its

    def is_among(self, others: Sequence[Call], but: Collection[str] = ()) -> bool:
        """Whether one of the other calls sent the same request."""
        return any(self.same_request(other, but) for other in others)

    def _without(self, names: Collection[str]) -> Call:
        """Return the call without these names of its query and these members of its body."""
        if not names:
            return self
        query = tuple(pair for pair in self.query if pair[0] not in names)
        return replace(self, query=query, body=_pruned(self.body, names))

    def __str__(self) -> str:
        """Format it in one line."""
        query = "&".join(f"{name}={value}" for name, value in self.query)
        sent = self.path + (f"?{query}" if query else "")
        if self.body is not None:
            sent += f" {_short(_text(self.body, separators=(',', ':')))}"
        status = "reset" if self.status is None else self.status
        return f"{self.operation or '(no operation)'}: {self.method} {sent} -> {status}"

    # A type checker knows the attributes, and tells of others.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Refuse other attributes, with what is here instead."""
            own = list(self.__dataclass_fields__)
            near = difflib.get_close_matches(name, own, 1)
            hint = _OTHER_PARTS.get(name) or (near[0] if near else ", ".join(own))
            raise AttributeError(f"a call has no attribute {name!r}; use {hint}")


_SENT = "query or body, which have what was sent, or calls.assert_called(operation, ...)"
#: Words of other tools for the parts of a call, each with what it is here.
_OTHER_PARTS = {
    **dict.fromkeys(["arguments", "args", "kwargs", "named", "params", "parameters"], _SENT),
    **dict.fromkeys(["json", "data", "content", "text"], "body, which is the JSON that was sent"),
    **dict.fromkeys(["url", "address"], "path and query"),
    **dict.fromkeys(["response", "status_code", "code"], "status: the answer itself is not kept"),
    "request": "method, path, query and body",
    "name": "operation",
    "time": "at",
}


def _text(body: object, **style: Any) -> str:
    """Return a body as text; nothing without one. Other programs may send one that is not JSON."""
    return "" if body is None else json.dumps(body, ensure_ascii=False, default=repr, **style)


def _short(text: str) -> str:
    """Leave out the middle of a long text."""
    is_long = len(text) > _BEGINNING + _END
    return f"{text[:_BEGINNING]}...{text[-_END:]}" if is_long else text


def _pruned(body: object, paths: Collection[str]) -> object:
    """Return JSON without the members at these paths, and without objects that become empty."""
    if not isinstance(body, dict):
        return body
    pruned = {}
    for name, value in body.items():
        inner = [path.partition(".")[2] for path in paths if path.startswith(f"{name}.")]
        kept = _pruned(value, inner) if inner else value
        if name not in paths and not (inner and kept == {}):
            pruned[name] = kept
    return pruned


def call_of(entry: dict[str, Any]) -> Call:
    """Return a call from an entry of the sandbox's log."""
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
    "assert_called_twice": "assert_called(operation, times=2)",
    "assert_called_thrice": "assert_called(operation, times=3)",
    "assert_no_calls": "assert_not_called()",
    "assert_call_count": "assert_called(operation, times=...)",
    "assert_called_times": "assert_called(operation, times=...)",
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


#: Words for the number of calls that are not `times`.
_OTHER_NUMBERS = ("count", "call_count", "calls", "called", "number", "n", "exactly", "time")


class Calls(Sequence[Call]):
    """The calls of a test, in order, with assertions about them."""

    def __init__(self, calls: list[Call], sandbox: Sandbox) -> None:
        """Store the calls."""
        self._calls = calls
        self._sandbox = sandbox

    @overload
    def __getitem__(self, index: int) -> Call: ...
    @overload
    def __getitem__(self, index: slice) -> Calls: ...
    def __getitem__(self, index: int | slice) -> Call | Calls:
        """Return a call, or the calls of a slice, which have the same assertions."""
        if isinstance(index, slice):
            return Calls(self._calls[index], self._sandbox)
        return self._calls[index]

    def __len__(self) -> int:
        """Count the calls."""
        return len(self._calls)

    def count(
        self, operation: str | Callable[..., Any] | Call, /, *arguments: Any, **named: Any
    ) -> int:
        """Count the calls of an operation, as `len(calls.of(operation))`, or those like a call.

        A call that `Sandbox.request` returned was never sent, so it is compared by what it would
        send, as `Call.same_request` does. One of these calls is only equal to itself.

        Parameters
        ----------
        operation : str, method or Call
            As for `of`, or a call.
        *arguments, **named
            The arguments of the method, as for `of`; a call has its own.

        Returns
        -------
        int

        Raises
        ------
        ValueError
            If no operation has the name or the prefix.
        TypeError
            If it is neither a name, a method nor a call, or a call or a prefix has arguments.
        """
        if isinstance(operation, Call):
            if arguments or named:
                raise openshelf.ArgumentTypeError(
                    "count() takes a call alone, or an operation with arguments; "
                    "Sandbox.request(operation, ...) makes a call of them"
                )
            if operation.status is None and not operation.at:
                return sum(operation.same_request(each) for each in self._calls)
            return self._calls.count(operation)
        return len(self.of(operation, *arguments, **named))

    def __contains__(self, operation: object) -> bool:
        """Whether an operation was called, or a call is among these."""
        # What is no operation is refused there, as elsewhere.
        return self.count(operation) > 0  # type: ignore[arg-type]

    def __repr__(self) -> str:
        """Format all calls, one line for each."""
        lines = "".join(f"\n  {call}" for call in self._calls)
        return f"<{len(self)} calls{':' if lines else ''}{lines}>"

    # A type checker knows the attributes, and tells of others.
    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """Refuse other attributes, with what is here instead."""
            own = [each for each in dir(type(self)) if not each.startswith("_")]
            near = difflib.get_close_matches(name, own, 1)
            hint = _OTHER_WORDS.get(name) or (f"{near[0]}" if near else "")
            more = f"; use {hint}" if hint else ""
            raise AttributeError(f"the calls of a sandbox have no attribute {name!r}{more}")

    def of(self, operation: str | Callable[..., Any], /, *arguments: Any, **named: Any) -> Calls:
        """Return the calls of an operation, or of all operations with this prefix.

        Operations that send the same request, such as museum.images.fetch and
        museum.images.download, have the same calls.

        Parameters
        ----------
        operation : str or method
            Such as "museum.artworks.search", "museum.artworks" or "museum", or a method of a
            client.
        *arguments, **named
            The arguments of the method: only the calls with these, compared as `assert_called`
            compares them.

        Returns
        -------
        Calls

        Raises
        ------
        ValueError
            If no operation has the name or the prefix.
        TypeError
            If it is neither a name nor a method, or a prefix has arguments.
        """
        _, counted = self._sandbox._named(operation)  # noqa: SLF001  the plugin's own class
        found = [
            call
            for call in self._calls
            if call.operation is not None
            and (call.operation == counted or call.operation.startswith(f"{counted}."))
        ]
        if arguments or named:
            wanted, but = self._wanted(operation, arguments, named)
            found = [call for call in found if call.is_among(wanted, but)]
        return Calls(found, self._sandbox)

    def _wanted(
        self,
        operation: str | Callable[..., Any],
        arguments: tuple[Any, ...],
        named: dict[str, Any],
    ) -> tuple[Sequence[Call], Collection[str]]:
        """Return the requests of a call with these arguments, and what of them is not compared."""
        requests = self._sandbox._requests(operation, arguments, named)  # noqa: SLF001  our own
        return requests, self._sandbox._of_pages(operation, named)  # noqa: SLF001  our own

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
            The arguments of the method. Requests are compared as they are sent: an omitted
            argument has its default, and is not sent if it has none. So ``page=1`` differs from
            no page where ``page`` is optional and without a default, as in
            gazette.documents.search. Arguments that only choose a page may have any value unless
            they are named.
        times : int, optional
            The exact number of calls, 0 for none; at least one if omitted.

        Raises
        ------
        AssertionError
            With the calls made, and how the most similar one differs.
        TypeError
            If `times` is no int, or a prefix has arguments.
        """
        _check_times(times)
        self._check_names(operation, named)
        if times == 0 and (arguments or named):
            self._check_values(operation, arguments, named)
        every = found = list(self.of(operation))
        wanted: Sequence[Call] = ()
        but: Collection[str] = ()
        if arguments or named:
            wanted, but = self._wanted(operation, arguments, named)
            found = [call for call in every if call.is_among(wanted, but)]
        if len(found) == times or (times is None and found):
            return
        expected = "at least once" if times is None else _times(times)
        name = self._shown(operation)
        head = f"{name} was expected {expected}" + (" with these arguments" if wanted else "")
        if not every:
            head += " and was not called"
        elif wanted:
            others = len(every) - len(found)
            head += f": it was called {_times(len(found))} with them, {_times(others)} with others"
        else:
            head += f" and was called {_times(len(found))}"
        raise AssertionError("\n".join([head, *self._explanation(operation, wanted, but)]))

    def assert_called_with(
        self, operation: str | Callable[..., Any], /, *arguments: Any, **named: Any
    ) -> None:
        """Assert that the latest call of an operation has these arguments, as `unittest.mock` does.

        Parameters
        ----------
        operation : str or method
            Such as "museum.artworks.search", or a method of a client.
        *arguments, **named
            The arguments of the method, as for `assert_called`.

        Raises
        ------
        AssertionError
            If there is no call, or with how the latest one differs.
        """
        wanted, but = self._wanted(operation, arguments, named)
        found = list(self.of(operation))
        if found and found[-1].is_among(wanted, but):
            return
        if not found:
            head = f"{self._shown(operation)} was not called"
            raise AssertionError("\n".join([head, *self._explanation(operation, wanted, but)]))
        head = f"the latest call of {self._shown(operation)} differs:"
        raise AssertionError("\n".join([head, *_changes(wanted[0], found[-1], but)]))

    def assert_called_once(
        self, operation: str | Callable[..., Any], /, *arguments: Any, **named: Any
    ) -> None:
        """Assert that an operation was called exactly once, with these arguments if any."""
        self.assert_called(operation, *arguments, times=1, **named)

    def assert_not_called(
        self, operation: str | Callable[..., Any] = "", /, *arguments: Any, **named: Any
    ) -> None:
        """Assert that an operation, or any at all, was not called; or not with these arguments."""
        if not operation and (arguments or named):
            raise openshelf.ArgumentTypeError(
                "assert_not_called() takes arguments after the name of their operation"
            )
        if operation:
            self._check_names(operation, named)
        if arguments or named:
            self._check_values(operation, arguments, named)
        found = self.of(operation, *arguments, **named) if operation else self
        if len(found):
            name = self._shown(operation) if operation else "a call"
            these = " with these arguments" if arguments or named else ""
            raise AssertionError(f"{name} was not expected{these}: {found!r}")

    def _check_names(self, operation: str | Callable[..., Any], named: Mapping[str, Any]) -> None:
        """Refuse another word for the number of calls, unless the operation has it."""
        known = self._sandbox._parameters(operation)  # noqa: SLF001  the plugin's own class
        for name in named:
            if name in _OTHER_NUMBERS and name not in known:
                raise openshelf.ArgumentTypeError(
                    f"assert_called() got an unexpected keyword argument {name!r}; the number of "
                    f"calls is times={named[name]!r}"
                )

    def _check_values(
        self,
        operation: str | Callable[..., Any],
        arguments: tuple[Any, ...],
        named: dict[str, Any],
    ) -> None:
        """Refuse values that no call has: that there is none of them would say nothing."""
        self._sandbox._checked(operation, arguments, named)  # noqa: SLF001  the plugin's own class

    def _shown(self, operation: str | Callable[..., Any]) -> str:
        """Return the name of an operation, and under which one its calls are counted."""
        name, counted = self._sandbox._named(operation)  # noqa: SLF001
        return name if name == counted else f"{name} (the same request as {counted})"

    def _explanation(
        self,
        operation: str | Callable[..., Any],
        wanted: Sequence[Call] = (),
        but: Collection[str] = (),
    ) -> list[str]:
        """List the calls, and how the most similar one differs from the expected one."""
        candidates = list(self.of(operation))
        if wanted and candidates:
            expected = wanted[0]

            def likeness(call: Call) -> float:
                before, after = (each._without(but).lines() for each in (expected, call))  # noqa: SLF001
                return difflib.SequenceMatcher(None, before, after).ratio()

            nearest = max(candidates, key=likeness)
            if not nearest.is_among(wanted, but):
                return ["the nearest call differs:", *_changes(expected, nearest, but)]
        return self._listed()

    def _listed(self) -> list[str]:
        """List the calls, at most some of them."""
        if not self._calls:
            return ["nothing was called"]
        shown = [f"  {call}" for call in self._calls[:_SHOWN_CALLS]]
        more = len(self._calls) - len(shown)
        return ["what was called:", *shown, *([f"  and {more} more"] if more else [])]


def _times(count: int) -> str:
    return "once" if count == 1 else f"{count} times"


def _check_times(times: object) -> None:
    """Refuse a number of calls that no count equals."""
    if times is None or (isinstance(times, int) and not isinstance(times, bool)):
        return
    write = f"; write {times}" if isinstance(times, str) and times.strip().isdecimal() else ""
    raise openshelf.ArgumentTypeError(f"times: expected an int, got {times!r}{write}")


def _changes(wanted: Call, made: Call, but: Collection[str]) -> list[str]:
    """Show how a call differs from the expected one, without what is not compared."""
    before, after = (call._without(but).lines() for call in (wanted, made))  # noqa: SLF001
    changes = difflib.unified_diff(before, after, "expected", "called", lineterm="", n=99)
    return [f"  {line}" for line in changes]
