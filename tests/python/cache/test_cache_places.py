"""Tests where a cache is stored, and the errors if it cannot be stored there."""

import os
import stat
import sys
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from recorder import Recorder
from redis_server import free_port

POSIX = pytest.mark.skipif(os.name != "posix", reason="modes are those of POSIX")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folders are this test's."""
    if sys.platform != "linux":
        pytest.skip("the user's folder for caches is named by the environment on Linux only")
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.delenv("OPENSHELF_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    return tmp_path


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@POSIX
def test_a_named_cache_is_a_file_that_only_the_user_can_read(
    home: Path, recorder: Recorder
) -> None:
    previous = os.umask(0)
    try:
        with make_client("disease", recorder.url, use_caching=True) as client:
            client.totals.world()
            path = home / "caches" / "openshelf" / "disease_cache.sqlite"
            assert Path(client.cache.info()["location"]) == path
            files = list(path.parent.iterdir())
            assert path in files
            assert {mode(each) for each in files} == {0o600}
            assert mode(path.parent) == mode(home / "caches") == 0o700
    finally:
        os.umask(previous)


@POSIX
def test_only_the_user_can_read_the_folders_of_a_cache(home: Path, recorder: Recorder) -> None:
    previous = os.umask(0)
    try:
        options = {"use_caching": True, "backend": "filesystem", "cache_name": "mine"}
        with make_client("disease", recorder.url, **options) as client:
            client.totals.world()
        folder = home / "caches" / "openshelf" / "mine"
        (entry,) = [each for each in folder.rglob("*") if each.is_file()]
        assert mode(entry) == 0o600
        assert {mode(folder), mode(entry.parent)} == {0o700}
    finally:
        os.umask(previous)


@pytest.mark.parametrize("backend", ["sqlite", "filesystem"])
def test_each_service_has_a_separate_cache(home: Path, recorder: Recorder, backend: str) -> None:
    for service in ("museum", "gazette"):
        with make_client(service, recorder.url, use_caching=True, backend=backend) as client:
            assert f"{service}_cache" in client.cache.info()["location"]


@pytest.mark.parametrize("backend", ["sqlite", "filesystem"])
def test_cache_name_may_be_a_path(
    home: Path, recorder: Recorder, monkeypatch: pytest.MonkeyPatch, backend: str
) -> None:
    monkeypatch.chdir(home)
    (home / "home").mkdir()
    for given, place in [
        (str(home / "a" / "b.db"), home / "a" / "b.db"),
        ("./c/d", home / "c" / "d"),
        ("~/e", home / "home" / "e"),
        (Path("plain"), home / "plain"),
        (home / "f", home / "f"),
    ]:
        options = {"use_caching": True, "backend": backend, "cache_name": given}
        with make_client("disease", recorder.url, **options) as client:
            assert Path(client.cache.info()["location"]) == place
            assert place.exists()


def test_the_ending_sqlite_is_added_only_once(home: Path, recorder: Recorder) -> None:
    with make_client("disease", recorder.url, use_caching=True, cache_name="x.sqlite") as client:
        assert client.cache.info()["location"].endswith("/x.sqlite")


@pytest.mark.parametrize("backend", ["sqlite", "filesystem"])
def test_a_path_may_be_bytes(home: Path, recorder: Recorder, backend: str) -> None:
    place = home / "\u00fcml\u00e4ut" / "cache"
    options = {"use_caching": True, "backend": backend, "cache_name": os.fsencode(place)}
    with make_client("disease", recorder.url, **options) as client:
        assert Path(client.cache.info()["location"]) == place
        assert place.exists()


@pytest.mark.parametrize("backend", ["sqlite", "filesystem"])
@pytest.mark.parametrize(
    "name", ["a/b\0c", "\0", b"a\0b", Path("a/b\0"), "~nobody/x", "~", Path("~x"), b"\xff", 3, [1]]
)
def test_invalid_paths_are_refused(home: Path, name: Any, backend: str) -> None:
    """The error is a ValueError that names the option."""
    with pytest.raises(ValueError, match="cache_name") as caught:
        make_client(
            "disease", "http://127.0.0.1:9", use_caching=True, backend=backend, cache_name=name
        )
    assert isinstance(caught.value, openshelf.ArgumentError)
    assert "\0" not in str(caught.value)


@pytest.mark.parametrize("name", ["..", ".hidden", "a:b", "a\nb", " a", "a*", "x" * 300])
def test_invalid_file_names_are_refused(home: Path, name: str) -> None:
    with pytest.raises(openshelf.ArgumentError, match="cache_name"):
        make_client("disease", "http://127.0.0.1:9", use_caching=True, cache_name=name)


@pytest.mark.parametrize("backend", ["sqlite", "filesystem"])
def test_a_place_that_cannot_be_written_to_is_an_error(tmp_path: Path, backend: str) -> None:
    (tmp_path / "file").write_text("mine")
    (tmp_path / "folder").mkdir()
    places = [tmp_path / "file" / "below", Path("/proc/nothing/here")]
    places.append(tmp_path / ("folder" if backend == "sqlite" else "file"))
    for place in places:
        with pytest.raises(openshelf.CacheError, match="cannot be written to") as caught:
            make_client(
                "disease", "http://127.0.0.1:9", use_caching=True, backend=backend, cache_name=place
            )
        assert str(place.parent) in str(caught.value)
    assert (tmp_path / "file").read_text() == "mine"


def test_an_unreachable_redis_server_is_an_error() -> None:
    port = free_port()
    with pytest.raises(openshelf.CacheError) as caught:
        make_client(
            "disease", "http://127.0.0.1:9", use_caching=True, backend="redis",
            cache_url=f"redis://me:secret@127.0.0.1:{port}/0",
        )  # fmt: skip
    assert str(port) in str(caught.value)
    assert "secret" not in str(caught.value)


@pytest.mark.parametrize("url", ["http://x.org", "nonsense", "rediss://127.0.0.1/0"])
def test_addresses_that_are_not_of_redis_are_refused(url: str) -> None:
    with pytest.raises(openshelf.ArgumentError, match="cache_url"):
        make_client(
            "disease", "http://127.0.0.1:9", use_caching=True, backend="redis", cache_url=url
        )


def test_cache_url_is_only_for_redis() -> None:
    with pytest.raises(openshelf.ArgumentError, match="cache_url"):
        make_client(
            "disease", "http://127.0.0.1:9", use_caching=True, cache_url="redis://127.0.0.1"
        )


def test_an_unknown_backend_is_refused(kept: Any) -> None:
    with pytest.raises(openshelf.ArgumentError, match="sqlite, memory, filesystem, redis"):
        make_client("disease", "http://127.0.0.1:9", **kept() | {"backend": "mongodb"})


def test_no_folder_is_made_without_use_caching(home: Path) -> None:
    make_client("disease", "http://127.0.0.1:9").close()
    assert not (home / "caches").exists()


@pytest.mark.parametrize("backend", ["sqlite", "filesystem"])
def test_a_variable_names_the_folder_of_caches(
    home: Path, recorder: Recorder, monkeypatch: pytest.MonkeyPatch, backend: str
) -> None:
    monkeypatch.setenv("OPENSHELF_CACHE_DIR", str(home / "mine"))
    with make_client("disease", recorder.url, use_caching=True, backend=backend) as client:
        client.totals.world()
        place = Path(client.cache.info()["location"])
        assert place.parent == home / "mine"
        assert place.exists()
    path = home / "own.sqlite"
    with make_client("disease", recorder.url, use_caching=True, cache_name=str(path)) as client:
        client.totals.world()
    assert path.exists()
    assert not (home / "caches").exists()
    monkeypatch.setenv("OPENSHELF_CACHE_DIR", "")
    with make_client("disease", recorder.url, use_caching=True, backend=backend) as client:
        assert Path(client.cache.info()["location"]).parent == home / "caches" / "openshelf"
