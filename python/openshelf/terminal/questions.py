"""The command ask, which takes people's words."""

from __future__ import annotations

import itertools
import json
import shutil
import sys
import textwrap

import openshelf
from openshelf import asking
from openshelf.asking import context

from . import chart, commands, groups, in_sql, nearest, output, question_words, streams, words

TYPE_CHECKING = False  # typing is not imported at run time: a command starts quickly
if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Mapping, Sequence
    from typing import Any

#: What lists the words of a subject in place of a question.
_WORDS = "words"
#: How many bars a chart has, unless --max says otherwise.
_BARS = 20


def ask(chosen: argparse.Namespace) -> int:
    """Answer a question, and say what is left if the answer is interrupted."""
    try:
        return _answer(chosen)
    except KeyboardInterrupt:
        streams.complain(
            "the answer was not read to its end, and nothing was kept to continue from; "
            "--max N reads less"
        )
        raise


def _answer(chosen: argparse.Namespace) -> int:
    """Answer a question: a list, the sums of groups, or what a query makes of the list."""
    if chosen.subject is None:
        raise words.MistakeError(f"what is asked about? expected one of {', '.join(subjects())}")
    service, subject = _subject(chosen.subject)
    helper = asking.described(service)["helpers"][subject["helper"]]
    if chosen.asked == [_WORDS]:
        return _list_words(helper, subject)
    given, hints = question_words.given(chosen.subject, helper, chosen.asked)
    group = _group(chosen.subject, subject, chosen.group)
    apart = _apart(subject, helper, given)
    form = chosen.format or ("table" if sys.stdout.isatty() else "json")
    _check(chosen, subject, group, apart)
    with commands.open_client(service, sandboxed=chosen.sandbox) as client:
        made = asking.made_for(client, subject["helper"], given)
        listed = _listed(subject, helper, made)
        if group is None:
            arguments = _arguments(subject, made, listed["arguments"])
            _require(client, subject, helper, arguments)
            _refuse_everything(chosen, subject)
            found = _write_list(client, chosen, subject, arguments, form)
            return _say_beside(listed, [*hints, *([] if found else _unchecked(helper, given))])
        rows, note = _grouped(client, subject, group, made, apart)
    rows = groups.largest_first(rows, group)
    kept = rows[: chosen.max or (_BARS if form == "chart" else None)]
    notes = [note, *([] if rows else _unchecked(helper, given))]
    if len(kept) < len(rows):
        notes.append(f"{len(kept)} of {len(rows)} groups by {group['name']}; --max N shows more")
    _write_groups(group, kept, form, [each for each in notes if each])
    return _say_beside(listed, hints)


def _check(
    chosen: argparse.Namespace,
    subject: Mapping[str, Any],
    group: Mapping[str, Any] | None,
    apart: str,
) -> None:
    """Refuse what cannot be asked for together, before anything is sent."""
    if group is not None and group["is_whole"] and apart:
        others = next(each["name"] for each in subject["groups"] if not each["is_whole"])
        raise words.MistakeError(
            f"--group {group['name']} cannot be asked for with {apart}: "
            f"{subject['whole']['why_not']}; group by another, such as {others}"
        )
    if chosen.format == "chart" and group is None:
        names = ", ".join(each["name"] for each in subject["groups"])
        how = f"pass --group, one of {names}" if names else _no_groups(chosen.subject)
        raise words.MistakeError(f"--format chart draws groups: {how}")
    if chosen.sql is not None:
        if group is not None:
            raise words.MistakeError("--group and --sql are mutually exclusive: group in the query")
        in_sql.check(chosen.sql)


def _refuse_everything(chosen: argparse.Namespace, subject: Mapping[str, Any]) -> None:
    """Refuse to scroll through every record that there is; pipes and files take them."""
    if chosen.asked or chosen.max or chosen.sql or not sys.stdout.isatty():
        return
    group = f"--group {subject['groups'][0]['name']}, " if subject["groups"] else ""
    raise words.MistakeError(
        f"{chosen.subject} without words is everything, which is too long for a terminal; write "
        f"words (listed by: openshelf ask {chosen.subject} {_WORDS}), {group}--max 20, or write "
        "into a file: --format csv > FILE.csv"
    )


def _grouped(
    client: Any,
    subject: Mapping[str, Any],
    group: Mapping[str, Any],
    made: Mapping[str, Any],
    apart: str,
) -> tuple[list[groups.Row], str]:
    """Ask for groups; return them, and what they leave out or have several times."""

    def ask_for(one: Mapping[str, Any]) -> list[groups.Row]:
        return list(groups.grouped(client, one, _arguments(subject, made, one["arguments"])))

    rows, out = groups.in_groups(ask_for(group))
    if group["is_whole"]:
        return rows, ""
    whole = _whole(subject)
    if whole is None or apart:
        return rows, groups.unknown_rest(group, out)
    return rows, groups.rest(group, rows, ask_for(whole))


def _write_list(
    client: Any,
    chosen: argparse.Namespace,
    subject: Mapping[str, Any],
    arguments: dict[str, Any],
    form: str,
) -> bool:
    """Write the list, or what a query makes of it; return False if the list has no records."""
    method = groups.method_of(client, subject["operation"])
    bar = commands.shows_progress(form, is_terminal=sys.stdout.isatty())
    listing = openshelf.paginate(method, max_records=chosen.max, progress=bar)
    records: Iterable[dict[str, Any]]
    columns: Sequence[str]
    if chosen.sql is None:
        records, columns = listing.records(**arguments), arguments.get("fields", ())
    else:
        table = listing.table(**in_sql.with_named(chosen.sql, method.operation, arguments))
        records, columns = in_sql.answered(chosen.sql, subject["name"], table)
    records = iter(records)
    first = list(itertools.islice(records, 1))
    output.write_records(itertools.chain(first, records), form, sys.stdout.buffer, columns)
    return bool(first) or chosen.sql is not None


def _unchecked(helper: Mapping[str, Any], given: Mapping[str, Any]) -> list[str]:
    """Say of an answer without records which words are texts that nothing is checked against."""
    names = [
        each["name"]
        for each in helper["words"]
        if each["form"] == "texts" and given.get(each["name"])
    ]
    if not names:
        return []
    return [f"nothing was found; a text is not checked, so {' or '.join(names)} may be misspelt"]


def _write_groups(
    group: Mapping[str, Any], rows: Sequence[groups.Row], form: str, notes: Sequence[str]
) -> None:
    """Write groups, and what is to be known of them: below a chart, or beside data."""
    if form == "chart":
        _draw(groups.told_apart(rows))
    else:
        columns = [name for name in (group["name"], group["code"], group["value"]) if name]
        records = (dict(zip(columns, groups.cells(group, row), strict=True)) for row in rows)
        output.write_records(records, form, sys.stdout.buffer, columns)
        sys.stdout.flush()
    out = sys.stdout if form == "chart" else sys.stderr
    out.writelines(f"({each})\n" for each in notes)


def _list_words(helper: Mapping[str, Any], subject: Mapping[str, Any]) -> int:
    """List the words of a subject, each with what it takes, and the names of its groups."""
    widest = max(len(each["name"]) for each in helper["words"])
    for each in helper["words"]:
        sample = "" if "such as" in each["note"] else f", such as {each['sample']}"
        text = f"{each['name']:<{widest}}  {each['note']}{sample}"
        lines = textwrap.wrap(
            text, shutil.get_terminal_size().columns, subsequent_indent=" " * (widest + 2)
        )
        sys.stdout.writelines(f"{line}\n" for line in lines)
    names = ", ".join(each["name"] for each in subject["groups"])
    if names:
        text = f"--group takes one of {names}"
        lines = textwrap.wrap(text, shutil.get_terminal_size().columns, subsequent_indent="  ")
        sys.stdout.writelines(f"{line}\n" for line in ["", *lines])
    return 0


def _listed(
    subject: Mapping[str, Any], helper: Mapping[str, Any], made: Mapping[str, Any]
) -> Mapping[str, Any]:
    """Return the arguments of the list: the subject's, or those of a word that all records have."""
    for each in subject["lists"]:
        word = next(word for word in helper["words"] if word["name"] == each["word"])
        choice = next(choice for choice in word["choices"] if choice["name"] == each["choice"])
        found = made.get(word["members"][0])
        if found and set(found) <= set(choice["codes"]):
            return {**subject, **each}
    return subject


def _whole(subject: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return the group with which others are compared, which tells what they leave out."""
    if subject["whole"] is None:
        return None
    name = subject["whole"]["group"]
    whole: dict[str, Any] = next(each for each in subject["groups"] if each["name"] == name)
    return whole


def _apart(subject: Mapping[str, Any], helper: Mapping[str, Any], given: Mapping[str, Any]) -> str:
    """Return the word with which no group is the whole, as it was written; empty without one."""
    for name, codes in (subject["whole"] or {"not_with": []})["not_with"]:
        word = next(each for each in helper["words"] if each["name"] == name)
        written = given.get(name)
        found = context.chosen(word["choices"], written) if isinstance(written, str) else None
        if found and set(found) <= set(codes):
            return f"{name}={written}"
    return ""


def _say_beside(listed: Mapping[str, Any], hints: Sequence[str]) -> int:
    """Say beside an answer how words were read, and that amounts of lists and of groups differ."""
    said = [*hints, *filter(None, [listed["amounts"]])]
    if said:
        sys.stdout.flush()
        sys.stderr.writelines(f"({each})\n" for each in said)
    return 0


def _require(
    client: Any, subject: Mapping[str, Any], helper: Mapping[str, Any], arguments: dict[str, Any]
) -> None:
    """Refuse a question without a word that the list needs, in the name of the word."""
    try:
        openshelf.prepare(groups.method_of(client, subject["operation"]))(**arguments)
    except openshelf.ArgumentError as error:
        # What is allowed in place of an object names the member that is missing.
        lacks = [str(each["allowed"]) for each in error.faults]
        for word in helper["words"]:
            if f"a JSON object with {json.dumps(word['members'][0])}" in lacks:
                values = ", ".join(choice["name"] for choice in word["choices"])
                raise words.MistakeError(
                    f"{word['name']} is missing: write {word['name']}= and one of {values}"
                ) from None
        raise


def completions(given: Sequence[str], last: str) -> list[str]:
    """Return the words of a question, or what one may be.

    Parameters
    ----------
    given : sequence of str
        The subject, and the words that are complete.
    last : str
        The word that is being typed.

    Returns
    -------
    list of str
    """
    subject = subjects().get(given[0])
    if subject is None:
        return []
    service = given[0].partition(".")[0]
    known = asking.described(service)["helpers"][subject["helper"]]["words"]
    name, equals, typed = last.partition("=")
    if not equals:
        return [f"{each['name']}=" for each in known if each["name"].startswith(last)]
    offered = [word for each in known if each["name"] == name for word in _offered(each)]
    *before, typed = typed.split(",")
    start = f"{name}={''.join(f'{each},' for each in before)}"
    return [f"{start}{each}" for each in offered if each.startswith(typed) and each not in before]


def _offered(word: Mapping[str, Any]) -> list[str]:
    """Return the words that an argument is known to take."""
    form = word["form"]
    if form == "flag":
        return ["true", "false"]
    if isinstance(form, dict) and form.get("places") in {"county", "city", "district"}:
        return []
    known = word["known"] or {"short_forms": [], "names": []}
    names = [*(short for short, _ in known["short_forms"]), *known["names"]]
    return [*(choice["name"] for choice in word["choices"]), *names]


def subjects() -> dict[str, dict[str, Any]]:
    """Return what can be asked about, by its full name, such as "spending.awards"."""
    return {
        f"{service}.{name}": subject
        for service in words.services()
        for name, subject in asking.described(service)["subjects"].items()
    }


def _subject(word: str) -> tuple[str, dict[str, Any]]:
    known = subjects()
    if word not in known:
        hint = nearest.hint(word, known) or f"; expected one of {', '.join(known)}"
        service = word.partition(".")[0].lower()
        if service in words.services() and not any(each.startswith(service) for each in known):
            hint += (
                f". Operations of {service} take plain arguments instead of words: "
                f"openshelf list {service} shows them, and openshelf call OPERATION asks one"
            )
        raise words.MistakeError(f"no question is about {word!r}{hint}")
    return word.partition(".")[0], known[word]


def _group(name: str, subject: Mapping[str, Any], word: str | None) -> dict[str, Any] | None:
    if word is None:
        return None
    known = {each["name"]: each for each in subject["groups"]}
    if not known:
        raise words.MistakeError(_no_groups(name))
    if word not in known:
        if "," in word:
            hint = f": it takes one name, and --sql has several; names are {', '.join(known)}"
        else:
            hint = nearest.hint(word, known) or f"; expected one of {', '.join(known)}"
        raise words.MistakeError(f"{name} has no group {word!r}{hint}")
    found: dict[str, Any] = known[word]
    return found


def _no_groups(name: str) -> str:
    return f"{name} has no groups: count its list with --sql, by group by"


def _arguments(subject: Mapping[str, Any], made: Mapping[str, Any], given: str) -> dict[str, Any]:
    """Return the arguments of a call with what the helper gave."""
    own: dict[str, Any] = json.loads(given or "{}")
    return {**own, **(made if not subject["argument"] else {subject["argument"]: made})}


def _draw(rows: Sequence[tuple[str, float | None]]) -> None:
    lines = chart.bars(rows) if rows else ["(nothing)"]
    for line in lines:
        sys.stdout.write(f"{line}\n")
