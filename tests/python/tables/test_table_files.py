"""Tests tables in files: complete or absent, and every record once after any kill."""

import csv
import json
import os
import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import openshelf
import polars as pl
import pyarrow.parquet as pq
import pytest
from calling import make_client
from openshelf import paginate
from programs import run
from recorder import Answer, Recorded, Recorder

# Lists are resumed after their end on purpose.
pytestmark = pytest.mark.filterwarnings("ignore::openshelf.EndedListWarning")

PAGE = 20
PAGES = 6
WORKS = PAGE * PAGES


@pytest.fixture(scope="module")
def museum(sandbox: Any) -> Any:
    return sandbox.museum()


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def ids(museum: Any) -> list[int]:
    listing = paginate(museum.artworks.list, max_records=WORKS)
    return [record["id"] for record in listing.records(limit=PAGE)]


def test_parquet_has_every_record_once_and_its_provenance(
    museum: Any, tmp_path: Path, small_batches: None
) -> None:
    path = tmp_path / "works.parquet"
    listing = paginate(museum.artworks.list, max_records=WORKS)
    assert listing.to_parquet(path, limit=PAGE) == WORKS
    assert pl.read_parquet(path)["id"].to_list() == ids(museum)
    about = pq.read_schema(path).metadata
    assert about[b"openshelf.operation"] == b"museum.artworks.list"
    assert json.loads(about[b"openshelf.arguments"]) == {"limit": PAGE}
    assert about[b"openshelf.version"].decode() == openshelf.__version__
    assert about[b"openshelf.url"].decode().startswith(museum.base_url)
    assert b"openshelf.licence" in about
    assert names_in(tmp_path) == [path.name]


async def test_files_are_written_by_an_asynchronous_client(
    sandbox: Any, museum: Any, tmp_path: Path
) -> None:
    path = tmp_path / "works.parquet"
    async with sandbox.async_museum() as own:
        listing = paginate(own.artworks.list, max_records=WORKS)
        assert await listing.to_parquet(path, limit=PAGE, resume=True) == WORKS
        assert await listing.to_csv(tmp_path / "works.csv", limit=PAGE) == WORKS
        # It is complete, so nothing is requested.
        assert await listing.to_parquet(path, limit=PAGE, resume=True) == WORKS
    assert pl.read_parquet(path)["id"].to_list() == ids(museum)


def test_csv_has_the_values_of_the_table(museum: Any, tmp_path: Path) -> None:
    path = tmp_path / "works.csv"
    listing = paginate(museum.artworks.list, max_records=WORKS)
    assert listing.to_csv(path, limit=PAGE) == WORKS
    table = listing.table(limit=PAGE)
    with path.open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    frame = table.to_polars()
    assert list(rows[0]) == frame.columns
    assert not {"_unfit", "_extra"} & set(rows[0])
    assert [int(row["id"]) for row in rows] == frame["id"].to_list()
    assert [row["title"] or None for row in rows] == frame["title"].to_list()
    nested = next(name for name, kind in frame.schema.items() if isinstance(kind, pl.Struct))
    for row, value in zip(rows, frame[nested].to_list(), strict=True):
        found = json.loads(row[nested]) if row[nested] else None
        assert (found or {}).keys() == (value or {}).keys()


def odd_pages(count: int, odd: dict[int, dict[str, Any]]) -> Callable[[Recorded], Answer]:
    """Pages of the museum; a record at one of these places has these members too."""

    def answer(request: Recorded) -> Answer:
        query = parse_qs(urlsplit(request.target).query)
        page, limit = int(query["page"][0]), int(query["limit"][0])
        places = range((page - 1) * limit, min(page * limit, count))
        records = [
            {"id": place, "title": f'a "{place}",\r\nb'} | odd.get(place, {}) for place in places
        ]
        about = {
            "total": count,
            "limit": limit,
            "total_pages": -(-count // limit),
            "current_page": page,
        }
        return Answer(body=json.dumps({"pagination": about, "data": records}).encode())

    return answer


@pytest.mark.parametrize(
    ("odd", "columns"),
    [
        ({}, []),
        ({0: {"surplus": 1}}, ["_extra"]),
        ({119: {"surplus": 1}}, ["_extra"]),
        ({70: {"id": "x"}}, ["_unfit"]),
        ({30: {"surplus": 1}, 70: {"id": "x"}}, ["_unfit", "_extra"]),
        ({30: {"id": "x"}, 70: {"surplus": [1]}, 71: {"surplus": None}}, ["_unfit", "_extra"]),
    ],
    ids=str,
)
def test_a_csv_file_has_columns_of_leftovers_only_if_there_are_any(
    odd: dict[int, dict[str, Any]],
    columns: list[str],
    recorder: Recorder,
    tmp_path: Path,
    small_batches: None,
) -> None:
    """Wherever they come, the rows are those of the table."""
    recorder.answer = odd_pages(WORKS, odd)
    with make_client("museum", recorder.url) as museum:
        listing = paginate(museum.artworks.list)
        fields = ["id", "title"]
        assert listing.to_csv(tmp_path / "list.csv", limit=PAGE, fields=fields) == WORKS
        table = listing.table(limit=PAGE, fields=fields)
    table.to_csv(tmp_path / "table.csv")
    text = (tmp_path / "list.csv").read_bytes()
    assert (tmp_path / "table.csv").read_bytes() == text
    with (tmp_path / "list.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert list(rows[0]) == ["id", "title", *columns]
    whole = table.to_arrow().to_pylist()
    assert [row["title"] for row in rows] == [row["title"] for row in whole]
    for name in columns:
        assert [row[name] or None for row in rows] == [row[name] for row in whole]
    assert names_in(tmp_path) == ["list.csv", "table.csv"]


@pytest.mark.skipif(os.name != "posix", reason="pipes with a name")
def test_a_pipe_gets_every_column(museum: Any, tmp_path: Path) -> None:
    """What was written there cannot be written again."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with ThreadPoolExecutor() as threads:
        reading = threads.submit(pipe.read_text, encoding="utf-8")
        paginate(museum.artworks.list, max_records=5).to_csv(pipe)
        header = reading.result().splitlines()[0]
    assert header.endswith(",_unfit,_extra")


def test_a_table_writes_the_same_files(museum: Any, tmp_path: Path) -> None:
    listing = paginate(museum.artworks.list, max_records=PAGE)
    table = listing.table()
    assert table.to_parquet(tmp_path / "one.parquet") == PAGE
    listing.to_parquet(tmp_path / "other.parquet")
    one, other = (pl.read_parquet(tmp_path / f"{name}.parquet") for name in ("one", "other"))
    assert one.equals(other)
    table.to_csv(tmp_path / "one.csv")
    listing.to_csv(tmp_path / "other.csv")
    assert (tmp_path / "one.csv").read_bytes() == (tmp_path / "other.csv").read_bytes()


def test_a_file_without_records_has_its_columns(museum: Any, tmp_path: Path) -> None:
    path = tmp_path / "nothing.parquet"
    listing = paginate(museum.artworks.search, max_records=10)
    assert listing.to_parquet(path, "zzzznothingofthename") == 0
    frame = pl.read_parquet(path)
    assert frame.height == 0
    assert frame.columns == listing.schema("zzzznothingofthename").names


def test_a_failure_leaves_the_older_file(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "works.parquet"
    path.write_text("older")
    with openshelf.Sandbox(today=sandbox.today) as own:
        museum = own.museum(max_retries=0)
        own.fail("museum.artworks.list", status=500, times=None)
        with pytest.raises(openshelf.ServerError):
            paginate(museum.artworks.list).to_parquet(path)
    assert path.read_text() == "older"
    assert names_in(tmp_path) == [path.name]


def test_a_missing_folder_is_reported(museum: Any, tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "works.parquet"
    listed = paginate(museum.artworks.list, max_records=5)
    table = listed.table()
    for write in (table.to_parquet, listed.to_parquet):
        with pytest.raises(FileNotFoundError, match=r"works\.parquet"):
            write(path)
    with pytest.raises(FileNotFoundError, match=r"works\.csv"):
        table.to_csv(path.with_suffix(".csv"))


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_the_mode_of_an_older_file_is_kept(museum: Any, tmp_path: Path) -> None:
    path = tmp_path / "works.parquet"
    path.touch(0o600)
    paginate(museum.artworks.list, max_records=5).to_parquet(path)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


PROGRAM = """
    import os, sys
    import openshelf
    from openshelf import _core
    address, path, kill = sys.argv[1:]
    _core._set_batch_bytes(1)

    class Killer:
        seen = 0
        def update(self, n):
            # The rows of an earlier run are reported first.
            self.seen += 1
            if self.seen == int(kill):
                os.kill(os.getpid(), 9)
        def close(self): pass

    museum = openshelf.Museum(base_url=address, requests_per_second=None)
    listing = openshelf.paginate(museum.artworks.list, max_records=120, progress=Killer())
    print(listing.to_parquet(path, limit=20, resume=True))
"""


def test_a_file_has_every_record_once_after_many_kills(museum: Any, tmp_path: Path) -> None:
    path = tmp_path / "works.parquet"
    position = Path(f"{path}.position")
    seen = []
    for kill in ("1", "2", "4", "3", "5", "2", "6"):
        status, said, errors = run(PROGRAM, museum.base_url, str(path), kill)
        if status == 0:
            assert said.strip() == str(WORKS)
            break
        assert status == -9, errors
        assert not path.exists()
        seen.append(json.loads(position.read_text())["position"]["records"])
    assert seen == sorted(seen)
    assert len(set(seen)) > 2, "no run went on behind an earlier one"
    assert run(PROGRAM, museum.base_url, str(path), "0")[:2] == (0, f"{WORKS}\n")
    assert pl.read_parquet(path)["id"].to_list() == ids(museum)
    assert names_in(tmp_path) == [path.name, position.name]


class Stopping:
    """Stops after this number of further pages."""

    def __init__(self, pages: int) -> None:
        self.left = pages

    def update(self, _: int) -> None:
        if self.left == 0:
            raise KeyboardInterrupt
        self.left -= 1

    def close(self) -> None: ...


def continue_file(museum: Any, path: Path, **options: Any) -> int:
    listing = paginate(museum.artworks.list, max_records=WORKS, **options)
    return listing.to_parquet(path, limit=PAGE, resume=True)


@pytest.fixture
def begun(museum: Any, tmp_path: Path, small_batches: None) -> Path:
    path = tmp_path / "works.parquet"
    with pytest.raises(KeyboardInterrupt):
        continue_file(museum, path, progress=Stopping(3))
    return path


def test_rows_before_an_interruption_are_kept(museum: Any, begun: Path) -> None:
    stored = json.loads(Path(f"{begun}.position").read_text())
    assert stored["position"]["records"] == 3 * PAGE
    assert stored["parts"]["facts"]["rows"] == 3 * PAGE
    assert continue_file(museum, begun) == WORKS
    assert pl.read_parquet(begun)["id"].to_list() == ids(museum)


def test_a_resumed_file_has_the_times_of_both_runs(museum: Any, begun: Path) -> None:
    facts = json.loads(Path(f"{begun}.position").read_text())["parts"]["facts"]["provenance"]
    continue_file(museum, begun)
    about = pq.read_schema(begun).metadata
    assert about[b"openshelf.retrieved"].decode() == facts["retrieved"]
    assert about[b"openshelf.retrieved_last"].decode() >= facts["retrieved_last"]
    assert about[b"openshelf.url"].decode() == facts["url"]


def test_an_unfinished_part_is_cut_off_after_a_kill(museum: Any, begun: Path) -> None:
    with Path(f"{begun}.unfinished").open("ab") as file:
        file.write(b"half a part")
    assert continue_file(museum, begun) == WORKS
    assert pl.read_parquet(begun)["id"].to_list() == ids(museum)


@pytest.mark.parametrize("stage", ["before it is in place", "in place", "told", "without parts"])
def test_a_file_killed_between_its_last_steps_is_finished(
    museum: Any, begun: Path, stage: str
) -> None:
    """As a program leaves it that was killed between two final steps."""
    position, parts = Path(f"{begun}.position"), Path(f"{begun}.unfinished")
    continue_file(museum, begun)
    whole, told = begun.read_bytes(), position.read_text()
    ended = json.loads(told)
    # The parts as they were, rewritten because they were deleted.
    begun.unlink()
    position.unlink()
    with pytest.raises(KeyboardInterrupt):
        continue_file(museum, begun, progress=Stopping(PAGES - 1))
    before = json.loads(position.read_text())
    if stage in {"in place", "told"}:
        begun.write_bytes(whole)
    if stage == "told":
        position.write_text(told)
    if stage == "without parts":
        begun.write_bytes(whole)
        position.write_text(told)
        parts.unlink()
    assert before["position"]["records"] == (PAGES - 1) * PAGE
    assert continue_file(museum, begun) == WORKS
    assert pl.read_parquet(begun)["id"].to_list() == ids(museum)
    assert not parts.exists()
    assert json.loads(position.read_text())["parts"]["is_whole"] is True
    assert ended["position"]["steps"] == []


def test_a_complete_file_needs_no_request(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "works.parquet"
    with openshelf.Sandbox(today=sandbox.today) as own:
        museum = own.museum()
        assert continue_file(museum, path) == WORKS
        asked = len(own.calls)
        assert continue_file(museum, path) == WORKS
        assert len(own.calls) == asked


def test_a_changed_file_is_reported(museum: Any, begun: Path) -> None:
    continue_file(museum, begun)
    with begun.open("ab") as file:
        file.write(b"x")
    with pytest.raises(OSError, match=r"works\.parquet.*changed after it was written"):
        continue_file(museum, begun)


def test_resume_leaves_a_file_without_a_position_unchanged(museum: Any, tmp_path: Path) -> None:
    path = tmp_path / "works.parquet"
    path.write_text("mine")
    with pytest.raises(FileExistsError, match=r"no position"):
        continue_file(museum, path)
    assert path.read_text() == "mine"
    assert names_in(tmp_path) == [path.name]


def test_parts_without_a_position_are_reported(museum: Any, begun: Path) -> None:
    Path(f"{begun}.position").unlink()
    with pytest.raises(FileExistsError, match=r"unfinished.*no position"):
        continue_file(museum, begun)


def test_missing_parts_are_reported(museum: Any, begun: Path) -> None:
    Path(f"{begun}.unfinished").unlink()
    with pytest.raises(FileNotFoundError, match=r"unfinished: there is no such file"):
        continue_file(museum, begun)


@pytest.mark.parametrize("change", ["arguments", "columns", "lines"])
def test_a_position_of_another_call_is_refused(museum: Any, begun: Path, change: str) -> None:
    listing = paginate(museum.artworks.list, max_records=WORKS)
    options: dict[str, Any] = {"limit": PAGE, "resume": True}
    write = listing.to_jsonl if change == "lines" else listing.to_parquet
    options |= {"arguments": {"fields": ["id"]}, "columns": {"flatten": True}, "lines": {}}[change]
    with pytest.raises(openshelf.ArgumentError, match="position"):
        write(begun, **options)


def test_writing_without_resume_discards_the_earlier_run(museum: Any, begun: Path) -> None:
    paginate(museum.artworks.list, max_records=PAGE).to_parquet(begun)
    assert names_in(begun.parent) == [begun.name]
    assert pl.read_parquet(begun).height == PAGE


def test_two_writers_do_not_mix(museum: Any, begun: Path) -> None:
    import fcntl  # noqa: PLC0415

    with Path(f"{begun}.unfinished").open("rb") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(BlockingIOError, match="another program"):
            continue_file(museum, begun)


def test_infer_cannot_be_resumed(museum: Any, tmp_path: Path) -> None:
    listing = paginate(museum.artworks.list)
    with pytest.raises(ValueError, match="leave infer or resume out"):
        listing.to_parquet(tmp_path / "works.parquet", resume=True, infer=True)


def test_a_position_of_an_iterator_is_refused_for_a_table(museum: Any, tmp_path: Path) -> None:
    listing = paginate(museum.artworks.list, resume=tmp_path / "mark")
    for take in (listing.table, listing.batches, lambda: listing.to_parquet(tmp_path / "a")):
        with pytest.raises(ValueError, match="to resume a file of a table, use to_parquet"):
            take()
