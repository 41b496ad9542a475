"""Tests that damaged and foreign files are set aside and replaced: never a crash, never a wrong answer."""

import contextlib
import json
import logging
import os
import shutil
import sqlite3
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from openshelf import raw
from programs import finish, start
from recorder import Answer, Recorder

MOUNT = shutil.which("mount") or "/bin/mount"
COUNTRIES = [f"Country{number}" for number in range(40)]


@pytest.fixture
def echoing(recorder: Recorder) -> Recorder:
    """Each answer contains its request."""
    recorder.answer = lambda request: Answer(
        body=json.dumps({"cases": request.target, "more": ["x" * 50] * 20}).encode()
    )
    return recorder


def ask_all(recorder: Recorder, options: dict[str, Any], **more: Any) -> int:
    """Requests every country, checks every answer, and returns how many came from the cache."""
    with make_client("disease", recorder.url, **options, **more) as client:
        answers = [raw(client.totals.country)(country) for country in COUNTRIES]
    for country, answer in zip(COUNTRIES, answers, strict=True):
        assert f"/{country}?" in answer.json()["cases"]
    return sum(answer.from_cache for answer in answers)


def sqlite_options(tmp_path: Path) -> dict[str, Any]:
    return {"use_caching": True, "cache_name": tmp_path / "cache.sqlite"}


def garbage(path: Path) -> None:
    path.write_bytes(b"This is no database. " * 1000)


def half(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2 // 4096 * 4096 + 100])


def holes(path: Path) -> None:
    """Every page but the first is overwritten, with the header unchanged."""
    content = bytearray(path.read_bytes())
    for place in range(4096, len(content), 4096):
        content[place : place + 4096] = os.urandom(4096)
    path.write_bytes(content)


def of_another_version(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA user_version = 99")


@pytest.mark.parametrize("damage", [half, holes, of_another_version])
def test_a_damaged_cache_is_set_aside(
    echoing: Recorder, tmp_path: Path, damage: Callable[[Path], None], caplog: Any
) -> None:
    options = sqlite_options(tmp_path)
    path = options["cache_name"]
    assert ask_all(echoing, options) == 0
    assert ask_all(echoing, options) == len(COUNTRIES)
    damage(path)
    damaged = path.read_bytes()
    with pytest.warns(openshelf.CacheWarning, match="renamed to"), caplog.at_level(logging.WARNING):
        assert ask_all(echoing, options) < len(COUNTRIES)
    assert (tmp_path / "cache.sqlite.set-aside-1").read_bytes()[:100] == damaged[:100]
    assert "renamed to" in caplog.text
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        ask_all(echoing, options)
        assert ask_all(echoing, options) == len(COUNTRIES)


def test_each_damaged_cache_is_set_aside_under_its_own_name(
    echoing: Recorder, tmp_path: Path
) -> None:
    options = sqlite_options(tmp_path)
    for number in (1, 2, 3):
        ask_all(echoing, options)
        holes(options["cache_name"])
        damaged = options["cache_name"].read_bytes()
        with pytest.warns(openshelf.CacheWarning):
            ask_all(echoing, options)
        aside = tmp_path / f"cache.sqlite.set-aside-{number}"
        assert aside.read_bytes()[4096:] == damaged[4096:]


def test_an_empty_file_becomes_a_cache(echoing: Recorder, tmp_path: Path) -> None:
    options = sqlite_options(tmp_path)
    options["cache_name"].touch()
    ask_all(echoing, options)
    assert ask_all(echoing, options) == len(COUNTRIES)


def test_a_log_of_another_file_is_not_used(echoing: Recorder, tmp_path: Path) -> None:
    """The log of another file is not taken for this one's."""
    options = sqlite_options(tmp_path)
    ask_all(echoing, options)
    garbage(Path(f"{options['cache_name']}-wal"))
    assert ask_all(echoing, options) == len(COUNTRIES)


def change_entries(path: Path, change: Callable[[bytes], bytes]) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("SELECT id, entry FROM entries").fetchall()
        for number, entry in rows:
            connection.execute("UPDATE entries SET entry = ? WHERE id = ?", (change(entry), number))
        connection.commit()


def flipped(entry: bytes) -> bytes:
    middle = len(entry) // 2
    return entry[:middle] + bytes([entry[middle] ^ 1]) + entry[middle + 1 :]


CHANGES = [flipped, lambda entry: entry[:-1], lambda entry: entry + b"\0", lambda _: b""]


@pytest.mark.parametrize("change", CHANGES, ids=["flipped", "shorter", "longer", "empty"])
@pytest.mark.parametrize("kind", ["sqlite", "filesystem"])
def test_a_damaged_entry_is_ignored(
    echoing: Recorder, tmp_path: Path, kind: str, change: Callable[[bytes], bytes]
) -> None:
    options = {"use_caching": True, "backend": kind, "cache_name": tmp_path / "cache"}
    ask_all(echoing, options)
    if kind == "sqlite":
        change_entries(options["cache_name"], change)
    else:
        for file in options["cache_name"].rglob("*.entry"):
            file.write_bytes(change(file.read_bytes()))
    assert ask_all(echoing, options) == 0
    assert ask_all(echoing, options) == len(COUNTRIES)


@pytest.mark.parametrize("kind", ["sqlite", "filesystem"])
def test_an_entry_of_another_request_is_ignored(
    echoing: Recorder, tmp_path: Path, kind: str
) -> None:
    """It is complete and has the right checksum, but belongs to another request."""
    options = {"use_caching": True, "backend": kind, "cache_name": tmp_path / "cache"}
    ask_all(echoing, options)
    if kind == "sqlite":
        with contextlib.closing(sqlite3.connect(options["cache_name"])) as connection:
            one = connection.execute("SELECT entry FROM entries").fetchone()
            connection.execute("UPDATE entries SET entry = ?", one)
            connection.commit()
    else:
        files = list(options["cache_name"].rglob("*.entry"))
        one = files[0].read_bytes()
        for file in files:
            file.write_bytes(one)
    assert ask_all(echoing, options) == 1


def test_foreign_files_in_the_folder_are_kept(echoing: Recorder, tmp_path: Path) -> None:
    folder = tmp_path / "cache"
    (folder / "ab").mkdir(parents=True)
    (folder / "mine.txt").write_text("precious")
    (folder / "ab" / "mine.entry").write_text("precious")
    options = {"use_caching": True, "backend": "filesystem", "cache_name": folder}
    with make_client("disease", echoing.url, **options) as client:
        client.totals.world()
        client.cache.clear()
        assert len(client.cache) == 0
    assert (
        (folder / "mine.txt").read_text()
        == (folder / "ab" / "mine.entry").read_text()
        == "precious"
    )


def test_foreign_values_in_redis_are_not_used(echoing: Recorder, redis_server: Any) -> None:
    """A key of another type, and one that holds anything."""
    options = {"use_caching": True, "backend": "redis", "cache_url": redis_server.url}
    with make_client("disease", echoing.url, cache_name="odd", **options) as client:
        client.totals.world()
        keys = redis_server.say("KEYS", "{openshelf:odd}:entry:*").split(b"\r\n")
        (key,) = [each for each in keys if each.startswith(b"{")]
        redis_server.say("SET", key, "anything")
        assert not raw(client.totals.world)().from_cache
        assert raw(client.totals.world)().from_cache
        redis_server.say("DEL", key)
        redis_server.say("LPUSH", key, "a")
        with pytest.raises(openshelf.CacheError):
            client.totals.world()
    with make_client(
        "disease", echoing.url, cache_name="odd", on_cache_error="bypass", **options
    ) as client:
        assert client.totals.world()["cases"]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of six megabytes."""
    if sys.platform != "linux":
        pytest.skip("a file system of memory is mounted on Linux only")
    place = tmp_path / "disk"
    place.mkdir()
    done = subprocess.run(
        [MOUNT, "-t", "tmpfs", "-o", "size=6m", "openshelf-test", place],
        capture_output=True, check=False,
    )  # fmt: skip
    if done.returncode:
        pytest.skip(f"no file system can be mounted here: {done.stderr.decode().strip()}")
    yield place
    subprocess.run([MOUNT.replace("mount", "umount"), "-l", place], check=True)


def fill(path: Path) -> None:
    """Write until the disk is full."""
    with contextlib.suppress(OSError), path.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)


def all_of(client: Any) -> None:
    for country in COUNTRIES:
        assert f"/{country}?" in client.totals.country(country)["cases"]


@pytest.mark.parametrize("kind", ["sqlite", "filesystem"])
def test_a_full_disk_is_an_error_or_bypassed(
    echoing: Recorder, small_disk: Path, kind: str, caplog: Any
) -> None:
    options = {"use_caching": True, "backend": kind, "cache_name": small_disk / "cache"}
    strict = make_client("disease", echoing.url, **options)
    lenient = make_client("disease", echoing.url, on_cache_error="bypass", **options)
    strict.totals.country("Country0")
    fill(small_disk / "large")
    with pytest.raises(openshelf.CacheError) as caught:
        all_of(strict)
    assert str(small_disk) in str(caught.value)
    with caplog.at_level(logging.WARNING, "openshelf"):
        all_of(lenient)
    assert "continued without the cache" in caplog.text
    # Earlier entries can still be read.
    assert raw(strict.totals.country)("Country0").from_cache
    (small_disk / "large").unlink()
    strict.totals.country("Country39")
    assert raw(strict.totals.country)("Country39").from_cache


def random_answers(request: Any) -> Answer:
    """Answers that cannot be compressed."""
    return Answer(
        body=json.dumps({"cases": request.target, "more": os.urandom(20_000).hex()}).encode()
    )


@pytest.mark.parametrize("others", [False, True], ids=["alone", "beside another process"])
@pytest.mark.parametrize("kind", ["sqlite", "filesystem"])
def test_a_cache_on_a_full_disk_can_be_cleared(
    recorder: Recorder, small_disk: Path, kind: str, others: bool
) -> None:
    recorder.answer = random_answers
    path = small_disk / "cache"
    options = {"use_caching": True, "backend": kind, "cache_name": path}
    with make_client("disease", recorder.url, **options) as client:
        all_of(client)
        with contextlib.ExitStack() as stack:
            if others:
                code = [
                    "import sys",
                    "from calling import make_client",
                    f"client = make_client('disease', {recorder.url!r}, **{options | {'cache_name': str(path)}!r})",
                    "client.totals.country('Country0')",
                    "print('open', flush=True)",
                    "input()",
                ]
                other = start("\n".join(code))
                stack.callback(finish, other, "\n")
                assert other.stdout is not None and other.stdout.readline() == "open\n"
            fill(small_disk / "large")
            # Not one more byte fits, so there is no room for the log either.
            assert client.cache.clear() == len(COUNTRIES)
            assert len(client.cache) == 0
        (small_disk / "large").unlink()
        all_of(client)
        assert len(client.cache) == len(COUNTRIES)


@pytest.mark.parametrize("kind", ["sqlite", "filesystem"])
def test_a_read_only_disk_is_an_error(echoing: Recorder, small_disk: Path, kind: str) -> None:
    options = {"use_caching": True, "backend": kind, "cache_name": small_disk / "cache"}
    ask_all(echoing, options)
    subprocess.run([MOUNT, "-o", "remount,ro", small_disk], check=True)
    with pytest.raises(openshelf.CacheError, match=r"read-only|cannot be written|Read-only"):
        make_client("disease", echoing.url, **options)


def test_a_disk_that_becomes_read_only_is_an_error_or_bypassed(
    echoing: Recorder, small_disk: Path, caplog: Any
) -> None:
    options = {"use_caching": True, "backend": "filesystem", "cache_name": small_disk / "cache"}
    strict = make_client("disease", echoing.url, **options)
    lenient = make_client("disease", echoing.url, on_cache_error="bypass", **options)
    strict.totals.world()
    subprocess.run([MOUNT, "-o", "remount,ro", small_disk], check=True)
    assert raw(strict.totals.world)().from_cache
    with pytest.raises(openshelf.CacheError, match="Read-only"):
        strict.totals.country("Italy")
    assert lenient.totals.country("Italy")["cases"]
    with pytest.raises(openshelf.CacheError):
        strict.cache.clear()


def test_a_vanished_folder_is_bypassed(echoing: Recorder, tmp_path: Path) -> None:
    for kind in ("sqlite", "filesystem"):
        folder = tmp_path / kind
        options = {"use_caching": True, "backend": kind, "cache_name": folder / "cache"}
        with make_client("disease", echoing.url, on_cache_error="bypass", **options) as client:
            client.totals.world()
            shutil.rmtree(folder)
            all_of(client)
