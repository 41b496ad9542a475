"""Lists with an answer of a test whose records were counted by another operation."""

from __future__ import annotations

TYPE_CHECKING = False  # typing is not imported at run time: the plugin loads in every run of pytest
if TYPE_CHECKING:
    from collections.abc import Iterator

    from .sandbox import Sandbox


def counted_elsewhere(sandbox: Sandbox) -> Iterator[str]:
    """Name the lists with an answer of the test that the sandbox counted from its own data.

    Parameters
    ----------
    sandbox : Sandbox
        The sandbox of the run.

    Yields
    ------
    str
        What to write in the test, in one line for each list.
    """
    added = [each.operation for each in sandbox._answers]  # noqa: SLF001  the plugin's own class
    if None in added:
        # An answer to a path, or to everything, may be that of the count.
        return
    answered = {sandbox._named(each)[0] for each in added if each is not None}  # noqa: SLF001
    for name in sorted(answered):
        counter = _counter(name)
        has_own = any(f"{counter}.".startswith(f"{each}.") for each in answered)
        counts = sandbox.calls.of(counter) if counter is not None and not has_own else []
        if any(call.status == 200 for call in counts):
            yield (
                f"{name} has an answer, but paginate(...).count asks {counter}, which the sandbox"
                " answered from its own data: give that one an answer, too"
            )


def _counter(name: str) -> str | None:
    """The operation that counts what another one lists."""
    from openshelf import _core  # noqa: PLC0415  only where it is used

    facts = _core._operation(name)  # noqa: SLF001  our own module
    if facts is None or not facts["paging"] or not facts["paging"]["counted_by"]:
        return None
    count = facts["paging"]["counted_by"]
    return f"{facts['service']}.{count['group']}.{count['name']}"
