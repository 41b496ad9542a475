"""Tests the museum's two paths, the documented ones first and the live ones after a 404, and its pictures."""

import os
from pathlib import Path
from typing import Any

import catalog_facts
import openshelf
import pytest
from calling import IMAGE_PREFIX, PICTURE, PREFIX, answer_for, make_client, method_of
from expected import expected
from other_languages import by_curl
from recorder import Answer, Recorded, Recorder
from samples import fewest
from wire import Actual, differences

OWN_404 = (
    b'{"status": 404, "error": "Not found", "detail": "The item you requested cannot be found."}'
)
GENERIC_404 = b'{"status": 404, "error": "Sorry, something went wrong.", "detail": "Nothing here."}'

MOVED = [
    pytest.param(operation, id=operation.id)
    for operation in catalog_facts.operations()
    if operation.live_path
]


@pytest.fixture
def museum(recorder: Recorder) -> Any:
    with make_client("museum", recorder.url, max_retries=0) as client:
        yield client


def path_of(request: Recorded) -> str:
    return request.target.split("?")[0].removeprefix(PREFIX + "/")


def test_all_moved_operations_are_tested() -> None:
    """Four singular record paths, and every operation of three renamed collections."""
    assert len(MOVED) == 4 + 3 * 6


@pytest.mark.parametrize("operation", MOVED)
def test_the_live_path_is_used_after_a_404_and_remembered(
    operation: catalog_facts.Operation, museum: Any, recorder: Recorder
) -> None:
    method, arguments = method_of(museum, operation), fewest(operation)
    answer, value = answer_for(operation)
    recorder.say(Answer(404, GENERIC_404), answer)
    assert method(**arguments) == value
    first, second = recorder.requests
    base = recorder.url + PREFIX
    assert not differences(expected(operation, arguments), Actual.of_recorded(first, base))
    assert not differences(
        expected(operation, arguments, live=True), Actual.of_recorded(second, base)
    )
    recorder.reset()
    recorder.answer = answer
    assert method(**arguments) == value
    (only,) = recorder.requests
    assert not differences(
        expected(operation, arguments, live=True), Actual.of_recorded(only, base)
    )


@pytest.mark.parametrize("operation", MOVED)
def test_the_documented_path_is_used_while_it_answers(
    operation: catalog_facts.Operation, museum: Any, recorder: Recorder
) -> None:
    method, arguments = method_of(museum, operation), fewest(operation)
    recorder.answer, _ = answer_for(operation)
    for _ in range(2):
        method(**arguments)
    wanted = expected(operation, arguments)
    for request in recorder.requests:
        assert not differences(wanted, Actual.of_recorded(request, recorder.url + PREFIX))
    assert len(recorder.requests) == 2


@pytest.mark.parametrize("own_first", [True, False])
def test_the_error_after_two_404_has_the_specific_body(
    own_first: bool, museum: Any, recorder: Recorder
) -> None:
    bodies = (OWN_404, GENERIC_404) if own_first else (GENERIC_404, OWN_404)
    recorder.say(*(Answer(404, body) for body in bodies))
    with pytest.raises(openshelf.NotFoundError) as caught:
        museum.agent_roles.get(5)
    assert caught.value.body == OWN_404
    assert caught.value.detail is not None and "cannot be found" in caught.value.detail
    assert [path_of(request) for request in recorder.requests] == ["agent-role/5", "agent-roles/5"]


def test_the_live_path_is_not_tried_after_other_errors(museum: Any, recorder: Recorder) -> None:
    recorder.answer = Answer(403, b'{"error": "Invalid limit", "detail": "no"}')
    with pytest.raises(openshelf.StatusError):
        museum.agent_roles.get(5)
    assert len(recorder.requests) == 1


def test_an_unmoved_record_is_requested_once(museum: Any, recorder: Recorder) -> None:
    recorder.answer = Answer(404, OWN_404)
    with pytest.raises(openshelf.NotFoundError):
        museum.artworks.get(5)
    assert len(recorder.requests) == 1


def test_a_view_shares_the_remembered_paths(museum: Any, recorder: Recorder) -> None:
    recorder.say(Answer(404, GENERIC_404))
    museum.events.get(7)
    museum.with_options(timeout=5).events.get(8)
    paths = [path_of(request) for request in recorder.requests]
    assert paths == ["event/7", "events/7", "events/8"]


def test_field_names_are_the_members_of_the_first_record(museum: Any, recorder: Recorder) -> None:
    recorder.answer = Answer(body=b'{"data": [{"id": 1, "title": "x", "a b": null}, {"other": 1}]}')
    assert museum.artworks.field_names() == ["id", "title", "a b"]
    recorder.answer = Answer(body=b'{"data": []}')
    assert museum.artworks.field_names() == []


# ---------------------------------------------------------------- pictures


@pytest.fixture
def pictures(museum: Any, recorder: Recorder) -> Any:
    recorder.answer = Answer(body=PICTURE * 1000, headers={"Content-Type": "image/jpeg"})
    return museum.images


def test_a_picture_is_written_and_its_path_returned(
    pictures: Any, recorder: Recorder, tmp_path: Path
) -> None:
    reported = pictures.download("abc-1", directory=tmp_path)
    assert isinstance(reported, str)
    assert "abc-1.jpg" in reported
    assert [path.name for path in tmp_path.iterdir()] == ["abc-1.jpg"]
    assert (tmp_path / "abc-1.jpg").read_bytes() == PICTURE * 1000
    assert recorder.last.target == f"{IMAGE_PREFIX}/abc-1/full/843,/0/default.jpg"
    pictures.download("abc-1", width=200, directory=str(tmp_path))
    assert recorder.last.target == f"{IMAGE_PREFIX}/abc-1/full/200,/0/default.jpg"


def test_the_current_directory_is_the_default(
    pictures: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    pictures.download("abc-1")
    assert [path.name for path in tmp_path.iterdir()] == ["abc-1.jpg"]


@pytest.mark.parametrize(
    "answer",
    [
        Answer(404, b"not found"),
        Answer(body=b"x" * 1000, cut=500),
        Answer(drop=True),
    ],
    ids=["status", "cut", "dropped"],
)
def test_a_failed_download_leaves_the_old_file_and_nothing_else(
    answer: Answer, pictures: Any, recorder: Recorder, tmp_path: Path
) -> None:
    old = tmp_path / "abc-1.jpg"
    old.write_bytes(b"old")
    recorder.answer = answer
    with pytest.raises(openshelf.OpenshelfError):
        pictures.download("abc-1", directory=tmp_path)
    assert old.read_bytes() == b"old"
    assert [path.name for path in tmp_path.iterdir()] == ["abc-1.jpg"]


def test_an_old_file_is_replaced_and_not_overwritten_in_place(
    pictures: Any, tmp_path: Path
) -> None:
    """A program that has the old file open keeps it: the new one takes its name."""
    old = tmp_path / "abc-1.jpg"
    old.write_bytes(b"old")
    with old.open("rb") as held:
        pictures.download("abc-1", directory=tmp_path)
        assert held.read() == b"old"
    assert old.read_bytes() == PICTURE * 1000


def test_a_picture_has_the_usual_permissions(pictures: Any, tmp_path: Path) -> None:
    """Not the permissions of a temporary file."""
    plain = tmp_path / "plain"
    plain.touch()
    pictures.download("abc-1", directory=tmp_path)
    assert (tmp_path / "abc-1.jpg").stat().st_mode == plain.stat().st_mode


@pytest.mark.skipif(os.name == "nt", reason="other names are refused there")
@pytest.mark.parametrize("identity", ["a/b", "..", ".", "", "../up", "/etc/x", "a\0b", "a\\b"])
def test_ids_that_are_not_file_names_are_refused(
    identity: str, pictures: Any, recorder: Recorder, tmp_path: Path
) -> None:
    with pytest.raises(openshelf.ArgumentError):
        pictures.download(identity, directory=tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert recorder.requests == []


def test_a_missing_folder_is_an_error(pictures: Any, tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"(?i)no such|missing|not exist"):
        pictures.download("abc-1", directory=tmp_path / "missing")


# ---------------------------------------------------------------- files stay in their folder

OUTSIDE = [
    "/etc/x", "../x", "../../x", "a/../../x", "a/b", "..", ".", ".hidden", "", "a\\b", "..\\x",
    "C:x", "a\0b", "a\nb", "x" * 300, "file:///x", "a\x1b]b", "\x85",
]  # fmt: skip


def tree(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


@pytest.mark.parametrize("directory", [True, False], ids=["named", "current"])
@pytest.mark.parametrize("name", OUTSIDE)
def test_no_file_is_written_outside_the_folder_without_validation(
    name: str, directory: bool, museum: Any, recorder: Recorder, tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    recorder.answer = Answer(body=PICTURE, headers={"Content-Type": "image/jpeg"})
    inner = tmp_path / "outer" / "inner"
    inner.mkdir(parents=True)
    monkeypatch.chdir(inner)
    before = tree(tmp_path)
    view = museum.with_options(validate=False)
    options = {"directory": inner} if directory else {}
    with pytest.raises(openshelf.OpenshelfError):
        view.images.download(name, **options)
    assert tree(tmp_path) == before
    assert recorder.requests == [], "it is seen before anything is sent"


@pytest.mark.skipif(os.name != "posix", reason="links need a right there")
def test_a_planted_link_is_replaced_and_not_followed(pictures: Any, tmp_path: Path) -> None:
    victim = tmp_path / "victim"
    victim.write_bytes(b"precious")
    folder = tmp_path / "folder"
    folder.mkdir()
    (folder / "abc-1.jpg").symlink_to(victim)
    pictures.download("abc-1", directory=folder)
    assert victim.read_bytes() == b"precious"
    assert not (folder / "abc-1.jpg").is_symlink()


@pytest.mark.parametrize("kind", ["IMAGE/JPEG", "Image/Png; q=1"])
def test_media_types_are_compared_without_case(
    kind: str, recorder: Recorder, tmp_path: Path
) -> None:
    recorder.answer = Answer(body=PICTURE, headers={"Content-Type": kind})
    options = {
        "use_caching": True,
        "backend": "memory",
        "cache_name": str(tmp_path.name) + kind[:5],
    }
    with make_client("museum", recorder.url, **options) as museum:
        for _ in range(2):
            museum.images.download("abc-1", directory=tmp_path)
            assert (tmp_path / "abc-1.jpg").read_bytes() == PICTURE
    assert len(recorder.requests) == 1, "the picture is kept"


@pytest.mark.parametrize("operation", MOVED)
def test_a_written_request_goes_where_calls_are_answered(
    operation: catalog_facts.Operation, museum: Any, recorder: Recorder
) -> None:
    """To the live path, unless the documented one has answered this client."""
    method, arguments = method_of(museum, operation), fewest(operation)
    prepared = openshelf.prepare(method)
    base = recorder.url + PREFIX + "/"
    live, documented = (
        base + "/".join(expected(operation, arguments, live=at).segments) for at in (True, False)
    )
    assert by_curl(prepared(**arguments).curl()).url.partition("?")[0] == live
    assert prepared(**arguments).url.partition("?")[0] == documented
    recorder.answer, _ = answer_for(operation)
    method(**arguments)
    assert by_curl(prepared(**arguments).curl()).url.partition("?")[0] == documented
