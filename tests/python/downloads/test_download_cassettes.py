"""Cassettes of downloads: a job, its states and its file are recorded and played."""

from pathlib import Path
from typing import Any

import openshelf
import pytest
from cassette_lines import lines
from file_service import NAME, FileService
from recorder import Answer, Recorded

FILTERS = {"award_type_codes": ["A"]}


def got(client: Any, folder: Path) -> Path:
    return openshelf.download(client.download.awards, folder, poll=0.01)(FILTERS)


def test_a_download_is_recorded_and_played(
    service: FileService, client: Any, tmp_path: Path
) -> None:
    path, recorded, played = (tmp_path / name for name in ("calls.jsonl", "recorded", "played"))
    for folder in (recorded, played):
        folder.mkdir()
    with openshelf.Cassette(path):
        assert got(client, recorded).read_bytes() == service.content
    assert [line["method"] for line in lines(path)] == ["POST", "GET", "GET"]
    count = len(service.recorder.requests)
    with openshelf.Cassette(path, record="none") as cassette:
        assert got(client, played).read_bytes() == service.content
    assert len(service.recorder.requests) == count
    assert (cassette.played, cassette.unused) == (3, 0)
    assert [each.name for each in played.iterdir()] == [NAME]


def test_a_recording_has_the_whole_file(service: FileService, client: Any, tmp_path: Path) -> None:
    """A part of an earlier run is not continued: what is recorded would be the rest alone."""
    folder, path = tmp_path / "files", tmp_path / "calls.jsonl"
    folder.mkdir()

    def cut(_: Recorded, answer: Answer) -> Answer:
        answer.cut = 1000 if len(service.files) == 1 else None
        return answer

    service.change = cut
    with pytest.raises(openshelf.ConnectError):
        got(client.with_options(max_retries=0), folder)
    with openshelf.Cassette(path):
        assert got(client, folder).read_bytes() == service.content
    (tmp_path / "played").mkdir()
    with openshelf.Cassette(path, record="none"):
        assert got(client, tmp_path / "played").read_bytes() == service.content


def test_the_error_says_in_what_two_long_calls_differ(server: Any, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    spending = server.spending()
    words = [f"word{number}" for number in range(120)]
    with openshelf.Cassette(path):
        spending.search.spending_by_award_count({"keywords": [*words, "bridge"]})
    with (
        openshelf.Cassette(path, record="none"),
        pytest.raises(openshelf.NotRecordedError, match=r"they differ in character \d+") as caught,
    ):
        spending.search.spending_by_award_count({"keywords": [*words, "tunnel"]})
    assert "tunnel" in str(caught.value)
    assert "bridge" in str(caught.value)


@pytest.mark.parametrize("record", ["none", "once"])
def test_a_download_from_a_sandbox_plays_without_it(record: Any, tmp_path: Path) -> None:
    path, recorded, played = (tmp_path / name for name in ("calls.jsonl", "recorded", "played"))
    for folder in (recorded, played):
        folder.mkdir()
    with openshelf.Sandbox(today="2024-10-15") as sandbox, sandbox.spending() as spending:
        with openshelf.Cassette(path):
            first = got(spending, recorded).read_bytes()
    with openshelf.Spending() as spending:
        with openshelf.Cassette(path, record=record) as cassette:
            assert got(spending, played).read_bytes() == first
        assert cassette.unused == 0
        # What may be sent is asked from the hosts of the service alone.
        with openshelf.Cassette(path, record="new"):
            with pytest.raises(openshelf.DownloadError, match="not one of the service's"):
                got(spending, tmp_path)
