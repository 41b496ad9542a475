"""`openshelf download --output a.jpg` keeps its own file, continues it, and replaces no other one."""

from pathlib import Path
from typing import Any

import pytest
from recorder import Answer, Recorded, Recorder
from terminals import environment, on_terminal, run

#: A JPEG of an empty scan whose comments are too long for a file that is requested anew.
PICTURE = b"\xff\xd8" + 3 * (b"\xff\xfe\xff\xff" + b"c" * 0xFFFD) + b"\xff\xda\0\x02\xff\xd9"
ID = "2f40cc27-2b1d-5d3b-a8e5-8f9c1d2e3f4a"


class Pictures:
    """A server of pictures that may break off, and then has none; a picture can be continued."""

    def __init__(self, recorder: Recorder) -> None:
        self.breaks_at: int | None = None
        self.recorder = recorder
        recorder.answer = self

    def __call__(self, request: Recorded) -> Answer:
        headers = {"Content-Type": "image/jpeg", "ETag": '"one"'}
        start = (request.header("range") or "bytes=0-").removeprefix("bytes=").removesuffix("-")
        first = int(start)
        if first and self.breaks_at is not None:
            return Answer(404, b"{}")
        if first:
            headers["Content-Range"] = f"bytes {first}-{len(PICTURE) - 1}/{len(PICTURE)}"
        return Answer(206 if first else 200, PICTURE[first:], headers, cut=self.breaks_at)


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


@pytest.fixture
def pictures() -> Any:
    with Recorder() as recorder:
        yield Pictures(recorder)


def download(
    pictures: Pictures, folder: Path, *words: str, output: str = "a.jpg"
) -> tuple[int, str, str, int]:
    """The exit status, the output, the errors, and the number of requests of a command."""
    before = len(pictures.recorder.requests)
    env = environment(OPENSHELF_MUSEUM_IMAGE_URL=pictures.recorder.url)
    arguments = ["museum.images.download", *(words or (ID,)), "--output", output]
    done = run("download", *arguments, cwd=folder, env=env)
    requests = len(pictures.recorder.requests) - before
    return done.returncode, done.stdout.decode(), done.stderr.decode(), requests


def test_a_complete_file_is_not_requested_again(pictures: Pictures, tmp_path: Path) -> None:
    assert download(pictures, tmp_path) == (0, "a.jpg\n", "", 1)
    assert (tmp_path / "a.jpg").read_bytes() == PICTURE
    status, out, errors, requests = download(pictures, tmp_path)
    assert (status, out, requests) == (0, "a.jpg\n", 0)
    assert errors.startswith("openshelf: a.jpg: it was there and is complete")
    (tmp_path / "a.jpg").unlink()
    assert download(pictures, tmp_path) == (0, "a.jpg\n", "", 1)


def test_a_file_of_which_a_part_is_there_is_continued(pictures: Pictures, tmp_path: Path) -> None:
    pictures.breaks_at = 150_000
    assert download(pictures, tmp_path)[0] == 1
    assert not (tmp_path / "a.jpg").exists()
    pictures.breaks_at = None
    pictures.recorder.requests.clear()
    assert download(pictures, tmp_path) == (0, "a.jpg\n", "", 1)
    (request,) = pictures.recorder.requests
    start = int((request.header("range") or "").removeprefix("bytes=").removesuffix("-"))
    assert 0 < start <= 150_000
    assert (tmp_path / "a.jpg").read_bytes() == PICTURE
    assert names(tmp_path) == ["a.jpg", "a.jpg.origin"]


@pytest.mark.parametrize("mine", [b"mine", PICTURE], ids=["a text", "a picture"])
def test_a_file_of_somebody_else_stays(pictures: Pictures, tmp_path: Path, mine: bytes) -> None:
    (tmp_path / "a.jpg").write_bytes(mine)
    status, out, errors, requests = download(pictures, tmp_path)
    assert (status, out, requests) == (2, "", 0)
    assert "a.jpg: the file exists and is not of this download" in errors
    assert "choose another name, or delete the file" in errors
    assert errors.count("\n") == 1
    assert (tmp_path / "a.jpg").read_bytes() == mine
    assert names(tmp_path) == ["a.jpg"]


def test_the_file_of_another_call_stays_and_is_named(pictures: Pictures, tmp_path: Path) -> None:
    assert download(pictures, tmp_path)[0] == 0
    for words in [("another",), (ID, "width=200")]:
        status, out, errors, requests = download(pictures, tmp_path, *words)
        assert (status, out, requests) == (2, "", 0)
        assert f"a.jpg: the file exists and is {ID}.jpg of museum.images.download" in errors
    # The same arguments in other words are the same call.
    assert download(pictures, tmp_path, f"image_id={ID}", "width=843")[3] == 0


def test_a_file_that_was_changed_stays(pictures: Pictures, tmp_path: Path) -> None:
    assert download(pictures, tmp_path)[0] == 0
    (tmp_path / "a.jpg").write_bytes(PICTURE[:1000])
    status, _, errors, requests = download(pictures, tmp_path)
    assert (status, requests) == (2, 0)
    assert "not of this download" in errors
    assert (tmp_path / "a.jpg").read_bytes() == PICTURE[:1000]


def test_a_link_stays_and_its_file_is_written(pictures: Pictures, tmp_path: Path) -> None:
    (tmp_path / "pictures").mkdir()
    (tmp_path / "a.jpg").symlink_to("pictures/real.jpg")
    assert download(pictures, tmp_path) == (0, "a.jpg\n", "", 1)
    assert (tmp_path / "a.jpg").is_symlink()
    assert (tmp_path / "pictures" / "real.jpg").read_bytes() == PICTURE
    assert download(pictures, tmp_path)[3] == 0


def test_a_name_of_another_format_is_refused(pictures: Pictures, tmp_path: Path) -> None:
    status, _, errors, requests = download(pictures, tmp_path, output="a.webp")
    assert (status, requests, names(tmp_path)) == (2, 0, [])
    assert f"a.webp: the file is as {ID}.jpg, so its name must have the same ending" in errors
    assert download(pictures, tmp_path, output="a.JPEG")[0] == 0


def test_a_picture_that_is_cut_short_is_no_picture(pictures: Pictures, tmp_path: Path) -> None:
    """In a folder its name says what it is, so that a whole one replaces it."""
    (tmp_path / f"{ID}.jpg").write_bytes(PICTURE[:-2])
    status, _, errors, requests = download(pictures, tmp_path, output=".")
    assert (status, errors, requests) == (0, "", 1)
    assert (tmp_path / f"{ID}.jpg").read_bytes() == PICTURE
    # The padding of some servers is no part of a picture.
    (tmp_path / f"{ID}.jpg").write_bytes(PICTURE + b"\0\0")
    assert download(pictures, tmp_path, output=".")[3] == 0


def test_the_depth_of_the_check_can_be_chosen(pictures: Pictures, tmp_path: Path) -> None:
    words = (ID, "--verify", "full")
    assert download(pictures, tmp_path, *words) == (0, "a.jpg\n", "", 1)
    assert download(pictures, tmp_path, *words)[3] == 0
    status, _, errors, requests = download(pictures, tmp_path, ID, "--verify", "ful")
    assert (status, requests) == (2, 0)
    assert "did you mean full?" in errors


def test_progress_is_shown_on_a_terminal(pictures: Pictures, tmp_path: Path) -> None:
    env = environment(OPENSHELF_MUSEUM_IMAGE_URL=pictures.recorder.url)
    words = ["museum.images.download", ID, "--output", str(tmp_path / "a.jpg")]
    status, written = on_terminal("download", *words, env=env)
    assert (status, b"a.jpg: 196.6 kB of 196.6 kB" in written) == (0, True), written
