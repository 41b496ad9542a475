"""A walk that was killed goes on: a page comes again at most, and a file has every record once."""

import json
from pathlib import Path
from typing import Any

import openshelf
import pytest
from like_python.programs import run
from openshelf import paginate

PAGE = 20


def ids(records: Any) -> list[int]:
    return [record["id"] for record in records]


def test_a_walk_goes_on_behind_the_last_page_that_was_used(sandbox: Any, tmp_path: Path) -> None:
    mark = tmp_path / "position"
    museum = sandbox.museum()
    listing = paginate(museum.artworks.list, resume=mark)
    everything = ids(paginate(museum.artworks.list).records(limit=PAGE))
    pages = listing.pages(limit=PAGE)
    used = [ids(next(pages)) for _ in range(4)]
    del pages
    # The fourth page was given, and nobody asked for a fifth: it comes again.
    rest = ids(listing.records(limit=PAGE))
    assert [number for page in used[:3] for number in page] + rest == everything
    # It has come to its end, and says so from now on.
    assert list(listing.records(limit=PAGE)) == []


@pytest.mark.parametrize("change", ["arguments", "size", "operation", "garbage", "version"])
def test_a_position_of_something_else_is_refused(sandbox: Any, tmp_path: Path, change: str) -> None:
    mark = tmp_path / "position"
    museum = sandbox.museum()
    pages = paginate(museum.artworks.list, resume=mark).pages(limit=PAGE)
    next(pages), next(pages)
    method, arguments = museum.artworks.list, {"limit": PAGE}
    match change:
        case "arguments":
            arguments |= {"fields": ["id"]}
        case "size":
            arguments = {"limit": PAGE + 1}
        case "operation":
            method = museum.galleries.list
        case "garbage":
            mark.write_bytes(b"\x00\xff")
        case "version":
            mark.write_text(json.dumps(json.loads(mark.read_text()) | {"openshelf": 9}))
    before = mark.read_bytes()
    with pytest.raises(openshelf.ArgumentError, match=r"position"):
        paginate(method, resume=mark).records(**arguments)
    assert mark.read_bytes() == before


def test_a_folder_that_is_not_there_is_told_and_nothing_is_lost(
    sandbox: Any, tmp_path: Path
) -> None:
    pages = paginate(sandbox.museum().artworks.list, resume=tmp_path / "no" / "file").pages()
    next(pages)
    with pytest.raises(FileNotFoundError):
        next(pages)


def test_a_killed_program_loses_no_record(sandbox: Any, tmp_path: Path) -> None:
    program = """
        import os, sys
        import openshelf

        address, mark, out, kill = sys.argv[1:]
        museum = openshelf.Museum(base_url=address, requests_per_second=None)
        listing = openshelf.paginate(museum.artworks.list, resume=mark)
        with open(out, "a") as file:
            for number, record in enumerate(listing.records(limit=20)):
                if number == int(kill):
                    os.kill(os.getpid(), 9)
                file.write(f"{record['id']}\\n")
                file.flush()
    """
    out, mark = tmp_path / "out", tmp_path / "position"
    address = sandbox.museum().base_url
    for kill in ("45", "61", "0", "100", "-1"):
        code, _, errors = run(program, address, str(mark), str(out), kill)
        assert code == (0 if kill == "-1" else -9), errors
    given = [int(line) for line in out.read_text().split()]
    everything = ids(paginate(sandbox.museum().artworks.list).records(limit=PAGE))
    assert set(given) == set(everything)
    # Every kill lets one page come again, as far as it was used.
    assert len(given) - len(everything) <= 4 * PAGE


LINES = """
    import os, sys, threading
    import openshelf

    address, path, kill = sys.argv[1:]
    museum = openshelf.Museum(base_url=address, requests_per_second=None)
    written = 0

    class Bar:
        def update(self, records):
            global written
            written += records
            if 0 <= int(kill) <= written:
                os.kill(os.getpid(), 9)

        def close(self):
            pass

    listing = openshelf.paginate(museum.artworks.list, progress=Bar())
    print(listing.to_jsonl(path, limit=20, resume=True))
"""


def test_a_killed_file_has_every_record_once_in_the_end(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    address = sandbox.museum().base_url
    for kill in ("20", "70", "1", "130"):
        assert run(LINES, address, str(path), kill)[0] == -9
        with path.open("ab") as file:
            # What a kill in the middle of writing leaves.
            file.write(b'{"id": 1, "ti')
    code, said, errors = run(LINES, address, str(path), "-1")
    assert (code, said) == (0, "300\n"), errors
    everything = list(paginate(sandbox.museum().artworks.list).records(limit=PAGE))
    assert [json.loads(line) for line in path.read_text().splitlines()] == everything
    sandbox.forget_calls()
    assert run(LINES, address, str(path), "-1")[:2] == (0, "300\n")
    assert sandbox.calls == []


def test_a_file_appears_when_it_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    path.write_text("what was here before\n")
    with openshelf.Sandbox() as server:
        museum = server.museum(max_retries=0)
        server.fail("museum.artworks.list", status=500, times=None)
        with pytest.raises(openshelf.ServerError):
            paginate(museum.artworks.list).to_jsonl(path)
        assert path.read_text() == "what was here before\n"
        server.heal()
        assert paginate(museum.artworks.list).to_jsonl(path, fields=["id", "title"]) == 300
        expected = list(museum.artworks.list(limit=100, fields=["id", "title"])["data"])
    lines = path.read_text().splitlines()
    assert [json.loads(line) for line in lines[:100]] == expected
    assert [file.name for file in tmp_path.iterdir()] == ["artworks.jsonl"]


async def test_the_same_awaited(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    listing = paginate(sandbox.async_museum().artworks.list)
    assert await listing.to_jsonl(path, limit=50, resume=True) == 300
    assert await listing.to_jsonl(path, limit=50, resume=True) == 300
    assert len(path.read_text().splitlines()) == 300


def test_a_file_without_its_position_is_not_touched(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    path.write_text("mine\n")
    with pytest.raises(FileExistsError, match=r"there is no position beside it"):
        paginate(sandbox.museum().artworks.list).to_jsonl(path, resume=True)
    assert path.read_text() == "mine\n"


def test_a_file_that_lost_a_part_is_not_gone_on_with(sandbox: Any, tmp_path: Path) -> None:
    path = tmp_path / "artworks.jsonl"
    listing = paginate(sandbox.museum().artworks.list, max_pages=2)
    listing.to_jsonl(path, limit=PAGE, resume=True)
    path.write_text("")
    with pytest.raises(OSError, match="where its position says"):
        listing.to_jsonl(path, limit=PAGE, resume=True)
