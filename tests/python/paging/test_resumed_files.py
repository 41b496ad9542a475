"""Tests resumed files: changes by somebody else are an error, and which paths are accepted."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from openshelf import paginate

PAGE = 50


def lines_of(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text().splitlines()]


@pytest.fixture
def begun(sandbox: Any, tmp_path: Path) -> Path:
    """A file with two pages of three, and its position."""
    path = tmp_path / "works.jsonl"
    pages = iter(range(2))

    class Stopping:
        def update(self, _: int) -> None:
            if next(pages, None) is None:
                raise KeyboardInterrupt

        def close(self) -> None: ...

    with pytest.raises(KeyboardInterrupt):
        continue_file(sandbox, path, progress=Stopping())
    assert len(path.read_text().splitlines()) == 2 * PAGE
    return path


def continue_file(sandbox: Any, path: Any, **options: Any) -> int:
    method = sandbox.museum().artworks.list
    listing = paginate(method, max_records=3 * PAGE, **options)
    return listing.to_jsonl(path, limit=PAGE, resume=True)


def test_a_file_resumes(sandbox: Any, begun: Path) -> None:
    assert continue_file(sandbox, begun) == 3 * PAGE
    whole = list(paginate(sandbox.museum().artworks.list, max_records=3 * PAGE).records(limit=PAGE))
    assert lines_of(begun) == whole


@pytest.mark.parametrize("added", ['{"id": 7}\n', "x"])
def test_bytes_appended_by_hand_are_not_cut_off(sandbox: Any, begun: Path, added: str) -> None:
    with begun.open("a") as file:
        file.write(added)
    before = begun.read_text()
    with pytest.raises(OSError, match=rf"works\.jsonl.*changed.*{len(added)} bytes follow the"):
        continue_file(sandbox, begun)
    assert begun.read_text() == before


def test_bytes_appended_to_a_complete_file_are_not_cut_off(sandbox: Any, begun: Path) -> None:
    continue_file(sandbox, begun)
    with begun.open("a") as file:
        file.write('{"id": 7}\n')
    with pytest.raises(OSError, match="10 bytes follow the"):
        continue_file(sandbox, begun)


def test_a_position_within_a_line_is_reported(sandbox: Any, begun: Path) -> None:
    text = begun.read_text()
    begun.write_text(text[:5] + "more" + text[5:])
    with pytest.raises(OSError, match=r"end in the middle of a line.*delete it and its position"):
        continue_file(sandbox, begun)


def test_an_unfinished_page_is_written_again(sandbox: Any, begun: Path) -> None:
    """As a killed program leaves it: its position names the page that it began to write."""
    position = Path(f"{begun}.position")
    stored = json.loads(position.read_text())
    assert stored["output"] == {"bytes": begun.stat().st_size}
    half = '{"id": 1, "ti'
    stored["output"]["unfinished"] = {"bytes": 2000, "hash": 0}
    position.write_text(json.dumps(stored))
    with begun.open("a") as file:
        file.write(half)
    assert continue_file(sandbox, begun) == 3 * PAGE
    assert len({record["id"] for record in lines_of(begun)}) == 3 * PAGE


@pytest.mark.parametrize("kind", [str, os.fsencode, Path], ids=["text", "bytes", "path"])
def test_a_path_may_be_a_str_bytes_or_path_and_may_begin_with_a_tilde(
    sandbox: Any, tmp_path: Path, kind: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    museum = sandbox.museum()
    path = tmp_path / "works.jsonl"
    assert paginate(museum.artworks.list, max_pages=1).to_jsonl(kind(path)) == 100
    position = kind(tmp_path / "position")
    assert len(list(paginate(museum.artworks.list, max_pages=1, resume=position).records())) == 100
    assert (tmp_path / "position").exists()
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    home = kind(Path("~") / "home.jsonl") if kind is Path else kind("~/home.jsonl")
    assert paginate(museum.artworks.list, max_pages=1).to_jsonl(home) == 100
    assert (tmp_path / "home.jsonl").exists()


@pytest.mark.parametrize("path", ["a\0b", b"a\0b"])
def test_a_path_with_a_nul_is_refused(sandbox: Any, path: Any) -> None:
    method = sandbox.museum().artworks.list
    with pytest.raises(ValueError, match=r"without a NUL character, got 'a.x00b'"):
        paginate(method).to_jsonl(path)
    with pytest.raises(ValueError, match="without a NUL character"):
        paginate(method, resume=path)


def test_the_folder_of_another_user_is_refused(sandbox: Any) -> None:
    with pytest.raises(ValueError, match=r"got '~nobody/works.jsonl': write the full path"):
        paginate(sandbox.museum().artworks.list).to_jsonl("~nobody/works.jsonl")


def test_anything_but_a_path_is_refused(sandbox: Any) -> None:
    method = sandbox.museum().artworks.list
    for path in [7, None, object()]:
        with pytest.raises(TypeError):
            paginate(method).to_jsonl(path)
