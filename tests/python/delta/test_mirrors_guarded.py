"""Tests what a mirror refuses: other servers and folders, records without a key, places without a disk."""

from __future__ import annotations

import datetime as dt
import os
import subprocess
import sys
import warnings
from typing import TYPE_CHECKING, Any

import openshelf
import polars as pl
import pytest
from deltalake import DeltaTable, Field
from deltalake.schema import PrimitiveType
from openshelf.errors import ArgumentError, BadRequestError, DecodeError, NoMatchWarning

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PACE = {"requests_per_second": None}
ARTISTS = "museum.artists.list"
DOCUMENTS = "gazette.documents.search"


@pytest.fixture
def server() -> Iterator[openshelf.Sandbox]:
    with openshelf.Sandbox(today="2024-10-15") as server:
        yield server


def ran(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What `openshelf mirror` does in a terminal."""
    return subprocess.run(
        (sys.executable, "-m", "openshelf", "mirror", *words),
        check=False,
        capture_output=True,
        text=True,
        env=os.environ | environment,
    )


@pytest.mark.parametrize(
    ("name", "service", "rename"),
    [
        (ARTISTS, "museum", {"id": "identifier"}),
        (DOCUMENTS, "gazette", {"document_number": "number"}),
        # Half of the key: each run would add the documents of the answer again.
        (DOCUMENTS, "gazette", {"publication_date": "pubdate"}),
    ],
)
@pytest.mark.parametrize("times", [1, None])
def test_records_without_their_key_are_an_error_and_nothing_is_lost(
    name: str,
    service: str,
    rename: dict[str, str],
    times: int | None,
    tmp_path: Path,
    server: openshelf.Sandbox,
) -> None:
    client = getattr(server, service)(**PACE)
    method = client.artists.list if service == "museum" else client.documents.search
    given = () if service == "museum" else (None,)
    kept = openshelf.mirror(method, tmp_path / "kept")(*given)
    assert not (tmp_path / "kept").exists()
    server.fail(name, rename=rename, times=times)
    (missing,) = rename
    with pytest.raises(DecodeError, match=f"{missing}: a record lacks this"):
        kept.update()
    assert not (tmp_path / "kept").exists()
    server.heal()
    first = kept.update()
    before = kept.to_polars()
    assert len(before) == first.new > 10
    for whole in (False, True):
        server.fail(name, rename=rename, times=times)
        with pytest.raises(DecodeError, match=f"{missing}: a record lacks this"):
            kept.update(whole=whole)
        server.heal()
        assert kept.version == first.version and kept.to_polars().equals(before)
    assert not kept.update(whole=True).is_changed


def test_a_single_record_without_a_key_is_an_error(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    museum = server.museum(**PACE)
    page: Any = museum.artists.list(limit=100)
    page["pagination"].update(limit=100, total_pages=1, total=len(page["data"]))
    page["data"][3]["id"] = None
    server.answer(ARTISTS, json=page)
    with pytest.raises(DecodeError, match='1 of 88 records have no "id"'):
        openshelf.mirror(museum.artists.list, tmp_path)().update()


def test_a_folder_with_other_files_is_refused_and_vacuum_removes_own_files_alone(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    museum = server.museum(**PACE)
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "notes.csv").write_text("precious")
    kept = openshelf.mirror(museum.artists.list, mine)()
    with pytest.raises(FileExistsError, match="has files already: choose another one"):
        kept.update()
    assert [path.name for path in mine.iterdir()] == ["notes.csv"]
    (mine / "notes.csv").unlink()
    kept.update()
    # Somebody puts files into the folder of the mirror later.
    other = openshelf.mirror(museum.places.list, mine / "places")()
    other.update()
    (mine / "sub" / "type=a").mkdir(parents=True)
    foreign = [
        mine / "mine.parquet",
        mine / "sub" / "type=a" / "part-1.parquet",
        mine / "part-00000-6fa1c2a0-9f3b-4c8e-8d3e-2b1a0c9d8e7f-c000.snappy.parquet",
    ]
    for path in foreign:
        path.write_text("precious")
    orphan = mine / "part-6fa1c2a0-9f3b-4c8e-8d3e-2b1a0c9d8e7f.parquet"
    orphan.write_text("what a killed run has left")
    server.fail(ARTISTS, insert=3, times=1)
    museum.artists.list()
    before = set(kept._mirror.files(None, "ever"))
    server.fail(ARTISTS, insert=3, times=1)
    museum.artists.list()
    kept.update()
    old = before - set(kept._mirror.files(None, "ever"))
    assert set(kept.vacuum(keep=dt.timedelta(0))) == {*old, orphan}
    assert all(path.exists() for path in foreign)
    assert len(other.to_polars()) == len(openshelf.paginate(museum.places.list).table())


def test_the_records_of_another_server_are_refused(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    folder = str(tmp_path / "artists")
    first = ran(ARTISTS, "--to", folder, "--sandbox")
    again = ran(ARTISTS, "--to", folder, "--sandbox")
    assert (first.returncode, again.returncode) == (0, 0), first.stderr + again.stderr
    assert " 0 new" in again.stdout
    # Another process knows the sandbox only by its address.
    real = ran(ARTISTS, "--to", folder, **server.urls)
    assert real.returncode == 1 and "has the records of a sandbox" in real.stderr, real.stderr
    assert "use another folder" in real.stderr
    folder = str(tmp_path / "real")
    assert ran(ARTISTS, "--to", folder, **server.urls).returncode == 0
    made_up = ran(ARTISTS, "--to", folder, "--sandbox")
    assert made_up.returncode == 1 and "this client asks a sandbox" in made_up.stderr
    assert server.url.rstrip("/") in made_up.stderr
    # It is the same server for this process.
    museum = server.museum(**PACE)
    assert not openshelf.mirror(museum.artists.list, folder)().update().is_changed


@pytest.mark.parametrize("address", ["s3://bucket/a", "memory://b", "simplecache::gs://b/c"])
def test_an_address_is_no_folder(
    address: str, tmp_path: Path, server: openshelf.Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ArgumentError, match="expected a path of this machine"):
        openshelf.mirror(server.museum().artists.list, address)()
    assert not list(tmp_path.iterdir())
    refused = ran(ARTISTS, "--to", address, "--sandbox")
    assert refused.returncode == 2 and "expected a path of this machine" in refused.stderr
    assert not list(tmp_path.iterdir())


def test_a_first_run_that_received_nothing_claims_nothing(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    gazette = server.gazette(**PACE)
    folder = tmp_path / "documents"
    wrong = openshelf.mirror(gazette.documents.search, folder)(
        None, agencies="enviromental-protection-agency"
    )
    with pytest.raises(BadRequestError):
        wrong.update()
    assert not folder.exists()
    right = openshelf.mirror(gazette.documents.search, folder)(
        None, agencies="environmental-protection-agency"
    )
    assert right.update().new > 0
    # A folder that was there stays.
    empty = tmp_path / "empty"
    empty.mkdir()
    with pytest.raises(BadRequestError):
        openshelf.mirror(gazette.documents.search, empty)(None, agencies="nobody").update()
    assert not list(empty.iterdir())


def test_a_table_that_never_had_a_record_is_free_for_another_call(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    gazette, museum = server.gazette(**PACE), server.museum(**PACE)
    nothing = openshelf.mirror(gazette.documents.search, tmp_path)(None, docket_id="EPA-HQ-XX")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        assert nothing.update().records == 0
    assert len(nothing.table()) == 0
    artists = openshelf.mirror(museum.artists.list, tmp_path, history=True)()
    assert artists.update().new == len(artists.table()) > 0
    with pytest.raises(ArgumentError, match=r"mirrors museum\.artists\.list"):
        nothing.update()
    with pytest.raises(ArgumentError, match=r"mirrors museum\.artists\.list"):
        openshelf.mirror(museum.artists.list, tmp_path)(fields=["id", "title"]).update()


def test_a_mirror_warns_as_a_table_does(tmp_path: Path, server: openshelf.Sandbox) -> None:
    spending = server.spending(**PACE)
    filters: Any = {
        "award_type_codes": ["A"],
        "agencies": [{"type": "awarding", "tier": "toptier", "name": "Department of Agricultur"}],
    }
    method = spending.search.spending_by_award
    with pytest.warns(NoMatchWarning) as expected:
        openshelf.paginate(method).table(filters, ["Award ID"])
    with pytest.warns(NoMatchWarning) as found:
        openshelf.mirror(method, tmp_path / "a")(filters, ["Award ID"]).update()
    assert [str(each.message) for each in found] == [str(each.message) for each in expected]
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        with pytest.raises(NoMatchWarning):
            openshelf.mirror(method, tmp_path / "b")(filters, ["Award ID"]).update()
    told = ran(
        "spending.search.spending_by_award",
        "filters.award_type_codes=A",
        'filters.agencies=[{"type":"awarding","tier":"toptier","name":"Department of Agricultur"}]',
        "fields=Award ID",
        "--to",
        str(tmp_path / "c"),
        "--sandbox",
    )
    assert told.returncode == 0 and "NoMatchWarning" in told.stderr, told.stderr


def test_the_terminal_says_why_a_folder_is_of_no_use(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    file = tmp_path / "afile"
    file.write_text("precious")
    here = ran(ARTISTS, "--to", str(file), "--sandbox")
    assert here.returncode == 1 and "something else at its path" in here.stderr, here.stderr
    assert "Errno" not in here.stderr and file.read_text() == "precious"
    nowhere = ran(ARTISTS, "--to", "/proc/nope", "--sandbox")
    assert nowhere.returncode == 1 and "Errno" not in nowhere.stderr
    assert "/proc/nope" in nowhere.stderr
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "notes").write_text("precious")
    full = ran(ARTISTS, "--to", str(tmp_path / "full"), "--sandbox")
    assert full.returncode == 1 and "has files already" in full.stderr
    # Another process brings the mirror up to date.
    museum = server.museum(**PACE)
    kept = openshelf.mirror(museum.artists.list, tmp_path / "held")()
    kept.update()
    server.fail(ARTISTS, delay=30, times=1)
    code = (
        "import openshelf, sys\n"
        "museum = openshelf.Museum(base_url=sys.argv[2])\n"
        "print('begun', flush=True)\n"
        "openshelf.mirror(museum.artists.list, sys.argv[1])().update(whole=True)\n"
    )
    words = (str(kept.folder), server.urls["OPENSHELF_MUSEUM_URL"])
    with subprocess.Popen((sys.executable, "-c", code, *words), stdout=subprocess.PIPE) as other:
        assert other.stdout is not None and other.stdout.readline()
        while not (tmp_path / ".held.lock").exists():
            assert other.poll() is None
        held = ran(ARTISTS, "--to", str(kept.folder), **server.urls)
        other.kill()
    assert held.returncode == 1 and "being brought up to date" in held.stderr, held.stderr


def test_a_table_says_where_its_rows_are_from(tmp_path: Path, server: openshelf.Sandbox) -> None:
    museum = server.museum(**PACE)
    kept = openshelf.mirror(museum.artists.list, tmp_path)(fields=["id", "title"])
    kept.update()
    fresh = openshelf.paginate(museum.artists.list).table(fields=["id", "title"])
    table = kept.table()
    expected, found = fresh.provenance, table.provenance
    same = ("service", "operation", "arguments", "url", "version", "licence", "data_end")
    assert {name: found[name] for name in same} == {name: expected[name] for name in same}
    assert found["retrieved"] <= found["retrieved_last"] <= expected["retrieved"]
    assert table.completeness == kept.update().completeness
    assert "museum.artists.list" in table.citation
    assert next(kept.batches()).provenance["operation"] == "museum.artists.list"


def test_the_size_of_the_pages_makes_no_other_list(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    museum = server.museum(**PACE)
    first = openshelf.mirror(museum.artists.list, tmp_path)(limit=50).update()
    same = openshelf.mirror(museum.artists.list, tmp_path)().update(whole=True)
    assert first.new == same.unchanged and not same.is_changed
    # Earlier releases had noted it.
    noted = {"openshelf.arguments": '{"limit":50}'}
    DeltaTable(tmp_path).alter.set_table_properties(noted, raise_if_not_exists=False)
    assert not openshelf.mirror(museum.artists.list, tmp_path)(limit=20).update().is_changed
    with pytest.raises(ArgumentError, match="use another folder"):
        openshelf.mirror(museum.artists.list, tmp_path)(fields=["id"]).update()


def test_a_column_of_another_writer_keeps_its_values(
    tmp_path: Path, server: openshelf.Sandbox
) -> None:
    museum = server.museum(**PACE)
    kept = openshelf.mirror(museum.artists.list, tmp_path)()
    all_ = kept.update().new
    DeltaTable(tmp_path).alter.add_columns([Field("mine", PrimitiveType("string"))])
    DeltaTable(tmp_path).update({"mine": "'hello'"})
    assert not kept.update(whole=True).is_changed
    server.fail(ARTISTS, update=4, insert=2, times=1)
    museum.artists.list()
    report = kept.update(whole=True)
    assert (report.changed, report.new) == (4, 2)
    found = kept.to_polars()
    assert len(found.filter(pl.col("mine") == "hello")) == all_
    assert found["mine"].null_count() == 2


def test_amounts_are_decimals_on_request(tmp_path: Path, server: openshelf.Sandbox) -> None:
    method = server.spending(**PACE).search.spending_by_award
    given: Any = ({"award_type_codes": ["A", "B", "C", "D"]}, ["Award ID", "Award Amount"])
    kept = openshelf.mirror(method, tmp_path, money="decimal")(*given)
    kept.update()
    assert isinstance(kept.to_polars().schema["Award_Amount"], pl.Decimal)
    assert not kept.update().is_changed
    # A later run need not say it again, and cannot have the other type.
    again = openshelf.mirror(method, tmp_path)(*given)
    assert not again.update(whole=True).is_changed
    assert isinstance(again.to_polars().schema["Award_Amount"], pl.Decimal)
    other = openshelf.mirror(method, tmp_path, money="float")(*given)
    for use in (other.update, other.to_polars):
        with pytest.raises(ArgumentError, match=r"begun with money=\"decimal\", not \"float\""):
            use()
    plain = openshelf.mirror(method, tmp_path / "plain")(*given)
    assert plain.update().new > 0 and plain.to_polars().schema["Award_Amount"] == pl.Float64
    with pytest.raises(ArgumentError, match=r"begun with money=\"float\", not \"decimal\""):
        openshelf.mirror(method, tmp_path / "plain", money="decimal")(*given).update()
    words = (
        "spending.search.spending_by_award",
        "filters.award_type_codes=A",
        'fields=["Award ID","Award Amount"]',
        *("--to", str(tmp_path / "typed"), "--sandbox"),
    )
    assert ran(*words, "--money", "decimal").returncode == 0
    found = pl.read_delta(str(tmp_path / "typed")).schema["Award_Amount"]
    assert isinstance(found, pl.Decimal)
    assert ran(*words).returncode == 0
    other = ran(*words, "--money", "float")
    assert other.returncode == 1 and 'money="decimal"' in other.stderr
    with pytest.raises(ArgumentError, match="'float' or 'decimal'"):
        openshelf.mirror(method, tmp_path, money="cents")(*given)  # type: ignore[arg-type]
