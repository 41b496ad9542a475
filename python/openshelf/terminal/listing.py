"""The commands that search and list the operations."""

from __future__ import annotations

import re
import sys

from . import nearest, streams, words

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Mapping, Sequence

#: The widest column of names on a terminal; a longer name has a line of its own.
_NAMES = 44
#: So many that a search in people's words finds are among the first.
#: If fewer operations have all the words, more of these follow.
_FEW = 3
#: The likeness of an operation with a word in its name or its summary.
_NAMED = 6
_MORE = 8
#: Letters of a word in which a slip is told from another word.
_LONG_WORD = 6
_FACTS = ("name", "method", "path", "summary")
_WORDS = re.compile("[a-z0-9]+")


def search(chosen: argparse.Namespace) -> int:
    """Print the operations whose name, texts, path or arguments contain all the words."""
    only = words.service(chosen.service) if chosen.service else None
    known = [each for each in words.index().values() if only in {None, each["service"]}]
    wanted = [part.lower() for word in chosen.text for part in word.split()]
    wanted, values = _split(wanted, known)
    found = [each for each in known if all(word in _told(each) for word in wanted)]
    operations = _best_first(found, wanted, known) if wanted and found else found
    if not operations:
        text = " ".join(chosen.text)
        near = _near(wanted, known)
        raise words.MistakeError(f"no operation matches {text!r}{near or '; see: openshelf list'}")
    if values:
        streams.complain(
            f"{', '.join(values)}: in the words of no operation; found are those for the other "
            "words, which may take it as a value"
        )
    _print(operations, grouped=not wanted)
    return 0


def _split(wanted: list[str], known: Sequence[Mapping[str, str]]) -> tuple[list[str], list[str]]:
    """Divide words into those that an operation has, and those that may be values."""
    everything = " ".join(_told(each) for each in known)
    wanted = [_singular(word, everything) for word in wanted]
    values = [word for word in wanted if word not in everything]
    if len(values) == len(wanted) or _near(values, known):
        return wanted, []
    return [word for word in wanted if word not in values], values


def _singular(word: str, everything: str) -> str:
    """Return a word without the sign of the plural, if operations have only that form."""
    one = word.removesuffix("s")
    return one if word not in everything and len(one) > 2 and one in everything else word


def _told(operation: Mapping[str, str]) -> str:
    """Return everything that is said of an operation, in lower case."""
    facts = (*_FACTS, "section", "everyday_words", "words")
    return " ".join(operation[fact] for fact in facts).lower()


def operations(chosen: argparse.Namespace) -> int:
    """Print the operations of a service, or of all."""
    only = words.service(chosen.service) if chosen.service else None
    if chosen.json:
        return _print_json(only)
    _print(
        [each for each in words.index().values() if only in {None, each["service"]}], grouped=True
    )
    return 0


def _print_json(only: str | None) -> int:
    """Print the facts that a program in another language needs, as a JSON array."""
    import json  # noqa: PLC0415  # only this form needs them

    from . import described  # noqa: PLC0415  # as above

    # ASCII, so that a terminal shows every character, and any program reads it.
    sys.stdout.write(json.dumps(described.operations(only), indent=2) + "\n")
    return 0


def _best_first(
    operations: Sequence[Mapping[str, str]],
    wanted: Sequence[str],
    known: Sequence[Mapping[str, str]],
) -> list[Mapping[str, str]]:
    """Sort operations: the best by name, what a search in people's words finds, the others.

    If hardly one has all the words, the best of those that have some of them follow.
    """
    from openshelf.agents import search as questions  # noqa: PLC0415  # no other command ranks

    # The sort keeps the order of the catalog among operations that match equally well.
    found = sorted(operations, key=lambda each: (-_likeness(each, wanted), _verb(each)))
    names = {each["name"] for each in found}
    ranked = [each["name"] for each in questions.find(" ".join(wanted))]
    # A word somewhere in a text says less than what people mean by the words.
    best = _likeness(found[0], wanted)
    named = [each["name"] for each in found if _likeness(each, wanted) == best >= _NAMED][:_FEW]
    # What is only a value of an argument means no operation more than another.
    is_value = not best and all(word in found[0]["words"].lower() for word in wanted)
    meant = [] if is_value else [name for name in ranked if name in names][:_FEW]
    first = list(dict.fromkeys([*named, *meant]))
    found.sort(key=lambda each: first.index(each["name"]) if each["name"] in first else len(first))
    if len(found) < _FEW:
        rest = {each["name"]: each for each in known if each["name"] not in names}
        found += [rest[name] for name in ranked if name in rest][:_MORE]
    return found


def _verb(operation: Mapping[str, str]) -> int:
    """Order operations that match equally well: searches, lists, and all others."""
    verbs = ("search", "list")
    parts = operation["name"].split(".")
    if any("download" in part for part in parts):
        return len(verbs)
    return min((verbs.index(part) for part in parts if part in verbs), default=len(verbs))


def _likeness(operation: Mapping[str, str], wanted: Sequence[str]) -> int:
    """Rate how well the name and the texts of an operation match the words."""
    name = operation["name"].lower()
    summary = operation["summary"].lower()
    other = f"{operation['section']} {operation['path']}".lower()
    parts = name.split(".")
    total = 0
    for word in wanted:
        if word == name:
            total += 100
        elif word in parts:
            total += 16
        elif word in _WORDS.findall(name):
            total += 12
        elif word in name:
            total += 8
        elif word in _WORDS.findall(summary):
            total += 6
        elif word in summary:
            total += 3
        elif word in other:
            total += 1
    return total


def _near(wanted: Sequence[str], known: Sequence[Mapping[str, str]]) -> str:
    """Name a word of an operation that is near to the first word that occurs nowhere."""
    told = {
        word for each in known for fact in _FACTS for word in _WORDS.findall(each[fact].lower())
    }
    everything = " ".join(sorted(told))
    missing = next((word for word in wanted if word not in everything), "")
    # A search term, such as the name of a painter, is not a misspelt word; and Monet is not money.
    is_long = len(missing) >= _LONG_WORD
    return nearest.hint(missing, sorted(told), only_misspelt=True) if is_long else ""


def _print(operations: Sequence[Mapping[str, str]], *, grouped: bool) -> None:
    """Print operations: on a terminal within its width, elsewhere in one line each."""
    lines = _lines_of_terminal(operations, grouped=grouped) if sys.stdout.isatty() else None
    for line in lines or _table(operations):
        sys.stdout.write(f"{line.rstrip()}\n")
    noun = "operation" if len(operations) == 1 else "operations"
    sys.stdout.write(f"{len(operations)} {noun}\n")


def _table(operations: Sequence[Mapping[str, str]]) -> list[str]:
    """Return a line for each operation, in columns."""
    widths = {fact: max(len(each[fact]) for each in operations) for fact in _FACTS}
    return ["  ".join(each[fact].ljust(widths[fact]) for fact in _FACTS) for each in operations]


def _lines_of_terminal(operations: Sequence[Mapping[str, str]], *, grouped: bool) -> list[str]:
    """Return names and summaries in lines that fit, below the names of their clients."""
    width = streams.width()
    widest = max(len(each["name"]) for each in operations)
    column = max(min(_NAMES, width // 2, widest), 2) + 2
    lines: list[str] = []
    last = ""
    for each in operations:
        if grouped and each["service"] != last:
            last = each["service"]
            count = sum(other["service"] == last for other in operations)
            lines += [*([""] if lines else []), f"{last} ({count})"]
        if len(each["name"]) > column - 2:
            lines += [_cut(each["name"], width), f"{'':{column}}{each['summary']}"]
        else:
            lines.append(f"{each['name']:{column}}{each['summary']}")
    return [_cut(line, width) for line in lines]


def _cut(line: str, width: int) -> str:
    return line if len(line) <= width else f"{line[: width - 1]}…"
