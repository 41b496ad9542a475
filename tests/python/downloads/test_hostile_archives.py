"""Archives that are made to exhaust memory or time: an error comes, and the process lives."""

import os
import zipfile
from pathlib import Path

import openshelf
import programs
import pytest

pl = pytest.importorskip("polars")
pytest.importorskip("pyarrow")

MB = 1 << 20


def write(path: Path, name: str, pieces: list[tuple[bytes, int]]) -> Path:
    """An archive with one file of repeated pieces, which are compressed as they are written."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as made:
        with made.open(name, "w", force_zip64=True) as out:
            for piece, times in pieces:
                for _ in range(times):
                    out.write(piece)
    return path


CELL = [(b"a,b\r\n1,", 1), (b"x" * MB, 300), (b"\r\n", 1)]
QUOTED = [(b'a,b\r\n1,"', 1), (b"\r\n" * (MB // 2), 300)]
HEADER = [(b"x" * MB, 300), (b",b\r\n1,2\r\n", 1)]
COMMAS = [(b"," * MB, 300)]
RECORD = [(b"a,b,c,d,e,f,g,h,i,j\r\n", 1), (b"x" * (60 * MB) + b",", 10)]


@pytest.mark.parametrize("name", ["a.csv", "a.txt"])
@pytest.mark.parametrize("pieces", [CELL, QUOTED, HEADER, COMMAS, RECORD])
def test_a_cell_or_a_record_without_end_is_an_error(
    tmp_path: Path, name: str, pieces: list[tuple[bytes, int]]
) -> None:
    path = write(tmp_path / "a.zip", name, pieces)
    program = """
        import resource, sys
        import openshelf, polars
        # The libraries that read it have reserved what they need.
        used = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (used + (1 << 31), resource.RLIM_INFINITY))
        path, parquet = sys.argv[1:]
        ways = [
            lambda: [len(batch) for (table) in openshelf.read_zip(path)
                     for batch in table.batches()],
            lambda: [table.to_parquet(parquet) for table in openshelf.read_zip(path)],
            lambda: [polars.DataFrame(table) for table in openshelf.read_zip(path)],
            lambda: openshelf.scan_zip(path).collect(),
        ]
        for way in ways:
            try:
                way()
            except MemoryError as error:
                raise
            except Exception as error:
                print("a cell of more" in str(error) or "a record of more" in str(error))
    """
    code, output, errors = programs.run(program, str(path), str(tmp_path / "a.parquet"))
    assert code == 0, errors
    assert output.split() == ["True"] * 4, (output, errors)
    assert not (tmp_path / "a.parquet").exists()


def test_the_largest_cell_is_an_option(tmp_path: Path) -> None:
    path = write(tmp_path / "a.zip", "a.csv", [(b"a,b\r\n1,", 1), (b"x" * 1000, 1), (b"\r\n", 1)])
    (table,) = openshelf.read_zip(path, max_cell_bytes=1000)
    (batch,) = table.batches()
    assert pl.DataFrame(batch)["b"][0] == "x" * 1000
    (table,) = openshelf.read_zip(path, max_cell_bytes=999)
    with pytest.raises(openshelf.DecodeError, match=r"record 1 .* more than 999 bytes"):
        list(table.batches())
    with pytest.raises(openshelf.DecodeError, match="more than 999 bytes"):
        openshelf.scan_zip(path, max_cell_bytes=999).collect()
    assert openshelf.scan_zip(path, "a.csv", max_cell_bytes=1000).collect().height == 1
    for wrong in (0, -1, 256 * MB + 1, 1 << 70):
        with pytest.raises(ValueError, match="max_cell_bytes: expected bytes from 1 to 268435456"):
            openshelf.read_zip(path, max_cell_bytes=wrong)


def test_a_cell_of_64_mb_is_read(tmp_path: Path) -> None:
    path = write(tmp_path / "a.zip", "a.csv", [(b"a,b\r\n1,", 1), (b"x" * MB, 64), (b"\r\n", 1)])
    (table,) = openshelf.read_zip(path)
    (batch,) = table.batches()
    assert len(pl.DataFrame(batch)["b"][0]) == 64 * MB


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('"a\tb",c\r\n1,2\r\n', ["a\tb", "c"]),
        ('"a|b",c\r\n1,2\r\n', ["a|b", "c"]),
        ('"a,b"|c\r\n1|2\r\n', ["a,b", "c"]),
        ('"a ""x|y"" b"\tc\r\n1\t2\r\n', ['a "x|y" b', "c"]),
        ('\ufeff"a\tb",c\r\n1,2\r\n', ["a\tb", "c"]),
        ('"a\nb|c",d\r\n1,2\r\n', ["a\nb|c", "d"]),
        ('"' + "a" * 5000 + '|"\tc\r\n1\t2\r\n', ["a" * 5000 + "|", "c"]),
    ],
)
def test_a_header_in_quotation_marks_is_read_as_written(
    tmp_path: Path, text: str, names: list[str]
) -> None:
    path = tmp_path / "a.zip"
    with zipfile.ZipFile(path, "w") as made:
        made.writestr("a.txt", text)
    (table,) = openshelf.read_zip(path)
    assert table.column_names == names
    (batch,) = table.batches()
    assert pl.DataFrame(batch).row(0) == ("1", "2")


def test_a_pipe_is_not_an_archive(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.zip")
    with pytest.raises(OSError, match="not a regular file"):
        openshelf.read_zip(tmp_path / "a.zip")


SLOW: dict[str, str] = {
    "to_parquet": "openshelf.read_zip(path)[0].to_parquet(path + '.parquet')",
    "batches": "[len(batch) for batch in openshelf.read_zip(path)[0].batches()]",
}


@pytest.mark.skipif(os.name == "nt", reason="needs SIGINT")
@pytest.mark.parametrize("way", list(SLOW))
def test_work_stops_after_ctrl_c(tmp_path: Path, way: str) -> None:
    """After the interrupt no thread goes on with the archive."""
    path = write(tmp_path / "a.zip", "a.csv", [(b"a,b\r\n", 1), (b"1,2\r\n" * (MB // 5), 3000)])
    program = f"""
        import signal, sys, threading, time
        import openshelf
        path = sys.argv[1]
        def interrupt():
            time.sleep(0.5)
            signal.raise_signal(signal.SIGINT)
        threading.Thread(target=interrupt).start()
        try:
            {SLOW[way]}
            print("ended")
        except KeyboardInterrupt:
            # The working thread sees it at its next read. Another process may keep it waiting for a processor.
            deadline = time.monotonic() + 30
            quiet = 0
            while quiet < 3 and time.monotonic() < deadline:
                begun = time.process_time()
                time.sleep(0.3)
                quiet = quiet + 1 if time.process_time() - begun < 0.05 else 0
            print("interrupted", quiet == 3)
    """
    code, output, errors = programs.run(program, str(path))
    assert (code, output.split()) == (0, ["interrupted", "True"]), (output, errors)
