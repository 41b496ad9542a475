"""The types of the sandbox's faults and answers.

They are dicts. `Sandbox(faults=[...])` takes a list of `Fault`; `AnswerOptions` are the keywords
of `Sandbox.answer`. Those of `Sandbox.fail` and `answer` are explained there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence  # noqa: TC003  get_type_hints needs them
from typing import Literal, TypeAlias, TypedDict

__all__ = ["AnswerOptions", "Fault", "FaultOptions", "JobState"]

#: A state of a download job.
JobState: TypeAlias = Literal[
    "ready", "queued", "created", "running", "uploading", "resumed", "finished", "failed"
]


class FaultOptions(TypedDict, total=False):
    """What happens to a request, and how often: the keywords of `Sandbox.fail`."""

    status: int | None
    times: int | None
    retry_after: int | str | None
    delay: float | None
    body_delay: float | None
    cut: int | None
    wrong_length: bool
    bad_json: bool
    content_type: str | None
    rename: Mapping[str, str | None] | None
    reset: bool
    endless_headers: bool
    drip: float | None
    bomb: int | None
    insert: int
    delete: int
    update: int
    place: Literal["head", "anywhere"]
    job: Literal["failed", "stuck"] | Sequence[JobState | tuple[JobState, float]] | None
    tables: int | None
    table_size: int | None
    request_access: Literal[200, 302] | None
    challenge: bool
    gateway: Literal[502, 520, 521, 522, 523, 524, 525, 526] | None
    blackout: bool
    cut_after: int | None
    redirect_loop: bool
    downgrade_redirect: bool
    probability: float | None
    seed: int


class AnswerOptions(TypedDict, total=False):
    """An answer in place of the service's own: the keywords of `Sandbox.answer`."""

    json: object
    text: str | None
    content: bytes | None
    status: int
    headers: dict[str, str] | None
    times: int | None


class Fault(FaultOptions, total=False):
    """A fault and the requests that it applies to: the arguments of `Sandbox.fail`."""

    operation: str | None
    path: str | None
