"""Makes what operations take from people's words, as the catalog says.

The functions in `openshelf.words`, which a build writes, call `made` without a client, and
`made_for` or `made_for_later` with one. Words that only the service knows are looked up by a
client.
"""

from __future__ import annotations

import functools

from openshelf import _core
from openshelf.errors import ArgumentTypeError

from . import forms
from .context import Context, Fault, Faults, Parts, form_of
from .facts import day_of, described
from .plain import missing_at, plain

TYPE_CHECKING = False  # typing is not imported at run time: the import stays small
if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator, Mapping
    from typing import Any, ParamSpec, TypeVar

    from .context import Question

    _Given = ParamSpec("_Given")
    _Made = TypeVar("_Made")

__all__ = [
    "day_of",
    "described",
    "knowing",
    "made",
    "made_for",
    "made_for_later",
    "meant",
    "taking",
]

_MISSING = "the value is missing (nan, NaT or NA): leave it out, as with dropna() of pandas"


def knowing(
    service: str, helper: str
) -> Callable[[Callable[_Given, _Made]], Callable[_Given, _Made]]:
    """Return a decorator of a function that takes words, which refuses others with the nearest.

    Parameters
    ----------
    service : str
        The name of the service.
    helper : str
        The name of the helper, such as "filters".
    """

    def decorate(function: Callable[_Given, _Made]) -> Callable[_Given, _Made]:
        @functools.wraps(function)
        def checked(*arguments: _Given.args, **named: _Given.kwargs) -> _Made:
            try:
                return function(*arguments, **named)
            except TypeError:
                known = [each["name"] for each in described(service)["helpers"][helper]["words"]]
                own = [meant(service, helper, name) for name in named]
                _refuse_others(function.__name__, known, dict(zip(named, own, strict=True)))
                raise

        return checked

    return decorate


def taking(function: Callable[_Given, _Made]) -> Callable[_Given, _Made]:
    """Return a method of keywords, which refuses other arguments with the nearest keyword.

    Parameters
    ----------
    function : callable
        The method.

    Returns
    -------
    callable
    """
    known = list(function.__kwdefaults__ or {})

    @functools.wraps(function)
    def checked(*arguments: _Given.args, **named: _Given.kwargs) -> _Made:
        if len(arguments) > 1:
            raise ArgumentTypeError(
                f"{function.__name__}() takes no argument by position, got {arguments[1]!r}: "
                f"write {known[0]}={arguments[1]!r}"
            )
        # One of several may be meant by a word in the plural, or several by one in the singular.
        _refuse_others(
            function.__name__,
            known,
            {name: next((each for each in _forms(name) if each in known), None) for name in named},
        )
        return function(*arguments, **named)

    return checked


def _forms(word: str) -> list[str]:
    """Return the singulars and plurals that a word may have."""
    one = word.removesuffix("s")
    return [one, f"{one}s", f"{one.removesuffix('ie')}y", f"{one.removesuffix('y')}ies"]


def _refuse_others(function: str, known: Collection[str], named: Mapping[str, str | None]) -> None:
    """Refuse the first keyword that is not known, with the one that is meant."""
    for name, word in named.items():
        if name not in known:
            hint = f"; did you mean {word!r}?" if word else _core._hint(name, list(known))  # noqa: SLF001
            hint = hint or f"; it takes {', '.join(known)}"
            message = f"{function}() got an unexpected keyword argument {name!r}{hint}"
            raise ArgumentTypeError(message) from None


def meant(service: str, helper: str, name: str) -> str | None:
    """Return the word that sets a member or an argument of an operation.

    Parameters
    ----------
    service : str
        The name of the service.
    helper : str
        The name of the helper, such as "filters".
    name : str
        The name of the member, such as "award_type_codes".

    Returns
    -------
    str or None
    """
    words = described(service)["helpers"][helper]["words"]
    return next((str(word["name"]) for word in words if name in word["members"]), None)


def made(service: str, helper: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Make what an operation takes; nothing is requested.

    Parameters
    ----------
    service : str
        The name of the service.
    helper : str
        The name of the helper, such as "filters".
    given : mapping
        The words by argument; those that are None are left out.

    Returns
    -------
    dict

    Raises
    ------
    ArgumentError
        For words that are not known.
    """
    steps = _steps(service, helper, given, f"{service}_{helper}()")
    try:
        question = next(steps)
        while True:
            if question.code is not None:
                question = steps.send(None)
                continue
            hint = f"; {service}.{helper}() of a client asks the service's own list"
            question = steps.throw(Fault(question.unknown(hint)))
    except StopIteration as end:
        result: dict[str, Any] = end.value
        return result


def made_for(client: Any, helper: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Make what an operation takes; a client looks up what only its service knows.

    Parameters
    ----------
    client : Client
        The client.
    helper : str
        The name of the helper, such as "filters".
    given : mapping
        The words by argument; those that are None are left out.

    Returns
    -------
    dict

    Raises
    ------
    ArgumentError
        For words that are not known, or that mean several things.
    OpenshelfError
        As the operations of the lookups.
    """
    from . import lookups  # noqa: PLC0415  most words need none

    steps = _steps(_service_of(client), helper, given, f"{helper}()")
    return lookups.run(client, steps)


async def made_for_later(client: Any, helper: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """Make what an operation takes, as `made_for` does, with an asynchronous client.

    Parameters
    ----------
    client : AsyncClient
        The client.
    helper : str
        The name of the helper, such as "filters".
    given : mapping
        The words by argument; those that are None are left out.

    Returns
    -------
    dict
    """
    from . import lookups  # noqa: PLC0415  most words need none

    steps = _steps(_service_of(client), helper, given, f"{helper}()")
    return await lookups.run_later(client, steps)


def _service_of(client: Any) -> str:
    name: str = client._service  # noqa: SLF001  our own
    return name


def _steps(
    service: str, helper: str, given: Mapping[str, Any], name: str
) -> Generator[Question, Any, dict[str, Any]]:
    """Convert all words; yields what must be looked up, and raises every fault at once."""
    facts = described(service)["helpers"][helper]
    parts, faults = Parts(facts["gives"]), Faults()
    for word in facts["words"]:
        value = plain(given.get(word["name"]))
        if value is None:
            continue
        missing = missing_at(word["name"], value)
        for path in missing:
            faults.add(word["name"], value, Fault(_MISSING), path)
        if missing:
            continue
        form, about = form_of(word)
        context = Context(service, facts, word, about, faults)
        try:
            yield from forms.FORMS[form](context, value, parts)
        except Fault as fault:
            faults.add(word["name"], value, fault)
    parts.close(faults)
    faults.throw(name)
    return parts.result()
