"""Tests the keys file beside a position: present after any kill, removed at the end, and never guessed."""

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pytest
from openshelf import _core, paginate
from programs import finish, start

# Lists are resumed after their end on purpose.
pytestmark = pytest.mark.filterwarnings("ignore::openshelf.EndedListWarning")

PAGE = 20
#: The first bytes of a file of keys.
HEADER = 16


class Stopping:
    """Interrupts a program after this number of pages."""

    def __init__(self, pages: int) -> None:
        self.left = pages

    def update(self, _: int) -> None:
        self.left -= 1
        if self.left < 0:
            raise KeyboardInterrupt

    def close(self) -> None: ...


class ResumedList:
    """One kind of list that is resumed: its files, its continuation, and its records."""

    def __init__(self, kind: str, folder: Path, sandbox: Any, monkeypatch: Any) -> None:
        self.kind, _, self.what = kind.partition(" ")
        self.sandbox = sandbox
        self.path = folder / {"jsonl": "a.jsonl", "parquet": "a.parquet"}.get(self.what, "a")
        is_iterator = self.what == "records"
        self.position = self.path if is_iterator else Path(f"{self.path}.position")
        self.keys = Path(f"{self.position}.keys")
        self.given: list[int] = []
        if self.what == "parquet":
            before = _core._set_batch_bytes(1)
            monkeypatch.callback = lambda: _core._set_batch_bytes(before)

    def resume(self, **options: Any) -> Any:
        client = self.sandbox.museum() if self.kind == "sync" else self.sandbox.async_museum()
        if self.what == "records":
            options["resume"] = self.path
        listing = paginate(client.artworks.list, concurrency=1, **options)
        arguments = {"limit": PAGE, "fields": ["id", "title"]}
        match self.what:
            case "records" if self.kind == "sync":
                records = listing.records(**arguments)
                for record in records:
                    self.given.append(record["id"])
                return records
            case "records":
                return asyncio.run(self.read(listing.records(**arguments)))
            case "jsonl":
                written = listing.to_jsonl(self.path, resume=True, **arguments)
            case _:
                written = listing.to_parquet(self.path, resume=True, **arguments)
        return written if self.kind == "sync" else asyncio.run(self.wait(written))

    async def read(self, records: Any) -> Any:
        async for record in records:
            self.given.append(record["id"])
        return records

    async def wait(self, call: Any) -> Any:
        return await call

    def begin(self, pages: int = 3) -> None:
        with pytest.raises(KeyboardInterrupt):
            self.resume(progress=Stopping(pages))

    def ids(self) -> list[int]:
        match self.what:
            case "records":
                return self.given
            case "jsonl":
                return [json.loads(line)["id"] for line in self.path.read_text().splitlines()]
            case _:
                return pl.read_parquet(self.path)["id"].to_list()

    def counted(self) -> int:
        """How many keys the position counts."""
        return int(json.loads(self.position.read_text())["position"]["keys"])

    def files(self) -> dict[str, bytes]:
        return {each.name: each.read_bytes() for each in self.path.parent.iterdir()}


KINDS = [f"{kind} {what}" for kind in ("sync", "async") for what in ("records", "jsonl", "parquet")]


@pytest.fixture(params=KINDS)
def resumed(request: Any, tmp_path: Path, sandbox: Any) -> Any:
    class Callback:
        callback: Callable[[], object] = staticmethod(lambda: None)

    after = Callback()
    yield ResumedList(request.param, tmp_path, sandbox, after)
    after.callback()


def test_the_file_of_keys_exists_only_while_it_is_needed(resumed: ResumedList) -> None:
    resumed.begin()
    counted = resumed.counted()
    assert counted >= PAGE
    assert resumed.keys.stat().st_size >= HEADER + 8 * counted
    done = resumed.resume()
    ids = resumed.ids()
    # The page at which an iterator was interrupted comes again.
    assert set(ids) == {record["id"] for record in whole(resumed)}
    assert len(ids) - len(set(ids)) <= (PAGE if resumed.what == "records" else 0)
    assert done.completeness.level != "unproven"
    assert not resumed.keys.exists()
    assert json.loads(resumed.position.read_text())["completeness"]["level"] != "unproven"
    resumed.sandbox.forget_calls()
    assert resumed.resume().completeness == done.completeness
    assert resumed.sandbox.calls == []


def whole(resumed: ResumedList) -> list[Any]:
    return list(paginate(resumed.sandbox.museum().artworks.list).records(fields=["id"]))


DAMAGES: dict[str, Callable[[bytes], bytes | None]] = {
    "deleted": lambda _: None,
    "cut by a byte": lambda old: old[: HEADER + 8 * PAGE - 1],
    "cut to its beginning": lambda old: old[:HEADER],
    "emptied": lambda _: b"",
    "replaced": lambda old: b"x" * len(old),
    "of another run": lambda old: old[:HEADER] + os.urandom(len(old) - HEADER),
    "a key is another one": lambda old: old[: HEADER + 8] + b"12345678" + old[HEADER + 16 :],
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_changed_keys_are_reported_and_no_file_is_touched(
    resumed: ResumedList, damage: str
) -> None:
    resumed.begin()
    new = DAMAGES[damage](resumed.keys.read_bytes())
    if new is None:
        resumed.keys.unlink()
    else:
        resumed.keys.write_bytes(new)
    before = resumed.files()
    told = rf"{resumed.keys.name}: the keys .* restore the file, or delete .*{resumed.position.name} and"
    with pytest.raises(openshelf.ArgumentError, match=told):
        resumed.resume()
    assert resumed.files() == before


@pytest.mark.parametrize("left", [b"", b"half a k", b"8" * 160])
def test_keys_that_a_killed_program_wrote_beyond_the_position_are_cut_off(
    resumed: ResumedList, left: bytes
) -> None:
    resumed.begin()
    kept = resumed.keys.read_bytes()[: HEADER + 8 * resumed.counted()]
    resumed.keys.write_bytes(kept + left)
    resumed.resume()
    assert set(resumed.ids()) == {record["id"] for record in whole(resumed)}
    assert not resumed.keys.exists()


@pytest.mark.skipif(os.name != "posix", reason="links")
@pytest.mark.parametrize("kind", ["file", "link", "folder"])
def test_files_that_we_did_not_make_are_left_alone(resumed: ResumedList, kind: str) -> None:
    other = resumed.path.parent / "other"
    other.write_bytes(b"openshelf keys 1precious")
    match kind:
        case "file":
            resumed.keys.write_text("precious")
        case "link":
            resumed.keys.symlink_to(other)
        case _:
            resumed.keys.mkdir()
    names = sorted(resumed.path.parent.iterdir())
    with pytest.raises(
        openshelf.ArgumentError, match=r"openshelf did not write this file.*use another file"
    ):
        resumed.resume()
    assert sorted(resumed.path.parent.iterdir()) == names
    assert other.read_bytes() == b"openshelf keys 1precious"
    assert kind != "file" or resumed.keys.read_text() == "precious"


def test_keys_without_their_deleted_position_are_replaced(sandbox: Any, tmp_path: Path) -> None:
    mark = tmp_path / "position"
    listing = paginate(sandbox.museum().artworks.list, resume=mark)
    pages = listing.pages(limit=PAGE)
    next(pages), next(pages)
    del pages
    mark.unlink()
    assert len(list(listing.records(limit=PAGE))) == 300
    assert sorted(tmp_path.iterdir()) == [mark]


def test_a_position_of_an_older_version_is_refused(sandbox: Any, tmp_path: Path) -> None:
    mark = tmp_path / "position"
    listing = paginate(sandbox.museum().artworks.list, resume=mark)
    pages = listing.pages(limit=PAGE)
    next(pages), next(pages)
    mark.write_text(json.dumps(json.loads(mark.read_text()) | {"openshelf": 5}))
    with pytest.raises(openshelf.ArgumentError, match=r"its version is 5.*Use another file"):
        listing.records(limit=PAGE)


PROGRAM = """
    import sys
    import openshelf
    from openshelf import _core

    address, path, kind = sys.argv[1:]
    _core._set_batch_bytes(1)
    museum = openshelf.Museum(base_url=address, requests_per_second=None)
    listing = openshelf.paginate(museum.artworks.list)
    print("ready", flush=True)
    write = getattr(listing, kind)
    print(write(path, limit=20, fields=["id", "title"], resume=True))
"""


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("kind", ["to_jsonl", "to_parquet"])
@pytest.mark.parametrize(
    "most",
    [pytest.param(12, marks=pytest.mark.slow), pytest.param(150, marks=pytest.mark.full)],
)
@pytest.mark.timeout(1500)
def test_every_record_is_written_once_although_the_list_grows_after_kills(
    tmp_path: Path, kind: str, most: int
) -> None:
    """In the end all records are there once, although the list grows after each kill."""
    dice = random.Random(most)
    with openshelf.Sandbox(scale=2) as server:
        method = server.museum().artworks.list
        before = {record["id"] for record in paginate(method).records(fields=["id"])}
        path = tmp_path / "artworks"
        for kill in range(most + 1):
            process = start(PROGRAM, server.museum().base_url, str(path), kind)
            assert process.stdout is not None and process.stdout.readline() == "ready\n"
            if kill < most:
                time.sleep(dice.random() * 0.12)
                process.send_signal(signal.SIGKILL)
            code, _, errors = finish(process)
            assert code in (0, -signal.SIGKILL), errors
            position, keys = Path(f"{path}.position"), Path(f"{path}.position.keys")
            if position.exists():
                counted = json.loads(position.read_text())["position"]["keys"]
                assert counted == 0 or keys.stat().st_size >= HEADER + 8 * counted
            if code == 0:
                assert not keys.exists()
                if kind == "to_jsonl":
                    lines = path.read_text().splitlines()
                    ids = [json.loads(line)["id"] for line in lines]
                else:
                    ids = pl.read_parquet(path)["id"].to_list()
                assert len(set(ids)) == len(ids)
                assert before <= set(ids)
                path.unlink(), position.unlink()
            elif kill % 3 == 0:
                server.fail("museum.artworks.list", insert=1)
                method(limit=1)
