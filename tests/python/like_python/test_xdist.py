"""Tests pytest-xdist: workers that import what the controller imported, and tests that fork and pickle."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from recorder import Answer, Recorder

CONFTEST = """
import os

import openshelf
import pytest

#: Made and used where the file is imported: in the controller, and in every worker.
CLIENT = openshelf.Disease(base_url=os.environ["ADDRESS"])
DISEASE = openshelf.AsyncDisease(base_url=os.environ["ADDRESS"])
VIEW = CLIENT.with_options(extra_headers={"X-Process": str(os.getpid())})
assert CLIENT.totals.world() == {"updated": None}


@pytest.fixture
def client():
    return VIEW


@pytest.fixture
def async_client():
    return DISEASE
"""

SUITE = """
import asyncio
import multiprocessing
import os
import pickle

import pytest


@pytest.mark.parametrize("number", range(12))
def test_calls(number, client):
    assert client.totals.country(f"c{number}") == {"updated": None}


@pytest.mark.parametrize("number", range(4))
def test_awaits(number, async_client):
    async def several():
        return await asyncio.gather(*(async_client.totals.world() for _ in range(3)))

    assert asyncio.run(several()) == [{"updated": None}] * 3


@pytest.mark.parametrize("number", range(4))
def test_forks(number, client):
    process = multiprocessing.get_context("fork").Process(target=client.totals.world)
    process.start()
    process.join()
    assert process.exitcode == 0
    assert client.totals.world() == {"updated": None}


def test_pickles(client):
    assert pickle.loads(pickle.dumps(client)).totals.world() == {"updated": None}
"""


@pytest.mark.slow
def test_a_test_suite_runs_on_two_workers(recorder: Recorder, tmp_path: Path) -> None:
    recorder.answer = Answer()
    (tmp_path / "conftest.py").write_text(CONFTEST)
    (tmp_path / "test_suite.py").write_text(SUITE)
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\naddopts = -W error -p no:asyncio -p no:cacheprovider\n"
    )
    # The workers must not notice that they run inside the run of another suite.
    clean = {
        name: value
        for name, value in os.environ.items()
        if "proxy" not in name.lower() and not name.startswith("PYTEST")
    }
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "2", "-q", str(tmp_path)],
        cwd=tmp_path,
        env=clean | {"ADDRESS": recorder.url},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "21 passed" in done.stdout
    processes = {request.header("x-process") for request in recorder.requests} - {None}
    assert len(processes) == 2
    assert recorder.wait_for(lambda: recorder.closed_by_client == recorder.opened)
