"""Tests that no error shows values added by the caller, even if an unreadable answer repeats them."""

import asyncio
import csv
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import openshelf
import pytest
from calling import make_client
from programs import run
from recorder import Answer, Recorded, Recorder

SECRET = "verysecretvalue/1"  # noqa: S105  # of a made-up service
WRITTEN = (SECRET, SECRET.replace("/", "\\/"), SECRET.replace("/", "%2F"), "verysecret")
ADDED: dict[str, dict[str, Any]] = {
    "extra_query": {"api_key": SECRET},
    "extra_headers": {"Authorization": f"Bearer {SECRET}"},
}


def read_records(museum: Any, folder: Path) -> Any:
    return list(openshelf.paginate(museum.artworks.list).records())


def read_pages(museum: Any, folder: Path) -> Any:
    return [page.records for page in openshelf.paginate(museum.artworks.list).pages()]


def read_answers(museum: Any, folder: Path) -> Any:
    return [page.answer for page in openshelf.paginate(museum.artworks.list).pages()]


def read_batches(museum: Any, folder: Path) -> Any:
    return list(openshelf.paginate(museum.artworks.list).batches())


async def read_async_records(museum: Any, folder: Path) -> Any:
    return [each async for each in openshelf.paginate(museum.artworks.list).records()]


async def read_async_pages(museum: Any, folder: Path) -> Any:
    return [page.records async for page in openshelf.paginate(museum.artworks.list).pages()]


async def read_async_batches(museum: Any, folder: Path) -> Any:
    return [each async for each in openshelf.paginate(museum.artworks.list).batches()]


def awaitable_or_not(method: str) -> Callable[[Any, Path], Any]:
    """Reads with a method that has the same name in both modes."""

    def read(museum: Any, folder: Path) -> Any:
        listed = openshelf.paginate(museum.artworks.list)
        path = () if method in ("table", "count") else (folder / "out",)
        return getattr(listed, method)(*path)

    return read


BOTH: dict[str, Callable[[Any, Path], Any]] = {
    "call": lambda museum, _: museum.artworks.list(),
    "one table": lambda museum, _: openshelf.table(museum.artworks.list)(),
} | {
    name: awaitable_or_not(name) for name in ("table", "count", "to_jsonl", "to_csv", "to_parquet")
}
WAITING = BOTH | {
    "records": read_records,
    "pages": read_pages,
    "answers": read_answers,
    "batches": read_batches,
}
AWAITED = BOTH | {
    "records": read_async_records,
    "pages": read_async_pages,
    "batches": read_async_batches,
}


def body(fault: str, request: Recorded) -> bytes:
    """A list of one page that repeats the request before the fault, next to it and after it."""
    page = {
        "pagination": {"total": 1, "limit": 12, "offset": 0, "total_pages": 1, "current_page": 1},
        "next_url": f"http://127.0.0.1{request.target}&page=2",
        "data": [{"id": 1, "title": f"{SECRET} \u00e9", "note": request.header("authorization")}],
        "url": request.target,
    }
    text = json.dumps(page, ensure_ascii=False).encode()
    first, last = text.split(b'"note": ')
    return first + {"cut": b"", "bytes": b"\xff", "word": b"NaN, "}[fault] + b'"note": ' + last


def broken(fault: str) -> Callable[[Recorded], Answer]:
    def answer(request: Recorded) -> Answer:
        if fault == "markup":
            headers = {"Content-Type": f"application/xml; for={SECRET}"}
            return Answer(body=f"<p>{request.target}".encode(), headers=headers)
        if fault == "slashes":
            return Answer(body=f'{{"data": "{WRITTEN[1]}", {WRITTEN[1]}'.encode())
        if fault == "half a surrogate":
            # json reads it, and fails after it.
            return Answer(body=b'{"data": "' + b"\xed\xa0\x80" + f'{SECRET}", x'.encode())
        if fault == "cut":
            return Answer(body=body(fault, request)[:-40])
        return Answer(body=body(fault, request))

    return answer


def everything(error: BaseException) -> str:
    """Everything readable in an error, including its causes and their fields."""
    parts: list[object] = []
    current: BaseException | None = error
    while current is not None:
        fields = ("doc", "object", "msg", "reason", "excerpt", "url", "__notes__")
        parts += [getattr(current, name, None) for name in fields]
        parts += [str(current), repr(current), current.args, vars(current)]
        current = current.__cause__ or current.__context__
    return "\n".join(map(str, parts))


FAULTS = ["cut", "bytes", "word", "markup", "slashes", "half a surrogate"]


def check(error: openshelf.DecodeError) -> None:
    shown = everything(error)
    assert not [each for each in WRITTEN if each in shown], shown
    assert "api_key=***" in shown
    # Nothing else is hidden: the position is still shown.
    assert error.excerpt


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("path", WAITING)
def test_decode_errors_of_a_client_hide_added_values(
    path: str, fault: str, recorder: Recorder, tmp_path: Path
) -> None:
    recorder.answer = broken(fault)
    with make_client("museum", recorder.url, max_retries=0) as museum:
        view = museum.with_options(**ADDED)
        with pytest.raises(openshelf.DecodeError) as caught:
            WAITING[path](view, tmp_path)
    check(caught.value)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("path", AWAITED)
def test_decode_errors_of_an_asynchronous_client_hide_added_values(
    path: str, fault: str, recorder: Recorder, tmp_path: Path
) -> None:
    recorder.answer = broken(fault)

    async def run() -> None:
        async with make_client("museum", recorder.url, True, max_retries=0) as museum:
            await AWAITED[path](museum.with_options(**ADDED), tmp_path)

    with pytest.raises(openshelf.DecodeError) as caught:
        asyncio.run(run())
    check(caught.value)


def test_the_position_of_a_decode_error_refers_to_the_original_body(recorder: Recorder) -> None:
    """The excerpt shows the masked text, the position refers to the original body."""
    recorder.answer = Answer(body=f'{{"a": "{SECRET}", "b": wrong}}'.encode())
    with make_client("museum", recorder.url, max_retries=0) as museum:
        for view, text in ((museum, SECRET), (museum.with_options(**ADDED), "***")):
            with pytest.raises(openshelf.DecodeError) as caught:
                view.artworks.get(1)
            error = caught.value
            assert error.position == recorder.answer.body.index(b"wrong")
            assert error.excerpt == f'{{"a": "{text}", "b": wrong}}'
            cause = error.__cause__
            assert isinstance(cause, json.JSONDecodeError)
            assert cause.doc[cause.pos :] == "wrong}"


def test_answers_are_returned_unchanged(recorder: Recorder, tmp_path: Path) -> None:
    """The caller's data are never changed, whatever they contain."""
    answer = {"pagination": {"total": 1, "total_pages": 1}, "data": [{"id": 1, "title": SECRET}]}
    recorder.answer = Answer(body=json.dumps(answer).encode())
    with make_client("museum", recorder.url, max_retries=0) as museum:
        view = museum.with_options(**ADDED)
        assert read_records(view, tmp_path) == answer["data"]
        path = tmp_path / "a.csv"
        openshelf.paginate(view.artworks.list).to_csv(path)
        with path.open(newline="", encoding="utf-8") as file:
            assert [row["title"] for row in csv.DictReader(file)] == [SECRET]


NO_ROOM = """
    import resource, sys
    from calling import make_client

    address, secret = sys.argv[1:]
    view = make_client("disease", address).with_options(extra_query={"api_key": secret})
    view.totals.world()
    with open("/proc/self/statm") as own:
        used = int(own.read().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (used + (4 << 20), resource.RLIM_INFINITY))
    try:
        view.totals.world()
    except MemoryError as error:
        resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY,) * 2)
        print(error)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits of address space")
def test_an_out_of_memory_error_hides_added_values(recorder: Recorder) -> None:
    recorder.say(Answer(), Answer(body=b'{"data": "%s"}' % (b"x" * (16 << 20))))
    code, said, errors = run(NO_ROOM, recorder.url, SECRET)
    assert code == 0, errors
    assert "api_key=***: out of memory after" in said
