"""Tests that a foreign file is never moved or changed, and that a deleted cache is created again."""

import contextlib
import shutil
import sqlite3
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from openshelf import raw
from programs import finish, joined, let_go_on, start
from recorder import Answer, Recorder

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="open files stay there")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of named caches is this test's."""
    if sys.platform != "linux":
        pytest.skip("the user's folder for caches is named by the environment on Linux only")
    monkeypatch.delenv("OPENSHELF_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    (tmp_path / "caches" / "openshelf").mkdir(parents=True)
    return tmp_path / "caches" / "openshelf"


def open_at(path: Path, recorder: Recorder, **more: Any) -> Any:
    return make_client("disease", recorder.url, use_caching=True, cache_name=path, **more)


def text(path: Path) -> None:
    path.write_text("These are my notes.\n" * 500)


def database(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE entries (name)")
        connection.execute("INSERT INTO entries VALUES ('precious')")
        connection.commit()


def database_with_log(path: Path) -> None:
    """As a killed program leaves it: the last row is only in the log."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE notes (name)")
        connection.execute("INSERT INTO notes VALUES ('precious')")
        connection.commit()
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{path}{suffix}.copy")
    for suffix in ("", "-wal"):
        Path(f"{path}{suffix}.copy").rename(f"{path}{suffix}")


def empty_database(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 7")
        connection.execute("VACUUM")


def of_another_application(path: Path) -> None:
    database(path)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA application_id = 1196444487")  # "GPKG"


def nearly(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0" + b"\xff" * 5000)


FOREIGN = [text, database, database_with_log, empty_database, of_another_application, nearly]


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@pytest.mark.parametrize("on_error", ["raise", "bypass"])
@pytest.mark.parametrize("make", FOREIGN)
def test_a_file_that_is_not_ours_is_never_touched(
    make: Callable[[Path], None], on_error: str, tmp_path: Path, recorder: Recorder
) -> None:
    path = tmp_path / "important.db"
    make(path)
    before = content(tmp_path)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        if on_error == "raise":
            with pytest.raises(openshelf.CacheError) as caught:
                open_at(path, recorder)
            message = str(caught.value)
            assert str(path) in message
            assert "left unchanged" in message and "cache_name" in message
        else:
            with open_at(path, recorder, on_cache_error="bypass") as client:
                assert client.totals.world() == {"updated": None}
                with pytest.raises(openshelf.CacheError, match="left unchanged"):
                    client.cache.clear()
    assert content(tmp_path) == before


@pytest.mark.parametrize("make", [text, database, nearly])
def test_a_foreign_file_in_our_own_folder_is_set_aside(
    make: Callable[[Path], None], home: Path, recorder: Recorder
) -> None:
    path = home / "disease_cache.sqlite"
    make(path)
    before = path.read_bytes()
    with pytest.warns(openshelf.CacheWarning, match="renamed to"):
        client = make_client("disease", recorder.url, use_caching=True)
    with client:
        client.totals.world()
        assert raw(client.totals.world)().from_cache
    assert (home / "disease_cache.sqlite.set-aside-1").read_bytes() == before


def test_a_cache_that_another_program_overwrote_is_left_unchanged(
    tmp_path: Path, recorder: Recorder
) -> None:
    """Also while it is open."""
    path = tmp_path / "cache.db"
    with open_at(path, recorder) as client:
        client.totals.world()
        path.unlink()
        text(path)
        before = path.read_bytes()
        with pytest.raises(openshelf.CacheError, match="left unchanged"):
            client.totals.continents()
        assert path.read_bytes() == before


def test_a_log_without_its_file_is_moved_away(tmp_path: Path, recorder: Recorder) -> None:
    path = tmp_path / "cache.db"
    with open_at(path, recorder) as client:
        client.totals.world()
        for suffix in ("-wal", "-shm"):
            shutil.copy(f"{path}{suffix}", f"{path}{suffix}.copy")
    del client
    path.unlink()
    for suffix in ("-wal", "-shm"):
        Path(f"{path}{suffix}.copy").rename(f"{path}{suffix}")
    stale = Path(f"{path}-wal").read_bytes()
    with open_at(path, recorder) as client:
        client.totals.world()
        assert raw(client.totals.world)().from_cache
    assert Path(f"{path}.set-aside-1-wal").read_bytes() == stale


# ---------------------------------------------------------------- a deleted cache heals

HEAD = """
import os, sys
from calling import make_client
url, path = sys.argv[1:3]
client = make_client("disease", url, use_caching=True, cache_name=path)
offline = client.with_options(only_if_cached=True)
"""

HOLDER = joined(
    HEAD,
    """
    for number in range(20):
        client.totals.country(f"first-{number}")
    print("open", flush=True)
    input()
    for number in range(20):
        client.totals.country(f"later-{number}")
    for number in range(20):
        assert offline.totals.country(f"later-{number}")
    print("written", flush=True)
    input()
    for number in range(20):
        assert offline.totals.country(f"other-{number}")
    print("read", flush=True)
    """,
)

NEWCOMER = joined(
    HEAD,
    """
    which = sys.argv[3]
    for number in range(20):
        assert offline.totals.country(f"{which}-{number}") if which != "none" else True
    for number in range(20):
        client.totals.country(f"other-{number}")
    for number in range(20):
        assert offline.totals.country(f"other-{number}")
    assert client.cache.info()["entries"] >= 20
    print("fine", flush=True)
    """,
)


def delete(path: Path, what: str) -> None:
    if what == "folder":
        shutil.rmtree(path.parent)
        return
    for suffix in {"file": [""], "log": ["-wal"], "logs": ["-wal", "-shm"], "index": ["-shm"]}.get(
        what, ["", "-wal", "-shm"]
    ):
        Path(f"{path}{suffix}").unlink()


@pytest.mark.parametrize("first", ["holder", "newcomer"])
@pytest.mark.parametrize("what", ["file", "log", "index", "logs", "all", "folder"])
def test_a_cache_deleted_while_open_is_made_again(
    what: str, first: str, tmp_path: Path, recorder: Recorder
) -> None:
    """Whichever is first, both can write, and both see the entries of the other."""
    recorder.answer = Answer(body=b'{"cases": 1}')
    path = tmp_path / "folder" / "cache.db"
    holder = start(HOLDER, recorder.url, str(path))
    assert holder.stdout is not None and holder.stdout.readline() == "open\n"
    delete(path, what)
    if first == "newcomer":
        newcomer = start(NEWCOMER, recorder.url, str(path), "none")
        assert finish(newcomer) == (0, "fine\n", "")
    let_go_on(holder)
    line = holder.stdout.readline()
    assert line == "written\n", finish(holder)
    newcomer = start(NEWCOMER, recorder.url, str(path), "later")
    assert finish(newcomer) == (0, "fine\n", "")
    let_go_on(holder)
    assert finish(holder) == (0, "read\n", "")
    # And afterwards the file is whole.
    with contextlib.closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert sorted(each.name for each in path.parent.iterdir() if "set-aside" not in each.name) == [
        "cache.db"
    ]


def test_a_reader_soon_notices_a_deleted_file(tmp_path: Path, recorder: Recorder) -> None:
    """A client that only reads does not continue to use a deleted file."""
    path = tmp_path / "cache.db"
    with open_at(path, recorder) as client:
        client.totals.world()
        offline = client.with_options(only_if_cached=True)
        assert offline.totals.world() == {"updated": None}
        path.unlink()

        def read_for_ever() -> None:
            while True:
                offline.totals.world()

        with pytest.raises(openshelf.CacheMissError):
            read_for_ever()
