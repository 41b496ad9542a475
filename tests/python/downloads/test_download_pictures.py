"""Pictures are downloaded in large numbers, each once."""

import os
import pickle
import signal
import sys
from pathlib import Path
from typing import Any

import openshelf
import programs
import pytest
from recorder import Answer, Recorder
from waiting import soon

ID = "2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a"


def ids(server: Any, count: int) -> list[str]:
    """Ids of pictures that have the default width, each once."""
    found = openshelf.paginate(server.museum().images.list, max_records=count + 50).records(
        limit=100, fields=["id", "width"]
    )
    wide = [record["id"] for record in found if record["width"] >= 843]
    assert len(wide) >= count
    return wide[:count]


def names(folder: Path) -> list[str]:
    """The names of the files, without the records that they came from this machine."""
    return sorted(path.name for path in folder.iterdir() if path.suffix != ".origin")


def test_many_pictures_are_saved_in_the_order_of_the_calls(server: Any, tmp_path: Path) -> None:
    museum = server.museum()
    wanted = ids(server, 30)
    paths = openshelf.download(museum.images.download, tmp_path).many(wanted)
    assert paths == [tmp_path / f"{each}.jpg" for each in wanted]
    assert names(tmp_path) == sorted(path.name for path in paths)
    assert paths[3].read_bytes() == museum.images.fetch(wanted[3])


def test_existing_complete_pictures_are_skipped(server: Any, tmp_path: Path) -> None:
    museum = server.museum()
    download = openshelf.download(museum.images.fetch, tmp_path)
    wanted = ids(server, 5)
    first = {path: path.stat().st_mtime_ns for path in download.many(wanted)}
    (tmp_path / f"{wanted[0]}.jpg").write_bytes(b"<html>")
    (tmp_path / f"{wanted[1]}.jpg").unlink()
    again = download.many(wanted)
    changed = [path for path, time in first.items() if path.stat().st_mtime_ns != time]
    assert changed == again[:2]


@pytest.mark.parametrize("kind", [FileNotFoundError, NotADirectoryError])
async def test_a_directory_that_is_missing_is_one_error(
    server: Any, tmp_path: Path, kind: type[OSError]
) -> None:
    """Before anything is sent, and not once for every file."""
    folder = tmp_path / "missing"
    if kind is NotADirectoryError:
        folder.touch()
    museum = server.museum()
    wanted = ids(server, 30)
    before = len(server.calls)
    download = openshelf.download(museum.images.fetch, folder)
    for call in (lambda: download.many(wanted), lambda: download(wanted[0])):
        with pytest.raises(kind, match="missing"):
            call()
    async with server.async_museum() as own:
        with pytest.raises(kind, match="missing"):
            await openshelf.download(own.images.fetch, folder).many(wanted)
    with server.spending() as spending, pytest.raises(kind, match="missing"):
        openshelf.download(spending.download.awards, folder)({"award_type_codes": ["A"]})
    assert len(server.calls) == before


def test_failures_are_reported_at_the_end(server: Any, tmp_path: Path) -> None:
    museum = server.museum(max_retries=0)
    wanted = ids(server, 6)
    server.fail(path=f"*{wanted[2]}*", status=404, times=None)
    server.fail(path=f"*{wanted[4]}*", status=500, times=None)
    download = openshelf.download(museum.images.fetch, tmp_path)
    with pytest.raises(openshelf.DownloadsFailedError, match="2 of 6 downloads failed") as raised:
        download.many(wanted)
    failures = raised.value.failures
    assert list(failures) == [2, 4]
    assert isinstance(failures[2], openshelf.NotFoundError)
    assert isinstance(failures[4], openshelf.ServerError)
    assert [path is None for path in raised.value.paths] == [False, False, True, False, True, False]
    assert len(names(tmp_path)) == 4
    server.heal()
    assert len(download.many(wanted)) == 6
    assert len(names(tmp_path)) == 6


def test_anything_but_a_picture_is_reported_as_damaged(tmp_path: Path) -> None:
    with Recorder() as recorder, openshelf.Museum(image_api_url=recorder.url) as museum:
        for body, words in [(b"<html>", "not a picture"), (b"", "empty")]:
            recorder.answer = Answer(body=body, headers={"Content-Type": "image/jpeg"})
            with pytest.raises(openshelf.DownloadError, match=words):
                openshelf.download(museum.images.fetch, tmp_path)(ID)
            assert names(tmp_path) == []


def test_arguments_are_checked_before_any_request(server: Any, tmp_path: Path) -> None:
    museum = server.museum()
    with pytest.raises(openshelf.ArgumentError):
        openshelf.download(museum.images.fetch, tmp_path).many([ID, {"image_id": ID, "width": 5}])
    assert names(tmp_path) == []


def test_equal_calls_share_a_download(server: Any, tmp_path: Path) -> None:
    paths = openshelf.download(server.museum().images.fetch, tmp_path).many([ID, (ID,), [ID]])
    assert paths == [tmp_path / f"{ID}.jpg"] * 3


def test_different_pictures_have_different_names(server: Any, tmp_path: Path) -> None:
    placeholder = server.placeholder()
    seeds = [
        ("a", 200),
        {"seed": "a", "width": 200, "height": 300},
        {"seed": "a,200", "width": 300},
        {"seed": "a", "width": 200, "grayscale": True},
        {"seed": "a", "width": 200, "blur": 3},
        {"seed": "a", "width": 200, "extension": "webp"},
        {"seed": "..a", "width": 200},
        {"seed": "C:\\x", "width": 200},
        {"seed": "C;\\x", "width": 200},
    ]
    paths = openshelf.download(placeholder.fetch_seed, tmp_path).many(seeds)
    paths += openshelf.download(placeholder.fetch_id, tmp_path).many([(0, 200)])
    assert len(set(paths)) == 10
    assert all(path.parent == tmp_path for path in paths)
    assert {path.suffix for path in paths} == {".jpg", ".webp"}


def test_an_empty_list_downloads_nothing(server: Any, tmp_path: Path) -> None:
    assert openshelf.download(server.museum().images.fetch, tmp_path).many([]) == []


async def test_an_asynchronous_client_downloads_pictures(server: Any, tmp_path: Path) -> None:
    async with server.async_museum() as museum:
        paths = await openshelf.download(museum.images.fetch, tmp_path).many(ids(server, 20))
        assert len({path.read_bytes() for path in paths}) > 1
        server.fail(path=f"*{ID}*", status=404, times=None)
        with pytest.raises(openshelf.DownloadsFailedError):
            await openshelf.download(museum.images.fetch, tmp_path).many([ID])


@pytest.mark.skipif(sys.platform == "win32", reason="kills")
def test_a_run_after_a_kill_downloads_only_the_missing_pictures(
    server: Any, tmp_path: Path
) -> None:
    program = """
        import sys
        import openshelf

        museum = openshelf.Museum(image_api_url=sys.argv[1], requests_per_second=25)
        openshelf.download(museum.images.download, sys.argv[2]).many(sys.argv[3:])
    """
    wanted = ids(server, 60)
    url = next(value for name, value in server.urls.items() if "IMAGE" in name)
    process = programs.start(program, url, str(tmp_path), *wanted)
    assert soon(lambda: sum(name.endswith(".jpg") for name in names(tmp_path)) > 5)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    there = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.jpg")}
    assert 5 < len(there) < 60
    paths = openshelf.download(server.museum().images.download, tmp_path).many(wanted)
    assert names(tmp_path) == sorted(path.name for path in paths)
    assert all(path.stat().st_mtime_ns == time for path, time in there.items())


def test_a_cassette_plays_a_download(server: Any, tmp_path: Path) -> None:
    museum = server.museum()
    cassette = tmp_path / "calls.jsonl"
    (tmp_path / "first").mkdir()
    (tmp_path / "second").mkdir()
    with openshelf.Cassette(cassette):
        first = openshelf.download(museum.images.fetch, tmp_path / "first")(ID)
    with openshelf.Cassette(cassette, record="none"):
        second = openshelf.download(museum.images.fetch, tmp_path / "second")(ID)
        with pytest.raises(openshelf.NotRecordedError):
            openshelf.download(museum.images.fetch, tmp_path)(ids(server, 1)[0])
    assert first.read_bytes() == second.read_bytes()


def test_a_picture_is_decoded_by_pillow(server: Any) -> None:
    pytest.importorskip("PIL")
    picture = server.museum().images.fetch(ID)
    image = picture.to_pil()
    assert image.size == picture.size
    with pytest.raises(openshelf.DecodeError, match="cannot be decoded"):
        openshelf.Picture(picture[:100]).to_pil()


def test_without_pillow_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PIL", None)
    with pytest.raises(ImportError, match="pip install pillow"):
        openshelf.Picture(b"\xff\xd8\xff").to_pil()


@pytest.mark.parametrize(
    ("kind", "advice"),
    [
        (FileNotFoundError, "there is no such folder; create it, or choose another one"),
        (NotADirectoryError, "it is not a folder; choose another one"),
        (PermissionError, "you may not create files in this folder"),
    ],
)
async def test_a_folder_that_is_of_no_use_is_named_with_advice(
    server: Any, tmp_path: Path, kind: type[OSError], advice: str
) -> None:
    folder = tmp_path / "folder"
    if kind is NotADirectoryError:
        folder.touch()
    elif kind is PermissionError:
        if os.geteuid() == 0:
            pytest.skip("root may write anywhere")
        folder.mkdir(mode=0o500)
    museum, before = server.museum(), len(server.calls)
    async with server.async_museum() as own:
        with pytest.raises(openshelf.FolderError) as awaited:
            await own.images.download(ID, directory=str(folder))
    with pytest.raises(openshelf.FolderError) as called:
        museum.images.download(ID, directory=str(folder))
    with pytest.raises(openshelf.FolderError) as downloaded:
        openshelf.download(museum.images.fetch, folder)(ID)
    assert len(server.calls) == before
    for raised in (awaited, called, downloaded):
        error = pickle.loads(pickle.dumps(raised.value))  # noqa: S301  our own bytes
        assert isinstance(error, kind) and isinstance(error, openshelf.OpenshelfError)
        assert str(error) == str(raised.value)
        assert f"(): {folder}: {advice}" in str(error)
        assert error.path == folder
    assert called.value.operation == "museum.images.download"


def test_a_picture_of_a_sandbox_is_not_taken_for_the_real_one(
    recorder: Recorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both have the same name."""
    with openshelf.Sandbox() as sandbox, sandbox.placeholder() as made_up:
        (path,) = openshelf.download(made_up.fetch_seed, tmp_path).many([("picsum", 200)])
        before = path.read_bytes()
        # The same machine by another name.
        address = made_up.base_url.replace("127.0.0.1", "localhost")
        with openshelf.Placeholder(base_url=address) as again:
            assert openshelf.download(again.fetch_seed, tmp_path)("picsum", 200) == path
    monkeypatch.setenv("OPENSHELF_OFFLINE", "1")
    with openshelf.Placeholder() as real:
        with pytest.raises(
            FileExistsError, match=r"placeholder\.fetch_seed from 127\.0\.0\.1, so it"
        ):
            openshelf.download(real.fetch_seed, tmp_path)("picsum", 200)
        # Another picture is asked for, and a real one that was there before stays.
        with pytest.raises(openshelf.OfflineError):
            openshelf.download(real.fetch_seed, tmp_path)("another", 200)
        own = tmp_path / "seed-mine,200.jpg"
        own.write_bytes(before)
        assert openshelf.download(real.fetch_seed, tmp_path)("mine", 200) == own
    assert path.read_bytes() == before
