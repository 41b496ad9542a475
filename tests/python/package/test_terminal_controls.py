"""Tests that no character of an answer is interpreted by a terminal, and that pipes and files get the bytes."""

from __future__ import annotations

import csv
import io
import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from hypothesis import example, given
from hypothesis import strategies as st
from openshelf.terminal import output
from recorder import Answer, Recorder
from terminals import (
    COMMAND,
    OBEYED,
    environment,
    is_obeyed,
    lines_without_controls,
    on_terminal,
    raw,
    read,
    run,
)

pty = pytest.importorskip("pty", reason="terminals are those of Unix")

FORMATS = ["table", "json", "jsonl", "csv"]
#: A name and a value with each of the characters, and one of each with all of them.
RECORD = {f"name{ord(sign):04x}{sign}": f"value{sign}." for sign in OBEYED} | {
    "".join(OBEYED): "".join(OBEYED)
}
SEARCH = ["call", "museum.artworks.search", "q=x"]


@pytest.fixture
def asked(recorder: Recorder) -> Iterator[dict[str, str]]:
    """The environment in which commands use a service that answers with such names and values."""
    answer = {"data": [RECORD, {"inner": [RECORD]}]}
    recorder.answer = Answer(body=json.dumps(answer).encode())
    yield environment(OPENSHELF_MUSEUM_URL=recorder.url, OPENSHELF_GAZETTE_URL=recorder.url)
    recorder.reset()


def escape_of(sign: str, form: str) -> str:
    code = ord(sign)
    if form in {"json", "jsonl"} or (form == "csv" and code < 0x20):
        return json.dumps(sign)[1:-1] if code < 0x20 else f"\\u{code:04x}"
    short = {"\n": r"\n", "\r": r"\r", "\t": r"\t"}
    return short.get(sign) or (f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}")


@pytest.mark.parametrize("form", FORMATS)
def test_control_characters_in_names_and_values_are_escaped(
    form: str, asked: dict[str, str], recorder: Recorder
) -> None:
    """CSV has the columns of the catalog; members without a column are JSON in one of them."""
    answer = {"data": [RECORD, {"inner": [RECORD]}]}
    recorder.answer = Answer(body=json.dumps(answer, ensure_ascii=False).encode())
    status, came = on_terminal(*SEARCH, "--format", form, env=asked)
    text = lines_without_controls(came)
    assert status == 0, text
    shown = [sign for sign in OBEYED if form != "table" or sign not in "\n\r\t"]
    for sign in shown:
        escape = escape_of(sign, form)
        assert f"name{ord(sign):04x}{escape}" in text, ascii(sign)
        assert f"value{escape}." in text, ascii(sign)
    if form == "json":
        assert json.loads(text)["data"] == [RECORD, {"inner": [RECORD]}]
    if form == "jsonl":
        assert [json.loads(line) for line in text.splitlines()] == [RECORD, {"inner": [RECORD]}]
    if form in {"csv", "table"}:
        assert text.count("\n") == 3


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("place", ["pipe", "file"])
def test_pipes_and_files_receive_every_character(
    form: str, place: str, asked: dict[str, str], tmp_path: Path
) -> None:
    file = tmp_path / "output"
    words = [] if place == "pipe" else ["--output", str(file)]
    done = run(*SEARCH, "--format", form, *words, env=asked)
    assert (done.returncode, done.stderr) == (0, b"")
    text = (done.stdout if place == "pipe" else file.read_bytes()).decode()
    if form == "json":
        answer = {"data": [RECORD, {"inner": [RECORD]}]}
        assert text == json.dumps(answer, indent=2, ensure_ascii=False) + "\n"
    if form == "jsonl":
        assert text.startswith(json.dumps(RECORD, ensure_ascii=False) + "\n")
    if form == "csv":
        names, values, _ = csv.reader(io.StringIO(text, newline=""))
        assert json.loads(dict(zip(names, values, strict=True))["_extra"]) == RECORD
    if form == "table":
        assert all(f"value{sign}." in text for sign in OBEYED if sign not in "\n\r\t")


def test_values_of_a_column_are_escaped_only_on_a_terminal(
    asked: dict[str, str], recorder: Recorder
) -> None:
    title = "".join(f"value{sign}." for sign in OBEYED)
    recorder.answer = Answer(body=json.dumps({"data": [{"id": 1, "title": title}]}).encode())
    words = [*SEARCH, "fields=id,title", "--format", "csv"]
    names, values = csv.reader(io.StringIO(run(*words, env=asked).stdout.decode(), newline=""))
    assert dict(zip(names, values, strict=True)) == {"_score": "", "id": "1", "title": title}
    status, came = on_terminal(*words, env=asked)
    text = lines_without_controls(came)
    assert (status, text.count("\n")) == (0, 2)
    assert all(f"value{escape_of(sign, 'table')}." in text for sign in OBEYED)


def test_control_characters_in_text_are_escaped(asked: dict[str, str], recorder: Recorder) -> None:
    text = "title,a\tb\n" + "".join(OBEYED) + ".\n"
    recorder.answer = Answer(body=text.encode(), headers={"Content-Type": "text/csv"})
    words = ["call", "gazette.documents.search_csv", "search_term=x"]
    status, came = on_terminal(*words, env=asked)
    shown = lines_without_controls(came)
    assert (status, shown.startswith("title,a\tb\n")) == (0, True)
    assert all(escape_of(sign, "table") in shown for sign in OBEYED if sign not in "\n\t")
    assert run(*words, env=asked).stdout == text.encode()


MESSAGES = {
    "the words of a refusal": (SEARCH, 1),
    "an option that is none": (["list", "--a\x1b[31m\x9b\u202e"], 2),
    "a word too many": (["sandbox", "a\x1b[31m\x9b\u202e"], 2),
    "a file": ([*SEARCH, "--output", "/no/a\x1b[31m\x9b\u202e"], 2),
    "an operation": (["call", "a\x1b[31m\x9b\u202e"], 2),
    "an argument": (["call", "museum.artworks.list", "a\x1b[31m\x9b\u202e=1"], 2),
}


@pytest.mark.parametrize("case", MESSAGES)
def test_control_characters_in_messages_are_escaped(
    case: str, asked: dict[str, str], recorder: Recorder
) -> None:
    words, expected = MESSAGES[case]
    refusal = {"status": 404, "error": "".join(OBEYED), "detail": f"end {''.join(OBEYED)}"}
    recorder.answer = Answer(status=404, body=json.dumps(refusal).encode())
    status, came = on_terminal(*words, env=asked)
    text = lines_without_controls(came)
    assert (status, text.count("\n")) == (expected, 1), text
    assert r"\x1b" in text and r"\u202e" in text


@pytest.mark.parametrize("are", ["warnings", "errors"])
def test_control_characters_in_warnings_are_escaped(
    are: str, asked: dict[str, str], recorder: Recorder
) -> None:
    """A field that no record has is named as it was passed."""
    recorder.answer = Answer(body=b'{"data": [{"id": 1}]}')
    words = ["call", "museum.artworks.list", "fields=id,a\u202e"]
    command = [each for each in COMMAND if are == "errors" or each not in {"-W", "error"}]
    status, came = on_terminal(*words, env=asked, command=command)
    text = lines_without_controls(came)
    assert (status, "UnknownFieldWarning: " in text) == (int(are == "errors"), True), text
    assert "Traceback" not in text


def test_control_characters_in_file_names_are_escaped(
    asked: dict[str, str], recorder: Recorder, tmp_path: Path
) -> None:
    picture = b"\xff\xd8\xff\xda\0\x02\xff\xd9"
    recorder.answer = Answer(body=picture, headers={"Content-Type": "image/jpeg"})
    file = tmp_path / "a\x1b[31m\u202e.jpg"
    words = ["download", "placeholder.fetch_seed", "seed=a", "width=40", "--output", str(file)]
    status, came = on_terminal(*words, env=asked | {"OPENSHELF_PLACEHOLDER_URL": recorder.url})
    # The line of progress is rewritten.
    came = came.replace(b"\r", b"").replace(b"\x1b[K", b"")
    assert (status, r"a\x1b[31m\u202e.jpg" in lines_without_controls(came)) == (0, True)
    assert file.read_bytes() == picture


@pytest.mark.parametrize("form", FORMATS)
def test_a_latin_1_terminal_receives_no_utf_8_bytes(
    form: str, asked: dict[str, str], recorder: Recorder
) -> None:
    """To a terminal of Latin-1 the second byte of "\u011b" begins an escape sequence."""
    record = {"\u00fcber \u011b": "\u00fc\u011b\U0001f600", "title": "\u00fc\u011b"}
    recorder.answer = Answer(body=json.dumps({"data": [record]}).encode())
    latin = asked | {"PYTHONIOENCODING": "latin-1"}
    status, came = on_terminal(*SEARCH, "--format", form, env=latin)
    assert (status, any(0x80 <= byte < 0xA0 for byte in came)) == (0, False), came
    text = came.decode("latin-1")
    if form.startswith("json"):
        found = json.loads(text)
        assert (found["data"][0] if form == "json" else found) == record
    else:
        assert r"über \u011b" in text and r"ü\u011b" in text


def test_a_device_that_is_a_terminal_is_treated_as_one(asked: dict[str, str]) -> None:
    status, came = on_terminal(*SEARCH, "--output", "/dev/stdout", "--format", "csv", env=asked)
    assert (status, r"name009b\x9b" in lines_without_controls(came)) == (0, True)
    words = ["call", "museum.artworks.list", "--format", "parquet", "--output", "/dev/stdout"]
    status, came = on_terminal(*words, env=asked)
    assert (status, b"--output" in came) == (2, True)


class Terminal:
    """A real terminal; one end is written to, the other is read."""

    def __init__(self) -> None:
        self._reading, writing = pty.openpty()
        raw(writing)
        self.out = os.fdopen(writing, "wb")

    def everything(self, write: Any) -> bytes:
        """What arrives while a function writes."""
        parts: list[bytes] = []
        reader = threading.Thread(
            target=lambda: parts.extend(iter(lambda: read(self._reading), b""))
        )
        reader.start()
        write(self.out)
        self.out.close()
        reader.join()
        os.close(self._reading)
        return b"".join(parts)


#: Texts with many such characters, including parts of characters.
TEXTS = st.text(
    st.one_of(
        st.sampled_from(OBEYED), st.characters(), st.sampled_from("\ud800\udfff\u2028\ufeff")
    ),
    max_size=12,
)
VALUES = st.recursive(
    TEXTS | st.none() | st.integers(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=5,
)


@given(
    records=st.lists(st.dictionaries(TEXTS, VALUES, min_size=1, max_size=3), max_size=3),
    form=st.sampled_from(FORMATS),
)
@example(records=[{"\u009b31m": "\x7f\u2066"}], form="csv")
def test_any_records_are_escaped_on_a_terminal(records: list[Any], form: str) -> None:
    came = Terminal().everything(lambda out: output.write_records(records, form, out))
    text = lines_without_controls(came)
    assert not any("\ud800" <= sign <= "\udfff" for sign in text)
    if form == "json":
        assert json.loads(text) == records
    elif form == "jsonl":
        assert [json.loads(line) for line in text.split("\n")[:-1]] == records
    else:
        extra = 1 if form == "csv" or not records or "more column" in text else 0
        assert text.count("\n") in {len(records) + 1, len(records) + 1 + extra}
    piped = io.BytesIO()
    output.write_records(records, form, piped)
    if form == "json":
        whole = json.dumps(records, indent=2, ensure_ascii=False) + "\n"
        assert piped.getvalue() == whole.encode(errors="surrogatepass")


@given(text=TEXTS)
def test_any_text_is_escaped_on_a_terminal(text: str) -> None:
    came = Terminal().everything(lambda out: output.write_text(text, out))
    assert lines_without_controls(came).endswith("\n")
    piped = io.BytesIO()
    output.write_text(text, piped)
    assert piped.getvalue() == text.encode(errors="surrogatepass")


def test_the_repr_of_a_table_escapes_control_characters(recorder: Recorder) -> None:
    """In a session of Python: values, and the names of members that no column has."""
    for sign in OBEYED:
        record = {"id": 1, "title": f"t{sign}", f"n{sign}": sign}
        recorder.answer = Answer(body=json.dumps({"data": [record]}).encode())
        with make_client("museum", recorder.url) as museum:
            shown = repr(openshelf.table(museum.artworks.list)(fields=["id", "title"]))
        assert not any(is_obeyed(sign) for sign in shown if sign != "\n"), ascii(shown)
        assert f"t{escape_of(sign, 'table')}" in shown
        assert "_extra" in shown and '{"n' in shown


def test_the_repr_of_a_call_escapes_control_characters(recorder: Recorder) -> None:
    """A text from a service may be the argument of the next call."""
    with make_client("museum", recorder.url) as museum:
        # Checked arguments have no control characters.
        search = openshelf.paginate(museum.with_options(validate=False).artworks.search)
        for sign in OBEYED:
            for made in (search.records(sign), search.pages(sign), search.batches(sign)):
                shown = repr(made)
                assert not any(is_obeyed(each) for each in shown), ascii(shown)
                assert "q='\\" in shown
