"""Tests that the docstring of every operation describes it correctly, in the terms of its service."""

import ast
import doctest
import inspect
import json
import operator
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import TODAY, class_name
from catalog_entries import CATALOG
from catalog_facts import SERVICES
from each import for_each

#: Words that users of the package do not know, and words that are too vague.
LEAKS = [
    r"\bspecification\b",
    r"\bthe contract\b",
    r"\brow \"",
    r"\bthe table\b",
    r"\.toml\b",
    r"(?i:\bserver: )",
    r"(?i:\bserver default\b)",
    r"\bthe server\b",
    r"(?i:\bserver fault\b)",
    r"\bIGNORED\b|\bNOT\b|\bNO\b|\bONE\b",
    r"\btwin\b",
    r"sandbox",
    r"127\.0\.0\.1",
    r"\bconditions\[",
    r"\bnull\b",
]

#: The beginnings of the examples' answers, one line per operation.
ANSWERS = Path(__file__).resolve().parents[3] / "src" / "describe" / "answers.jsonl"

#: The width of a docstring, without the margin that `help` adds.
WIDTH = 88

FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@cache
def docstring(identity: str, asynchronous: bool = False) -> str:
    operation = CATALOG[identity]
    found = getattr(openshelf, class_name(operation["service"], asynchronous))
    for name in operation["full_name"].split("."):
        found = getattr(found, name)
    assert isinstance(found.__doc__, str)
    return found.__doc__


def sections(text: str) -> dict[str, str]:
    """The sections of a docstring by title; the first has none."""
    parts = re.split(r"^(\w+)\n-+\n", text, flags=re.MULTILINE)
    return {"": parts[0], **dict(zip(parts[1::2], parts[2::2], strict=True))}


def example(text: str) -> doctest.Example:
    """The only example of a docstring."""
    [only] = doctest.DocTestParser().get_examples(text)
    return only


@pytest.fixture(scope="module")
def clients() -> Iterator[dict[str, Any]]:
    """Clients of a sandbox with the default data, by the names that the examples use."""
    with openshelf.Sandbox(today=TODAY) as sandbox:
        yield {
            name: getattr(sandbox, name)(requests_per_second=None, max_retries=0)
            for name in SERVICES
        }


def failures(identity: str, clients: dict[str, Any]) -> list[str]:
    """The differences that doctest finds in the example of an operation."""
    operation = CATALOG[identity]
    # Building a URL sends no request, and the docstring shows the service's own.
    own = operation["answer"] == "address"
    client = (
        getattr(openshelf, class_name(operation["service"]))()
        if own
        else clients[operation["service"]]
    )
    globs = {operation["service"]: client}
    test = doctest.DocTestParser().get_doctest(docstring(identity), globs, identity, None, 0)
    said: list[str] = []
    doctest.DocTestRunner(verbose=False, optionflags=FLAGS).run(test, out=said.append)
    return said


@for_each(CATALOG, [False, True])
def test_docstrings_mention_no_internals(identity: str, asynchronous: bool) -> None:
    text = docstring(identity, asynchronous)
    # Quotes of a service's answer stay as they are.
    prose = text.split("Examples\n")[0]
    found = [leak for leak in LEAKS if re.search(leak, prose)]
    assert not found, [
        line for line in prose.splitlines() if any(map(re.compile(found[0]).search, [line]))
    ]
    assert "sandbox" not in text
    assert "127.0.0.1" not in text


@pytest.mark.parametrize("service", SERVICES)
def test_each_summary_is_unique_and_one_sentence(service: str) -> None:
    said = Counter(
        sections(docstring(identity))[""].strip()
        for identity, operation in CATALOG.items()
        if operation["service"] == service
    )
    assert [sentence for sentence, count in said.items() if count > 1] == []
    for sentence in said:
        assert re.fullmatch(r"[A-Z][^.]*(\.(?=\S)[^.]*)*\.", sentence.replace("\n", " ")), sentence


@for_each(CATALOG)
def test_every_parameter_has_a_kind_and_a_sentence(identity: str) -> None:
    operation = CATALOG[identity]
    written = sections(docstring(identity)).get("Parameters", "")
    entries = re.split(r"^(?=\w+ : )", written, flags=re.MULTILINE)[1:]
    assert [entry.split(" : ")[0] for entry in entries] == [
        item["name"] for item in operation["parameters"]
    ]
    for entry, item in zip(entries, operation["parameters"], strict=True):
        head, *text = entry.splitlines()
        prose = " ".join(line.strip() for line in text)
        assert re.search(r"\w \w", prose) and re.search(r"[.:]", prose), entry
        assert prose[0].isupper() or prose.startswith(item["name"]), entry
        assert (", optional" in head or ", default" in head) == (not item["required"]), head
        for value in item["values"]:
            assert re.search(rf"(?<!\w){re.escape(value)}\b", " ".join(entry.split())), (
                value,
                entry,
            )
        for limit in (item["min"], item["max"]):
            assert limit is None or item["values"] or str(limit) in entry, entry


@pytest.mark.parametrize(
    ("identity", "records"),
    [("gazette.documents.search", "results"), ("museum.artworks.search", "data")],
)
def test_the_members_without_fields_are_those_that_come(
    identity: str, records: str, sandbox: Any
) -> None:
    service, path = identity.split(".", 1)
    answer = operator.attrgetter(path)(getattr(sandbox, service)())("water")
    members = {name for record in answer[records] for name in record}
    text = " ".join(docstring(identity).split())
    said = re.search(r"fields : .*?By default ([^.]+)\.", text)
    assert said is not None
    named = set(re.split(r", | and ", said[1]))
    assert members <= named <= members | set(CATALOG[identity]["left_out"])


def heads(columns: list[dict[str, Any]]) -> Iterator[tuple[str, str]]:
    """The columns and those inside of them: name and unit."""
    for column in columns:
        yield column["name"], column["unit"]
        for inner in column["columns"]:
            yield inner["name"], inner["unit"]


@for_each(CATALOG)
def test_the_returns_section_names_members_and_units(identity: str) -> None:
    operation = CATALOG[identity]
    returns = " ".join(sections(docstring(identity))["Returns"].split())
    columns = operation["leading_columns"] + operation["columns"] + operation["included_columns"]
    for name, unit in heads(columns):
        assert re.search(rf"(?<![\w.]){re.escape(name)} : ", returns), name
        assert " ".join(unit.split()) in returns, unit
    for name in operation["members"]:
        assert name in returns, name
    kinds = {"object": "dict", "list": "list", "object_or_list": "dict or list"}
    if operation["answer"] in kinds:
        assert returns.startswith(kinds[operation["answer"]] + " ")
        assert len(returns.split()) > 3, returns


@pytest.mark.parametrize("identity", CATALOG)
def test_the_example_runs_and_shows_the_start_of_the_answer(
    identity: str, clients: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The example is run, and doctest compares the result with the docstring."""
    monkeypatch.chdir(tmp_path)
    shown = example(docstring(identity))
    assert shown.source.startswith(f"{identity}(")
    assert re.search(r"\w{2}", shown.want.replace("...", "")), shown.want
    assert failures(identity, clients) == []


def test_the_answers_have_one_line_for_each_operation() -> None:
    lines = ANSWERS.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["operation"] for line in lines] == list(CATALOG)


def test_examples_fail_with_other_data() -> None:
    """The comparison above can fail."""
    with openshelf.Sandbox(seed=1, today=TODAY) as sandbox:
        others = {"disease": sandbox.disease(), "gazette": sandbox.gazette()}
        assert failures("disease.totals.country", others)
        assert failures("gazette.documents.search", others)


@for_each(CATALOG)
def test_the_asynchronous_docstring_differs_only_in_await(identity: str) -> None:
    text, awaited = docstring(identity), docstring(identity, asynchronous=True)
    code, other = example(text), example(awaited)
    assert other.source.startswith(f"await {identity}(")
    assert ast.dump(ast.parse(other.source.removeprefix("await "))) == ast.dump(
        ast.parse(code.source)
    )
    assert other.want == code.want
    parts, others = sections(text), sections(awaited)
    for title in parts.keys() - {"Returns", "Examples"}:
        assert others[title] == parts[title]


@for_each(CATALOG)
def test_lines_are_no_wider_than_a_terminal(identity: str) -> None:
    for line in docstring(identity).splitlines():
        # A URL has no place for a line break.
        assert len(line) <= WIDTH or "://" in line, line


@pytest.mark.parametrize("service", SERVICES)
def test_the_example_of_a_client_passes(service: str) -> None:
    name = class_name(service)
    text = inspect.getdoc(getattr(openshelf, name))
    assert text is not None
    test = doctest.DocTestParser().get_doctest(text, {"openshelf": openshelf}, name, None, 0)
    assert len(test.examples) == 1
    assert test.examples[0].want
    assert not doctest.DocTestRunner(verbose=False).run(test).failed
