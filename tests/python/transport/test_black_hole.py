"""Tests a service that accepts no connections: it returns neither an answer nor a refusal."""

import asyncio
import socket
from collections.abc import Iterator

import openshelf
import pytest
from calling import make_client

BOTH = pytest.mark.parametrize("asynchronous", [False, True], ids=["sync", "async"])


@pytest.fixture
def hole() -> Iterator[str]:
    """The address of a socket that listens and whose queue is full."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        listener.listen(0)
        address = listener.getsockname()
        waiting: list[socket.socket] = []
        try:
            for _ in range(16):
                waiting.append(socket.create_connection(address, timeout=0.1))
        except TimeoutError:
            pass
        else:
            pytest.skip("this system takes connections without an end")
        yield f"http://127.0.0.1:{address[1]}"
        for connection in waiting:
            connection.close()


def ask(url: str, asynchronous: bool, **options: float) -> openshelf.RequestTimeoutError:
    client = make_client("disease", url, asynchronous=asynchronous, **options)

    async def run() -> None:
        if asynchronous:
            async with client:
                await client.totals.world()
        else:
            with client:
                client.totals.world()

    with pytest.raises(openshelf.RequestTimeoutError) as caught:
        asyncio.run(run())
    assert isinstance(caught.value, TimeoutError)
    assert url in str(caught.value)
    return caught.value


@BOTH
def test_a_connection_attempt_times_out_and_is_retried(asynchronous: bool, hole: str) -> None:
    assert ask(hole, asynchronous, timeout=0.2, max_retries=1).attempts == 2


@BOTH
def test_a_deadline_ends_a_connection_attempt(asynchronous: bool, hole: str) -> None:
    assert ask(hole, asynchronous, timeout=20, deadline=0.2, max_retries=5).attempts == 1


async def test_a_task_that_is_connecting_can_be_cancelled(hole: str) -> None:
    async with make_client("disease", hole, asynchronous=True, timeout=20) as client:
        with pytest.raises(TimeoutError) as caught:
            await asyncio.wait_for(client.totals.world(), 0.1)
    assert not isinstance(caught.value, openshelf.OpenshelfError)
