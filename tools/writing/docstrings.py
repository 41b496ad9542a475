"""Docstrings of operations, in numpydoc's form, from their rows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import literals
from .prose import GLUE, WIDTH, listed, sentence, sentences, wrapped
from .python_types import (
    ANSWER_WORDS,
    LISTED_LIMIT,
    allowed,
    closed,
    parameter_words,
    takes_text_or_list,
)
from .rules import rule_sentences
from .table import required

if TYPE_CHECKING:
    from .table import Namespace

ANSWER_SENTENCES = {
    "object": "The JSON object of the answer.",
    "list": "The JSON array of the answer.",
    "object_or_list": "The JSON object or array of the answer, as the service gives it.",
    "text": "The answer's text.",
    "bytes": "The bytes of the picture.",
    "address": "The address; nothing is sent.",
    "file": "A sentence that says which file was written.",
    "member_names": "The member names of the first record of the list.",
}
# An example longer than this stands on several lines.
EXAMPLE_WIDTH = WIDTH - 4


def operation_docstring(operation: dict[str, Any], namespace: Namespace) -> str:
    """Write the docstring of one operation; both twins carry it."""
    names = known_names(operation)
    blocks = [
        wrapped(sentence(operation["summary"])),
        section("Parameters", parameters(operation, names)),
        section("Returns", returns(operation, names)),
        section("Notes", notes(operation, names, namespace)),
        section("Raises", raises(operation)),
        section("Examples", example(operation, namespace)),
    ]
    return "\n\n".join(block for block in blocks if block)


def known_names(operation: dict[str, Any]) -> frozenset[str]:
    """Collect the names that keep their small letter at the head of a sentence."""
    names = {parameter["name"] for parameter in operation["parameters"]}
    names |= set(operation["members"])
    names |= {column["name"] for column in operation["columns"]}
    return frozenset(names)


def section(title: str, body: str) -> str:
    """Put a title over a body; nothing when there is no body."""
    return f"{title}\n{'-' * len(title)}\n{body}" if body else ""


def entry(head: str, text: str) -> str:
    """Write a name and, indented below it, what it is."""
    return f"{head}\n{wrapped(text, 4)}" if text else head


def parameters(operation: dict[str, Any], names: frozenset[str]) -> str:
    """Write one entry for each parameter."""
    return "\n".join(
        entry(f"{each['name']} : {parameter_words(each)}", parameter_text(each, names))
        for each in operation["parameters"]
    )


def parameter_text(parameter: dict[str, Any], names: frozenset[str]) -> str:
    """Say what a parameter is, which values it takes and within which limits."""
    text = [sentences(parameter["note"], names)]
    values = [literals.text(value).replace(" ", GLUE) for value in allowed(parameter)]
    if len(values) > LISTED_LIMIT:
        text.append(f"One of {', '.join(values)}.")
    elif values and not closed(parameter):
        text.append(f"The word {listed(values, 'or')} passes too.")
    if parameter["kind"] == "date":
        text.append("A date, or text in the form YYYY-MM-DD.")
    text.append(limits(parameter))
    if takes_text_or_list(parameter):
        text.append("Several may be given as a list.")
    if parameter["schema"]:
        text.append(object_members(parameter["schema"]))
    if parameter["default_unless"]:
        text.append(f"The default is not sent together with {parameter['default_unless']}.")
    return " ".join(filter(None, text))


def limits(parameter: dict[str, Any]) -> str:
    """Say the limits of a number."""
    low, high = parameter["min"], parameter["max"]
    if low is not None and high is not None:
        return f"From {low} to {high}."
    if low is not None:
        return f"At least {low}."
    return f"At most {high}." if high is not None else ""


def object_members(schema: dict[str, Any]) -> str:
    """Say which members an object takes."""
    members = [member for group in schema["members"] for member in group]
    needed = [member["name"] for member in members if member["required"]]
    text = f"Members: {', '.join(member['name'] for member in members)}."
    if needed and len(needed) < len(members):
        text += f" Required: {listed(needed)}."
    return text


def returns(operation: dict[str, Any], names: frozenset[str]) -> str:
    """Say what the caller gets."""
    text = [ANSWER_SENTENCES[operation["answer"]]]
    if operation["answer_note"]:
        text.append(sentences(operation["answer_note"], names))
    if operation["members"]:
        text.append(f"Members: {', '.join(operation['members'])}.")
    if operation["records"] not in {"", "."}:
        text.append(f"The records are in {operation['records']}.")
    return entry(ANSWER_WORDS[operation["answer"]], " ".join(text))


def notes(operation: dict[str, Any], names: frozenset[str], namespace: Namespace) -> str:
    """Write the service's limits, the rules, and where the operation comes from."""
    paragraphs = [
        *(sentences(note, names) for note in operation["notes"]),
        *(sentences(rule, names) for rule in rule_sentences(operation["rules"])),
    ]
    if operation["paging_end"]:
        ending = f"Last page: {operation['paging_end']}"
        paragraphs.append(sentences(ending, names))
    if operation["timeout"]:
        paragraphs.append(
            f"May take long: the time limit is {operation['timeout']:g} seconds without progress."
        )
    paragraphs.append(origin(operation, namespace))
    return "\n\n".join(wrapped(text) for text in paragraphs if text)


def origin(operation: dict[str, Any], namespace: Namespace) -> str:
    """Say where the operation stands in the specification and in the service."""
    request = f"{operation['method']} {operation['path']}"
    where = f"{namespace.service.facts['title']}, {request}"
    if operation["live_path"]:
        where += f" (after a 404 {operation['live_path']})"
    if not operation["row"]:
        return f"{where}; beyond the specification."
    return f'{where}; row "{operation["row"]}" of the specification.'


def raises(operation: dict[str, Any]) -> str:
    """Name the errors that a caller should expect."""
    entries = []
    if operation["parameters"]:
        entries.append(entry("ArgumentError", "A value breaks a rule; nothing was sent."))
    if operation["answer"] != "address":
        entries.append(
            entry("StatusError", "The service refused, or found nothing (NotFoundError).")
        )
        entries.append(
            entry("ConnectError, RequestTimeoutError", "The service was not reached in time.")
        )
    if operation["answer"] == "file":
        entries.append(entry("OSError", "The file cannot be written."))
    return "\n".join(entries)


def example(operation: dict[str, Any], namespace: Namespace) -> str:
    """Write a call with the required parameters."""
    needed = required(operation)
    call = f"{namespace.path}.{operation['name']}"
    values = [literals.sample(parameter) for parameter in needed]
    plain = all(not isinstance(value, (list, dict)) for value in values)
    prefixes = [""] * len(needed)
    if not plain or len(needed) > 2:
        prefixes = [f"{parameter['name']}=" for parameter in needed]
    arguments = [
        prefix + literals.text(value) for prefix, value in zip(prefixes, values, strict=True)
    ]
    whole = f"{call}({', '.join(arguments)})"
    if len(whole) <= EXAMPLE_WIDTH:
        return f">>> {whole}"
    folded = [f"{call}("]
    for prefix, value in zip(prefixes, values, strict=True):
        folded += literals.lines(value, prefix, ",", EXAMPLE_WIDTH, "    ")
    folded.append(")")
    return "\n".join(f"{'...' if index else '>>>'} {line}" for index, line in enumerate(folded))
