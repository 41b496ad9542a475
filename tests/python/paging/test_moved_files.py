"""Files and positions that were moved, and lists that have ended, say what to do."""

from __future__ import annotations

import asyncio
import warnings
from pathlib import Path
from typing import Any

import openshelf
import pytest
from openshelf import paginate

PAGE = 10
WRITERS = ("to_jsonl", "to_parquet")
MODES = ("waiting", "asynchronous")


def write(sandbox: Any, mode: str, writer: str, path: Path, **options: Any) -> Any:
    """Write artworks to a file that can be resumed."""
    museum = sandbox.museum() if mode == "waiting" else sandbox.async_museum()
    listing = paginate(museum.artworks.list, max_pages=2, **options)
    result = getattr(listing, writer)(path, limit=PAGE, resume=True)
    if mode == "waiting":
        return result

    async def awaited() -> Any:
        return await result

    return asyncio.run(awaited())


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("writer", WRITERS)
def test_a_moved_file_is_told_by_its_position(
    sandbox: Any, tmp_path: Path, mode: str, writer: str
) -> None:
    path = tmp_path / "works"
    assert write(sandbox, mode, writer, path) == 2 * PAGE
    path.rename(tmp_path / "elsewhere")
    before = sorted(tmp_path.iterdir())
    sandbox.forget_calls()
    with pytest.raises(FileNotFoundError) as raised:
        write(sandbox, mode, writer, path)
    said = str(raised.value)
    for words in (
        f"{path}: there is no such file",
        f"{path}.position is the position in it",
        "move it back",
        "with the position file beside it",
        "delete the position file to write the list again",
    ):
        assert words in said
    assert sandbox.calls == []
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.parametrize("writer", WRITERS)
def test_a_file_that_was_moved_without_its_position_is_not_touched(
    sandbox: Any, tmp_path: Path, writer: str
) -> None:
    path, moved = tmp_path / "works", tmp_path / "elsewhere"
    write(sandbox, "waiting", writer, path)
    path.rename(moved)
    content = moved.read_bytes()
    with pytest.raises(FileExistsError, match="if the file was moved, move its position file"):
        write(sandbox, "waiting", writer, moved)
    assert moved.read_bytes() == content
    # Both together are one file again.
    Path(f"{path}.position").rename(f"{moved}.position")
    with pytest.warns(openshelf.EndedListWarning):
        assert write(sandbox, "waiting", writer, moved) == 2 * PAGE


@pytest.mark.parametrize("writer", WRITERS)
def test_a_file_that_lost_bytes_says_what_to_do(sandbox: Any, tmp_path: Path, writer: str) -> None:
    path = tmp_path / "works"
    write(sandbox, "waiting", writer, path)
    path.write_bytes(b"")
    with pytest.raises(OSError, match="Undo that, or delete it and its position"):
        write(sandbox, "waiting", writer, path)


class Stop:
    """Interrupts a run at its second page."""

    def __init__(self) -> None:
        self.pages = 0

    def update(self, _: int) -> None:
        self.pages += 1
        if self.pages == 2:
            raise KeyboardInterrupt

    def close(self) -> None:
        pass


def test_moved_parts_are_told_by_their_position(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "works"
    with pytest.raises(KeyboardInterrupt):
        write(sandbox, "waiting", "to_parquet", path, progress=Stop())
    Path(f"{path}.unfinished").rename(tmp_path / "elsewhere")
    with pytest.raises(FileNotFoundError, match=r"works.unfinished: there is no such file"):
        write(sandbox, "waiting", "to_parquet", path)
    # Nothing half-written is left in its place.
    assert not Path(f"{path}.unfinished").exists()
    (tmp_path / "elsewhere").rename(f"{path}.unfinished")
    assert write(sandbox, "waiting", "to_parquet", path) == 2 * PAGE


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("writer", WRITERS)
def test_a_file_of_an_ended_list_says_that_it_reads_no_new_records(
    sandbox: Any, tmp_path: Path, mode: str, writer: str
) -> None:
    path = tmp_path / "works"
    write(sandbox, mode, writer, path)
    with pytest.warns(openshelf.EndedListWarning) as warned:
        assert write(sandbox, mode, writer, path) == 2 * PAGE
    (said,) = (str(each.message) for each in warned)
    assert said.startswith(f"artworks.list(): {path} has the list to its end")
    assert "does not look for new records" in said
    assert "leave resume out" in said
    assert "Every night" in said


def test_an_iterator_at_the_end_says_that_it_reads_no_new_records(
    sandbox: Any, tmp_path: Path
) -> None:
    position = tmp_path / "position.json"

    def read() -> int:
        works = paginate(sandbox.museum().artworks.list, max_pages=2, resume=position)
        return sum(1 for _ in works.records(limit=PAGE))

    assert read() == 2 * PAGE
    with pytest.warns(openshelf.EndedListWarning, match="use another file, or delete this one"):
        assert read() == 0


def test_batches_at_the_end_say_that_they_read_no_new_records(sandbox: Any) -> None:
    works = paginate(sandbox.museum().artworks.list, max_pages=2)
    batches = works.batches(limit=PAGE)
    assert sum(len(batch) for batch in batches) == 2 * PAGE
    with pytest.warns(openshelf.EndedListWarning, match="position of batches is the end"):
        assert list(works.batches(limit=PAGE, resume=batches.position)) == []


@pytest.mark.parametrize("slices", [1, 3])
def test_slices_of_a_plan_are_read_again_in_silence(
    sandbox: Any, tmp_path: Path, slices: int
) -> None:
    plan = paginate(sandbox.museum().artworks.list).plan(limit=PAGE, slices=slices)
    for _ in range(2):
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            for part in plan:
                part.to_parquet(tmp_path / f"{part.name}.parquet", resume=True)
