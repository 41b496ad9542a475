"""A picture that is narrower than the width asked for is given at its own size, and a warning says so."""

import copy
import re
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from openshelf import Picture, SmallerPictureWarning
from recorder import Answer, Recorded, Recorder

EVIDENCE = catalog_facts.evidence("museum")
REFUSAL = next(error for error in EVIDENCE["errors"]["kinds"] if "image_scale" in error["when"])
OWN_SIZE = re.search(r"full/pct:100/\S+", EVIDENCE["facts"]["image_scale"])[0]


@pytest.fixture(scope="module")
def pictures() -> Iterator[Any]:
    with openshelf.Sandbox(today="2024-10-15") as own:
        yield own


@pytest.fixture(scope="module")
def widths(pictures: Any) -> dict[str, int]:
    """The ids of pictures, with the widths that the service says they have."""
    found = openshelf.paginate(pictures.museum().images.list, max_records=400).records(
        limit=100, fields=["id", "width"]
    )
    return {record["id"]: record["width"] for record in found}


@pytest.fixture(scope="module")
def narrow(widths: dict[str, int]) -> list[str]:
    """Pictures that are narrower than the default width."""
    return [name for name, width in widths.items() if width < 843]


@pytest.fixture
def requests(pictures: Any) -> Callable[[], list[tuple[str, int]]]:
    """The paths and statuses of the requests of a test."""
    pictures.forget_calls()
    return lambda: [(call["path"], call["status"]) for call in pictures.calls]


def asked_twice(name: str, width: int = 843) -> list[tuple[str, int]]:
    start = f"/museum/iiif/2/{name}/"
    return [(f"{start}full/{width},/0/default.jpg", 403), (start + OWN_SIZE, 200)]


def is_said(name: str, asked: int, given: int) -> Any:
    return pytest.warns(SmallerPictureWarning, match=f"{name} .*{given} pixels wide: {asked} were")


def test_a_fetched_picture_has_its_own_size(
    pictures: Any, narrow: list[str], widths: dict[str, int], requests: Any
) -> None:
    name = narrow[0]
    with is_said(name, 843, widths[name]):
        picture = pictures.museum().images.fetch(name)
    assert picture.size[0] == widths[name]
    assert picture.requested_width == 843
    assert requests() == asked_twice(name)
    again = copy.copy(picture)
    assert (again, again.requested_width) == (picture, 843)


async def test_an_awaited_picture_has_its_own_size(
    pictures: Any, narrow: list[str], widths: dict[str, int], requests: Any
) -> None:
    name = narrow[0]
    async with pictures.async_museum() as museum:
        with is_said(name, 843, widths[name]):
            picture = await museum.images.fetch(name)
    assert (picture.size[0], picture.requested_width) == (widths[name], 843)
    assert requests() == asked_twice(name)


def test_the_sentence_of_a_saved_picture_has_its_width(
    pictures: Any, narrow: list[str], widths: dict[str, int], requests: Any, tmp_path: Path
) -> None:
    name, museum = narrow[0], pictures.museum()
    with is_said(name, 843, widths[name]):
        said = museum.images.download(name, directory=tmp_path)
    assert said.endswith(f", {widths[name]} pixels wide, which is narrower than 843")
    assert requests() == asked_twice(name)
    path = tmp_path / f"{name}.jpg"
    assert Picture(path.read_bytes()).size[0] == widths[name]
    path.unlink()
    with is_said(name, 843, widths[name]):
        assert museum.images.save(name, directory=tmp_path) == path
    assert path.is_file()


async def test_an_awaited_save_warns(
    pictures: Any, narrow: list[str], widths: dict[str, int], tmp_path: Path
) -> None:
    name = narrow[0]
    async with pictures.async_museum() as museum:
        with is_said(name, 843, widths[name]):
            said = await museum.images.download(name, directory=tmp_path)
    assert f"{widths[name]} pixels wide" in said


@pytest.mark.parametrize("width", [400, 600, 1686])
def test_a_width_that_the_caller_names(
    width: int, pictures: Any, widths: dict[str, int], requests: Any
) -> None:
    """`images.download` in its evidence: on the 403, whatever width was asked for."""
    narrower = next(name for name, own in widths.items() if own < width)
    wider = next(name for name, own in widths.items() if own >= width)
    with is_said(narrower, width, widths[narrower]):
        picture = pictures.museum().images.fetch(narrower, width=width)
    assert (picture.size[0], picture.requested_width) == (widths[narrower], width)
    assert requests() == asked_twice(narrower, width)
    picture = pictures.museum().images.fetch(wider, width=width)
    assert (picture.size[0], picture.requested_width) == (width, None)


@pytest.mark.parametrize("method", ["fetch", "download", "save"])
def test_a_download_of_many_says_which_are_narrower(
    method: str,
    pictures: Any,
    narrow: list[str],
    widths: dict[str, int],
    requests: Any,
    tmp_path: Path,
) -> None:
    wide = [name for name in widths if name not in narrow][:3]
    wanted = [wide[0], narrow[0], wide[1], narrow[1], wide[2]]
    download = openshelf.download(getattr(pictures.museum().images, method), tmp_path)
    with pytest.warns(SmallerPictureWarning) as said:
        paths = download.many(wanted)
    assert paths == [tmp_path / f"{name}.jpg" for name in wanted]
    assert [Picture(path.read_bytes()).size[0] for path in paths] == [
        min(widths[name], 843) for name in wanted
    ]
    for name in narrow[:2]:
        assert sum(name in str(each.message) for each in said) == 1
        assert [each for each in requests() if name in each[0]] == asked_twice(name)
    assert len(said) == 2
    # Files that are there are not requested again, and the program is told again.
    count = len(requests())
    with is_said(narrow[0], 843, widths[narrow[0]]):
        assert download(narrow[0]) == paths[1]
    assert len(requests()) == count


async def test_an_awaited_download_of_many(
    pictures: Any, narrow: list[str], widths: dict[str, int], tmp_path: Path
) -> None:
    async with pictures.async_museum() as museum:
        with pytest.warns(SmallerPictureWarning) as said:
            await openshelf.download(museum.images.fetch, tmp_path).many(narrow[:2])
        assert len(said) == 2
        with is_said(narrow[0], 843, widths[narrow[0]]):
            path = await openshelf.download(museum.images.fetch, tmp_path)(narrow[0])
    assert Picture(path.read_bytes()).size[0] == widths[narrow[0]]


def test_files_are_complete_where_the_warning_is_an_error(
    pictures: Any, narrow: list[str], tmp_path: Path
) -> None:
    museum = pictures.museum()
    paths = [tmp_path / f"{name}.jpg" for name in narrow[:3]]
    with warnings.catch_warnings():
        warnings.simplefilter("error", SmallerPictureWarning)
        with pytest.raises(SmallerPictureWarning):
            museum.images.download(narrow[0], directory=tmp_path)
        assert paths[0].is_file()
        with pytest.raises(SmallerPictureWarning):
            openshelf.download(museum.images.fetch, tmp_path).many(narrow[:3])
    assert sorted(tmp_path.glob("*.jpg")) == sorted(paths)
    assert not list(tmp_path.glob("*.part*"))


def test_a_cache_and_a_cassette_keep_the_picture_and_its_warning(
    pictures: Any, narrow: list[str], widths: dict[str, int], requests: Any, tmp_path: Path
) -> None:
    name = narrow[0]
    with pictures.museum(use_caching=True, backend="memory") as museum:
        for _ in range(2):
            with is_said(name, 843, widths[name]):
                assert museum.images.fetch(name).requested_width == 843
    assert requests() == asked_twice(name)
    cassette = tmp_path / "calls.jsonl"
    for mode in ("once", "none"):
        folder = tmp_path / mode
        folder.mkdir()
        with openshelf.Cassette(cassette, record=mode), pictures.museum() as museum:
            with is_said(name, 843, widths[name]):
                assert museum.images.fetch(name).requested_width == 843
            with is_said(name, 843, widths[name]):
                openshelf.download(museum.images.fetch, folder)(name)
    assert len(requests()) == 6


# ---------------------------------------------------------------- other answers of the image server


def museum_at(recorder: Recorder) -> openshelf.Museum:
    return openshelf.Museum(image_api_url=recorder.url, requests_per_second=None)


def picture_of(width: int) -> bytes:
    """A JPEG up to its frame, which has the width."""
    return (
        b"\xff\xd8\xff\xc0\x00\x11\x08\x00\x10" + width.to_bytes(2, "big") + bytes(12) + b"\xff\xd9"
    )


def refuses(*, page: bool = False, second: Answer | None = None) -> Callable[[Recorded], Answer]:
    """An image server that refuses every width."""

    def answer(request: Recorded) -> Answer:
        if request.target.endswith(OWN_SIZE):
            jpeg = {"Content-Type": "image/jpeg"}
            return second or Answer(body=picture_of(600), headers=jpeg)
        body, kind = REFUSAL["error"], "text/plain"
        if page:
            body, kind = f"<html><h1>403 Forbidden</h1><p>{body}</p></html>", "text/html"
        return Answer(status=403, body=body.encode(), headers={"Content-Type": kind})

    return answer


@pytest.mark.parametrize("page", [False, True])
def test_the_refusal_is_known_by_its_words(page: bool, recorder: Recorder) -> None:
    recorder.answer = refuses(page=page)
    with museum_at(recorder) as museum, is_said("a", 843, 600):
        assert museum.images.fetch("a").requested_width == 843
    assert [each.target for each in recorder.requests] == [
        "/a/full/843,/0/default.jpg",
        f"/a/{OWN_SIZE}",
    ]


def test_another_403_is_an_error_at_once(recorder: Recorder, tmp_path: Path) -> None:
    recorder.answer = Answer(status=403, body=b"Forbidden", headers={"Content-Type": "text/plain"})
    with museum_at(recorder) as museum:
        with pytest.raises(openshelf.StatusError, match="403"):
            museum.images.fetch("a")
        with pytest.raises(openshelf.StatusError, match="403"):
            openshelf.download(museum.images.fetch, tmp_path)("a")
    assert len(recorder.requests) == 2


def test_the_picture_is_asked_for_at_its_own_size_once(recorder: Recorder, tmp_path: Path) -> None:
    refused = Answer(
        status=403, body=REFUSAL["error"].encode(), headers={"Content-Type": "text/plain"}
    )
    recorder.answer = refuses(second=refused)
    with museum_at(recorder) as museum:
        with pytest.raises(openshelf.StatusError, match="scales in excess"):
            museum.images.download("a", directory=tmp_path)
        with pytest.raises(openshelf.StatusError, match="scales in excess"):
            openshelf.download(museum.images.fetch, tmp_path)("a")
    assert len(recorder.requests) == 4
    assert list(tmp_path.iterdir()) == []


def test_other_operations_have_no_second_request(recorder: Recorder) -> None:
    recorder.answer = Answer(status=403, body=REFUSAL["error"].encode())
    with openshelf.Museum(base_url=recorder.url) as museum:
        with pytest.raises(openshelf.StatusError):
            museum.artworks.get(27992)
    assert len(recorder.requests) == 1


def test_a_partial_picture_is_continued_at_its_own_size(recorder: Recorder, tmp_path: Path) -> None:
    whole = picture_of(600)
    kept = {"Content-Type": "image/jpeg", "ETag": '"own"'}

    def answer(request: Recorded) -> Answer:
        if not request.target.endswith(OWN_SIZE):
            return refuses()(request)
        wanted = request.header("Range")
        if wanted is None:
            return Answer(body=whole, headers=kept, cut=10)
        start = int(wanted.removeprefix("bytes=").removesuffix("-"))
        part = {"Content-Range": f"bytes {start}-{len(whole) - 1}/{len(whole)}"}
        return Answer(status=206, body=whole[start:], headers=kept | part)

    recorder.answer = answer
    with museum_at(recorder) as museum:
        with is_said("a", 843, 600):
            path = openshelf.download(museum.images.fetch, tmp_path)("a")
    assert path.read_bytes() == whole
    assert [each.header("Range") for each in recorder.requests] == [
        None,
        None,
        "bytes=10-",
        "bytes=10-",
    ]
