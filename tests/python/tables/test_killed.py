"""Tests programs that write tables and are killed or interrupted at arbitrary moments."""

import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import openshelf
import polars as pl
import pytest
from openshelf import paginate
from programs import finish, start

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and pipes")

PAGE = 50

#: A batch is as small as a page, so that there are many parts and many moments between steps.
PROGRAM = """
    import sys
    import openshelf
    from openshelf import _core

    address, path = sys.argv[1:]
    _core._set_batch_bytes(1)
    museum = openshelf.Museum(base_url=address, requests_per_second=None)
    listing = openshelf.paginate(museum.artworks.list)
    print("ready", flush=True)
    print(listing.to_parquet(path, limit=50, fields=["id", "title", "thumbnail"], resume=True))
"""


@pytest.mark.parametrize(
    "most",
    [pytest.param(20, marks=pytest.mark.slow), pytest.param(200, marks=pytest.mark.full)],
)
@pytest.mark.timeout(1500)
def test_every_row_is_written_once_whenever_the_program_is_killed(
    tmp_path: Path, figures: Any, most: int
) -> None:
    dice = random.Random(most)
    kills = files = 0
    positions = set()
    with openshelf.Sandbox(scale=4) as server:
        museum = server.museum()
        wanted = {"fields": ["id", "title", "thumbnail"], "limit": PAGE}
        everything = pl.DataFrame(paginate(museum.artworks.list).table(**wanted))
        is_last = False
        while not is_last:
            path = tmp_path / f"artworks-{files}.parquet"
            process = start(PROGRAM, museum.base_url, str(path))
            assert process.stdout is not None and process.stdout.readline() == "ready\n"
            if kills < most:
                time.sleep(dice.random() * 0.15)
                process.send_signal(signal.SIGKILL)
            code, _, errors = finish(process)
            assert code in (0, -signal.SIGKILL), errors
            if code == 0:
                assert pl.read_parquet(path).equals(everything)
                left = sorted(each.name for each in tmp_path.iterdir() if path.name in each.name)
                assert left == [path.name, f"{path.name}.position"]
                files += 1
                is_last = kills == most
            else:
                kills += 1
                parts = Path(f"{path}.unfinished")
                positions.add(parts.stat().st_size if parts.exists() else 0)
    figures("kills", {"kills": kills, "files": files, "lengths of parts": len(positions)})
    assert len(positions) > most // 10, "the kills came at one moment"


@pytest.mark.slow
@pytest.mark.parametrize("reader", ["nobody", "slow"])
@pytest.mark.parametrize("write", ["to_csv", "to_parquet"])
def test_ctrl_c_interrupts_writing_to_a_pipe(
    sandbox: Any, tmp_path: Path, write: str, reader: str
) -> None:
    program = """
        import sys
        import openshelf

        address, path, write = sys.argv[1:]
        museum = openshelf.Museum(base_url=address, requests_per_second=None)
        print("begun", flush=True)
        try:
            getattr(openshelf.paginate(museum.artworks.list), write)(path)
        except KeyboardInterrupt:
            print("interrupted", flush=True)
    """
    path = tmp_path / "pipe"
    os.mkfifo(path)
    held = os.open(path, os.O_RDONLY | os.O_NONBLOCK) if reader == "slow" else None
    process = start(program, sandbox.museum().base_url, str(path), write)
    assert process.stdout is not None
    assert process.stdout.readline() == "begun\n"
    time.sleep(1)
    process.send_signal(signal.SIGINT)
    assert finish(process)[:2] == (0, "interrupted\n")
    if held is not None:
        os.close(held)


@pytest.mark.slow
@pytest.mark.parametrize("leaves", ["leaves", "goes on"])
@pytest.mark.parametrize("resume", [False, True], ids=["whole", "resumed"])
def test_a_forked_child_leaves_the_file_of_its_parent_alone(
    sandbox: Any, tmp_path: Path, resume: bool, leaves: str
) -> None:
    program = """
        import os, sys
        import openshelf
        from openshelf import _core

        address, path, resume, leaves = sys.argv[1:]
        _core._set_batch_bytes(1)
        museum = openshelf.Museum(base_url=address, requests_per_second=None)

        class Forking:
            seen = 0

            def update(self, n):
                self.seen += 1
                if self.seen == 3 and os.fork() == 0:
                    if leaves == "leaves":
                        os._exit(0)
                    raise KeyboardInterrupt

            def close(self): pass

        parent = os.getpid()
        listing = openshelf.paginate(museum.artworks.list, progress=Forking())
        try:
            rows = listing.to_parquet(path, limit=50, resume=resume == "yes")
        except KeyboardInterrupt:
            rows = None
        if os.getpid() == parent:
            os.wait()
            print(rows)
    """
    path = tmp_path / "works.parquet"
    arguments = [sandbox.museum().base_url, str(path), "yes" if resume else "no", leaves]
    code, said, errors = finish(start(program, *arguments))
    assert (code, said) == (0, "300\n"), errors
    whole = pl.DataFrame(paginate(sandbox.museum().artworks.list).table(limit=PAGE))
    assert pl.read_parquet(path).equals(whole)
