"""Tests the caches of a sandbox's clients: in a folder of the sandbox, which is deleted with it."""

import os
import pickle
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import openshelf
import pytest


@pytest.fixture
def folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, Path]:
    """The user's folder for caches and the one for temporary files."""
    own, temporary = tmp_path / "own", tmp_path / "temporary"
    own.mkdir()
    temporary.mkdir()
    monkeypatch.delenv("OPENSHELF_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(own))
    monkeypatch.setenv("TMPDIR", str(temporary))
    monkeypatch.setattr(tempfile, "tempdir", None)
    return own, temporary


@pytest.mark.parametrize("options", [{}, {"backend": "filesystem"}, {"cache_name": "mine"}])
def test_the_cache_folder_of_the_user_is_left_alone(
    options: dict[str, Any], folders: tuple[Path, Path]
) -> None:
    own, temporary = folders
    with openshelf.Sandbox() as server:
        with server.disease(use_caching=True, **options) as disease:
            disease.totals.world()
            disease.totals.world()
            info = disease.cache.info()
            assert (info["hits"], info["misses"]) == (1, 1)
            assert Path(info["location"]).is_relative_to(temporary)
        assert server.stats["requests"] == 1
        assert list(temporary.iterdir())
    assert list(own.iterdir()) == []
    assert list(temporary.iterdir()) == []


def test_clients_of_two_backends_have_a_place_each(folders: tuple[Path, Path]) -> None:
    """A file and a folder cannot have one name."""
    with openshelf.Sandbox() as server:
        for backend in ("sqlite", "filesystem", "sqlite"):
            with server.disease(use_caching=True, backend=backend) as disease:
                disease.totals.world()
        assert server.stats["requests"] == 2


def test_a_cache_with_a_path_is_made_at_that_path(
    folders: tuple[Path, Path], tmp_path: Path
) -> None:
    place = tmp_path / "named" / "disease.sqlite"
    with (
        openshelf.Sandbox() as server,
        server.disease(use_caching=True, cache_name=place) as disease,
    ):
        disease.totals.world()
    assert place.is_file()


def test_a_client_without_a_cache_makes_no_folder(folders: tuple[Path, Path]) -> None:
    own, temporary = folders
    with openshelf.Sandbox() as server, server.disease() as disease:
        disease.totals.world()
        assert [*own.iterdir(), *temporary.iterdir()] == []


def test_clients_of_a_sandbox_share_a_cache_also_when_pickled(folders: tuple[Path, Path]) -> None:
    with openshelf.Sandbox() as server:
        one, two = server.disease(use_caching=True), server.disease(use_caching=True)
        one.totals.world()
        two.totals.world()
        pickle.loads(pickle.dumps(one)).totals.world()  # noqa: S301
        assert server.stats["requests"] == 1


def test_a_cache_distinguishes_sandboxes_at_one_address(tmp_path: Path) -> None:
    """One file and one address, used by two sandboxes with different data one after the other."""
    place = tmp_path / "shared.sqlite"
    told, port = [], 0
    for options in ({"seed": 1}, {"seed": 2}, {"seed": 2, "today": "2024-07-01"}, {"seed": 1}):
        with openshelf.Sandbox(port=port, **options) as server:  # type: ignore[arg-type]
            port = int(server.url.rpartition(":")[2])
            with server.disease(use_caching=True, cache_name=place) as disease:
                told.append((disease.totals.world(), server.stats["requests"]))
    assert [requests for _, requests in told] == [1, 1, 1, 0]
    assert told[0][0] == told[3][0]
    assert len({str(answer) for answer, _ in told}) == 3


PROGRAM = """
import openshelf
server = openshelf.Sandbox()
server.disease(use_caching=True).totals.world()
"""

FORKING = """
import os, openshelf
with openshelf.Sandbox() as server:
    disease = server.disease(use_caching=True)
    disease.totals.world()
    if os.fork() == 0:
        server.close()
        raise SystemExit(0)
    os.wait()
    disease.totals.world()
    assert server.stats["requests"] == 1
"""


@pytest.mark.parametrize(
    "program",
    [PROGRAM, pytest.param(FORKING, marks=pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here"))],
)  # fmt: skip
def test_the_folder_is_removed_with_the_process_that_made_it(
    program: str, folders: tuple[Path, Path]
) -> None:
    _, temporary = folders
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
    assert list(temporary.iterdir()) == []
