"""Tests the folders that download creates."""

from __future__ import annotations

from pathlib import Path

from terminals import environment, run

PICTURE = ["download", "placeholder.fetch_seed", "picsum", "20", "--sandbox", "--output"]


def test_a_folder_with_a_slash_is_created(tmp_path: Path) -> None:
    done = run(*PICTURE, "new/", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert len(list((tmp_path / "new").iterdir())) == 1
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
