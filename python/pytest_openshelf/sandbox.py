"""The sandbox of a test run, and its log of calls with assertions."""

from __future__ import annotations

import difflib
import operator
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

import openshelf
from openshelf import faults

from .calls import Call, Calls, call_of
from .other_words import OTHER_WORDS

if TYPE_CHECKING:
    from typing import Self, Unpack

    from openshelf.faults import AnswerOptions, FaultOptions

#: A mistake shows the line of the test, and none of this file.
__tracebackhide__ = True

#: Longer values are cut in messages.
_LONGEST_SHOWN = 60
_SUCCESS = range(200, 300)
#: What may stand beside json in an answer.
_WITH_JSON = {"json", "status", "headers", "times"}
#: The options of the methods: an argument of an operation may have the same name.
_OPTIONS = {
    "answer": _WITH_JSON | {"text", "content"},
    "fail": set(faults.FaultOptions.__annotations__),
}
#: The answers of operations that are JSON, as Python has them.
_JSON_TYPES: dict[str, tuple[type | tuple[type, ...], str]] = {
    "object": (Mapping, "an object"),
    "list": ((list, tuple), "a list"),
    "object_or_list": ((Mapping, list, tuple), "an object or a list"),
}

#: Some of these are in every path and in no plain argument.
_IN_PATHS = frozenset("/*?#")

#: Whether a test fails if a fault or an answer is not met.
Unused: TypeAlias = Literal["fail", "allow"]


@dataclass(frozen=True)
class _Added:
    """A fault or an answer that a test added."""

    #: How it was written.
    written: str
    #: Whether it may stay unused.
    may_stay: bool
    operation: str | Callable[..., Any] | None = None
    #: The only requests that get it, and the names that are not compared.
    wanted: Sequence[Call] = ()
    but: Collection[str] = ()
    #: Whether it changes records.
    changes: bool = False


@dataclass(frozen=True)
class _Meant:
    """The only requests that a fault or an answer is for; any without them."""

    wanted: Sequence[Call] = ()
    but: Collection[str] = ()
    #: The same as keywords of the server's methods.
    options: Mapping[str, Any] = field(default_factory=dict)


class Sandbox:
    """An `openshelf.Sandbox` whose log of calls has assertions.

    It has every other attribute of the sandbox: ``url``, ``urls``, ``today``, ``stats`` and the
    clients such as ``museum()``. A test fails if no request met one of its faults or answers.
    """

    def __init__(self, **options: Any) -> None:
        """Start the sandbox."""
        self._server = openshelf.Sandbox(**options)
        #: What was added, in order.
        self._faults: list[_Added] = []
        self._answers: list[_Added] = []
        self._clients: dict[str, Any] = {}
        #: Sets the environment variables that lead a program's own clients here, in a run of tests.
        self._lead: Callable[[], object] | None = None
        #: The cassette of the test that runs: it plays and records the calls of every client.
        self._cassette: openshelf.Cassette | None = None
        #: The fixture that is being set up and its scope, in a run of tests.
        self._fixture: Callable[[], tuple[str, str] | None] | None = None

    if TYPE_CHECKING:
        # The attributes of the sandbox itself.
        url: str
        today: str
        urls: dict[str, str]
        stats: dict[str, Any]
        forget_calls: Callable[[], None]
        museum: Callable[..., openshelf.Museum]
        async_museum: Callable[..., openshelf.AsyncMuseum]
        placeholder: Callable[..., openshelf.Placeholder]
        async_placeholder: Callable[..., openshelf.AsyncPlaceholder]
        gazette: Callable[..., openshelf.Gazette]
        async_gazette: Callable[..., openshelf.AsyncGazette]
        spending: Callable[..., openshelf.Spending]
        async_spending: Callable[..., openshelf.AsyncSpending]
        disease: Callable[..., openshelf.Disease]
        async_disease: Callable[..., openshelf.AsyncDisease]
    else:

        def __getattr__(self, name: str) -> Any:
            """Return an attribute of the sandbox itself."""
            here = OTHER_WORDS.get(name)
            if here is not None:
                raise AttributeError(f"the sandbox of a test has no attribute {name!r}; use {here}")
            try:
                return getattr(self._server, name)
            except AttributeError:
                known = {*dir(type(self)), *dir(self._server)}
                own = sorted(each for each in known if not each.startswith("_"))
                near = difflib.get_close_matches(name, own, 1)
                if not near:
                    raise
            raise AttributeError(f"the sandbox of a test has no attribute {name!r}; use {near[0]}")

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
        return Calls([call_of(entry) for entry in self._server.calls], self)

    def fail(
        self,
        operation: str | Callable[..., Any] | None = None,
        path: str | None = None,
        *,
        arguments: Mapping[str, Any] | None = None,
        unused: Unused = "fail",
        **fault: Unpack[FaultOptions],
    ) -> None:
        """Add a fault, as `openshelf.Sandbox.fail` does.

        Clients that the tested program creates after it are led here until the test ends.

        Parameters
        ----------
        operation, path, **fault
            As for `openshelf.Sandbox.fail`, which says which of several faults and answers goes
            first: the narrowest. One with ``arguments`` is narrower than any other.
        arguments : mapping, optional
            The arguments of the only call that meets it, by name, as for `answer`: a fault of one
            page is that of ``{"search_term": "water", "page": 2}``.
        unused : {"fail", "allow"}, default "fail"
            What happens to the test if no request meets the fault.

        Raises
        ------
        TypeError, ValueError
            If a value is of the wrong type or out of bounds, the operation refuses ``arguments``
            and the fault is no error, or the test has a cassette.
        StateError
            In a fixture of a wider scope than a test: the fault would hold for one test alone.
        """
        may_stay = _may_stay(unused)
        self._refuse_wide_scope("fail", "openshelf_faults")
        self._refuse_cassette("a fault")
        self._refuse_arguments("fail", operation, arguments, fault)
        self._refuse_path("fail", operation, path)
        written = _written("fail", operation, path, fault, arguments)
        meant = self._meant(operation, arguments, fault.get("status") or 200)
        self._server.fail(operation, path, **{**fault, **meant.options})
        self._lead_clients()
        changes = any(fault.get(name) for name in ("insert", "delete", "update"))
        self._faults.append(
            _Added(written, may_stay, operation, meant.wanted, meant.but, changes=changes)
        )

    def answer(
        self,
        operation: str | Callable[..., Any] | None = None,
        path: str | None = None,
        *,
        arguments: Mapping[str, Any] | None = None,
        unused: Unused = "fail",
        **answer: Unpack[AnswerOptions],
    ) -> None:
        """Give an answer in place of the service's own, as `openshelf.Sandbox.answer` does.

        Clients that the tested program creates after it are led here until the test ends.

        Parameters
        ----------
        operation, path, **answer
            As for `openshelf.Sandbox.answer`: ``json``, ``text`` or ``content``, ``status``,
            ``headers`` and ``times``. Of several answers and faults the narrowest goes first, as
            `openshelf.Sandbox.fail` explains; one with ``arguments`` is narrower than any other.
        arguments : mapping, optional
            The arguments of the only call that gets it, by name. Omitted ones have their defaults,
            but those that only choose a page, such as page and limit, may have any value: the
            answer is for each page of a list, too. `paginate` adds the id of the records to
            ``fields``; such a call gets the answer as well.
        unused : {"fail", "allow"}, default "fail"
            What happens to the test if no request gets the answer.

        Raises
        ------
        TypeError, ValueError
            If a value is of the wrong type or out of bounds, ``json`` is of another type than the
            operation's answer, the operation refuses ``arguments`` and the answer is no error, or
            the test has a cassette.
        StateError
            In a fixture of a wider scope than a test: the answer would hold for one test alone.
        """
        may_stay = _may_stay(unused)
        self._refuse_wide_scope("answer", "openshelf_answers")
        self._refuse_cassette("an answer of your own")
        self._refuse_arguments("answer", operation, arguments, answer)
        self._refuse_path("answer", operation, path)
        written = _written("answer", operation, path, answer, arguments)
        self._check_type(operation, answer)
        meant = self._meant(operation, arguments, answer.get("status", 200))
        self._server.answer(operation, path, **{**answer, **meant.options})
        self._lead_clients()
        self._answers.append(_Added(written, may_stay, operation, meant.wanted, meant.but))

    def _meant(
        self,
        operation: str | Callable[..., Any] | None,
        arguments: Mapping[str, Any] | None,
        status: int,
    ) -> _Meant:
        """Return the only requests that a fault or an answer is for; any without arguments."""
        if arguments is None:
            return _Meant()
        if not isinstance(arguments, Mapping):
            raise openshelf.ArgumentTypeError(
                "arguments: expected a dict by name, such as {'country': 'Italy'}, got "
                + _shortened(arguments)
            )
        if operation is None:
            raise openshelf.ArgumentTypeError("arguments: pass one operation with them")
        self._refuse_part_of_call(operation, arguments)
        if status in _SUCCESS:
            self._check_arguments(operation, arguments)
        but = self._of_pages(operation, arguments)
        sent = [self._sent(operation, (), each) for each in self._ways(operation, arguments)]
        return _Meant(
            self._requests(operation, (), arguments), but, {"_requests": (sent, list(but))}
        )

    def _check_arguments(
        self, operation: str | Callable[..., Any], arguments: Mapping[str, Any]
    ) -> None:
        """Refuse arguments that no call can have: the sandbox would refuse it, too."""
        openshelf.prepare(self._method(operation))(**arguments)

    def _check_type(
        self, operation: str | Callable[..., Any] | None, answer: Mapping[str, Any]
    ) -> None:
        """Refuse JSON of another type than the operation's: a program would never meet it."""
        if operation is None or "json" not in answer or answer.get("status", 200) not in _SUCCESS:
            return
        if not answer.keys() <= _WITH_JSON:
            # The server says what to write instead.
            return
        name = self._named(operation)[0]
        facts = openshelf._core._operation(name)  # noqa: SLF001  our own module
        expected = _JSON_TYPES.get("" if facts is None else facts["answer"])
        given = answer["json"]
        if expected is None or isinstance(given, expected[0]):
            return
        raise openshelf.ArgumentTypeError(
            f"json: {name} answers with {expected[1]}, got {type(given).__name__}"
            " (an error has status=; text= sends any text)"
        )

    def _refuse_part_of_call(
        self, operation: str | Callable[..., Any], arguments: Mapping[str, Any]
    ) -> None:
        """Refuse arguments without those that every call has."""
        parameters = self._parameters(operation)
        needed = [name for name, facts in parameters.items() if facts["required"]]
        lacking = [name for name in needed if name not in arguments]
        # A misspelt name may be the one that is lacking; the operation says what was meant.
        if not lacking or not arguments.keys() <= parameters.keys():
            return
        raise openshelf.ArgumentTypeError(
            f"arguments: they are those of a whole call, and {self._named(operation)[0]} also "
            f"needs {', '.join(lacking)}; without arguments each call of the operation is meant"
        )

    def _refuse_path(
        self, method: str, operation: str | Callable[..., Any] | None, path: object
    ) -> None:
        """Refuse an argument of the operation in the place of a path."""
        first = next(iter(self._parameters(operation)), None)
        if not isinstance(path, str) or first is None or _IN_PATHS & {*path}:
            return
        raise openshelf.ArgumentTypeError(
            f"{method}() takes the path of a request after the operation, such as '*/27992', got "
            f"{_shortened(path)}; to mean the call with this argument alone use "
            f"arguments={{{first!r}: {_shortened(path)}}}"
        )

    def _parameters(self, operation: str | Callable[..., Any] | None) -> dict[str, Any]:
        """Return the arguments of an operation by their names; none of a prefix of several."""
        name = None if operation is None else self._named(operation)[0]
        facts = None if name is None else openshelf._core._operation(name)  # noqa: SLF001  our own
        return {} if facts is None else {each["name"]: each for each in facts["parameters"]}

    def _refuse_arguments(
        self,
        method: str,
        operation: str | Callable[..., Any] | None,
        arguments: object,
        options: Mapping[str, Any],
    ) -> None:
        """Refuse arguments of the operation beside the options, with what takes them."""
        names = self._parameters(operation).keys() - _OPTIONS[method]
        named = {name: value for name, value in options.items() if name in names}
        if named:
            first = next(iter(named))
            given = {**arguments} if isinstance(arguments, Mapping) else {}
            raise openshelf.ArgumentTypeError(
                f"{method}() got an unexpected keyword argument {first!r}, which is one of the "
                f"operation; to mean this call alone use arguments={given | named!r}"
            )

    def _refuse_wide_scope(self, method: str, marker: str) -> None:
        """Refuse what would hold for one test alone: the next would ask the services."""
        fixture = None if self._fixture is None else self._fixture()
        if fixture is None or fixture[1] == "function":
            return
        name, scope = fixture
        shown = "the setup" if name.startswith(("_", "xunit_")) else f"the fixture {name}"
        raise openshelf.StateError(
            f"openshelf_sandbox.{method}: {shown} is of the scope {scope}, and what {method} adds "
            "is there for one test: leave out the scope of the fixture, with autouse=True if every "
            f"test needs it, or mark the {'class' if scope == 'class' else 'class or the module'} "
            f"with {marker}"
        )

    def _refuse_cassette(self, what: str) -> None:
        """Refuse what a cassette would record, or would hide when it plays the call."""
        if self._cassette is not None:
            raise openshelf.ArgumentError(
                f"{what} and openshelf_cassette exclude each other: the cassette would record it "
                "as the service's answer, and later play the call without the sandbox. Use one "
                "of them in a test; an answer can also be written into the cassette's file"
            )

    def _of_pages(
        self, operation: str | Callable[..., Any], named: Mapping[str, Any]
    ) -> tuple[str, ...]:
        """Return the names that only choose a page, as they are sent, without those named."""
        facts = openshelf._core._operation(self._named(operation)[0])  # noqa: SLF001  our own
        if facts is None or not facts["paging"]:
            return ()
        paging = facts["paging"]
        pages = {paging["page"], paging["size"], *paging["places"]} - set(named)
        return tuple(each["wire"] for each in facts["parameters"] if each["name"] in pages)

    def _ways(
        self, operation: str | Callable[..., Any], named: Mapping[str, Any]
    ) -> list[Mapping[str, Any]]:
        """Return the arguments, and those that `paginate` sends for them, if they differ.

        A list needs the id of its records, and adds it to the fields.
        """
        facts = openshelf._core._operation(self._named(operation)[0])  # noqa: SLF001  our own
        paging = None if facts is None else facts["paging"]
        fields = named.get("fields")
        if not paging or paging["always_has_key"] or not isinstance(fields, (list, tuple)):
            return [named]
        key = [each for each in (paging["key"], *paging["key_with"]) if each]
        missing = [each for each in key if each not in fields]
        return [named, {**named, "fields": [*fields, *missing]}] if fields and missing else [named]

    def _requests(
        self,
        operation: str | Callable[..., Any],
        arguments: Sequence[Any],
        named: Mapping[str, Any],
    ) -> list[Call]:
        """Return the requests of a call, alone and in a list."""
        ways = self._ways(operation, named)
        return [self.request(operation, *arguments, **way) for way in ways]

    def _checked(
        self,
        operation: str | Callable[..., Any],
        arguments: Sequence[Any],
        named: Mapping[str, Any],
    ) -> None:
        """Refuse arguments that no call of the operation can have."""
        openshelf.prepare(self._method(operation))(*arguments, **named)

    def _lead_clients(self) -> None:
        if self._lead is not None:
            self._lead()

    @property
    def has_own(self) -> bool:
        """Whether it has faults or answers that were added."""
        return bool(self._faults or self._answers)

    def heal(self, *, restore: bool = True) -> None:
        """Remove every fault and every answer, as `openshelf.Sandbox.heal` does.

        Parameters
        ----------
        restore : bool, default True
            Whether the records that faults have changed are again as at the start.
        """
        self._server.heal(restore=restore)
        self._faults.clear()
        self._answers.clear()

    def unused(self) -> list[str]:
        """Return the faults and answers that no request has met and that must be met.

        Returns
        -------
        list of str
            Each as it was written, in order.
        """
        return [each.written for each, _ in self._unmet()]

    def _unmet(self) -> list[tuple[_Added, _Added | None]]:
        """Return what no request has met, each with what a request has met instead."""
        server: Any = self._server
        added = (self._faults, self._answers)
        counts = server._met()  # noqa: SLF001  our own module
        places = server._behind()  # noqa: SLF001  our own module
        return [
            (each, None if instead is None else added[instead[0]][instead[1]])
            for group, met, behind in zip(added, counts, places, strict=True)
            for each, count, instead in zip(group, met, behind, strict=True)
            if not (count or each.may_stay)
        ]

    def unused_lines(self) -> list[str]:
        """Return what `unused` does, each with the nearest call that was made.

        Returns
        -------
        list of str
        """
        calls = self.calls
        lines = []
        is_listed = False
        for each, instead in self._unmet():
            lines.append(each.written)
            if instead is not None:
                lines.append(
                    f"  a request met {instead.written} instead: the narrowest goes first, then"
                    " those with times= in their order, then the latest. Give this one arguments="
                    " or times=; where both have times=, fewer requests came than were expected"
                )
                continue
            if each.wanted and each.operation is not None:
                why = calls._explanation(each.operation, each.wanted, each.but)  # noqa: SLF001
                lines += [f"  {line}" for line in why]
                is_listed = True
            asked = calls if each.operation is None else calls.of(each.operation)
            if each.changes and len(asked):
                lines.append(
                    "  nothing has changed in the lists that were requested: their conditions may"
                    " fit no new record, or they have none; add more, or ask for a longer list"
                )
        if lines and not is_listed:
            lines += calls._listed()  # noqa: SLF001
        return lines

    def reset(self) -> None:
        """Forget the calls, remove every fault and every answer, and restore the data.

        Requests that are under way, such as those that a list has sent ahead, are not in `calls`
        later, and get no fault and no answer of the next test.
        """
        self._server.forget_calls()
        self.heal()

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
        return call_of(
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
        # Expected values are compared unchecked: another program may have sent an invalid one.
        method = self._method(operation, validate=False)
        prepared = openshelf.prepare(method)(*arguments, **named)
        address, _, query = prepared.url.removeprefix(self._server.url).partition("?")
        return prepared.method, address, query, prepared.body or b""

    def _method(self, operation: str | Callable[..., Any], *, validate: bool = True) -> Any:
        """Return the method of an own client."""
        full = self._named(operation)[0]
        if openshelf._core._operation(full) is None:  # noqa: SLF001  our own module
            raise openshelf.ArgumentTypeError(
                f"{full!r} is the beginning of several names, which takes no arguments: name one "
                f"operation, such as {_first_below(full)!r}, or leave them out"
            )
        service, _, name = full.partition(".")
        client = self._clients.get(service)
        if client is None:
            client = self._clients[service] = getattr(self._server, service)()
        return operator.attrgetter(name)(client.with_options(validate=validate))


def _first_below(prefix: str) -> str:
    """Return the first operation whose name begins so."""
    index: list[dict[str, Any]] = openshelf._core._operation_index()  # noqa: SLF001  our own module
    names = [each["name"] for each in index]
    return next((each for each in names if each.startswith(f"{prefix}.")), prefix)


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
