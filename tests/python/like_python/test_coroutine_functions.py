"""Tests that what returns a coroutine is a coroutine function for those who ask before they await, and nothing else is."""

import asyncio
import copy
import functools
import inspect
import pickle
import sys
import warnings
from collections.abc import Iterator
from typing import Any
from unittest import mock

import openshelf
import pytest
from calling import make_client
from recorder import Answer, Recorder

#: Since then inspect knows functions by a mark, and not by their code alone.
HAS_MARK = hasattr(inspect, "markcoroutinefunction")


def is_for_asyncio(function: Any) -> bool:
    with warnings.catch_warnings():
        # Python 3.14 leads to that of inspect.
        warnings.simplefilter("ignore", DeprecationWarning)
        return asyncio.iscoroutinefunction(function)


@pytest.fixture
def museum(recorder: Recorder) -> Iterator[Any]:
    with make_client("museum", recorder.url) as client:
        yield client


@pytest.fixture
def async_museum(recorder: Recorder) -> Any:
    return openshelf.AsyncMuseum(base_url=recorder.url)


def coroutine_functions(client: Any) -> list[Any]:
    search = client.artworks.search
    listing = openshelf.paginate(search)
    return [
        client.artworks.get,
        search,
        openshelf.raw(search),
        openshelf.table(search),
        openshelf.download(client.images.fetch),
        *(getattr(listing, name) for name in ("count", "plan", "table", "to_jsonl", "to_csv")),
    ]


def test_methods_of_async_clients_are_coroutine_functions(async_museum: Any) -> None:
    for function in coroutine_functions(async_museum):
        # Before the mark, a partial is one only around code.
        partial = functools.partial(function, 1)
        for each in (function, function.__call__, *([partial] if HAS_MARK else [])):
            assert is_for_asyncio(each), each
            assert inspect.iscoroutinefunction(each) or not HAS_MARK, each
        # What asks inspect looks at __call__ as well.
        assert inspect.iscoroutinefunction(function.__call__), function


def test_all_others_are_none(museum: Any, async_museum: Any) -> None:
    listing = openshelf.paginate(async_museum.artworks.search)
    others = [
        *coroutine_functions(museum),
        openshelf.prepare(async_museum.artworks.search),
        *(getattr(listing, name) for name in ("records", "pages", "batches", "schema")),
        listing,
    ]
    for function in others:
        for each in (function, function.__call__):
            assert not is_for_asyncio(each), each
            assert not inspect.iscoroutinefunction(each), each
            assert not hasattr(each, "_is_coroutine_marker"), each


def test_a_marked_method_is_what_it_was(async_museum: Any, museum: Any) -> None:
    method = async_museum.artworks.get
    assert inspect.signature(method) == inspect.signature(method.__call__)
    assert (
        inspect.signature(method).parameters.keys()
        == inspect.signature(museum.artworks.get).parameters.keys()
    )
    assert copy.copy(method) == method
    again = pickle.loads(pickle.dumps(method))  # noqa: S301  our own
    assert again.__qualname__ == method.__qualname__
    assert not hasattr(method, "__code__")
    assert not hasattr(method, "_is_coroutine_of_another_name")


def test_mocks_of_async_clients_are_awaited(recorder: Recorder) -> None:
    made = mock.create_autospec(openshelf.AsyncDisease(base_url=recorder.url).totals)
    made.country.return_value = {"cases": 1}

    async def cases() -> int:
        return (await made.country("Italy"))["cases"]

    assert asyncio.run(cases()) == 1
    # assert_awaited_once_with leaves out the first argument of all that is not a plain function.
    made.country.assert_awaited_once()
    assert made.country.await_args == mock.call("Italy")


def test_fastapi_awaits_background_tasks_and_dependencies(recorder: Recorder) -> None:
    fastapi = pytest.importorskip("fastapi")
    testing = pytest.importorskip("fastapi.testclient")
    recorder.answer = Answer(body=b'{"cases": 1}')
    client = openshelf.AsyncDisease(base_url=recorder.url)
    app = fastapi.FastAPI()

    async def background(tasks: Any) -> dict[str, int]:
        tasks.add_task(client.totals.country, "Italy")
        return {"told": 1}

    figures_of_the_world = fastapi.Depends(client.totals.world)

    async def dependency(figures: Any = figures_of_the_world) -> Any:
        return figures["cases"]

    background.__annotations__["tasks"] = fastapi.BackgroundTasks
    app.get("/background")(background)
    app.get("/dependency")(dependency)
    with testing.TestClient(app) as caller:
        assert caller.get("/background").json() == {"told": 1}
        assert len(recorder.requests) == 1
        assert caller.get("/dependency").json() == 1


def test_inspect_is_told_in_its_own_way() -> None:
    """The mark is the one that inspect sets, and the code of a coroutine function is one."""
    if sys.version_info >= (3, 12):
        assert HAS_MARK
    from openshelf.coroutines import call  # noqa: PLC0415  only this test needs it

    assert inspect.iscoroutinefunction(call)

    async def answer() -> int:
        return 1

    assert asyncio.run(call(answer)) == 1
