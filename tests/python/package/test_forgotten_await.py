"""Tests the errors for a forgotten `await`, for forgotten list arguments, and for `for` mixed up with `async for`."""

from __future__ import annotations

import asyncio
import gc
import warnings
from collections.abc import Callable
from typing import Any

import openshelf
import pytest
from calling import method_of
from catalog_facts import operations
from each import for_each
from openshelf._core import AsyncRecords, Records
from samples import fewest

#: A use of an unawaited answer, the code that the message suggests, and the kind of error.
USES: dict[str, tuple[Callable[[Any], Any], str, type[Exception]]] = {
    "subscript": (lambda call: call["data"], "(await {call})['data']", TypeError),
    "index": (lambda call: call[0], "(await {call})[0]", TypeError),
    "loop": (lambda call: [each for each in call], "for each in await {call}", TypeError),  # noqa: C416
    "list": (list, "for each in await {call}", TypeError),
    "contains": (lambda call: "data" in call, "'data' in await {call}", TypeError),
    "length": (len, "len(await {call})", TypeError),
    "method": (lambda call: call.items(), "(await {call}).items", AttributeError),
}


@pytest.mark.parametrize("use", USES)
@pytest.mark.filterwarnings("ignore:coroutine .* was never awaited:RuntimeWarning")
def test_the_error_for_a_forgotten_await_says_what_to_write(
    use: str, async_clients: dict[str, Any]
) -> None:
    act, words, kind = USES[use]
    for operation in operations():
        call = method_of(async_clients[operation.service], operation)(**fewest(operation))
        written = f"{operation.service}.{operation.full_name}(...)"
        with pytest.raises(kind) as caught:
            act(call)
        assert f"{written} was not awaited" in str(caught.value)
        assert words.format(call=written) in str(caught.value)
        call.close()


def test_a_call_behaves_like_a_coroutine(sandbox: Any) -> None:
    """It is true, has a name, no private attributes, and can be awaited in every way."""

    class Wrapped:
        def __init__(self, call: Any) -> None:
            self.call = call

        def __await__(self) -> Any:
            return (yield from self.call.__await__())

    async def run() -> None:
        async with sandbox.async_disease() as disease:
            assert bool(call := disease.totals.world())
            assert not hasattr(call, "_missing") and not hasattr(call, "cr_frame")
            assert (await call)["cases"]
            assert (await Wrapped(disease.totals.world()))["cases"]
            assert (await asyncio.wait_for(disease.totals.world(), 60))["cases"]
            assert (await asyncio.create_task(disease.totals.world()))["cases"]
            both = await asyncio.gather(disease.totals.world(), disease.totals.world())
            assert both[0] == both[1]
            again = disease.totals.world()
            await again
            with pytest.raises(RuntimeError, match="already"):
                await again

    asyncio.run(run())


def test_a_forgotten_call_still_warns(async_clients: dict[str, Any]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        with pytest.raises(TypeError, match="was not awaited"):
            async_clients["disease"].totals.world()["cases"]
        gc.collect()
    assert ["never awaited" in str(each.message) for each in caught] == [True]


LISTS = [
    pytest.param(operation, id=operation.id)
    for operation in operations()
    if operation.paging != "none" and operation.returns in {"object", "list"}
]


def paginated(clients: dict[str, Any], operation: Any) -> Any:
    return openshelf.paginate(method_of(clients[operation.service], operation))


@for_each(LISTS)
def test_the_error_for_the_wrong_kind_of_loop_says_what_to_write(
    operation: Any, clients: dict[str, Any], async_clients: dict[str, Any]
) -> None:
    given = {
        name: value
        for name, value in fewest(operation).items()
        if name not in {"page", "offset", "last_record_unique_id", "last_record_sort_value"}
    }

    async def loop(over: Any) -> None:
        async for _ in over:
            raise AssertionError

    for name, noun in (("records", "record"), ("pages", "page")):
        awaited = getattr(paginated(async_clients, operation), name)(**given)
        with pytest.raises(TypeError, match=f"`async for {noun} in"):
            list(awaited)
        plain = getattr(paginated(clients, operation), name)(**given)
        with pytest.raises(TypeError, match=f"`for {noun} in"):
            asyncio.run(loop(plain))


@for_each(LISTS)
def test_the_error_for_a_loop_over_paginate_says_what_to_write(
    operation: Any, clients: dict[str, Any], async_clients: dict[str, Any]
) -> None:
    name = operation.full_name
    plain, awaited = paginated(clients, operation), paginated(async_clients, operation)
    with pytest.raises(TypeError, match="`async for record in paginate"):
        iter(awaited)
    if any(each.required for each in operation.parameters):
        for each, loop, words in ((plain, iter, "`for"), (awaited, aiter, "`async for")):
            with pytest.raises(TypeError, match=f"{words} record in paginate") as caught:
                loop(each)
            assert f".{name})(...)" in str(caught.value)
    else:
        assert isinstance(iter(plain), Records)
        assert isinstance(aiter(awaited), AsyncRecords)
    assert type(plain(**fewest(operation))) is Records
    assert type(awaited(**fewest(operation))) is AsyncRecords
