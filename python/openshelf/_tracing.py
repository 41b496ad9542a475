"""Spans of OpenTelemetry for calls, their attempts and their waits.

This module is not imported before the program has imported ``opentelemetry.trace``. The names
follow the semantic conventions for spans of HTTP clients:
https://opentelemetry.io/docs/specs/semconv/http/http-spans/
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from opentelemetry import context as contexts
from opentelemetry import trace

from . import __version__

if TYPE_CHECKING:
    from collections.abc import Iterable

    from opentelemetry.context import Context

#: The key under which instrumentations turn each other off.
_SUPPRESSED = "suppress_instrumentation"
_DEFAULT_PORTS = {"http": 80, "https": 443}


class Step(NamedTuple):
    """A part of a call: an attempt if it has a number, or else a wait."""

    begun: int
    ended: int
    number: int
    status: int
    #: Why an attempt has no status, or why a call waited.
    reason: str


class Call(NamedTuple):
    """A call that has ended. Times are nanoseconds since 1970."""

    operation: str
    method: str
    path: str
    url: str
    begun: int
    ended: int
    error: str
    from_cache: bool
    revalidated: bool


def context() -> Context | None:
    """Return the current context; None if no spans would be recorded."""
    provider = trace.get_tracer_provider()
    if isinstance(provider, (trace.ProxyTracerProvider, trace.NoOpTracerProvider)):
        return None
    current = contexts.get_current()
    return None if contexts.get_value(_SUPPRESSED, current) else current


def record(parent: Context, facts: tuple[object, ...], steps: Iterable[tuple[object, ...]]) -> None:
    """Create the spans of a call, as children of the span that was current when it was made."""
    call = Call._make(facts)
    tracer = trace.get_tracer("openshelf", __version__)
    span = tracer.start_span(
        call.operation,
        parent,
        attributes={
            "openshelf.operation": call.operation,
            "openshelf.from_cache": call.from_cache,
            "openshelf.revalidated": call.revalidated,
        },
        start_time=call.begun,
    )
    own = trace.set_span_in_context(span, parent)
    for step in map(Step._make, steps):
        if step.number:
            _record_attempt(tracer, own, call, step)
        else:
            wait = tracer.start_span(
                f"wait for {step.reason}",
                own,
                attributes={"openshelf.wait.reason": step.reason},
                start_time=step.begun,
            )
            wait.end(step.ended)
    if call.error:
        _fail(span, call.error)
    span.end(call.ended)


def unread(parent: Context, operation: str, error: str) -> None:
    """Create the span of an answer that cannot be used; the spans of its call have ended."""
    tracer = trace.get_tracer("openshelf", __version__)
    attributes = {"openshelf.operation": operation}
    span = tracer.start_span(f"read {operation}", parent, attributes=attributes)
    _fail(span, error)
    span.end()


def _record_attempt(tracer: trace.Tracer, parent: Context, call: Call, step: Step) -> None:
    address = urlsplit(call.url)
    attributes: dict[str, str | int] = {
        "http.request.method": call.method,
        "url.full": call.url,
        "url.template": call.path,
        "server.address": address.hostname or "",
        "server.port": address.port or _DEFAULT_PORTS.get(address.scheme, 0),
    }
    if step.status:
        attributes["http.response.status_code"] = step.status
    if step.number > 1:
        attributes["http.request.resend_count"] = step.number - 1
    span = tracer.start_span(
        f"{call.method} {call.path}",
        parent,
        kind=trace.SpanKind.CLIENT,
        attributes=attributes,
        start_time=step.begun,
    )
    if step.status >= 400:
        _fail(span, str(step.status))
    elif not step.status:
        _fail(span, step.reason)
    span.end(step.ended)


def _fail(span: trace.Span, error: str) -> None:
    span.set_attribute("error.type", error.replace(" ", "_"))
    span.set_status(trace.StatusCode.ERROR)
