"""Tells a model what was refused or failed, and what to do."""

from __future__ import annotations

import copy
import re
import warnings

import openshelf
from openshelf import _core, errors
from openshelf.agents import places
from openshelf.agents.answers import Answer

TYPE_CHECKING = False  # typing is not imported at run time: the server starts quickly
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from openshelf.agents.toolbox import Toolbox

__all__ = ["told", "unknown_operation"]

_NEAREST = re.compile(r"did you mean '([^']*)'\?")
_UNKNOWN_ARGUMENT = re.compile(r"unexpected keyword argument '([^']*)'")
_UNKNOWN_MEMBER = re.compile(r": unknown member '([^']*)'")
#: Corrections that are tried one after the other.
_CORRECTIONS = 8
#: What happened, in words, the most particular class first.
_KINDS: tuple[tuple[type[BaseException], str], ...] = (
    (errors.FrontRateLimitedError, "the service's front refused too many requests"),
    (errors.BlockedError, "the service's front answered with a page of its own, not the service"),
    (errors.RateLimitedError, "the service refused too many requests; wait before the next call"),
    (errors.NotFoundError, "the service has no such record or path"),
    (errors.BadRequestError, "the service refused the values of the call"),
    (errors.ServerError, "the service failed; the same call may work later"),
    (errors.StatusError, "the service answered with an error"),
    (errors.RequestTimeoutError, "the service made no progress in time; it may work later"),
    (errors.ConnectError, "the service was not reached; it may work later"),
    (errors.OfflineError, "this process may contact only its own machine"),
    (errors.LimiterError, "the shared limit of requests could not be asked; nothing was sent"),
    (errors.DecodeError, "the answer of the service could not be read"),
    (errors.ChangedWhilePaging, "the list changed while it was read"),
    (errors.TruncatedError, "the service does not return the rest of the list"),
    (errors.FolderError, "no file can be created in the folder; nothing was sent"),
    (errors.DownloadJobError, "the service did not make the file"),
    (errors.DownloadsFailedError, "some of the files could not be downloaded"),
    (errors.DownloadError, "the file is damaged, or its host is not asked"),
    (errors.ArgumentError, "the call breaks a rule; nothing was sent"),
    (errors.ArgumentTypeError, "the call does not fit the operation; nothing was sent"),
)
#: Characters of a message; the faults are told one by one beside it.
_MESSAGE = 4_000
#: Facts of errors that a model can use.
_FACTS = ("status", "detail", "retry_after", "front", "hint", "attempts", "url")


def unknown_operation(name: str) -> errors.ArgumentError:
    """Return the refusal of a name that no operation has."""
    names = [each["name"] for each in _core._operation_index()]  # noqa: SLF001  our own module
    hint = _core._hint(name, names)  # noqa: SLF001
    fault = {
        "parameter": "operation",
        "path": "operation",
        "given": repr(name),
        "allowed": "the name of an operation; search_operations finds it",
        "message": f"operation: no operation {name!r}{hint}",
    }
    return errors.ArgumentError(fault["message"], faults=[fault])


def told(box: Toolbox, tool: str, given: Mapping[str, Any], error: Exception) -> Answer:
    """Return what failed as the answer of a tool.

    Parameters
    ----------
    box : Toolbox
    tool : str
        The name of the tool.
    given : mapping
        Its arguments.
    error : Exception

    Returns
    -------
    Answer
        With the kind of the failure, every fault with its path, what was given and what is allowed,
        the nearest name, and a corrected call if one passes all checks without being sent.
    """
    what = next((words for kind, words in _KINDS if isinstance(error, kind)), None)
    body: dict[str, Any] = {
        "error": type(error).__name__,
        "what": what or "the tool failed",
        "message": str(error)[:_MESSAGE],
    }
    for fact in _FACTS:
        value = getattr(error, fact, None)
        if value not in (None, ""):
            body[fact] = value
    faults = getattr(error, "faults", None) or []
    if faults:
        body["faults"] = [_fault(each) for each in faults]
    if isinstance(error, (errors.ArgumentError, errors.ArgumentTypeError)):
        if (corrected := _corrected(box, tool, given, error)) is not None:
            body["corrected_call"] = corrected
        elif isinstance(given.get("operation"), str):
            body["next"] = _where_to_look(given["operation"])
    elif wait := body.get("retry_after"):
        body["next"] = {"wait_seconds": wait, "tool": tool, "arguments": dict(given)}
    return Answer(body, is_error=True)


def _fault(fault: Mapping[str, Any]) -> dict[str, Any]:
    found = {name: fault[name] for name in ("path", "given", "allowed", "message") if fault[name]}
    if nearest := _NEAREST.search(fault["message"]):
        found["nearest"] = nearest[1]
    return found


def _where_to_look(operation: str) -> dict[str, Any]:
    """Return the call that shows what an operation takes, or which operations there are."""
    if _core._operation(operation) is None:  # noqa: SLF001  our own module
        words = re.sub(r"[._]", " ", operation)
        return {"tool": "search_operations", "arguments": {"query": words}}
    return {"tool": "describe", "arguments": {"operation": operation}}


def _corrected(
    box: Toolbox, tool: str, given: Mapping[str, Any], error: BaseException
) -> dict[str, Any] | None:
    """Return the call with the nearest names in place of wrong ones, if it then passes."""
    arguments: dict[str, Any] = copy.deepcopy(dict(given))
    if tool == "describe" or _core._operation(str(arguments.get("operation"))) is None:  # noqa: SLF001
        nearest = _NEAREST.search(str(error))
        if nearest is None or _core._operation(nearest[1]) is None:  # noqa: SLF001
            return None
        arguments["operation"] = nearest[1]
        if tool == "describe":
            return {"tool": tool, "arguments": arguments}
    call = arguments.get("arguments", {})
    if not isinstance(call, dict):
        return None
    changed = arguments.get("operation") != given.get("operation")
    refusal: BaseException | None = _refusal(box, arguments["operation"], call)
    for _ in range(_CORRECTIONS):
        if refusal is None:
            # What failed must be what was corrected.
            return {"tool": tool, "arguments": arguments} if changed else None
        if not _fix_a_name(box, arguments["operation"], call, refusal):
            return None
        changed = True
        refusal = _refusal(box, arguments["operation"], call)
    return None


def _refusal(box: Toolbox, operation: str, call: Mapping[str, Any]) -> BaseException | None:
    """Return what the call would refuse; nothing is sent."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            openshelf.prepare(box.method(box.operation(operation)))(**call)
    except (errors.ArgumentError, errors.ArgumentTypeError) as refusal:
        return refusal
    return None


def _fix_a_name(box: Toolbox, operation: str, call: dict[str, Any], refusal: BaseException) -> bool:
    """Put the nearest name in place of one wrong one; return whether there was one."""
    if unknown := _UNKNOWN_ARGUMENT.search(str(refusal)):
        own = _core._parameter_of(operation, unknown[1])  # noqa: SLF001  our own module
        names = [each["name"] for each in box.operation(operation)["parameters"]]
        name = own or _core._nearest(unknown[1], names)  # noqa: SLF001
        if name is None or name in call or unknown[1] not in call:
            return False
        call[name] = call.pop(unknown[1])
        return True
    for fault in getattr(refusal, "faults", None) or []:
        nearest = _NEAREST.search(fault["message"])
        if nearest is None:
            continue
        rename = _UNKNOWN_MEMBER.search(fault["message"]) is not None
        if places.put(call, fault["path"], nearest[1], rename=rename):
            return True
    return False
