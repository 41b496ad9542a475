"""Parses the words of a command line: services, operations and arguments."""

from __future__ import annotations

import errno
import itertools
import json
import operator
import re
import sys

import openshelf
from openshelf import _core, member_names, texts

from . import nearest, paths, streams

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any


#: A name as services have it in addresses, such as conditions[type][].
_BRACKETS = re.compile(r"\w+(\[[\w.-]*\])+")
#: What others call the number of records.
LIMITS = {"limit", "max", "max_records", "count", "rows", "size", "n"}
#: What only Python has, and where.
_OF_PYTHON = {
    "resume": "openshelf.paginate(method).to_parquet(path, resume=True)",
    "money": "openshelf.table(method, money=...)",
    "progress": "openshelf.paginate(method, progress=...)",
    "max_pages": "openshelf.paginate(method, max_pages=...)",
    "partition_by": "openshelf.paginate(method).to_parquet(folder, partition_by=...)",
}


#: A path as jq, HTTPie and query strings write it, and its parts.
_INDEXED = re.compile(r"\w+(?:\.\w+|\[\w*\])+")
_PARTS = re.compile(r"\w+")
#: More operations than these are not suggested.
_MOST_MEANT = 3


class MistakeError(ValueError):
    """An error of the command line; each further line of its message begins with two spaces."""


def index() -> dict[str, dict[str, Any]]:
    """Return a few facts of every operation by its full name; parameters are in `operation`."""
    return {each["name"]: each for each in _core._operation_index()}  # noqa: SLF001  our own


def services() -> list[str]:
    """Return the names of the services."""
    return list(dict.fromkeys(each["service"] for each in index().values()))


def name_of(operation: Mapping[str, Any]) -> str:
    """Return the full name of an operation, such as "museum.artworks.search"."""
    return f"{operation['service']}.{operation['full_name']}"


def service(word: str) -> str:
    """Parse the name of a service.

    Raises
    ------
    MistakeError
        With the nearest known name.
    """
    known = services()
    if word in known:
        return word
    raise MistakeError(
        f"no service {word!r}; expected one of {', '.join(known)}{nearest.hint(word, known)}"
    )


def known_operation(word: str) -> dict[str, Any] | None:
    """Return one operation by its full name; the others are not rendered."""
    return _core._operation(word)  # noqa: SLF001  our own


def operation(word: str) -> dict[str, Any]:
    """Parse the name of an operation; return the operation.

    Raises
    ------
    MistakeError
        With the nearest known name.
    """
    found = known_operation(word)
    if found is not None:
        return found
    known = index()
    group = word.rstrip(".") + "."
    members = sum(name.startswith(group) for name in known)
    if members:
        raise MistakeError(
            f"{word!r} is a group of {members} operations; see: openshelf list {word}"
        )
    same = [name for name in known if name.endswith(f".{word}")]
    near = f"; did you mean {' or '.join(same)}?" if 0 < len(same) <= _MOST_MEANT else ""
    near = near or nearest.hint(word, known) or "; see: openshelf list"
    raise MistakeError(f"no operation {word!r}{near}")


def arguments(operation: Mapping[str, Any], words: Sequence[str]) -> dict[str, Any]:
    """Parse ``value`` and ``name=value`` words by the parameters of an operation.

    A word without a name is the first required parameter that no other word names. Text, numbers
    and flags are written plainly; list items are separated by commas, repeated, or a JSON list, in
    which a name may have a comma; objects are JSON, or their members are written by path, such as
    ``filters.keywords=steel``.
    ``name=@file`` and ``@file`` read the value from a file, ``@-`` from standard input. ``None`` is
    Python's None where that may be passed.

    Raises
    ------
    MistakeError
        For a word beyond the required parameters, an unknown name, or a value of the wrong type.
    """
    parameters = {parameter["name"]: parameter for parameter in operation["parameters"]}
    taken = _Taken(name_of(operation))
    unnamed = []
    for word in words:
        name, separator, text = word.partition("=")
        first, *members = name.split(".")
        if not (separator and all(part.isidentifier() for part in (first, *members))):
            if separator:
                _refuse_brackets(operation, parameters, word)
            unnamed.append(word)
        elif members and first in parameters:
            _put(taken.values, parameters[first], name, _text(name, text))
        elif name not in parameters:
            raise MistakeError(_unknown(operation, word, parameters))
        else:
            taken.add(parameters[name], text)
    required = [name for name, each in parameters.items() if each["required"]]
    left = [name for name in required if name not in taken.values]
    for name, word in zip(left, unnamed, strict=False):
        taken.add(parameters[name], word)
    _refuse_blanks(operation, words, taken.faults, unnamed[len(left) :])
    if taken.faults:
        # JSON without its quotes was divided at blanks: its end is a word that has no place.
        raise MistakeError(_all_faults(operation, taken))
    if len(unnamed) > len(left):
        from . import forgotten_quotes  # noqa: PLC0415  # only mistakes need it

        if len(unnamed) <= len(required):
            # By its position, as in Python, one of the words is what another one names.
            placed = zip(required, unnamed, strict=False)
            name, word = next(each for each in placed if each[0] not in left)
            raise MistakeError(
                f"{name}: passed twice, by its name and as {word!r}"
                f"{forgotten_quotes.hint(operation, words, unnamed)}"
            )
        takes = f"takes {', '.join(parameters)}" if parameters else "takes no arguments"
        takes += f", by position {', '.join(required)}" if required else ""
        quoted = forgotten_quotes.hint(operation, words, unnamed[len(left) :])
        raise MistakeError(
            f"{unnamed[len(left)]!r}: expected name=value{quoted}; {name_of(operation)} {takes}"
        )
    return taken.values


def _refuse_blanks(
    operation: Mapping[str, Any],
    words: Sequence[str],
    faults: Mapping[str, str],
    stray: Sequence[str],
) -> None:
    """Refuse arguments with blanks around their sign; only faults and stray words show them."""
    if not faults and not stray:
        return
    from . import forgotten_quotes  # noqa: PLC0415  # only mistakes need it

    parameters = {each["name"]: each for each in operation["parameters"]}
    written = forgotten_quotes.joined(words, lambda name: paths.member(parameters, name))
    if written:
        raise MistakeError(f"{name_of(operation)}: there are no blanks around =: {written}")


class _Taken:
    """The values of a command line, and what is wrong with those that were not understood."""

    def __init__(self, operation: str) -> None:
        self._operation = operation
        #: A text that was not understood stands for its value.
        self.values: dict[str, Any] = {}
        self.faults: dict[str, str] = {}

    def add(self, parameter: dict[str, Any], word: str) -> None:
        """Parse the value of a parameter, or read it from the file that the word names."""
        name = parameter["name"]
        value: Any = word
        try:
            value = _value(self._operation, parameter, word)
        except ValueError as error:
            self.faults.setdefault(name, str(error))
        before = self.values.get(name)
        if texts.takes_list(parameter) and before is not None and value is not None:
            # A text among them is split as the call would.
            both = (before, value)
            lists = (
                each if isinstance(each, list) else texts.listed(parameter, each) for each in both
            )
            self.values[name] = list(itertools.chain.from_iterable(lists))
        elif isinstance(value, list) and isinstance(before, list):
            before += value
        elif isinstance(value, dict) and isinstance(before, dict):
            # Paths stood before the JSON: the same as behind it.
            self.values[name] = _joined(name, value, before)
        elif name in self.values:
            raise MistakeError(f"{name}: passed twice")
        else:
            self.values[name] = value


def _joined(name: str, whole: dict[str, Any], members: dict[str, Any]) -> dict[str, Any]:
    """Add the members that were written by path to an object; lists are joined."""
    joined = dict(whole)
    for member, value in members.items():
        own = joined.get(member)
        if member not in joined:
            joined[member] = value
        elif isinstance(own, list) and isinstance(value, list):
            joined[member] = [*own, *value]
        else:
            raise MistakeError(f"{name}.{member}: passed twice")
    return joined


def _refuse_brackets(
    operation: Mapping[str, Any], parameters: Mapping[str, Mapping[str, Any]], word: str
) -> None:
    """Refuse a name with brackets and a path with an index; say how it is written."""
    name, _, text = word.partition("=")
    if _BRACKETS.fullmatch(name) and meant(operation, name, text):
        raise MistakeError(_unknown(operation, word, parameters))
    if _INDEXED.fullmatch(name):
        _refuse_index(parameters, name, text)
    if _BRACKETS.fullmatch(name):
        raise MistakeError(_unknown(operation, word, parameters))


def _refuse_index(parameters: Mapping[str, Mapping[str, Any]], name: str, text: str) -> None:
    """Refuse a path with an index or with brackets, if it is one of a parameter."""
    plain = ".".join(part for part in _PARTS.findall(name) if not part.isdecimal())
    first, *members = plain.split(".")
    if first not in parameters or not (members or plain != name):
        return
    for path in itertools.accumulate((first, *members), "{}.{}".format):
        found = paths.member(parameters, path)
        if found is not None and found["kind"] == "objects":
            several = f", or {path}='[{{...}}, {{...}}]' for several"
            break
    else:
        several = ""
    raise MistakeError(
        f"{name}: a path has no index and no brackets; write {plain}={text}{several}"
    )


def _value(operation: str, parameter: dict[str, Any], word: str) -> Any:
    """Return the value that a word means, which is None for the word None where Python takes it."""
    name = parameter["name"]
    if "not_base64" in parameter["refusals"]:
        from . import encoded  # noqa: PLC0415  # hardly an operation takes a file

        return encoded.base64_of(operation, parameter, word)
    if (parameter["required"] and not parameter["nullable"]) or "None" in parameter["values"]:
        return texts.argument(parameter, _text(name, word))
    # An empty text is no value, so it can only mean that there is none.
    if word == "None" or (not word and parameter["nullable"]):
        return None
    if word == "null" and parameter["kind"].startswith("text"):
        meaning = "write None for all records" if parameter["nullable"] else "leave it out"
        message = f"{name}: {meaning}; to pass the word null, read it: {name}=@file"
        raise MistakeError(message)
    return texts.argument(parameter, _text(name, word))


def _all_faults(operation: Mapping[str, Any], taken: _Taken) -> str:
    """Return what was not understood, and what the call would refuse beside it."""
    client = getattr(openshelf, operation["service"].capitalize())()
    refused: list[dict[str, Any]] = []
    try:
        # The other values are checked by the call itself.
        openshelf.prepare(operator.attrgetter(operation["full_name"])(client))(**taken.values)
    except openshelf.ArgumentError as error:
        refused = error.faults
    except TypeError:
        pass  # a required argument is missing, too
    others = [each["message"] for each in refused if each["parameter"] not in taken.faults]
    messages: list[str] = [*taken.faults.values(), *others]
    if len(messages) == 1:
        return messages[0]
    what = f"{operation['full_name']}(): {len(messages)} faults:"
    return streams.ABOUT.join([what, *messages])


def _put(given: dict[str, Any], parameter: Mapping[str, Any], path: str, text: str) -> None:
    """Set a member of an object that is an argument."""
    value = given.setdefault(parameter["name"], {})
    if not isinstance(value, dict):
        raise MistakeError(f"{parameter['name']}: it has no members, but {path} was passed, too")
    try:
        paths.put(value, parameter, path, text)
    except ValueError as error:
        raise MistakeError(str(error)) from None


def meant(operation: Mapping[str, Any], name: str, text: str) -> str:
    """Say what to write for a word that the service has for a parameter; otherwise nothing.

    Parameters
    ----------
    operation : mapping
        The operation.
    name : str
        The word.
    text : str
        Its value.

    Returns
    -------
    str
    """
    names = (name, f"{name}[]", name.removesuffix("[]"))
    found = (_core._parameter_of(name_of(operation), each) for each in names)  # noqa: SLF001  our own
    own = next(filter(None, found), None)
    if own is not None:
        return f"; write {own}={_meant_value(operation, own, name, text)}"
    if name in _core._client_options(operation["service"]):  # noqa: SLF001  our own
        return "; it is an option of a client, which only Python programs create"
    if name in LIMITS and operation["paging"] is not None:
        most = text if text.isdecimal() else "N"
        return f"; for at most {most} records, write --all --max {most}"
    if name == "resume" and operation["paging"] is not None:
        return (
            "; write --all --cache, which continues a list that was interrupted; "
            f"Python programs also have {_OF_PYTHON[name]}"
        )
    if name in _OF_PYTHON:
        return f"; only Python programs have it: {_OF_PYTHON[name]}"
    return ""


def _meant_value(operation: Mapping[str, Any], own: str, name: str, text: str) -> str:
    """Return the value of a parameter for one of the service: yesterday=true is day=1.

    For a word that is no flag, it is all values.
    """
    (parameter,) = (each for each in operation["parameters"] if each["name"] == own)
    if "[" in name:
        # A value may have another form on the wire, such as RULE for rule.
        sent = (each for each in parameter["values"] if _is_sent_as(operation, own, each, text))
        return next(sent, text)
    others = parameter["other_names"]
    if parameter["render"] != "days_back" or name not in others:
        return text
    values: list[str] = parameter["values"]
    try:
        # The first value is the day for which the service has no flag.
        place = others.index(name) + 1 if texts.flag(name, text) else 0
    except ValueError:
        return "|".join(values)
    return values[place] if place < len(values) else text


def _is_sent_as(operation: Mapping[str, Any], own: str, value: str, text: str) -> bool:
    """Whether a value of a parameter is this text in a query."""
    form = _core._sent_form(name_of(operation), own, json.dumps(value))  # noqa: SLF001  our own
    return form is not None and [text] == [part[-1] for part in json.loads(form)]


def _unknown(
    operation: Mapping[str, Any], word: str, known: Mapping[str, Mapping[str, Any]]
) -> str:
    """Report that an operation has no such parameter, and suggest the nearest one."""
    if not known:
        return f"{name_of(operation)} takes no arguments"
    name, _, text = word.partition("=")
    near = meant(operation, name, text)
    if not near and "." in name:
        first, _, rest = name.partition(".")
        path = nearest.hint(first, known).removesuffix("?")
        near = f"{path}.{rest}?" if path else ""
    near = near or nearest.hint(name, known) or _member_hint(name, known)
    if not near:
        near = f"; expected {', '.join(known)}"
        required = next((each for each, facts in known.items() if facts["required"]), None)
        near += f"; if it is a value, write {required}={word}" if required else ""
    return f"{name_of(operation)} has no parameter {name!r}{near}"


def _member_hint(name: str, known: Mapping[str, Mapping[str, Any]]) -> str:
    """Suggest a member of an object whose name is nearly the given one."""
    for own, parameter in known.items():
        near = nearest.hint(name, member_names.members(parameter), only_misspelt=True)
        if near:
            return near.replace("did you mean ", f"did you mean {own}.")
    return ""


def _text(name: str, text: str) -> str:
    if not text.startswith("@"):
        return text
    from pathlib import Path  # noqa: PLC0415  # most values are in the command line

    place = text[1:]
    try:
        read = sys.stdin.read() if place == "-" else Path(place).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        if place == "-" and getattr(error, "errno", None) == errno.EBADF:
            raise MistakeError(
                f"{name}: standard input is closed; pass a file: {name}=@file"
            ) from error
        raise MistakeError(f"{name}: {error}") from error
    # Programs and editors end a file with a newline, which is no part of the value.
    return read.removesuffix("\n").removesuffix("\r")
