"""Tests that texts arrive byte for byte, and that a terminal gets whole lines."""

from __future__ import annotations

from pathlib import Path

import openshelf
import pytest
from recorder import Answer, Recorder
from terminals import environment, on_terminal, run

CSV = ["call", "gazette.category_counts.get", "document_type"]
BODIES = {
    "a line": b"year,count\n2024,1\n",
    "no line end": b"year,count",
    "Windows' line ends": b"year,count\r\n2024,1\r\n",
    "a mark of the byte order": b"\xef\xbb\xbfyear,count\n",
    "two line ends": b"year\n\n",
    "bytes of another encoding": b"year,caf\xe9\n",
}


def _asked(recorder: Recorder, body: bytes) -> dict[str, str]:
    recorder.answer = Answer(body=body, headers={"Content-Type": "text/csv; charset=utf-8"})
    return environment(OPENSHELF_GAZETTE_URL=recorder.url)


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_a_file_and_a_pipe_get_the_bytes_of_the_service(
    body: bytes, recorder: Recorder, tmp_path: Path
) -> None:
    env = _asked(recorder, body)
    done = run(*CSV, env=env)
    assert (done.returncode, done.stdout, done.stderr) == (0, body, b"")
    path = tmp_path / "c.csv"
    done = run(*CSV, "--output", str(path), env=env)
    assert (done.returncode, done.stdout, path.read_bytes()) == (0, b"", body)


@pytest.mark.parametrize("name", ["a line", "no line end", "two line ends"])
def test_a_terminal_gets_a_line_end_only_where_there_is_none(name: str, recorder: Recorder) -> None:
    body = BODIES[name]
    status, came = on_terminal(*CSV, env=_asked(recorder, body))
    assert (status, came) == (0, body if body.endswith(b"\n") else body + b"\n")


def test_the_text_of_a_document_is_not_lengthened(tmp_path: Path) -> None:
    with openshelf.Sandbox(today="2024-10-15") as sandbox:
        gazette = sandbox.gazette()
        number = gazette.documents.search("water", per_page=2)["results"][0]["document_number"]
        text = gazette.documents.text(number)
        path = tmp_path / "document.txt"
        words = ["call", "gazette.documents.text", number, "--format", "table"]
        done = run(*words, "--output", str(path), env=environment(**sandbox.urls))
    assert (done.returncode, path.read_text(encoding="utf-8")) == (0, text)


def test_an_address_is_a_line(tmp_path: Path) -> None:
    path = tmp_path / "address.txt"
    words = ["call", "placeholder.id_url", "10", "200", "--sandbox", "--format", "table"]
    done = run(*words, "--output", str(path))
    assert done.returncode == 0, done.stderr
    assert path.read_bytes().count(b"\n") == 1
    assert path.read_bytes().endswith(b"\n")
