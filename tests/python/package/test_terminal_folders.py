"""Tests the folders that download creates."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from catalog_entries import CATALOG
from terminals import environment, run

PICTURE = ["download", "placeholder.fetch_seed", "picsum", "20", "--sandbox", "--output"]


def pictures(folder: Path) -> list[Path]:
    """The files of a folder, without the records that they came from this machine."""
    return [path for path in folder.iterdir() if path.suffix != ".origin"]


def test_a_folder_with_a_slash_is_created(tmp_path: Path) -> None:
    done = run(*PICTURE, "new/", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert len(pictures(tmp_path / "new")) == 1
    again = run(*PICTURE, "new/", cwd=tmp_path)
    assert again.returncode == 0, again.stderr


def test_a_folder_is_not_left_behind_a_failure(tmp_path: Path) -> None:
    words = [word for word in PICTURE if word != "--sandbox"]
    done = run(*words, "new/", cwd=tmp_path, env=environment(OPENSHELF_OFFLINE="1"))
    assert done.returncode == 1
    assert b"offline" in done.stderr.lower()
    assert not (tmp_path / "new").exists()


def test_a_folder_that_cannot_be_created_is_a_mistake(tmp_path: Path) -> None:
    done = run(*PICTURE, "no/such/", cwd=tmp_path)
    assert done.returncode == 2
    assert b"cannot create this folder" in done.stderr
    assert done.stderr.count(b"\n") == 1


def folders(where: Path) -> dict[str, list[str]]:
    """The names in each folder."""
    return {
        each.name: sorted(picture.name for picture in pictures(each)) for each in where.iterdir()
    }


def test_pictures_never_replace_each_other_in_a_file_that_was_meant_as_a_folder(
    tmp_path: Path,
) -> None:
    """Without an ending and without a slash it was a file, and only the last picture stayed."""
    for seed in ("a", "b"):
        words = ["download", "placeholder.fetch_seed", seed, "20", "--sandbox", "--output", "pics"]
        done = run(*words, cwd=tmp_path)
        assert done.returncode == 2
        line = done.stderr.decode()
        assert line.startswith(
            "openshelf: --output pics: no such folder; create it, or write pics/"
        )
        assert ".jpg" in line
        assert line.count("\n") == 1
        assert list(tmp_path.iterdir()) == []
    (tmp_path / "pics").mkdir()
    for seed in ("a", "b"):
        words = ["download", "placeholder.fetch_seed", seed, "20", "--sandbox", "--output", "pics"]
        assert run(*words, cwd=tmp_path).returncode == 0
    assert len(folders(tmp_path)["pics"]) == 2


@pytest.mark.parametrize("name", ["notes", "notes.txt", "a.png"])
def test_a_file_without_the_ending_of_a_picture_is_not_replaced(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("mine")
    done = run(*PICTURE, name, cwd=tmp_path)
    assert (done.returncode, (tmp_path / name).read_text()) == (2, "mine")
    assert (
        f"--output {name}: it is a file; pass a folder, or a file that ends in .jpg".encode()
        in done.stderr
    )


@pytest.mark.parametrize("name", ["new.jpg", "new.JPEG", "/dev/stdout"])
def test_a_picture_is_written_to_a_file_of_this_name(tmp_path: Path, name: str) -> None:
    done = run(*PICTURE, name, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    written = done.stdout if name == "/dev/stdout" else (tmp_path / name).read_bytes()
    assert written.startswith(b"\xff\xd8")


JOB = ["download", "spending.download.awards", 'filters={"award_type_codes": ["A"]}', "--sandbox"]


@pytest.mark.parametrize("words", [JOB, PICTURE[:-1]], ids=["job", "picture"])
def test_a_missing_folder_is_refused_before_anything_is_sent(
    tmp_path: Path, words: list[str]
) -> None:
    real = [word for word in words if word != "--sandbox"]
    done = run(*real, "--output", "ff", cwd=tmp_path, env=environment(OPENSHELF_OFFLINE="1"))
    assert done.returncode == 2
    assert b"--output ff: no such folder; create it, or write ff/" in done.stderr
    (tmp_path / "ff").write_text("mine")
    done = run(*real, "--output", "ff", cwd=tmp_path, env=environment(OPENSHELF_OFFLINE="1"))
    assert (done.returncode, (tmp_path / "ff").read_text()) == (2, "mine")
    assert b"--output ff: it is a file" in done.stderr


SAVING = sorted(identity for identity, operation in CATALOG.items() if operation["file"])


@pytest.mark.parametrize("identity", SAVING)
@pytest.mark.parametrize("output", ["x.jpg", "x.json", "/dev/stdout"])
def test_a_call_that_saves_a_picture_itself_writes_no_sentence_into_a_file(
    tmp_path: Path, identity: str, output: str
) -> None:
    done = run("call", identity, "2f40cc27", "--sandbox", "--output", output, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    line = done.stderr.decode()
    assert f"write: openshelf download {identity} 2f40cc27 --output {output}" in line
    assert list(tmp_path.iterdir()) == []


def test_there_are_calls_that_save_a_picture() -> None:
    assert "museum.images.download" in SAVING


def test_a_picture_that_was_there_is_named(tmp_path: Path) -> None:
    words = ["download", "placeholder.fetch_random", "100", "--sandbox", "--output", "new/"]
    first = run(*words, cwd=tmp_path)
    assert (first.returncode, first.stderr) == (0, b"")
    again = run(*words, cwd=tmp_path)
    assert (again.returncode, again.stdout) == (0, first.stdout)
    said = again.stderr.decode()
    assert said.startswith("openshelf: random-100.jpg: it was there and is complete")
    assert said.count("\n") == 1
    (picture,) = pictures(tmp_path / "new")
    picture.unlink()
    anew = run(*words, cwd=tmp_path)
    assert (anew.returncode, anew.stdout, anew.stderr) == (0, first.stdout, b"")


def test_only_operations_that_lead_to_files_are_completed_for_download() -> None:
    done = run("complete", "--", "download", "")
    found = set(done.stdout.decode().split())
    assert found == {name for name, operation in CATALOG.items() if operation["files"] is not None}
    assert "museum.images.download" in found
    assert "disease.totals.world" not in found


@pytest.mark.parametrize("command", ["call", "download"])
def test_a_directory_that_is_missing_is_named_with_advice(tmp_path: Path, command: str) -> None:
    words = [command, "museum.images.download", "2f40cc27", "directory=nope", "--sandbox"]
    done = run(*words, cwd=tmp_path)
    assert (done.returncode, done.stdout) == (2, b"")
    line = done.stderr.decode()
    assert "nope: " in line and "no such folder; create it" in line
    assert "Errno" not in line and line.count("\n") == 1


def test_the_help_names_operations_that_download() -> None:
    shown = run("download", "--help").stdout.decode()
    named = set(re.findall(r"[a-z]+(?:\.[a-z_]+)+(?=[\s,])", shown)) & CATALOG.keys()
    assert len(named) >= 3
    assert all(CATALOG[name]["files"] is not None for name in named), named
