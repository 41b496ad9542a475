"""Stores how the answers that docstrings show begin, and the types of their members.

The file is src/describe/answers.jsonl, which is compiled in.

    python tools/example_answers.py             rewrites every line
    python tools/example_answers.py --missing   adds and drops lines of new and deleted operations
    python tools/example_answers.py --check     names the operations whose line differs, and fails

The examples are read from the docstrings of the built module and called twice, in order and in the
opposite order, on two sandboxes. Parts that differ between the two answers, or contain the
sandbox's address, are written as ``...``, as ``doctest`` with ``ELLIPSIS`` reads it.
"""

from __future__ import annotations

import argparse
import doctest
import json
import re
import sys
import tempfile
from contextlib import chdir
from pathlib import Path
from typing import Any

import openshelf

PATH = Path(__file__).resolve().parents[1] / "src" / "describe" / "answers.jsonl"
#: The current day of the examples' sandbox, which keeps their answers the same.
TODAY = "2024-06-28"
#: The width of a docstring's line, without the margin that ``help`` adds.
WIDTH = 84
#: Longer texts are cut to this many characters.
LONGEST_TEXT = 60
#: Lines of an answer, and of a record in it.
MOST_LINES = 10
MOST_RECORD_LINES = 5
#: Characters of a text.
FIRST_CHARACTERS = 100
#: The addresses of a sandbox, which a docstring shows as the service's own.
OWN_ADDRESSES = ("127.0.0.1", "sandbox.invalid")


class Varying:
    """A value that differs between runs."""

    def __repr__(self) -> str:
        """The ellipsis, which doctest matches with any text."""
        return "..."


def common(one: Any, other: Any) -> Any:
    """Keep the parts that two answers share."""
    if isinstance(one, dict) and isinstance(other, dict) and list(one) == list(other):
        return {name: common(one[name], other[name]) for name in one}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [common(*pair) for pair in zip(one, other, strict=True)]
    if isinstance(one, openshelf.Picture) and isinstance(other, openshelf.Picture):
        return one  # the part that is shown follows from the call
    is_own = isinstance(one, str) and any(address in one for address in OWN_ADDRESSES)
    return Varying() if type(one) is not type(other) or one != other or is_own else one


def cut(text: str, width: int) -> str:
    """Write a text in quotes, with an ellipsis if it is longer than the width."""
    whole = repr(text)
    if len(whole) <= width:
        return whole
    kept = text[: max(width - 5, 0)]
    kept = kept.rsplit(" ", 1)[0] if " " in kept else kept
    # Quotes inside a text determine its own quotes: only the common part of both is kept.
    while not whole[1:].startswith(repr(kept)[1:-1]):
        kept = kept[:-1]
    return f"{whole[0]}{repr(kept)[1:-1]}...{whole[-1]}"


def short(value: Any, width: int) -> str:
    """Write a value in one line of at most this width, if its type allows it."""
    if isinstance(value, str):
        return cut(value, min(width, LONGEST_TEXT))
    if isinstance(value, openshelf.Picture):
        # The number of bytes depends on the encoder.
        return re.sub(r"\d+ bytes", "... bytes", repr(value))
    if not isinstance(value, dict | list) or not value:
        return repr(value)
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    names = [f"{name!r}: " for name in value] if isinstance(value, dict) else [""] * len(value)
    members = list(value.values() if isinstance(value, dict) else value)
    parts: list[str] = []
    room = width - len("{, ...}")
    for name, member in zip(names, members, strict=True):
        shown = name + short(member, min(room - len(name), LONGEST_TEXT))
        if len(shown) > room:
            break
        parts.append(shown)
        room -= len(shown) + len(", ")
    if len(parts) < len(members):
        parts.append("...")
    return f"{opening}{', '.join(parts)}{closing}"


def record(value: dict[str, Any], indent: int) -> list[str]:
    """Write a record's first members, filled into a few lines."""
    lines = [""]
    for index, (name, member) in enumerate(value.items()):
        prefix = f"{name!r}: "
        room = WIDTH - len(" ...}],") - indent - len(prefix)
        shown = prefix + short(member, min(room, LONGEST_TEXT))
        shown += "," if index + 1 < len(value) else ""
        if lines[-1] and indent + len(lines[-1]) + len(shown) > WIDTH - len(" ...}"):
            if len(lines) == MOST_RECORD_LINES:
                lines[-1] += " ..."
                break
            lines.append("")
        lines[-1] += f" {shown}" if lines[-1] else shown
    lines[0] = "{" + lines[0]
    lines[-1] += "}"
    return [lines[0], *(" " * indent + line for line in lines[1:])]


def list_lines(value: list[Any], indent: int) -> list[str]:
    """Write a list's first element."""
    if not value or not isinstance(value[0], dict):
        return [short(value, WIDTH - indent)]
    lines = record(value[0], indent + 2)
    lines[0] = "[" + lines[0]
    lines[-1] += "]" if len(value) == 1 else ","
    return lines if len(value) == 1 else [*lines, " " * (indent + 1) + "...]"]


def dict_lines(value: dict[str, Any], records: str) -> list[str]:
    """Write a dict's first members, each on one line; records may have more."""
    lines: list[str] = []
    for index, (name, member) in enumerate(value.items()):
        prefix = f"{'{' if index == 0 else ' '}{name!r}: "
        if name == records and isinstance(member, list):
            shown = list_lines(member, len(prefix))
        elif name == records and isinstance(member, dict) and member:
            shown = record(member, len(prefix) + 1)
        else:
            shown = [short(member, WIDTH - len(prefix) - 1)]
        if lines and len(lines) + len(shown) > MOST_LINES:
            return [*lines, " ...}"]
        shown[0] = prefix + shown[0]
        lines += shown
        lines[-1] += "," if index + 1 < len(value) else "}"
    return lines


def beginning(value: Any, records: str) -> list[str]:
    """Write the beginning of an answer."""
    if isinstance(value, openshelf.StatusError):
        kind = type(value)
        message = f"{kind.__module__}.{kind.__qualname__}: {value.status} from ..."
        return ["Traceback (most recent call last):", "    ...", message]
    if value is None or isinstance(value, Varying):
        return []
    whole = short(value, WIDTH)
    if "..." not in whole or not isinstance(value, dict | list):
        return [whole]
    if isinstance(value, list):
        return list_lines(value, 0)
    return dict_lines(value, records)


#: Objects with more members than this are not listed by member.
MOST_MEMBERS = 30


def type_of(value: Any, *, deep: bool) -> str | None:
    """Name the Python type of a value, with the members of an object in brackets."""
    if value is None or isinstance(value, Varying):
        return None
    if isinstance(value, list) and value:
        kinds = {type(item).__name__ for item in value}
        return f"list of {kinds.pop()}" if len(kinds) == 1 else "list"
    names = list(value) if isinstance(value, dict) else []
    if deep and 0 < len(names) <= MOST_MEMBERS and all(name.isidentifier() for name in names):
        inner = {name: type_of(member, deep=False) for name, member in value.items()}
        shown = [f"{name} : {kind}" if kind else name for name, kind in inner.items()]
        return f"dict ({'; '.join(shown)})"
    return type(value).__name__


def types(value: Any, operation: dict[str, Any]) -> dict[str, str]:
    """Return the types of an answer's members."""
    if not isinstance(value, dict):
        return {}
    kinds = {
        name: type_of(value[name], deep=not operation["columns"])
        for name in operation["members"]
        if name in value
    }
    return {name: kind for name, kind in kinds.items() if kind}


def method_of(client: Any, operation: dict[str, Any]) -> Any:
    """Find an operation's method."""
    for name in operation["full_name"].split("."):
        client = getattr(client, name)
    return client


def called(operations: list[dict[str, Any]]) -> dict[str, Any]:
    """Call the example of each operation, in the order of the operations."""
    answers = {}
    with (
        openshelf.Sandbox(today=TODAY) as sandbox,
        tempfile.TemporaryDirectory() as folder,
        chdir(folder),
    ):
        museum = sandbox.museum(requests_per_second=None)
        services = {operation["service"] for operation in openshelf.operations()}
        clients = {name: getattr(sandbox, name)() for name in services} | {"museum": museum}
        for operation in operations:
            # Building a URL sends no request, and readers want the service's own URL.
            own = operation["answer"] == "address"
            service = operation["service"]
            client = getattr(openshelf, service.title())() if own else clients[service]
            source = (
                doctest.DocTestParser().get_examples(method_of(client, operation).__doc__)[0].source
            )
            try:
                answer = eval(source, {service: client})  # noqa: S307  it is our own docstring
            except openshelf.StatusError as error:
                answer = error
            answers[f"{service}.{operation['full_name']}"] = answer
    return answers


def lines(operations: list[dict[str, Any]]) -> dict[str, str]:
    """Return the line of every operation, by its full name."""
    forwards, backwards = called(operations), called(operations[::-1])
    found = {}
    for operation in operations:
        name = f"{operation['service']}.{operation['full_name']}"
        one, other = forwards[name], backwards[name]
        if operation["answer"] == "text":
            one, other = one[:FIRST_CHARACTERS], other[:FIRST_CHARACTERS]
        kept = one if isinstance(one, openshelf.StatusError) else common(one, other)
        answer = {"begins": beginning(kept, operation["records"]), "types": types(one, operation)}
        said = {part: value for part, value in answer.items() if value}
        found[name] = json.dumps({"operation": name} | said, ensure_ascii=False)
    return found


def main() -> int:
    """Write or check."""
    parser = argparse.ArgumentParser(description="Keeps how the answers of the examples begin.")
    parser.add_argument("--missing", action="store_true", help="keep the lines that are there")
    parser.add_argument("--check", action="store_true", help="only name what differs")
    chosen = parser.parse_args()
    kept = {json.loads(line)["operation"]: line for line in PATH.read_text("utf-8").splitlines()}
    operations = openshelf.operations()
    if chosen.missing and list(kept) == [
        f"{operation['service']}.{operation['full_name']}" for operation in operations
    ]:
        return 0
    found = lines(operations)
    if chosen.missing:
        found |= {name: line for name, line in kept.items() if name in found}
    differing = [name for name in found | kept if found.get(name) != kept.get(name)]
    sys.stdout.writelines(f"{name}: the answer of its example differs\n" for name in differing)
    if chosen.check:
        sys.stdout.write("run `make answers` and commit the result\n" if differing else "")
        return 1 if differing else 0
    if list(found.items()) != list(kept.items()):
        PATH.write_text("".join(f"{line}\n" for line in found.values()), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
