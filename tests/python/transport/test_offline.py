"""Tests when the environment variable OPENSHELF_OFFLINE is read."""

import pickle
from typing import Any

import openshelf
import pytest
from recorder import Recorder


@pytest.fixture(autouse=True)
def _online(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.delenv("OPENSHELF_OFFLINE", raising=False)
    before = openshelf._core._set_offline(False)  # type: ignore[attr-defined]
    yield
    openshelf._core._set_offline(before)  # type: ignore[attr-defined]


@pytest.fixture
def options(recorder: Recorder) -> dict[str, Any]:
    """A client that asks another machine: the requests go to a proxy on this one."""
    return {"base_url": "http://disease.test", "proxy": recorder.url, "max_retries": 0}


def is_offline(client: openshelf.Disease) -> bool:
    try:
        client.totals.world()
    except openshelf.OfflineError:
        return True
    return False


def test_a_client_reads_the_variable_when_it_is_created(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    before = openshelf.Disease(**options)
    monkeypatch.setenv("OPENSHELF_OFFLINE", "1")
    within = openshelf.Disease(**options)
    view = within.with_options(validate=False)
    monkeypatch.setenv("OPENSHELF_OFFLINE", "0")
    after = openshelf.Disease(**options)
    monkeypatch.setenv("OPENSHELF_OFFLINE", "")
    emptied = openshelf.Disease(**options)
    found = [is_offline(client) for client in (before, within, view, after, emptied)]
    assert found == [False, True, True, False, False]


def test_an_unpickled_client_reads_the_variable_anew(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    stored = pickle.dumps(openshelf.Disease(**options))
    monkeypatch.setenv("OPENSHELF_OFFLINE", "1")
    assert is_offline(pickle.loads(stored))  # noqa: S301  its own


def test_this_machine_is_always_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENSHELF_OFFLINE", "1")
    with openshelf.Sandbox(today="2024-10-15") as sandbox, sandbox.disease() as disease:
        assert disease.totals.world()["cases"]


def test_an_address_of_redis_is_read_with_the_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    url = "redis://192.0.2.1:6379/0"
    monkeypatch.setenv("OPENSHELF_OFFLINE", "1")
    with pytest.raises(openshelf.OpenshelfError, match="offline: only this machine"):
        openshelf.Disease(use_caching=True, backend="redis", cache_url=url)


def test_the_switch_of_the_process_has_no_variable(
    monkeypatch: pytest.MonkeyPatch, options: dict[str, Any]
) -> None:
    """The option of the pytest plugin holds for clients that exist, too."""
    client = openshelf.Disease(**options)
    monkeypatch.setenv("OPENSHELF_OFFLINE", "0")
    openshelf._core._set_offline(True)  # type: ignore[attr-defined]
    assert is_offline(client)
    assert is_offline(openshelf.Disease(**options))
